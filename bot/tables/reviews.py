"""Finished parties to be looked at again, made from their records."""

import logging
from typing import Final

from bot.cache import Cache
from bot.rules import PartyGoesOn, Review, RulesError, parse_action, review
from bot.storage import games
from bot.storage.database import Database
from bot.tables.game import Game
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.sealing import open_to_all_only

log = logging.getLogger(__name__)

KEPT: Final = 60
"""parties, of some hundred states each, which share most of what they hold"""


class Reviews:
    """Replays parties, and remembers those looked at last."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: Cache[int, Review] = Cache(KEPT)

    async def of(self, game: Game) -> Review:
        """The moments of a finished party, all cards open; raises `Refused` of any other.

        A party that was stopped without a result is none: it has not been played to its end. Nor is
        one whose boards are still played at other tables.
        """
        if game.row.status != "over":
            raise Refused(RefusalReason.NOT_OVER)
        if game.tournament is not None:
            async with self._database.read() as connection:
                await open_to_all_only(connection, game.id)
        kept = self._kept.get(game.id)
        if kept is None:
            kept = await self._replayed(game)
            self._kept.put(game.id, kept)
        return kept

    async def _replayed(self, game: Game) -> Review:
        async with self._database.read() as connection:
            events = await games.find_events(connection, game.id)
        try:
            return review(game.rules, (parse_action(each.action) for each in events))
        except PartyGoesOn:
            raise Refused(RefusalReason.NOT_OVER) from None
        except (RulesError, ValueError) as error:
            log.exception("the record of game %s does not replay", game.id)
            raise Refused(RefusalReason.BROKEN) from error
