"""A task that does what there is to do, and rests until something changes or a moment comes."""

import abc
import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import OperationalError

from bot.clock import Clock
from bot.storage.engine.database_errors import problem_of

log = logging.getLogger(__name__)

DATABASE_RETRY = 5.0
"""seconds until a database that is locked or full is asked again"""
MISTAKE_RETRY = 5.0
"""seconds until a round that failed otherwise is tried again"""


class Worker(abc.ABC):
    """`run` it until cancelled; `wake` it when something changed."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.changed = asyncio.Event()
        self._asleep = False
        self._resting = asyncio.Event()
        self._alarm = Alarm(clock, self.wake)
        self._steady_alarm = Alarm(clock.steady, self.wake)

    @abc.abstractmethod
    async def round(self) -> None:
        """Do what there is to do now, or `rest`."""

    async def run(self) -> None:
        troubled = False
        try:
            while True:
                self.changed.clear()
                try:
                    await self.round()
                except OperationalError as error:
                    if not troubled:
                        log.error("the database cannot be used: %s; it is tried again every %g s",
                                  problem_of(error), DATABASE_RETRY)  # fmt: skip
                    troubled = True
                    await self.pause(DATABASE_RETRY)
                except Exception:
                    # A mistake of ours that the round itself has not seen to: no worker dies of it.
                    log.exception("a round of %s failed", type(self).__name__)
                    await self.pause(MISTAKE_RETRY)
                else:
                    if troubled:
                        log.info("the database can be used again")
                    troubled = False
        finally:
            self._alarm.stop()
            self._steady_alarm.stop()

    async def pause(self, seconds: float) -> None:
        """Wait, however the clock is set meanwhile."""
        steady = self.clock.steady
        await steady.sleep_until(steady.now() + seconds)

    def wake(self) -> None:
        self.changed.set()
        self._resting.clear()

    @property
    def is_resting(self) -> bool:
        return self._resting.is_set()

    async def settled(self) -> None:
        """Wait until there is nothing to do but wait for the clock or for somebody."""
        await self._resting.wait()

    def settle(self) -> None:
        """Note that no work is under way any more: a worker that sleeps rests then."""
        if self._asleep and not self.changed.is_set():
            self._resting.set()

    async def rest(
        self, until: float | None, *, steadily: float | None = None, settled: bool = True
    ) -> None:
        """Wait for `wake`, the moment `until`, or the moment `steadily` of the steady clock.

        `settled`: no work of this worker is under way.
        """
        if _is_over(self.clock, until) or _is_over(self.clock.steady, steadily):
            await asyncio.sleep(0)  # the others go on meanwhile, whatever this one finds to do
            return
        self._asleep = True
        if settled:
            self.settle()
        self._alarm.ring_at(until)
        self._steady_alarm.ring_at(steadily)
        try:
            await self.changed.wait()
        finally:
            self._asleep = False
        self._resting.clear()


def _is_over(clock: Clock, moment: float | None) -> bool:
    return moment is not None and moment <= clock.now()


class Alarm:
    """Wakes a worker, at the moment asked for or sooner: one that is set is not put off.

    A worker is woken with every action; to be woken once too often costs less than to set this.
    """

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._at = 0.0
        self._sleeping: asyncio.Task[None] | None = None

    def ring_at(self, moment: float | None) -> None:
        if moment is None or (self._sleeping is not None and self._at <= moment):
            return
        self.stop()
        self._at = moment
        self._sleeping = asyncio.create_task(self._sleep(moment))

    async def _sleep(self, moment: float) -> None:
        await self._clock.sleep_until(moment)
        self._sleeping = None
        self._ring()

    def stop(self) -> None:
        if self._sleeping is not None:
            self._sleeping.cancel()
            self._sleeping = None
