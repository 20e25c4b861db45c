"""A bot of several shards: the server is one's, direct messages are another's."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.clock import ManualClock
from bot.sandbox import Sandbox
from bot.storage.engine.schema import servers
from bot.storage.engine.statements import fetch_value
from cogs.shards import APART
from tests.end_to_end.club import Club, club_in, seed
from tests.end_to_end.playing import in_play, seated
from tests.patience import PATIENCE
from tests.sandbox_fixtures import running_sandbox

pytestmark = pytest.mark.gateway


def shards_for(sandbox: Sandbox) -> tuple[int, int]:
    """How many shards to have, so that the server is not the first one's; and whose it is."""
    number = int(sandbox.guild.id) >> 22
    return next((each, number % each) for each in range(2, 20) if number % each)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        sandbox.gateway.shards, _ = shards_for(sandbox)
        sandbox.gateway.at_once = 16
        async with club_in(sandbox, tmp_path, clock, entropy=seed(242)) as opened:
            yield opened


def whose(evening: Club) -> Any:
    """The shard of the server."""
    return evening.bot.gateway.shards[shards_for(evening.sandbox)[1]]


async def until(evening: Club, holds: Any) -> None:
    """Wait until something holds of the gateway, which is not measured by the club's clock."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)
            await evening.clock.advance(APART)


def cut(evening: Club, shard: int) -> None:
    """Cut the connection of one shard; it may not go on with its session."""
    gateway = evening.sandbox.gateway
    for session in [each for each in gateway.sessions.values() if each.shard[0] == shard]:
        connection = session.connection
        del gateway.sessions[session.id]
        assert connection is not None
        connection.close(4000)


async def test_a_table_is_played_where_server_and_letters_are_of_two_shards(evening: Club) -> None:
    await until(evening, lambda: evening.bot.gateway.is_whole)
    table = await seated(evening, end="short")
    await table.start()
    await table.play_until(in_play)
    assert await table.play_until(lambda game: game.deal == 2)
    asked = {each.shard for each in evening.sandbox.gateway.sessions.values()}
    count = len(evening.bot.gateway.shards)
    assert asked == {(number, count) for number in range(count)}


async def test_clocks_stand_when_all_shards_are_away_and_not_for_one(evening: Club) -> None:
    bot = evening.bot
    await until(evening, lambda: bot.gateway.is_whole)
    await evening.settle()
    evening.sandbox.gateway.refuses = True
    cut(evening, 0)
    await until(evening, lambda: not bot.gateway.is_whole)
    await evening.settle()
    assert bot.tables.host._outage is None
    for each in bot.gateway.shards[1:]:
        cut(evening, each.id)
    await until(evening, lambda: bot.gateway.is_lost and bot.tables.host._outage is not None)
    evening.sandbox.gateway.refuses = False
    await until(evening, lambda: bot.gateway.is_whole)
    await until(evening, lambda: bot.tables.host._outage is None)


async def has_left(evening: Club) -> bool:
    async with evening.bot.database.read() as connection:
        return await fetch_value(connection, select(servers.left_at)) is not None


async def test_a_server_is_not_taken_for_left_before_its_shard_has_told(evening: Club) -> None:
    events: Any = evening.bot.get_cog("ServerEvents")
    await evening.bot.servers.meet(int(evening.sandbox.guild.id))
    assert not evening.bot.is_ready()
    evening.bot._connection._guilds.clear()  # as long as its shard has not connected
    await events.on_shard_ready(0)
    assert not await has_left(evening)


async def test_a_server_that_removed_the_bot_while_its_shard_was_away(evening: Club) -> None:
    bot, own = evening.bot, whose(evening)
    await bot.servers.meet(int(evening.sandbox.guild.id))
    await until(evening, bot.is_ready)
    assert not await has_left(evening)
    evening.sandbox.leave(evening.sandbox.world.bot_id)
    cut(evening, 0)
    await until(evening, lambda: bot.gateway.is_whole and len(bot.guilds) == 1)
    cut(evening, own.id)
    await until(evening, lambda: not bot.guilds)
    async with asyncio.timeout(PATIENCE):
        while not await has_left(evening):
            await asyncio.sleep(0.05)
