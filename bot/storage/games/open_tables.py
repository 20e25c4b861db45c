"""The tables that are not over: a server's, and a person's."""

from typing import Final, NamedTuple

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import games, seats, tournament_games

OPEN: Final = ("lobby", "playing")


class OpenTables(NamedTuple):
    """On a server: all but those of tournaments, and those that one person has opened."""

    all: int
    hosted: int


async def on_server(connection: AsyncConnection, server_id: int, person_id: int) -> OpenTables:
    hosted = func.count().filter(games.c.host_id == person_id)
    arranged = exists().where(tournament_games.c.game_id == games.c.id)
    query = select(func.count(), hosted).where(
        games.c.server_id == server_id, games.c.status.in_(OPEN), ~arranged
    )
    return OpenTables(*(await connection.execute(query)).one())


async def any_stuck(connection: AsyncConnection, now: float, late: float) -> bool:
    """Return whether somewhere something has been due for longer than `late`, or a question that is
    open was asked in the future."""
    ahead = (games.c.status == "playing") & (games.c.asked_at > now + late)
    due = games.c.due_at < now - late
    query = select(exists().where(games.c.status.in_(OPEN), due | ahead))
    return bool((await connection.execute(query)).scalar_one())


async def seats_held(connection: AsyncConnection, person_id: int, but_for: int | None) -> int:
    """The seats where a person plays, at all tables but one; where they are away a robot does.

    What they practise keeps nobody waiting, and does not count.
    """
    query = (
        select(func.count())
        .select_from(seats)
        .join(games, games.c.id == seats.c.game_id)
        .where(seats.c.person_id == person_id, ~seats.c.away, games.c.status.in_(OPEN))
        .where(games.c.server_id.is_not(None))
    )
    if but_for is not None:
        query = query.where(games.c.id != but_for)
    return (await connection.execute(query)).scalar_one()


async def lobbies_of(connection: AsyncConnection, server_id: int, person_id: int) -> list[int]:
    """The lobbies of a server in which a person sits."""
    query = (
        select(games.c.id)
        .join(seats, seats.c.game_id == games.c.id)
        .where(
            games.c.server_id == server_id,
            games.c.status == "lobby",
            seats.c.person_id == person_id,
        )
        .order_by(games.c.id)
    )
    return list((await connection.execute(query)).scalars())


async def by_status(connection: AsyncConnection) -> dict[str, int]:
    """How many tables of all servers are lobbies, and how many are played at."""
    counts = select(games.c.status, func.count()).where(games.c.status.in_(OPEN))
    rows = await connection.execute(counts.group_by(games.c.status))
    return {**dict.fromkeys(OPEN, 0), **{row[0]: row[1] for row in rows}}
