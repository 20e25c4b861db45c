"""Robots' turns that another process thinks of: the same party at the same moments, whoever thinks
and whoever dies."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.robots import Level
from bot.rules import Action
from bot.storage import jobs
from bot.storage.engine.postgresql.database import PostgresDatabase
from bot.storage.engine.schema import jobs as table
from bot.storage.games import games
from bot.storage.jobs import Kind
from bot.tables import Game, thinkers
from bot.tables.thinkers import Elsewhere, Thinker, Turn
from bot.tables.thinking import as_a_robot
from tests.patience import PATIENCE
from tests.tables.evening import ONE_DEAL, Evening, Hosted, hosted, turn

Made = list[tuple[int, Level]]
"""the seats and levels of what was thought of elsewhere"""


@pytest.fixture(autouse=True)
def _in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database's clock is none that a test advances, and a machine may be slow."""
    for each in ("CLAIMED", "FRESH", "THERE"):
        monkeypatch.setattr(thinkers, each, 1000.0)


@pytest.fixture(autouse=True)
async def _listens(evening: Evening) -> None:
    """Each process hears of what the other commits."""
    if isinstance(evening.database, PostgresDatabase):
        evening.database.listen()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Made:
    found: Made = []

    def noted(game: Game, seat: int, level: Level) -> Action:
        found.append((seat, level))
        return as_a_robot(game, seat, level)

    monkeypatch.setattr(thinkers, "as_a_robot", noted)
    return found


async def until(happened: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0)


@asynccontextmanager
async def thinking(evening: Evening, who: str = "one") -> AsyncIterator[Thinker]:
    """Another process that thinks: it remembers games of its own."""
    thinker = Thinker(
        evening.database, evening.clock, evening.new_tables().load, who, is_ready=lambda: True
    )
    work = asyncio.create_task(thinker.run())
    try:
        yield thinker
    finally:
        work.cancel()
        await asyncio.wait({work})


class Handing:
    """A host that hands turns over, at work."""

    def __init__(self, host: Hosted, elsewhere: Elsewhere) -> None:
        self.host, self.elsewhere = host, elsewhere

    async def wait(self, seconds: float) -> None:
        """Let time pass, and whoever thinks be done in time."""
        for _ in range(int(2 * seconds)):
            await until(lambda: not self.elsewhere.awaits)
            await self.host.wait(0.5)

    async def until_asked(self) -> None:
        """Let a table go on until a turn is handed over."""
        while not self.elsewhere.awaits:
            await self.host.wait(0.25, step=0.25)
        await until(lambda: self.elsewhere.is_resting)


@asynccontextmanager
async def handing(evening: Evening, *, room: int) -> AsyncIterator[Handing]:
    async with AsyncExitStack() as stack:
        elsewhere = Elsewhere(evening.database, evening.clock)
        evening.host.thinking.elsewhere = elsewhere
        work = asyncio.create_task(elsewhere.run())
        stack.callback(work.cancel)
        host = await stack.enter_async_context(hosted(evening))
        await until(lambda: elsewhere.is_resting)
        if room:
            await evening.clock.advance(1)
            await until(lambda: elsewhere.room == room)
        yield Handing(host, elsewhere)


async def rows(evening: Evening) -> list[tuple[Any, ...]]:
    async with evening.database.read() as connection:
        return [tuple(each) for each in await connection.execute(select(table))]


async def happened(evening: Evening, game: Game) -> list[tuple[str, str, str, float]]:
    """What was done in a party, by whom and when."""
    began = game.row.started_at or 0.0
    made = await evening.database.ask(games.find_events, game.id)
    return [(each.action, each.decision, each.made_by, each.at - began) for each in made]


async def test_a_party_is_the_same_at_the_same_moments_whoever_thinks(
    evening: Evening, made: Made
) -> None:
    alone = await evening.started_by_robots(ONE_DEAL)
    async with hosted(evening) as host:
        alone = await host.wait_for_the_end(alone.id)
    assert await rows(evening) == []
    async with thinking(evening), handing(evening, room=2) as handed:
        game = await evening.started_by_robots(ONE_DEAL)
        while (await evening.load(game.id)).row.status == "playing":
            await handed.wait(1)
    assert await happened(evening, game) == await happened(evening, alone)
    robots = [each for each in await happened(evening, game) if each[2] == "robot"]
    # A lead is not thought of beforehand: the trick before it is looked at until then.
    assert len(robots) * 0.5 < len(made) <= len(robots)
    assert await rows(evening) == []


async def test_a_row_says_whose_turn_it_is_and_nothing_that_anybody_hides(
    evening: Evening,
) -> None:
    await evening.database.aside(jobs.be_there, "nobody", 2, 1000.0)
    async with handing(evening, room=2) as handed:
        game = await evening.started_by_robots(ONE_DEAL)
        await handed.until_asked()
        game = await evening.load(game.id)
        [row] = await rows(evening)
        about = str(Turn(game.id, game.events, turn(game), Level.STRONG))
        assert row[1:3] == (Kind.TURN, about)
        assert row[4:] == (None, None, None)


async def test_a_thinker_that_is_not_done_in_time_is_not_waited_for(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The robot acts at its moment all the same, as one that had no time; what comes late is
    nobody's."""
    may_go_on = threading.Event()
    begun: list[int] = []

    def slow(game: Game, seat: int, level: Level) -> Action:
        begun.append(seat)
        assert may_go_on.wait(PATIENCE)
        return as_a_robot(game, seat, level)

    monkeypatch.setattr(thinkers, "as_a_robot", slow)
    async with thinking(evening) as thinker, handing(evening, room=2) as handed:
        game = await evening.started_by_robots(ONE_DEAL)
        await handed.until_asked()
        await until(lambda: begun)
        game = await evening.load(game.id)
        assert game.row.due_at is not None
        await handed.host.wait(game.row.due_at - evening.clock.now(), step=0.25)
        acted = await evening.load(game.id)
        assert acted.events == game.events + 1
        [*_, event] = await evening.database.ask(games.find_events, game.id, acted.events)
        assert event.at == game.row.due_at
        assert event.action == str(as_a_robot(game, turn(game), Level.CLUB))
        may_go_on.set()
        await until(lambda: thinker.is_resting)
        await evening.clock.advance(1)
        await until(lambda: handed.elsewhere.is_resting)
    about = {row[2] for row in await rows(evening)}
    assert str(Turn(game.id, game.events, turn(game), Level.STRONG)) not in about


async def test_what_a_thinker_had_that_died_another_does(evening: Evening, made: Made) -> None:
    await evening.database.aside(jobs.be_there, "dead", 2, 1000.0)
    async with handing(evening, room=2) as handed:
        game = await evening.started_by_robots(ONE_DEAL)
        await handed.until_asked()
        [job] = await evening.database.aside(jobs.claim, Kind.TURN, "dead", 1000.0)
        async with thinking(evening) as thinker:
            await until(lambda: thinker.is_resting)
            assert made == []
            async with evening.database.write() as connection:
                await connection.execute(update(table).values(claimed_until=table.at - 1))
            thinker.wake()
            await until(lambda: not handed.elsewhere.awaits)
        assert made == [(Turn.read(job.about).seat, Level.STRONG)]
        await handed.host.wait(1)
        assert (await evening.load(game.id)).events > Turn.read(job.about).events


async def test_who_stops_gives_back_what_is_claimed_and_is_there_no_more(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()
    begun: list[int] = []

    def slow(game: Game, seat: int, level: Level) -> Action:
        begun.append(seat)
        assert may_go_on.wait(PATIENCE)
        return as_a_robot(game, seat, level)

    monkeypatch.setattr(thinkers, "as_a_robot", slow)
    async with AsyncExitStack() as stack:
        async with thinking(evening):
            handed = await stack.enter_async_context(handing(evening, room=2))
            await evening.started_by_robots(ONE_DEAL)
            await handed.until_asked()
            await until(lambda: begun)
            assert [row[4] for row in await rows(evening)] == ["one"]
        [row] = await rows(evening)
        assert row[4:] == (None, None, None)
        assert await evening.database.ask(jobs.room) == 0
        may_go_on.set()


@pytest.mark.parametrize("result", ["2 play", "hello", ""])
async def test_what_is_no_action_is_thought_of_anew(
    evening: Evening, result: str, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.database.aside(jobs.be_there, "other version", 2, 1000.0)
    async with handing(evening, room=2) as handed:
        game = await evening.started_by_robots(ONE_DEAL)
        await handed.until_asked()
        [job] = await evening.database.aside(jobs.claim, Kind.TURN, "other version", 1000.0)
        await evening.database.aside(jobs.finish, "other version", job.id, result)
        await until(lambda: not handed.elsewhere.awaits)
        await handed.host.wait(1)
        assert (await evening.load(game.id)).events > Turn.read(job.about).events
    assert "is it of this version?" in caplog.text


async def test_a_turn_that_is_over_is_nobodys(evening: Evening, made: Made) -> None:
    """Of a game that has gone on, that there is not, and of which a row says nothing."""
    game = await evening.started_by_robots(ONE_DEAL)
    gone = [str(Turn(game.id, 7, 0, Level.STRONG)), "99 0 0 strong", "1 2", "1 2 3 4"]
    await evening.database.aside(jobs.put, Kind.TURN, gone)
    async with thinking(evening) as thinker, asyncio.timeout(PATIENCE):
        while await rows(evening):
            thinker.wake()
            await asyncio.sleep(0)
    assert made == []
