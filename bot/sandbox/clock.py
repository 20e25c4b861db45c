"""The clock the sandbox is handed, and waiting for many deadlines with one sleeper."""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol


class Clock(Protocol):
    """Time in Unix seconds, and waiting for it."""

    def now(self) -> float: ...

    async def sleep_until(self, moment: float) -> None: ...


class Deadlines:
    """Calls functions at their moments; one task sleeps for the nearest of them.

    Thousands of interactions a second each have a deadline that hardly ever comes:
    a task for each would cost more than the interaction.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._sleeper: asyncio.Task[None] | None = None
        self._sleeping_until = float("inf")

    def at(self, moment: float, call: Callable[[], None]) -> None:
        heapq.heappush(self._due, (moment, next(self._order), call))
        if moment < self._sleeping_until:
            if self._sleeper is not None:
                self._sleeper.cancel()
            self._sleeping_until = moment
            self._sleeper = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self._due:
            self._sleeping_until = self._due[0][0]
            await self._clock.sleep_until(self._sleeping_until)
            while self._due and self._due[0][0] <= self._clock.now():
                heapq.heappop(self._due)[2]()
        self._sleeping_until = float("inf")

    async def stop(self) -> None:
        if self._sleeper is not None:
            self._sleeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sleeper
