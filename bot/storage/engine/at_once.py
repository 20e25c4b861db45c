"""A connection whose statements run in the thread that asks: that of the event loop.

They find a few rows by an index, or write within a transaction that has its lock already, so none
waits long. A trip to another thread costs more than such a statement; so does the greenlet that
SQLAlchemy begins for each so that a driver may wait.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, Result
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.database_errors import raised_by
from bot.storage.engine.prepared import AllPrepared, Changed
from bot.threads import Threads

T = TypeVar("T")


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
        many = isinstance(parameters, list)
        ready = self._prepared.of(statement, parameters[0] if many else parameters or {})
        if ready is None:
            return self._proxied.execute(statement, parameters, execution_options=execution_options)
        if many:
            return ready.run_many(self.driver, parameters)
        return ready.run(self.driver, parameters or {})

    async def exec_driver_sql(
        self, statement: str, parameters: Any = None, execution_options: Any = None
    ) -> CursorResult[Any]:
        return self._proxied.exec_driver_sql(statement, parameters, execution_options)

    def run(self, statement: str) -> None:
        """Run what begins or ends a transaction."""
        try:
            self.driver.execute(statement)
        except sqlite3.Error as error:
            raise raised_by(statement, error) from error


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
