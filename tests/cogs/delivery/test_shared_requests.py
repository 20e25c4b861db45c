"""Requests to Discord of several processes with one token: each is told of those of the others."""

import asyncio

import pytest

from bot.clock import ManualClock
from bot.storage.engine.engines import engine_of
from cogs.delivery.sending import RateLimit, SharedRequests
from tests.patience import PATIENCE
from tests.storage.servers import new_address

pytestmark = pytest.mark.postgresql


async def test_who_delivers_sends_so_many_fewer_as_another_process_asks() -> None:
    where, clock = new_address(), ManualClock(1000.0)
    one, listening = await engine_of(where).open(), asyncio.Event()
    one.heard = listening.set
    other = await engine_of(where).open()
    limits = [RateLimit(clock, 10) for _ in range(2)]
    SharedRequests(one, clock, limits[0])
    answers = SharedRequests(other, clock, limits[1])
    telling = asyncio.create_task(answers.run())
    try:
        await listening.wait()
        for _ in range(10):
            answers.sent()
        async with asyncio.timeout(PATIENCE):
            while limits[0].has_room:
                await asyncio.sleep(0)
        assert limits[0].room_at == 1001, "until a second has passed"
        assert limits[1].has_room, "who tells counts its own by itself"
    finally:
        telling.cancel()
        for each in (one, other):
            await each.close()
