"""The rows of messages as they are delivered: receipts of what Discord has taken, and what becomes
of all else."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.engine.database import Database
from bot.tables.game import Game
from bot.tables.time.clocks import own_decision
from bot.tables.time.timekeeper import Timekeeper


class Receipt(NamedTuple):
    """All that a message shows, and where it is."""

    row: Row
    version: int
    values: dict[str, Any]
    asks: Game | None
    """as its reader sees the game, if it is what asks them"""

    @property
    def can_wait(self) -> bool:
        """Tell whether it may be written down with what is on its way of the same game.

        The number of a new message may not: the bot could forget it, and send another.
        """
        return self.row.game_id is not None and "message_id" not in self.values


class Outbox:
    """Writes down what was sent: that of a game's messages together, and what could not be written
    at first once that is possible. Each other change of a row is a transaction of its own."""

    def __init__(self, database: Database, clocks: Timekeeper) -> None:
        self._database = database
        self._clocks = clocks
        self._unwritten: dict[int, Receipt] = {}
        """by row: what was sent and is not written down yet"""
        self._underway: Counter[int | None] = Counter()
        """by game: messages that are being sent or edited"""

    # What was sent -------------------------------------------------------------------------------

    @asynccontextmanager
    async def showing(self, row: Row) -> AsyncIterator[None]:
        """A message is on its way: what others of its game show may be written down with it."""
        self._underway[row.game_id] += 1
        try:
            yield
        finally:
            self._underway[row.game_id] -= 1
            if not self._underway[row.game_id]:
                del self._underway[row.game_id]
                if any(each.row.game_id == row.game_id for each in self._unwritten.values()):
                    await self._write()

    def lacks(self, row: Row) -> bool:
        """Return whether its message was sent and that is not written down."""
        return row.id in self._unwritten

    async def write_again(self, row: Row) -> bool:
        """Write down what is not; False when the message lags behind still."""
        version = self._unwritten[row.id].version
        await self._write()
        return version >= row.wanted

    async def shown(
        self, row: Row, version: int | None = None, asks: Game | None = None, **values: Any
    ) -> bool:
        """Note that a message shows a version (None: the one that was wanted), or needs to show
        nothing; return whether it lags behind no more.

        `asks`: the game, if somebody reads there what they are asked: their clock runs.
        """
        version = row.wanted if version is None else version
        asks = asks if asks is not None and own_decision(asks, row.viewer) else None
        shown = self._unwritten[row.id] = Receipt(row, version, values | row.kept, asks)
        # What was sent is not sent again because the disk was full meanwhile.
        if not shown.can_wait or not self._underway[row.game_id]:
            await self._write()
        return version >= row.wanted

    async def _write(self) -> None:
        """All of it, in one transaction."""
        started = []
        async with self._database.write() as connection:
            written = dict(self._unwritten)
            for shown in written.values():
                await messages.show(connection, shown.row, shown.version, **shown.values)
                if shown.asks is not None:
                    viewer = shown.row.viewer
                    started.append(await self._clocks.delivered(connection, shown.asks, viewer))
        for each in started:
            self._clocks.started(each)
        for row_id, shown in written.items():
            if self._unwritten.get(row_id) is shown:
                del self._unwritten[row_id]

    # What was not --------------------------------------------------------------------------------

    async def hurry(self) -> None:
        """Have everything tried now that failed and waits for another try."""
        async with self._database.write() as connection:
            await messages.hurry(connection)

    async def outdate(self, row: Row) -> None:
        """Have a message shown again: nobody knows what it shows, whatever was noted of it."""
        if self.lacks(row):
            await self._write()
        async with self._database.write() as connection:
            await messages.outdate(connection, row.id)

    async def send_afresh(self, row: Row) -> None:
        """Have another message take the place of one that is gone."""
        async with self._database.write() as connection:
            await messages.send_afresh(connection, row)

    async def replace(self, row: Row) -> None:
        """Have another message take the place of one that stands there, which is to be deleted."""
        async with self._database.write() as connection:
            await messages.replace_message(connection, row)

    async def try_again(self, row: Row, moment: float | None) -> None:
        """Have a message that failed once more tried, at a moment or at once."""
        await self._change(row, tries=row.tries + 1, retry_at=moment)

    async def say_aloud(self, row: Row) -> None:
        """Have said where others read it, and at once, what its reader does not get."""
        await self._change(row, aloud=True, tries=0, retry_at=None)

    async def park(self, row: Row, until: float) -> bool:
        """Leave a message alone until then, or until its channel may be written to again."""
        await self._change(row, retry_at=until)
        return False

    async def give_up(self, row: Row, until: float | None) -> None:
        """Leave a message as it is until the next change asks for it, but not before `until`."""
        await self._change(row, shown=row.wanted, tries=0, retry_at=until, **row.kept)

    async def forget(self, row: Row) -> bool:
        async with self._database.write() as connection:
            await messages.forget(connection, row)
        return True

    async def _change(self, row: Row, **values: Any) -> None:
        async with self._database.write() as connection:
            await messages.change(connection, row.id, **values)
