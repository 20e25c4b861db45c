"""Hands as messages: what their owners choose there, ask for, and get."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.tables.game import Game
from bot.tables.time.timekeeper import Timekeeper
from bot.tables.tools import Tools


async def keeps_choice(connection: AsyncConnection, game: Game, seat: int) -> Row | None:
    """Return the row that keeps which of their sets somebody announces in this deal."""
    if not game.is_practice:
        return await messages.find(connection, game.id, Subject.HAND, seat, game.deal)
    row = await messages.find(connection, game.id, Subject.PRACTICE, seat)
    return row or await messages.find(connection, game.id, Subject.PEEK, seat)


class Hands:
    def __init__(self, tools: Tools, clocks: Timekeeper) -> None:
        self._tools = tools
        self._clocks = clocks

    async def choose(self, game: Game, seat: int, chosen: int, clicked: int | None) -> None:
        """Note which of their sets somebody announces: every hand of this deal shows it.

        `clicked`: the row of the message that is the answer, and shows it already. That of the deal
        keeps the choice, for it is made anew when it is its owner's turn.
        """
        async with self._tools.database.write() as connection:
            hand = await keeps_choice(connection, game, seat)
            if hand is not None:
                await messages.change(connection, hand.id, chosen=chosen)
            for row in (hand, await messages.find(connection, game.id, Subject.PEEK, seat)):
                if row is not None and row.id != clicked and row.message_id is not None:
                    await messages.outdate(connection, row.id)
        self._tools.changed()

    async def show_again(self, row: Row) -> None:
        """Bring a hand up to date whose owner has clicked something outdated."""
        async with self._tools.database.write() as connection:
            await messages.outdate(connection, row.id)
        self._tools.changed()

    async def shown_beside(self, game: Game, seat: int, person_id: int, **where: Any) -> None:
        """Note that somebody has got their hand as they asked for it, in a message of their own:
        their clock runs. `where`: the columns by which it is found again."""
        async with self._tools.database.write() as connection:
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
