"""The database: one writer with `BEGIN IMMEDIATE`, readers apart, WAL, foreign keys on.

A deferred transaction that reads and then writes fails with "database is locked" as soon as two of
them meet; immediate ones on one connection wait for each other instead.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from bot.errors import StartupError
from bot.storage import one_trip
from bot.storage.migrate import migrate
from bot.storage.trouble import cannot_be_used, tell_apart

READERS: Final = 4
BUSY_MS: Final = 2000
"""until a locked database is given up: a click wants its answer within three seconds"""


class Database:
    """Connections to one database; made by `open_database`."""

    def __init__(self, url: URL) -> None:
        self._writer = _engine(url, writer=True)
        self._readers = _engine(url, writer=False)
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write: committed at the end, rolled back by any exception."""
        async with self._turn, self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A look at the database: each statement sees what is committed when it begins."""
        async with self._readers.connect() as connection:
            yield connection

    async def close(self) -> None:
        await self._readers.dispose()
        await self._writer.dispose()


def _engine(url: URL, *, writer: bool) -> AsyncEngine:
    engine = _new_engine(url, writer=writer)
    tell_apart(engine.sync_engine)
    return engine


def _new_engine(url: URL, *, writer: bool) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, hide_parameters=True)
    creator = one_trip.creator(url)
    if not writer:
        engine = create_async_engine(
            url,
            async_creator=creator,
            poolclass=AsyncAdaptedQueuePool,
            pool_size=READERS,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "connect", _on_connect)
        return engine
    engine = create_async_engine(
        url, async_creator=creator, poolclass=StaticPool, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _on_connect)
    event.listen(engine.sync_engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _on_connect(connection: Any, _record: object) -> None:
    # The driver must not begin transactions of its own.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.close()


async def open_database(where: str) -> Database:
    """Bring the database at `where` (a file, or an SQLAlchemy URL) up to date and open it.

    Raises `StartupError` when it cannot be written, is damaged, or newer than the program.
    """
    url = database_url(where)
    database = Database(url)
    try:
        await asyncio.to_thread(migrate, url)
        async with database.write():
            pass  # what is wrong with the connection itself is said now, not at the first click
    except (DBAPIError, sqlite3.Error, OSError) as error:
        await database.close()
        raise StartupError(cannot_be_used(where, error)) from error
    return database


def database_url(where: str) -> URL:
    if "://" in where:
        return make_url(where)
    return URL.create("sqlite+aiosqlite", database=str(Path(where)))


def file_of(where: str) -> Path:
    """The file of an SQLite database; raises `StartupError` for one that is no file."""
    url = database_url(where)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise StartupError(
            f"The database {url.render_as_string()} is no SQLite file: use the tools of its server."
        )
    return Path(url.database)
