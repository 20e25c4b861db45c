"""People who held a seat and gave it up before the party was over."""

from typing import NamedTuple

from sqlalchemy import exists, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import DEPARTURES, departures, tournament_games
from bot.storage.engine.statements import fetch_one, fetch_values


class Departure(NamedTuple):
    """A seat at a table that a person gave up after `events` actions.

    `why`: "left" (they were away when another took it), "replaced" (they had offered it),
    "removed".
    """

    seat: int
    person_id: int
    events: int
    why: str
    at: float


_COLUMNS = [departures[name] for name in Departure._fields]


async def add(connection: AsyncConnection, game_id: int, departure: Departure) -> None:
    await connection.execute(insert(DEPARTURES).values(game_id=game_id, **departure._asdict()))


async def find_last(connection: AsyncConnection, game_id: int, person_id: int) -> Departure | None:
    """The last time that somebody gave up a seat at a table."""
    query = (
        select(*_COLUMNS)
        .where(departures.game_id == game_id, departures.person_id == person_id)
        .order_by(departures.id.desc())
        .limit(1)
    )
    return await fetch_one(connection, Departure, query)


async def sent_away(connection: AsyncConnection, game_id: int) -> set[int]:
    """The people who did not go by themselves: others took them off the table.

    At a tournament's table nobody can offer a seat, so who was replaced there was so by its
    organiser.
    """
    arranged = exists().where(tournament_games.game_id == game_id)
    by_others = or_(departures.why == "removed", (departures.why == "replaced") & arranged)
    query = select(departures.person_id).where(departures.game_id == game_id, by_others)
    return set(await fetch_values(connection, query))
