"""Results of finished parties, and the table of a server made from them.

A result is never rewritten: a correction is a row that supersedes it, and `COUNTS` is what keeps
the last one of each party.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sqlalchemy import exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import Sides
from bot.storage.engine.schema import (
    PLAYER_COUNTS,
    result_leavers,
    result_players,
    result_sides,
    results,
)

_newer = results.alias("newer")
COUNTS: Final = ~exists().where(_newer.c.supersedes == results.c.id)
"""of a row of `results`: nothing stands in its place"""

OF_ITS_SIDE: Final = (result_sides.c.result_id == result_players.c.result_id) & (
    result_sides.c.side == result_players.c.side
)
"""of a row of `result_sides`: a seat of `result_players` played for it"""


class SideResult(NamedTuple):
    """How a party ended for one of its sides; in a draw none has won."""

    score: int
    won: bool


class Result(NamedTuple):
    """How a party ended."""

    game_id: int
    server_id: int
    preset: str
    deals: int
    ended: tuple[SideResult, ...]
    """of each side, in their order"""
    people_only: bool
    ended_at: float
    pool: str | None = None
    """of the ratings that it counts for"""
    unrated_why: str | None = None
    company: str | None = None
    """the people who began the party: see `company_of`"""


class Counts(NamedTuple):
    """All that happened in a seat during a party: `PLAYER_COUNTS`."""

    deals: int = 0
    points: int = 0
    """written for their team"""
    taken: int = 0
    """contracts of their own; of these `made` and `dedans`, the rest were tied"""
    made: int = 0
    dedans: int = 0
    capots: int = 0
    """deals in which their team won every trick"""
    coinches: int = 0
    """contracts that their team coinched"""
    belotes: int = 0
    """scored by their team"""
    behind: int | None = 0
    """by how many points their team was behind at most, after a deal; None: nobody has counted
    it"""
    made_first: int | None = 0
    """contracts of their own made in a row at the beginning of the party …"""
    made_most: int | None = 0
    """… anywhere in it …"""
    made_last: int | None = 0
    """… and at its end"""


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
    statement = insert(results).values(**values).returning(results.c.id)
    number = (await connection.execute(statement)).scalar_one()
    await _add_sides(connection, number, result.ended)
    sides = {seat: accounts.of(seat) for seat in sitting}
    await _add_players(connection, number, sitting, sides, counts)
    await _add_leavers(connection, number, leavers, sides)
    return number


async def correct(
    connection: AsyncConnection,
    number: int,
    *,
    ended: Sequence[SideResult] | None = None,
    leavers: Mapping[int, int] | None = None,
    counts: Mapping[int, Counts] | None = None,
    **changes: Any,
) -> int:
    """A row in the place of result `number`, with another end, pool or leavers.

    Whose party it was and when it ended stay. Raises `ValueError` when that row does not count any
    more: what is corrected is always the last one.
    """
    if changes.keys() & {"id", "game_id", "server_id", "ended_at", "company", "supersedes"}:
        raise ValueError("a correction is of the same party")
    query = select(results).where(results.c.id == number, COUNTS)
    row = (await connection.execute(query)).mappings().one_or_none()
    if row is None:
        raise ValueError(f"result {number} is no result that counts")
    values = {**row, **changes, "supersedes": number}
    del values["id"]
    added = await connection.execute(insert(results).values(**values).returning(results.c.id))
    new = added.scalar_one()
    if ended is None:
        ended = (await ended_of(connection, [number]))[number]
    await _add_sides(connection, new, ended)
    before = await sitting_of(connection, number)
    sitting = {seat: who for seat, (who, _) in before.items()}
    kept = {seat: of_seat for seat, (_, of_seat) in before.items()}
    sides = await sides_of(connection, number)
    counted = kept | dict(counts or {})
    await _add_players(connection, new, sitting, sides, counted)
    gone = await leavers_of(connection, number) if leavers is None else leavers
    await _add_leavers(connection, new, gone, sides)
    return new


def ended_with(scores: Iterable[int], winner: int | None) -> tuple[SideResult, ...]:
    """Return how a party ended for each side; `winner` is one of them, or none in a draw."""
    return tuple(SideResult(score, side == winner) for side, score in enumerate(scores))


async def ended_of(
    connection: AsyncConnection, numbers: Iterable[int]
) -> dict[int, tuple[SideResult, ...]]:
    """Return how these parties ended for each side, in their order."""
    query = select(result_sides).where(result_sides.c.result_id.in_(numbers))
    found: dict[int, tuple[SideResult, ...]] = defaultdict(tuple)
    ordered = query.order_by(result_sides.c.result_id, result_sides.c.side)
    for row in await connection.execute(ordered):
        found[row.result_id] += (SideResult(row.score, row.won),)
    return found


async def sitting_of(
    connection: AsyncConnection, number: int
) -> dict[int, tuple[int | None, Counts]]:
    """Return who sat where at the end of a party (None: a robot), and what happened in that
    seat."""
    columns = [result_players.c[name] for name in ("seat", "person_id", *PLAYER_COUNTS)]
    query = select(*columns).where(result_players.c.result_id == number)
    rows = (await connection.execute(query.order_by(result_players.c.seat))).all()
    return {row.seat: (row.person_id, Counts(*row[2:])) for row in rows}


async def sides_of(connection: AsyncConnection, number: int) -> dict[int, int]:
    """The side that each seat played for."""
    query = select(result_players.c.seat, result_players.c.side)
    rows = await connection.execute(query.where(result_players.c.result_id == number))
    return {row.seat: row.side for row in rows}


async def uncounted(connection: AsyncConnection) -> list[tuple[int, int]]:
    """Number and game of each result of which nobody has counted what the players did."""
    nothing = exists().where(
        result_players.c.result_id == results.c.id,
        (result_players.c.deals == 0) | result_players.c.behind.is_(None),
    )
    query = select(results.c.id, results.c.game_id).where(results.c.deals > 0, nothing)
    rows = await connection.execute(query.order_by(results.c.id))
    return [(row.id, row.game_id) for row in rows]


async def count_players(
    connection: AsyncConnection, number: int, counts: Mapping[int, Counts]
) -> None:
    """Write down what the players of a result did, which its record says and nobody had counted."""
    for seat, of_seat in counts.items():
        here = (result_players.c.result_id == number) & (result_players.c.seat == seat)
        values = of_seat._asdict()
        await connection.execute(update(result_players).where(here).values(**values))


async def leavers_of(connection: AsyncConnection, number: int) -> dict[int, int]:
    """Return who was gone at the end of a party, by seat."""
    of_result = result_leavers.c.result_id == number
    query = select(result_leavers.c.seat, result_leavers.c.person_id).where(of_result)
    return {row.seat: row.person_id for row in await connection.execute(query)}


async def _add_sides(connection: AsyncConnection, number: int, ended: Iterable[SideResult]) -> None:
    rows = [
        {"result_id": number, "side": side, **each._asdict()} for side, each in enumerate(ended)
    ]
    await connection.execute(insert(result_sides), rows)


async def _add_players(
    connection: AsyncConnection,
    number: int,
    sitting: Mapping[int, int | None],
    sides: Mapping[int, int],
    counts: Mapping[int, Counts],
) -> None:
    rows = [
        {
            "result_id": number,
            "seat": seat,
            "person_id": person,
            "side": sides[seat],
            **counts.get(seat, Counts())._asdict(),
        }
        for seat, person in sitting.items()
    ]
    await connection.execute(insert(result_players), rows)


async def _add_leavers(
    connection: AsyncConnection,
    number: int,
    leavers: Mapping[int, int],
    sides: Mapping[int, int],
) -> None:
    if leavers:
        rows = [
            {"result_id": number, "seat": seat, "person_id": person, "side": sides[seat]}
            for seat, person in leavers.items()
        ]
        await connection.execute(insert(result_leavers), rows)
