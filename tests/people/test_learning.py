"""The puzzle of the day, and how far somebody is in the lessons."""

import asyncio
from collections.abc import Callable

from bot.people import Learners, PuzzleSeeker
from bot.people.puzzles import ARCHIVE, DAY, day_of, turn_of
from bot.storage.engine.schema import LearnerRow, PuzzleRow
from bot.storage.people import people, puzzles
from bot.storage.people.puzzles import Streak
from bot.tables.sharing import Sharing
from bot.teaching.lessons import COURSES, LESSONS
from bot.teaching.puzzles import Kind, Option, Puzzle
from tests.people.conftest import Door
from tests.people.positions import position

BEN = 901
FRENCH = COURSES["french"]
"""an id on Discord"""


async def test_a_puzzle_is_answered_once(door: Door, anna: int) -> None:
    daily = door.puzzles
    ben = (await door.people.meet(BEN, "Ben")).id
    day, puzzle = daily.day, position()
    assert await daily.of(anna, day) is None
    await daily.keep(day, puzzle)
    best, worse = (puzzle.asked.index(each) for each in puzzle.options[:2])
    assert await daily.answer(anna, day - 1, best) is None
    assert await daily.answer(anna, day, len(puzzle.options)) is None, "there is no such answer"
    answered = await daily.answer(anna, day, worse)
    assert answered is not None
    assert (str(answered.answer), answered.streak) == (puzzle.options[1].action, Streak(0, 0))
    again = await daily.answer(anna, day, best)  # too late to know better
    assert again is not None
    assert again.answer == answered.answer
    other = await daily.answer(ben, day, best)
    assert other is not None
    assert other.counts == {each.action: 1 for each in puzzle.options[:2]}
    assert other.streak == Streak(1, 1)


async def test_the_archive_has_sixty_days_and_late_answers_make_no_row(
    door: Door, anna: int
) -> None:
    daily, puzzle, today = door.puzzles, position(), door.puzzles.day
    for day in range(today - ARCHIVE, today + 2):
        await daily.keep(day, puzzle)
    best, worse = (puzzle.asked.index(each) for each in puzzle.options[:2])
    for day, number in ((today - 2, best), (today - 1, worse), (today, best)):
        posed = await daily.answer(anna, day, number)
        assert posed is not None
        assert posed.late == (day < today)
    assert posed.streak == Streak(1, 1), "of today alone"
    listed = await daily.archive(anna)
    assert [each.day for each in listed] == list(range(today, today - ARCHIVE, -1))
    assert [each.right for each in listed[:4]] == [True, False, True, None]
    for gone in (today - ARCHIVE, today + 1):
        assert await daily.of(anna, gone) is None
        assert await daily.answer(anna, gone, best) is None
    await door.evening.clock.advance(DAY)
    posed = await daily.of(anna, today)
    assert posed is not None
    assert not posed.late, "it was answered in time"


async def test_days_in_a_row_are_those_that_had_a_puzzle(door: Door, anna: int) -> None:
    answers = {10: True, 11: True, 12: True, 14: False, 15: True, 16: True, 17: None}
    row = PuzzleRow("french", "cards", b"", [], 0, [])
    async with door.evening.database.write() as connection:
        for day, right in answers.items():  # none on day 13
            await puzzles.add(connection, day, row)
            if right is not None:
                given = {"action": "0 play AS", "right": right, "late": False}
                await puzzles.answer(connection, day=day, person_id=anna, **given)
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
    daily, asked, seeds = door.puzzles, list[tuple[str, Kind, bytes]](), iter(range(9))

    def seek(preset: str, kind: Kind, seed: bytes, number: int) -> Puzzle:
        asked.append((preset, kind, seed))
        return position()._replace(preset=preset)

    worker = PuzzleSeeker(
        Sharing(tables.database, tables.clock),
        daily,
        lambda: bytes([next(seeds)]),
        seek,
        lambda: True,
    )
    stop = await settled(worker)
    today = day_of(tables.clock.now())
    assert asked == [(*turn_of(today), b"\0"), (*turn_of(today + 1), b"\1")]
    assert len({turn_of(day) for day in range(today, today + 4)}) == 4, "games and kinds"
    assert await daily.missing() == []
    await door.evening.clock.advance(DAY)
    await worker.settled()
    assert len(asked) == 3
    stop()


async def test_nothing_is_sought_before_the_search_is_ready(door: Door) -> None:
    tables = door.evening.tables
    daily = door.puzzles
    never = PuzzleSeeker(
        Sharing(tables.database, tables.clock),
        daily,
        lambda: b"",
        lambda *_: position(),
        lambda: False,
    )
    stop = await settled(never)
    assert len(await daily.missing()) == 2
    stop()


async def test_a_puzzle_that_does_not_replay_is_none(door: Door, anna: int) -> None:
    tables = door.evening.tables
    daily = door.puzzles
    answer = Option("0 play AS", 0, "numbers")
    broken = Puzzle("french", "cards", b"", ("0 play AS",), 0, (answer,))
    await daily.keep(day_of(tables.clock.now()), broken)
    assert await daily.of(anna, daily.day) is None


async def test_who_learns_goes_on_where_they_were(door: Door, anna: int) -> None:
    learners = Learners(door.evening.tables)
    assert await learners.progress(anna, "nl") == LearnerRow("klaverjas_amsterdam")
    assert not LearnerRow("dutch").has_begun
    await learners.done(anna, "nl", "dutch", 0, 0)
    assert await learners.progress(anna, "nl") == LearnerRow("dutch", 0, 1)
    await learners.choose(anna, "nl", "french")
    assert await learners.progress(anna, "nl") == LearnerRow("french", 0, 1)


async def test_a_lesson_is_done_with_its_last_step(door: Door, anna: int) -> None:
    learners = Learners(door.evening.tables)
    numbers, last = FRENCH.numbers, [len(each.steps) - 1 for each in LESSONS]
    after = await learners.done(anna, "en", "french", 1, last[1])
    assert after == LearnerRow("french", 2, 0, (1,))
    for lesson in reversed(numbers[2:]):
        after = await learners.done(anna, "en", "french", lesson, last[lesson])
    assert (after.lesson, after.finished) == (0, numbers[1:])
    after = await learners.done(anna, "en", "french", 0, last[0])
    assert after.finished == numbers
    # Another course shares some of them, and goes on with its own.
    town = COURSES["klaverjas_amsterdam"]
    after = await learners.choose(anna, "en", town.preset)
    assert after == LearnerRow(town.preset, town.numbers[1], 0, numbers)


async def test_who_had_done_all_lessons_goes_on_with_those_that_came_later(
    door: Door, anna: int
) -> None:
    rules = FRENCH.numbers[:6]
    await door.evening.database.commit(people.keep_learner, anna, LearnerRow("dutch", 0, 0, rules))
    learners = Learners(door.evening.tables)
    assert await learners.progress(anna, "nl") == LearnerRow("dutch", 6, 0, rules)
    # One that is done is gone through again.
    await learners.done(anna, "nl", "dutch", 2, 0)
    assert (await learners.progress(anna, "nl"))[1:3] == (2, 1)


async def test_nothing_of_it_outlives_being_forgotten(door: Door, anna: int) -> None:
    learners = Learners(door.evening.tables)
    await learners.done(anna, "en", "french", 0, 0)
    await door.people.forget(anna)
    assert not (await learners.progress(anna, "en")).has_begun
