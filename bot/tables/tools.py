"""The tools of everybody who acts at the tables."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.clock import Clock
from bot.storage.engine.database import Database
from bot.tables.game import Game, Games
from bot.tables.time.pace import Pace


@dataclass(frozen=True)
class Tools:
    """One database, one clock, one pace for all tables.

    `changed` is called after each commit, so that whoever shows things looks again; `acted` with
    the game after each action; `ended` once a party is over, or ended before its end.
    """

    database: Database
    clock: Clock
    pace: Pace
    games: Games
    acted: Callable[[Game], None]
    changed: Callable[[], None]
    ended: Callable[[], None]

    async def load(self, game_id: int) -> Game:
        """The game as it stands; raises `Refused` when there is none."""
        async with self.database.glance() as connection:
            game = await self.games.load(connection, game_id)
        self.games.remember(game)
        return game

    def committed(self, *games: Game) -> Game:
        """Tell everybody of games whose change was just committed; return the last of them."""
        for game in games:
            self.games.remember(game)
        self.changed()
        if any(game.has_ended for game in games):
            self.ended()
        return games[-1]


class AtTables:
    """The base of all classes that change something at tables: their tools under short names."""

    def __init__(self, tools: Tools) -> None:
        self._tools, self._database, self._pace = tools, tools.database, tools.pace
        self._load, self._now = tools.games.load, tools.clock.now
        self._committed, self._changed = tools.committed, tools.changed
        self._write = tools.database.write
