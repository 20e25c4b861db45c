"""Migrations keep what people have: row counts, references, and a copy from before."""

import json
import shutil
import sqlite3
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, inspect

from bot.errors import StartupError
from bot.rules import DRAWN, TEAMS
from bot.storage.delivery.row import TABLE_VIEWER
from bot.storage.delivery.subjects import Subject
from bot.storage.engine import migrate as migrating
from bot.storage.engine.database import database_url, open_database
from bot.storage.engine.migrate import migrate
from bot.storage.engine.revisions import FOLDER, revisions
from bot.storage.engine.schema import metadata
from tests.storage.filling import ROWS, broken_references, contents, fill

REVISIONS = [each.revision for each in ScriptDirectory(str(FOLDER)).walk_revisions()]
NEWEST = REVISIONS[0]
BEFORE = dict(zip(REVISIONS, [*REVISIONS[1:], None], strict=True))
AFTER = dict(zip(REVISIONS[1:], REVISIONS, strict=False))
ALL_THE_WAY = REVISIONS[::-6]
"""those of which the rows are brought through all that came since: the first, and some later"""

Contents = dict[str, list[dict[str, Any]]]


def upgrade(file: Path, revision: str = "head") -> None:
    migrate(database_url(str(file)), revision)


@cache
def _empty(revision: str) -> bytes:
    """The file of a revision without rows; each is made of that of the revision before it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "club.db"
        if after := BEFORE[revision]:
            file.write_bytes(_empty(after))
        upgrade(file, revision)
        return file.read_bytes()


def engine_of(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file}")


def filled(folder: Path, revision: str) -> Path:
    """A file of that revision, with rows in every table."""
    file = folder / "club.db"
    file.write_bytes(_empty(revision))
    fill(file)
    return file


def copy_of(file: Path, revision: str) -> Path:
    return file.with_name(f"{file.name}.before-{revision}-update")


def revision_of(file: Path) -> str:
    connection = sqlite3.connect(file)
    try:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    finally:
        connection.close()


NOW_MESSAGES = {"digests", "podiums", "tournament_posts", "tournament_letters"}
"""tables of which each row is one of `messages` by now"""

# Those there are -------------------------------------------------------------------------------


def test_files_are_numbered_in_the_order_of_the_chain() -> None:
    """Which schema is the newest is read off their names."""
    assert revisions() == REVISIONS[::-1]


@pytest.mark.parametrize("revision", AFTER)
def test_each_step_keeps_every_row(tmp_path: Path, revision: str) -> None:
    keeps_every_row(filled(tmp_path, revision), AFTER[revision])


@pytest.mark.parametrize("revision", ALL_THE_WAY)
def test_an_update_keeps_every_row(tmp_path: Path, revision: str) -> None:
    file = filled(tmp_path, revision)
    assert set(keeps_every_row(file, "head")) == set(metadata.tables)


def keeps_every_row(file: Path, until: str) -> Contents:
    before = contents(file)
    assert {len(rows) for rows in before.values()} == {ROWS}
    upgrade(file, until)
    after = contents(file)
    kept = before.keys() & after.keys()
    expected = dict.fromkeys(kept, ROWS)
    moved = (before.keys() - after.keys()) & NOW_MESSAGES
    expected["messages"] += ROWS * len(moved)
    assert {name: len(after[name]) for name in kept} == expected
    assert broken_references(file) == []
    return after


def test_who_sat_before_rules_could_be_changed_has_agreed(tmp_path: Path) -> None:
    file = filled(tmp_path, "0001")
    upgrade(file)
    after = contents(file)
    assert [seat["agreed"] for seat in after["seats"]] == [True] * ROWS
    assert [game["rules_name"] for game in after["games"]] == [None] * ROWS


def test_a_record_that_was_public_stays_public(tmp_path: Path) -> None:
    file = filled(tmp_path, "0015")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE results SET published_at = NULL")
        [shared] = connection.execute("SELECT min(game_id) FROM results").fetchone()
        connection.execute("UPDATE results SET published_at = 5 WHERE game_id = ?", [shared])
    connection.close()
    upgrade(file)
    after = {game["id"]: game["published_at"] for game in contents(file)["games"]}
    assert after == dict.fromkeys(after) | {shared: 5.0}


def test_the_seats_of_old_results_played_for_the_sides_that_they_sat_on(tmp_path: Path) -> None:
    file = filled(tmp_path, "0033")
    tables = ("result_players", "result_leavers")
    with sqlite3.connect(file) as connection:
        for table in tables:
            for seat, (row,) in enumerate(
                connection.execute(f"SELECT rowid FROM {table}").fetchall()
            ):
                connection.execute(f"UPDATE {table} SET seat = ? WHERE rowid = ?", [seat, row])
    connection.close()
    upgrade(file)
    after = contents(file)
    for table in tables:
        assert {row["side"] == TEAMS.of(row["seat"]) for row in after[table]} == {True}


def test_the_sides_of_old_results_have_their_points_and_in_a_draw_none_has_won(
    tmp_path: Path,
) -> None:
    file = filled(tmp_path, "0034")
    ends = [(1010, 500, 0), (480, 1030, 1), (700, 700, DRAWN)]
    with sqlite3.connect(file) as connection:
        for number, end in enumerate(ends, 1):
            connection.execute(
                "UPDATE results SET score_0 = ?, score_1 = ?, winner = ? WHERE id = ?",
                [*end, number],
            )
    connection.close()
    upgrade(file)
    assert sorted(tuple(row.values()) for row in contents(file)["result_sides"]) == [
        (1, 0, 1010, True),
        (1, 1, 500, False),
        (2, 0, 480, False),
        (2, 1, 1030, True),
        (3, 0, 700, False),
        (3, 1, 700, False),
    ]


def test_what_was_sent_is_not_sent_again_and_what_was_not_is(tmp_path: Path) -> None:
    file = filled(tmp_path, "0035")
    with sqlite3.connect(file) as connection:
        for statement in (
            "UPDATE digests SET message_id = CASE id WHEN 1 THEN 77 WHEN 2 THEN 0 END",
            "UPDATE podiums SET message_id = CASE id WHEN 1 THEN 77 WHEN 2 THEN 0 END",
            "UPDATE tournament_posts SET subject = 'round', wanted = 9,"
            " shown = CASE id WHEN 1 THEN 9 WHEN 2 THEN -4 ELSE 0 END,"
            " message_id = CASE id WHEN 3 THEN NULL ELSE 77 END",
            "UPDATE tournament_letters SET subject = 'place', done = id < 3,"
            " in_channel = id = 2, message_id = CASE id WHEN 1 THEN 77 END",
            "UPDATE tournaments SET channel_id = 55",
            "UPDATE messages SET subject = 'gone' WHERE id = 2",
        ):
            connection.execute(statement)
    connection.close()
    upgrade(file)
    moved: dict[str, list[tuple[object, ...]]] = {}
    for row in contents(file)["messages"]:
        facts = (row["channel_id"], row["message_id"], row["wanted"] - row["shown"])
        moved.setdefault(row["subject"], []).append(facts)
    # The channels are those that they were filled with.
    assert moved["digest"] == [(1, 77, 0), (2, None, 0), (3, None, 1)]
    assert moved["season"] == [(1, 77, 0), (2, None, 0), (3, None, 1)]
    assert moved["round"] == [(1, 77, 0), (2, 77, 1), (3, None, 2)]
    assert moved["place_free"] == [(None, 77, 0), (55, None, 0), (None, None, 1)]
    [gone] = [row for row in contents(file)["messages"] if row["subject"] == "gone"]
    assert (gone["game_id"], gone["viewer"], gone["number"]) == (None, TABLE_VIEWER, 0)


def test_a_games_messages_keep_their_deal_as_their_number(tmp_path: Path) -> None:
    """So does a hand that somebody left, which had no deal; what never failed has no moment."""
    file = filled(tmp_path, "0036")
    with sqlite3.connect(file) as connection:
        for statement in (
            "UPDATE messages SET viewer = NULL, number = 4, deal = 3, retry_at = 9 WHERE id = 3",
            "UPDATE messages SET deal = 7, number = NULL, retry_at = 0 WHERE id = 1",
            "UPDATE messages SET subject = 'left', deal = 2, number = NULL WHERE id = 2",
        ):
            connection.execute(statement)
    connection.close()
    upgrade(file)
    rows = {row["id"]: row["number"] for row in contents(file)["messages"]}
    assert rows == {1: 7, 2: 2, 3: 4}
    moments = {row["id"]: row["retry_at"] for row in contents(file)["messages"]}
    assert (moments[1], moments[3]) == (None, 9)


def test_a_digest_keeps_the_deal_that_it_shows(tmp_path: Path) -> None:
    file = filled(tmp_path, "0044")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE messages SET subject = 'digest', facts = NULL")
        connection.execute("UPDATE messages SET game_id = 2, deal = 5 WHERE id = 1")
        connection.execute("UPDATE messages SET game_id = NULL, deal = NULL WHERE id = 2")
        connection.execute("UPDATE messages SET viewer = NULL, number = NULL")
    connection.close()
    upgrade(file)
    rows = {row["id"]: row for row in contents(file)["messages"]}
    assert json.loads(rows[1]["facts"]) == {"game": 2, "deal": 5}
    assert rows[2]["facts"] is None
    assert {each["game_id"] for each in rows.values()} == {None}
    assert {(each["viewer"], each["number"]) for each in rows.values()} == {(TABLE_VIEWER, 0)}


def test_messages_of_early_ends_and_lost_tables_are_found_by_their_new_names(
    tmp_path: Path,
) -> None:
    file = filled(tmp_path, "0043")
    with sqlite3.connect(file) as connection:
        for number, subject in ((1, "farewell"), (2, "place")):
            connection.execute("UPDATE messages SET subject = ? WHERE id = ?", (subject, number))
    connection.close()
    upgrade(file)
    subjects = {row["id"]: row["subject"] for row in contents(file)["messages"]}
    assert (subjects[1], subjects[2]) == (Subject.EARLY_END, Subject.TABLE_LOST)


def test_seasons_that_nobody_saw_pass_get_a_row(tmp_path: Path) -> None:
    """Three ended while the bot was away: before, the season after them was the next number."""
    file = tmp_path / "club.db"
    upgrade(file, "0024")
    quarters = [datetime(2027 + n // 4, n % 4 * 3 + 1, 1, tzinfo=UTC).timestamp() for n in range(8)]
    connection = sqlite3.connect(file)
    connection.executemany(
        "INSERT INTO seasons (scope, number, starts_at, ends_at, first_result, last_result, "
        "first_match, last_match) VALUES (0, ?, ?, ?, ?, ?, 0, ?)",
        [
            (1, *quarters[0:2], 0, 3, 0),
            (2, *quarters[1:3], 3, 5, 1),
            (3, *quarters[5:7], 5, None, None),
        ],
    )
    connection.commit()
    upgrade(file)
    found = connection.execute(
        "SELECT number, starts_at, ends_at, first_result, last_result FROM seasons ORDER BY number"
    ).fetchall()
    connection.close()
    assert found == [
        (1, *quarters[0:2], 0, 3),
        (2, *quarters[1:3], 3, 5),
        (3, *quarters[2:4], 5, 5),
        (4, *quarters[3:5], 5, 5),
        (5, *quarters[4:6], 5, 5),
        (6, *quarters[5:7], 5, None),
    ]


def test_the_tables_of_the_program_are_those_of_the_migrations(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    upgrade(file)
    engine = engine_of(file)
    with engine.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_so_are_their_constraints(tmp_path: Path) -> None:
    """The things that Alembic's comparison leaves out: checks, and what happens to rows that
    refer."""
    upgrade(tmp_path / "migrated.db")
    migrated, created = engine_of(tmp_path / "migrated.db"), engine_of(tmp_path / "created.db")
    metadata.create_all(created)
    for table in metadata.tables:
        assert constraints(migrated, table) == constraints(created, table)
    migrated.dispose()
    created.dispose()


def constraints(engine: Engine, table: str) -> dict[str, list[str]]:
    seen = inspect(engine)
    found = {
        "checks": seen.get_check_constraints(table),
        "references": seen.get_foreign_keys(table),
        "unique": seen.get_unique_constraints(table),
        "indexes": [
            {**each, "dialect_options": str(each.get("dialect_options", {}).get("sqlite_where"))}
            for each in seen.get_indexes(table)
        ],
        "key": [seen.get_pk_constraint(table)],
    }
    return {kind: sorted(map(repr, each)) for kind, each in found.items()}


def test_an_update_of_what_is_up_to_date_does_nothing(tmp_path: Path) -> None:
    file = filled(tmp_path, NEWEST)
    before = file.read_bytes()
    upgrade(file)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["club.db"]


# Those to come ---------------------------------------------------------------------------------


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The migrations' folder as a later program has it; tests put more revisions there."""
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrating, "FOLDER", folder)
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
    text = dedent(head) + "".join(f"    {line}\n" for line in dedent(body).strip().splitlines())
    (folder / "versions" / f"{revision}_later.py").write_text(text)


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
    file.write_bytes(_empty(NEWEST))
    add_revision(later, "later1", NEWEST, PETS)
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
    database = await open_database(str(copy))
    await database.close()
    with pytest.raises(StartupError, match="newer version"):
        await open_database(str(club))


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
        await open_database(str(club))
    assert contents(club) == before
    assert revision_of(club) == "later1"
