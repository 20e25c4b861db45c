"""The reconciler: brings lagging messages up to date, latest wins.

Whoever is next to act comes first, then the table, then the rest. Nothing is queued: what lags is
a row, so nothing is lost by a crash, a rate limit or a closed DM.
"""

import asyncio
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord
from sqlalchemy.exc import OperationalError

from bot import logs
from bot.clock import Clock
from bot.storage import messages
from bot.storage.database import Database
from bot.storage.messages import Projection
from bot.storage.trouble import trouble_of
from bot.tables import Refused
from bot.tables.marks import PEEK
from bot.tables.worker import DATABASE_RETRY, Worker
from cogs.shown import Messenger, NotYet

log = logging.getLogger(__name__)

AT_ONCE: Final = 32
"""messages that are sent or edited at the same time"""
MAX_TRIES: Final = 8
MAX_WAIT: Final = 120.0

DM_REFUSED: Final = frozenset({50007, 50278, 40003})
"""closed, no shared server, opened too fast: the hand is offered by its button instead"""
DM_AGAIN: Final = 600.0
"""seconds until a DM that was refused is tried again within the same deal"""
MESSAGE_GONE: Final = 10008

Key = tuple[int, str, int]


class Reconciler(Worker):
    """One task for all messages."""

    def __init__(self, database: Database, clock: Clock, messenger: Messenger) -> None:
        super().__init__(clock)
        self._database = database
        self._messenger = messenger
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._held: dict[Key, int] = {}
        self._waiting: dict[int, float] = {}
        self._passed_over = False
        """a row that lags could not be begun: look again when one is finished"""

    @contextmanager
    def held(self, game_id: int, subject: str, viewer: int) -> Iterator[None]:
        """Leave a message alone while its click is being answered with it."""
        key = (game_id, subject, viewer)
        self._held[key] = self._held.get(key, 0) + 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
            self._finished()

    async def run(self) -> None:
        try:
            await super().run()
        finally:
            unfinished = list(self._busy.values())
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*unfinished, return_exceptions=True)

    async def round(self) -> None:
        self._passed_over = False
        lagging = await self._lagging()
        self._start(lagging)
        if not self.changed.is_set():
            now = self.clock.now()
            moments = [row.retry_at for row in lagging if row.retry_at > now]
            moments += self._waiting.values()
            await self.rest(min(moments, default=None), settled=self._is_idle())

    def _is_idle(self) -> bool:
        return not self._busy and not self._held

    def _finished(self) -> None:
        """Something is shown: look for more if there was more than could be begun."""
        if self._passed_over:
            self.wake()
        elif self._is_idle():
            self.settle()

    async def _lagging(self) -> list[Projection]:
        now = self.clock.now()
        self._waiting = {row: until for row, until in self._waiting.items() if until > now}
        # Enough to find work behind all those that are left alone.
        limit = 2 * (AT_ONCE + len(self._busy) + len(self._waiting) + len(self._held))
        # What is finished while the rows are read may be read as it was before.
        busy, held = set(self._busy), set(self._held)
        async with self._database.read() as connection:
            lagging = await messages.find_lagging(connection, now, limit)
        unsure = {row.id for row in lagging if row.id in busy or _subject(row) in held}
        for row in lagging:
            if row.id in unsure:
                self._passed_over = True
                if row.id not in self._busy and _subject(row) not in self._held:
                    self.wake()
        return [row for row in lagging if row.id not in unsure]

    def _start(self, lagging: list[Projection]) -> None:
        """Begin to show what may be shown now."""
        for row in lagging:
            if row.retry_at > self.clock.now() or row.id in self._waiting:
                continue
            if _subject(row) in self._held or row.id in self._busy or len(self._busy) >= AT_ONCE:
                self._passed_over = True
            else:
                self._busy[row.id] = asyncio.create_task(self._show(row))

    async def _show(self, row: Projection) -> None:
        """Show one row; nothing that goes wrong here stops the others."""
        logs.note(game=row.game_id)
        up_to_date = False
        try:
            up_to_date = await self._try(row)
        except OperationalError as error:
            log.warning("message row %s is not written down: %s", row.id, trouble_of(error))
            self._waiting[row.id] = self.clock.now() + DATABASE_RETRY
        except Exception:
            # What could not even be written down waits in memory.
            log.exception("message row %s of game %s", row.id, row.game_id)
            self._waiting[row.id] = self.clock.now() + DATABASE_RETRY
        finally:
            self._busy.pop(row.id, None)
            self._passed_over |= not up_to_date
            self._finished()

    async def _try(self, row: Projection) -> bool:
        """Whether it shows what it should; what goes wrong is tried again, but not for ever."""
        try:
            return await self._messenger.show(row)
        except NotYet as wait:
            self._waiting[row.id] = wait.until
        except discord.NotFound as error:
            await self._not_found(row, error)
        except discord.HTTPException as error:
            await self._refused(row, error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._again_later(row, error)
        except Refused as error:
            await self._give_up(row, error)
        except OperationalError:
            raise
        except Exception as error:
            log.exception("message row %s of game %s", row.id, row.game_id)
            await self._again_later(row, error)
        return False

    async def _not_found(self, row: Projection, error: discord.NotFound) -> None:
        if error.code == MESSAGE_GONE and row.message_id is not None and not row.closing:
            # Somebody deleted it: it is sent afresh, but what only he saw comes when he asks.
            async with self._database.write() as connection:
                if row.subject == PEEK:
                    await messages.forget(connection, row.id)
                else:
                    await messages.change(connection, row.id, message_id=None)
            return
        await self._give_up(row, error)

    async def _refused(self, row: Projection, error: discord.HTTPException) -> None:
        if error.code in DM_REFUSED:
            # A closed DM is not knocked at with every card.
            await self._give_up(row, error, until=self.clock.now() + DM_AGAIN)
            await self._messenger.dm_refused(row)
        elif error.status in (401, 403):
            await self._give_up(row, error)
        else:
            await self._again_later(row, error)

    async def _again_later(self, row: Projection, error: Exception) -> None:
        if row.tries + 1 >= MAX_TRIES:
            await self._give_up(row, error)
            return
        # Jitter only spreads retries; nothing anybody sees depends on it.
        wait = min(2.0**row.tries, MAX_WAIT) * random.uniform(0.8, 1.2)
        log.info("message row %s is tried again in %.1f s: %s", row.id, wait, error)
        async with self._database.write() as connection:
            await messages.change(
                connection, row.id, tries=row.tries + 1, retry_at=self.clock.now() + wait
            )

    async def _give_up(self, row: Projection, error: Exception, until: float = 0.0) -> None:
        """Until the next change asks for it again, but not before `until`."""
        log.info("message row %s (%s) is left as it is: %s", row.id, row.subject, error)
        async with self._database.write() as connection:
            await messages.change(connection, row.id, shown=row.wanted, tries=0, retry_at=until)


def _subject(row: Projection) -> tuple[int, str, int]:
    """What `held` names a row by."""
    return row.game_id, row.subject, row.viewer
