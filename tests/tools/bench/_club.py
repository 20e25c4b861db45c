"""A bot with many tables in the middle of a deal, and what is measured while some are played at."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import select

from bot.sandbox import Sandbox
from bot.settings import ALL
from bot.storage.engine.schema import messages
from tests.storage.databases import looking_into
from tests.tools.bench._bare import Bare
from tests.tools.bench._evening import Evening, Timings, percentile
from tests.tools.bench._running import Metrics, loopback, settings
from tests.tools.bench._started import started
from tests.tools.kill.processes import Processes

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
LAGS = select(messages.id).where(messages.shown < messages.wanted).limit(1)


class Club:
    """A bot with many tables at which nobody has played for a moment.

    `where`: its database. Several processes are brought what people do by HTTP.
    """

    def __init__(
        self, sandbox: Sandbox, where: str, roles: Sequence[str], *, rate_limits: bool
    ) -> None:
        self.sandbox = sandbox
        self._database = looking_into(where)
        self.processes = Processes(
            sandbox,
            where,
            roles,
            settings(rate_limits=rate_limits),
            by_http=len(roles) > 1,
            watched=False,
        )
        self.evening = Evening(sandbox)
        self.games: list[str] = []

    async def start(self) -> None:
        await self.processes.start()
        for each in self.processes.all:
            await each.is_well()

    async def caught_up(self) -> None:
        """Wait until every message shows what it should."""
        async with asyncio.timeout(CATCHING_UP):
            with self._database.connect() as connection:
                while connection.scalar(LAGS) is not None:
                    await asyncio.sleep(0.5)

    async def metrics(self) -> list[Metrics]:
        """Return the metrics of each process."""
        return [await Metrics.read(each.health_port) for each in self.processes.all]

    async def close(self) -> None:
        await self.processes.close()
        self._database.dispose()

    @property
    def lost(self) -> str:
        with self._database.connect() as connection:
            lost = self.evening.lost(connection)
        return f"{lost} of {len(self.evening.played)}"


@asynccontextmanager
async def club(
    count: int, *, rate_limits: bool, where: str = "", roles: Sequence[str] = (ALL,)
) -> AsyncIterator[Club]:
    """`where`: a new database on a server; else it is a file."""
    async with loopback(rate_limits=rate_limits) as sandbox:
        with tempfile.TemporaryDirectory() as folder:
            where = where or str(Path(folder) / "bench.db")
            made = Club(sandbox, where, roles, rate_limits=rate_limits)
            try:
                await made.processes.introduce()
                made.games = await started(made.evening, where, count)
                await made.start()
                await made.caught_up()
                yield made
            finally:
                await made.close()


class Stretch:
    """The measures of play at `count` of the tables for some seconds."""

    def __init__(
        self,
        count: int,
        seconds: float,
        timings: Timings,
        before: Sequence[Metrics],
        after: Sequence[Metrics],
    ) -> None:
        self.actions = max(1, len(timings.acknowledged))
        self.timings = timings
        self.count = count
        self.reached = self.actions / seconds
        both = [*zip(after, before, strict=True)]
        self.processor = sum(now.processor - then.processor for now, then in both) / self.actions
        self.delay = max(now.loop_delay(then) for now, then in both)
        self.megabytes = sum(each.megabytes for each in after)

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

    def result(self) -> str:
        """Describe what people saw in this stretch, and what it took of the machine."""
        timings, answered = self.timings, self.timings.acknowledged
        return (
            f"{self.reached:.0f} actions/s; "
            f"answered p50 {percentile(answered, 50) * 1000:.0f} ms, "
            f"p99 {percentile(answered, 99) * 1000:.0f} ms, {timings.unanswered} unanswered; "
            f"shown p50 {percentile(timings.shown, 50) * 1000:.0f} ms, "
            f"p99 {percentile(timings.shown, 99) * 1000:.0f} ms, {timings.missing} never; "
            f"loop delay p99 up to {self.delay * 1000:.0f} ms; {self.megabytes:.0f} MB; "
            f"{self.processor * 1000:.1f} ms of processor for an action"
        )

    def beside(self, bare: Bare) -> str:
        late = percentile(self.timings.acknowledged, 99)
        floor = percentile(bare.timings.acknowledged, 99)
        return (
            f"answered p99 {late / floor:.1f} times, "
            f"processor {self.processor / bare.processor:.0f} times the bare bot"
        )


async def stretch(club: Club, count: int, seconds: float) -> Stretch:
    before = await club.metrics()
    timings = await club.evening.play_all(club.games[:count], seconds, THINKING)
    after = await club.metrics()
    await club.caught_up()
    return Stretch(count, seconds, timings, before, after)


def told(rows: Iterable[Row]) -> list[Row]:
    """Rows as they come: what takes minutes says how it goes."""
    found = list(rows)
    for name, result in found:
        print(f"  {name}: {result}", file=sys.stderr, flush=True)
    return found
