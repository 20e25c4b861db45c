"""How many messages may be begun within a second, so that Discord refuses none of them.

It takes 50 requests a second of a bot, answers to clicks apart; each one too many is an invalid
request, and of those there may not be many (`cogs/requests.py`).
"""

from collections import deque
from typing import Final

from bot.clock import Clock

PER_SECOND: Final = 45
"""some requests bring no message up to date, and those begun together are not sent together"""


class RateLimit:
    def __init__(self, clock: Clock, most: int = PER_SECOND) -> None:
        self._clock = clock
        self._begun: deque[float] = deque(maxlen=most)
        self.most = most

    @property
    def room_at(self) -> float:
        """When one more may be begun; in the past: now."""
        return 0.0 if len(self._begun) < self.most else self._begun[0] + 1.0

    @property
    def has_room(self) -> bool:
        return self.room_at <= self._clock.now()

    def take(self) -> None:
        self._begun.append(self._clock.now())

    def give_back(self) -> None:
        """Give back what was begun last: it needed no request."""
        if self._begun:
            self._begun.pop()
