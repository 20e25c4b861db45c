"""Farewell of somebody who wants to be forgotten: they leave every table, and then nothing says who
they were."""

from contextlib import suppress

from bot.storage import privacy
from bot.tables.house import House
from bot.tables.lobby import Lobby
from bot.tables.refusals import Refused
from bot.tables.seats import Seats


class Farewell:
    """Each step is a transaction of its own: when it is cut off, it can be done again."""

    def __init__(self, house: House, lobby: Lobby, seats: Seats) -> None:
        self._house = house
        self._lobby = lobby
        self._seats = seats

    async def forget(self, person_id: int) -> None:
        """Lobbies they opened close, and robots play for them in parties; whose name then goes."""
        async with self._house.database.read() as connection:
            open_tables = await privacy.open_tables_of(connection, person_id)
        for game_id in open_tables:
            await self._leave(game_id, person_id)
        async with self._house.database.write() as connection:
            await privacy.forget(connection, person_id)
        async with self._house.database.read() as connection:
            await privacy.scrub(connection)
        self._house.games.forget_person(person_id)
        self._house.changed()

    async def _leave(self, game_id: int, person_id: int) -> None:
        """Whatever the table is by now: each refuses where it is not meant."""
        for step in (self._lobby.close, self._lobby.leave, self._seats.give_up):
            with suppress(Refused):
                await step(game_id, person_id)
