"""Tells who has which title, and what has been done towards others."""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import deeds, pairs, titles
from bot.storage.ratings.leaderboards import ALL_TIME, EVERYWHERE, POOLS
from bot.storage.ratings.rating_rows import FoldedTable

DEEDS: Final = FoldedTable(
    deeds,
    ("person_id",),
    ("parties", "won_in_a_row", "made_in_a_row", "belotes", "pools_won"),
)
TITLES: Final = FoldedTable(titles, ("person_id", "title"), ("result_id", "at"))


class Held(NamedTuple):
    """A title of somebody's: its id, and when they earned it."""

    title: str
    at: float


async def of_person(connection: AsyncConnection, person_id: int) -> list[Held]:
    """Return a person's titles, in the order in which they earned them."""
    query = select(titles.c.title, titles.c.at).where(titles.c.person_id == person_id)
    rows = await connection.execute(query.order_by(titles.c.result_id, titles.c.title))
    return [Held(*row) for row in rows]


# What the next party needs -----------------------------------------------------------------------


async def deeds_of(connection: AsyncConnection, people: Collection[int]) -> list[Any]:
    """Rows of `deeds`."""
    return list(await connection.execute(select(deeds).where(deeds.c.person_id.in_(people))))


async def titles_of(connection: AsyncConnection, people: Collection[int]) -> list[Any]:
    """Rows of `titles`."""
    return list(await connection.execute(select(titles).where(titles.c.person_id.in_(people))))


async def together(
    connection: AsyncConnection, pair: tuple[int, int]
) -> dict[str, tuple[int, int]]:
    """Parties of two people together by pool, and those won; the smaller id first."""
    query = select(pairs.c.pool, pairs.c.parties, pairs.c.won).where(
        pairs.c.scope == EVERYWHERE,
        pairs.c.season == ALL_TIME,
        pairs.c.pool.in_(POOLS),
        pairs.c.first_id == pair[0],
        pairs.c.second_id == pair[1],
    )
    return {row.pool: (row.parties, row.won) for row in await connection.execute(query)}
