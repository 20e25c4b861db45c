"""Results of parties that end at the same time, in the order in which they are numbered and in the
other: none is passed over."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import TEAMS
from bot.storage.engine.database import Database
from bot.storage.engine.engines import engine_of
from bot.storage.games import results
from bot.storage.games.results import Result, company_of, ended_with
from tests.rankings.club import NAMES, Club
from tests.storage import servers
from tests.storage.databases import add_game

pytestmark = pytest.mark.postgresql

WAITS = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")


async def test_no_result_is_committed_behind_the_fold(tmp_path: Path) -> None:
    """The fold looks at what is beyond the last number that it knows: one that was given out before
    and is committed afterwards would never be rated."""
    address = servers.new_address()
    async with AsyncExitStack() as stack:
        one, other = [await engine_of(address).open() for _ in range(2)]
        stack.push_async_callback(one.close)
        stack.push_async_callback(other.close)
        club = Club(one, tmp_path)
        await club.prepare()
        ids = [await add_game(one, club.servers[0], 1) for _ in range(2)]
        async with other.write(game=ids[0]) as slow:
            earlier = await end(slow, club, ids[0])
            async with one.write(game=ids[1]) as quick:
                later = await end(quick, club, ids[1])
            reckoning = asyncio.create_task(club.reckon())
            while not await waiting(other):
                await asyncio.sleep(0)
            assert earlier < later
            assert not reckoning.done()
        await reckoning
        standing = await club.standing(NAMES[0])
        assert standing is not None
        assert standing.parties == 2


async def end(connection: AsyncConnection, club: Club, game_id: int) -> int:
    """The party of a game ends in a transaction about it."""
    sat = dict(enumerate(club.people[name] for name in NAMES[:4]))
    result = Result(
        game_id=game_id,
        server_id=club.servers[0],
        preset="french",
        deals=9,
        ended=ended_with((1010, 500), 0),
        ended_at=club.now,
        pool="classique",
        company=company_of(sat),
    )
    return await results.add(connection, result, sat, TEAMS)


async def waiting(database: Database) -> bool:
    async with database.read() as connection:
        return bool((await connection.execute(WAITS)).scalar_one())
