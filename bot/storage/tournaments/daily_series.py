"""Daily duplicates that open anew each day."""

from typing import Any, NamedTuple

from sqlalchemy import bindparam, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.prepared import prepared
from bot.storage.engine.schema import daily_series, servers
from bot.storage.tournaments import tournaments
from bot.storage.tournaments.tournaments import TournamentRow


class SeriesRow(NamedTuple):
    """A row of `daily_series`."""

    id: int
    server_id: int
    channel_id: int
    created_by: int
    created_at: float
    name: str
    language: str
    zone: str
    plan: dict[str, Any]
    preset: str
    options: dict[str, Any]
    rules_name: str | None
    role_id: int | None
    due_at: float | None


_COLUMNS = [daily_series.c[name] for name in SeriesRow._fields]
_IS_THERE = (
    exists()
    .where(servers.c.id == daily_series.c.server_id, servers.c.left_at.is_(None))
    .correlate(daily_series)
)
"""a server that has removed the bot has no other day until it is back"""

# What every round of work asks is made once: that takes longer than its answer.
_DUE = prepared(
    select(*_COLUMNS)
    .where(daily_series.c.due_at <= bindparam("_now"), _IS_THERE)
    .order_by(daily_series.c.id)
)
_NEXT_DUE = prepared(
    select(func.min(daily_series.c.due_at)).where(
        daily_series.c.due_at > bindparam("_after"), _IS_THERE
    )
)


async def add(connection: AsyncConnection, **values: Any) -> int:
    """A new series; its id."""
    statement = insert(daily_series).values(**values).returning(daily_series.c.id)
    return (await connection.execute(statement)).scalar_one()


async def find(connection: AsyncConnection, series_id: int) -> SeriesRow | None:
    query = select(*_COLUMNS).where(daily_series.c.id == series_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else SeriesRow(*row)


async def of_server(connection: AsyncConnection, server_id: int) -> list[SeriesRow]:
    """Return those that go on, the newest first."""
    query = select(*_COLUMNS).where(
        daily_series.c.server_id == server_id, daily_series.c.due_at.is_not(None)
    )
    query = query.order_by(daily_series.c.id.desc())
    return [SeriesRow(*row) for row in await connection.execute(query)]


async def open_on(connection: AsyncConnection, server_id: int) -> list[TournamentRow]:
    """The daily duplicates of a server that are open now, the newest first; of a series or not."""
    return await tournaments.of_server(connection, server_id, "running", daily=True, limit=100)


async def due(connection: AsyncConnection, now: float) -> list[SeriesRow]:
    """Return those of which another is to be opened."""
    return [SeriesRow(*row) for row in await connection.execute(_DUE, {"_now": now})]


async def next_due(connection: AsyncConnection, after: float) -> float | None:
    """When another is opened for the first time after a moment."""
    return (await connection.execute(_NEXT_DUE, {"_after": after})).scalar_one()


async def next_is(connection: AsyncConnection, series_id: int, due_at: float | None) -> None:
    """When the next one opens; None: there is no other."""
    statement = update(daily_series).where(daily_series.c.id == series_id)
    await connection.execute(statement.values(due_at=due_at))
