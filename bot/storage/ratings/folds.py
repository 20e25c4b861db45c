"""Rows of what is made from the results: what the next step of a fold needs, and what it writes."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import bindparam, case, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.result_schema import folds, matches, ratings, results, seasons, titles
from bot.storage.engine.statements import (
    Named,
    delete_where,
    fetch_rows,
    fetch_values,
    key_of,
    prepared,
    same,
)
from bot.storage.ratings.leaderboards import ALL_TIME, UNLISTED

Values = dict[str, Any]


async def write(connection: AsyncConnection, table: Named, rows: Mapping[Any, Values]) -> None:
    """Write new rows, and new values of those that are there; keyed by the table's own key."""
    if not rows:
        return
    statement, key = insert(table), key_of(table)
    values = next(iter(rows.values()))
    statement = statement.on_conflict_do_update(
        index_elements=key, set_={name: statement.excluded[name] for name in values}
    )
    names = [each.name for each in key]
    await connection.execute(
        statement, [{**dict(zip(names, at, strict=True)), **row} for at, row in rows.items()]
    )


async def erase(connection: AsyncConnection, table: Named, keys: Iterable[Any]) -> None:
    for key in keys:
        names = (each.name for each in key_of(table))
        await delete_where(connection, table, same(table, **dict(zip(names, key, strict=True))))


async def read(
    connection: AsyncConnection, table: Named, names: Collection[str]
) -> dict[tuple[Any, ...], Values]:
    """Return these columns of every row of a table, by its key."""
    key = key_of(table)
    found = await connection.execute(select(*key, *(table[name] for name in names)))
    size = len(key)
    return {tuple(row[:size]): dict(zip(names, row[size:], strict=True)) for row in found}


async def rows_of(connection: AsyncConnection, table: Named, **values: Any) -> list[Any]:
    """Return the rows of a table that have these values in their columns; of a list, one of it."""
    which = [
        table[name].in_(value) if isinstance(value, list) else table[name] == value
        for name, value in values.items()
    ]
    return list(await connection.execute(select(table).where(*which)))


async def before_season(
    connection: AsyncConnection, person_id: int, scope: int, pool: str, number: int
) -> Any | None:
    """Return `number`, `mu` and `sigma` of the last season before this one in which somebody
    played."""
    query = (
        select(seasons.number, ratings.mu, ratings.sigma)
        .join(seasons, seasons.id == ratings.season)
        .where(same(ratings, person_id=person_id, scope=scope, pool=pool))
        .where(seasons.number < number)
        .order_by(seasons.number.desc())
    )
    return (await connection.execute(query.limit(1))).one_or_none()


# How far it was reckoned --------------------------------------------------------------------------

_GET = prepared(select(folds.last_result).where(folds.name == bindparam("_name")))
_NEWEST = prepared(
    select(
        select(func.max(results.id)).scalar_subquery(),
        select(func.max(matches.id)).scalar_subquery(),
    )
)


async def get(connection: AsyncConnection, name: str) -> int | None:
    return await connection.scalar(_GET, {"_name": name})


async def newest(connection: AsyncConnection) -> tuple[int, int]:
    """Return the numbers of the last result and of the last match; 0 before the first."""
    row = (await connection.execute(_NEWEST)).one()
    return row[0] or 0, row[1] or 0


async def put(connection: AsyncConnection, name: str, number: int) -> None:
    await write(connection, folds, {(name,): {"last_result": number}})


# The week ----------------------------------------------------------------------------------------

_OPEN = or_(
    ratings.season == ALL_TIME,
    ratings.season.in_(select(seasons.id).where(seasons.last_result.is_(None))),
)
"""boards that still change"""
_KEY = key_of(ratings)
_SET_RANK = (
    update(ratings)
    .where(*[each == bindparam(f"_{each.name}") for each in _KEY])
    .values(rank_before=bindparam("_rank"))
)


async def unlisted(connection: AsyncConnection) -> set[int]:
    """Return the people who stand on no board."""
    return set(await fetch_values(connection, UNLISTED))


async def kept_ranks(connection: AsyncConnection) -> dict[tuple[Any, ...], int | None]:
    """The rank at the beginning of the week of everybody on a board that still changes."""
    rows = await connection.execute(select(*_KEY, ratings.rank_before).where(_OPEN))
    return {tuple(row[:-1]): row.rank_before for row in rows}


async def present_ranks(connection: AsyncConnection) -> dict[tuple[Any, ...], int | None]:
    """The same as it is now: None for who stands on no board."""
    listed = ratings.person_id.not_in(UNLISTED)
    board = [ratings.scope, ratings.season, ratings.pool, listed]
    rank = func.rank().over(partition_by=board, order_by=ratings.shown.desc())
    query = select(*_KEY, case((listed, rank)).label("rank")).where(_OPEN)
    return {tuple(row[:-1]): row.rank for row in await connection.execute(query)}


async def set_ranks(
    connection: AsyncConnection, ranks: Collection[tuple[tuple[Any, ...], int | None]]
) -> None:
    names = [f"_{each.name}" for each in _KEY]
    found = [{**dict(zip(names, key, strict=True)), "_rank": rank} for key, rank in ranks]
    if found:
        await connection.execute(_SET_RANK, found)


# Titles ------------------------------------------------------------------------------------------


class HeldTitle(NamedTuple):
    """A title of somebody's: its id, and when they earned it."""

    title: str
    at: float


async def titles_of_person(connection: AsyncConnection, person_id: int) -> list[HeldTitle]:
    """Return a person's titles, in the order in which they earned them."""
    mine, order = titles.person_id == person_id, [titles.result_id, titles.title]
    return await fetch_rows(connection, HeldTitle, titles, mine, by=order)
