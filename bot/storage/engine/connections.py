"""Connections to the file, with as few trips to another thread as can be: each costs more than most
statements do.

What finds a few rows by an index, or writes within a transaction that has its lock already, runs in
the thread that asks, that of the event loop: it waits for nothing for long. Whoever reads more is
answered by another thread, in one trip for a statement: SQLAlchemy's own way, coroutines below a
greenlet, takes several, and several times as long.
"""

import asyncio
import logging
import sqlite3
import sys
from collections.abc import Callable
from time import perf_counter
from types import CodeType, FrameType
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, Result
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.database_errors import raised_by
from bot.storage.engine.statements import AllPrepared, Changed
from bot.threads import Threads

log = logging.getLogger(__name__)

T = TypeVar("T")


SLOW: Final = 0.1
"""seconds from which on a statement has a line in the log"""
ASIDE: Final = ("bot.storage.engine", "sqlalchemy")
"""modules through which statements are asked: they name none"""


class Times:
    """How often each statement was asked, and how many seconds that took in all: for `/metrics`,
    and for the log where it was long.

    By the name of the function that asks it, that of its module in `bot/storage` first, such as
    `games.games.find_seats`; what begins and ends a transaction has names of its own. Values are
    told of nowhere.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.taken: dict[str, list[float]] = {}
        """by name: how often, and seconds"""
        self._names: dict[CodeType, str] = {}

    def note(self, name: str, seconds: float) -> None:
        known = self.taken.get(name)
        if known is None:
            known = self.taken[name] = [0, 0.0]
        known[0] += 1
        known[1] += seconds
        if seconds > SLOW:
            log.warning("a slow statement: %s took %d ms", name, seconds * 1000)

    def caller(self) -> str:
        """Return the name of the statement that is asked now."""
        frame: FrameType | None = sys._getframe(2)
        while frame is not None:
            name = self._names.get(frame.f_code)
            if name is None:
                module = frame.f_globals.get("__name__", "")
                name = "" if module.startswith(ASIDE) else _name(module, frame.f_code)
                self._names[frame.f_code] = name
            if name:
                return name
            frame = frame.f_back
        return "unknown"


def _name(module: str, code: CodeType) -> str:
    return f"{module.removeprefix('bot.').removeprefix('storage.')}.{code.co_name}"


TIMES: Final = Times()
"""of this process"""


class AtOnce(AsyncConnection):
    """Asked as any other connection, it answers without a pause."""

    __slots__ = ("_prepared", "driver")

    def __init__(self, connection: Connection) -> None:
        self.sync_engine = connection.engine
        self.sync_connection = connection
        self._prepared = AllPrepared(connection.dialect)
        self.driver: Any = connection.connection.driver_connection
        """the driver's own connection"""

    async def execute(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, statement: Any, parameters: Any = None, *, execution_options: Any = None
    ) -> Result[Any] | Changed:
        began = TIMES.clock()
        try:
            return self._answer(statement, parameters, execution_options)
        finally:
            TIMES.note(TIMES.caller(), TIMES.clock() - began)

    def _answer(self, statement: Any, parameters: Any, options: Any) -> Result[Any] | Changed:
        many = isinstance(parameters, list)
        ready = self._prepared.of(statement, parameters[0] if many else parameters or {})
        if ready is None:
            return self._proxied.execute(statement, parameters, execution_options=options)
        if many:
            return ready.run_many(self.driver, parameters)
        return ready.run(self.driver, parameters or {})

    async def exec_driver_sql(
        self, statement: str, parameters: Any = None, execution_options: Any = None
    ) -> CursorResult[Any]:
        return self._proxied.exec_driver_sql(statement, parameters, execution_options)

    def run(self, statement: str) -> None:
        """Run what begins or ends a transaction."""
        began = TIMES.clock()
        try:
            self.driver.execute(statement)
        except sqlite3.Error as error:
            raise raised_by(statement, error) from error
        finally:
            TIMES.note(statement.lower(), TIMES.clock() - began)


class Apart(AtOnce):
    """It answers in a thread of its own, with all rows there are."""

    __slots__ = ("_threads",)

    def __init__(self, connection: Connection, threads: Threads) -> None:
        super().__init__(connection)
        self._threads = threads

    async def execute(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, statement: Any, parameters: Any = None, *, execution_options: Any = None
    ) -> Result[Any] | Changed:
        name, took = TIMES.caller(), 0.0

        def timed() -> Result[Any] | Changed:
            nonlocal took
            began = TIMES.clock()
            try:
                found = self._answer(statement, parameters, execution_options)
                if isinstance(found, CursorResult) and found.returns_rows:
                    return found.freeze()()  # which fetches them
                return found
            finally:
                took = TIMES.clock() - began  # without the time for which others have the loop

        try:
            return await self._threads.do(timed)
        finally:
            TIMES.note(name, took)


class OneConnection:
    """A connection opened once: to take one from a pool costs more than a statement."""

    def __init__(self, engine: Engine, *, apart: bool = False) -> None:
        self._engine = engine
        self._apart = apart
        self._thread = Threads(1, "database")
        self._opening = asyncio.Lock()
        self._connection: AtOnce | None = None

    async def get(self) -> AtOnce:
        if self._connection is None:
            async with self._opening:
                if self._connection is None:
                    await self.elsewhere(self._open)
        assert self._connection is not None
        return self._connection

    def _open(self) -> None:
        """Also for whoever is cancelled meanwhile: it is there, and closed with the others."""
        found = self._engine.connect()
        self._connection = Apart(found, self._thread) if self._apart else AtOnce(found)

    async def elsewhere(self, work: Callable[[], T]) -> T:
        """Do in another thread what may have to wait, for a lock or for the disk.

        Whoever is cancelled goes on when it is done: nobody else uses the connection meanwhile.
        """
        return await self._thread.do(work)

    async def close(self) -> None:
        """Close it; once more, and where it was never opened, there is nothing to do."""
        if self._connection is not None:
            self._connection = None
            await self.elsewhere(self._engine.dispose)
        self._thread.close()
