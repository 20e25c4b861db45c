"""Robots think beside the event loop: while one does, the other tables go on.

At most two threads do it, whatever there is to think about: the search lets go of Python's lock. A
robot begins as soon as it is asked, so that it has thought when its constant delay is over. Where
more is asked than can be thought in that time, robots think less deeply: nobody waits for them, and
nobody is told.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from bot import metrics
from bot.robots import DEFAULT_LEVEL, Level, choose
from bot.rules import Action, robot_dice, view
from bot.tables.game import Game

THREADS: Final = 2
"""that think: one that takes long leaves the other to the other tables"""
TIME: Final[Mapping[Level, float]] = {Level.EXPERT: 0.3, Level.STRONG: 0.02}
"""seconds of one core in which 19 of 20 actions are thought of; of other levels hardly any"""
PATIENCE: Final = 0.8
"""seconds in which an action is to be there: a robot shows its cards after one"""
NEXT: Final[Mapping[Level, Level]] = {Level.EXPERT: Level.STRONG, Level.STRONG: Level.CLUB}
"""who plays where there is no time for a level"""


class _Turn(NamedTuple):
    """A robot's, after so many actions of its game."""

    events: int
    seat: int
    level: Level


class _Thought(NamedTuple):
    turn: _Turn
    seconds: float
    """of one core, about"""
    answer: asyncio.Future[Action]


class Thinking:
    """One thought for each game. `done` is called whenever one is finished."""

    def __init__(self, done: Callable[[], None], threads: int = THREADS) -> None:
        self._done = done
        self._threads = threads
        self._pool: ThreadPoolExecutor | None = None
        self._thoughts: dict[int, _Thought] = {}

    @property
    def busy(self) -> Collection[int]:
        """The ids of the games in which a robot thinks."""
        return [game_id for game_id, each in self._thoughts.items() if not each.answer.done()]

    def ask(self, game: Game, seat: int) -> Action | None:
        """Return a robot's action in a seat, once; None while it thinks.

        Raises what went wrong with thinking; whoever asks again has it tried again.
        """
        self.begin(game, seat)
        thought = self._thoughts[game.id]
        if not thought.answer.done():
            return None
        del self._thoughts[game.id]
        return thought.answer.result()

    def begin(self, game: Game, seat: int) -> None:
        """Think about what a robot does in a seat, unless that is done; about nothing else."""
        turn = _Turn(game.events, seat, _level_in(game, seat))
        thought = self._thoughts.get(game.id)
        if thought is not None and thought.turn == turn:
            return
        self.forget(game.id)
        level = self._admitted(turn.level)
        metrics.THOUGHTS.labels(turn.level.value, level.value).inc()
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="thinking")
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._pool, as_a_robot, game, seat, level)
        self._thoughts[game.id] = _Thought(turn, TIME.get(level, 0.0), answer)
        answer.add_done_callback(lambda _: self._done())

    def _admitted(self, level: Level) -> Level:
        """Return the level, or the best below it whose actions are there in time."""
        open_now = (each for each in self._thoughts.values() if not each.answer.done())
        wait = sum(each.seconds for each in open_now) / self._threads
        while level in TIME and wait + TIME[level] > PATIENCE:
            level = NEXT[level]
        return level

    def forget(self, game_id: int) -> None:
        """Stop thinking about a game; what has begun is finished, and nobody hears of it."""
        if (thought := self._thoughts.pop(game_id, None)) is not None:
            thought.answer.cancel()

    def keep(self, games: Collection[int]) -> None:
        """Forget all but these."""
        for game_id in self._thoughts.keys() - set(games):
            self.forget(game_id)

    def close(self) -> None:
        self.keep(())
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _level_in(game: Game, seat: int) -> Level:
    """Return how well a seat is played: as the table chose for its robots, a person's seat well."""
    return game.robot_level if game.holder(seat).robot else DEFAULT_LEVEL


def as_a_robot(game: Game, seat: int, level: Level) -> Action:
    """Return a robot's action in a seat, from what is seen there.

    Chance of its own for each action, so that what a robot does can be drawn again.
    """
    state = game.playing()
    return choose(view(state, seat), robot_dice(state, game.seed, seat, game.events + 1), level)
