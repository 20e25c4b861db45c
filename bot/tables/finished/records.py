"""Records of parties: made from their events, published, and played again to be looked back on.
Boards that are still played at other tables are kept from whoever would show anything of them."""

import logging
from collections.abc import Callable
from typing import TypeVar

from cachetools import LRUCache
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import (
    Action,
    Header,
    OpenTable,
    PartyGoesOn,
    Record,
    Review,
    RulesError,
    commitment,
    make_record,
    open_deal,
    parse_action,
    review,
    review_so_far,
)
from bot.storage.engine.database import Database
from bot.storage.games import games, sealed, shared
from bot.storage.people import history
from bot.storage.tokens import new_token
from bot.tables.game import Game, MadeBy
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.tools import AtTables, Tools


async def open_to_all_only(connection: AsyncConnection, game_id: int) -> None:
    """Raises `Refused` for a party of a duplicate whose window is open (`sealed.py`)."""
    found = await sealed.sealed(connection, game_id)
    if found is None:
        return
    if found.until is None:
        raise Refused(RefusalReason.SEALED_OPEN)
    raise Refused(RefusalReason.SEALED, until=found.until)


async def party_record(connection: AsyncConnection, game: Game) -> Record:
    """The record of a table; the seed is in it once the party has ended.

    Raises `Refused` while its boards are still played at other tables.
    """
    await open_to_all_only(connection, game.id)
    events = await games.find_events(connection, game.id)
    header = Header(
        preset=game.row.preset,
        seats=tuple(game.holder(seat).name for seat in range(game.rules.players)),
        commitment=commitment(game.row.seed),
        seed=game.row.seed.hex() if game.has_ended else None,
        nonces=game.row.of_seats,
        robot_level=game.row.robot_level,
    )
    return make_record(
        header,
        game.rules,
        [parse_action(event.action) for event in events],
        time_outs=[n for n, event in enumerate(events) if event.made_by == MadeBy.CLOCK],
        robots=[n for n, event in enumerate(events) if event.made_by == MadeBy.ROBOT],
    )


class Publishing(AtTables):
    """What anybody may have of a party, as somebody wants who has played there.

    Raises `Refused` for everybody else.
    """

    def __init__(self, tools: Tools, entropy: Callable[[], bytes]) -> None:
        super().__init__(tools)
        self._entropy = entropy

    async def publish(self, game: Game, person_id: int) -> None:
        """Let anybody have the record from now on."""
        async with self._write() as connection:
            await _took_part(connection, game, person_id)
            if not game.has_ended:
                raise Refused(RefusalReason.NOT_OVER)
            await games.publish(connection, game.id, self._now())

    async def share(self, game: Game, person_id: int) -> str:
        """Give a party a link for browsers, or another one, which shows all hands; return what its
        address ends with. What nobody may look back on yet has none."""
        async with self._write() as connection:
            await _took_part(connection, game, person_id)
            if game.row.status != "over" or game.is_practice:
                raise Refused(RefusalReason.NOT_OVER)
            await open_to_all_only(connection, game.id)
            if not await shared.has_pages(connection, game.id):
                raise Refused(RefusalReason.NO_PAGES)
            if await shared.is_held(connection, game.id):
                raise Refused(RefusalReason.SEALED_OPEN)
            token = new_token(self._entropy())
            await shared.change(connection, game.id, token)
        return token

    async def link_of(self, game: Game, person_id: int) -> str | None:
        """The token at the end of a party's address, if anybody has shared it."""
        async with self._database.read() as connection:
            await _took_part(connection, game, person_id)
            return await shared.link_of(connection, game.id)

    async def take_back(self, game: Game, person_id: int) -> None:
        """Let the link of a party lead nowhere any more, whoever has made it."""
        async with self._write() as connection:
            await _took_part(connection, game, person_id)
            await shared.change(connection, game.id, None)


async def _took_part(connection: AsyncConnection, game: Game, person_id: int) -> None:
    played = game.seat_of(person_id) is not None
    if not played and not await history.took_part(connection, game.id, person_id):
        raise Refused(RefusalReason.NOT_YOUR_RECORD, game=game)


T = TypeVar("T")

log = logging.getLogger(__name__)

KEPT = 60
"""parties, of some hundred states each, which share most of what they hold"""


class Reviews:
    """Replays parties, and remembers those looked at last."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: LRUCache[int, Review] = LRUCache(KEPT)

    async def of(self, game: Game) -> Review:
        """The moments of a finished party, all cards open; raises `Refused` of any other.

        A party that was stopped without a result is none: it has not been played to its end. Nor is
        one whose boards are still played at other tables.
        """
        if game.row.status != "over":
            raise Refused(RefusalReason.NOT_OVER)
        if game.tournament is not None:
            await self._database.ask(open_to_all_only, game.id)
        kept = self._kept.get(game.id)
        if kept is None:
            events = await self._database.ask(games.find_events, game.id)
            kept = self._made(game, lambda: review(game.rules, map(_action, events)))
            self._kept[game.id] = kept
        return kept

    async def so_far(self, game: Game) -> Review:
        """The same, and of a party that goes on the moments of those deals that are over, where the
        table wants everybody to see their hands."""
        if game.row.status != "playing" or not game.shows_hands:
            return await self.of(game)
        events = await self._database.ask(games.find_events, game.id)
        return self._made(game, lambda: review_so_far(game.rules, map(_action, events)))

    async def deal(self, game: Game, number: int) -> OpenTable:
        """The hands of a deal that is over, where the table wants everybody to see them.

        Raises `Refused` of any other deal, and at any other table.
        """
        if not game.shows_hands:
            raise Refused(RefusalReason.HANDS_CLOSED)
        events = await self._database.ask(games.find_events, game.id)
        return self._made(game, lambda: open_deal(game.rules, map(_action, events), number))

    def _made(self, game: Game, make: Callable[[], T]) -> T:
        try:
            return make()
        except PartyGoesOn:
            raise Refused(RefusalReason.NOT_OVER) from None
        except (RulesError, ValueError) as error:
            log.exception("the record of game %s does not replay", game.id)
            raise Refused(RefusalReason.BROKEN) from error


def _action(event: games.GameEvent) -> Action:
    return parse_action(event.action)
