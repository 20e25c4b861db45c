"""A database on a PostgreSQL server."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

import orjson
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

Asked = ParamSpec("Asked")
Found = TypeVar("Found")

ONE_WRITER = 0x0D1DE  # a number of our own among the server's locks


class PostgresDatabase:
    def __init__(self, url: URL, lagging: Any, appointments: Any) -> None:
        self._engine = create_async_engine(
            url, pool_size=8, max_overflow=8, json_deserializer=orjson.loads, hide_parameters=True
        )
        self._by_statement = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self.lagging, self.appointments = lagging, appointments

    @asynccontextmanager
    async def write(self, *, asked: bool = True) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection, connection.begin():
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_WRITER})"))
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._by_statement.connect() as connection:
            yield connection

    glance = read

    async def ask(
        self,
        query: Callable[Concatenate[AsyncConnection, Asked], Awaitable[Found]],
        *args: Asked.args,
        **named: Asked.kwargs,
    ) -> Found:
        async with self.read() as connection:
            return await query(connection, *args, **named)

    async def commit(
        self,
        change: Callable[Concatenate[AsyncConnection, Asked], Awaitable[Found]],
        *args: Asked.args,
        **named: Asked.kwargs,
    ) -> Found:
        async with self.write() as connection:
            return await change(connection, *args, **named)

    async def close(self) -> None:
        await self._engine.dispose()
