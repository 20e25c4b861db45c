"""A lobby within a transaction: loaded while it is open, written back, marked to be shown again."""

from collections.abc import Collection
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.games import games
from bot.tables.delivery import display
from bot.tables.game import Game, Holder
from bot.tables.lobby import admission
from bot.tables.options import Sitting
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.tools import Tools


async def load_lobby(tools: Tools, connection: AsyncConnection, game_id: int) -> Game:
    """The game, if it is still a lobby."""
    game = await tools.games.load(connection, game_id)
    if game.row.status == "lobby":
        return game
    if game.row.status in ("expired", "closed"):
        raise Refused(RefusalReason.LOBBY_GONE)
    raise Refused(RefusalReason.ALREADY_STARTED)


async def write_lobby(
    tools: Tools,
    connection: AsyncConnection,
    game: Game,
    sitting: Sitting,
    to_agree: Collection[int],
    **values: Any,
) -> Game:
    """The lobby with these seats and columns. `to_agree`: people who have yet to agree."""
    before = sitting_of(game)
    await games.set_seats(connection, game.id, sitting, to_agree)
    await games.change(connection, game.id, version=game.row.version + 1, **values)
    game = await tools.games.load(connection, game.id)
    await display.mark_lobby(connection, game)
    given_up = [seat for seat, who in before.items() if who and sitting.get(seat) != who]
    await display.close_held_seats(connection, game, given_up)
    return game


def committed(tools: Tools, game: Game) -> Game:
    """Tell everybody of a lobby whose change was just committed."""
    tools.games.remember(game)
    tools.changed()
    return game


def sitting_of(game: Game) -> Sitting:
    return {holder.seat: _person_id(holder) for holder in game.seats if holder}


def _person_id(holder: Holder) -> int | None:
    return holder.person.id if holder.person else None


def people_of(sitting: Sitting) -> set[int]:
    return {who for who in sitting.values() if who is not None}


def yet_to_agree(game: Game) -> set[int]:
    """The people who sit and have not agreed to the rules as they are now."""
    return {holder.person.id for holder in game.people if holder.person and not holder.agreed}


def at_table_only(game: Game, person_id: int) -> None:
    """Let pass only who sits, and who opened the table."""
    if game.seat_of(person_id) is None and game.row.host_id != person_id:
        raise Refused(RefusalReason.NO_SEAT)


async def host_only(connection: AsyncConnection, game: Game, person_id: int) -> None:
    """Raises `Refused`, also for a host who is kept from the server's tables meanwhile."""
    if game.row.host_id != person_id:
        raise Refused(RefusalReason.NOT_HOST)
    await admission.not_blocked(connection, game.row.server_id, person_id)


def seat_of_table(game: Game, seat: int) -> None:
    """A table for two may have been one for four a moment ago."""
    if not 0 <= seat < game.rules.players:
        raise Refused(RefusalReason.NO_SUCH_SEAT)
