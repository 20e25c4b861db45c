"""Pausing a party: its clocks stand and nobody may act, until it goes on.

Who is in charge may do so at any moment. A party that cannot go on by itself pauses too, says so at
its table, and never stops the others.
"""

from enum import StrEnum
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.games import clocks, seats
from bot.tables.delivery import display
from bot.tables.finished.party_result import is_rated
from bot.tables.game import Game
from bot.tables.party.open_party import (
    Asker,
    in_charge_only,
    load_any_party,
    load_party,
    write_party,
)
from bot.tables.tools import Tools


class PausedWhy(StrEnum):
    ASKED = "asked"
    """by the person in `paused_by`"""
    TROUBLE = "trouble"
    """something in the program went wrong, or the record does not replay"""


class Pausing:
    def __init__(self, tools: Tools) -> None:
        self._tools = tools

    async def pause(self, game_id: int, asker: Asker) -> Game:
        """Pause a party, for the host and those who manage the server."""
        return await self._pause(game_id, asker)

    async def trouble(self, game_id: int) -> Game:
        """The host cannot go on with a party: its table is told."""
        return await self._pause(game_id, None)

    async def _pause(self, game_id: int, asker: Asker | None) -> Game:
        async with self._tools.database.write() as connection:
            load = load_any_party if asker is None else load_party
            game = await load(self._tools, connection, game_id)
            if asker is not None:
                await in_charge_only(connection, game, asker)
            if game.row.paused_at is not None:
                return game
            # A reminder or a warning would be of a clock that stands.
            await messages.close(connection, game_id, game.row.version + 1, Subject.NOTICE)
            game = await write_party(
                self._tools,
                connection,
                game,
                paused_at=self._tools.clock.now(),
                paused_why=PausedWhy.ASKED if asker else PausedWhy.TROUBLE,
                paused_by=asker.person_id if asker else None,
            )
            if not game.is_broken:
                await display.mark_everything(connection, game)
            if asker is None:
                await display.mark_trouble(connection, game)
        return self._committed(game)

    async def resume(self, game_id: int, asker: Asker) -> Game:
        """Go on: whoever is asked has as much time left as before.

        What the program has paused, whoever sits at the table may try again. Nor does who opened a
        rated table hold it back from those who sit there, until it is given up.
        """
        async with self._tools.database.write() as connection:
            game = await load_party(self._tools, connection, game_id)
            sits = game.seat_of(asker.person_id) is not None
            if not (sits and await _may_all_resume(connection, game)):
                await in_charge_only(connection, game, asker)
            if game.row.paused_at is None:
                return game
            game.playing()
            now = self._tools.clock.now()
            await clocks.carry_on(connection, now, now - game.row.paused_at, game_id)
            # Whoever was reminded or warned may have gone meanwhile: they are told again.
            await seats.change_all(connection, game_id, told=0)
            values: dict[str, Any] = dict.fromkeys(("paused_at", "paused_why", "paused_by"))
            game = await write_party(self._tools, connection, game, **values)
            await messages.close(connection, game_id, game.row.version, Subject.BREAKDOWN)
            await display.mark_everything(connection, game)
        return self._committed(game)

    def _committed(self, game: Game) -> Game:
        self._tools.games.remember(game)
        self._tools.changed()
        return game


async def _may_all_resume(connection: AsyncConnection, game: Game) -> bool:
    if game.row.paused_why == PausedWhy.TROUBLE:
        return True
    by_host = game.tournament is None and game.row.paused_by == game.row.host_id
    return by_host and await is_rated(connection, game)
