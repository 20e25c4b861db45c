"""How fast messages follow each other: requests of the bot, edits of one message, sends of many.

Discord takes 50 requests a second of a bot. An edit by an interaction's token is not one of them:
it carries no bot token. A token lives 15 minutes and takes five edits in two seconds. Another
message can follow a click by it just so: it stands as a reply to what was clicked.
"""

import asyncio
from collections import deque
from math import inf
from typing import Any

import discord

from bot.cache import Cache
from bot.clock import Clock
from bot.storage.engine.schema import MessageRow
from cogs.delivery.kinds import TRAITS
from cogs.delivery.threads import NotYet

LIVES = 14 * 60.0
"""seconds since its click for which a token is used"""
EDITS = 5
WITHIN = 2.0
"""seconds"""
REMEMBERED = 5000


class ClickWebhook(discord.Webhook):
    """A webhook by the token of a click. discord.py would make an object of each message that comes
    back, at which nobody looks."""

    def _create_message(self, data: Any, *, thread: Any) -> Any:
        return None


class Tokens:
    """The uses of each token lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._used: Cache[str, deque[float]] = Cache(REMEMBERED)
        self._refused: Cache[str, bool] = Cache(REMEMBERED)
        self._last: Cache[int, tuple[str, float]] = Cache(REMEMBERED)
        """by person: the token of the last click in their DM, and until when it is used"""

    def until(self) -> float:
        """Return until when the token of a click that comes now is used."""
        return self._clock.now() + LIVES

    def note(self, person_id: int, token: str) -> None:
        """Note a click in somebody's DM that was answered."""
        self._last.put(person_id, (token, self.until()))

    def of(self, row: MessageRow) -> tuple[str, float] | None:
        """Return the token that a message to somebody's DM can follow, and until when it lives."""
        token, until = self._last.get(row.person_id or 0) or ("", 0.0)
        return None if until <= self._clock.now() or not self._takes(token) else (token, until)

    def lives(self, row: MessageRow) -> bool:
        """Return whether Discord should still know the token of a row."""
        return row.token is not None and (row.token_until or 0.0) > self._clock.now()

    def has_room(self, row: MessageRow) -> bool:
        """Return whether the message of a row can be edited by its token now."""
        if row.token is None or not self.lives(row):
            return False
        return row.message_id is not None and self._takes(row.token)

    def _takes(self, token: str) -> bool:
        if self._refused.get(token):
            return False
        used = self._used.get(token)
        if used is None or len(used) < EDITS:
            return True
        return self._clock.steady.now() - used[0] >= WITHIN

    def take(self, token: str) -> None:
        """Note one more edit."""
        used = self._used.get(token) or deque(maxlen=EDITS)
        used.append(self._clock.steady.now())
        self._used.put(token, used)

    def refuse(self, token: str) -> None:
        """Note that Discord does not take it."""
        self._refused.put(token, True)


PER_SECOND = 48
"""they do not arrive quite as evenly as they go out"""


class RateLimit:
    """Counts what goes out, whoever sends it; whoever is to send something has a place meanwhile.

    A message that is begun is drawn first, and may turn out to need no request, or two.
    """

    def __init__(self, clock: Clock, most: int = PER_SECOND) -> None:
        self._clock = clock
        self._sent: deque[float] = deque(maxlen=most)
        self._begun: set[asyncio.Task[Any] | None] = set()
        self.most = most

    @property
    def room_at(self) -> float:
        """When one more may be begun; in the past: now."""
        room = self.most - len(self._begun)
        if room <= 0:
            return inf  # until one of them is sent, or ends without
        return 0.0 if len(self._sent) < room else self._sent[-room] + 1.0

    @property
    def has_room(self) -> bool:
        return self.room_at <= self._clock.now()

    def begin(self, task: asyncio.Task[Any]) -> None:
        """Keep a place for a task that is to send something."""
        self._begun.add(task)

    def sent(self) -> None:
        """Note that the task at work sends a request that counts, begun or not."""
        self._begun.discard(asyncio.current_task())
        self._sent.append(self._clock.now())

    def end(self, task: asyncio.Task[Any] | None) -> None:
        """Give back the place of a task that has sent nothing."""
        self._begun.discard(task)


class Pace:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        paces = {each.per_second for each in TRAITS.values() if each.per_second is not None}
        self._turns = {each: Turns(clock.steady, each) for each in paces}
        self._edited: dict[int, float] = {}
        """by row: when it may be edited again, by the steady clock"""

    def wait(self, row: MessageRow) -> None:
        """Raise `NotYet` unless it is a message's turn."""
        per_second, steady = TRAITS[row.subject].per_second, self._clock.steady.now()
        turn = self._edited.pop(row.id, steady)
        if turn > steady:
            self._edited[row.id] = turn
        elif per_second is not None:
            turn = self._turns[per_second].of(row.id)
        if turn > steady:
            raise NotYet(self._clock.now() + turn - steady)

    def note(self, row: MessageRow) -> None:
        """Note that a message was sent or edited."""
        pause = TRAITS[row.subject].edit_every
        if pause:
            self._edited[row.id] = self._clock.steady.now() + pause


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
