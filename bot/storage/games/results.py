"""Results of finished parties: each has one, which is never rewritten."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import Sides
from bot.storage.engine.result_schema import (
    SideResult,
    result_leavers,
    result_players,
    result_sides,
    results,
)
from bot.storage.engine.schema import games
from bot.storage.engine.statements import Named, fetch_pairs, insert_new, insert_rows, same
from bot.storage.games.counts import Counts

OF_ITS_SIDE = same(result_sides, result_id=result_players.result_id, side=result_players.side)
"""of a row of `result_sides`: a seat of `result_players` played for it"""


class Result(NamedTuple):
    """How a party ended."""

    game_id: int
    server_id: int
    preset: str
    deals: int
    ended: tuple[SideResult, ...]
    """of each side, in their order"""
    ended_at: float
    pool: str | None = None
    """of the ratings that it counts for"""
    unrated_why: str | None = None
    company: str | None = None
    """the people who began the party: see `company_of`"""


def company_of(people: Mapping[int, int | None]) -> str:
    """The people who sit together, in whatever seats: the same text for the same people."""
    return " ".join(str(each) for each in sorted(who for who in people.values() if who is not None))


async def add(
    connection: AsyncConnection,
    result: Result,
    sitting: Mapping[int, int | None],
    accounts: Sides,
    counts: Mapping[int, Counts] = MappingProxyType({}),
    leavers: Mapping[int, int] = MappingProxyType({}),
) -> int:
    """Write a result with who sat where at the end (None: a robot) and who scored together, what
    happened there, and who of those who began was gone; its number in the order of results."""
    values = result._asdict()
    del values["ended"]
    number = await insert_new(connection, results, **values)

    async def note(into: Named, of_each: Mapping[int, Mapping[str, Any]], key: str) -> None:
        found = [{"result_id": number, key: each, **facts} for each, facts in of_each.items()]
        await insert_rows(connection, into, found)

    in_seat = {
        seat: {"person_id": person, "side": accounts.of(seat), **asdict(counts.get(seat, Counts()))}
        for seat, person in sitting.items()
    }
    gone = {
        seat: {"person_id": person, "side": accounts.of(seat)} for seat, person in leavers.items()
    }
    await note(
        result_sides, {side: each._asdict() for side, each in enumerate(result.ended)}, "side"
    )
    await note(result_players, in_seat, "seat")
    await note(result_leavers, gone, "seat")
    return number


def ended_with(scores: Iterable[int], winner: int | None) -> tuple[SideResult, ...]:
    """Return how a party ended for each side; `winner` is one of them, or none in a draw."""
    return tuple(SideResult(score, side == winner) for side, score in enumerate(scores))


async def ended_of(
    connection: AsyncConnection, numbers: Iterable[int]
) -> dict[int, tuple[SideResult, ...]]:
    """Return how these parties ended for each side, in their order."""
    query = select(result_sides).where(result_sides.result_id.in_(numbers))
    found: dict[int, tuple[SideResult, ...]] = defaultdict(tuple)
    ordered = query.order_by(result_sides.result_id, result_sides.side)
    for row in await connection.execute(ordered):
        found[row.result_id] += (SideResult(row.score, row.won),)
    return found


RECENT = 100
"""parties of a server among which the usual ones are looked for"""
HABIT = 3
"""parties that make something usual"""


async def most_played(connection: AsyncConnection, server_id: int) -> tuple[str, str | None] | None:
    """Return the preset of most parties that ended on a server of late, and the name of its rules
    if they have one; None as long as nothing was played a few times."""
    here = select(results.id, results.game_id).where(results.server_id == server_id)
    recent = here.order_by(results.id.desc()).limit(RECENT).subquery()
    played = func.count()
    query = (
        select(games.preset, games.rules_name)
        .join(recent, recent.c.game_id == games.id)
        .group_by(games.preset, games.rules_name)
        .having(played >= HABIT)
        .order_by(played.desc(), func.max(recent.c.id).desc())
        .limit(1)
    )
    return next(iter(await fetch_pairs(connection, query)), None)


async def weight_of(connection: AsyncConnection, game_id: int) -> tuple[str | None, str | None]:
    """Return the pool that a party counts for, or why for none; neither of one without a result."""
    query = select(results.pool, results.unrated_why).where(results.game_id == game_id)
    return next(iter(await fetch_pairs(connection, query)), (None, None))
