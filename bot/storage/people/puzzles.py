"""The puzzle of each day, and what people have answered."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import PuzzleRow, puzzle_answers, puzzles
from bot.storage.engine.statements import fetch_pairs, fetch_row, fetch_values, insert_once, same

LOOKED_BACK = 2000
"""days in which a streak may lie"""


class Streak(NamedTuple):
    """Days in a row on which somebody has found the best answer."""

    now: int = 0
    """up to today, or to yesterday as long as they have not answered today"""
    longest: int = 0


class Answer(NamedTuple):
    action: str
    late: bool
    """when the day was over"""


class Listed(NamedTuple):
    """A puzzle in the archive."""

    day: int
    preset: str
    kind: str
    right: bool | None
    """whether its reader has found the best answer; None: they have not answered"""


async def find(connection: AsyncConnection, day: int) -> PuzzleRow | None:
    """The puzzle of a day, if there is one."""
    return await fetch_row(connection, PuzzleRow, puzzles, puzzles.day == day)


async def missing(connection: AsyncConnection, days: Collection[int]) -> list[int]:
    """Return those of some days that have no puzzle, the next one first."""
    there = set(await fetch_values(connection, select(puzzles.day).where(puzzles.day.in_(days))))
    return sorted(set(days) - there)


async def add(connection: AsyncConnection, day: int, found: PuzzleRow) -> None:
    """Keep the puzzle of a day; one that is there stays."""
    await insert_once(connection, puzzles, {"day": day, **found._asdict()})


async def answer(connection: AsyncConnection, **values: Any) -> None:
    """Keep somebody's answer, by its columns; the first one stays."""
    await insert_once(connection, puzzle_answers, values)


async def answer_of(connection: AsyncConnection, day: int, person_id: int) -> Answer | None:
    """The answer that somebody has given, if any."""
    query = select(puzzle_answers.action, puzzle_answers.late)
    found = await fetch_pairs(
        connection, query.where(same(puzzle_answers, day=day, person_id=person_id))
    )
    return Answer(*found[0]) if found else None


async def since(connection: AsyncConnection, first: int, last: int, person_id: int) -> list[Listed]:
    """The puzzles of some days, the newest first, with whether somebody has answered rightly."""
    rows = await connection.execute(
        select(puzzles.day, puzzles.preset, puzzles.kind, puzzle_answers.right)
        .outerjoin(puzzle_answers, same(puzzle_answers, day=puzzles.day, person_id=person_id))
        .where(puzzles.day.between(first, last))
        .order_by(puzzles.day.desc())
    )
    return [Listed(*each) for each in rows.all()]


async def counts(connection: AsyncConnection, day: int) -> dict[str, int]:
    """How many people have answered what."""
    query = (
        select(puzzle_answers.action, func.count())
        .where(puzzle_answers.day == day)
        .group_by(puzzle_answers.action)
    )
    return dict(await fetch_pairs(connection, query))


async def streak(connection: AsyncConnection, person_id: int, today: int) -> Streak:
    """Days in a row, of those that had a puzzle; what was answered late is no answer."""
    rows = (
        await connection.execute(
            select(puzzles.day, func.coalesce(puzzle_answers.right, False), puzzle_answers.action)
            .outerjoin(
                puzzle_answers,
                same(puzzle_answers, day=puzzles.day, person_id=person_id, late=False),
            )
            .where(puzzles.day <= today)
            .order_by(puzzles.day.desc())
            .limit(LOOKED_BACK)
        )
    ).all()
    days = [right for day, right, answer in rows if answer is not None or day != today]
    runs = [0]
    for right in days:
        runs = [*runs[:-1], runs[-1] + 1] if right else [*runs, 0]
    return Streak(runs[0], max(runs))
