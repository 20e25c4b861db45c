"""Connections to the file, with as few trips to another thread as can be: each costs more than most
statements do.

What finds a few rows by an index, or writes within a transaction that has its lock already, runs in
the thread that asks, that of the event loop: it waits for nothing for long, and needs no greenlet
either, which SQLAlchemy begins for each statement whose driver may wait. For readers SQLAlchemy
asks a driver for a cursor, to execute, to fetch all rows and to close, each of them awaited; at
aiosqlite each is a trip to the connection's thread and back. Here a statement is one.
"""

import asyncio
import logging
import sqlite3
import sys
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType
from typing import Any, Self, TypeVar

import aiosqlite
from sqlalchemy import Connection, CursorResult, Engine, Result
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.engine.database_errors import raised_by
from bot.storage.engine.statements import AllPrepared, Changed
from bot.threads import Threads

log = logging.getLogger(__name__)

T = TypeVar("T")


SLOW = 0.1
"""seconds from which on a statement has a line in the log"""
ASIDE = ("bot.storage.engine", "sqlalchemy")
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


TIMES = Times()
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
        began, many = TIMES.clock(), isinstance(parameters, list)
        ready = self._prepared.of(statement, parameters[0] if many else parameters or {})
        try:
            if ready is None:
                options = execution_options
                return self._proxied.execute(statement, parameters, execution_options=options)
            if many:
                return ready.run_many(self.driver, parameters)
            return ready.run(self.driver, parameters or {})
        finally:
            TIMES.note(TIMES.caller(), TIMES.clock() - began)

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


class OneConnection:
    """A connection opened once: to take one from its pool costs more than a statement."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = Threads(1, "database")
        self._opening = asyncio.Lock()
        self._connection: AtOnce | None = None

    async def get(self) -> AtOnce:
        if self._connection is None:
            async with self._opening:
                if self._connection is None:
                    self._connection = AtOnce(await self.elsewhere(self._engine.connect))
        return self._connection

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


# Readers ------------------------------------------------------------------------------------------


CHUNK = 64
"""rows that aiosqlite would fetch at once where it iterates; nothing here does"""


def creator(file: Path) -> Callable[[], Coroutine[Any, Any, "Reader"]]:
    """Return a maker of connections to a database, for `create_async_engine(async_creator=...)`."""

    async def connect() -> Reader:
        connector = partial(sqlite3.connect, file, check_same_thread=False)
        connection = Reader(connector, CHUNK)
        opening = asyncio.ensure_future(connection)
        try:
            await asyncio.shield(opening)
        except asyncio.CancelledError:
            # Its thread would have the file open for a while, and might outlive the event loop.
            await asyncio.wait((opening,))
            if opening.exception() is None:
                await connection.close()
            raise
        return connection

    return connect


class Reader(aiosqlite.Connection):
    """A connection whose cursors need one trip for a statement. SQLAlchemy awaits it."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        super().__init__(connector, iter_chunk_size)
        self.took = 0.0
        """seconds of its last statement; others may have had the event loop for longer"""
        self._thread.daemon = True  # a connection that was not closed keeps no process alive

    # aiosqlite's own is one more trip to the thread; SQLAlchemy asks for no more than this one can.
    def cursor(self) -> "Cursor":  # pyright: ignore[reportIncompatibleMethodOverride]
        return Cursor(self)

    async def rollback(self) -> None:
        """SQLAlchemy also asks for it after a commit; then there is nothing to do."""
        if self.in_transaction:
            await super().rollback()

    async def run(self, statement: Callable[[sqlite3.Connection], sqlite3.Cursor]) -> "Outcome":
        """Execute and fetch in one visit to the connection's thread."""

        def timed() -> Outcome:
            began = TIMES.clock()
            try:
                return Outcome(statement(self._conn))
            finally:
                self.took = TIMES.clock() - began

        return await self._execute(timed)


class Outcome:
    """The outcome of a statement: its rows, fetched, and what a cursor says of it."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.description: Any = cursor.description
        self.rows: list[Any] = cursor.fetchall() if cursor.description else []
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid
        cursor.close()


class Cursor:
    """As much of a cursor as SQLAlchemy asks of one."""

    arraysize = 1

    def __init__(self, connection: Reader) -> None:
        self._connection = connection
        self._outcome: Outcome | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, operation: str, parameters: Sequence[Any] = ()) -> None:
        self._outcome = await self._connection.run(lambda at: at.execute(operation, parameters))

    async def executemany(self, operation: str, parameters: Iterable[Sequence[Any]]) -> None:
        self._outcome = await self._connection.run(lambda at: at.executemany(operation, parameters))

    async def fetchall(self) -> list[Any]:
        return self._outcome.rows if self._outcome else []

    async def close(self) -> None:
        """The thread has closed it already."""

    @property
    def description(self) -> Any:
        return self._outcome.description if self._outcome else None

    @property
    def rowcount(self) -> int:
        return self._outcome.rowcount if self._outcome else -1

    @property
    def lastrowid(self) -> int | None:
        return self._outcome.lastrowid if self._outcome else None


class Reading(AsyncConnection):
    """A connection of a reader, which tells how long its statements take."""

    __slots__ = ()

    async def execute(self, *arguments: Any, **options: Any) -> Any:
        name = TIMES.caller()
        try:
            return await super().execute(*arguments, **options)
        finally:
            if self.sync_connection is not None and not self.sync_connection.invalidated:
                reader: Any = self.sync_connection.connection.driver_connection
                TIMES.note(name, reader.took)


class Readers(AsyncEngine):
    """The connections of those who read."""

    _connection_cls = Reading
