"""When sessions of the gateway may begin: one of each bucket in five seconds, and so many a day."""

import asyncio
from typing import Any

import discord
import pytest

from bot.clock import ManualClock
from cogs.shards import APART, ASKED_AGAIN, Starts


class Discord:
    """Says how many shards it wants, and how many sessions may begin."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.starts = Starts(self.clock, self.answer)
        self.shards, self.at_once, self.left = 4, 1, 1000
        self.is_away = False
        self.begun: list[tuple[int, float]] = []
        self._began = self.clock.now()

    async def answer(self) -> tuple[int, str, dict[str, int]]:
        if self.is_away:
            raise discord.GatewayNotFound
        limits = {"max_concurrency": self.at_once, "remaining": self.left, "reset_after": 3_600_000}
        return self.shards, "", limits

    async def begin(self) -> list[asyncio.Task[Any]]:
        """Have each shard ask for its turn."""

        async def begin(shard: int) -> None:
            await self.starts.turn(shard)
            self.begun.append((shard, self.clock.now() - self._began))

        count = await self.starts.shards()
        begun = [asyncio.create_task(begin(shard)) for shard in range(count)]
        await self.clock.advance(0)  # all have asked
        return begun


@pytest.mark.parametrize(
    ("at_once", "moments"),
    [(1, [(0, 0.0), (1, APART), (2, 2 * APART), (3, 3 * APART)]),
     (2, [(0, 0.0), (1, 0.0), (2, APART), (3, APART)]),
     (16, [(0, 0.0), (1, 0.0), (2, 0.0), (3, 0.0)])],
)  # fmt: skip
async def test_each_bucket_begins_one_in_five_seconds(
    at_once: int, moments: list[tuple[int, float]]
) -> None:
    asked = Discord()
    asked.at_once = at_once
    tasks = await asked.begin()
    await asked.clock.advance(60.0)
    await asyncio.gather(*tasks)
    assert asked.begun == moments


async def test_none_begins_that_discord_would_not_let_begin(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = Discord()
    asked.at_once, asked.left = 16, 3
    tasks = await asked.begin()
    await asked.clock.advance(3599.0)
    assert [shard for shard, _ in asked.begun] == [0, 1, 2]
    assert "no session of the gateway may begin for 60 min" in caplog.text
    asked.left = 1000
    await asked.clock.advance(2.0)
    await asyncio.gather(*tasks)
    assert asked.begun[3] == (3, 3600.0)


async def test_discord_is_asked_again_how_many_shards_it_wants() -> None:
    asked = Discord()
    asked.is_away = True
    asking = asyncio.create_task(asked.starts.shards())
    await asked.clock.advance(0)
    await asked.clock.advance(ASKED_AGAIN - 1)
    asked.is_away = False
    assert not asking.done()
    await asked.clock.advance(1.0)
    assert await asking == 4
