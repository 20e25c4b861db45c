"""`python -m bot rerate`: everything that is made from the results, made anew."""

import logging
from typing import Final, NamedTuple

from bot.rankings import cursor
from bot.rankings.cursor import Overtaken
from bot.rankings.fold import Fold
from bot.rankings.rebuild import rebuild
from bot.storage.engine.database import Database
from bot.storage.games import results
from bot.tables.finished.party_tally import tally
from bot.tables.games import Games

log = logging.getLogger(__name__)

TRIES: Final = 5
"""while the bot goes on beside it"""


class Rerated(NamedTuple):
    """The work that there was to do."""

    results: int
    """reckoned"""
    changed: int
    """rows that were others before"""
    counted: int
    """parties of which nobody had counted yet what each player did"""
    damaged: int
    """parties whose record does not replay: they stay uncounted"""

    @property
    def summary(self) -> str:
        said = [
            f"Up to result {self.results} everything is made anew; rows changed: {self.changed}."
        ]
        if self.counted:
            said.append(f"Parties in which what each player did is now counted: {self.counted}.")
        if self.damaged:
            said.append(f"Parties that do not replay: {self.damaged}; `check` says why.")
        return " ".join(said)


async def rerate(database: Database, now: float) -> Rerated:
    """Count what was not counted, reckon what was not reckoned, and make everything anew.

    Raises `Overtaken` when the bot, running beside it, reckons new results every time.
    """
    counted, damaged = await _count_players(database)
    for attempt in range(TRIES):
        try:
            await Fold(database).catch_up(now)
            async with database.read() as connection:
                until = await cursor.reckoned(connection)
            changed = await rebuild(database, until, reckoned=until)
        except Overtaken:
            if attempt == TRIES - 1:
                raise
        else:
            return Rerated(until.results, changed, counted, damaged)
    raise Overtaken


async def _count_players(database: Database) -> tuple[int, int]:
    """Parties from before anything was counted are played again from their records."""
    async with database.read() as connection:
        uncounted = await results.uncounted(connection)
    games, damaged = Games(), 0
    for number, game_id in uncounted:
        async with database.read() as connection:
            game = await games.load(connection, game_id)
        if game.state is None:
            damaged += 1
            continue
        counts = tally(game.state.results, game.accounts)
        async with database.write() as connection:
            await results.count_players(connection, number, counts)
    return len(uncounted) - damaged, damaged
