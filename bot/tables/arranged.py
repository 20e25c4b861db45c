"""Tables that are arranged for people: nobody opens them, sits down or presses Start.

Who arranges them knows why: admission to a server's tables is not asked again.
"""

from collections.abc import Callable, Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.tables.game import Game
from bot.tables.house import House
from bot.tables.opening import Opening, begin_party, open_lobby
from bot.tables.options import Sitting


class Arranged:
    def __init__(self, house: House, entropy: Callable[[], bytes]) -> None:
        self._house = house
        self._entropy = entropy

    async def begin(self, connection: AsyncConnection, opening: Opening, sitting: Sitting) -> Game:
        """A party that begins at once, within a transaction; all seats are held.

        Once that is committed, `begun` must be called. Raises `BadRuleset`.
        """
        game_id = await open_lobby(self._house, connection, opening, sitting, self._entropy())
        game = await self._house.games.load(connection, game_id)
        return await begin_party(self._house, connection, game)

    def begun(self, parties: Iterable[Game]) -> None:
        for game in parties:
            self._house.games.remember(game)
        self._house.changed()
