"""Looks at the deals of rated parties when they are over, for what profiles tell of them.

One deal after the other, with a rest after each that is longer than the work: tables come first.
"""

import logging
from typing import Final

from bot.robots.search import ready
from bot.storage.games import analyses
from bot.storage.games.analyses import Unanalysed
from bot.tables import Tables
from bot.tables.finished.analyses import Analyses
from bot.tables.refusals import Refused
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

LATELY: Final = 86_400.0
"""seconds in which a party has ended that is looked at still"""
REST: Final = 3.0
"""times as long as an analysis took"""


class Analyst(Worker):
    """Woken when a party has ended; without compiled code it does nothing."""

    def __init__(self, tables: Tables, found: Analyses) -> None:
        super().__init__(tables.clock)
        self._tables = tables
        self._analyses = found
        self._done: set[Unanalysed] = set()

    async def round(self) -> None:
        waiting = await self._waiting() if ready() else []
        if waiting:
            await self._look_at(waiting[0])
            self._done.add(waiting[0])
        elif not self.changed.is_set():
            await self.rest(None)

    async def _waiting(self) -> list[Unanalysed]:
        async with self._tables.database.read() as connection:
            lately = await analyses.rated_since(connection, self.clock.now() - LATELY)
        self._done &= set(lately)
        return [each for each in lately if each not in self._done]

    async def _look_at(self, seat: Unanalysed) -> None:
        """Have all deals of a party analysed for who sat there; what is made already is kept."""
        game = await self._tables.load(seat.game_id)
        steady = self.clock.steady
        for number in range(1, game.deal + 1):
            began = steady.now()
            try:
                await self._analyses.of(game, number, seat.person_id)
            except Refused as refused:
                log.debug("no analysis of deal %s of game %s: %s", number, game.id, refused)
            await self.pause(REST * (steady.now() - began))
