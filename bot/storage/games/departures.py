"""People who held a seat and gave it up before the party was over."""

from sqlalchemy import exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.columns import rows, same
from bot.storage.engine.schema import Departure, departures
from bot.storage.engine.statements import fetch_one, fetch_values, insert_row
from bot.storage.engine.tournament_schema import tournament_games


async def add(connection: AsyncConnection, game_id: int, departure: Departure) -> None:
    await insert_row(connection, departures, game_id=game_id, **departure._asdict())


async def find_last(connection: AsyncConnection, game_id: int, person_id: int) -> Departure | None:
    """The last time that somebody gave up a seat at a table."""
    which = same(departures, game_id=game_id, person_id=person_id)
    query = rows(Departure, departures).where(which).order_by(departures.id.desc())
    return await fetch_one(connection, Departure, query.limit(1))


async def sent_away(connection: AsyncConnection, game_id: int) -> set[int]:
    """The people who did not go by themselves: others took them off the table.

    At a tournament's table nobody can offer a seat, so who was replaced there was so by its
    organiser.
    """
    arranged = exists().where(tournament_games.game_id == game_id)
    by_others = or_(departures.why == "removed", (departures.why == "replaced") & arranged)
    query = select(departures.person_id).where(departures.game_id == game_id, by_others)
    return set(await fetch_values(connection, query))
