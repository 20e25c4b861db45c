"""News of this process's own commits: which messages lag, and when the host does something next.

Nobody has to look for it after each action: a trigger of the connection that writes tells of each
row, whatever statement has marked it.
"""

import sqlite3
from collections.abc import Collection, Iterable, Mapping
from heapq import nsmallest
from operator import itemgetter
from typing import Generic, TypeVar

T = TypeVar("T")


class _Told(Generic[T]):
    """News of the rows of a table in the transaction under way, by their ids."""

    table: str
    triggers: tuple[tuple[str, str, str], ...]
    """each with its event, when it tells, and what it tells"""

    def __init__(self) -> None:
        self._open: dict[int, T] = {}

    def listen(self, connection: sqlite3.Connection) -> None:
        """Hear of every row that is changed through a connection."""
        function = f"{self.table}_told"
        connection.create_function(function, 2, self._open.__setitem__)
        for number, (event, when, told) in enumerate(self.triggers):
            connection.execute(
                f"CREATE TEMP TRIGGER {function}_{number} AFTER {event} ON {self.table} WHEN {when}"
                f" BEGIN SELECT {function}({told}); END"
            )


class Lagging(_Told[bool]):
    """Rows of `messages` by their ids: whether each lags since it was last asked."""

    table = "messages"
    triggers = (
        ("INSERT", "NEW.shown < NEW.wanted", "NEW.id, TRUE"),
        (
            "UPDATE",
            "NEW.shown < NEW.wanted OR OLD.shown < OLD.wanted",
            "NEW.id, NEW.shown < NEW.wanted",
        ),
        ("DELETE", "OLD.shown < OLD.wanted", "OLD.id, FALSE"),
    )

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[int, bool] = {}

    def end(self, *, committed: bool) -> None:
        """Close the transaction; of one that failed, each row may be as it was or not."""
        self._told |= self._open if committed else dict.fromkeys(self._open, True)
        self._open.clear()

    def take(self) -> dict[int, bool]:
        """Return the rows that are told of since the last time; those that lag may not any more."""
        told, self._told = self._told, {}
        return told


class Appointments(_Told[float | None]):
    """The games in which something falls due, and when. Known in part until `know` tells all."""

    table = "games"
    triggers = (
        ("INSERT", "NEW.due_at IS NOT NULL", "NEW.id, NEW.due_at"),
        ("UPDATE OF due_at", "NEW.due_at IS NOT OLD.due_at", "NEW.id, NEW.due_at"),
        ("DELETE", "OLD.due_at IS NOT NULL", "OLD.id, NULL"),
    )

    def __init__(self) -> None:
        super().__init__()
        self._at: dict[int, float] = {}
        self._since: dict[int, float | None] | None = None
        """told since `ask`, while somebody looks"""
        self.is_sure = False
        """False: a transaction failed, or nobody has looked yet, so what is in the file counts"""

    def end(self, *, committed: bool) -> None:
        """Close the transaction; of one that failed, each moment may be as it was or not."""
        if committed:
            self._set(self._open)
            if self._since is not None:
                self._since |= self._open
        elif self._open:
            self.is_sure, self._since = False, None
        self._open.clear()

    def ask(self) -> None:
        """Begin to look at the file; what is committed until `know` is newer than what is found."""
        self._since = {}

    def know(self, found: Iterable[tuple[int, float]]) -> None:
        """Learn all games in which something falls due, as the file had them after `ask`."""
        if self._since is not None:
            self._at = dict(found)
            self._set(self._since)
            self.is_sure, self._since = True, None

    @property
    def games(self) -> Collection[int]:
        """The ids of the games in which something falls due."""
        return self._at.keys()

    def due(self, now: float, most: int, *, but: Collection[int] = ()) -> list[int]:
        """Return the ids of the games in which something is due, the soonest first."""
        if (soonest := self.next()) is None or soonest > now:
            return []
        late = (each for each in self._at.items() if each[1] <= now and each[0] not in but)
        return [game_id for game_id, _ in nsmallest(most, late, key=itemgetter(1))]

    def next(self, *, but: Collection[int] = ()) -> float | None:
        """Return the soonest moment of all."""
        if not but:
            return min(self._at.values(), default=None)
        return min((at for game_id, at in self._at.items() if game_id not in but), default=None)

    def _set(self, moments: Mapping[int, float | None]) -> None:
        for game_id, at in moments.items():
            if at is None:
                self._at.pop(game_id, None)
            else:
                self._at[game_id] = at
