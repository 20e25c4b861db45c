"""Leases: what one process at a time may do, such as to deliver, and which one it is.

Whoever takes a lease gets its next number, and writes only while that is still the number of the
lease: the database looks at it in each transaction that writes. So a process that slept through
the end of its lease writes nothing beside the one that took it over. When a lease lapses is told by
the database's own clock: no two machines need to agree on the time.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Float, Select, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from bot.clock import Clock
from bot.storage.engine.database import Database
from bot.storage.engine.database_errors import LeaseLost
from bot.storage.engine.schema import LeaseRow, leases
from bot.storage.engine.statements import fetch_one, fetch_value, insert_once, rows, same, set_where

log = logging.getLogger(__name__)

DELIVERER: Final = "deliverer"
LASTS = 6.0
"""seconds after which a lease that is not renewed may be taken by another"""
RENEWED_EVERY = 2.0
ASKED_EVERY = 0.5
"""seconds between two looks of who would like to have it"""


class _Now(FunctionElement[float]):
    """The database's own time, in Unix seconds."""

    type = Float()
    inherit_cache = True


@compiles(_Now, "sqlite")
def _now_of_sqlite(*_: Any, **__: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(_Now, "postgresql")
def _now_of_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"


NOW: Final = _Now()


def held(name: str) -> Select[Any]:
    """Select the row of a lease that somebody has."""
    return rows(LeaseRow, leases).where(leases.name == name, leases.until > NOW)


async def holder(connection: AsyncConnection, name: str) -> LeaseRow | None:
    """Return who has a lease; None: nobody."""
    return await fetch_one(connection, LeaseRow, held(name))


class Lease:
    """A lease of one process, as far as it has it; `holder` is what others read of the process."""

    def __init__(self, database: Database, clock: Clock, name: str, holder: str) -> None:
        self._database = database
        self._clock = clock.steady
        self.name, self.holder = name, holder
        self.number: int | None = None
        """with which this process writes; None: it does not have it"""
        self.lost = asyncio.Event()
        """it was this process's, and another has taken it"""
        self._unanswered = False
        """the database did not answer when it was asked last"""

    @property
    def is_held(self) -> bool:
        """Return whether this process has it, as far as it knows."""
        return self.number is not None and not self.lost.is_set()

    async def take(self) -> bool:
        """Take it if nobody has it; return whether this process has it now."""
        if await self._database.ask(holder, self.name) is not None:
            return False
        async with self._database.write(asked=False) as connection:
            row = {"name": self.name, "holder": "", "fence": 0, "since": NOW, "until": NOW}
            await insert_once(connection, leases, row)
            free = same(leases, name=self.name), leases.until <= NOW
            mine = {"holder": self.holder, "since": NOW, "until": NOW + LASTS}
            if await set_where(connection, leases, *free, fence=leases.fence + 1, **mine):
                number = select(leases.fence).where(leases.name == self.name)
                self.number = await fetch_value(connection, number)
        if self.number is None:
            return False
        self._database.lease = self
        log.info("this process is the %s now, number %d", self.name, self.number)
        return True

    async def renew(self) -> None:
        """Have it for a while from now on; raises `LeaseLost`, or `OperationalError` where the
        database does not answer. However many write, none of them is waited for: they would have
        it lapse."""
        async with self._database.write(asked=False, waits=False) as connection:
            await self._until(connection, NOW + LASTS)

    async def give_back(self) -> None:
        """Let another one take it at once; nothing is written any more."""
        async with self._database.write(asked=False) as connection:
            await self._until(connection, NOW)
        log.info("this process is the %s no more", self.name)

    async def _until(self, connection: AsyncConnection, until: Any) -> None:
        """Raises `LeaseLost` where it is another's, which a file is not asked in each write."""
        mine = same(leases, name=self.name, fence=self.number)
        if not await set_where(connection, leases, mine, until=until):
            self.lost.set()
            raise LeaseLost(self.name)

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Wait until it is this process's, and keep it for the block; then it is given back."""
        waits = False
        while not await self._taken():
            if not waits:
                log.info("another process is the %s: this one stands by", self.name)
            waits = True
            await self._sleep(ASKED_EVERY)
        keeping = asyncio.create_task(self._keep())
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.wait((keeping,))
            if not self.lost.is_set():
                try:
                    await self.give_back()
                except OperationalError as error:
                    log.warning("the lease %s lapses by itself: %s", self.name, error)

    async def _taken(self) -> bool:
        try:
            if self._unanswered:
                # It has lapsed meanwhile, and is left once to whoever had it and renews it now.
                await self._database.ask(holder, self.name)
                self._unanswered = False
                return False
            return await self.take()
        except OperationalError as error:
            self._note("asked for", error)
            return False

    async def _keep(self) -> None:
        while not self.lost.is_set():
            await self._sleep(ASKED_EVERY / 2 if self._unanswered else RENEWED_EVERY)
            try:
                await self.renew()
                self._unanswered = False
            except LeaseLost:
                return
            except OperationalError as error:  # while the database is away nobody else can take it
                self._note("renewed", error)

    def _note(self, what: str, error: OperationalError) -> None:
        """Say once that the database is away."""
        if not self._unanswered:
            log.warning("the lease %s cannot be %s: %s", self.name, what, error)
        self._unanswered = True

    async def _sleep(self, seconds: float) -> None:
        await self._clock.sleep_until(self._clock.now() + seconds)
