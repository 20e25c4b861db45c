"""The reconciler: brings lagging messages up to date, latest wins.

Whoever is next to act comes first, then the table, then the rest. Nothing is queued: what lags is
a row, so nothing is lost by a crash, a rate limit or a closed DM.
"""

import asyncio
import logging
from collections.abc import Set
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from cachetools import LRUCache
from sqlalchemy.exc import OperationalError

from bot import logs
from bot.clock import Clock
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.database_errors import problem_of
from bot.storage.engine.schema import MessageRow
from bot.tables.worker import DATABASE_RETRY, Worker
from cogs.connection import Requests
from cogs.delivery.holding import HeldInMemory, HeldInRows, Holds, Place, Underway
from cogs.delivery.kinds import Drawn
from cogs.delivery.messenger import Messenger
from cogs.delivery.sending import RateLimit
from cogs.delivery.threads import NotYet
from cogs.delivery.troubles import EXPECTED, Troubles
from cogs.press import Interaction
from cogs.screens.screen import Screen

log = logging.getLogger(__name__)

AT_ONCE = 32
"""messages that are sent or edited at the same time"""
SLOW = 2.0
"""seconds after which whoever opens a table is told that messages come late"""
BEHIND = (0.0, 1.5, 3.0)
"""by priority: seconds by which a message lets others go first that lag no longer than it does"""
SWEEP = 60.0
"""seconds between two looks for all that lags: another process may have marked a message"""
SHARED_SWEEP = 1.0
"""the same where others do so all the time: a player waits no longer, should nothing be heard"""

SOON = 0.2
"""seconds until a message is looked at again that another process is at work on"""

REMEMBERED = 5000
"""hands that are not sent"""


class Late(NamedTuple):
    """A message that lags, and since when, by the steady clock."""

    row: MessageRow
    since: float


class Reconciler(Worker):
    """One task for all messages. `shared`: other processes answer presses with them."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        messenger: Messenger,
        requests: Requests,
        rate_limit: RateLimit | None = None,
        *,
        shared: bool = False,
    ) -> None:
        super().__init__(clock)
        self._database = database
        self._shared = shared
        self._messenger = messenger
        self._requests = requests
        self._hurries = False
        self._is_new = True
        requests.on_reached.append(self.hurry)
        self._busy: dict[int, Underway] = {}
        self._holds: Holds = (
            HeldInRows(database, clock, messenger, self._released)
            if shared
            else HeldInMemory(database, messenger, self._busy, self._released)
        )
        self._waiting: dict[int, float] = {}
        """by row: until when it is left alone, by the steady clock"""
        self._troubles = Troubles(clock, messenger, requests, self._waiting)
        self._offered: LRUCache[int, int] = LRUCache(REMEMBERED)
        """by row of a hand that is not sent: the version at which its owner was last called"""
        self._late: dict[int, Late] = {}
        """by row: all that lags, but for what is told since the last look"""
        self._again: set[int] = set()
        """rows to be looked up again"""
        self._looks = False
        self._sweep_at = 0.0
        """when to look for all that lags, by the steady clock"""
        self._passed_over = False
        """a row that lags could not be begun: look again when one is finished"""
        self._rate_limit = rate_limit or RateLimit(clock.steady)
        requests.on_counted.append(self._rate_limit.sent)

    def held(
        self, game_id: int, subject: Subject, viewer: int, number: int = 0
    ) -> AbstractAsyncContextManager[None]:
        """Leave a message alone while its click is being answered with it: see `Holds.held`."""
        return self._holds.held(Place(game_id, subject, viewer, number))

    async def answer(
        self, row: MessageRow, drawn: Drawn, screen: Screen, click: Interaction
    ) -> None:
        """Answer a click on a held message with what it shows now."""
        await self._holds.answering(row)
        await self._messenger.deliver(row, drawn, screen, click)
        # It may not be written down yet.
        late = self._late.get(row.id)
        if late is not None and late.row.wanted <= (drawn.version or 0):
            del self._late[row.id]

    async def run(self) -> None:
        self._is_new = True
        try:
            await super().run()
        finally:
            unfinished = [each.task for each in self._busy.values()]
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*unfinished, return_exceptions=True)

    def hurry(self) -> None:
        """Try at once what has failed, as Discord is reached again."""
        self._hurries = True
        self.wake()

    @property
    def tries(self) -> bool:
        """Return whether something is to be shown now, and tried again until Discord is reached."""
        now = self.clock.now()
        return any(each.row.held_until <= now for each in self._late.values())

    async def is_slow(self) -> bool:
        """Return whether there is so much to show that a message comes later than people are used
        to."""
        now = self.clock.now()
        if self._shared:
            count = await self._database.ask(messages.count_lagging, now)
        else:
            count = sum(each.row.held_until <= now for each in self._late.values())
        return count - len(self._waiting) > SLOW * self._rate_limit.most

    async def round(self) -> None:
        if self._is_new:
            await self._holds.take_over()
            self._is_new = False
        self._passed_over = False
        if self._hurries:
            self._hurries = False
            await self._messenger.outbox.hurry()
        await self._look()
        self._start()
        if not self._again and not self.changed.is_set():
            await self._rest()

    async def _rest(self) -> None:
        now = self.clock.now()
        retries = (each.row.held_until for each in self._late.values())
        until = min((each for each in retries if each > now), default=None)
        moments = [self._sweep_at, *self._waiting.values()]
        is_one_ready = any(  # a row that lags, and need not wait for anything of its own
            each.row.held_until <= now and each.row.id not in self._waiting
            for each in self._late.values()
        )
        if not self._rate_limit.has_room:
            moments.append(self._rate_limit.room_at)
        elif self._requests.is_down and not self._busy and is_one_ready:
            moments.append(self._requests.down_until)
        await self.rest(until, steadily=min(moments), settled=self._is_idle())

    def _released(self, again: bool) -> None:
        """A message is held no more; `again`: there is more to look for."""
        self._passed_over |= again
        self._finished()

    def _is_idle(self) -> bool:
        return not self._busy and not self._holds.is_any

    def _finished(self) -> None:
        """Look for more, now that something is shown, if there was more than could be begun."""
        if self._passed_over:
            self.wake()
        elif self._is_idle():
            self.settle()

    async def _look(self) -> None:
        """Bring what is known to lag up to date."""
        steady = self.clock.steady.now()
        for row_id in [each for each, until in self._waiting.items() if until <= steady]:
            del self._waiting[row_id]
        self._listen()
        lagging = self._database.lagging
        sweeps = steady >= self._sweep_at or not lagging.is_sure
        if not self._again and not sweeps:
            return
        lagging.is_sure = True  # unless something is not heard from now on
        asked, self._again = self._again, set()
        self._looks = True
        try:
            rows = await self._sweep(asked) if sweeps else await self._find(asked)
        except OperationalError:
            self._again |= asked
            lagging.is_sure &= not sweeps
            raise
        finally:
            self._looks = False
        if sweeps:
            self._sweep_at = steady + (SHARED_SWEEP if self._shared else SWEEP)
        found, steady = {each.id: each for each in rows}, self.clock.steady.now()
        # What is told of since, or has arrived, may have been found as it was before.
        for row in rows:
            self._messenger.tokens.learn(row)
        for row_id in asked - self._listen(asked) - self._again:
            known = self._late.pop(row_id, None)
            if row_id in found:
                self._late[row_id] = Late(found[row_id], known.since if known else steady)

    async def _find(self, asked: set[int]) -> list[MessageRow]:
        """Find those of these rows that lag."""
        async with self._database.glance() as connection:
            return await messages.find_lagging(connection, asked)

    async def _sweep(self, asked: set[int]) -> list[MessageRow]:
        """The same, and those that lag otherwise than is known; they are added to `asked`."""
        if not self._late:
            rows = await self._database.ask(messages.find_lagging)
            asked |= {each.id for each in rows}
            return rows
        known = {messages.mark_of(each.row) for each in self._late.values()}
        marks = set(await self._database.ask(messages.find_marks))
        asked |= {each.id for each in marks ^ known}
        return await self._find(asked) if asked else []

    def _listen(self, asked: Set[int] = frozenset()) -> Set[int]:
        """Hear what was committed, also while the rows of `asked` were looked up; return the rows
        that were told of."""
        told = self._database.lagging.take()
        for row_id, lags in told.items():
            # One that lags no more may lag again, by what was told before.
            if lags or row_id in self._late or row_id in asked:
                self._again.add(row_id)
        return told.keys()

    def _start(self) -> None:
        """Begin to show what may be shown now; who has waited longest comes first."""
        now, steady = self.clock.now(), self.clock.steady.now()
        for row, _ in sorted(
            self._late.values(), key=lambda it: (it.since + BEHIND[it.row.priority], it.row.id)
        ):
            if row.held_until > now or row.id in self._waiting:
                self._offer(row)
                continue
            if self._requests.is_down and (self._busy or steady < self._requests.down_until):
                # One at a time, to see whether Discord is reached again.
                self._passed_over |= bool(self._busy)
                return
            underway, is_held = self._busy.get(row.id), self._holds.keeps(row)
            if underway is not None:
                # What is on its way as it is wanted now needs no other look when it has arrived.
                before = underway.row
                self._passed_over |= row.wanted > before.wanted or row.shown < before.shown
            elif is_held or len(self._busy) >= AT_ONCE or not self._begin(row):
                self._passed_over = True

    def _begin(self, row: MessageRow) -> bool:
        """Begin to show a row if Discord takes one more request for it."""
        counted = not self._messenger.tokens.has_room(row)
        if counted and not self._rate_limit.has_room:
            if not self._messenger.can_follow(row):
                return False
            self._messenger.following.add(row.id)
            counted = False
        showing = asyncio.create_task(self._show(row))
        if counted:
            self._rate_limit.begin(showing)
        self._busy[row.id] = Underway(row, showing)
        return True

    def _offer(self, row: MessageRow) -> None:
        """A hand whose DM was refused lags at each turn: its owner is called to the table."""
        if row.subject != Subject.HAND:
            return
        refused = row.message_id is None and not row.tries
        if refused and row.priority == 0 and self._offered.get(row.id) != row.wanted:
            self._offered[row.id] = row.wanted
            offering = asyncio.create_task(self._show(row, offered=True))
            self._busy[row.id] = Underway(row, offering)

    async def _show(self, row: MessageRow, *, offered: bool = False) -> None:
        """Show one row, or offer it; nothing that goes wrong here stops the others."""
        logs.about.set({"game": row.game_id})
        up_to_date = False
        try:
            if offered:
                await self._messenger.of(row).unread(row)
            elif (begun := await self._holds.begin(row)) is not None:
                up_to_date = await self._try(begun)
            else:
                self._wait(row, SOON)
        except OperationalError as error:
            log.warning("message row %s is not written down: %s", row.id, problem_of(error))
            self._wait(row, DATABASE_RETRY)
        except Exception:
            # Any mistake of ours while trouble is written down: the row waits in memory.
            log.exception("message row %s of game %s", row.id, row.game_id)
            self._wait(row, DATABASE_RETRY)
        finally:
            self._rate_limit.end(asyncio.current_task())
            self._busy.pop(row.id, None)
            late = self._late.pop(row.id, None)  # its lag is counted from now on
            newer = late is not None and late.row.wanted > row.wanted
            if newer or self._looks or not up_to_date:
                self._again.add(row.id)
                self._passed_over = True
            self._finished()

    def _wait(self, row: MessageRow, seconds: float) -> None:
        self._waiting[row.id] = self.clock.steady.now() + seconds

    async def _try(self, row: MessageRow) -> bool:
        """Return whether it shows what it should; what goes wrong is tried again for a while."""
        try:
            return await self._messenger.show(row)
        except NotYet as wait:
            self._wait(row, wait.until - self.clock.now())
        except EXPECTED as error:
            await self._troubles.meet(row, error)
        except OperationalError:
            raise
        except Exception as error:
            # A mistake of ours in one message, such as a screen that cannot be drawn, is its own.
            log.exception("message row %s of game %s", row.id, row.game_id)
            await self._troubles.again_later(row, error)
        return False
