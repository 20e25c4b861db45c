"""Leagues, and which tournaments are theirs. Their tables are made from the standings."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.statements import (
    fetch,
    fetch_row,
    fetch_rows,
    insert_new,
    rows,
    set_where,
)
from bot.storage.engine.tournament_schema import LeagueRow, TournamentRow, leagues, tournaments

MOST = 100
"""leagues of a server that are listed"""


async def add(connection: AsyncConnection, **values: Any) -> int:
    """A new league; its id."""
    return await insert_new(connection, leagues, version=1, **values)


async def find(connection: AsyncConnection, league_id: int) -> LeagueRow | None:
    return await fetch_row(connection, LeagueRow, leagues, leagues.id == league_id)


async def of_server(connection: AsyncConnection, server_id: int) -> list[LeagueRow]:
    """Return the leagues of a server: those that go on first, of each kind the newest first."""
    query = rows(LeagueRow, leagues).where(leagues.server_id == server_id)
    query = query.order_by(leagues.ended_at.is_not(None), leagues.id.desc()).limit(MOST)
    return await fetch(connection, LeagueRow, query)


async def change(connection: AsyncConnection, league_id: int, **values: Any) -> None:
    """Set columns of a league, which has another version then."""
    values["version"] = leagues.version + 1
    await set_where(connection, leagues, leagues.id == league_id, **values)


async def tournaments_of(connection: AsyncConnection, league_id: int) -> list[TournamentRow]:
    """Return its tournaments in the order in which they were, or will be, played."""
    which, order = tournaments.league_id == league_id, [tournaments.starts_at, tournaments.id]
    return await fetch_rows(connection, TournamentRow, tournaments, which, by=order)


async def attach(connection: AsyncConnection, tournament_id: int, league_id: int | None) -> None:
    """A tournament is a part of a league, or (None) of none."""
    which = tournaments.id == tournament_id
    await set_where(connection, tournaments, which, league_id=league_id)
