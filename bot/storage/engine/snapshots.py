"""Looks at a database that another process writes: read-only, each one short transaction, with
nothing open between two of them."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Concatenate

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.database import Asked, Found


class NothingToRead(Exception):
    """There is no database yet, it cannot be read, or it has the schema of another version."""


class Snapshots(ABC):
    """Looks at one database, which may not be there yet."""

    @abstractmethod
    def look(self) -> AbstractAsyncContextManager["Look"]:
        """The database at one moment, whatever is committed meanwhile. Raises `NothingToRead`."""

    @abstractmethod
    async def version(self) -> tuple[int, int]:
        """A value that is another one after each commit. Raises `NothingToRead`."""

    @abstractmethod
    async def close(self) -> None: ...


class Look:
    """The database at one moment."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def ask(
        self,
        query: Callable[Concatenate[AsyncConnection, Asked], Awaitable[Found]],
        *args: Asked.args,
        **named: Asked.kwargs,
    ) -> Found:
        """Return the result of one query."""
        return await query(self._connection, *args, **named)
