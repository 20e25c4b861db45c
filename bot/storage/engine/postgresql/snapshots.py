"""Looks at a PostgreSQL server by a process that never writes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from bot.storage.engine.postgresql.connections import Connections
from bot.storage.engine.snapshots import Look, NothingToRead, Snapshots

AT_ONCE = 4
"""looks side by side; others wait for their turn"""


class ServerSnapshots(Snapshots):
    """Looks at one database of a server; each sees one moment."""

    def __init__(self, url: URL) -> None:
        self._engine = Connections(url, AT_ONCE, isolation_level="REPEATABLE READ")

    @asynccontextmanager
    async def look(self) -> AsyncIterator[Look]:
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SET TRANSACTION READ ONLY"))
                yield Look(connection)
        except SQLAlchemyError as error:
            raise NothingToRead(str(error)) from error

    async def version(self) -> tuple[int, int]:
        try:
            async with self._engine.connect() as connection:
                told = await connection.scalar(text("SELECT pg_current_wal_insert_lsn() - '0/0'"))
        except SQLAlchemyError as error:
            raise NothingToRead(str(error)) from error
        return 0, int(told)

    async def close(self) -> None:
        await self._engine.dispose()
