"""The database: one writer with `BEGIN IMMEDIATE`, readers apart, WAL, foreign keys on.

A deferred transaction that reads and then writes fails with "database is locked" as soon as two of
them meet; immediate ones on one connection wait for each other instead.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from bot.errors import StartupError
from bot.storage.migrate import migrate

READERS: Final = 4
BUSY_MS: Final = 5000


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
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url)
    if not writer:
        engine = create_async_engine(
            url,
            poolclass=AsyncAdaptedQueuePool,
            pool_size=READERS,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
        )
        event.listen(engine.sync_engine, "connect", _on_connect)
        return engine
    engine = create_async_engine(url, poolclass=StaticPool)
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

    Raises `StartupError` when it cannot be written.
    """
    url = database_url(where)
    try:
        await asyncio.to_thread(migrate, url)
    except (DatabaseError, OSError) as error:
        reason = getattr(error, "orig", None) or error
        raise StartupError(f"The database {where} cannot be used: {reason}.") from error
    return Database(url)


def database_url(where: str) -> URL:
    if "://" in where:
        return make_url(where)
    return URL.create("sqlite+aiosqlite", database=str(Path(where)))
