"""The messages that lag, as this process's own commits tell: nobody has to look for them.

A trigger of the connection that writes tells of each row, whatever statement has marked it.
"""

import sqlite3
from typing import Final

_TOLD: Final = "message_marked"
_TRIGGERS: Final = (
    ("INSERT", "NEW.shown < NEW.wanted", "NEW.id, TRUE"),
    (
        "UPDATE",
        "NEW.shown < NEW.wanted OR OLD.shown < OLD.wanted",
        "NEW.id, NEW.shown < NEW.wanted",
    ),
    ("DELETE", "OLD.shown < OLD.wanted", "OLD.id, FALSE"),
)


class Lagging:
    """Rows of `messages` by their ids: whether each lags since it was last asked."""

    def __init__(self) -> None:
        self._open: dict[int, bool] = {}
        """in the transaction under way"""
        self._told: dict[int, bool] = {}

    def listen(self, connection: sqlite3.Connection) -> None:
        """Hear of every row that is marked or shown through a connection."""
        connection.create_function(_TOLD, 2, self._mark)
        for event, when, told in _TRIGGERS:
            connection.execute(
                f"CREATE TEMP TRIGGER {_TOLD}_{event} AFTER {event} ON messages WHEN {when}"
                f" BEGIN SELECT {_TOLD}({told}); END"
            )

    def _mark(self, row_id: int, lags: int) -> None:
        self._open[row_id] = bool(lags)

    def end(self, *, committed: bool) -> None:
        """Close the transaction; of one that failed, each row may be as it was or not."""
        self._told |= self._open if committed else dict.fromkeys(self._open, True)
        self._open = {}

    def take(self) -> dict[int, bool]:
        """Return the rows that are told of since the last time; those that lag may not any more."""
        told, self._told = self._told, {}
        return told
