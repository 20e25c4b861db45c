"""Transactions and glances wait for no other thread but where a lock or the disk may be slow."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from bot.storage.engine.database import Database
from bot.storage.engine.schema import servers
from bot.storage.engine.sqlite.connections import AtOnce, OneConnection
from tests.patience import PATIENCE

pytestmark = pytest.mark.in_file("the driver of SQLite")


@pytest.fixture
async def trips(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every trip to a thread from now on; the connections are open."""
    async with database.write(), database.glance():
        pass
    made: list[Any] = []
    elsewhere = OneConnection.elsewhere

    async def counted(self: OneConnection, work: Callable[[], Any]) -> Any:
        made.append(work)
        return await elsewhere(self, work)

    monkeypatch.setattr(OneConnection, "elsewhere", counted)
    return made


async def test_a_transaction_is_one_trip(database: Database, trips: list[Any]) -> None:
    async with database.write() as connection:
        await connection.execute(insert(servers), [{"discord_id": n} for n in range(100)])
        assert trips == []
    assert len(trips) == 1  # commit, which may wait for the disk


async def test_a_lock_that_is_not_free_is_waited_for_elsewhere(
    database: Database, trips: list[Any], tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "club.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(_add_server(database, 7))
        while not trips:
            await asyncio.sleep(0)
        other.execute("ROLLBACK")
        await writing
    async with database.glance() as connection:
        assert (await connection.execute(select(servers.discord_id))).scalars().all() == [7]


async def test_a_glance_is_no_trip_and_sees_what_is_committed(
    database: Database, trips: list[Any]
) -> None:
    for number in range(3):
        async with database.write() as writer:
            await writer.execute(insert(servers).values(discord_id=number))
            async with database.glance() as connection:
                assert len((await connection.execute(select(servers.id))).all()) == number
    trips.clear()
    async with database.glance() as connection:
        found = (await connection.execute(select(servers.discord_id))).scalars().all()
    assert (sorted(found), trips) == ([0, 1, 2], [])


async def test_whoever_is_cancelled_while_it_commits_goes_on_when_it_is_done(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often: the next transaction does not begin in the middle of that one."""
    gate, run = threading.Event(), AtOnce.run
    loop, commits = asyncio.get_running_loop(), asyncio.Event()

    def slowly(connection: AtOnce, statement: str) -> None:
        if statement == "COMMIT":
            loop.call_soon_threadsafe(commits.set)
            gate.wait(PATIENCE)
        run(connection, statement)

    monkeypatch.setattr(AtOnce, "run", slowly)
    writing = asyncio.create_task(_add_server(database, 7))
    following = asyncio.create_task(_add_server(database, 8))
    await commits.wait()
    for _ in range(3):
        writing.cancel()
        await asyncio.sleep(0)
    assert not writing.done()
    gate.set()
    await following
    with pytest.raises(asyncio.CancelledError):
        await writing
    async with database.glance() as connection:
        assert (await connection.execute(select(servers.discord_id))).scalars().all() == [7, 8]


async def _add_server(database: Database, discord_id: int) -> None:
    async with database.write() as connection:
        await connection.execute(insert(servers).values(discord_id=discord_id))
