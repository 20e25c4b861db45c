"""A bot with many tables in the middle of a deal, and what is measured while some are played at."""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.sandbox import Sandbox
from tests.tools.bench._bare import Bare
from tests.tools.bench._evening import Evening, Timings, percentile
from tests.tools.bench._running import Metrics, free_port, loopback, our_bot, running
from tests.tools.bench._started import started

Row = tuple[str, str]

EACH = 5.0
"""seconds that people think before an action, on average"""
THINKING = (EACH * 0.6, EACH * 1.4)

ANSWERED = 0.25
SHOWN = 2.0
DELAY = 0.05
"""of the event loop; these three: seconds, of 99 of 100"""
MEMORY = 600.0
"""megabytes"""

CATCHING_UP = 600.0
"""seconds that the bot has for that at the most, on a machine that is busy"""
LAGS = "SELECT 1 FROM messages WHERE shown < wanted LIMIT 1"


class Club:
    """A bot with many tables at which nobody has played for a moment."""

    def __init__(self, sandbox: Sandbox, folder: Path, *, rate_limits: bool) -> None:
        self.sandbox = sandbox
        self.file = folder / "bench.db"
        self.port = free_port()
        self.process = our_bot(sandbox, self.file, self.port, rate_limits=rate_limits)
        self.evening = Evening(sandbox)
        self.games: list[str] = []

    async def caught_up(self) -> None:
        """Wait until every message shows what it should."""
        async with asyncio.timeout(CATCHING_UP):
            with closing(sqlite3.connect(self.file)) as connection:
                while connection.execute(LAGS).fetchone():
                    await asyncio.sleep(0.5)

    @property
    def lost(self) -> str:
        return f"{self.evening.lost(self.file)} of {len(self.evening.played)}"


@asynccontextmanager
async def club(count: int, *, rate_limits: bool) -> AsyncIterator[Club]:
    async with loopback(rate_limits=rate_limits) as sandbox:
        with tempfile.TemporaryDirectory() as folder:
            made = Club(sandbox, Path(folder), rate_limits=rate_limits)
            made.games = await started(made.evening, made.file, count)
            async with running(made.process, sandbox):
                await made.caught_up()
                yield made


class Stretch:
    """The measures of play at `count` of the tables for some seconds."""

    def __init__(
        self, count: int, seconds: float, timings: Timings, before: Metrics, after: Metrics
    ) -> None:
        actions = max(1, len(timings.acknowledged))
        self.timings = timings
        self.count = count
        self.reached = actions / seconds
        self.processor = (after.processor - before.processor) / actions
        self.delay = after.loop_delay(before)
        self.megabytes = after.megabytes

    def held(self) -> dict[str, bool]:
        """Each bound, and whether it held."""
        timings = self.timings
        all_answered = not timings.unanswered and not timings.missing
        return {
            "answered": all_answered and percentile(timings.acknowledged, 99) <= ANSWERED,
            "shown": not timings.missing and percentile(timings.shown, 99) <= SHOWN,
            "loop delay": self.delay <= DELAY,
            "memory": self.megabytes <= MEMORY,
        }

    def result(self, bare: Bare) -> str:
        timings, answered = self.timings, self.timings.acknowledged
        late, floor = percentile(answered, 99), percentile(bare.timings.acknowledged, 99)
        return (
            f"{self.reached:.0f} actions/s; "
            f"answered p50 {percentile(answered, 50) * 1000:.0f} ms, p99 {late * 1000:.0f} ms "
            f"({late / floor:.1f} times the bare bot), {timings.unanswered} unanswered; "
            f"shown p50 {percentile(timings.shown, 50) * 1000:.0f} ms, "
            f"p99 {percentile(timings.shown, 99) * 1000:.0f} ms, {timings.missing} never; "
            f"loop delay p99 up to {self.delay * 1000:.0f} ms; {self.megabytes:.0f} MB; "
            f"{self.processor * 1000:.1f} ms of processor for an action "
            f"({self.processor / bare.processor:.0f} times the bare bot)"
        )


async def stretch(club: Club, count: int, seconds: float) -> Stretch:
    before = await Metrics.read(club.port)
    timings = await club.evening.play_all(club.games[:count], seconds, THINKING)
    after = await Metrics.read(club.port)
    await club.caught_up()
    return Stretch(count, seconds, timings, before, after)


def told(rows: Iterable[Row]) -> list[Row]:
    """Rows as they come: what takes minutes says how it goes."""
    found = list(rows)
    for name, result in found:
        print(f"  {name}: {result}", file=sys.stderr, flush=True)
    return found
