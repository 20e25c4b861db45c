"""The puzzle of the day, and how far somebody is in the lessons."""

import asyncio
from collections.abc import Callable

from bot.people import Learners, PuzzleSeeker
from bot.people.puzzles import DAY, day_of, preset_of
from bot.rules import Card
from bot.storage.engine.schema import LearnerRow, PuzzleRow
from bot.storage.people import puzzles
from bot.storage.people.puzzles import Streak
from bot.teaching.lessons import LESSONS
from bot.teaching.puzzles import Option, Puzzle
from tests.people.conftest import Door
from tests.people.positions import position

BEN = 901
"""an id on Discord"""


async def test_today_is_answered_once(door: Door, anna: int) -> None:
    tables = door.evening.tables
    daily = door.puzzles
    ben = (await door.people.meet(BEN, "Ben")).id
    assert await daily.today(anna) is None
    puzzle, day = position(), day_of(tables.clock.now())
    await daily.keep(day, puzzle)
    best, worse = (Card.parse(each.card) for each in puzzle.options[:2])
    assert await daily.answer(anna, day - 1, best) is None
    answered = await daily.answer(anna, day, worse)
    assert answered is not None
    assert (answered.answer, answered.streak) == (worse, Streak(0, 0))
    again = await daily.answer(anna, day, best)  # too late to know better
    assert again is not None
    assert again.answer == worse
    other = await daily.answer(ben, day, best)
    assert other is not None
    assert other.counts == {best.text: 1, worse.text: 1}
    assert other.streak == Streak(1, 1)


async def test_a_card_that_may_not_be_played_is_no_answer(door: Door, anna: int) -> None:
    tables = door.evening.tables
    daily, puzzle, day = door.puzzles, position(), day_of(tables.clock.now())
    await daily.keep(day, puzzle)
    held = puzzle.view.tricks[0].cards[0]
    assert await daily.answer(anna, day, held) is None
    today = await daily.today(anna)
    assert today is not None
    assert today.answer is None


async def test_days_in_a_row_are_those_that_had_a_puzzle(door: Door, anna: int) -> None:
    answers = {10: True, 11: True, 12: True, 14: False, 15: True, 16: True, 17: None}
    async with door.evening.database.write() as connection:
        for day, right in answers.items():  # none on day 13
            await puzzles.add(connection, day, PuzzleRow("french", [], 0, []))
            if right is not None:
                await puzzles.answer(connection, day=day, person_id=anna, card="AS", right=right)
    async with door.evening.database.read() as connection:
        assert await puzzles.streak(connection, anna, 12) == Streak(3, 3)
        assert await puzzles.streak(connection, anna, 14) == Streak(0, 3)
        assert await puzzles.streak(connection, anna, 17) == Streak(2, 3)  # there is time left
        assert await puzzles.streak(connection, anna, 16) == Streak(2, 3)


async def settled(worker: PuzzleSeeker) -> Callable[[], object]:
    task = asyncio.create_task(worker.run())
    await worker.settled()
    return task.cancel


async def test_today_and_tomorrow_are_found_beforehand(door: Door) -> None:
    """Each from a seed of its own; whatever is there already stays."""
    tables = door.evening.tables
    daily, asked, seeds = door.puzzles, list[tuple[str, bytes]](), iter(range(9))

    def seek(preset: str, seed: bytes, number: int) -> Puzzle:
        asked.append((preset, seed))
        return position()._replace(preset=preset)

    worker = PuzzleSeeker(tables.clock, daily, lambda: bytes([next(seeds)]), seek, lambda: True)
    stop = await settled(worker)
    today = day_of(tables.clock.now())
    assert asked == [(preset_of(today), b"\0"), (preset_of(today + 1), b"\1")]
    assert preset_of(today) != preset_of(today + 1)
    assert await daily.missing() == []
    await door.evening.clock.advance(DAY)
    await worker.settled()
    assert len(asked) == 3
    stop()


async def test_nothing_is_sought_before_the_search_is_ready(door: Door) -> None:
    tables = door.evening.tables
    daily = door.puzzles
    never = PuzzleSeeker(tables.clock, daily, lambda: b"", lambda *_: position(), lambda: False)
    stop = await settled(never)
    assert len(await daily.missing()) == 2
    stop()


async def test_a_puzzle_that_does_not_replay_is_none(door: Door, anna: int) -> None:
    tables = door.evening.tables
    daily = door.puzzles
    broken = Puzzle("french", ("0 play AS",), 0, (Option("AS", 0, "numbers"),))
    await daily.keep(day_of(tables.clock.now()), broken)
    assert await daily.today(anna) is None


async def test_who_learns_goes_on_where_they_were(door: Door, anna: int) -> None:
    learners = Learners(door.evening.tables)
    assert await learners.progress(anna, "nl") == LearnerRow("dutch")
    assert not LearnerRow("dutch").has_begun
    await learners.done(anna, "nl", "dutch", 0, 0)
    assert await learners.progress(anna, "nl") == LearnerRow("dutch", 0, 1)
    await learners.choose(anna, "nl", "french")
    assert await learners.progress(anna, "nl") == LearnerRow("french", 0, 1)


async def test_a_lesson_is_done_with_its_last_step(door: Door, anna: int) -> None:
    learners = Learners(door.evening.tables)
    last = [len(each.steps) - 1 for each in LESSONS]
    after = await learners.done(anna, "en", "french", 1, last[1])
    assert after == LearnerRow("french", 2, 0, (1,))
    for lesson in (5, 4, 3, 2):
        after = await learners.done(anna, "en", "french", lesson, last[lesson])
    assert (after.lesson, after.finished) == (0, (1, 2, 3, 4, 5))
    assert (await learners.done(anna, "en", "french", 0, last[0])).finished == (0, 1, 2, 3, 4, 5)


async def test_nothing_of_it_outlives_being_forgotten(door: Door, anna: int) -> None:
    learners = Learners(door.evening.tables)
    await learners.done(anna, "en", "french", 0, 0)
    await door.people.forget(anna)
    assert not (await learners.progress(anna, "en")).has_begun
