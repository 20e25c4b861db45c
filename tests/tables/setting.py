"""A machine whose clock is set, and somebody who notices it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.clock import ManualClock
from bot.tables.time.clock_setter import ClockSetter
from tests.examples import sampled
from tests.tables.evening import Evening

STEPS = sampled((-86400.0, -3600.0, -10.0, -1.0, 1.0, 10.0, 3600.0, 86400.0), every=3)


@asynccontextmanager
async def setting(evening: Evening) -> AsyncIterator[ClockSetter]:
    """Let somebody look at the machine's clock, and wake the host when it was set."""
    setter = ClockSetter(evening.database, evening.clock, evening.tables.clock_was_set)
    work = asyncio.create_task(setter.run())
    try:
        await setter.settled()
        yield setter
    finally:
        work.cancel()
        await asyncio.wait({work})


async def set_by(evening: Evening, seconds: float) -> None:
    """The machine's clock is set, and that is noticed."""
    async with setting(evening) as setter:
        evening.clock.step(seconds)
        setter.wake()
        await setter.settled()
    assert evening.clock.behind == 0


def begin_at(clock: ManualClock, seconds: float) -> None:
    """The machine's clock was set while no program ran: the next one begins with its time."""
    clock.step(seconds)
    clock.set_by(seconds)
