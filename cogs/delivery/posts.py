"""Messages of no game: a tournament's posts and notifications, and what is posted after a week or a
season. Each kind says what its messages show; how they are treated stands in their traits.

The reconciler asks for them like for the messages of tables.
"""

from abc import abstractmethod
from collections import deque
from typing import NamedTuple, Protocol

import discord

from bot.clock import Clock
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.tables.delivery.receipts import Receipts
from cogs.delivery.sending import Sending
from cogs.delivery.threads import AGAIN, NotYet
from cogs.delivery.traits import TRAITS, Traits
from cogs.screens.screen import Screen


class Drawn(NamedTuple):
    """All that a message shows, and to whom."""

    screen: Screen
    reader: int | None = None
    """the Discord id of who gets it, where it is in no channel"""
    mentioned: int | None = None
    """the same of who is notified in a channel"""


class Parked(Exception):
    """A message cannot be shown where it should be until somebody changes that."""


class Kind(Protocol):
    """Messages that are made alike."""

    @abstractmethod
    async def draw(self, post: Row) -> Drawn | None:
        """Return what a message shows now; None: nothing, and it is left as it is.

        Raises `Parked`.
        """

    async def shown(self, post: Row) -> None:
        """See to what waits for a message, which stands there now."""

    async def lost(self, post: Row) -> None:
        """See to a message whose channel may not be written to."""

    async def refused(self, post: Row) -> bool:
        """See to a notification that its reader does not get; return whether it goes elsewhere."""
        return False

    async def untaken(self, post: Row) -> None:
        """See to a message that Discord does not take for what it says."""


class Posts:
    """Sends, edits and deletes the messages of no game."""

    def __init__(self, clock: Clock, sending: Sending, receipts: Receipts) -> None:
        self._clock = clock
        self._sending = sending
        self._receipts = receipts
        self._kinds: dict[Subject, Kind] = {}
        self._turns = {each: Turns(clock.steady, each) for each in _paces()}
        self._edited: dict[int, float] = {}
        """by row: when it may be edited again, by the steady clock"""

    def know(self, kind: Kind, *subjects: Subject) -> None:
        """Have a kind make the messages of these subjects."""
        self._kinds.update(dict.fromkeys(subjects, kind))

    def of(self, post: Row) -> Kind:
        return self._kinds[post.subject]

    async def show(self, post: Row) -> bool:
        """Bring a message up to date; raises discord.py's errors, or `NotYet`.

        False when it may lag behind still.
        """
        if post.subject is Subject.GONE:
            await self._sending.delete(post)
            return await self._receipts.forget(post)
        traits = TRAITS[post.subject]
        self._wait_for_turn(post, traits)
        stale = traits.news_for is not None and self._age(post) > traits.news_for
        try:
            drawn = None if stale else await self.of(post).draw(post)
        except Parked:
            return await self._receipts.parked(post, self._clock.now() + AGAIN)
        if drawn is None:
            return await self._receipts.posted(post)
        post = await self._put(post, drawn)
        if traits.edit_every:
            self._edited[post.id] = self._clock.steady.now() + traits.edit_every
        place = {"channel_id": post.channel_id, "message_id": post.message_id}
        up_to_date = await self._receipts.posted(post, **place)
        await self.of(post).shown(post)
        return up_to_date

    def _age(self, post: Row) -> float:
        return self._clock.now() - (post.asked_at or 0.0)

    def _wait_for_turn(self, post: Row, traits: Traits) -> None:
        steady = self._clock.steady.now()
        turn = self._edited.pop(post.id, steady)
        if turn > steady:
            self._edited[post.id] = turn
        elif traits.per_second is not None:
            turn = self._turns[traits.per_second].of(post.id)
        if turn > steady:
            raise NotYet(self._clock.now() + turn - steady)

    async def _put(self, post: Row, drawn: Drawn) -> Row:
        """Edit its message, or send it; return where it is."""
        channel_id = post.channel_id or await self._sending.dm(drawn.reader or 0)
        if post.message_id is not None:
            await self._sending.edit(channel_id, post.message_id, drawn.screen)
            return post._replace(channel_id=channel_id)
        people = [discord.Object(drawn.mentioned)] if drawn.mentioned else False
        message_id = await self._sending.put(post, channel_id, drawn.screen, people)
        return post._replace(channel_id=channel_id, message_id=message_id)

    async def lost(self, post: Row) -> float:
        """See to a message whose channel may not be written to; return until when it waits."""
        await self.of(post).lost(post)
        return self._clock.now() + AGAIN


class Turns:
    """So many messages in a second: each is told once when its turn is."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self._given: deque[float] = deque(maxlen=most)
        self._waiting: dict[int, float] = {}
        """by row: its turn, by the steady clock"""

    def of(self, row_id: int) -> float:
        now = self._clock.now()
        turn = self._waiting.pop(row_id, None)
        if turn is None:
            full = len(self._given) == self._given.maxlen
            turn = max(now, self._given[0] + 1.0) if full else now
            self._given.append(turn)
        if turn > now:
            self._waiting[row_id] = turn
        return turn


def _paces() -> set[int]:
    return {each.per_second for each in TRAITS.values() if each.per_second is not None}
