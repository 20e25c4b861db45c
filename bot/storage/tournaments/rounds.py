"""Rounds of tournaments as they were paired, their tables, and what came of them."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import (
    GAMES,
    TOURNAMENT_GAMES,
    TOURNAMENT_RESULTS,
    TOURNAMENT_ROUNDS,
    TOURNAMENT_TABLES,
    games,
    tournament_games,
    tournament_results,
    tournament_rounds,
    tournament_tables,
)
from bot.storage.engine.statements import fetch, fetch_value, prepared


class RoundRow(NamedTuple):
    """A row of `tournament_rounds`."""

    number: int
    byes: list[int]
    by_hand: bool
    paired_at: float
    until: float | None
    closed_at: float | None


class TableRow(NamedTuple):
    """A row of `tournament_tables`, and of its game (None: not begun) the status and what it knows
    of the round's time: see `tournament_tables.GameAtTable`."""

    round: int
    number: int
    sides: list[list[int]]
    section: str
    match: int
    stage: int
    game_id: int | None = None
    last_deal: int | None = None
    status: str | None = None
    best_of: int | None = None
    until: float | None = None
    told: float | None = None
    robots: bool | None = None


class ResultRow(NamedTuple):
    """A row of `tournament_results`."""

    id: int
    kind: str
    round: int
    table_number: int | None
    entry: int | None
    facts: dict[str, Any]
    supersedes: int | None
    why: str
    by_id: int | None
    at: float


_ROUND = [tournament_rounds[name] for name in RoundRow._fields]
_OF_GAME = ("status", "best_of", "until", "told", "robots")
_TABLE = [
    *(tournament_tables[name] for name in TableRow._fields if name not in _OF_GAME),
    games.status,
    *(tournament_games[name] for name in _OF_GAME[1:]),
]
_RESULT = [tournament_results[name] for name in ResultRow._fields]

# What every look at a tournament asks is made once: that takes longer than its answer.
_OF = bindparam("_tournament")
_ROUNDS_OF = prepared(
    select(*_ROUND).where(tournament_rounds.tournament_id == _OF).order_by(tournament_rounds.number)
)
_TABLES_OF = prepared(
    select(*_TABLE)
    .select_from(TOURNAMENT_TABLES)
    .outerjoin(GAMES, games.id == tournament_tables.game_id)
    .outerjoin(TOURNAMENT_GAMES, tournament_games.game_id == tournament_tables.game_id)
    .where(tournament_tables.tournament_id == _OF)
    .order_by(tournament_tables.round, tournament_tables.number)
)
_RESULTS_OF = prepared(
    select(*_RESULT).where(tournament_results.tournament_id == _OF).order_by(tournament_results.id)
)


async def rounds_of(connection: AsyncConnection, tournament_id: int) -> list[RoundRow]:
    return await fetch(connection, RoundRow, _ROUNDS_OF, {"_tournament": tournament_id})


async def tables_of(connection: AsyncConnection, tournament_id: int) -> list[TableRow]:
    """The tables of all rounds, in order."""
    return await fetch(connection, TableRow, _TABLES_OF, {"_tournament": tournament_id})


async def results_of(connection: AsyncConnection, tournament_id: int) -> list[ResultRow]:
    """All results as they were written, those too in whose place others stand."""
    return await fetch(connection, ResultRow, _RESULTS_OF, {"_tournament": tournament_id})


async def add_round(
    connection: AsyncConnection, tournament_id: int, paired: RoundRow, tables: Iterable[TableRow]
) -> None:
    """A round is paired; raises `IntegrityError` for one that has been."""
    statement = insert(TOURNAMENT_ROUNDS)
    await connection.execute(statement.values(tournament_id=tournament_id, **paired._asdict()))
    rows = [{"tournament_id": tournament_id, **each._asdict()} for each in tables]
    for row in rows:
        for name in _OF_GAME:
            del row[name]
    if rows:
        await connection.execute(insert(TOURNAMENT_TABLES), rows)


async def add_table(connection: AsyncConnection, tournament_id: int, table: TableRow) -> None:
    """One more table of a round, of somebody who came later."""
    row = table._asdict()
    for name in _OF_GAME:
        del row[name]
    await connection.execute(insert(TOURNAMENT_TABLES).values(tournament_id=tournament_id, **row))


async def change_round(
    connection: AsyncConnection, tournament_id: int, number: int, **values: Any
) -> None:
    """Set columns of a round."""
    which = (tournament_rounds.tournament_id == tournament_id) & (
        tournament_rounds.number == number
    )
    await connection.execute(update(TOURNAMENT_ROUNDS).where(which).values(**values))


async def change_table(
    connection: AsyncConnection, tournament_id: int, place: tuple[int, int], **values: Any
) -> None:
    """Set columns of a table, which `place` gives as (round, number)."""
    which = (
        (tournament_tables.tournament_id == tournament_id)
        & (tournament_tables.round == place[0])
        & (tournament_tables.number == place[1])
    )
    await connection.execute(update(TOURNAMENT_TABLES).where(which).values(**values))


async def add_result(connection: AsyncConnection, tournament_id: int, **values: Any) -> int:
    """Its id; raises `IntegrityError` for a table that has a result, unless it supersedes that."""
    statement = insert(TOURNAMENT_RESULTS).values(tournament_id=tournament_id, **values)
    return await fetch_value(connection, statement.returning(tournament_results.id))
