"""Sets the clock after the machine's, and with it every stored moment from which time is counted.

A machine's clock is set by a second or by a day: by hand, by a time server, or because it slept. No
turn ends of that, and none lasts longer.
"""

import asyncio
import logging
from collections.abc import Callable

from bot.clock import SettableClock
from bot.storage.engine.database import Database
from bot.storage.games import clocks
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

NOTICED = 0.5
"""seconds: what is less is left as it is"""
LOOK_EVERY = 1.0
"""real seconds between two looks at the machine's clock"""


class ClockSetter(Worker):
    """`was_set` is called when moments are others than those who rest know."""

    def __init__(
        self, database: Database, clock: SettableClock, was_set: Callable[[], None]
    ) -> None:
        super().__init__(clock)
        self._database = database
        self._clock = clock
        self._was_set = was_set
        self._has_looked_back = False

    async def round(self) -> None:
        if not self._has_looked_back:
            await self._look_back()
        elif abs(self._clock.behind) < NOTICED:
            looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self.wake)
            try:
                await self.rest(None)
            finally:
                looking.cancel()
        else:
            await self._follow()

    async def _look_back(self) -> None:
        """While the bot did not run the machine's clock may have been set back: what was written
        down as past lies ahead then."""
        async with self._database.write(asked=False) as connection:
            newest = await clocks.newest(connection)
            seconds = self._clock.now() - (newest or 0.0)
            back = seconds <= -NOTICED
            if back:
                await clocks.set_by(connection, seconds)
        self._has_looked_back = True
        if back:
            self._told(seconds)

    async def _follow(self) -> None:
        """With a server others go on until it is committed, and after it: to them what is written
        down lies ahead of the clock by too much, never behind it, where it would be due."""
        seconds = self._clock.behind
        is_back = seconds < 0
        if is_back:
            self._clock.set_by(seconds)
        try:
            async with self._database.write(asked=False) as connection:
                await clocks.set_by(connection, seconds)
        except BaseException:
            if is_back:
                self._clock.set_by(-seconds)
            raise
        if not is_back:
            self._clock.set_by(seconds)
        self._told(seconds)

    def _told(self, seconds: float) -> None:
        log.warning(
            "the machine's clock was set by %+.1f s: what goes on has as much time left as before",
            seconds,
        )
        self._was_set()
