"""Daily duplicates that open anew each day."""

from typing import Any

from sqlalchemy import bindparam, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import servers
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
from bot.storage.engine.tournament_schema import SeriesRow, TournamentRow, daily_series
from bot.storage.tournaments import tournaments

_IS_THERE = (
    exists().where(same(servers, id=daily_series.server_id, left_at=None)).correlate(daily_series)
)
"""a server that has removed the bot has no other day until it is back"""

# What every round of work asks is made once: that takes longer than its answer.
_DUE = prepared(
    rows(SeriesRow, daily_series)
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
    return await insert_new(connection, daily_series, **values)


async def find(connection: AsyncConnection, series_id: int) -> SeriesRow | None:
    return await fetch_row(connection, SeriesRow, daily_series, daily_series.id == series_id)


async def of_server(connection: AsyncConnection, server_id: int) -> list[SeriesRow]:
    """Return those that go on, the newest first."""
    series = daily_series
    which = (series.server_id == server_id) & series.due_at.is_not(None)
    return await fetch_rows(connection, SeriesRow, series, which, by=[series.id.desc()])


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
    await set_where(connection, daily_series, daily_series.id == series_id, due_at=due_at)
