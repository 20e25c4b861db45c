"""A worker: what it does when its own round fails."""

import asyncio

import pytest

from bot.clock import ManualClock
from bot.tables.worker import MISTAKE_RETRY, Worker
from tests.patience import PATIENCE


class Clumsy(Worker):
    """Fails in its first two rounds."""

    rounds = 0

    async def round(self) -> None:
        self.rounds += 1
        if self.rounds <= 2:
            raise ValueError("a mistake of ours")
        await self.rest(None)


async def test_a_mistake_in_a_round_stops_no_worker(caplog: pytest.LogCaptureFixture) -> None:
    clock = ManualClock()
    worker = Clumsy(clock)
    work = asyncio.create_task(worker.run())
    await asyncio.sleep(0)
    for rounds in (1, 2):
        assert worker.rounds == rounds
        await clock.advance(MISTAKE_RETRY)
    async with asyncio.timeout(PATIENCE):
        await worker.settled()
    assert worker.rounds == 3
    assert [each.exc_info is not None for each in caplog.records] == [True, True]
    work.cancel()
    await asyncio.wait({work})
