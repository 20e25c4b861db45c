"""Rows to be shown, and a reconciler at work on them; its messenger notes what it is asked."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.clock import Clock, ManualClock
from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow
from bot.tables.delivery.outbox import Outbox
from bot.tables.time.timekeeper import Timekeeper
from cogs.connection import Requests
from cogs.delivery.messenger import Messenger
from cogs.delivery.reconciler import Reconciler
from cogs.delivery.threads import NotYet
from cogs.press import SuitEmojis
from tests.patience import PATIENCE


def refusal(status: int, code: int = 0, told: str = "no") -> discord.HTTPException:
    """What discord.py raises when Discord answers so."""
    kinds = {404: discord.NotFound, 403: discord.Forbidden}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    response = cast(Any, SimpleNamespace(status=status, reason="no"))
    return kind(response, {"code": code, "message": told})


class FakeThreads:
    """Notes what happens to the place of a message."""

    def __init__(self) -> None:
        self.woken: list[MessageRow] = []
        self.lost_at: list[tuple[MessageRow, int]] = []
        self.playing = True
        self.has_another = True

    async def wake(self, row: MessageRow) -> bool:
        self.woken.append(row)
        return True


class FakeMessenger:
    """Shows rows in the database alone; `trouble` may raise instead, `gates` hold it up."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.shown: list[MessageRow] = []
        self.offered: list[MessageRow] = []
        self.closed: list[MessageRow] = []
        self.doubted: list[str] = []
        self.without_question: list[MessageRow] = []
        self.threads = self.sending = FakeThreads()
        self.in_flight: list[int] = []
        self.most_at_once = 0
        self.trouble: Callable[[MessageRow], Exception | None] = lambda row: None
        self.gates: dict[str, asyncio.Event] = {}
        self.drawing: dict[str, asyncio.Event] = {}
        """like `gates`, before anything is sent"""
        self.uncounted: set[str] = set()
        self.begun: set[int] = set()
        self.overtaken: set[int] = set()
        self.following: set[int] = set()
        self.send_until: dict[int, float] = {}
        self.clicked: set[int] = set()
        """people whose last click a new hand can follow"""
        self.followed: list[MessageRow] = []
        self.send: Callable[[], Any] = lambda: None
        """told of each request that counts"""
        self.emojis = SuitEmojis(clock)
        self.outbox = Outbox(database, cast(Timekeeper, None))

    def of(self, row: MessageRow) -> "FakeMessenger":
        """Return the kind of a message, which is the same for all."""
        return self

    async def show(self, row: MessageRow) -> bool:
        assert row.id not in self.in_flight, "one message, two requests"
        self.in_flight.append(row.id)
        self.most_at_once = max(self.most_at_once, len(self.in_flight))
        self.shown.append(row)
        if row.id in self.following:
            self.followed.append(row)
        try:
            if drawn := self.drawing.get(row.subject):
                await drawn.wait()
            if row.id in self.overtaken:
                raise NotYet(0)
            self.begun.add(row.id)
            if gate := self.gates.get(row.subject):
                await gate.wait()
            error = self.trouble(row)
            if not self.has_room(row) and not isinstance(error, NotYet):
                self.send()
            if error is not None:
                raise error
            async with self.database.write() as connection:
                message_id = row.message_id or 1000 + len(self.shown)
                values = {"message_id": message_id, "begun": False}
                await messages.show(connection, row, row.wanted, **values)
        finally:
            self.in_flight.remove(row.id)
            self.begun.discard(row.id)
            self.overtaken.discard(row.id)
            self.following.discard(row.id)
        return True

    @property
    def tokens(self) -> "FakeMessenger":
        return self

    def learn(self, row: MessageRow) -> None:
        pass

    def has_room(self, row: MessageRow) -> bool:
        return row.subject in self.uncounted or row.id in self.following

    def can_follow(self, row: MessageRow) -> bool:
        return row.message_id is None and row.person_id in self.clicked

    async def unread(self, row: MessageRow) -> None:
        self.offered.append(row)

    async def goes_on(self, row: MessageRow) -> bool:
        return self.threads.playing

    async def lost(self, row: MessageRow, error: discord.HTTPException) -> bool:
        self.threads.lost_at.append((row, error.code))
        return self.threads.has_another

    async def show_again(self, row: MessageRow) -> None:
        self.doubted.append(row.subject)
        await self.database.commit(messages.outdate, row.id)

    async def given_up(self, row: MessageRow, *, ours: bool) -> None:
        self.without_question.append(row)

    async def close(self, row: MessageRow) -> bool:
        self.closed.append(row)
        await self.database.commit(messages.forget, row)
        return True

    @property
    def log(self) -> list[tuple[str, int, int]]:
        """Subject, viewer and version of each try to show something."""
        return [(row.subject, row.viewer, row.wanted) for row in self.shown]


class Evening:
    """A game's rows and a reconciler at work on them."""

    def __init__(self, database: Database, game_id: int, *, shared: bool = False) -> None:
        self.database = database
        self.game_id = game_id
        self.shared = shared
        self.clock = ManualClock(1000)
        self.messenger = FakeMessenger(database, self.clock)
        self.start()

    def start(self) -> None:
        fake = cast(Messenger, self.messenger)
        self.requests = Requests(self.clock)
        self.messenger.send = lambda: [call() for call in self.requests.on_counted]
        self.reconciler = Reconciler(
            self.database, self.clock, fake, self.requests, shared=self.shared
        )
        self.work = asyncio.create_task(self.reconciler.run())

    def gate(self, subject: str) -> asyncio.Event:
        """Hold messages of this subject up, while they are sent, until the gate opens."""
        gate = self.messenger.gates[subject] = asyncio.Event()
        return gate

    async def change(self, wanted: Wanted, **values: Any) -> None:
        row = await self.row(wanted)
        await self.database.commit(messages.change, row.id, **values)

    async def begin(self, version: int, *wanted: Wanted) -> None:
        """Have this wanted, until something of it is on its way."""
        await self.want(version, *wanted)
        await self.underway()

    async def stop(self) -> None:
        self.work.cancel()
        await asyncio.wait({self.work})

    @property
    def shown(self) -> list[MessageRow]:
        return self.messenger.shown

    @property
    def log(self) -> list[tuple[str, int, int]]:
        return self.messenger.log

    def fail(self, *errors: Exception) -> None:
        """So many tries fail, and those after them do not."""
        left = list(errors)
        self.messenger.trouble = lambda _: left.pop(0) if left else None

    def refuse(self, error: Exception) -> None:
        """Every try fails."""
        self.messenger.trouble = lambda _: error

    async def underway(self) -> None:
        """Until a message is on its way."""
        await self.until(lambda: bool(self.messenger.in_flight))

    def held(self) -> AbstractAsyncContextManager[None]:
        """A click on the `HAND` is being answered."""
        return self.reconciler.held(self.game_id, *HAND[:3])

    async def answered(self, version: int, **values: Any) -> None:
        """The `HAND` was the answer to a click, at this version."""
        await self.database.commit(messages.show, await self.row(HAND), version, **values)

    async def want(self, version: int, *wanted: Wanted) -> None:
        await self.database.commit(messages.want, self.game_id, version, list(wanted))
        self.reconciler.wake()

    async def settle(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.reconciler.settled()

    async def show(self, version: int, *wanted: Wanted) -> None:
        await self.want(version, *wanted)
        await self.settle()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Let the work go on until something holds; for what does not settle."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0)

    async def wait(self, seconds: float, step: float = 1.0) -> None:
        for _ in range(round(seconds / step)):
            await self.clock.advance(step)
            await self.settle()

    async def row(self, wanted: Wanted) -> MessageRow:
        row = await self.database.ask(
            messages.find, self.game_id, wanted.subject, wanted.viewer, wanted.number
        )
        assert row is not None
        return row


HAND = Wanted(Subject.HAND, 2, 1, 0)
TABLE = Wanted(Subject.TABLE, -1, 1, 1)
OTHER_HAND = Wanted(Subject.HAND, 1, 1, 2)
PEEK = Wanted(Subject.PEEK, 2, 0, 0)
