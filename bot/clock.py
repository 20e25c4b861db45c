"""The one clock. Whatever waits or reads the time is handed one of these.

The machine's own may be set at any moment, by a second or by a day: by hand, by a time server, or
because the machine slept. This one goes on evenly; `bot/tables/time/clock_setter.py` sets it after
the machine's, together with every moment that is stored.
"""

import asyncio
import heapq
import itertools
import time
from typing import Protocol


class Clock(Protocol):
    """Time in Unix seconds, and waiting for it."""

    @property
    def steady(self) -> "Clock":
        """The same clock as if nobody ever set it: for how long something takes."""
        ...

    def now(self) -> float: ...

    async def sleep_until(self, moment: float) -> None: ...


class SettableClock(Clock, Protocol):
    """A clock that goes on evenly until it is set."""

    @property
    def behind(self) -> float:
        """Seconds by which the machine's clock is ahead of this one."""
        ...

    def set_by(self, seconds: float) -> None: ...


class SteadyClock:
    """The time of this machine when this was made, and what has passed since."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    @property
    def steady(self) -> Clock:
        return self

    def now(self) -> float:
        return self._began + time.monotonic()

    async def sleep_until(self, moment: float) -> None:
        # A long sleep is cut in pieces: meanwhile the clock may be set.
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left, 60))


class SystemClock(SteadyClock):
    """The time of this machine, as far as it was set after it."""

    def __init__(self) -> None:
        super().__init__()
        self._steady = SteadyClock()

    @property
    def steady(self) -> Clock:
        return self._steady

    @property
    def behind(self) -> float:
        return time.time() - self.now()

    def set_by(self, seconds: float) -> None:
        self._began += seconds


class ManualClock:
    """A clock that stands still until somebody advances it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._ahead = 0.0
        """of the steady one"""
        self._stepped = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None], bool]] = []
        """each with its moment by steady time, its order, and whether it sleeps by the steady
        clock"""
        self._order = itertools.count()
        self.steady: Clock = _SteadyManual(self)

    def now(self) -> float:
        return self._now + self._ahead

    async def sleep_until(self, moment: float) -> None:
        await self._sleep(moment - self._ahead, steady=False)

    async def _sleep(self, moment: float, *, steady: bool) -> None:
        if moment <= self._now:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (moment, next(self._order), woken, steady))
        await woken

    async def advance(self, seconds: float) -> None:
        """Move on by `seconds`, waking every sleeper at its own moment, in order."""
        target = self._now + seconds
        while self._sleepers and self._sleepers[0][0] <= target:
            moment, _, woken, _ = heapq.heappop(self._sleepers)
            self._now = max(self._now, moment)
            if not woken.done():
                woken.set_result(None)
                await self._let_run()
        self._now = target
        await self._let_run()

    async def leap(self, seconds: float) -> None:
        """Move on by `seconds` at once: every sleeper wakes then, later than it wanted to."""
        self._now += seconds
        await self.advance(0)

    async def _let_run(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    # As if the machine's clock was set -----------------------------------------------------------

    def step(self, seconds: float) -> None:
        """Set the machine's clock, as somebody does; this one does not follow by itself."""
        self._stepped += seconds

    @property
    def behind(self) -> float:
        return self._stepped

    def set_by(self, seconds: float) -> None:
        self._stepped -= seconds
        self._ahead += seconds
        self._sleepers = [
            (moment if steady else moment - seconds, order, woken, steady)
            for moment, order, woken, steady in self._sleepers
        ]
        heapq.heapify(self._sleepers)


class _SteadyManual:
    """The steady face of a clock that somebody advances."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock

    @property
    def steady(self) -> Clock:
        return self

    def now(self) -> float:
        return self._clock._now

    async def sleep_until(self, moment: float) -> None:
        await self._clock._sleep(moment, steady=True)
