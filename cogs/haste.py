"""How often somebody may have something written: nobody fills the file by pressing again and again.

What is played at a table is not counted: its game has only so many cards and calls.
"""

from collections import deque
from typing import Final

from bot.cache import Cache
from bot.clock import Clock
from bot.storage.engine.database import Commits
from cogs.answers import Sentence

MOST: Final = 60
"""presses and commands of one person that change something, within a minute"""
MINUTE: Final = 60.0
REMEMBERED: Final = 2000
"""people"""


class Haste:
    """Knows all that people have pressed lately where no table sets the pace."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pressed: Cache[int, deque[tuple[float, Commits]]] = Cache(REMEMBERED)
        """by person: when, and whether anything has come of it"""

    def note(self, discord_id: int, commits: Commits) -> None:
        """Count a press or a command if it is to change something; raises `Sentence` for one too
        many."""
        now = self._clock.now()
        recent = self._pressed.get(discord_id) or deque()
        while recent and recent[0][0] <= now - MINUTE:
            recent.popleft()
        if sum(each.any for _, each in recent) >= MOST:
            raise Sentence("refused-hasty", most=MOST)
        recent.append((now, commits))
        self._pressed.put(discord_id, recent)
