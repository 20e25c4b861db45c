"""How many requests go out within a second: those of messages, and all others."""

import asyncio

from bot.clock import ManualClock
from cogs.delivery.pace import RateLimit


async def test_what_is_begun_has_a_place_until_a_second_after_it_went_out() -> None:
    clock, go_out = ManualClock(1000.0), asyncio.Event()
    limit = RateLimit(clock, 2)

    async def show() -> None:
        await go_out.wait()
        limit.sent()

    showing = [asyncio.create_task(show()) for _ in range(2)]
    for task in showing:
        limit.begin(task)
    await clock.advance(5)
    assert not limit.has_room
    go_out.set()
    await asyncio.gather(*showing)
    assert limit.room_at == 1006
    await clock.advance(1)
    assert limit.has_room


async def test_a_message_that_needs_no_request_takes_no_place() -> None:
    limit = RateLimit(ManualClock(1000.0), 1)
    task = asyncio.create_task(asyncio.sleep(0))
    limit.begin(task)
    assert not limit.has_room
    await task
    limit.end(task)
    assert limit.has_room


async def test_a_second_request_for_a_message_counts_too() -> None:
    """A DM that is opened first, a thread that is named: more than one for a message."""
    clock = ManualClock(1000.0)
    limit = RateLimit(clock, 3)

    async def open_and_send() -> None:
        limit.sent()
        limit.sent()

    task = asyncio.create_task(open_and_send())
    limit.begin(task)
    await task
    assert limit.has_room
    limit.begin(task)
    assert not limit.has_room
    assert limit.room_at == 1001
