"""Receipts: what Discord has taken is written down, which version a message shows, and where it
is."""

from typing import Any, NamedTuple

from bot.storage import messages
from bot.storage.database import Database
from bot.storage.messages import Projection
from bot.tables import Game
from bot.tables.marks import LOBBY, lobby_version
from bot.tables.timekeeper import Timekeeper


class Unwritten(NamedTuple):
    """All that a message shows, and where it is."""

    version: int
    values: dict[str, Any]
    asks: Game | None = None
    """as its reader sees the game, if it may be what asks them"""


class Receipts:
    """Writes down what was sent, also when the file could not be written at first."""

    def __init__(self, database: Database, clocks: Timekeeper) -> None:
        self._database = database
        self._clocks = clocks
        self._unwritten: dict[int, Unwritten] = {}
        """by row: what was sent while the database could not be written"""

    def lacks(self, row: Projection) -> bool:
        """Return whether its message was sent and that is not written down."""
        return row.id in self._unwritten

    async def write_again(self, row: Projection) -> bool:
        return await self._write(row, self._unwritten[row.id])

    async def shown(self, row: Projection, game: Game, **values: Any) -> bool:
        """Its message shows `game`; False when it lags behind still."""
        version = lobby_version(game) if row.subject == LOBBY else game.row.version
        return await self._write(row, Unwritten(version, values))

    async def delivered(self, row: Projection, game: Game, **values: Any) -> bool:
        """Note that somebody has got a message that shows them what they are asked: their clock
        runs."""
        return await self._write(row, Unwritten(game.row.version, values, asks=game))

    async def forget(self, row: Projection) -> bool:
        async with self._database.write() as connection:
            await messages.forget(connection, row)
        return True

    async def _write(self, row: Projection, shown: Unwritten) -> bool:
        """A message that was sent is not sent again because the disk was full meanwhile."""
        self._unwritten[row.id] = shown
        started = None
        async with self._database.write() as connection:
            await messages.show(connection, row.id, shown.version, **shown.values)
            if shown.asks is not None:
                started = await self._clocks.delivered(connection, shown.asks, row.viewer)
        self._clocks.started(started)
        del self._unwritten[row.id]
        return shown.version >= row.wanted
