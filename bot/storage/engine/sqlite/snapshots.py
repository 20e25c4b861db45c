"""Looks at a file that another process writes.

A reader who lingers keeps what was forgotten in the log beside the file (`privacy.scrub`), so
nothing is open between two looks: that something was committed is told by SQLite's own number.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.errors import StartupError
from bot.storage.engine.database_errors import tell_apart
from bot.storage.engine.snapshots import Look, NothingToRead, Snapshots
from bot.storage.engine.sqlite.files import open_to_read
from bot.storage.engine.sqlite.migrate import looked_at
from bot.storage.engine.sqlite.readers import Readers, creator

AT_ONCE = 4
"""looks side by side; others wait for their turn"""
PATIENCE_MS = 2000


class FileSnapshots(Snapshots):
    """Looks at the database in a file, which may be another one later: a restored backup is."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._opened: _Opened | None = None

    @asynccontextmanager
    async def look(self) -> AsyncIterator[Look]:
        opened = await self._there()
        async with opened.readers.connect() as connection:
            await connection.execute(text("BEGIN"))
            try:
                yield Look(connection)
            finally:
                await connection.execute(text("ROLLBACK"))

    async def version(self) -> tuple[int, int]:
        opened = await self._there()
        try:
            (number,) = opened.told.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error as error:
            raise NothingToRead(str(error)) from error
        return opened.inode, number

    async def close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            await opened.close()

    async def _there(self) -> "_Opened":
        try:
            inode = self._file.stat().st_ino
        except OSError as error:
            raise NothingToRead(f"there is no database {self._file}") from error
        if self._opened is None or self._opened.inode != inode:
            await self.close()
            try:
                with looked_at(self._file):
                    self._opened = _Opened(self._file, inode)
            except (StartupError, sqlite3.Error) as error:
                raise NothingToRead(str(error)) from error
        return self._opened


class _Opened:
    """Connections to one file."""

    def __init__(self, file: Path, inode: int) -> None:
        self.inode = inode
        self.told = open_to_read(file)
        self.told.isolation_level = None
        engine = create_async_engine(
            "sqlite+aiosqlite://",
            async_creator=creator(partial(open_to_read, file, by_any_thread=True)),
            poolclass=AsyncAdaptedQueuePool,
            pool_size=AT_ONCE,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
            json_deserializer=orjson.loads,
        ).sync_engine
        tell_apart(engine)
        event.listen(engine, "connect", _prepare)
        self.readers = Readers(engine)

    async def close(self) -> None:
        self.told.close()
        with suppress(SQLAlchemyError):
            await self.readers.dispose()


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE_MS}")
    cursor.close()
