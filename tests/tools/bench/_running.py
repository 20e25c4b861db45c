"""A bot as a process of its own on the loopback, and what its /metrics tell."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from bot.clock import SystemClock
from bot.sandbox import Sandbox
from bot.sandbox.process import BotProcess
from bot.settings import PREFIX
from cogs.delivery.sending import PER_SECOND

ROOT = Path(__file__).parents[3]
START = 60.0
"""seconds that a bot has until it is connected"""
DRAWING = "dix_de_der_drawing"
"""begins the names of what is told of the process that draws"""
TICKS = os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def loopback(*, rate_limits: bool = False) -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(SystemClock(), rate_limits=rate_limits)
    await sandbox.start()
    try:
        yield sandbox
    finally:
        await sandbox.stop()


def our_bot(
    sandbox: Sandbox,
    database: Path | str,
    health_port: int,
    program: Sequence[str] = ("-m", "bot"),
    *,
    rate_limits: bool = False,
) -> BotProcess:
    own = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_URL": sandbox.url,
        "DATABASE": str(database),
        "HEALTH_PORT": str(health_port),
        **settings(rate_limits=rate_limits),
    }
    return _process([*program, "run", "--sync"], {PREFIX + each: own[each] for each in own})


def settings(*, rate_limits: bool) -> dict[str, str]:
    """Pauses that only please the eye are off, so that what is measured is work."""
    return {
        "TRICK_PAUSE": "0",
        "ROBOT_DELAY": "0",
        "SLOW_TURN_NOTICE": "3600",
        "MESSAGES_PER_SECOND": str(PER_SECOND) if rate_limits else "10000",
        "LOG_LEVEL": "ERROR",
    }


def bare_bot(sandbox: Sandbox) -> BotProcess:
    return _process(["-m", "tests.tools.bench._bare_bot", sandbox.url, sandbox.token], {})


def _process(argv: Sequence[str], settings: dict[str, str]) -> BotProcess:
    environment = {**os.environ, **settings, "PYTHONPATH": str(ROOT)}
    return BotProcess([sys.executable, *argv], environment)


@asynccontextmanager
async def running(process: BotProcess, sandbox: Sandbox) -> AsyncIterator[BotProcess]:
    """Connected and with its commands known, for the block."""
    await process.start()
    try:
        await connected(process, sandbox)
        yield process
    finally:
        await process.stop()


async def connected(process: BotProcess, sandbox: Sandbox) -> None:
    try:
        async with asyncio.timeout(START):
            while not (sandbox.gateway.sessions and sandbox.people["alice"].commands()):
                await asyncio.sleep(0.05)
    except TimeoutError as error:
        raise RuntimeError("\n".join(process.log)) from error


def processor_seconds(process: BotProcess) -> float:
    """Return the time of all its threads, as Linux counts them."""
    stat = Path(f"/proc/{process.pid}/stat").read_text()
    fields = stat[stat.rindex(")") + 2 :].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Metrics:
    """The figures that /metrics told at one moment."""

    def __init__(self, text: str) -> None:
        lines = (line for line in text.splitlines() if line and not line.startswith("#"))
        self.values = {
            name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)
        }

    @classmethod
    async def read(cls, port: int) -> "Metrics":
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as answer,
        ):
            return cls(await answer.text())

    @property
    def megabytes(self) -> float:
        return self._of_all("process_resident_memory_bytes") / 1e6

    @property
    def processor(self) -> float:
        return self._of_all("process_cpu_seconds_total")

    @property
    def parts(self) -> tuple[float, float]:
        """The processor's seconds of the bot, and of the process that draws for it."""
        return self._both("process_cpu_seconds_total")

    def _of_all(self, name: str) -> float:
        return sum(self._both(name))

    def _both(self, name: str) -> tuple[float, float]:
        return self.values[name], self.values.get(f"{DRAWING}_{name}", 0)

    def loop_delay(self, before: "Metrics") -> float:
        """Seconds under which 99 of 100 delays since `before` stayed: a bound of a bucket."""
        name = "dix_de_der_loop_delay_seconds_bucket"
        counts = {
            float(key.split('"')[1]): value - before.values[key]
            for key, value in self.values.items()
            if key.startswith(name)
        }
        enough = 0.99 * max(counts.values())
        return min(bound for bound, count in counts.items() if count >= enough)
