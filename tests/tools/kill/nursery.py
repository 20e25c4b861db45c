"""Bots by the dozen: one process imports the program once, and every bot is a fork of it.

What runs in the fork is `python -m bot run` with its own memory, connections and database; only the
second that Python needs to import everything is saved. `python -m tests.tools.kill.nursery` reads
lines (sync, start, kill, term) and answers each with one: `started`, or `ended` and the exit
status.
"""

import asyncio
import os
import select
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[3]


class Nursery:
    """The process that starts bots, one at a time."""

    def __init__(self, env: Mapping[str, str], log: Path) -> None:
        self._env = {**os.environ, **env}
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.tools.kill.nursery"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=self._env,
                cwd=ROOT,
            )
        assert await self._answer() == "ready", self._log.read_text()

    async def start(self, *, sync: bool = False) -> None:
        assert await self._ask("sync" if sync else "start") == "started"

    async def kill(self) -> None:
        """SIGKILL; the bot had not ended by itself."""
        assert await self._ask("kill") == f"ended {-signal.SIGKILL}", self._log.read_text()

    async def stop(self) -> int:
        """SIGTERM; the exit status."""
        return int((await self._ask("term")).removeprefix("ended "))

    async def close(self) -> None:
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            await self._process.wait()

    async def _ask(self, what: str) -> str:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n".encode())
        return await self._answer()

    async def _answer(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        return (await self._process.stdout.readline()).decode().strip()


# In the process itself --------------------------------------------------------------------------


def serve() -> None:
    from bot.text import COMPLETE, words_for
    from cogs.feature import features

    features()
    for language in COMPLETE:
        words_for(language)
    _say("ready")
    bot = 0
    while line := sys.stdin.readline():
        if line in ("start\n", "sync\n"):
            bot = _fork(["run", "--sync"] if line == "sync\n" else ["run"])
            _say("started")
        elif bot:
            _end(bot, signal.SIGTERM if line == "term\n" else signal.SIGKILL)
            bot = 0
    if bot:  # nobody is left who would ask for it
        os.kill(bot, signal.SIGKILL)


def _fork(arguments: list[str]) -> int:
    bot = os.fork()
    if bot == 0:
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(2, 1)
        from bot.__main__ import main

        os._exit(main(arguments))
    return bot


def _end(bot: int, number: signal.Signals) -> None:
    os.kill(bot, number)
    watched = os.pidfd_open(bot)
    if not select.select([watched], [], [], PATIENCE)[0]:
        os.kill(bot, signal.SIGKILL)
    os.close(watched)
    _, status = os.waitpid(bot, 0)
    _say(f"ended {os.waitstatus_to_exitcode(status)}")


def _say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    serve()
