"""The puzzle of the day: found beforehand, answered once, and counted in days."""

import asyncio
from collections.abc import Callable

from bot.people import Puzzles, PuzzleSeeker
from bot.people.puzzles import DAY, day_of, preset_of
from bot.rules import Card
from bot.storage.people import puzzles
from bot.storage.people.puzzles import Streak
from bot.teaching.puzzles import Option, Puzzle
from tests.people.conftest import Door
from tests.people.positions import position

ANNA, BEN = 900, 901
"""ids on Discord"""


async def test_today_is_answered_once(door: Door) -> None:
    tables = door.evening.tables
    daily = Puzzles(tables)
    anna = (await door.people.meet(ANNA, "Anna")).id
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


async def test_a_card_that_may_not_be_played_is_no_answer(door: Door) -> None:
    tables = door.evening.tables
    daily, puzzle, day = Puzzles(tables), position(), day_of(tables.clock.now())
    anna = (await door.people.meet(ANNA, "Anna")).id
    await daily.keep(day, puzzle)
    held = puzzle.view.tricks[0].cards[0]
    assert await daily.answer(anna, day, held) is None
    today = await daily.today(anna)
    assert today is not None
    assert today.answer is None


async def test_days_in_a_row_are_those_that_had_a_puzzle(door: Door) -> None:
    anna = (await door.people.meet(ANNA, "Anna")).id
    answers = {10: True, 11: True, 12: True, 14: False, 15: True, 16: True, 17: None}
    async with door.evening.database.write() as connection:
        for day, right in answers.items():  # none on day 13
            await puzzles.add(connection, day, "french", [], 0, [])
            if right is not None:
                await puzzles.answer(connection, day, anna, "AS", right=right)
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
    daily, asked, seeds = Puzzles(tables), list[tuple[str, bytes]](), iter(range(9))

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
    daily = Puzzles(tables)
    never = PuzzleSeeker(tables.clock, daily, lambda: b"", lambda *_: position(), lambda: False)
    stop = await settled(never)
    assert len(await daily.missing()) == 2
    stop()


async def test_a_puzzle_that_does_not_replay_is_none(door: Door) -> None:
    tables = door.evening.tables
    daily = Puzzles(tables)
    anna = (await door.people.meet(ANNA, "Anna")).id
    broken = Puzzle("french", ("0 play AS",), 0, (Option("AS", 0, "numbers"),))
    await daily.keep(day_of(tables.clock.now()), broken)
    assert await daily.today(anna) is None
