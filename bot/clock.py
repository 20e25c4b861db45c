"""The one clock. Whatever waits or reads the time is handed one of these."""

import asyncio
import heapq
import itertools
import time
from typing import Protocol


class Clock(Protocol):
    """Time in Unix seconds, and waiting for it."""

    def now(self) -> float: ...

    async def sleep_until(self, moment: float) -> None: ...


class SystemClock:
    """The time of this machine."""

    def now(self) -> float:
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        # A long sleep is cut in pieces, so that a machine that slept notices the new time.
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left, 60))


class ManualClock:
    """A clock that stands still until somebody advances it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    async def sleep_until(self, moment: float) -> None:
        if moment <= self._now:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (moment, next(self._order), woken))
        await woken

    async def advance(self, seconds: float) -> None:
        """Move on by `seconds`, waking every sleeper at his own moment, in order."""
        target = self._now + seconds
        while self._sleepers and self._sleepers[0][0] <= target:
            moment, _, woken = heapq.heappop(self._sleepers)
            self._now = max(self._now, moment)
            if not woken.done():
                woken.set_result(None)
                await self._let_run()
        self._now = target
        await self._let_run()

    async def _let_run(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
