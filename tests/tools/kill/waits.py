"""How long people wait: for the answer to a click, and until a table goes on.

A table that stands because its rules say so is not waited for: a deal that is over is read for some
seconds, and so long somebody may still double, cut or declare. After each time in which nobody
delivered these seconds begin anew.
"""

import asyncio

from sqlalchemy import Connection, select

from bot.sandbox import Reply
from bot.storage.engine.schema import games
from bot.tables import Game, Pace
from bot.tables.time.pace import Due, next_appointment

LOOKS_EVERY = 0.2
WHILE = 2.0
"""seconds"""


class Answers:
    """The first answers to what people do, as their clients see them."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.none = 0
        """how often nobody answered in time"""
        self._replies: list[Reply] = []

    def note(self, reply: Reply, seconds: float) -> None:
        if reply.kind == "none":
            self.none += 1
        else:
            self.seconds.append(seconds)
            self._replies.append(reply)

    def told(self, sentence: str) -> int:
        """Return how many were told something up to now, at once or later."""
        latest = (each.latest for each in self._replies)
        return sum(each is not None and each.text().startswith(sentence) for each in latest)

    def __str__(self) -> str:
        if not self.seconds:
            return f"nothing answered, {self.none} not"
        ordered = sorted(self.seconds)
        middle, late = (ordered[int(len(ordered) * part)] for part in (0.5, 0.99))
        return (
            f"{len(ordered)} clicks answered, half within {middle:.2f} s, 99 % within "
            f"{late:.2f} s, all within {ordered[-1]:.2f} s, and {self.none} not"
        )


class Standstill:
    """The tables at which something should happen, and since when nothing has."""

    def __init__(self) -> None:
        self._since: dict[int, tuple[int, float]] = {}
        self.longest = 0.0
        self.longest_since_end = 0.0
        self.ended = 0.0
        """when whoever delivers did so last"""

    def look(self, connection: Connection) -> None:
        now = asyncio.get_running_loop().time()
        query = select(games.id, games.events).where(games.status == "playing")
        playing = {row.id: row.events for row in connection.execute(query)}
        for game, (count, since) in list(self._since.items()):
            self.longest = max(self.longest, now - since)
            self.longest_since_end = max(self.longest_since_end, now - max(since, self.ended))
            if playing.get(game) != count:
                del self._since[game]
        for game, count in playing.items():
            self._since.setdefault(game, (count, now))

    @property
    def standing(self) -> list[int]:
        """The tables at which nothing has happened for a while."""
        now = asyncio.get_running_loop().time()
        return [game for game, (_, since) in self._since.items() if now - since > WHILE]

    def excuse(self, game: int) -> None:
        """A table stands by its rules."""
        if (known := self._since.get(game)) is not None:
            self._since[game] = known[0], asyncio.get_running_loop().time()


def stands_by_its_rules(game: Game, now: float) -> bool:
    due = next_appointment(game, Pace())
    return due is not None and due.at > now and due.what in (Due.CHANCE, Due.CUT, Due.DECLARE)
