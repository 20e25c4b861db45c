"""The tokens of clicks: through them a message can be edited without counting.

Discord takes 50 requests a second of a bot, but an edit by an interaction's token is no request of
the bot's: it carries no bot token. A token lives 15 minutes and takes five edits in two seconds.
Another message can follow a click by it just so: it stands as a reply to what was clicked.
"""

from collections import deque
from typing import Any, Final

import discord

from bot.cache import Cache
from bot.clock import Clock
from bot.storage.delivery.row import Row

LIVES: Final = 14 * 60.0
"""seconds since its click for which a token is used"""
EDITS: Final = 5
WITHIN: Final = 2.0
"""seconds"""
REMEMBERED: Final = 5000


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

    def of(self, row: Row) -> tuple[str, float] | None:
        """Return the token that a message to somebody's DM can follow, and until when it lives."""
        token, until = self._last.get(row.person_id or 0) or ("", 0.0)
        return None if until <= self._clock.now() or not self._takes(token) else (token, until)

    def lives(self, row: Row) -> bool:
        """Return whether Discord should still know the token of a row."""
        return row.token is not None and (row.token_until or 0.0) > self._clock.now()

    def has_room(self, row: Row) -> bool:
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
