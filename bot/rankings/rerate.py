"""`python -m bot rerate`: everything that is made from the results, made anew."""

import logging
from typing import NamedTuple

from bot.rankings import cursor
from bot.rankings.cursor import Overtaken
from bot.rankings.fold import Fold
from bot.rankings.rebuild import rebuild
from bot.storage.engine.database import Database

log = logging.getLogger(__name__)

TRIES = 5
"""while the bot goes on beside it"""


class Rerated(NamedTuple):
    """The work that there was to do."""

    results: int
    """reckoned"""
    changed: int
    """rows that were others before"""

    @property
    def summary(self) -> str:
        return f"Up to result {self.results} everything is made anew; rows changed: {self.changed}."


async def rerate(database: Database, now: float) -> Rerated:
    """Reckon what was not reckoned, and make everything anew.

    Raises `Overtaken` when the bot, running beside it, reckons new results every time.
    """
    for attempt in range(TRIES):
        try:
            await Fold(database).catch_up(now)
            until = await database.ask(cursor.reckoned)
            changed = await rebuild(database, until, reckoned=until)
        except Overtaken:
            if attempt == TRIES - 1:
                raise
        else:
            return Rerated(until.results, changed)
    raise Overtaken
