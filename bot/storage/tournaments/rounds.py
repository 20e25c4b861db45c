"""Rounds of tournaments as they were paired, their tables, and what came of them."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.columns import rows
from bot.storage.engine.schema import (
    ResultRow,
    RoundRow,
    games,
    tournament_games,
    tournament_results,
    tournament_rounds,
    tournament_tables,
)
from bot.storage.engine.statements import fetch, fetch_value, insert_row, prepared, set_where


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


_OF_GAME = ("status", "best_of", "until", "told", "robots")
_TABLE = [
    *(tournament_tables[name] for name in TableRow._fields if name not in _OF_GAME),
    games.status,
    *(tournament_games[name] for name in _OF_GAME[1:]),
]

# What every look at a tournament asks is made once: that takes longer than its answer.
_OF = bindparam("_tournament")
_ROUNDS_OF = prepared(
    rows(RoundRow, tournament_rounds)
    .where(tournament_rounds.tournament_id == _OF)
    .order_by(tournament_rounds.number)
)
_TABLES_OF = prepared(
    select(*_TABLE)
    .select_from(tournament_tables)
    .outerjoin(games, games.id == tournament_tables.game_id)
    .outerjoin(tournament_games, tournament_games.game_id == tournament_tables.game_id)
    .where(tournament_tables.tournament_id == _OF)
    .order_by(tournament_tables.round, tournament_tables.number)
)
_RESULTS_OF = prepared(
    rows(ResultRow, tournament_results)
    .where(tournament_results.tournament_id == _OF)
    .order_by(tournament_results.id)
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
    await insert_row(connection, tournament_rounds, tournament_id=tournament_id, **paired._asdict())
    rows = [{"tournament_id": tournament_id, **each._asdict()} for each in tables]
    for row in rows:
        for name in _OF_GAME:
            del row[name]
    if rows:
        await connection.execute(insert(tournament_tables), rows)


async def add_table(connection: AsyncConnection, tournament_id: int, table: TableRow) -> None:
    """One more table of a round, of somebody who came later."""
    row = table._asdict()
    for name in _OF_GAME:
        del row[name]
    await insert_row(connection, tournament_tables, tournament_id=tournament_id, **row)


async def change_round(
    connection: AsyncConnection, tournament_id: int, number: int, **values: Any
) -> None:
    """Set columns of a round."""
    which = (tournament_rounds.tournament_id == tournament_id) & (
        tournament_rounds.number == number
    )
    await set_where(connection, tournament_rounds, which, **values)


async def change_table(
    connection: AsyncConnection, tournament_id: int, place: tuple[int, int], **values: Any
) -> None:
    """Set columns of a table, which `place` gives as (round, number)."""
    which = (
        (tournament_tables.tournament_id == tournament_id)
        & (tournament_tables.round == place[0])
        & (tournament_tables.number == place[1])
    )
    await set_where(connection, tournament_tables, which, **values)


async def add_result(connection: AsyncConnection, tournament_id: int, **values: Any) -> int:
    """Its id; raises `IntegrityError` for a table that has a result, unless it supersedes that."""
    return await fetch_value(
        connection,
        insert(tournament_results)
        .values(tournament_id=tournament_id, **values)
        .returning(tournament_results.id),
    )
