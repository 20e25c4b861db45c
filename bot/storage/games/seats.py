"""The seats of parties that go on, and the tables where somebody has one."""

from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import SEATS, games, seats, tournament_games
from bot.storage.engine.statements import fetch, fetch_values, prepared
from bot.storage.games.open_tables import OPEN

MOST_LISTED: Final = 12
"""a message on Discord holds a way to so many"""

# What every action asks is built once, and compiled once.
_CHANGE = prepared(
    update(SEATS).where(seats.game_id == bindparam("_game"), seats.seat == bindparam("_seat"))
)


async def change(connection: AsyncConnection, game_id: int, seat: int, **values: Any) -> None:
    """Set columns of a seat."""
    await connection.execute(_CHANGE, {"_game": game_id, "_seat": seat, **values})


async def change_all(connection: AsyncConnection, game_id: int, **values: Any) -> None:
    """Set columns of every seat of a game."""
    await connection.execute(update(SEATS).where(seats.game_id == game_id).values(**values))


async def let_stay(connection: AsyncConnection, game_id: int, seat: int) -> None:
    """Nobody at a table wants any more that who holds this seat goes."""
    about = (seats.game_id == game_id) & (seats.wants_gone == seat)
    await connection.execute(update(SEATS).where(about).values(wants_gone=None))


class FinalSeat(NamedTuple):
    """A seat at the end of a party, and who had it when the party began (None: a robot)."""

    seat: int
    person_id: int | None
    first_id: int | None
    away: bool


async def begin(connection: AsyncConnection, game_id: int) -> None:
    """Note the people who sit now as those who began the party."""
    await change_all(connection, game_id, first_id=seats.person_id)


async def find_final(connection: AsyncConnection, game_id: int) -> list[FinalSeat]:
    """The seats of a game, in order."""
    columns = [seats[name] for name in FinalSeat._fields]
    query = select(*columns).where(seats.game_id == game_id).order_by(seats.seat)
    return await fetch(connection, FinalSeat, query)


async def open_tables_of(connection: AsyncConnection, person_id: int) -> list[int]:
    """The tables that are not over where somebody sits or that they opened: the newest first.

    Those of a tournament they have not opened themselves.
    """
    sits = select(seats.game_id).where(seats.person_id == person_id)
    arranged = exists().where(tournament_games.game_id == games.id)
    opened = (games.host_id == person_id) & ~arranged
    return await _open(connection, or_(opened, games.id.in_(sits)))


async def open_tables_on(connection: AsyncConnection, server_id: int) -> list[int]:
    """The tables of a server that are not over: the newest first."""
    return await _open(connection, games.server_id == server_id)


async def _open(connection: AsyncConnection, which: Any) -> list[int]:
    query = (
        select(games.id)
        .where(which, games.status.in_(OPEN), games.server_id.is_not(None))
        .order_by(games.id.desc())
        .limit(MOST_LISTED)
    )
    return await fetch_values(connection, query)
