"""The puzzle of each day, and what people have answered."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import puzzle_answers, puzzles

LOOKED_BACK: Final = 2000
"""days in which a streak may lie"""


class Row(NamedTuple):
    """A puzzle as it is kept."""

    preset: str
    actions: Sequence[str]
    seat: int
    options: Sequence[Sequence[Any]]


class Streak(NamedTuple):
    """Days in a row on which somebody has found the best card."""

    now: int = 0
    """up to today, or to yesterday as long as they have not answered today"""
    longest: int = 0


async def find(connection: AsyncConnection, day: int) -> Row | None:
    """The puzzle of a day, if there is one."""
    columns = [puzzles.c[name] for name in Row._fields]
    row = (await connection.execute(select(*columns).where(puzzles.c.day == day))).one_or_none()
    return None if row is None else Row(*row)


async def missing(connection: AsyncConnection, days: Collection[int]) -> list[int]:
    """Return those of some days that have no puzzle, the next one first."""
    query = select(puzzles.c.day).where(puzzles.c.day.in_(days))
    there = set((await connection.execute(query)).scalars())
    return sorted(set(days) - there)


async def add(
    connection: AsyncConnection,
    day: int,
    preset: str,
    actions: Sequence[str],
    seat: int,
    options: Sequence[Sequence[Any]],
) -> None:
    """Keep the puzzle of a day; one that is there stays."""
    statement = insert(puzzles).values(
        day=day,
        preset=preset,
        actions=list(actions),
        seat=seat,
        options=[list(each) for each in options],
    )
    await connection.execute(statement.on_conflict_do_nothing())


async def answer(
    connection: AsyncConnection, day: int, person_id: int, card: str, *, right: bool
) -> None:
    """Keep somebody's answer; the first one stays."""
    statement = insert(puzzle_answers).values(day=day, person_id=person_id, card=card, right=right)
    await connection.execute(statement.on_conflict_do_nothing())


async def answer_of(connection: AsyncConnection, day: int, person_id: int) -> str | None:
    """The card that somebody has answered with."""
    mine = (puzzle_answers.c.day == day) & (puzzle_answers.c.person_id == person_id)
    return (
        await connection.execute(select(puzzle_answers.c.card).where(mine))
    ).scalar_one_or_none()


async def counts(connection: AsyncConnection, day: int) -> dict[str, int]:
    """How many people have answered with each card."""
    query = (
        select(puzzle_answers.c.card, func.count())
        .where(puzzle_answers.c.day == day)
        .group_by(puzzle_answers.c.card)
    )
    return {row[0]: row[1] for row in await connection.execute(query)}


async def streak(connection: AsyncConnection, person_id: int, today: int) -> Streak:
    """Days in a row, of those that had a puzzle."""
    mine = (puzzle_answers.c.day == puzzles.c.day) & (puzzle_answers.c.person_id == person_id)
    query = (
        select(puzzles.c.day, func.coalesce(puzzle_answers.c.right, False), puzzle_answers.c.card)
        .join(puzzle_answers, mine, isouter=True)
        .where(puzzles.c.day <= today)
        .order_by(puzzles.c.day.desc())
        .limit(LOOKED_BACK)
    )
    rows = (await connection.execute(query)).all()
    days = [right for day, right, card in rows if card is not None or day != today]
    runs = [0]
    for right in days:
        runs = [*runs[:-1], runs[-1] + 1] if right else [*runs, 0]
    return Streak(runs[0], max(runs))
