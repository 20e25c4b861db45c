"""A statement costs one trip to the connection's thread, and says what any cursor would."""

import asyncio
import sqlite3
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.storage.engine.database import Database
from bot.storage.engine.engines import engine_of
from bot.storage.engine.schema import servers
from bot.storage.engine.sqlite import readers
from tests.patience import PATIENCE
from tests.storage.databases import new_file

pytestmark = pytest.mark.in_file("the driver of SQLite")


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every trip to a thread from now on."""
    made: list[Any] = []
    execute = readers.ReadingConnection._execute

    async def counted(self: readers.ReadingConnection, fn: Any, *args: Any, **kwargs: Any) -> Any:
        made.append(fn)
        return await execute(self, fn, *args, **kwargs)

    monkeypatch.setattr(readers.ReadingConnection, "_execute", counted)
    return made


async def test_a_statement_is_one_trip(database: Database, trips: list[Any]) -> None:
    async with database.read() as connection:
        trips.clear()
        assert (await connection.execute(select(servers.id))).all() == []
        assert len(trips) == 1


async def test_a_connection_that_nobody_waits_for_any_more_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is back before that: no thread has the file open behind their back."""
    gate, made, connect = threading.Event(), list[sqlite3.Connection](), sqlite3.connect

    def slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
        gate.wait(PATIENCE)
        made.append(connect(*arguments, **options))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", slowly)
    connector = partial(slowly, new_file(tmp_path), check_same_thread=False)
    opening = asyncio.ensure_future(readers.creator(connector)())
    for _ in range(5):
        await asyncio.sleep(0)
    opening.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    gate.set()
    with pytest.raises(asyncio.CancelledError):
        await opening
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        made[0].execute("SELECT 1")


async def test_rows_numbers_and_errors_arrive(database: Database) -> None:
    async with database.write() as connection:
        made = await connection.execute(insert(servers).values(discord_id=7))
        assert made.inserted_primary_key == (1,)
        assert (await connection.execute(text("UPDATE servers SET language = 'fr'"))).rowcount == 1
    async with database.read() as connection:
        found = await connection.execute(select(servers.discord_id, servers.language))
        assert found.one() == (7, "fr")
        with pytest.raises(OperationalError, match="no such table"):
            await connection.execute(text("SELECT * FROM absent"))
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await connection.execute(insert(servers).values(discord_id=7))


async def test_a_file_with_an_odd_name_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "a b?c#d%20é.db"
    database = await engine_of(str(file)).open()
    await database.close()
    assert file.exists()
