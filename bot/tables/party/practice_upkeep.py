"""Practice parties go with all that is kept of them, some time after they have ended."""

import logging
from typing import Final

from bot.clock import Clock
from bot.storage.engine.database import Database
from bot.storage.games import practices
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

DAY: Final = 86_400.0
KEPT: Final = 30 * DAY
"""seconds after its end in which a party can still be looked at, and played once more"""
AT_ONCE: Final = 3
"""parties in one write, during which nothing else happens"""
REST: Final = 1.0


class PracticeUpkeep(Worker):
    """Looks once a day."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(clock)
        self._database = database

    async def round(self) -> None:
        removed = await self.remove_old()
        if removed:
            log.info("%d practice parties are gone", removed)
            await self.pause(REST)
        else:
            await self.rest(self.clock.now() + DAY)

    async def remove_old(self) -> int:
        """Delete some of those that ended long ago; return how many."""
        noted = self._database.newest_game()
        async with self._database.read() as connection:
            before = self.clock.now() - KEPT
            old = await practices.ended_before(connection, before, noted, AT_ONCE)
        if old:
            async with self._database.write() as connection:
                await practices.remove(connection, old)
        return len(old)
