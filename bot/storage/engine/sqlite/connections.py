"""Connections that answer at once, in the thread that asks, that of the event loop.

A short statement takes SQLAlchemy several times as long as SQLite, each time: to find what it has
compiled, to prepare an execution, to describe a result. A prepared one goes to the driver as it is.

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

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Select
from sqlalchemy.engine import IteratorResult, Result
from sqlalchemy.engine.result import SimpleResultMetaData
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.compiler import SQLCompiler

from bot.storage.engine.database_errors import raised_by
from bot.storage.engine.statements import PREPARED, Parameters
from bot.storage.engine.times import TIMES

T = TypeVar("T")


class Changed:
    """The outcome of a statement that returns no rows."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.rowcount = cursor.rowcount


class Prepared:
    """A statement as it goes to the driver, with the parameters of these names."""

    def __init__(self, statement: Any, names: Sequence[str], dialect: Dialect) -> None:
        self.statement = statement
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        assert isinstance(compiled, SQLCompiler)
        lists, made = compiled.post_compile_params, [*compiled.insert_prefetch]
        made += compiled.update_prefetch
        if lists or made or compiled.positiontup is None:
            raise ValueError(f"SQLAlchemy has to see to this each time: {compiled}")
        self._sql = str(compiled)
        # Raises where a value is missing, as any other connection does; NULL would find nothing.
        fixed = compiled.construct_params(dict.fromkeys(names))
        self._parameters = [
            (
                name in names,
                name,
                fixed[name],
                compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect),
            )
            for name in compiled.positiontup
        ]
        is_select = isinstance(statement, Select)
        columns = statement.selected_columns if is_select else statement.exported_columns
        self._metadata: SimpleResultMetaData | None = None
        if names := [str(each.key) for each in columns]:
            from_driver: list[Any] = [
                each.type.dialect_impl(dialect).result_processor(dialect, None) for each in columns
            ]
            self._metadata = SimpleResultMetaData(names, _processors=from_driver)

    def run(self, driver: sqlite3.Connection, parameters: Parameters) -> Result[Any] | Changed:
        try:
            cursor = driver.execute(self._sql, self._values(parameters))
            if self._metadata is None:
                return Changed(cursor)
            return IteratorResult(self._metadata, iter(cursor.fetchall()))
        except sqlite3.Error as error:
            raise raised_by(self._sql, error) from error

    def run_many(self, driver: sqlite3.Connection, parameters: Sequence[Parameters]) -> Changed:
        try:
            return Changed(driver.executemany(self._sql, map(self._values, parameters)))
        except sqlite3.Error as error:
            raise raised_by(self._sql, error) from error

    def _values(self, parameters: Parameters) -> list[Any]:
        values = [
            parameters[name] if is_given else fixed for is_given, name, fixed, _ in self._parameters
        ]
        for index, (_, _, _, convert) in enumerate(self._parameters):
            if convert is not None:
                values[index] = convert(values[index])
        return values


class AllPrepared:
    """The statements prepared so far for one dialect."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[tuple[int, tuple[str, ...]], Prepared] = {}

    def of(self, statement: Any, parameters: Parameters) -> Prepared | None:
        """Return a statement as it was prepared; None for one that is not to be."""
        key = id(statement), tuple(parameters)
        known = self._known.get(key)
        if known is None and statement.get_execution_options().get(PREPARED):
            known = self._known[key] = Prepared(statement, key[1], self._dialect)
        return known


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
