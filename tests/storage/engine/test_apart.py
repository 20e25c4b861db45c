"""A reader's statement costs one trip to its thread, and says what any other would."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.storage.engine.database import READERS, Database, open_database
from bot.storage.engine.schema import servers
from bot.threads import Threads
from tests.patience import PATIENCE
from tests.storage.databases import new_file, opened


async def test_a_statement_is_one_trip(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async with database.read() as connection:
        trips, do = list[Any](), Threads.do

        def counted(self: Threads, work: Callable[[], Any]) -> Any:
            trips.append(work)
            return do(self, work)

        monkeypatch.setattr(Threads, "do", counted)
        assert (await connection.execute(select(servers.id))).all() == []
        assert len(trips) == 1


async def test_no_more_read_at_once_than_there_are_readers(database: Database) -> None:
    async with AsyncExitStack() as looks:
        found = [await looks.enter_async_context(database.read()) for _ in range(READERS)]
        following = asyncio.create_task(_servers(database))
        await asyncio.gather(*(each.execute(select(servers.id)) for each in found))
        assert not following.done()
    assert await following == []


async def test_a_connection_that_nobody_waits_for_any_more_is_closed_with_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is back before it is there: no thread has the file open behind their back."""
    gate, made, connect = threading.Event(), list[sqlite3.Connection](), sqlite3.connect

    def slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
        gate.wait(PATIENCE)
        made.append(connect(*arguments, **options))
        return made[-1]

    async with opened(new_file(tmp_path)) as database:
        monkeypatch.setattr("sqlite3.dbapi2.connect", slowly)
        opening = asyncio.create_task(_servers(database))
        for _ in range(5):
            await asyncio.sleep(0)
        opening.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await opening
        made[0].execute("SELECT 1")
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        made[0].execute("SELECT 1")


async def _servers(database: Database) -> list[int]:
    async with database.read() as connection:
        return list((await connection.execute(select(servers.id))).scalars())


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
    database = await open_database(str(file))
    await database.close()
    assert file.exists()
