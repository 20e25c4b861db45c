"""The puzzle of the day: found beforehand, the same for everybody, answered once. Those of some
weeks can be answered still, which counts for no row of days."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from bot.robots.search import ready
from bot.rules import Action, RulesError, parse_action
from bot.storage.engine.schema import PuzzleRow
from bot.storage.jobs import Kind as JobKind
from bot.storage.people import puzzles
from bot.storage.people.puzzles import Listed, Streak
from bot.tables import Tables, new_seed
from bot.tables.sharing import Sharing
from bot.tables.worker import Worker
from bot.teaching.puzzles import DEALS, Kind, Option, Puzzle, puzzle_in

log = logging.getLogger(__name__)

DAY = 86400
TURNS = (
    ("french", Kind.CARDS),
    ("coinche_bga", Kind.BIDS),
    ("bulgarian", Kind.CARDS),
    ("klaverjas_amsterdam", Kind.BIDS),
    ("belote3", Kind.CARDS),
    ("clobyosh", Kind.BIDS),
    ("coinche_bga", Kind.CARDS),
    ("french", Kind.BIDS),
    ("klaverjas_rotterdam", Kind.CARDS),
    ("bulgarian", Kind.BIDS),
    ("clobyosh", Kind.CARDS),
)
"""games and kinds that take turns: everybody has the same one"""
GAMES_OF_PUZZLES = tuple(dict.fromkeys(preset for preset, _ in TURNS))
ARCHIVE = 60
"""days that can be looked back at, with today"""
BREATH = 0.5
"""seconds between two deals that are looked through: those who play come first"""
LATER = 600.0
"""seconds until it is tried again where nothing could be found"""
SOON = 30.0
"""seconds until the search may be ready"""


def day_of(now: float) -> int:
    """The day of a moment, since 1970 in UTC."""
    return int(now // DAY)


def turn_of(day: int) -> tuple[str, Kind]:
    """The preset and the kind of a day's puzzle."""
    return TURNS[day % len(TURNS)]


class Posed(NamedTuple):
    """The puzzle of a day as one person has it."""

    day: int
    puzzle: Puzzle
    answer: Action | None
    late: bool
    """the day is over, or was when they answered"""
    counts: dict[str, int]
    """how many have answered what; of no use before one has answered"""
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

    @property
    def day(self) -> int:
        """Today."""
        return day_of(self._clock.now())

    async def of(self, person_id: int, day: int) -> Posed | None:
        """The puzzle of a day for somebody; None where there is none, or none any more."""
        today = self.day
        if not today - ARCHIVE < day <= today:
            return None
        async with self._database.read() as connection:
            row = await puzzles.find(connection, day)
            if row is None:
                return None
            answer = await puzzles.answer_of(connection, day, person_id)
            counts = await puzzles.counts(connection, day)
            streak = await puzzles.streak(connection, person_id, today)
        options = tuple(Option(*each) for each in row.options)
        puzzle = Puzzle(row.preset, row.kind, row.seed, tuple(row.actions), row.seat, options)
        try:
            _ = puzzle.view
        except RulesError:  # they have changed meanwhile
            log.warning("the puzzle of day %d does not replay", day)
            return None
        if answer is None:
            return Posed(day, puzzle, None, day < today, counts, streak)
        return Posed(day, puzzle, parse_action(answer.action), answer.late, counts, streak)

    async def answer(self, person_id: int, day: int, number: int) -> Posed | None:
        """Keep what somebody answers, by its place among what they are `asked`; a second answer
        changes nothing. None where there is no such puzzle, or no such answer."""
        posed = await self.of(person_id, day)
        if posed is None or not 0 <= number < len(posed.puzzle.asked):
            return None
        if posed.answer is None:
            option = posed.puzzle.asked[number]
            await self._database.commit(
                puzzles.answer,
                day=day,
                person_id=person_id,
                action=option.action,
                right=option == posed.puzzle.options[0],
                late=posed.late,
            )
        return await self.of(person_id, day)

    async def archive(self, person_id: int) -> list[Listed]:
        """The puzzles that somebody can look at, today's first."""
        last = self.day
        return await self._database.ask(puzzles.since, last - ARCHIVE + 1, last, person_id)

    async def missing(self) -> list[int]:
        """Today and tomorrow, as far as they have no puzzle yet."""
        return await self._database.ask(puzzles.missing, (self.day, self.day + 1))

    async def keep(self, day: int, puzzle: Puzzle) -> None:
        """Keep the puzzle of a day, unless there is one."""
        await self._database.commit(puzzles.add, day, PuzzleRow(*puzzle))


class PuzzleSeeker(Worker):
    """Finds the puzzles of today and tomorrow, beside the event loop and without haste.

    Each is made from a seed of its own that nobody has seen, so that nobody can tell it before.
    """

    def __init__(
        self,
        sharing: Sharing,
        found: Puzzles,
        entropy: Callable[[], bytes] = new_seed,
        seek: Callable[[str, Kind, bytes, int], Puzzle | None] = puzzle_in,
        is_ready: Callable[[], bool] = ready,
    ) -> None:
        super().__init__(sharing.clock)
        self._sharing = sharing
        self._puzzles = found
        self._entropy = entropy
        self._seek = seek
        self._is_ready = is_ready

    async def round(self) -> None:
        missing = await self._puzzles.missing()
        if missing and not self._is_ready():
            await self.rest(self.clock.now() + SOON)
            return
        async with self._sharing.next(JobKind.PUZZLE, [*map(str, missing)]) as job:
            if job is not None and int(job.about) in missing:
                if await self._find(int(job.about)):
                    return
                log.warning("no deal had a puzzle in it; others are tried later")
                job.rest = LATER
        if job is None:
            tomorrow = float((day_of(self.clock.now()) + 1) * DAY)
            await self.rest(tomorrow, steadily=self._sharing.look_at)
        elif job.rest is not None:
            await self.rest(self.clock.now() + job.rest)

    async def _find(self, day: int) -> bool:
        """Look through the deals of a seed; tell whether there was a puzzle in one."""
        (preset, kind), seed = turn_of(day), self._entropy()
        # A thread of its own, which goes with all that it remembers of the search.
        thread = ThreadPoolExecutor(1, thread_name_prefix="puzzles")
        loop = asyncio.get_running_loop()
        try:
            for number in range(DEALS):
                puzzle = await loop.run_in_executor(thread, self._seek, preset, kind, seed, number)
                if puzzle is not None:
                    await self._puzzles.keep(day, puzzle)
                    return True
                await self.pause(BREATH)
        finally:
            thread.shutdown(wait=False, cancel_futures=True)
        return False
