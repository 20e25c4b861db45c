"""The database: one interface, and an implementation for each kind, SQLite and PostgreSQL."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from contextvars import ContextVar
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.news import Appointments, Lagging

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Commits:
    """A note whether anything that was asked for has been changed, and committed."""

    any = False


_COMMITS: ContextVar[Commits | None] = ContextVar("commits", default=None)


def noting_commits() -> Commits:
    """From now on, in this task and those it begins: whether something was committed.

    After a commit nobody may be told that nothing was changed, whatever goes wrong then.
    """
    commits = Commits()
    _COMMITS.set(commits)
    return commits


def note_commit() -> None:
    """Take down that what was asked for is committed."""
    if (commits := _COMMITS.get()) is not None:
        commits.any = True


class Asks(Protocol):
    """A database, or a look at one, of which queries can be asked."""

    async def ask(
        self,
        query: Callable[Concatenate[AsyncConnection, Asked], Awaitable[Found]],
        *args: Asked.args,
        **named: Asked.kwargs,
    ) -> Found: ...


class Held(Protocol):
    """A lease of this process."""

    name: str
    number: int | None
    lost: asyncio.Event


class Database(ABC):
    """Connections to one database; made by an `Engine`."""

    def __init__(self) -> None:
        self.lagging, self.appointments = Lagging(), Appointments()
        self.heard: Callable[[], None] = lambda: None
        """called when another process has committed something of these, or may have"""
        self.lease: Held | None = None
        """without which this process writes nothing, once it has taken it; who finds that it is
        another's by now sets `lost`"""

    @abstractmethod
    def write(
        self, *, asked: bool = True, game: int | None = None
    ) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that may write: committed at the end, rolled back by any exception.

        It is alone, among all processes; one that is about a `game` in play keeps out only those
        about the same game and those that are about all. It may change rows that belong to this
        game, and others only where it does not matter what happens to them at the same time:
        docs/scale.md lists them.

        Nothing in it may take long: others wait for their turn. `asked`: it is what somebody asked
        for, as `noting_commits` tells; that they are met is not.

        Raises `OperationalError` when the database does not answer in time for a click, and
        `Overtaken` of these where another writer came between, or `LeaseLost` where this process
        may not write any more.
        """

    @abstractmethod
    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A look at the database: each statement sees what is committed when it begins."""

    @abstractmethod
    def glance(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A look at a few rows that an index finds, asked with every action."""

    @abstractmethod
    async def close(self) -> None: ...

    def newest_game(self) -> int | None:
        """The game of the newest action, where that is noted apart and must stay there."""
        return None

    async def ask(
        self,
        query: Callable[Concatenate[AsyncConnection, Asked], Awaitable[Found]],
        *args: Asked.args,
        **named: Asked.kwargs,
    ) -> Found:
        """Return the result of one query."""
        async with self.read() as connection:
            return await query(connection, *args, **named)

    async def commit(
        self,
        change: Callable[Concatenate[AsyncConnection, Asked], Awaitable[Found]],
        *args: Asked.args,
        **named: Asked.kwargs,
    ) -> Found:
        """Write what one change does; return what it found."""
        return await self.commit_in(None, change, *args, **named)

    async def commit_in(
        self,
        game: int | None,
        change: Callable[Concatenate[AsyncConnection, Asked], Awaitable[Found]],
        *args: Asked.args,
        **named: Asked.kwargs,
    ) -> Found:
        """The same about a game; None: it is about no game in play."""
        async with self.write(game=game) as connection:
            return await change(connection, *args, **named)

    async def prove(self) -> None:
        """Read and write as anybody may, though nothing; raises `OperationalError` if either does
        not go."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))
        async with self.write(asked=False):
            pass
