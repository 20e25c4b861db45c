"""What one process is to find that may be found by any: reviews and puzzles.

Who shares the database with others claims each of them, and renews that while it is sought; who is
alone writes nothing down. A process that only thinks where nobody else does leaves them to those
whose role that is, as long as any is there.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from sqlalchemy.exc import OperationalError

from bot.clock import Clock
from bot.storage import jobs
from bot.storage.engine.database import Database
from bot.storage.engine.schema import JobRow
from bot.storage.jobs import Kind

CLAIMED = 30.0
"""seconds for which a job is claimed"""
RENEWED_EVERY = 10.0
LOOK = 60.0
"""seconds until those who share jobs look for others"""


def own_name() -> str:
    """The name of this process, which no other has."""
    return f"{socket.gethostname()}:{os.getpid()}"


@dataclass
class Job:
    """A job of this process. `rest`: it could not be done, and is tried again after so many
    seconds; else it is done once the block ends."""

    about: str
    rest: float | None = None


@dataclass
class Sharing:
    """How this process shares jobs with others; by itself it does all of them.

    `who` is its name where there may be others; `left` tells whether these do all of it.
    """

    database: Database
    clock: Clock
    who: str | None = None
    left: Callable[[], bool] = lambda: False
    _done: dict[Kind, set[str]] = field(default_factory=dict)
    """of those that wait: what this process has done by itself, or put"""

    @property
    def look_at(self) -> float | None:
        """When to look for jobs again by the steady clock, where others may put or leave some."""
        return None if self.who is None else self.clock.steady.now() + LOOK

    @asynccontextmanager
    async def next(self, kind: Kind, waiting: Sequence[str]) -> AsyncIterator[Job | None]:
        """A job for the block, of those that wait or that others have put; None: there is none."""
        known = self._done.get(kind, set()) & set(waiting)
        self._done[kind] = known
        if self.who is None:
            about = next((each for each in waiting if each not in known), None)
            job = None if about is None else Job(about)
            yield job
            if job is not None and job.rest is None:
                known.add(job.about)
            return
        if self.left():
            yield None
            return
        if new := [each for each in waiting if each not in known]:
            await self.database.aside(jobs.clear, kind, jobs.KEPT)
            await self.database.aside(jobs.put, kind, new)
            known.update(new)
        claimed = await self.database.aside(jobs.claim, kind, self.who, CLAIMED)
        if not claimed:
            yield None
            return
        async with self._at(claimed[0], self.who) as job:
            yield job

    @asynccontextmanager
    async def _at(self, row: JobRow, who: str) -> AsyncIterator[Job]:
        """Keep the claim of a job for the block; then it is done, or given back."""
        job, is_over = Job(row.about), False
        renewing = asyncio.create_task(self._renew(row.id, who))
        try:
            yield job
            is_over = True
        except Exception:
            job.rest = LOOK  # whoever comes next may well fail, too
            raise
        finally:
            renewing.cancel()
            if is_over and job.rest is None:
                await self.database.aside(jobs.finish, who, row.id)
            else:
                await self.database.aside(jobs.give_back, who, [row.id], rest=job.rest or 0.0)

    async def _renew(self, number: int, who: str) -> None:
        steady = self.clock.steady
        while True:
            await steady.sleep_until(steady.now() + RENEWED_EVERY)
            with suppress(OperationalError):  # then it lapses, and is done twice at worst
                await self.database.aside(jobs.renew, who, number, CLAIMED)
