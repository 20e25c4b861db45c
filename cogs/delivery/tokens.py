"""The tokens of clicks: through them a message can be edited without counting.

Discord takes 50 requests a second of a bot, but an edit by an interaction's token is no request of
the bot's: it carries no bot token. A token lives 15 minutes and takes five edits in two seconds.
"""

from collections import deque
from typing import Final

from bot.cache import Cache
from bot.clock import Clock
from bot.storage.delivery.row import Row

LIVES: Final = 14 * 60.0
"""seconds since its click for which a token is used"""
EDITS: Final = 5
WITHIN: Final = 2.0
"""seconds"""
REMEMBERED: Final = 5000


class Tokens:
    """The uses of each token lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._used: Cache[str, deque[float]] = Cache(REMEMBERED)
        self._refused: Cache[str, bool] = Cache(REMEMBERED)

    def until(self) -> float:
        """Return until when the token of a click that comes now is used."""
        return self._clock.now() + LIVES

    def lives(self, row: Row) -> bool:
        """Return whether Discord should still know the token of a row."""
        return row.token is not None and (row.token_until or 0.0) > self._clock.now()

    def has_room(self, row: Row) -> bool:
        """Return whether the message of a row can be edited by its token now."""
        if row.token is None or not self.lives(row) or self._refused.get(row.token):
            return False
        used = self._used.get(row.token)
        now = self._clock.steady.now()
        full = used is not None and len(used) == EDITS and now - used[0] < WITHIN
        return row.message_id is not None and not full

    def take(self, token: str) -> None:
        """Note one more edit."""
        used = self._used.get(token) or deque(maxlen=EDITS)
        used.append(self._clock.steady.now())
        self._used.put(token, used)

    def refuse(self, token: str) -> None:
        """Note that Discord does not take it."""
        self._refused.put(token, True)
