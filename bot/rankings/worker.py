"""Keeps the ratings up to date while the bot runs."""

import logging
from collections.abc import Callable

from sqlalchemy.exc import OperationalError

from bot.clock import Clock
from bot.rankings.cursor import Overtaken
from bot.rankings.fold import Fold
from bot.storage.engine.database import Database
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

RETRY = 300.0
"""seconds until what went wrong is tried again: the tables do not need ratings"""


class RatingsWorker(Worker):
    """Woken when a party has ended; at the end of a season and of a week it wakes by itself."""

    def __init__(
        self, database: Database, clock: Clock, after_step: Callable[[], None] = lambda: None
    ) -> None:
        """`after_step` is called after each step: a season may be over."""
        super().__init__(clock)
        self._fold = Fold(database)
        self._after_step = after_step

    async def round(self) -> None:
        now = self.clock.now()
        try:
            if await self._fold.step(now):
                self._after_step()
                return
            until = self._fold.idle_until
        except OperationalError:
            raise
        except Overtaken:  # by `bot rerate` beside it, which has done the same
            return
        # Whatever a rating stumbles over is logged, and stops neither the tables nor this worker.
        except Exception:
            # Any mistake of ours in the ratings stops them alone: parties go on.
            log.exception("the ratings stand still")
            until = now + RETRY
        if not self.changed.is_set():
            await self.rest(until)
