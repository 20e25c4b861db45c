"""An update by a later program: a copy from before is kept, and what fails is undone."""

import shutil
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent

import pytest
from sqlalchemy import create_engine, inspect, make_url, text

from bot.errors import StartupError
from bot.storage.engine import revisions
from bot.storage.engine.engines import engine_of
from bot.storage.engine.revisions import FOLDER
from bot.storage.engine.sqlite import migrate
from tests.storage.databases import add_people
from tests.storage.filling import ROWS, broken_references, contents, fill
from tests.storage.servers import place

__all__ = ["place"]

pytestmark = pytest.mark.in_file("updates files, and servers of its own")


FIRST = "0001"


def upgrade(file: Path) -> None:
    migrate.migrate(file)


@cache
def empty() -> bytes:
    """A file of the first schema without rows."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "club.db"
        upgrade(file)
        return file.read_bytes()


def copy_of(file: Path, revision: str) -> Path:
    return file.with_name(f"{file.name}.before-{revision}-update")


def revision_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]


def test_an_update_of_what_is_up_to_date_does_nothing(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    file.write_bytes(empty())
    fill(file)
    before = file.read_bytes()
    upgrade(file)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["club.db"]


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The migrations' folder as a later program has it; tests put more revisions there."""
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(revisions, "FOLDER", folder)
    return folder


def add_revision(folder: Path, revision: str, after: str, body: str) -> None:
    head = f'''\
        import sqlalchemy as sa
        from alembic import op

        revision = "{revision}"
        down_revision = "{after}"
        branch_labels = None
        depends_on = None


        def upgrade():
    '''
    (folder / "versions" / f"{revision}_later.py").write_text(
        dedent(head) + "".join(f"    {line}\n" for line in dedent(body).strip().splitlines())
    )


PETS = """
    op.create_table(
        "pets",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column(
            "person_id",
            sa.Integer(),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
        ),
    )
"""

REMADE = """
    for table in ("people", "games", "results"):
        with op.batch_alter_table(table, recreate="always") as batch:
            batch.add_column(sa.Column("colour", sa.Text(), server_default="green"))
"""


@pytest.fixture
def club(tmp_path: Path, later: Path) -> Path:
    """A filled database in which rows would go with the people they refer to."""
    file = tmp_path / "club.db"
    file.write_bytes(empty())
    add_revision(later, "later1", FIRST, PETS)
    upgrade(file)
    fill(file)
    assert len(contents(file)["pets"]) == ROWS
    return file


def test_tables_that_are_made_anew_keep_the_rows_that_refer_to_them(
    club: Path, later: Path
) -> None:
    before = contents(club)
    add_revision(later, "later2", "later1", REMADE)
    upgrade(club)
    after = contents(club)
    assert [row.pop("colour") for row in after["people"]] == ["green"] * ROWS
    for table in ("games", "results"):
        for row in after[table]:
            del row["colour"]
    assert after == before
    assert broken_references(club) == []


async def test_the_copy_from_before_is_there_and_usable(
    club: Path, later: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(club)
    add_revision(later, "later2", "later1", REMADE)
    upgrade(club)
    copy = copy_of(club, "later1")
    assert contents(copy) == before
    assert revision_of(copy) == "later1"
    assert revision_of(club) == "later2"
    (later / "versions" / "later2_later.py").unlink()
    database = await engine_of(str(copy)).open()
    await database.close()
    with pytest.raises(StartupError, match="a newer version"):
        await engine_of(str(club)).open()


def test_the_copy_holds_what_was_not_yet_written_back(club: Path, later: Path) -> None:
    """A program that was killed leaves its last commits in the write-ahead log."""
    killed = sqlite3.connect(club)
    killed.execute("PRAGMA journal_mode=WAL")
    killed.execute("INSERT INTO pets (id, person_id) VALUES (9, 1)")
    killed.commit()
    assert club.with_name("club.db-wal").stat().st_size > 0
    add_revision(later, "later2", "later1", REMADE)
    upgrade(club)
    killed.close()
    assert len(contents(copy_of(club, "later1"))["pets"]) == ROWS + 1
    assert len(contents(club)["pets"]) == ROWS + 1


def test_an_update_that_breaks_references_is_undone(club: Path, later: Path) -> None:
    before = contents(club)
    add_revision(later, "later2", "later1", 'op.execute("DELETE FROM people WHERE id = 2")')
    with pytest.raises(StartupError, match="rows that are not there"):
        upgrade(club)
    assert contents(club) == before
    assert revision_of(club) == "later1"


async def test_an_update_that_fails_halfway_is_undone(club: Path, later: Path) -> None:
    before = contents(club)
    add_revision(later, "later2", "later1", REMADE)
    add_revision(later, "later3", "later2", 'op.execute("DROP TABLE nothing_of_that_name")')
    with pytest.raises(StartupError, match="no such table"):
        await engine_of(str(club)).open()
    assert contents(club) == before
    assert revision_of(club) == "later1"


# On either kind of database ---------------------------------------------------------------------

COLOURED = """
    op.create_table("pets", sa.Column("id", sa.Integer(), primary_key=True))
    with op.batch_alter_table("people") as batch:
        batch.add_column(sa.Column("colour", sa.Text(), server_default="green"))
"""


async def opened_once(place: str) -> None:
    """As by a program that has just been updated."""
    await (await engine_of(place).open()).close()


async def meet_anna(place: str) -> None:
    database = await engine_of(place).open()
    await add_people(database, "Anna")
    await database.close()


def found_in(place: str) -> tuple[str | None, set[str], list[str]]:
    """The revision, what a row of people has, and the tables."""
    engine = create_engine(make_url(place if "://" in place else f"sqlite:///{place}"))
    with engine.connect() as connection:
        [anna] = connection.execute(text("SELECT * FROM people")).mappings()
        assert anna["name"] == "Anna"
        tables = sorted(inspect(connection).get_table_names())
        found = revisions.revision_of(connection), {*map(str, anna)}, tables
    engine.dispose()
    return found


async def test_a_revision_changes_either(place: str, later: Path) -> None:
    await meet_anna(place)
    _, before, tables = found_in(place)
    add_revision(later, "later1", FIRST, COLOURED)
    await opened_once(place)
    assert found_in(place) == ("later1", before | {"colour"}, sorted([*tables, "pets"]))


async def test_an_update_that_fails_leaves_either_as_it_was(place: str, later: Path) -> None:
    """Also what was done before, in the same revision and in others."""
    await meet_anna(place)
    before = found_in(place)
    add_revision(later, "later1", FIRST, COLOURED)
    failing = 'op.drop_table("pets")\nop.execute("DROP TABLE nothing_of_that_name")'
    add_revision(later, "later2", "later1", failing)
    with pytest.raises(StartupError, match=r"no such table|does not exist"):
        await opened_once(place)
    assert found_in(place) == before


async def test_either_is_refused_when_a_newer_program_wrote_it(place: str, later: Path) -> None:
    await meet_anna(place)
    add_revision(later, "later1", FIRST, COLOURED)
    await opened_once(place)
    (later / "versions" / "later1_later.py").unlink()
    before = found_in(place)
    for asked in (opened_once, look_beside):
        with pytest.raises(StartupError, match="schema later1"):
            await asked(place)
    assert found_in(place) == before


async def look_beside(place: str) -> None:
    await engine_of(place).beside().close()
