"""Daily duplicates that open anew each day."""

from typing import Any, NamedTuple

from sqlalchemy import bindparam, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import DAILY_SERIES, daily_series, servers
from bot.storage.engine.statements import fetch, fetch_one, fetch_value, prepared
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


_COLUMNS = [daily_series[name] for name in SeriesRow._fields]
_IS_THERE = (
    exists()
    .where(servers.id == daily_series.server_id, servers.left_at.is_(None))
    .correlate(DAILY_SERIES)
)
"""a server that has removed the bot has no other day until it is back"""

# What every round of work asks is made once: that takes longer than its answer.
_DUE = prepared(
    select(*_COLUMNS)
    .where(daily_series.due_at <= bindparam("_now"), _IS_THERE)
    .order_by(daily_series.id)
)
_NEXT_DUE = prepared(
    select(func.min(daily_series.due_at)).where(
        daily_series.due_at > bindparam("_after"), _IS_THERE
    )
)


async def add(connection: AsyncConnection, **values: Any) -> int:
    """A new series; its id."""
    statement = insert(DAILY_SERIES).values(**values).returning(daily_series.id)
    return await fetch_value(connection, statement)


async def find(connection: AsyncConnection, series_id: int) -> SeriesRow | None:
    query = select(*_COLUMNS).where(daily_series.id == series_id)
    return await fetch_one(connection, SeriesRow, query)


async def of_server(connection: AsyncConnection, server_id: int) -> list[SeriesRow]:
    """Return those that go on, the newest first."""
    query = select(*_COLUMNS).where(
        daily_series.server_id == server_id, daily_series.due_at.is_not(None)
    )
    query = query.order_by(daily_series.id.desc())
    return await fetch(connection, SeriesRow, query)


async def open_on(connection: AsyncConnection, server_id: int) -> list[TournamentRow]:
    """The daily duplicates of a server that are open now, the newest first; of a series or not."""
    return await tournaments.of_server(connection, server_id, "running", daily=True, limit=100)


async def due(connection: AsyncConnection, now: float) -> list[SeriesRow]:
    """Return those of which another is to be opened."""
    return await fetch(connection, SeriesRow, _DUE, {"_now": now})


async def next_due(connection: AsyncConnection, after: float) -> float | None:
    """When another is opened for the first time after a moment."""
    return await fetch_value(connection, _NEXT_DUE, {"_after": after})


async def next_is(connection: AsyncConnection, series_id: int, due_at: float | None) -> None:
    """When the next one opens; None: there is no other."""
    statement = update(DAILY_SERIES).where(daily_series.id == series_id)
    await connection.execute(statement.values(due_at=due_at))
