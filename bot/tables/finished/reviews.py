"""Finished parties to be looked at again, made from their records."""

import logging
from collections.abc import Callable
from typing import Final, TypeVar

from bot.cache import Cache
from bot.rules import (
    Action,
    OpenTable,
    PartyGoesOn,
    Review,
    RulesError,
    open_deal,
    parse_action,
    review,
)
from bot.storage.engine.database import Database
from bot.storage.games import games
from bot.tables.finished.sealing import open_to_all_only
from bot.tables.game import Game
from bot.tables.refusals import RefusalReason, Refused

T = TypeVar("T")

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

    async def deal(self, game: Game, number: int) -> OpenTable:
        """The hands of a deal that is over, where the table wants everybody to see them.

        Raises `Refused` of any other deal, and at any other table.
        """
        if not game.shows_hands:
            raise Refused(RefusalReason.HANDS_CLOSED)
        async with self._database.read() as connection:
            events = await games.find_events(connection, game.id)
        return self._made(game, lambda: open_deal(game.rules, map(_action, events), number))

    async def _replayed(self, game: Game) -> Review:
        async with self._database.read() as connection:
            events = await games.find_events(connection, game.id)
        return self._made(game, lambda: review(game.rules, map(_action, events)))

    def _made(self, game: Game, make: Callable[[], T]) -> T:
        try:
            return make()
        except PartyGoesOn:
            raise Refused(RefusalReason.NOT_OVER) from None
        except (RulesError, ValueError) as error:
            log.exception("the record of game %s does not replay", game.id)
            raise Refused(RefusalReason.BROKEN) from error


def _action(event: games.Event) -> Action:
    return parse_action(event.action)
