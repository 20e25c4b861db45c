"""Receipts: what Discord has taken is written down, which version a message shows, and where it
is."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.tables import Game
from bot.tables.delivery.display import lobby_version
from bot.tables.time.clocks import own_decision
from bot.tables.time.timekeeper import Timekeeper


class Unwritten(NamedTuple):
    """All that a message shows, and where it is."""

    game_id: int | None
    viewer: int
    version: int
    values: dict[str, Any]
    asks: Game | None = None
    """as its reader sees the game, if it is what asks them"""

    @property
    def can_wait(self) -> bool:
        """Tell what no clock and no second message depends on: that the bot may forget."""
        return self.asks is None and "message_id" not in self.values


class Receipts:
    """Writes down what was sent: that of a game's messages together, and what could not be written
    at first once that is possible."""

    def __init__(self, database: Database, clocks: Timekeeper) -> None:
        self._database = database
        self._clocks = clocks
        self._unwritten: dict[int, Unwritten] = {}
        """by row: what was sent and is not written down yet"""
        self._underway: Counter[int | None] = Counter()
        """by game: messages that are being sent or edited"""

    @asynccontextmanager
    async def showing(self, game_id: int) -> AsyncIterator[None]:
        """A message of a game is on its way: what its others show may be written down with it."""
        self._underway[game_id] += 1
        try:
            yield
        finally:
            self._underway[game_id] -= 1
            if not self._underway[game_id]:
                del self._underway[game_id]
                if any(each.game_id == game_id for each in self._unwritten.values()):
                    await self._write()

    def lacks(self, row: Row) -> bool:
        """Return whether its message was sent and that is not written down."""
        return row.id in self._unwritten

    async def write_again(self, row: Row) -> bool:
        """Write down what is not; False when the message lags behind still."""
        version = self._unwritten[row.id].version
        await self._write()
        return version >= row.wanted

    async def shown(self, row: Row, game: Game, **values: Any) -> bool:
        """Its message shows `game`; False when it lags behind still."""
        version = lobby_version(game) if row.subject == Subject.LOBBY else game.row.version
        return await self._note(row, Unwritten(row.game_id, row.viewer, version, values))

    async def delivered(self, row: Row, game: Game, **values: Any) -> bool:
        """Note that somebody has got a message that shows them what they are asked: their clock
        runs."""
        asks = game if own_decision(game, row.viewer) else None
        version = game.row.version
        return await self._note(row, Unwritten(row.game_id, row.viewer, version, values, asks))

    async def posted(self, post: Row, **values: Any) -> bool:
        """Note that a message of no game shows all that was wanted, or needs to show nothing."""
        return await self._note(post, Unwritten(None, post.viewer, post.wanted, values | post.kept))

    async def parked(self, post: Row, until: float) -> bool:
        """Leave a message alone until then, or until its channel may be written to again."""
        async with self._database.write() as connection:
            await messages.change(connection, post.id, retry_at=until)
        return False

    async def forget(self, row: Row) -> bool:
        async with self._database.write() as connection:
            await messages.forget(connection, row)
        return True

    async def _note(self, row: Row, shown: Unwritten) -> bool:
        """A message that was sent is not sent again because the disk was full meanwhile."""
        self._unwritten[row.id] = shown
        if not shown.can_wait or not self._underway[shown.game_id]:
            await self._write()
        return shown.version >= row.wanted

    async def _write(self) -> None:
        """All of it, in one transaction."""
        started = []
        async with self._database.write() as connection:
            written = dict(self._unwritten)
            for row_id, shown in written.items():
                await messages.show(connection, row_id, shown.version, **shown.values)
                if shown.asks is not None:
                    clock = await self._clocks.delivered(connection, shown.asks, shown.viewer)
                    started.append(clock)
        for each in started:
            self._clocks.started(each)
        for row_id, shown in written.items():
            if self._unwritten.get(row_id) is shown:
                del self._unwritten[row_id]
