"""One message, two hands: the press that is answered with it, and the reconciler that edits it.

Discord does not say in which order two requests for one message arrive that are on their way
together; docs/design.md has the rule. One process knows in memory what it has begun. Several agree
by the message's row (`bot/storage/delivery/claims.py`).
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, NamedTuple

from sqlalchemy.exc import OperationalError

from bot.clock import Clock
from bot.storage.delivery import claims, messages
from bot.storage.delivery.claims import CLAIM, Claim
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow
from cogs.delivery.messenger import Messenger


class Place(NamedTuple):
    """What a press is answered with: the message of a game that a viewer has; the newest, or that
    of a number."""

    game_id: int
    subject: Subject
    viewer: int
    number: int = 0

    def is_of(self, row: MessageRow) -> bool:
        return self[:3] == (row.game_id, row.subject, row.viewer)


class Underway(NamedTuple):
    """A message that is being sent or edited."""

    row: MessageRow
    task: asyncio.Task[None]


class Holds(ABC):
    """Messages that are left alone while presses are answered with them."""

    @abstractmethod
    def held(self, place: Place) -> AbstractAsyncContextManager[None]:
        """Leave a message alone while its click is being answered with it.

        What was on its way before may arrive after the answer: then it is shown once more. So it is
        when two clicks were being answered at once, for the older answer may have arrived last.
        """

    @abstractmethod
    async def answering(self, row: MessageRow) -> None:
        """A held message is about to be the answer."""

    @abstractmethod
    def keeps(self, row: MessageRow) -> bool:
        """Return whether a message is held here; where it is held in its row, that says until
        when."""

    @abstractmethod
    async def take_over(self) -> None:
        """Be the one who shows messages from now on."""

    @abstractmethod
    async def begin(self, row: MessageRow) -> MessageRow | None:
        """Begin to show a message; return its row as it is now, or None when it is held or shows
        what it should."""

    @property
    def is_any(self) -> bool:
        """Return whether any message is held here."""
        return False


class HeldInMemory(Holds):
    """Of one process that answers and delivers alone.

    `busy`: what is being shown, by row; `released` is told when a message is held no more, and
    whether to look at all again.
    """

    def __init__(
        self,
        database: Database,
        messenger: Messenger,
        busy: Mapping[int, Underway],
        released: Callable[[bool], None],
    ) -> None:
        self._database = database
        self._messenger = messenger
        self._busy = busy
        self._released = released
        self._held: dict[tuple[int | None, Subject, int], int] = {}
        self._crossed: set[tuple[int | None, Subject, int]] = set()
        """held by two clicks or more at once"""

    @asynccontextmanager
    async def held(self, place: Place) -> AsyncIterator[None]:
        """What is still being drawn for it is not sent."""
        key = place[:3]
        busy = [each for each in self._busy.values() if place.is_of(each.row)]
        crossing = [each for each in busy if each.row.id in self._messenger.begun]
        self._messenger.overtaken.update(each.row.id for each in busy if each not in crossing)
        if key in self._held:
            self._crossed.add(key)
        self._held[key] = self._held.get(key, 0) + 1
        shown_again = False
        try:
            yield
            for each in crossing:
                await asyncio.wait((each.task,))
                await self._messenger.show_again(each.row)
        finally:
            try:
                if self._held[key] == 1 and key in self._crossed:
                    self._crossed.remove(key)
                    row = await self._database.ask(messages.find, *key)
                    if row is not None and row.message_id is not None:
                        await self._messenger.show_again(row)
                        shown_again = True
            finally:
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]
                self._released(shown_again or bool(busy))

    async def answering(self, row: MessageRow) -> None:
        pass

    def keeps(self, row: MessageRow) -> bool:
        return (row.game_id, row.subject, row.viewer) in self._held

    async def take_over(self) -> None:
        pass

    async def begin(self, row: MessageRow) -> MessageRow | None:
        return row

    @property
    def is_any(self) -> bool:
        return bool(self._held)


class HeldInRows(Holds):
    """Of one of several processes; `released` is told when a message is held here no more, and that
    it may lag."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        messenger: Messenger,
        released: Callable[[bool], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._messenger = messenger
        self._released = released
        self._beginning: dict[int, int | None] = {}
        """rows that wait to be marked as begun, all of a round by one statement; their games"""
        self._marking: asyncio.Task[Mapping[int, MessageRow]] | None = None

    @asynccontextmanager
    async def held(self, place: Place) -> AsyncIterator[None]:
        """The first transaction that marks the message claims it, or else `answering` does."""
        claim = Claim(*place, self._clock.now())
        before = CLAIM.set(claim)
        try:
            yield
        finally:
            CLAIM.reset(before)
            if claim.stands:  # it was not the answer after all
                with suppress(OperationalError):  # then it lapses
                    await self._database.commit_in(place.game_id, claims.release, claim)
            self._released(True)

    async def answering(self, row: MessageRow) -> None:
        claim = CLAIM.get()
        if claim is not None and claim.is_of(row) and not claim.stands:
            await self._database.commit_in(claim.game_id, claims.claim, claim)

    def keeps(self, row: MessageRow) -> bool:
        return False

    async def take_over(self) -> None:
        await self._database.commit(claims.take_over, self._clock.now())

    async def begin(self, row: MessageRow) -> MessageRow | None:
        """Whoever takes over leaves what is begun alone for as long as it may be sent: a process
        that has slept sends nothing any more."""
        until = self._clock.steady.now() + claims.LASTS
        self._beginning[row.id] = row.game_id
        if self._marking is None:
            self._marking = asyncio.create_task(self._mark())
            self._marking.add_done_callback(_look_at)
        begun = (await asyncio.shield(self._marking)).get(row.id)
        if begun is not None:
            self._messenger.send_until[row.id] = until
        return begun

    async def _mark(self) -> Mapping[int, MessageRow]:
        await asyncio.sleep(0)  # until all of the round are known
        rows, self._beginning, self._marking = self._beginning, {}, None
        # Rows that somebody changes are passed over, of whatever game: nobody need wait for all.
        game_id = next(filter(None, rows.values()), None)
        begun = await self._database.commit_in(game_id, claims.begin, rows, self._clock.now())
        return {each.id: each for each in begun}


def _look_at(marking: asyncio.Task[Any]) -> None:
    """Whoever waited for it may have been told to stop: then it has failed for nobody."""
    if not marking.cancelled():
        marking.exception()
