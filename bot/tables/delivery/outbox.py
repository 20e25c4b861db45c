"""The rows of messages as they are delivered: receipts of what Discord has taken and what becomes
of all else, and hands that answer the clicks on them."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import claims, messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow
from bot.tables.game import Game
from bot.tables.time.pace import own_decision
from bot.tables.time.timekeeper import Timekeeper
from bot.tables.tools import AtTables, Tools


class Receipt(NamedTuple):
    """The content of a message, and where it is."""

    row: MessageRow
    version: int
    values: dict[str, Any]
    asks: Game | None
    """as its reader sees the game, if it is what asks them"""
    claim: claims.Claim | None
    """of the press that it answers, where the message had to be claimed"""


class Outbox:
    """Writes down what was sent: that of a game's messages together, with what could not be written
    at first. Each other change of a row is a transaction of its own."""

    def __init__(self, database: Database, clocks: Timekeeper) -> None:
        self._database = database
        self._clocks = clocks
        self._unwritten: dict[int, Receipt] = {}
        """by row: what was sent and is not written down yet"""
        self._underway: Counter[int | None] = Counter()
        """by game: messages that are being sent or edited"""

    # What was sent -------------------------------------------------------------------------------

    @asynccontextmanager
    async def showing(self, row: MessageRow) -> AsyncIterator[None]:
        """A message is on its way: what others of its game show may be written down with it."""
        self._underway[row.game_id] += 1
        try:
            yield
        finally:
            self._underway[row.game_id] -= 1
            if not self._underway[row.game_id]:
                del self._underway[row.game_id]
                if any(each.row.game_id == row.game_id for each in self._unwritten.values()):
                    await self._write(row.game_id)

    def lacks(self, row: MessageRow) -> bool:
        """Return whether its message was sent and that is not written down."""
        return row.id in self._unwritten

    async def write_again(self, row: MessageRow) -> None:
        """Write down what is not. The message may lag behind still: it may have been outdated since
        it was sent."""
        await self._write(row.game_id)

    async def shown(
        self, row: MessageRow, version: int | None = None, asks: Game | None = None, **values: Any
    ) -> bool:
        """Note that a message shows a version (None: the one that was wanted), or needs to show
        nothing; return whether it lags behind no more.

        `asks`: the game, if somebody reads there what they are asked: their clock runs.
        """
        version = row.wanted if version is None else version
        asks = asks if asks is not None and own_decision(asks, row.viewer) else None
        claim = claims.CLAIM.get()
        claim = claim if claim is not None and claim.is_of(row) else None
        # What was sent is not sent again because the disk was full meanwhile.
        self._unwritten[row.id] = Receipt(row, version, values | row.kept, asks, claim)
        # It may be written down with what is on its way of the same game; but not the number of a
        # new message, which the bot could forget, and send another.
        if row.game_id is None or "message_id" in values or not self._underway[row.game_id]:
            await self._write(row.game_id)
        return version >= row.wanted

    async def _write(self, game_id: int | None) -> None:
        """Write down all that was sent of a game, or of none, in one transaction."""
        async with self._database.write(game=game_id) as connection:
            written = {
                row_id: each
                for row_id, each in self._unwritten.items()
                if each.row.game_id == game_id
            }
            # First what is asked: what is only written need not be waited for.
            started = [
                await self._clocks.delivered(connection, shown.asks, shown.row.viewer)
                for shown in written.values()
                if shown.asks is not None
            ]
            for shown in written.values():
                if shown.claim is not None:
                    await claims.answered(connection, shown.row, shown.version, **shown.values)
                else:
                    values = {**shown.values, "begun": False}
                    await messages.show(connection, shown.row, shown.version, **values)
        for each in started:
            self._clocks.started(each)
        for row_id, shown in written.items():
            if shown.claim is not None:
                shown.claim.stands = False
            if self._unwritten.get(row_id) is shown:
                del self._unwritten[row_id]

    # What was not --------------------------------------------------------------------------------

    async def hurry(self) -> None:
        """Have everything tried now that failed and waits for another try."""
        await self._database.commit(messages.hurry)

    async def outdate(self, row: MessageRow) -> None:
        """Have a message shown again: nobody knows what it shows, whatever was noted of it."""
        await self._database.commit_in(row.game_id, messages.outdate, row.id)

    async def send_afresh(self, row: MessageRow) -> None:
        """Have another message take the place of one that is gone."""
        await self._database.commit_in(row.game_id, messages.send_afresh, row)

    async def replace(self, row: MessageRow) -> None:
        """Have another message take the place of one that stands there, which is to be deleted."""
        await self._database.commit_in(row.game_id, messages.replace_message, row)

    async def try_again(self, row: MessageRow, moment: float | None) -> None:
        """Have a message that failed once more tried, at a moment or at once."""
        await self._change(row, tries=row.tries + 1, retry_at=moment)

    async def say_aloud(self, row: MessageRow) -> None:
        """Have said where others read it, and at once, what its reader does not get."""
        await self._change(row, aloud=True, tries=0, retry_at=None)

    async def park(self, row: MessageRow, until: float) -> bool:
        """Leave a message alone until then, or until its channel may be written to again."""
        await self._change(row, retry_at=until)
        return False

    async def give_up(self, row: MessageRow, until: float | None) -> None:
        """Leave a message as it is until the next change asks for it, but not before `until`."""
        await self._change(row, shown=row.wanted, tries=0, retry_at=until, **row.kept)

    async def forget(self, row: MessageRow) -> bool:
        await self._database.commit_in(row.game_id, messages.forget, row)
        return True

    async def _change(self, row: MessageRow, **values: Any) -> None:
        values["begun"] = False
        await self._database.commit_in(row.game_id, messages.change, row.id, **values)


async def keeps_choice(connection: AsyncConnection, game: Game, seat: int) -> MessageRow | None:
    """Return the row that keeps which of their sets somebody announces in this deal."""
    if not game.is_practice:
        return await messages.find(connection, game.id, Subject.HAND, seat, game.deal)
    row = await messages.find(connection, game.id, Subject.PRACTICE, seat)
    return row or await messages.find(connection, game.id, Subject.PEEK, seat)


class Hands(AtTables):
    def __init__(self, tools: Tools, clocks: Timekeeper) -> None:
        super().__init__(tools)
        self._clocks = clocks

    async def choose(self, game: Game, seat: int, chosen: int, clicked: int | None) -> None:
        """Note which of their sets somebody announces: every hand of this deal shows it.

        `clicked`: the row of the message that is the answer, and shows it already. That of the deal
        keeps the choice, for it is made anew when it is its owner's turn.
        """
        async with self._write(game=game.id) as connection:
            hand = await keeps_choice(connection, game, seat)
            if hand is not None:
                await messages.change(connection, hand.id, chosen=chosen)
            for row in (hand, await messages.find(connection, game.id, Subject.PEEK, seat)):
                if row is not None and row.id != clicked and row.message_id is not None:
                    await messages.outdate(connection, row.id)
        self._changed()

    async def show_again(self, row: MessageRow) -> None:
        """Bring a hand up to date whose owner has clicked something outdated."""
        await self._database.commit_in(row.game_id, messages.outdate, row.id)
        self._changed()

    async def shown_beside(self, game: Game, seat: int, person_id: int, **where: Any) -> None:
        """Note that somebody has got their hand as they asked for it, in a message of their own:
        their clock runs. `where`: the columns by which it is found again."""
        async with self._write(game=game.id) as connection:
            await messages.put(
                connection,
                game.id,
                Subject.PEEK,
                seat,
                wanted=game.row.version,
                shown=game.row.version,
                person_id=person_id,
                events=game.events,
                **where,
            )
            started = await self._clocks.delivered(connection, game, seat)
        self._clocks.started(started)
