"""Connections of those who read, with as few trips to another thread as can be: each costs more
than most statements do.

SQLAlchemy asks a driver for a cursor, to execute, to fetch all rows and to close, each of them
awaited; at aiosqlite each is a trip to the connection's thread and back. Here a statement is one.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Self

import aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.engine.times import TIMES

CHUNK = 64
"""rows that aiosqlite would fetch at once where it iterates; nothing here does"""


def creator(
    connector: Callable[[], sqlite3.Connection],
) -> Callable[[], Coroutine[Any, Any, "ReadingConnection"]]:
    """Return a maker of connections, for `create_async_engine(async_creator=...)`; each is opened
    by `connector`, and used by another thread."""

    async def connect() -> ReadingConnection:
        connection = ReadingConnection(connector, CHUNK)
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


class ReadingConnection(aiosqlite.Connection):
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

    def __init__(self, connection: ReadingConnection) -> None:
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
