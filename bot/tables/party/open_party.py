"""A party within a transaction: loaded while it is played, and written back; and what is asked of
who changes it."""

from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.games import games
from bot.tables.finished.results import is_rated
from bot.tables.game import Game, Holder
from bot.tables.lobby import admission
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.time.pace import appoint
from bot.tables.tools import AtTables


class Asker(NamedTuple):
    """A person who asks for something, with what they may do on its server at this moment."""

    person_id: int
    manages: bool = False
    """the server; of a tournament and its tables: or organises those of the server"""
    is_member: bool = True
    """of the server"""
    only_here: bool = False
    """manages one tournament alone, as its co-organiser"""

    def is_in_charge(self, game: Game) -> bool:
        """Tell those who manage its server; also the host, where no organiser has opened it."""
        hosts = game.tournament is None and game.row.host_id == self.person_id
        return self.manages or (hosts and self.is_member)


class InParty(AtTables):
    """Steps that load a party that is being played and write it back, for use within the caller's
    transaction."""

    async def _load_party(self, connection: AsyncConnection, game_id: int) -> Game:
        """The game, if a party is going on at a table; also one that is paused."""
        game = await self._load_any_party(connection, game_id)
        if game.is_practice:  # nobody else is there, and nothing is to be agreed on
            raise Refused(RefusalReason.NO_SUCH_TABLE)
        return game

    async def _load_any_party(self, connection: AsyncConnection, game_id: int) -> Game:
        """The same, and what somebody practises."""
        game = await self._load(connection, game_id)
        match game.row.status:
            case "playing":
                return game
            case "lobby":
                raise Refused(RefusalReason.NOT_STARTED)
            case _:
                raise Refused(RefusalReason.PARTY_OVER)

    async def _write_party(self, connection: AsyncConnection, game: Game, **values: Any) -> Game:
        """The party with these columns and its seats as they were just written, as a new version.

        Whoever was reminded is not reminded again: the same turn is the same notice.
        """
        await games.change(connection, game.id, version=game.row.version + 1, **values)
        return await appoint(connection, await self._load(connection, game.id), self._pace)


def holder_of(game: Game, person_id: int) -> Holder:
    """The seat of somebody; raises `Refused` when they have none."""
    seat = game.seat_of(person_id)
    if seat is None:
        raise Refused(RefusalReason.NO_SEAT)
    return game.holder(seat)


def held_seat(game: Game, seat: int) -> Holder:
    """A seat of the table that somebody names."""
    if not 0 <= seat < game.rules.players:
        raise Refused(RefusalReason.NO_SUCH_SEAT)
    return game.holder(seat)


def person_at(game: Game, seat: int, who: int) -> Holder:
    """A seat that `who` holds; raises `Refused` when somebody else does by now."""
    holder = held_seat(game, seat)
    if holder.person is None or holder.person.id != who:
        raise Refused(RefusalReason.SEAT_CHANGED)
    return holder


async def not_alone(connection: AsyncConnection, game: Game, asker: Asker) -> None:
    """A rated party is nobody's own: who opened its table neither empties nor closes it alone.

    A tournament's organiser may, as those may who manage the server: then it is not rated.
    """
    if asker.manages or game.tournament is not None:
        return
    if await is_rated(connection, game):
        raise Refused(RefusalReason.RATED_TABLE)


async def in_charge_only(connection: AsyncConnection, game: Game, asker: Asker) -> None:
    """Raises `Refused`, also for a host who is kept from the server's tables meanwhile."""
    if not asker.is_in_charge(game):
        raise Refused(RefusalReason.NOT_IN_CHARGE)
    if not asker.manages:
        await admission.not_blocked(connection, game.row.server_id, asker.person_id)


RUNNING: dict[str, Any] = dict.fromkeys(("paused_at", "paused_why", "paused_by"))
"""columns of a party that is not paused"""


def is_asked(game: Game, seat: int) -> bool:
    return any(each.actor == seat for each in game.waits())
