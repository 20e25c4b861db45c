"""How many requests may go out within a second, so that Discord refuses none of them.

It takes 50 of a bot, answers to clicks apart; each one too many is an invalid request, and of those
there may not be many (`cogs/requests.py`).
"""

import asyncio
from collections import deque
from math import inf
from typing import Any, Final

from bot.clock import Clock

PER_SECOND: Final = 48
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
