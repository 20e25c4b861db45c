"""One writer with BEGIN IMMEDIATE, readers apart; what opening says when it cannot."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import OperationalError

from bot.errors import StartupError
from bot.storage.engine.database import Database
from bot.storage.engine.database_errors import FileProblem, problem_of
from bot.storage.engine.engines import engine_of
from bot.storage.engine.schema import people as people_table
from bot.storage.engine.sqlite import database as engine
from bot.storage.engine.sqlite.connections import AtOnce
from bot.storage.games import games
from bot.storage.people import people
from tests.storage.databases import NOW, add_game, add_people, add_server, new_file, opened
from tests.storage.file_problems import PROBLEMS

pytestmark = pytest.mark.in_file("SQLite's own locks and pragmas")


async def count_people(database: Database) -> int:
    async with database.read() as connection:
        return (
            await connection.execute(select(func.count()).select_from(people_table))
        ).scalar_one()


# Connections -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["read", "write"])
async def test_foreign_keys_and_wal_are_on(database: Database, kind: str) -> None:
    async with getattr(database, kind)() as connection:
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one() == 1
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
        assert (await connection.execute(text("PRAGMA busy_timeout"))).scalar_one() >= 1000


async def test_a_writer_holds_the_lock_before_its_first_write(
    database: Database, tmp_path: Path
) -> None:
    """BEGIN IMMEDIATE: a transaction that only read so far already keeps other writers out."""
    async with database.write() as connection:
        await connection.execute(select(people_table))
        with (
            sqlite3.connect(tmp_path / "club.db", timeout=0) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("BEGIN IMMEDIATE")
        other.close()


async def raise_versions(database: Database, *ids: int) -> None:
    """One transaction, which reads and then writes."""
    async with database.write() as connection:
        for each in ids:
            row = await games.find(connection, each)
            assert row is not None
            await games.change(connection, each, version=row.version + 1)


async def versions(database: Database, *ids: int) -> list[int]:
    async with database.read() as connection:
        rows = [await games.find(connection, each) for each in ids]
    return [row.version for row in rows if row]


async def test_transactions_that_read_and_then_write_never_lock(database: Database) -> None:
    """20 tables at once, 30 transactions each: none is refused and none is lost."""
    (host,) = await add_people(database, "Anna")
    server = await add_server(database)
    *ids, shared = [await add_game(database, server, host, version=0) for _ in range(21)]

    async def table(game_id: int) -> None:
        for _ in range(30):
            await raise_versions(database, game_id, shared)
            assert await versions(database, game_id)

    await asyncio.gather(*map(table, ids))
    assert await versions(database, *ids, shared) == [*[30] * 20, 600]


async def test_two_programs_on_one_file_never_lock(tmp_path: Path) -> None:
    """Nor do two writers that do not know of each other's lock."""
    file = new_file(tmp_path)
    async with opened(file) as one, opened(file) as two:
        (host,) = await add_people(one, "Anna")
        game_id = await add_game(one, await add_server(one), host, version=0)

        async def raise_often(database: Database) -> None:
            for _ in range(30):
                await raise_versions(database, game_id)

        await asyncio.gather(raise_often(one), raise_often(two))
        assert await versions(one, game_id) == [60]


async def test_who_waits_behind_a_writer_is_locked_out_with_it(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other would each wait as long again, and nobody answers a command so late."""
    patiences, lock = list[int](), engine._lock

    def noted(connection: AtOnce, patience_ms: int) -> None:
        patiences.append(patience_ms)
        lock(connection, patience_ms)

    async def write() -> None:
        async with database.write():
            pass

    await write()  # so that it is connected
    monkeypatch.setattr(engine, "_lock", noted)
    async with PROBLEMS[FileProblem.LOCKED](database, tmp_path / "club.db"):
        met = await asyncio.gather(*(write() for _ in range(3)), return_exceptions=True)
        assert [problem_of(each) for each in met if each] == 3 * [FileProblem.LOCKED]
        assert patiences == [0, engine.BUSY_MS]
        with pytest.raises(OperationalError):  # who comes later waits for themselves
            await write()
        assert patiences[2:] == [0, engine.BUSY_MS]
    await write()


async def test_readers_see_what_is_committed_only(database: Database) -> None:
    async with database.write() as connection:
        await people.meet(connection, 1, "Anna", None, NOW)
        assert await count_people(database) == 0
    assert await count_people(database) == 1


async def test_a_reader_sees_each_commit_within_one_look(database: Database) -> None:
    async with database.read() as connection:
        query = select(func.count()).select_from(people_table)
        assert (await connection.execute(query)).scalar_one() == 0
        await add_people(database, "Anna")
        assert (await connection.execute(query)).scalar_one() == 1


async def test_an_exception_rolls_everything_back(database: Database) -> None:
    async def fail() -> None:
        async with database.write() as connection:
            await people.meet(connection, 1, "Anna", None, NOW)
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    assert await count_people(database) == 0
    await add_people(database, "Ben")
    assert await count_people(database) == 1


@pytest.mark.parametrize("steps", range(0, 40, 3))
async def test_a_cancelled_writer_leaves_nothing_and_locks_nobody_out(
    database: Database, steps: int
) -> None:
    async def write() -> None:
        async with database.write() as connection:
            await people.meet(connection, 1, "Anna", None, NOW)
            await people.meet(connection, 2, "Ben", None, NOW)

    writing = asyncio.create_task(write())
    for _ in range(steps):
        await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    assert await count_people(database) in (0, 2)
    async with database.write() as connection:
        await people.meet(connection, 3, "Cléo", None, NOW)
    assert await count_people(database) in (1, 3)


# Opening ---------------------------------------------------------------------------------------


def files_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


async def refusal(where: Path) -> str:
    with pytest.raises(StartupError) as refused:
        await engine_of(str(where)).open()
    sentence = str(refused.value)
    assert str(where) in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "sqlalche" not in sentence.lower()
    return sentence


async def test_a_new_file_is_made_and_used(tmp_path: Path) -> None:
    database = await engine_of(str(tmp_path / "new.db")).open()
    await add_people(database, "Anna")
    assert await count_people(database) == 1
    await database.close()
    assert files_in(tmp_path) == ["new.db"]


async def test_a_file_that_is_there_is_used_again(tmp_path: Path) -> None:
    for expected in (1, 2):
        database = await engine_of(str(tmp_path / "club.db")).open()
        async with database.write() as connection:
            await people.meet(connection, expected, "Anna", None, NOW)
        assert await count_people(database) == expected
        await database.close()
    assert files_in(tmp_path) == ["club.db"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere/club.db", "unable to open"),
        ("", "unable to open"),  # a folder in the place of the file
        ("diary.db", "not a database"),
    ],
)
async def test_what_cannot_be_opened(tmp_path: Path, name: str, said: str) -> None:
    diary = tmp_path / "diary.db"
    diary.write_text("Dear diary, today we played Belote. " * 20)
    assert said in await refusal(tmp_path / name)
    assert diary.read_text().startswith("Dear diary")


@pytest.mark.parametrize("revision", ["9999", "0050"])
async def test_a_schema_of_another_program_is_refused_as_it_is(
    tmp_path: Path, revision: str
) -> None:
    """No revision of ours has that name, earlier or later."""
    file = new_file(tmp_path)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    before = file.read_bytes()
    sentence = await refusal(file)
    for said in (f"schema {revision}", "a newer version", "Use that version"):
        assert said in sentence
    assert file.read_bytes() == before
    assert files_in(tmp_path) == ["club.db"]
