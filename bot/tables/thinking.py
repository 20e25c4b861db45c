"""Robots think beside the event loop: while one does, the other tables go on.

Two threads do it, whatever there is to think about: the search lets go of Python's lock. A robot
begins as soon as it is asked, so that it has thought when its constant delay is over. Where more is
asked than can be thought in that time, robots think less deeply, and so does one whose thought has
not begun by then, or everybody while they act late: nobody waits for them, and nobody is told.
Where other processes think (`thinkers.py`), what is asked ahead of time is thought of there.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple, Protocol, TypeVar

from bot import metrics
from bot.robots import DEFAULT_LEVEL, HURRIED, Level, choose, search
from bot.rules import Action, robot_dice, view
from bot.tables.game import Game

T = TypeVar("T")

THREADS = (0, 1)
"""that think"""
OF_EXPERTS = (0,)
"""experts keep one of them busy: in the other there is room for whoever finds none here"""
TIME: Mapping[Level, float] = {Level.EXPERT: 0.05, Level.STRONG: 0.008}
"""seconds of one core that an action takes, on average; of other levels hardly any"""
PATIENCE = 0.8
"""seconds in which an action is to be there: a robot shows its cards after one"""
ELSEWHERE = -1
"""in place of a thread: another process"""
WAY = 0.2
"""seconds that it takes to have a turn thought of elsewhere, beside the thought"""
LATE = 0.1
"""seconds in which it is to be there when a robot acts already: in a window, one follows another"""


class _Turn(NamedTuple):
    """A robot's, after so many actions of its game."""

    events: int
    seat: int
    level: Level


class _Thought(NamedTuple):
    turn: _Turn
    level: Level
    """for which there was time"""
    thread: int
    in_pool: Future[Action] | None
    """None: it is another process's"""
    answer: asyncio.Future[Action]
    awaited: bool = False
    """it was to be there already"""

    @property
    def has_begun(self) -> bool:
        """Return whether it will be there soon; of another process that is not known."""
        return self.in_pool is not None and (self.in_pool.running() or self.in_pool.done())

    def is_stopped(self) -> bool:
        """Stop it unless it has begun or is there; return whether it was."""
        if self.in_pool is None:
            return self.answer.cancel() or self.answer.cancelled()
        return self.in_pool.cancel()


SOON = 5.0
"""seconds that somebody waits for the search: it takes half of one to load what is compiled"""


async def search_soon() -> bool:
    """Tell whether the search can be used, now or soon: for people who would rather wait than ask
    twice."""
    return search.ready() or await asyncio.to_thread(search.wait, SOON)


class Elsewhere(Protocol):
    """Other processes that think."""

    @property
    def room(self) -> int:
        """Of how many turns at once; 0: nobody is there."""
        ...

    def ask(self, game: Game, seat: int, level: Level) -> asyncio.Future[Action]:
        """Have a turn thought of; it is cancelled where nobody can, or wants it any more."""
        ...


class Thinking:
    """One thought for each game. `done` is called whenever one is finished."""

    def __init__(self, done: Callable[[], None]) -> None:
        self.elsewhere: Elsewhere | None = None
        self._done = done
        self._threads: dict[int, ThreadPoolExecutor] = {}
        self._thoughts: dict[int, _Thought] = {}
        self._late = 0.0

    @property
    def is_idle(self) -> bool:
        """Return whether nothing is thought of here."""
        here = (each for each in self._thoughts.values() if each.in_pool is not None)
        return all(each.answer.done() for each in here)

    @property
    def busy(self) -> Collection[int]:
        """The ids of the games of which it is no use to `ask` until something is `done`."""
        return [
            game_id
            for game_id, each in self._thoughts.items()
            if not each.answer.done() and (each.awaited or each.has_begun)
        ]

    def ask(self, game: Game, seat: int, late: float = 0.0) -> Action | None:
        """Return a robot's action in a seat, once: it acts now. None while it thinks.

        Where that is `late`, by so many seconds, there is so much less time to think: the machine
        does not get done what is asked of it. Raises what went wrong with thinking; whoever asks
        again has it tried again.
        """
        self._late = late
        thought, level = self._about(game, seat), _turn_in(game, seat).level
        if thought is not None and not thought.awaited and thought.is_stopped():
            del self._thoughts[game.id]
            thought, level = None, HURRIED.get(thought.level, thought.level)
        if thought is None:
            level, thread = self._admitted(level, LATE)
            if level not in TIME:
                return as_a_robot(game, seat, level)
            thought = self._begin(game, seat, level, thread)
        if not thought.answer.done():
            self._thoughts[game.id] = thought._replace(awaited=True)
            return None
        del self._thoughts[game.id]
        return thought.answer.result()

    def _about(self, game: Game, seat: int) -> _Thought | None:
        thought = self._thoughts.get(game.id)
        return thought if thought and thought.turn == _turn_in(game, seat) else None

    async def beside(self, work: Callable[[], T]) -> T:
        """Return what something comes to for which no table waits, thought in turn with experts."""
        return await asyncio.wrap_future(self._thread(OF_EXPERTS[0]).submit(work))

    def begin(self, game: Game, seat: int) -> None:
        """Think about what a robot will do in a seat, and about nothing else in that game."""
        if self._about(game, seat) is not None:
            return
        turn = _turn_in(game, seat)
        if self.elsewhere is None or not self._has_room(self.elsewhere.room, turn.level):
            self._begin(game, seat, *self._admitted(turn.level, PATIENCE))
            return
        self.forget(game.id)
        answer = self.elsewhere.ask(game, seat, turn.level)
        self._thoughts[game.id] = _Thought(turn, turn.level, ELSEWHERE, None, answer)

    def _has_room(self, room: int, level: Level) -> bool:
        """Return whether an action is there in time that is thought of elsewhere."""
        if not room or level not in TIME:
            return False
        return self._late + self._wait(ELSEWHERE) / room + TIME[level] + WAY <= PATIENCE

    def _begin(self, game: Game, seat: int, level: Level, thread: int) -> _Thought:
        self.forget(game.id)
        in_pool = self._thread(thread).submit(as_a_robot, game, seat, level)
        answer = asyncio.wrap_future(in_pool)
        thought = _Thought(_turn_in(game, seat), level, thread, in_pool, answer)
        self._thoughts[game.id] = thought
        answer.add_done_callback(lambda _: self._done())
        return thought

    def _thread(self, thread: int) -> ThreadPoolExecutor:
        if thread not in self._threads:
            self._threads[thread] = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        return self._threads[thread]

    def _admitted(self, level: Level, patience: float) -> tuple[Level, int]:
        """Return the level, or the best below it whose actions are there in time, and a thread."""
        while level in TIME:
            thread = self._shortest(OF_EXPERTS if level is Level.EXPERT else THREADS)
            if self._late + self._wait(thread) + TIME[level] <= patience:
                return level, thread
            level = HURRIED[level]
        return level, self._shortest(THREADS)

    def _shortest(self, threads: Sequence[int]) -> int:
        return min(reversed(threads), key=self._wait)

    def _wait(self, thread: int) -> float:
        """Return the seconds for which a thread has to think already, about."""
        return sum(
            TIME.get(each.level, 0.0)
            for each in self._thoughts.values()
            if each.thread == thread and not each.answer.done()
        )

    def forget(self, game_id: int) -> None:
        """Stop thinking about a game; what has begun is finished, and nobody hears of it."""
        if (thought := self._thoughts.pop(game_id, None)) is not None:
            thought.is_stopped()
            thought.answer.cancel()

    def keep(self, games: Collection[int]) -> None:
        """Forget all but these."""
        for game_id in self._thoughts.keys() - set(games):
            self.forget(game_id)

    def close(self) -> None:
        self.keep(())
        for each in self._threads.values():
            each.shutdown(wait=False, cancel_futures=True)
        self._threads.clear()


def _turn_in(game: Game, seat: int) -> _Turn:
    """A robot's seat is played as the table chose, a person's well."""
    level = game.robot_level if game.holder(seat).robot else DEFAULT_LEVEL
    return _Turn(game.events, seat, level)


def as_a_robot(game: Game, seat: int, level: Level) -> Action:
    """Return a robot's action in a seat, from what is seen there.

    Chance of its own for each action, so that what a robot does can be drawn again.
    """
    state = game.playing()
    metrics.THOUGHTS.labels(level.value).inc()
    return choose(view(state, seat), robot_dice(state, game.seed, seat, game.events + 1), level)
