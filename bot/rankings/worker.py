"""Keeps the ratings up to date while the bot runs."""

import logging
from typing import Final

from sqlalchemy.exc import OperationalError

from bot.clock import Clock
from bot.rankings.fold import Fold
from bot.storage.database import Database
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

RETRY: Final = 300.0
"""seconds until what went wrong is tried again: the tables do not need ratings"""


class RatingsWorker(Worker):
    """Woken when a party has ended; at the end of a season and of a week it wakes by itself."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(clock)
        self._fold = Fold(database)

    async def round(self) -> None:
        now = self.clock.now()
        try:
            if await self._fold.step(now):
                return
            until = await self._fold.next_moment(now)
        except OperationalError:
            raise
        except Exception:
            log.exception("the ratings stand still")
            until = now + RETRY
        if not self.changed.is_set():
            await self.rest(until)
