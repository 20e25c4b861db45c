"""The tool that makes a machine look busy: it finds a test that relies on who is first."""

import asyncio
import random

import pytest

from bot.clock import ManualClock
from bot.storage.engine.database import Database
from tests.storage.databases import database
from tests.tools import late

__all__ = ["database"]

CHANCE = random.Random(1)


@pytest.fixture
def done() -> asyncio.Event:
    return asyncio.Event()


async def work(database: Database, done: asyncio.Event) -> None:
    async with database.read():
        done.set()


async def test_whoever_works_beside_a_test_may_not_have_done_it(
    database: Database, done: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = asyncio.Event()
    monkeypatch.setattr(late, "pause", gate.wait)
    with late.others(CHANCE):
        working = asyncio.create_task(work(database, done))
        async with database.write():
            pass
        assert not done.is_set()
        gate.set()
        await working


async def test_or_may_have_done_it(
    database: Database, done: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late, "pause", done.wait)
    with late.itself(CHANCE):
        working = asyncio.create_task(work(database, done))
        async with database.write():
            pass
        assert done.is_set()
        await working


async def test_a_thread_hands_back_late_and_all_the_same() -> None:
    with late.threads(CHANCE):
        assert [await asyncio.to_thread(abs, number) for number in range(5)] == [0, 1, 2, 3, 4]


async def test_what_falls_due_may_be_done_before_the_clock_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, seen = ManualClock(0), list[float]()

    async def look() -> None:
        await clock.sleep_until(1)
        await asyncio.to_thread(abs, 1)
        seen.append(clock.now())

    working = asyncio.create_task(look())
    await asyncio.sleep(0)

    async def pause() -> None:
        await asyncio.wait([working])

    monkeypatch.setattr(late, "pause", pause)
    with late.clock(CHANCE):
        await clock.advance(5)
    assert seen == [1]
