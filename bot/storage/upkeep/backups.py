"""Backups on a schedule: a folder of copies with their times in their names, the oldest go."""

import asyncio
import logging
import math
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.clock import Clock
from bot.errors import StartupError
from bot.storage.engine.engines import engine_of
from bot.storage.engine.sqlite.files import keep_private

log = logging.getLogger(__name__)

NAME = "dix-de-der-%Y%m%dT%H%M%SZ.db"
PATTERN = re.compile(r"dix-de-der-\d{8}T\d{6}Z\.db")
RETRY_AFTER = 600.0
"""seconds until a copy that failed is tried again"""

Copy = Callable[[Path], Awaitable[None]]
"""makes one copy, in a file that is not there yet; raises `StartupError` with a sentence"""


class Backups:
    """Makes a copy every `hours`, counted from the newest there is, and keeps the last `keep`."""

    def __init__(self, clock: Clock, folder: Path, hours: float, keep: int, copy: Copy) -> None:
        self._clock = clock
        self._folder = folder
        self._every = hours * 3600
        self._keep = keep
        self._copy = copy

    async def run(self) -> None:
        """Make copies until cancelled; what goes wrong is logged and tried again."""
        while True:
            made, now = self.made(), self._clock.now()
            due = min(_time_of(made[-1]), now) + self._every if made else now
            await self._clock.sleep_until(due)
            moment = datetime.fromtimestamp(self._clock.now(), UTC)
            target = self._folder / moment.strftime(NAME)
            try:
                await self._copy(target)
                log.info("backup %s", target)
                for old in self.made()[: -self._keep]:
                    old.unlink()
            except (StartupError, OSError) as error:
                log.error("no backup: %s", error)
                await self._clock.sleep_until(self._clock.now() + RETRY_AFTER)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Make copies for the time of the block."""
        work = asyncio.create_task(self.run())
        try:
            yield
        finally:
            work.cancel()
            await asyncio.wait({work})

    def age(self) -> float:
        """Seconds since the newest copy was made; infinite where there is none to be seen."""
        try:
            made = self.made()
        except OSError:
            return math.inf
        return self._clock.now() - _time_of(made[-1]) if made else math.inf

    def made(self) -> list[Path]:
        """The copies in the folder, oldest first; other files there are none of ours."""
        return sorted(each for each in self._folder.iterdir() if PATTERN.fullmatch(each.name))


def planned(clock: Clock, database: str, folder: str, hours: float, keep: int) -> Backups | None:
    """Backups of a database, if there is a folder for them; raises `StartupError`."""
    if not folder:
        return None
    engine_of(database)  # a place that cannot be used is said now
    backups = Backups(clock, folder_for_backups(folder), hours, keep, copy_apart(database))
    keep_private(*backups.made())
    return backups


def _time_of(copy: Path) -> float:
    return datetime.strptime(copy.name, NAME).replace(tzinfo=UTC).timestamp()


def folder_for_backups(where: str) -> Path:
    """The folder, made when it is not there; raises `StartupError`."""
    folder = Path(where)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StartupError(f"The folder for backups {where} cannot be used: {error}.") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise StartupError(f"The folder for backups {where} cannot be written.")
    return folder


def copy_apart(database: str) -> Copy:
    """Copies by `python -m bot backup` in a process of its own: it holds up nobody, and ends at
    once when the bot does."""

    async def copy(target: Path) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "backup", str(target)),
            env={**os.environ, "DIX_DE_DER_DATABASE": database},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, said = await process.communicate()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        if process.returncode:
            raise StartupError(said.decode(errors="replace").strip())

    return copy
