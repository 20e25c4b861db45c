"""The puzzle of the day: found beforehand, the same for everybody, answered once."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from bot.clock import Clock
from bot.robots.search import ready
from bot.rules import Card, RulesError
from bot.storage.engine.schema import PuzzleRow
from bot.storage.people import puzzles
from bot.storage.people.puzzles import Streak
from bot.tables import Tables, new_seed
from bot.tables.worker import Worker
from bot.teaching.puzzles import DEALS, Option, Puzzle, puzzle_in

log = logging.getLogger(__name__)

DAY = 86400
PRESETS = ("french", "coinche_bga")
"""games that take turns: everybody plays the same one"""
BREATH = 0.5
"""seconds between two deals that are looked through: those who play come first"""
LATER = 600.0
"""seconds until it is tried again where nothing could be found"""
SOON = 30.0
"""seconds until the search may be ready"""


def day_of(now: float) -> int:
    """The day of a moment, since 1970 in UTC."""
    return int(now // DAY)


def preset_of(day: int) -> str:
    """The preset of a day's puzzle."""
    return PRESETS[day % len(PRESETS)]


class Today(NamedTuple):
    """The puzzle of today as one person has it."""

    day: int
    puzzle: Puzzle
    answer: Card | None
    counts: dict[str, int]
    """how many have played each card; of no use before one has answered"""
    streak: Streak

    @property
    def ends_at(self) -> float:
        """The moment at which the next one comes."""
        return float((self.day + 1) * DAY)


class Puzzles:
    """Puzzles and their answers, on the database and clock of the tables."""

    def __init__(self, tables: Tables) -> None:
        self._database = tables.database
        self._clock = tables.clock

    async def today(self, person_id: int) -> Today | None:
        """The puzzle of today for somebody; None while there is none."""
        day = day_of(self._clock.now())
        async with self._database.read() as connection:
            row = await puzzles.find(connection, day)
            if row is None:
                return None
            card = await puzzles.answer_of(connection, day, person_id)
            counts = await puzzles.counts(connection, day)
            streak = await puzzles.streak(connection, person_id, day)
        puzzle = Puzzle(
            row.preset, tuple(row.actions), row.seat, tuple(Option(*each) for each in row.options)
        )
        try:
            _ = puzzle.view
        except RulesError:  # they have changed meanwhile
            log.warning("the puzzle of today does not replay")
            return None
        return Today(day, puzzle, Card.parse(card) if card else None, counts, streak)

    async def answer(self, person_id: int, day: int, card: Card) -> Today | None:
        """Keep the card that somebody plays; a second one changes nothing.

        None where that is not the puzzle of today, or the card may not be played.
        """
        today = await self.today(person_id)
        option = today.puzzle.option(card) if today and today.day == day else None
        if today is None or option is None:
            return None
        if today.answer is None:
            await self._database.commit(
                puzzles.answer,
                day=day,
                person_id=person_id,
                card=card.text,
                right=option == today.puzzle.options[0],
            )
        return await self.today(person_id)

    async def missing(self) -> list[int]:
        """Today and tomorrow, as far as they have no puzzle yet."""
        today = day_of(self._clock.now())
        return await self._database.ask(puzzles.missing, (today, today + 1))

    async def keep(self, day: int, puzzle: Puzzle) -> None:
        """Keep the puzzle of a day, unless there is one."""
        await self._database.commit(puzzles.add, day, PuzzleRow(*puzzle))


class PuzzleSeeker(Worker):
    """Finds the puzzles of today and tomorrow, beside the event loop and without haste.

    Each is made from a seed of its own that nobody has seen, so that nobody can tell it before.
    """

    def __init__(
        self,
        clock: Clock,
        found: Puzzles,
        entropy: Callable[[], bytes] = new_seed,
        seek: Callable[[str, bytes, int], Puzzle | None] = puzzle_in,
        is_ready: Callable[[], bool] = ready,
    ) -> None:
        super().__init__(clock)
        self._puzzles = found
        self._entropy = entropy
        self._seek = seek
        self._is_ready = is_ready

    async def round(self) -> None:
        for day in await self._puzzles.missing():
            if not self._is_ready():
                await self.rest(self.clock.now() + SOON)
                return
            if not await self._find(day):
                log.warning("no deal had a puzzle in it; others are tried later")
                await self.rest(self.clock.now() + LATER)
                return
        await self.rest(float((day_of(self.clock.now()) + 1) * DAY))

    async def _find(self, day: int) -> bool:
        """Look through the deals of a seed; tell whether there was a puzzle in one."""
        preset, seed = preset_of(day), self._entropy()
        # A thread of its own, which goes with all that it remembers of the search.
        thread = ThreadPoolExecutor(1, thread_name_prefix="puzzles")
        loop = asyncio.get_running_loop()
        try:
            for number in range(DEALS):
                puzzle = await loop.run_in_executor(thread, self._seek, preset, seed, number)
                if puzzle is not None:
                    await self._puzzles.keep(day, puzzle)
                    return True
                await self.pause(BREATH)
        finally:
            thread.shutdown(wait=False, cancel_futures=True)
        return False
