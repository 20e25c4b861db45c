"""Results of finished parties, and the table of a server made from them."""

from typing import NamedTuple

from sqlalchemy import Integer, cast, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import people, result_players, results


class Result(NamedTuple):
    """How a party ended; `winner` is a team, or -1 for a draw."""

    game_id: int
    server_id: int
    preset: str
    deals: int
    score_0: int
    score_1: int
    winner: int
    people_only: bool
    ended_at: float


class Standing(NamedTuple):
    """A person's parties on a server."""

    person_id: int
    name: str
    played: int
    won: int


async def is_public(connection: AsyncConnection, game_id: int) -> bool:
    """Whether anybody may have the record of a finished party."""
    query = select(results.c.published_at).where(results.c.game_id == game_id)
    return (await connection.execute(query)).scalar_one_or_none() is not None


async def publish(connection: AsyncConnection, game_id: int, now: float) -> None:
    """From now on anybody may have the record; the first time counts."""
    unpublished = (results.c.game_id == game_id) & results.c.published_at.is_(None)
    await connection.execute(update(results).where(unpublished).values(published_at=now))


async def add(connection: AsyncConnection, result: Result, sitting: dict[int, int | None]) -> int:
    """Write a result with who sat where (None: a robot); its number in the order of results."""
    statement = insert(results).values(**result._asdict()).returning(results.c.id)
    number = (await connection.execute(statement)).scalar_one()
    rows = [
        {
            "result_id": number,
            "seat": seat,
            "person_id": person,
            "won": seat % 2 == result.winner,
        }
        for seat, person in sitting.items()
    ]
    await connection.execute(insert(result_players), rows)
    return number


async def standings(connection: AsyncConnection, server_id: int, limit: int = 10) -> list[Standing]:
    """The people of a server by parties won, then by fewer parties played, then by name."""
    won = func.sum(cast(result_players.c.won, Integer)).label("won")
    played = func.count().label("played")
    query = (
        select(people.c.id, people.c.name, played, won)
        .select_from(result_players)
        .join(results, results.c.id == result_players.c.result_id)
        .join(people, people.c.id == result_players.c.person_id)
        .where(results.c.server_id == server_id)
        .group_by(people.c.id)
        .order_by(won.desc(), played, people.c.name)
        .limit(limit)
    )
    return [Standing(*row) for row in await connection.execute(query)]
