"""Leagues, and which tournaments are theirs. Their tables are made from the standings."""

from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import LEAGUES, TOURNAMENTS, leagues, tournaments
from bot.storage.engine.statements import fetch, fetch_one, fetch_value
from bot.storage.tournaments.tournaments import TournamentRow

MOST: Final = 100
"""leagues of a server that are listed"""


class LeagueRow(NamedTuple):
    """A row of `leagues`. `worth`: "places" or "points"."""

    id: int
    server_id: int
    name: str
    best: int
    out_of: int | None
    worth: str
    version: int
    created_by: int
    created_at: float
    ended_at: float | None


_COLUMNS = [leagues[name] for name in LeagueRow._fields]
_TOURNAMENT = [tournaments[name] for name in TournamentRow._fields]


async def add(connection: AsyncConnection, **values: Any) -> int:
    """A new league; its id."""
    statement = insert(LEAGUES).values(version=1, **values).returning(leagues.id)
    return await fetch_value(connection, statement)


async def find(connection: AsyncConnection, league_id: int) -> LeagueRow | None:
    query = select(*_COLUMNS).where(leagues.id == league_id)
    return await fetch_one(connection, LeagueRow, query)


async def of_server(connection: AsyncConnection, server_id: int) -> list[LeagueRow]:
    """Return the leagues of a server: those that go on first, of each kind the newest first."""
    query = select(*_COLUMNS).where(leagues.server_id == server_id)
    query = query.order_by(leagues.ended_at.is_not(None), leagues.id.desc()).limit(MOST)
    return await fetch(connection, LeagueRow, query)


async def change(connection: AsyncConnection, league_id: int, **values: Any) -> None:
    """Set columns of a league, which has another version then."""
    statement = update(LEAGUES).where(leagues.id == league_id)
    await connection.execute(statement.values(version=leagues.version + 1, **values))


async def tournaments_of(connection: AsyncConnection, league_id: int) -> list[TournamentRow]:
    """Return its tournaments in the order in which they were, or will be, played."""
    query = select(*_TOURNAMENT).where(tournaments.league_id == league_id)
    query = query.order_by(tournaments.starts_at, tournaments.id)
    return await fetch(connection, TournamentRow, query)


async def attach(connection: AsyncConnection, tournament_id: int, league_id: int | None) -> None:
    """A tournament is a part of a league, or (None) of none."""
    which = tournaments.id == tournament_id
    await connection.execute(update(TOURNAMENTS).where(which).values(league_id=league_id))
