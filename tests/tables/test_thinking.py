"""Robots that think beside the event loop: in time, once, and no table waits for another's."""

import asyncio
import logging
import random
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.robots import Level, choose
from bot.rules import Action, Dice, Pass, Phase, View, legal_actions
from bot.storage.games import games
from bot.tables import Game, thinking
from bot.tables.thinking import PATIENCE, SOON, THREADS, TIME, Thinking, search_soon
from tests import patience
from tests.tables.evening import ONE_DEAL, Evening, Hosted, hosted, state_of, turn


class Slow:
    """A way to play that thinks until it may go on, where `about` says so."""

    def __init__(self, about: Callable[[View], bool]) -> None:
        self._about = about
        self._may_go_on = threading.Event()
        self.asked: list[tuple[int | None, Level]] = []
        """seats, and the levels at which it played there"""

    def __call__(self, view: View, dice: Dice, level: Level) -> Action:
        if self._about(view):
            self.asked.append((view.seat, level))
            assert self._may_go_on.wait(patience.PATIENCE)
        return choose(view, dice, level)

    def go_on(self) -> None:
        self._may_go_on.set()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """It thinks long about whatever is played for one deal."""
    with slow_about(monkeypatch, lambda view: view.rules == ONE_DEAL) as found:
        yield found


@contextmanager
def slow_about(monkeypatch: pytest.MonkeyPatch, about: Callable[[View], bool]) -> Iterator[Slow]:
    found = Slow(about)
    monkeypatch.setattr(thinking, "choose", found)
    yield found
    found.go_on()


async def until(happened: Callable[[], Any]) -> None:
    """Let everything go on until something has happened."""
    async with asyncio.timeout(patience.PATIENCE):
        while not happened():
            await asyncio.sleep(0)


async def thinks(host: Hosted, slow: Slow, game: Game) -> Game:
    """Let a table go on until a robot there thinks."""
    async with asyncio.timeout(patience.PATIENCE):
        while not slow.asked:
            if host.evening.host.is_resting:
                await host.evening.clock.advance(0.5)
            await asyncio.sleep(0)
    return await host.evening.load(game.id)


# At the tables ---------------------------------------------------------------------------------


async def test_a_robot_that_thinks_holds_up_no_other_table(evening: Evening, slow: Slow) -> None:
    async with hosted(evening) as host:
        waiting, other = (
            await evening.started_by_robots(ONE_DEAL),
            await evening.started_by_robots(),
        )
        waiting = await thinks(host, slow, waiting)
        async with asyncio.timeout(patience.PATIENCE):
            while (await evening.load(other.id)).events < waiting.events + 10:
                await evening.clock.advance(1)
        assert (await evening.load(waiting.id)).events == waiting.events
        assert not evening.host.is_resting
        slow.go_on()
        await host.settle()
        assert (await evening.load(waiting.id)).events == waiting.events + 1
    assert len(slow.asked) <= 2  # the second is the next robot's: nobody was asked twice


async def test_a_robot_thinks_while_its_delay_runs(evening: Evening, slow: Slow) -> None:
    """Thought of in time, its card comes when it always comes, not before."""
    async with hosted(evening) as host:
        game = await thinks(host, slow, await evening.started_by_robots(ONE_DEAL))
        assert game.row.due_at is not None
        assert evening.clock.now() < game.row.due_at
        slow.go_on()
        await host.settle()
        assert (await evening.load(game.id)).events == game.events
        await host.wait(game.row.due_at - evening.clock.now(), step=0.25)
        assert (await evening.load(game.id)).events == game.events + 1


async def test_what_was_thought_of_another_table_is_not_played(
    evening: Evening, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    """A player acts there meanwhile, and then another robot is asked."""
    async with hosted(evening) as host:
        game = await thinks(host, slow, await evening.started_by_robots(ONE_DEAL))
        acted = await evening.act(game, legal_actions(state_of(game), turn(game))[0])
        slow.go_on()
        await host.wait(1)
    events = await evening.database.ask(games.find_events, game.id, until=game.events + 2)
    assert [each.made_by for each in events[game.events :]] == ["host", "robot"]
    assert len({each.decision for each in events}) == len(events)
    assert acted.game.events == game.events + 1
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


async def test_a_table_that_is_closed_meanwhile_stays_closed(evening: Evening, slow: Slow) -> None:
    async with hosted(evening) as host:
        game = await thinks(host, slow, await evening.started_by_robots(ONE_DEAL))
        closing = evening.asker("Anna", manages=True)
        await evening.ending.close(game.id, closing)
        slow.go_on()
        await host.wait(5)
    assert (await evening.load(game.id)).events == game.events


async def test_a_host_that_stops_leaves_no_thought_behind(evening: Evening, slow: Slow) -> None:
    """Another goes on, as after a restart; what the first thought is heard by nobody."""
    async with hosted(evening) as host:
        game = await thinks(host, slow, await evening.started_by_robots(ONE_DEAL))
    slow.go_on()
    assert (await evening.load(game.id)).events == game.events
    async with hosted(evening, evening.new_tables()) as host:
        await host.wait(1)
    assert (await evening.load(game.id)).events == game.events + 1


# What there is time for ------------------------------------------------------------------------


@pytest.mark.parametrize("asked", list(Level))
async def test_who_has_no_time_thinks_less(
    one: Game, monkeypatch: pytest.MonkeyPatch, asked: Level
) -> None:
    """Experts while they are done in time, then strong ones, then by rule of thumb."""
    many = [_another(one, number, asked) for number in range(230)]
    with slow_about(monkeypatch, lambda _: True) as slow:
        thinking_of = Thinking(lambda: None)
        begin(thinking_of, many)
        slow.go_on()
        await until(lambda: thinking_of.is_idle)
    assert None not in {thinking_of.ask(each, turn(each)) for each in many}
    thinking_of.close()
    levels = [level for _, level in slow.asked]
    assert sorted(set(levels)) == sorted(FALLS_BACK[asked])
    assert sum(TIME.get(each, 0.0) for each in levels) <= PATIENCE * len(THREADS)


@pytest.fixture
async def one(evening: Evening) -> Game:
    """A table of robots at its first card."""
    return await evening.go_on_to(await evening.started_by_robots(), Phase.PLAY, random.Random(1))


def begin(thinking_of: Thinking, games: list[Game]) -> None:
    for each in games:
        thinking_of.begin(each, turn(each))


FALLS_BACK = {
    Level.EXPERT: [Level.EXPERT, Level.STRONG, Level.CLUB],
    Level.STRONG: [Level.STRONG, Level.CLUB],
    Level.CLUB: [Level.CLUB],
    Level.CASUAL: [Level.CASUAL],
    Level.BEGINNER: [Level.BEGINNER],
}


def _another(game: Game, number: int, level: Level) -> Game:
    """A table just like it, with robots that play as said."""
    return replace(game, row=game.row._replace(id=number, robot_level=level.value))


async def test_with_room_again_robots_think_as_they_were_asked_to(
    one: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what nobody thinks about any more takes no room."""
    many = [_another(one, number, Level.EXPERT) for number in range(30)]
    with slow_about(monkeypatch, lambda _: True) as slow:
        thinking_of = Thinking(lambda: None)
        begin(thinking_of, many)
        await until(lambda: len(slow.asked) == len(THREADS))
        thinking_of.keep([])
        slow.go_on()
        again = _another(one, 400, Level.EXPERT)
        thinking_of.begin(again, turn(again))
        await until(lambda: thinking_of.is_idle)
        thinking_of.close()
    levels = Counter(level for _, level in slow.asked)
    assert levels == {Level.EXPERT: 2, Level.STRONG: 1}


async def test_a_thought_that_has_not_begun_in_time_is_not_waited_for(
    one: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = [_another(one, number, Level.STRONG) for number in range(len(THREADS) + 1)]
    main = threading.current_thread()
    with slow_about(monkeypatch, lambda _: threading.current_thread() is not main) as slow:
        thinking_of = Thinking(lambda: None)
        begin(thinking_of, many)
        await until(lambda: len(slow.asked) == len(THREADS))
        assert set(thinking_of.busy) == {each.id for each in many[:-1]}
        answers = [thinking_of.ask(each, turn(each)) for each in many]
        assert answers[:-1] == [None] * len(THREADS)
        assert answers[-1] == thinking.as_a_robot(one, turn(one), Level.CLUB)
        slow.go_on()
        await until(lambda: thinking_of.is_idle)
        thinking_of.close()
    assert len(slow.asked) == len(THREADS)


async def test_robots_that_are_late_think_less_until_they_are_not(
    one: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [_another(one, number, Level.EXPERT) for number in range(3)]
    with slow_about(monkeypatch, lambda _: True) as slow:
        slow.go_on()
        thinking_of = Thinking(lambda: None)
        for table, late in zip(tables, (0.0, PATIENCE, 0.0), strict=True):
            thinking_of.begin(table, turn(table))
            await until(lambda: thinking_of.is_idle)
            assert thinking_of.ask(table, turn(table), late) is not None
        thinking_of.close()
    assert [level for _, level in slow.asked] == [Level.EXPERT, Level.EXPERT, Level.CLUB]


async def test_who_is_no_expert_in_time_is_strong(
    one: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty tables of experts; nobody plays by rule of thumb where there is room to think."""
    levels: Counter[Level] = Counter()
    threads: list[Thread] = []

    def thought(_game: Game, seat: int, level: Level) -> Action:
        levels[level] += 1
        return Pass(seat)

    def make_thread(*_args: object, **_named: object) -> Thread:
        threads.append(Thread(random.Random(2)))
        return threads[-1]

    monkeypatch.setattr(thinking, "as_a_robot", thought)
    monkeypatch.setattr(thinking, "ThreadPoolExecutor", make_thread)
    thinking_of = Thinking(lambda: None)
    tables = [_another(one, number, Level.EXPERT) for number in range(50)]
    next_at = {table.id: DELAY + table.id / 50 for table in tables}
    for now in (step / 100 for step in range(400)):
        for table in tables:
            if next_at[table.id] > now:
                thinking_of.begin(table, turn(table))
            elif thinking_of.ask(table, turn(table)) is not None:
                next_at[table.id] = now + DELAY
        for each in threads:
            each.work(0.01)
        await asyncio.sleep(0)
    assert levels.total() > 120
    assert levels[Level.EXPERT] + levels[Level.STRONG] == levels.total()
    assert levels[Level.EXPERT] > levels.total() / 10


DELAY = 1.0
"""seconds after which a robot acts"""


class Thread:
    """A thread whose work takes the time that is said, and more or less of it."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._work: deque[tuple[Future[Action], Callable[[], Action], Level]] = deque()
        self._left = 0.0

    def submit(self, task: Callable[..., Action], *about: Any) -> Future[Action]:
        future = Future[Action]()
        self._work.append((future, partial(task, *about), about[-1]))
        return future

    def work(self, seconds: float) -> None:
        self._left = min(self._left, 0.0) + seconds
        while self._work and self._left > 0:
            future, task, level = self._work.popleft()
            if future.set_running_or_notify_cancel():
                self._left -= self._chance.expovariate(1) * TIME.get(level, 0.0)
                future.set_result(task())


async def test_who_wants_the_search_waits_while_it_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []

    def wait(seconds: float) -> bool:
        waited.append(seconds)
        return False

    with monkeypatch.context() as starting:
        starting.setattr("bot.robots.search.ready", lambda: bool(waited))
        starting.setattr("bot.robots.search.wait", wait)
        assert not await search_soon()
        assert await search_soon()
    assert waited == [SOON]
