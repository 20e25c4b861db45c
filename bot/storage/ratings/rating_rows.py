"""Rows of what is made from the results: read for the next step of a fold, and written back."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import Table, and_, bindparam, case, delete, func, or_, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import (
    match_steps,
    pairs,
    rating_steps,
    ratings,
    seasons,
    seat_averages,
)
from bot.storage.ratings.leaderboards import ALL_TIME, UNLISTED

Values = dict[str, Any]


class FoldedTable(NamedTuple):
    """A table that the fold makes: the columns of its key, and those that the fold writes."""

    table: Table
    key: tuple[str, ...]
    values: tuple[str, ...]


RATINGS: Final = FoldedTable(
    ratings,
    ("scope", "season", "pool", "person_id"),
    ("mu", "sigma", "shown", "parties", "won", "rate"),
)
PAIRS: Final = FoldedTable(
    pairs, ("scope", "season", "pool", "first_id", "second_id"), ("parties", "won")
)
STEPS: Final = FoldedTable(rating_steps, ("person_id", "scope", "pool", "result_id"), ("shown",))
MATCH_STEPS: Final = FoldedTable(match_steps, ("person_id", "scope", "match_id"), ("shown",))
AVERAGES: Final = FoldedTable(seat_averages, ("pool", "seat"), ("deals", "points"))


async def write(
    connection: AsyncConnection, folded: FoldedTable, rows: Mapping[Any, Values]
) -> None:
    """New rows, and new values of those that are there; keyed by the columns of `folded.key`."""
    if not rows:
        return
    statement = insert(folded.table)
    statement = statement.on_conflict_do_update(
        index_elements=[folded.table.c[name] for name in folded.key],
        set_={name: statement.excluded[name] for name in folded.values},
    )
    await connection.execute(
        statement,
        [{**dict(zip(folded.key, key, strict=True)), **values} for key, values in rows.items()],
    )


async def erase(connection: AsyncConnection, folded: FoldedTable, keys: Iterable[Any]) -> None:
    for key in keys:
        same = [folded.table.c[name] == part for name, part in zip(folded.key, key, strict=True)]
        await connection.execute(delete(folded.table).where(*same))


async def read(connection: AsyncConnection, folded: FoldedTable) -> dict[tuple[Any, ...], Values]:
    """Every row of a table, by its key."""
    columns = [folded.table.c[name] for name in (*folded.key, *folded.values)]
    size = len(folded.key)
    found = await connection.execute(select(*columns))
    return {tuple(row[:size]): dict(zip(folded.values, row[size:], strict=True)) for row in found}


# What the next party needs -----------------------------------------------------------------------


async def ratings_of(
    connection: AsyncConnection,
    people: Collection[int],
    pool: str,
    scopes: Collection[int],
    seasons_wanted: Collection[int],
) -> list[Any]:
    """Rows of `ratings`; some may be of another scope's season."""
    query = select(ratings).where(
        ratings.c.scope.in_(scopes),
        ratings.c.season.in_(seasons_wanted),
        ratings.c.pool == pool,
        ratings.c.person_id.in_(people),
    )
    return list(await connection.execute(query))


async def pairs_of(
    connection: AsyncConnection,
    pair: tuple[int, int],
    pool: str,
    scopes: Collection[int],
    seasons_wanted: Collection[int],
) -> list[Any]:
    query = select(pairs).where(
        pairs.c.scope.in_(scopes),
        pairs.c.season.in_(seasons_wanted),
        pairs.c.pool == pool,
        pairs.c.first_id == pair[0],
        pairs.c.second_id == pair[1],
    )
    return list(await connection.execute(query))


async def averages_of(connection: AsyncConnection, pool: str) -> list[Any]:
    return list(await connection.execute(select(seat_averages).where(seat_averages.c.pool == pool)))


async def before_season(
    connection: AsyncConnection, person_id: int, scope: int, pool: str, number: int
) -> Any | None:
    """`number`, `mu` and `sigma` of the last season before this one in which somebody played."""
    query = (
        select(seasons.c.number, ratings.c.mu, ratings.c.sigma)
        .join(seasons, seasons.c.id == ratings.c.season)
        .where(
            ratings.c.person_id == person_id,
            ratings.c.scope == scope,
            ratings.c.pool == pool,
            seasons.c.number < number,
        )
        .order_by(seasons.c.number.desc())
        .limit(1)
    )
    return (await connection.execute(query)).one_or_none()


# The week ----------------------------------------------------------------------------------------

_OPEN: Final = or_(
    ratings.c.season == ALL_TIME,
    ratings.c.season.in_(select(seasons.c.id).where(seasons.c.last_result.is_(None))),
)
"""boards that still change"""


async def unlisted(connection: AsyncConnection) -> set[int]:
    """Return the people who stand on no board."""
    return set((await connection.execute(UNLISTED)).scalars())


async def kept_ranks(connection: AsyncConnection) -> dict[tuple[Any, ...], int | None]:
    """The rank at the beginning of the week of everybody on a board that still changes."""
    columns = [ratings.c[name] for name in RATINGS.key]
    rows = await connection.execute(select(*columns, ratings.c.rank_before).where(_OPEN))
    return {tuple(row[:-1]): row.rank_before for row in rows}


async def present_ranks(connection: AsyncConnection) -> dict[tuple[Any, ...], int | None]:
    """The same as it is now: None for who stands on no board."""
    columns = [ratings.c[name] for name in RATINGS.key]
    listed = ratings.c.person_id.not_in(UNLISTED)
    board = [ratings.c[name] for name in ("scope", "season", "pool")]
    rank = func.rank().over(partition_by=[*board, listed], order_by=ratings.c.shown.desc())
    query = select(*columns, case((listed, rank)).label("rank")).where(_OPEN)
    return {tuple(row[:-1]): row.rank for row in await connection.execute(query)}


async def set_ranks(
    connection: AsyncConnection, ranks: Iterable[tuple[tuple[Any, ...], int | None]]
) -> None:
    rows = [
        {f"_{name}": part for name, part in zip(RATINGS.key, key, strict=True)} | {"_rank": rank}
        for key, rank in ranks
    ]
    if rows:
        await connection.execute(_SET_RANK, rows)


_SET_RANK: Final = (
    update(ratings)
    .where(and_(*[ratings.c[name] == bindparam(f"_{name}") for name in RATINGS.key]))
    .values(rank_before=bindparam("_rank"))
)
