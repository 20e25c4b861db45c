"""The two clocks: the machine's, and the one that tests advance."""

import asyncio
import time

import pytest

from bot import clock as clock_module
from bot.clock import ManualClock, SystemClock

# The clock that stands still ---------------------------------------------------------------------


async def test_it_stands_still_until_it_is_advanced() -> None:
    clock = ManualClock(100)
    assert clock.now() == 100
    await clock.advance(2.5)
    assert clock.now() == 102.5


async def test_sleepers_wake_in_order_each_at_his_own_moment() -> None:
    clock = ManualClock(0)
    woken: list[tuple[str, float]] = []

    async def sleep(name: str, moment: float) -> None:
        await clock.sleep_until(moment)
        woken.append((name, clock.now()))

    moments = {"c": 3.0, "a": 1.0, "b": 2.0, "a too": 1.0, "late": 9.0}
    tasks = [asyncio.create_task(sleep(*each)) for each in moments.items()]
    await asyncio.sleep(0)
    await clock.advance(5)
    assert woken == [("a", 1), ("a too", 1), ("b", 2), ("c", 3)]
    assert clock.now() == 5
    await clock.advance(4)
    assert woken[-1] == ("late", 9)
    await asyncio.gather(*tasks)


async def test_who_is_woken_may_sleep_again_within_one_advance() -> None:
    clock = ManualClock(0)
    ticks: list[float] = []

    async def tick() -> None:
        while True:
            await clock.sleep_until(clock.now() + 1)
            ticks.append(clock.now())

    task = asyncio.create_task(tick())
    await asyncio.sleep(0)
    await clock.advance(3.5)
    assert ticks == [1, 2, 3]
    task.cancel()


@pytest.mark.parametrize("moment", [99.0, 100.0])
async def test_a_moment_that_has_come_is_not_waited_for(moment: float) -> None:
    clock = ManualClock(100)
    await clock.sleep_until(moment)
    assert clock.now() == 100


async def test_somebody_who_gave_up_waiting_disturbs_nobody() -> None:
    clock = ManualClock(0)
    gone = asyncio.create_task(clock.sleep_until(1))
    stays = asyncio.create_task(clock.sleep_until(2))
    await asyncio.sleep(0)
    gone.cancel()
    await clock.advance(2)
    assert stays.done()
    assert gone.cancelled()


# The machine's clock -----------------------------------------------------------------------------


def test_the_machines_clock_tells_its_time() -> None:
    before = time.time()
    assert before <= SystemClock().now() <= time.time()


async def test_it_returns_at_once_from_the_past() -> None:
    sleep = asyncio.create_task(SystemClock().sleep_until(time.time() - 5))
    await asyncio.sleep(0)
    assert sleep.done()


async def test_a_long_sleep_is_cut_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each piece looks at the time anew: a machine that was suspended wakes late by a minute."""
    pieces: list[float] = []
    now = 1000.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        pieces.append(seconds)
        now += seconds if len(pieces) > 1 else 30_000

    monkeypatch.setattr(clock_module.asyncio, "sleep", sleep)
    monkeypatch.setattr(clock_module.time, "time", lambda: now)
    await SystemClock().sleep_until(1000 + 30_090)
    assert pieces == [60, 60, 30]
