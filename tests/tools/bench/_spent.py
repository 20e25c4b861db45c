"""What two cores do while people play, and what a PostgreSQL server's sessions wait for.

The people who click and the loopback are one process, on the same cores: whoever reads how much a
bot bears must see what is left for it.
"""

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, create_engine, text

from tests.storage.servers import Server
from tests.tools.bench._running import TICKS

CORES = os.cpu_count() or 1
LOOKS_EVERY = 0.03
SESSIONS = text(
    """
    SELECT state, wait_event_type, wait_event, count(*) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND state <> 'idle'
    GROUP BY state, wait_event_type, wait_event
    """
)
AT_WORK, ROW, TURN = "at work", "waits for another transaction", "waits to tell (NOTIFY)"
DISK, BOT = "waits for the disk", "waits for the bot"
"""what a session does that is in the middle of something; whoever tells does so one by one, until
it is on the disk"""


class Moment(NamedTuple):
    """Seconds up to one moment."""

    loops: list[float]
    """of the processor, for the event loop's thread of each process"""
    clicking: float
    server: float
    machine: float
    """for whomever, this bot or not"""
    clock: float

    def since(self, before: "Moment") -> "Moment":
        loops = [now - then for now, then in zip(self.loops, before.loops, strict=True)]
        rest = (now - then for now, then in zip(self[1:], before[1:], strict=True))
        return Moment(loops, *rest)


class Waits:
    """What the sessions of a server are found at, looked at again and again."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._found = Counter[str]()
        self._looks = 0

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """For the block, by a thread: a loop with much to do would look only while it has none."""
        over = False

        def look_again_and_again() -> None:
            while not over:
                self._looks += 1
                for state, kind, what, count in self._connection.execute(SESSIONS):
                    self._found[_doing(state, kind, what)] += count
                time.sleep(LOOKS_EVERY)

        looking = asyncio.create_task(asyncio.to_thread(look_again_and_again))
        try:
            yield
        finally:
            over = True
            await looking

    def sessions(self) -> dict[str, float]:
        """Return how many were at it at a time."""
        return {each: self._found[each] / self._looks for each in (AT_WORK, ROW, TURN, DISK, BOT)}


def _doing(state: str, waits_for: str | None, what: str | None) -> str:
    if state.startswith("idle in transaction") or waits_for == "Client":
        return BOT
    if waits_for is None:
        return AT_WORK
    if waits_for == "Lock":
        return TURN if what == "object" else ROW
    return DISK


class Watch:
    """Of a server, by a connection whose own work does not count, and of a bot's processes."""

    def __init__(self, server: Server, database: str) -> None:
        self._postmaster = int((server.folder / "data/postmaster.pid").read_text().split()[0])
        self._engine = create_engine(server.address(database), isolation_level="AUTOCOMMIT")
        self._connection = self._engine.connect()
        self._ours = self._connection.scalar(text("SELECT pg_backend_pid()"))

    def waits(self) -> Waits:
        return Waits(self._connection)

    def moment(self, bot: Sequence[int]) -> Moment:
        """Of the processes of a bot with these ids, and all else."""
        return Moment(
            [_seconds(Path(f"/proc/{each}/task/{each}/stat"))[0] for each in bot],
            time.process_time(),
            self._server(),
            _machine(),
            time.monotonic(),
        )

    def _server(self) -> float:
        """Of all its processes: the first one has the time of those that have ended."""
        own, ended, _ = _seconds(Path(f"/proc/{self._postmaster}/stat"))
        for each in Path("/proc").glob("[0-9]*"):
            took, _, begun_by = _seconds(each / "stat")
            if begun_by == self._postmaster and each.name != str(self._ours):
                own += took
        return own + ended

    def close(self) -> None:
        self._connection.close()
        self._engine.dispose()


def _seconds(stat: Path) -> tuple[float, float, int]:
    """Seconds of a process, of those that it began and that have ended, and who began it."""
    try:
        told = stat.read_text()
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return 0.0, 0.0, 0
    fields = told[told.rindex(")") + 2 :].split()
    user, system, ended_user, ended_system = map(int, fields[11:15])
    return (user + system) / TICKS, (ended_user + ended_system) / TICKS, int(fields[1])


def _machine() -> float:
    """All but idle, and what waits for a disk."""
    first = Path("/proc/stat").read_text().split("\n", 1)[0]
    user, nice, system, _, _, *interrupts = map(int, first.split()[1:9])
    return (user + nice + system + sum(interrupts)) / TICKS
