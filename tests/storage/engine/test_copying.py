"""A club's data is brought from a file to a server and back, whole or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from bot.__main__ import main
from bot.errors import StartupError
from bot.storage.engine.copying import copy_database
from bot.storage.engine.engines import Engine, engine_of
from bot.storage.engine.schema import people
from bot.storage.engine.tournament_schema import metadata
from tests.storage import servers
from tests.storage.databases import new_file
from tests.storage.filling import ROWS, broken_references, contents, fill
from tests.storage.servers import address, place

__all__ = ["address", "place"]

pytestmark = pytest.mark.in_file("copies files, and to servers of its own")

SECRET = "s3cret"
on_a_server = pytest.mark.postgresql


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A club with rows in each table, and what texts and numbers can be."""
    file = new_file(tmp_path)
    fill(file)
    with closing(sqlite3.connect(file)) as connection:
        values = {1: "Zoë 🂡 \\ ' \" \n\t", 2: "", 3: "x" * 5000}
        for number, name in values.items():
            connection.execute("UPDATE people SET name = ? WHERE id = ?", (name, number))
        far, fine = 2**63 - 1, 1_800_000_000.123_456_7
        connection.execute("UPDATE people SET created_at = ?", (fine,))
        connection.execute("UPDATE people SET discord_id = ? WHERE id = 2", (far,))
        connection.commit()
    return file


@pytest.fixture
def target(place: str) -> Engine:
    """A place for a copy, in which there is nothing."""
    return engine_of(place)


def rows_of(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        table.name: [tuple(row) for row in connection.execute(select(table))]
        for table in metadata.sorted_tables
    }


def test_a_copy_has_each_row_as_it_was(file: Path, target: Engine) -> None:
    told: list[tuple[str, int, int]] = []
    copied = copy_database(engine_of(str(file)), target, lambda *said: told.append(said))
    with engine_of(str(file)).looked_at() as before, target.looked_at() as after:
        assert rows_of(after) == rows_of(before)
    tables = [each.name for each in metadata.sorted_tables]
    assert copied == (len(tables), len(tables) * ROWS)
    assert told == [(each, ROWS, ROWS) for each in tables]


@on_a_server
def test_from_a_server_it_comes_back_the_same(file: Path, address: str, tmp_path: Path) -> None:
    there, back = engine_of(address), tmp_path / "back.db"
    copy_database(engine_of(str(file)), there)
    copy_database(there, engine_of(str(back)))
    assert contents(back) == contents(file)
    assert broken_references(back) == []


@on_a_server
def test_new_rows_are_numbered_after_those_that_were_copied(file: Path, address: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO people (id, name, created_at) VALUES (70, 'Anna', 1)")
        connection.commit()
    copy_database(engine_of(str(file)), engine_of(address))
    name = address.partition("@/")[2].partition("?")[0]
    for table in metadata.sorted_tables:
        if (number := table.autoincrement_column) is not None:
            sequence = f"pg_get_serial_sequence('{table.name}', '{number.name}')"
            [(next_,)] = servers.server().say(f"SELECT nextval({sequence})", name)
            assert next_ == (71 if table.name == "people" else ROWS + 1)


@on_a_server
async def test_a_bot_that_opens_the_copy_hears_of_what_lags(file: Path, address: str) -> None:
    copy_database(engine_of(str(file)), engine_of(address))
    database = engine_of(address).lazily()
    async with database.write() as connection:
        await connection.execute(metadata.tables["messages"].update().values(wanted=99))
    assert database.lagging.take()
    await database.close()


# What cannot be copied --------------------------------------------------------------------------


def test_a_copy_that_fails_leaves_nothing(file: Path, target: Engine, tmp_path: Path) -> None:
    """In the last table of all, when all others are full."""
    last = metadata.sorted_tables[-1].name

    def fail(table: str, *_: int) -> None:
        if table == last:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy_database(engine_of(str(file)), target, fail)
    assert not target.is_there()
    assert [each.name for each in tmp_path.iterdir()] == ["club.db"]
    copy_database(engine_of(str(file)), target)  # and is no hindrance to the next


@on_a_server
def test_what_a_server_does_not_take_is_named(file: Path, address: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE people SET name = 'An' || char(0) || 'na' WHERE id = 2")
        connection.commit()
    with pytest.raises(StartupError, match=r"The table people cannot be copied: .*NUL") as said:
        copy_database(engine_of(str(file)), engine_of(address))
    assert "An" not in str(said.value)
    assert not engine_of(address).is_there()


def test_a_reference_that_is_broken_is_not_copied(file: Path, target: Engine) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM leagues WHERE id = 1")
        connection.commit()
    with pytest.raises(StartupError, match=r"not there|violates foreign key"):
        copy_database(engine_of(str(file)), target)
    assert not target.is_there()


def test_what_is_there_is_not_overwritten(file: Path, target: Engine) -> None:
    copy_database(engine_of(str(file)), target)
    with pytest.raises(StartupError, match=r"There (is a file|are rows in) .* already"):
        copy_database(engine_of(str(file)), target)


def test_an_old_log_would_spoil_a_new_file(file: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db-wal").write_bytes(b"old")
    with pytest.raises(StartupError, match=r"copy.db-wal already"):
        copy_database(engine_of(str(file)), engine_of(str(tmp_path / "copy.db")))
    assert not (tmp_path / "copy.db").exists()


@on_a_server
def test_tables_of_another_program_are_left_alone(file: Path, address: str) -> None:
    name = address.partition("@/")[2].partition("?")[0]
    servers.server().say("CREATE TABLE recipes (id int)", name)
    with pytest.raises(StartupError, match="tables of another program"):
        copy_database(engine_of(str(file)), engine_of(address))


@on_a_server
async def test_a_server_where_a_bot_has_done_nothing_yet_is_empty(file: Path, address: str) -> None:
    await (await engine_of(address).open()).close()
    copy_database(engine_of(str(file)), engine_of(address))
    with engine_of(address).looked_at() as connection:
        assert len(connection.execute(select(people)).all()) == ROWS


# The command ------------------------------------------------------------------------------------


def test_the_command_says_how_it_goes_on(
    file: Path, target: Engine, capsys: pytest.CaptureFixture[str]
) -> None:
    where = target.where
    assert main(["copy", str(file), where]) == 0
    out, err = capsys.readouterr()
    tables = len(metadata.tables)
    assert f"{where} has all of {file}: {tables * ROWS:,} rows in {tables} tables (" in out
    assert f"people: {ROWS} of {ROWS} rows\n" in err
    assert main(["copy", str(file), where]) == 1


@on_a_server
@pytest.mark.parametrize("form", ["bot:{}@/{}?host={}", "bot@/{1}?host={2}&password={0}"])
def test_a_password_is_said_to_nobody(
    form: str, file: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, _, host = address.partition("@/")[2].partition("?host=")
    there = "postgresql://" + form.format(SECRET, name, host)
    gone = there.replace(name, "nothing_of_that_name")
    broken = there.replace("@/", "@host:port/")
    back = str(tmp_path / "back.db")
    assert main(["copy", str(file), there]) == 0
    assert main(["copy", str(file), there]) == 1
    assert main(["copy", there, there]) == 1
    assert main(["copy", there, back]) == 0
    assert main(["copy", gone, str(tmp_path / "other.db")]) == 1
    assert main(["copy", broken, str(tmp_path / "other.db")]) == 1
    out, err = capsys.readouterr()
    assert SECRET not in out + err
    assert "***" in out or "password=hidden" in out
    assert "is not understood" in err


@pytest.mark.parametrize("which", ["source", "target"])
def test_nobody_may_be_at_work_on_either(
    which: str, file: Path, target: Engine, capsys: pytest.CaptureFixture[str]
) -> None:
    held = target if which == "target" else engine_of(str(file))
    with held.held_alone():
        assert main(["copy", str(file), target.where]) == 1
    assert "a bot is at work on it already" in capsys.readouterr().err
    assert not target.is_there()


def test_what_is_not_there_cannot_be_copied(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["copy", str(tmp_path / "none.db"), str(tmp_path / "copy.db")]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert main(["copy", str(file), str(file)]) == 1
    assert "cannot be copied to itself" in capsys.readouterr().err
    assert sorted(each.name for each in tmp_path.iterdir()) == ["club.db"]
