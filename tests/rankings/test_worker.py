"""The worker: it reckons when a party has ended, and at its own moments."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from bot.clock import ManualClock
from bot.rankings import fold
from bot.rankings.cursor import Overtaken, Reckoned
from bot.rankings.worker import RETRY, RatingsWorker
from bot.storage.engine.database import Database
from bot.storage.ratings import seasons
from tests.rankings.club import DAY, Club


@asynccontextmanager
async def at_work(club: Club) -> AsyncIterator[tuple[RatingsWorker, ManualClock]]:
    clock = ManualClock(club.now)
    worker = RatingsWorker(club.database, clock)
    running = asyncio.create_task(worker.run())
    await worker.settled()
    try:
        yield worker, clock
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def test_a_party_is_reckoned_when_it_has_ended(club: Club) -> None:
    async with at_work(club) as (worker, _):
        await club.party()
        worker.wake()
        await worker.settled()
        assert (await club.standing("Anna")).parties == 1


async def test_a_season_is_over_at_its_time_though_nobody_plays(club: Club) -> None:
    await club.party()
    async with at_work(club) as (worker, clock):
        for _ in range(91):
            await clock.advance(DAY)
            await worker.settled()
        found = await club.database.ask(seasons.every)
    assert [(each.scope, each.number) for each in found] == [(0, 1), (0, 2), (1, 1), (1, 2)]


async def test_who_is_overtaken_by_rerate_looks_again_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    really, calls = fold.rebuild, list[int]()

    async def overtaken_once(database: Database, until: Reckoned, *, reckoned: Reckoned) -> int:
        calls.append(until.matches)
        if len(calls) == 1:
            raise Overtaken
        return await really(database, until, reckoned=reckoned)

    monkeypatch.setattr(fold, "rebuild", overtaken_once)
    await club.match([(1, ("Ben",)), (2, ("Anna",))])
    correction = await club.match([(1, ("Anna",)), (2, ("Ben",))], again=0)
    async with at_work(club):
        assert calls == [correction, correction]
        assert (await club.standing("Anna", pool="duplicate")).won == 1
    assert caplog.records == []


async def test_whoever_follows_the_ratings_is_told_of_each_step(club: Club) -> None:
    told: list[float] = []
    worker = RatingsWorker(club.database, ManualClock(club.now), lambda: told.append(1))
    await club.party()
    await worker.round()  # the week is noted
    await worker.round()
    assert len(told) == 2


async def test_what_goes_wrong_is_tried_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_work(club) as (worker, clock):
        await club.party()
        with monkeypatch.context() as broken:
            broken.setattr("bot.rankings.ledger.write", None)
            worker.wake()
            await worker.settled()
        assert await club.standing("Anna") is None
        await clock.advance(RETRY)
        await worker.settled()
        assert (await club.standing("Anna")).parties == 1
