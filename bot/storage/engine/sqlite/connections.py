"""Connections that answer at once, in the thread that asks, that of the event loop.

What finds a few rows by an index, or writes within a transaction that has its lock already, waits
for nothing for long, and needs no greenlet either, which SQLAlchemy begins for each statement whose
driver may wait.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Engine
from sqlalchemy.engine import Result
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.database_errors import overtaken, raised_by
from bot.storage.engine.prepared import AllPrepared, Prepared
from bot.storage.engine.statements import Parameters
from bot.storage.engine.times import TIMES

T = TypeVar("T")


class Changed:
    """The outcome of a statement that returns no rows."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.rowcount = cursor.rowcount


def run(ready: Prepared, driver: sqlite3.Connection, parameters: Parameters) -> Any:
    """Run a prepared statement; return its result."""
    try:
        cursor = driver.execute(ready.sql, ready.values(parameters))
        if ready.returns_rows:
            return ready.result(cursor.fetchall())
    except sqlite3.Error as error:
        raise raised_by(ready.sql, error) from error
    if ready.must_change and not cursor.rowcount:
        raise overtaken(ready.sql)
    return Changed(cursor)


def run_many(
    ready: Prepared, driver: sqlite3.Connection, parameters: Sequence[Parameters]
) -> Changed:
    try:
        return Changed(driver.executemany(ready.sql, map(ready.values, parameters)))
    except sqlite3.Error as error:
        raise raised_by(ready.sql, error) from error


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
                return self._proxied.execute(
                    statement, parameters, execution_options=execution_options
                )
            if many:
                return run_many(ready, self.driver, parameters)
            return run(ready, self.driver, parameters or {})
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


class Done(asyncio.Future[T]):
    """The outcome of some work, for any number who wait. It is not stopped halfway: whoever is
    cancelled meanwhile goes on when it is done.

    `with` it the work is done: whatever is raised there is told to those who wait.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        return False

    def drop(self) -> None:
        """Have whoever waits go on without it."""
        super().cancel()

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> bool:
        if isinstance(error, StopIteration):
            # No future takes it: whoever waits would do so for ever.
            error = RuntimeError(f"nothing more: {error.value!r}")
        if error is not None:
            self.tell(self.set_exception, error)
        return True

    def tell(self, set_to: Callable[[Any], None], outcome: object) -> None:
        """Hand over what came of it."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.get_loop().call_soon_threadsafe(set_to, outcome)


class WorkThread:
    """A thread that does what the event loop would have to wait for; it begins with the first work.

    Every action has some of it done, so it is handed over with as little ado as can be: asyncio's
    own way takes twice as long.
    """

    def __init__(self) -> None:
        self._thread = threading.Thread(target=self._run, name="database", daemon=True)
        self._given: SimpleQueue[tuple[Done[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._closed = False

    def do(self, work: Callable[[], T]) -> Done[T]:
        """Have some work done, after all that was given before."""
        if self._closed:
            raise RuntimeError("this thread is closed")
        done: Done[T] = Done()
        self._given.put((done, work))
        if self._thread.ident is None:
            self._thread.start()
        return done

    def close(self) -> None:
        """Have the thread end once it has done what it has begun."""
        self._closed = True
        with suppress(Empty):
            while (given := self._given.get_nowait()) is not None:
                given[0].drop()
        self._given.put(None)

    def _run(self) -> None:
        while (given := self._given.get()) is not None:
            done, work = given
            with done:
                done.tell(done.set_result, work())
            del given, done, work  # nothing of it is kept until the next comes


class OneConnection:
    """A connection opened once: to take one from its pool costs more than a statement."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = WorkThread()
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
