"""Tournaments that come back each week."""

from typing import Any

from sqlalchemy import bindparam, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import servers
from bot.storage.engine.statements import (
    fetch_row,
    fetch_rows,
    fetch_value,
    fetch_values,
    insert_new,
    prepared,
    same,
    set_where,
)
from bot.storage.engine.tournament_schema import (
    TournamentRow,
    WeeklyRow,
    tournaments,
    weekly_series,
)

_IS_THERE = (
    exists().where(same(servers, id=weekly_series.server_id, left_at=None)).correlate(weekly_series)
)
"""a server that has removed the bot has no other week until it is back"""

# What every round of work asks is made once: that takes longer than its answer.
_DUE = prepared(
    select(weekly_series.id)
    .where(weekly_series.due_at <= bindparam("_now"), _IS_THERE)
    .order_by(weekly_series.id)
)
_NEXT_DUE = prepared(
    select(func.min(weekly_series.due_at)).where(
        weekly_series.due_at > bindparam("_after"), _IS_THERE
    )
)


async def add(connection: AsyncConnection, **values: Any) -> int:
    """A new series; its id."""
    return await insert_new(connection, weekly_series, **values)


async def find(connection: AsyncConnection, series_id: int) -> WeeklyRow | None:
    return await fetch_row(connection, WeeklyRow, weekly_series, weekly_series.id == series_id)


async def change(connection: AsyncConnection, series_id: int, **values: Any) -> None:
    await set_where(connection, weekly_series, weekly_series.id == series_id, **values)


async def newest(connection: AsyncConnection, series_id: int) -> TournamentRow:
    """Return the one that was made last."""
    which, order = tournaments.weekly_id == series_id, [tournaments.id.desc()]
    return (await fetch_rows(connection, TournamentRow, tournaments, which, by=order))[0]


async def due(connection: AsyncConnection, now: float) -> list[int]:
    """Return those of which another is to be made."""
    return await fetch_values(connection, _DUE, {"_now": now})


async def next_due(connection: AsyncConnection, after: float) -> float | None:
    """When another is made for the first time after a moment."""
    return await fetch_value(connection, _NEXT_DUE, {"_after": after})
