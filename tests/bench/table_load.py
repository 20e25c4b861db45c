"""Clicks at one, fifty and a thousand tables over the loopback: how soon they are answered, shown.

The bot is a process of its own with its own database, the loopback and the people who click are
this one. Four people sit at every table and think before each click. docs/load.md tells what is
asked for, and what was measured.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bot.sandbox import Exchange, Sandbox
from bot.sandbox.exchange import Frame, Rest
from bot.text import words_for
from tests.bench._evening import Evening, Timings, percentile
from tests.bench._running import (
    START,
    Metrics,
    bare_bot,
    caught_up,
    free_port,
    loopback,
    our_bot,
    processor_seconds,
    running,
)
from tests.bench._started import started

Row = tuple[str, str]

THINKING: Final = {1: (0.1, 0.3), 50: (3.0, 7.0)}
"""tables at once, and the seconds that people there think before each click"""
SECONDS: Final = 12.0
"""of clicking, in each stretch"""

MANY: Final = 1000
EACH: Final = 5.0
"""seconds between two actions of a table, on average"""
STEPS: Final = (25, 50, 100, 150, 200, 300, 500, 1000)
"""tables at which is played, of all that are open"""
LIMITED: Final = 250
LIMITED_STEPS: Final = (75, 100, 125, 250)
LIMITED_SECONDS: Final = 20.0

ANSWERED: Final = 0.25
SHOWN: Final = 2.0
DELAY: Final = 0.05
"""of the event loop; these three: seconds, of 99 of 100"""
MEMORY: Final = 600.0
"""megabytes"""
AFRESH: Final = 10.0
"""seconds after which everybody plays again when the bot was killed"""
PROBES: Final = 40
"""tables at which is clicked to see that"""


async def rows() -> list[Row]:
    table: list[Row] = []
    for count, thinking in THINKING.items():
        bare = await _bare(count, thinking, SECONDS / 2)
        ours = await _few(count, thinking)
        table += bare.timings.rows(f"bare bot, {count} at once")
        table += ours.rows(f"{count} tables")
        table.append((f"{count} tables: acknowledgement", _ratio(ours, bare.timings)))
    return table + await _without_limits() + await _with_limits()


# The floor ---------------------------------------------------------------------------------------


class Bare:
    """What the bare bot took."""

    def __init__(self, timings: Timings, processor: float) -> None:
        self.timings = timings
        self.processor = processor
        """seconds for each click"""


async def _bare(count: int, thinking: tuple[float, float], seconds: float) -> Bare:
    timings = Timings()
    async with loopback() as sandbox, running(bare_bot(sandbox), sandbox) as process:
        alice = sandbox.people["alice"]
        message = (await alice.slash(sandbox.channel("belote"), "open")).message
        assert message is not None
        until = time.perf_counter() + seconds

        async def click(chance: random.Random) -> None:
            while True:
                await asyncio.sleep(chance.uniform(*thinking))
                if (began := time.perf_counter()) >= until:
                    return
                await alice.click(message, custom_id="click")
                timings.acknowledged.append(time.perf_counter() - began)

        before = processor_seconds(process)
        await asyncio.gather(*(click(random.Random(number)) for number in range(count)))
        took = processor_seconds(process) - before
    return Bare(timings, took / max(1, len(timings.acknowledged)))


async def _few(count: int, thinking: tuple[float, float]) -> Timings:
    """Tables that people have opened by clicks, from the beginning."""
    async with loopback() as sandbox:
        with tempfile.TemporaryDirectory() as folder:
            process = our_bot(sandbox, Path(folder) / "bench.db", free_port())
            async with running(process, sandbox):
                evening = Evening(sandbox)
                games = [await evening.open_table() for _ in range(count)]
                for game in games:
                    await evening.first_turn(game)
                return await evening.play_all(games, SECONDS, thinking)


# A thousand tables -------------------------------------------------------------------------------


class Club:
    """A bot with many tables at which nobody has played for a moment."""

    def __init__(self, sandbox: Sandbox, folder: Path, *, rate_limits: bool) -> None:
        self.sandbox = sandbox
        self.file = folder / "bench.db"
        self.port = free_port()
        self.process = our_bot(sandbox, self.file, self.port, rate_limits=rate_limits)
        self.evening = Evening(sandbox)
        self.games: list[str] = []


@asynccontextmanager
async def _club(count: int, *, rate_limits: bool) -> AsyncIterator[Club]:
    async with loopback(rate_limits=rate_limits) as sandbox:
        with tempfile.TemporaryDirectory() as folder:
            club = Club(sandbox, Path(folder), rate_limits=rate_limits)
            club.games = await started(club.evening, club.file, count)
            async with running(club.process, sandbox):
                await caught_up(club.port)
                yield club


class Stretch:
    """What was measured while it was played at some of the tables."""

    def __init__(self, count: int, timings: Timings, before: Metrics, after: Metrics) -> None:
        self.timings = timings
        self.asked = count / EACH
        actions = max(1, len(timings.acknowledged))
        self.reached = actions / SECONDS
        self.processor = (after.processor - before.processor) / actions
        self.delay = after.loop_delay(before)
        self.megabytes = after.megabytes

    @property
    def holds(self) -> bool:
        timings = self.timings
        return (
            percentile(timings.acknowledged, 99) <= ANSWERED
            and percentile(timings.shown, 99) <= SHOWN
            and self.delay <= DELAY
            and self.megabytes <= MEMORY
            and not timings.unanswered
            and not timings.missing
        )

    def rows(self, name: str) -> list[Row]:
        return [
            *self.timings.rows(name),
            (
                f"{name}: bot",
                f"{self.reached:.0f} of {self.asked:.0f} actions/s, loop delay p99 up to "
                f"{self.delay * 1000:.0f} ms, {self.megabytes:.0f} MB, "
                f"{self.processor * 1000:.1f} ms of processor for an action",
            ),
        ]


async def _stretch(club: Club, count: int) -> Stretch:
    before = await Metrics.read(club.port)
    timings = await club.evening.play_all(club.games[:count], SECONDS, (EACH * 0.6, EACH * 1.4))
    after = await Metrics.read(club.port)
    await caught_up(club.port)
    return Stretch(count, timings, before, after)


async def _without_limits() -> list[Row]:
    """How many actions a second hold, of 200 asked for; then everything is killed."""
    table: list[Row] = []
    async with _club(MANY, rate_limits=False) as club:
        best = stretch = None
        for count in STEPS:
            stretch = await _stretch(club, count)
            table += stretch.rows(f"{MANY} tables, {count / EACH:.0f} actions/s asked for")
            if not stretch.holds:
                break
            best = stretch
        held = "none of these" if best is None else f"{best.asked:.0f} actions/s"
        table.append((f"{MANY} tables: the most that holds every bound", held))
        table += await _after_a_kill(club)
        table.append((f"{MANY} tables: acknowledged and lost", _lost(club)))
    bare = await _bare(round(EACH * 40), (EACH * 0.6, EACH * 1.4), SECONDS)
    measured = best or stretch
    assert measured is not None
    table += bare.timings.rows("bare bot, 40 clicks/s")
    times = measured.processor / bare.processor
    each = f"{bare.processor * 1000:.1f} ms; an action at a table {times:.1f} times that"
    return [*table, ("bare bot, 40 clicks/s: processor for a click", each)]


async def _after_a_kill(club: Club) -> list[Row]:
    """Until tables picked at random can be played at again, and what is sent meanwhile."""
    sent: list[Rest] = []
    back = asyncio.Event()

    def note(exchange: Exchange) -> None:
        if isinstance(exchange, Frame):
            if exchange.frame.get("t") == "READY":
                back.set()
        elif "/interactions/" not in exchange.path:
            sent.append(exchange)

    await club.process.kill()
    began = time.perf_counter()
    club.sandbox.on_exchange.append(note)
    await club.process.start()
    await asyncio.wait_for(back.wait(), START)
    ready, before = time.perf_counter() - began, len(sent)
    probed = random.Random(1).sample(club.games, PROBES)
    earlier, seconds = len(club.evening.played), max(1.0, AFRESH - ready)
    await club.evening.play_all(probed, seconds, (0.0, 0.1))
    again = {game for game, _ in club.evening.played[earlier:]}
    await caught_up(club.port)
    return [
        (f"{MANY} tables, killed and started: connected after", f"{ready:.1f} s"),
        (
            f"{MANY} tables, killed and started: played again",
            f"at {len(again)} of {PROBES} tables within {AFRESH:.0f} s",
        ),
        (f"{MANY} tables, killed and started: requests before the first click", str(before)),
    ]


# Discord's limits --------------------------------------------------------------------------------


async def _with_limits() -> list[Row]:
    """50 counted requests a second: how many tables are shown in time, and what comes beyond."""
    table: list[Row] = []
    async with _club(LIMITED, rate_limits=True) as club:
        refused: list[Exchange] = []
        club.sandbox.on_exchange.append(
            lambda exchange: (
                refused.append(exchange)
                if isinstance(exchange, Rest) and exchange.status == 429
                else None
            )
        )
        for count in LIMITED_STEPS:
            name, before = f"limits on, {count} tables", len(refused)
            playing = asyncio.create_task(
                club.evening.play_all(club.games[:count], LIMITED_SECONDS, (EACH * 0.6, EACH * 1.4))
            )
            await asyncio.sleep(LIMITED_SECONDS * 0.75)
            told = await _is_told(club.sandbox, f"opener{count}")
            timings = await playing
            table += timings.rows(name)
            table.append((f"{name}: evenness", _evenness(timings)))
            table.append((f"{name}: answers 429", str(len(refused) - before)))
            table.append((f"{name}: a new table is told that it is slow", "yes" if told else "no"))
            await caught_up(club.port)
        table.append(("limits on: acknowledged and lost", _lost(club)))
    return table


async def _is_told(sandbox: Sandbox, name: str) -> bool:
    opener = sandbox.add_person(name)
    belote = sandbox.channel("belote")
    await opener.slash(belote, "belote")
    slow = words_for("en")("belote-slow")
    try:
        async with asyncio.timeout(15):
            while all(slow not in message.text() for message in opener.sees(belote)[-3:]):
                await asyncio.sleep(0.2)
    except TimeoutError:
        return False
    return True


def _evenness(timings: Timings) -> str:
    """How long people wait at the table where it is longest, and at the one in the middle."""
    means = sorted(sum(each) / len(each) for each in timings.by_table.values())
    if not means:
        return "nothing was shown"
    return (
        f"mean of a table: {means[len(means) // 2]:.1f} s in the middle, {means[-1]:.1f} s at most"
    )


def _lost(club: Club) -> str:
    return f"{club.evening.lost(club.file)} of {len(club.evening.played)}"


def _ratio(ours: Timings, bare: Timings) -> str:
    both = ours.acknowledged, bare.acknowledged
    middle, late = (percentile(both[0], p) / percentile(both[1], p) for p in (50, 99))
    return f"p50 {middle:.1f}, p99 {late:.1f} times the bare bot"
