"""The database: one interface, and an implementation for each kind, SQLite and PostgreSQL."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from contextvars import ContextVar
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.news import Appointments, Changed, Jobs, Lagging, Requests
from bot.storage.engine.schema import taken
from bot.storage.engine.statements import delete_where, fetch_value, insert_once

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Commits:
    """A note whether anything that was asked for has been changed, and committed; `once`: by this
    press or command, which no other process may do as well."""

    any = False

    def __init__(self, once: int | None = None) -> None:
        self.once = once


_COMMITS: ContextVar[Commits | None] = ContextVar("commits", default=None)


def noting_commits(once: int | None = None) -> Commits:
    """From now on, in this task and those it begins: whether something was committed.

    After a commit nobody may be told that nothing was changed, whatever goes wrong then. What is
    written for the interaction `once` is written by one process alone.
    """
    commits = Commits(once)
    _COMMITS.set(commits)
    return commits


def note_commit() -> None:
    """Take down that what was asked for is committed."""
    if (commits := _COMMITS.get()) is not None:
        commits.any = True


class TakenElsewhere(Exception):
    """Another process has done what this press or command asks for."""


KEPT_FOR = 3600 * 1000 << 22
"""what the number of an interaction grows by in an hour: nobody takes one that is so old"""
TIDIED = 64
"""of so many milliseconds one in which those that are older are deleted"""


async def take(connection: AsyncConnection, taker: str) -> None:
    """Write down, in the transaction that changes something, that a press is done here; raises
    `TakenElsewhere`. It is that of the current task, if it is to be done once."""
    commits = _COMMITS.get()
    if commits is None or commits.once is None:
        return
    number = commits.once
    mine = {"interaction_id": number, "taker": taker}
    if not await insert_once(connection, taken, mine):
        whose = select(taken.taker).where(taken.interaction_id == number)
        if await fetch_value(connection, whose) != taker:
            raise TakenElsewhere(f"interaction {number}")
    elif (number >> 22) % TIDIED == 0:
        await delete_where(connection, taken, taken.interaction_id < number - KEPT_FOR)


def note_taken() -> None:
    """Take down that it is committed whose press it is: it need not be written again."""
    if (commits := _COMMITS.get()) is not None:
        commits.once = None


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
        self.lagging, self.appointments, self.people = Lagging(), Appointments(), Changed()
        self.jobs, self.requests = Jobs(), Requests()
        self.taker = secrets.token_hex(8)
        """the word by which this process takes presses (`take`)"""
        self.heard: Callable[[], None] = lambda: None
        """called when another process has committed something of these, or may have"""
        self.lease: Held | None = None
        """without which this process writes nothing, once it has taken it; who finds that it is
        another's by now sets `lost`"""

    @abstractmethod
    def write(
        self, *, asked: bool = True, game: int | None = None, waits: bool = True
    ) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that may write: committed at the end, rolled back by any exception.

        It is alone, among all processes; one that is about a `game` in play keeps out only those
        about the same game and those that are about all. It may change rows that belong to this
        game, and others only where it does not matter what happens to them at the same time:
        docs/scale.md lists them.

        Nothing in it may take long: others wait for their turn. `asked`: it is what somebody asked
        for, as `noting_commits` tells; that they are met is not.

        One that `waits` for no other is of one statement, which says itself whether it may be.

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

    async def aside(
        self,
        query: Callable[Concatenate[AsyncConnection, Asked], Awaitable[Found]],
        *args: Asked.args,
        **named: Asked.kwargs,
    ) -> Found:
        """Write what one statement changes of `jobs` and of who does them: where several processes
        share the database it neither waits for other writers nor keeps them waiting."""
        async with self.write(asked=False) as connection:
            return await query(connection, *args, **named)

    @abstractmethod
    async def tell_requests(self, count: int) -> None:
        """Tell the other processes how many requests this one has made; alone it tells nobody."""

    async def prove(self) -> None:
        """Read and write as anybody may, though nothing; raises `OperationalError` if either does
        not go."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))
        async with self.write(asked=False):
            pass
