"""A million parties of a hundred thousand people in the file: what commands ask, and a party more.

Each row is what one command asks of the database; limits are 150 ms for it and 20 ms for a party.
"""

import random
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.collusion import on_server
from bot.rankings.fold import Fold
from bot.rules import TEAMS
from bot.storage.engine.database import Database
from bot.storage.engine.sqlite.database import SqliteDatabase
from bot.storage.games import results
from bot.storage.games.counts import Counts
from bot.storage.games.results import Result, ended_with
from bot.storage.people import history, player_stats
from bot.storage.people.player_stats import StatsScope
from bot.storage.ratings import folds, leaderboards
from bot.storage.ratings.leaderboards import By, RankingBoard
from tests.tools.bench._million import BEGAN, PARTIES, PEOPLE, SECONDS, make

TIMES = 60
NOW = float(BEGAN + PARTIES * SECONDS)

Asking = Callable[[AsyncConnection, random.Random], Awaitable[object]]


async def rows() -> list[tuple[str, str]]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "million.db"
        began = time.perf_counter()
        make(file)
        took = time.perf_counter() - began
        size = file.stat().st_size / 1e6
        found = [("1,000,000 parties of 100,000 people", f"{size:.0f} MB, made in {took:.0f} s")]
        database = SqliteDatabase(file)
        try:
            for name, asking in ASKED.items():
                found.append((name, await _asked(database, asking)))
            found.append(("a finished party written", await _written(database)))
            found.append(("its ratings reckoned", await _reckoned(database)))
        finally:
            await database.close()
    return found


class Stopwatch:
    """How long something took, by the clock and of the processor: a busy machine makes the first
    longer."""

    def __init__(self) -> None:
        self._wall: list[float] = []
        self._cpu: list[float] = []

    @contextmanager
    def running(self) -> Iterator[None]:
        wall, cpu = time.perf_counter(), time.process_time()
        yield
        self._wall.append(time.perf_counter() - wall)
        self._cpu.append(time.process_time() - cpu)

    @property
    def summary(self) -> str:
        p50, p95 = _percentiles(self._wall)
        cpu50, cpu95 = _percentiles(self._cpu)
        return f"p50 {p50:.1f} ms, p95 {p95:.1f} ms; of processor {cpu50:.1f} and {cpu95:.1f} ms"


def _percentiles(seconds: list[float]) -> tuple[float, float]:
    """The middle one and the 95th of 100, in milliseconds."""
    cuts = statistics.quantiles(seconds, n=20, method="inclusive")
    return cuts[9] * 1000, cuts[18] * 1000


# What is asked -----------------------------------------------------------------------------------


def leaderboard(by: By) -> Asking:
    """A page, how many there are, and one's own row: the first pages mostly, sometimes any."""

    async def ask(connection: AsyncConnection, chance: random.Random) -> None:
        board = RankingBoard(*chance.choice([(0, 0), (1, 0), (0, 1), (1, 2)]), "classique")
        person = chance.randint(1, PEOPLE)
        size = await leaderboards.count(connection, board, by)
        deep = chance.random() < 0.2
        offset = chance.randrange(size if deep else min(size, 50)) // 10 * 10
        if by is By.PAIR:
            assert await leaderboards.best_pairs(connection, board, offset, 10)
            await leaderboards.best_pair_of(connection, board, person)
        else:
            assert await leaderboards.page(connection, board, by, offset, 10)
            await leaderboards.line_of(connection, board, by, person)

    return ask


async def profile(connection: AsyncConnection, chance: random.Random) -> None:
    """All of somebody's profile; those who play much are asked for more often."""
    person = somebody(chance)
    board = RankingBoard(chance.choice([0, 1]), 0, "classique")
    field = StatsScope(board.scope, board.pool)
    await leaderboards.of_person(connection, person, board.scope)
    await leaderboards.line_of(connection, board, By.RATING, person)
    await player_stats.figures(connection, person, field)
    await player_stats.longest_run(connection, person, field)
    await leaderboards.curve(connection, person, board.scope, board.pool, 200)
    await folds.titles_of_person(connection, person)


async def companions(connection: AsyncConnection, chance: random.Random) -> None:
    """The first page of somebody's partners or opponents."""
    person, partners = somebody(chance), chance.random() < 0.5
    field = StatsScope(chance.choice([0, 1]), "classique")
    await player_stats.companions(
        connection, person, field, partners=partners, reader_id=0, offset=0, limit=10
    )


async def compare(connection: AsyncConnection, chance: random.Random) -> None:
    first, second = somebody(chance), somebody(chance)
    field = StatsScope(chance.choice([0, 1]), "classique")
    for person in (first, second):
        await leaderboards.of_person(connection, person, field.scope)
        await player_stats.figures(connection, person, field)
        await player_stats.longest_run(connection, person, field)
        await player_stats.skill(connection, person, field)
    await player_stats.between(connection, first, second, field)


async def parties_of(connection: AsyncConnection, chance: random.Random) -> None:
    """A page of somebody's parties, their own or those on a server: how many, which, and who sat
    there; the last ones mostly, sometimes any."""
    person, server = somebody(chance), chance.choice([None, 1])
    size = await history.count(connection, person, server)
    deep = chance.random() < 0.2
    offset = chance.randrange(max(size, 1) if deep else 1) // 10 * 10
    parties = await history.page(connection, person, offset, 10, server)
    await history.sitters(connection, parties)


def somebody(chance: random.Random) -> int:
    """As they play: the first people a few thousand parties each, most of them a few."""
    return 1 + int(PEOPLE * chance.random() ** 2)


async def moderators(connection: AsyncConnection, chance: random.Random) -> None:
    await on_server(connection, 1)


ASKED: dict[str, Asking] = {
    **{f"/leaderboard by {by}": leaderboard(by) for by in By},
    "/profile": profile,
    "/profile, with whom": companions,
    "/compare": compare,
    "/history": parties_of,
    "one-sided pairs, for moderators": moderators,
}


async def _asked(database: Database, asking: Asking) -> str:
    chance = random.Random(7)
    stopwatch = Stopwatch()
    for _ in range(TIMES):
        async with database.read() as connection:
            with stopwatch.running():
                await asking(connection, chance)
    return stopwatch.summary


# A party more ------------------------------------------------------------------------------------


async def _written(database: Database) -> str:
    chance = random.Random(7)
    stopwatch = Stopwatch()
    for number in range(1, TIMES + 1):
        four = chance.sample(range(1, PEOPLE + 1), 4)
        result = Result(
            game_id=PARTIES + number,
            server_id=1,
            preset="french",
            deals=9,
            ended=ended_with((1010, 900), 0),
            ended_at=NOW,
            pool="classique",
            company=" ".join(map(str, sorted(four))),
        )
        with stopwatch.running():
            async with database.write() as connection:
                await results.add(
                    connection, result, dict(enumerate(four)), TEAMS, {0: Counts(9, 1010)}
                )
    return stopwatch.summary


async def _reckoned(database: Database) -> str:
    """Reckon in batches of a few, as the worker does."""
    fold = Fold(database)
    stopwatch = Stopwatch()
    more = True
    while more:
        with stopwatch.running():
            more = await fold.step(NOW)
    return stopwatch.summary
