"""Seasons: rows that say which results belong to them.

They are facts like the results themselves: made once, when their time has come, and never anew.
"""

from typing import NamedTuple

from sqlalchemy import Text, bindparam, exists, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.result_schema import Season, ratings, seasons
from bot.storage.engine.schema import messages, servers
from bot.storage.engine.statements import (
    fetch,
    fetch_row,
    fetch_rows,
    fetch_value,
    insert_new,
    prepared,
    rows,
    same,
    set_where,
)
from bot.storage.ratings.leaderboards import EVERYWHERE


class Rhythm(NamedTuple):
    """How a server wants its seasons; `start` is the beginning of one of them."""

    months: int = 3
    start: float | None = None


_GOES_ON = seasons.last_result.is_(None)
_OVER = prepared(rows(Season, seasons).where(_GOES_ON, seasons.ends_at <= bindparam("_now")))
_NEXT_END = prepared(select(func.min(seasons.ends_at)).where(_GOES_ON))


async def current(connection: AsyncConnection, scope: int) -> Season | None:
    """The season that goes on; None before the first party."""
    return next(iter(await of_scope(connection, scope, limit=1)), None)


async def get(connection: AsyncConnection, season_id: int) -> Season:
    [season] = await fetch_rows(connection, Season, seasons, seasons.id == season_id)
    return season


async def find_number(connection: AsyncConnection, scope: int, number: int) -> Season | None:
    which = same(seasons, scope=scope, number=number)
    return await fetch_row(connection, Season, seasons, which)


async def of_scope(
    connection: AsyncConnection, scope: int, offset: int = 0, limit: int = 1000
) -> list[Season]:
    """All seasons of a server or of everywhere, the newest first."""
    query = rows(Season, seasons).where(seasons.scope == scope)
    query = query.order_by(seasons.number.desc()).offset(offset).limit(limit)
    return await fetch(connection, Season, query)


async def every(connection: AsyncConnection) -> list[Season]:
    return await fetch_rows(connection, Season, seasons, by=[seasons.scope, seasons.number])


async def over(connection: AsyncConnection, now: float) -> list[Season]:
    """Seasons whose time is over, and that were not closed yet."""
    return await fetch(connection, Season, _OVER, {"_now": now})


async def next_end(connection: AsyncConnection) -> float | None:
    """When a season ends next."""
    return await fetch_value(connection, _NEXT_END)


async def rhythm_of(connection: AsyncConnection, scope: int) -> Rhythm:
    if scope == EVERYWHERE:
        return Rhythm()
    query = select(servers.season_months, servers.season_start).where(servers.id == scope)
    return Rhythm(*(await connection.execute(query)).one())


async def begin(
    connection: AsyncConnection,
    scope: int,
    number: int,
    time: tuple[float, float],
    first_result: int,
    first_match: int = 0,
) -> Season:
    """A new season; `time` is from when until when, `first_result` the last result before it, and
    `first_match` the last match."""
    starts_at, ends_at = time
    season_id = await insert_new(
        connection,
        seasons,
        scope=scope,
        number=number,
        starts_at=starts_at,
        ends_at=ends_at,
        first_result=first_result,
        first_match=first_match,
    )
    return await get(connection, season_id)


async def close(
    connection: AsyncConnection, season_id: int, last_result: int, last_match: int = 0
) -> None:
    """The season is over, and its table final."""
    over = seasons.id == season_id
    await set_where(connection, seasons, over, last_result=last_result, last_match=last_match)


async def plan_podium(connection: AsyncConnection, season: Season) -> None:
    """A season is over: there is to be a post, if its server wants one and anybody was rated."""
    rated = exists().where(ratings.scope == season.scope, ratings.season == season.id)
    wanted = select(
        servers.id,
        servers.podium_channel_id,
        literal(Subject.SEASON, Text),
        literal(season.id),
        literal(season.ends_at),
        literal(1),
    ).where(servers.id == season.scope, servers.podium_channel_id.is_not(None), rated)
    columns = ["server_id", "channel_id", "subject", "season_id", "asked_at", "wanted"]
    await connection.execute(insert(messages).from_select(columns, wanted))
