"""All that Discord tells once: it is written down, if need be once the database can be used
again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import OperationalError

from bot.storage.engine.database_errors import problem_of
from bot.tables.worker import DATABASE_RETRY
from cogs.bot import DixDeDer

log = logging.getLogger(__name__)

WriteDown = Callable[[], Awaitable[None]]


class Inbox:
    """`write_down` does it at once, or again until it is done."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        self._waiting: set[asyncio.Task[None]] = set()

    async def write_down(self, what: WriteDown) -> None:
        """The bot does not stop in the middle of it. What is tried again may meet another state."""
        await self._try(what, logging.WARNING)

    async def _try(self, what: WriteDown, level: int) -> None:
        self.bot.keep_answering()
        try:
            await what()
        except OperationalError as error:
            log.log(level, "what Discord has told waits %g s for the database: %s",
                    DATABASE_RETRY, problem_of(error))  # fmt: skip
            waiting = asyncio.create_task(self._again_later(what))
            self._waiting.add(waiting)
            waiting.add_done_callback(self._waiting.discard)

    async def _again_later(self, what: WriteDown) -> None:
        steady = self.bot.clock.steady
        await steady.sleep_until(steady.now() + DATABASE_RETRY)
        if not self.bot.stopping:
            await self._try(what, logging.DEBUG)
