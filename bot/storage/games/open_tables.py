"""The tables that are not over: a server's, and a person's."""

from typing import Final, NamedTuple

from sqlalchemy import bindparam, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import GAMES, SEATS, games, seats, tournament_games
from bot.storage.engine.statements import fetch_value, fetch_values, prepared

OPEN: Final = ("lobby", "playing")


class OpenTables(NamedTuple):
    """On a server: all but those of tournaments, and those that one person has opened."""

    all: int
    hosted: int


_IS_OPEN = or_(*(games.status == each for each in OPEN))
_ON_SERVER = prepared(
    select(func.count(), func.count().filter(games.host_id == bindparam("_person"))).where(
        games.server_id == bindparam("_server"),
        _IS_OPEN,
        ~exists().where(tournament_games.game_id == games.id),
    )
)
_SEATS_HELD = prepared(
    select(func.count())
    .select_from(SEATS)
    .join(GAMES, games.id == seats.game_id)
    .where(
        seats.person_id == bindparam("_person"),
        ~seats.away,
        _IS_OPEN,
        games.server_id.is_not(None),
        games.id != bindparam("_but_for"),
    )
)
_NO_GAME: Final = 0


async def on_server(connection: AsyncConnection, server_id: int, person_id: int) -> OpenTables:
    which = {"_server": server_id, "_person": person_id}
    return OpenTables(*(await connection.execute(_ON_SERVER, which)).one())


async def any_stuck(connection: AsyncConnection, now: float, late: float) -> bool:
    """Return whether somewhere something has been due for longer than `late`, or a question that is
    open was asked in the future."""
    ahead = (games.status == "playing") & (games.asked_at > now + late)
    due = games.due_at < now - late
    query = select(exists().where(games.status.in_(OPEN), due | ahead))
    return bool(await fetch_value(connection, query))


async def seats_held(connection: AsyncConnection, person_id: int, but_for: int | None) -> int:
    """The seats where a person plays, at all tables but one; where they are away a robot does.

    What they practise keeps nobody waiting, and does not count.
    """
    which = {"_person": person_id, "_but_for": but_for or _NO_GAME}
    return await fetch_value(connection, _SEATS_HELD, which)


async def lobbies_of(connection: AsyncConnection, server_id: int, person_id: int) -> list[int]:
    """The lobbies of a server in which a person sits."""
    query = (
        select(games.id)
        .join(SEATS, seats.game_id == games.id)
        .where(
            games.server_id == server_id,
            games.status == "lobby",
            seats.person_id == person_id,
        )
        .order_by(games.id)
    )
    return await fetch_values(connection, query)


async def by_status(connection: AsyncConnection) -> dict[str, int]:
    """How many tables of all servers are lobbies, and how many are played at."""
    counts = select(games.status, func.count()).where(games.status.in_(OPEN))
    rows = await connection.execute(counts.group_by(games.status))
    return {**dict.fromkeys(OPEN, 0), **{row[0]: row[1] for row in rows}}
