"""Robots' turns that other processes think of.

The host's process hands a turn over as a row and takes what came of it; a thinker claims the row,
loads the game as anybody does, and lets a robot choose from what its seat sees. A robot acts at its
moment, whoever thinks: what is not there by then the host's process thinks of itself, as where
there is no thinker. So nobody waits for one that is slow or dies, and nobody is told.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy.exc import OperationalError

from bot.clock import Clock
from bot.robots import Level, search
from bot.rules import Action, RulesError, parse_action
from bot.storage import jobs
from bot.storage.engine.database import Database
from bot.storage.engine.schema import JobRow
from bot.storage.jobs import Kind
from bot.tables.game import Game
from bot.tables.refusals import Refused
from bot.tables.thinking import THREADS, as_a_robot
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

CLAIMED = 0.5
"""seconds for which a turn is claimed: ten times as long as the longest thought"""
FRESH = 1.0
"""seconds after which a turn is of no use any more: its robot has acted"""
THERE = 5.0
"""seconds for which a thinker is known to be there"""
BEAT = 1.5
"""seconds between two signs of that"""
LOOK = 1.0
"""seconds between two looks at what nobody has told of"""
LEFTOVERS = 60.0
"""seconds after which a turn is nobody's that waits for it: who has put it is gone"""


class Turn(NamedTuple):
    """A robot's turn, by what its row says: no card, and nothing that comes of one."""

    game_id: int
    events: int
    """actions until then"""
    seat: int
    level: Level

    def __str__(self) -> str:
        """
        >>> str(Turn(7, 40, 2, Level.EXPERT))
        '7 40 2 expert'
        """
        return " ".join(map(str, (*self[:-1], self.level.value)))

    @classmethod
    def read(cls, about: str) -> "Turn":
        """Raises `ValueError`.

        >>> Turn.read("7 40 2 expert")
        Turn(game_id=7, events=40, seat=2, level=<Level.EXPERT: 'expert'>)
        """
        game_id, events, seat, level = about.split()
        return cls(int(game_id), int(events), int(seat), Level(level))


class Elsewhere(Worker):
    """Hands turns over to the thinkers that are there, many of them in one statement."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(clock)
        self._database = database
        self.room = 0
        """of how many turns at once they think, all together; 0: nobody is there"""
        self._new: dict[Turn, asyncio.Future[Action]] = {}
        self._asked: dict[int, asyncio.Future[Action]] = {}
        """by the number of the row"""
        self._look_at = 0.0
        self._clear_at = 0.0

    def ask(self, game: Game, seat: int, level: Level) -> asyncio.Future[Action]:
        """Have a turn thought of; it is cancelled where nobody can, or wants it any more."""
        answer: asyncio.Future[Action] = asyncio.get_running_loop().create_future()
        self._new[Turn(game.id, game.events, seat, level)] = answer
        self.wake()
        return answer

    @property
    def awaits(self) -> bool:
        """Return whether anything is thought of that somebody wants."""
        return not all(each.done() for each in (*self._new.values(), *self._asked.values()))

    async def run(self) -> None:
        with self._database.jobs.heard_by(self._hear):
            try:
                await super().run()
            finally:
                self.room = 0

    def _hear(self, done: bool) -> None:
        if done:
            self.wake()

    async def round(self) -> None:
        await self._look()
        if over := [number for number, each in self._asked.items() if each.done()]:
            await self._database.aside(jobs.withdraw, over)
            for number in over:
                del self._asked[number]
        await self._put()
        if self._asked:
            for number, result in await self._database.aside(jobs.take, [*self._asked]):
                answer = self._asked.pop(number)
                action = _read(result)
                if action is None:
                    answer.cancel()
                elif not answer.done():
                    answer.set_result(action)
        if not self.changed.is_set():
            await self.rest(None, steadily=self._look_at)

    async def _look(self) -> None:
        now = self.clock.steady.now()
        if now >= self._look_at:
            self.room = await self._database.ask(jobs.room)
            self._look_at = now + LOOK
        if now >= self._clear_at:
            await self._database.aside(jobs.clear, Kind.TURN, LEFTOVERS)
            self._clear_at = now + LEFTOVERS

    async def _put(self) -> None:
        new = {turn: each for turn, each in self._new.items() if not each.done()}
        if new:
            put = dict(await self._database.aside(jobs.put, Kind.TURN, [*map(str, new)]))
            for turn, answer in new.items():
                if (number := put.get(str(turn))) is None:  # somebody else has put it
                    answer.cancel()
                else:
                    self._asked[number] = answer
        left = ((turn, each) for turn, each in self._new.items() if not each.done())
        self._new = {turn: each for turn, each in left if new.get(turn) is not each}


def _read(result: str) -> Action | None:
    try:
        return parse_action(result)
    except (RulesError, ValueError):
        log.warning("a thinker has sent something that is no action: is it of this version?")
        return None


class Thinker(Worker):
    """Thinks of turns that another process hands over. `who` is the name of this process."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        load: Callable[[int], Awaitable[Game]],
        who: str,
        is_ready: Callable[[], bool] = search.ready,
    ) -> None:
        super().__init__(clock)
        self._database = database
        self._load = load
        self._who = who
        self._is_ready = is_ready
        self._threads = ThreadPoolExecutor(len(THREADS), thread_name_prefix="thinking")
        self._under_way: dict[int, asyncio.Task[None]] = {}
        """by the number of the row"""
        self._beat_at = 0.0

    async def run(self) -> None:
        with self._database.jobs.heard_by(self._hear):
            try:
                await super().run()
            finally:
                await self._leave()

    def _hear(self, done: bool) -> None:
        if not done:
            self.wake()

    async def _leave(self) -> None:
        """Give back what is not thought of yet, and be there no more."""
        claimed = [*self._under_way]
        for each in self._under_way.values():
            each.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        try:
            await self._database.aside(jobs.be_gone, self._who)
            await self._database.aside(jobs.give_back, self._who, claimed)
        except OperationalError as error:
            log.warning("what was claimed lapses by itself: %s", error)

    async def round(self) -> None:
        if not self._is_ready():
            await self.rest(None, steadily=self.clock.steady.now() + LOOK)
            return
        now = self.clock.steady.now()
        if now >= self._beat_at:
            await self._database.aside(jobs.be_there, self._who, len(THREADS), THERE)
            self._beat_at = now + BEAT
        if free := len(THREADS) - len(self._under_way):
            asked = Kind.TURN, self._who, CLAIMED, free
            found = await self._database.aside(jobs.claim, *asked, since=FRESH)
            for each in found:
                self._under_way[each.id] = asyncio.create_task(self._think(each))
        if not self.changed.is_set():
            until = min(self._beat_at, self.clock.steady.now() + LOOK)
            await self.rest(None, steadily=until, settled=not self._under_way)

    async def _think(self, job: JobRow) -> None:
        try:
            action = await self._action(job.about)
            if action is None:
                await self._database.aside(jobs.withdraw, [job.id])
            else:
                await self._database.aside(jobs.finish, self._who, job.id, str(action))
        except OperationalError as error:
            log.warning("a turn was thought of in vain: %s", error)
        finally:
            self._under_way.pop(job.id, None)
            self.wake()

    async def _action(self, about: str) -> Action | None:
        """What a robot does; None where it is not its turn any more, or that cannot be told."""
        try:
            turn = Turn.read(about)
            game = await self._load(turn.game_id)
            if game.events != turn.events:
                return None
            thinking = self._threads.submit(as_a_robot, game, turn.seat, turn.level)
            return await asyncio.wrap_future(thinking)
        except Refused:
            return None
        except OperationalError:
            raise
        except Exception:
            # A mistake of ours in one party is that party's alone; the host comes upon it, too.
            log.exception("a turn cannot be thought of")
            return None
