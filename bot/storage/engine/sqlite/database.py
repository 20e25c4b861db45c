"""A database in a file of SQLite: one writer with `BEGIN IMMEDIATE`, readers apart, WAL, foreign
keys on.

A deferred transaction that reads and then writes fails with "database is locked" as soon as two of
them meet; immediate ones on one connection wait for each other instead.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, create_engine, event
from sqlalchemy import Engine as Connections
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from bot.errors import StartupError
from bot.storage.engine.database import Database, note_commit, note_taken, take
from bot.storage.engine.database_errors import (
    FileProblem,
    cannot_be_used,
    problem_of,
    raised_by,
    tell_apart,
)
from bot.storage.engine.engines import Engine
from bot.storage.engine.news import News, Telling
from bot.storage.engine.snapshots import Snapshots
from bot.storage.engine.sqlite.connections import AtOnce, OneConnection
from bot.storage.engine.sqlite.files import (
    LOCK,
    NEWEST,
    Newest,
    Note,
    back_up,
    check_newest,
    held_alone,
    keep_private,
    lost_action,
    make_private,
)
from bot.storage.engine.sqlite.migrate import looked_at, made, migrate, sqlite_url
from bot.storage.engine.sqlite.readers import Readers, creator
from bot.storage.engine.sqlite.snapshots import FileSnapshots
from bot.storage.games.games import NEWEST_ACTION

READERS = 4
BUSY_MS = 2000
"""until a locked database is given up: a click wants its answer within three seconds"""
BESIDE = ("-wal", "-shm", LOCK, NEWEST)
"""endings of the files beside a database that belong to it"""
GLANCE_MS = 50
"""the same for glances, during which nothing else happens; a writer locks out no reader"""
_BY_STATEMENT: dict[str, Any] = {
    "isolation_level": "AUTOCOMMIT",
    "skip_autocommit_rollback": True,
    "hide_parameters": True,
    "json_deserializer": orjson.loads,
}


class SqliteDatabase(Database):
    """Connections to one database; made by `open_database`."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        writing, glancing = _at_once(file, BUSY_MS), _at_once(file, GLANCE_MS)
        self._readers = _reading(file)
        for engine in (writing, self._readers.sync_engine, glancing):
            tell_apart(engine)
        self._writer, self._glancer = OneConnection(writing), OneConnection(glancing)
        told = self.lagging, self.appointments, self.jobs
        self._telling = Telling(*told)
        for news in told:
            event.listen(writing, "connect", partial(_listen, news, self._telling.tell))
        self._turn = asyncio.Lock()
        self._lockout: sqlite3.Error | None = None
        """the last time that another program did not let go of the file"""
        self._file, self._note = file, Note(file)

    def newest_game(self) -> int | None:
        """The game of the newest action, as it is noted beside the file: it must stay there."""
        noted = Newest.beside(self._file)
        return None if noted is None else noted.game_id

    @asynccontextmanager
    async def write(
        self, *, asked: bool = True, game: int | None = None, waits: bool = True
    ) -> AsyncIterator[AsyncConnection]:
        """Nothing in it may take long: its statements run in the event loop's thread. There is one
        writer at a time, whatever `game` it writes about, and each `waits`.

        Raises `OperationalError` when the file is locked for `BUSY_MS`: whoever has waited for
        their turn meanwhile would wait as long again, and a command has to be answered.
        """
        before = self._lockout
        async with self._turn:
            if self._lockout is not None and self._lockout is not before:
                raise raised_by("BEGIN IMMEDIATE", self._lockout)
            connection = await self._writer.get()
            changes = connection.driver.total_changes
            committed = False

            def commit() -> None:
                nonlocal committed
                # What changes nothing does not note whose press it was, either.
                changed = connection.driver.total_changes != changes
                connection.run("COMMIT" if changed else "ROLLBACK")
                committed = True

            try:
                await self._begin(connection)
                connection.info.pop(NEWEST_ACTION, None)
                if asked:
                    await take(connection, self.taker)
                    changes = connection.driver.total_changes
                yield connection
                await self._writer.elsewhere(commit)
            finally:
                # Also for whoever is cancelled while it commits.
                self._telling.end(committed=committed)
                if connection.driver.in_transaction:
                    connection.run("ROLLBACK")
                if committed:
                    self._note_down(
                        connection, asked and connection.driver.total_changes != changes
                    )

    def _note_down(self, connection: AtOnce, changed: bool) -> None:
        if changed:
            note_taken()
            note_commit()
        if newest := connection.info.get(NEWEST_ACTION):
            self._note.write(*newest)

    async def _begin(self, connection: AtOnce) -> None:
        """Take the lock that writers have; wait for it in another thread if it is not free."""
        try:
            _lock(connection, 0)
        except OperationalError as error:
            if problem_of(error) is not FileProblem.LOCKED:
                raise
            try:
                await self._writer.elsewhere(partial(_lock, connection, BUSY_MS))
            except OperationalError as error:
                if isinstance(error.orig, sqlite3.Error):
                    self._lockout = error.orig
                raise

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A look at the database: each statement sees what is committed when it begins."""
        async with self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[AsyncConnection]:
        """A look at a few rows that an index finds, asked with every action.

        It runs in the event loop's thread: a trip to another costs more than the look.
        """
        yield await self._glancer.get()

    async def tell_requests(self, count: int) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        await self._glancer.close()
        await self._readers.dispose()
        await self._writer.close()
        self._note.close()


def _listen(
    news: News[Any],
    tell: Mapping[str, Callable[[int, Any], None]],
    connection: sqlite3.Connection,
    _record: object,
) -> None:
    """Hear of every row that is changed through a connection."""
    function = f"{news.table}_told"
    connection.create_function(function, 2, tell[news.table])
    for number, each in enumerate(news.triggers):
        connection.execute(
            f"CREATE TEMP TRIGGER {function}_{number} AFTER {each.changed} ON {news.table}"
            f" WHEN {each.when} BEGIN SELECT {function}({', '.join(each.told)}); END"
        )


def _lock(connection: AtOnce, patience_ms: int) -> None:
    """Begin a transaction that may write; raises `OperationalError` if another goes on longer."""
    connection.driver.execute(f"PRAGMA busy_timeout={patience_ms}")
    try:
        connection.run("BEGIN IMMEDIATE")
    finally:
        connection.driver.execute(f"PRAGMA busy_timeout={BUSY_MS}")


def _reading(file: Path) -> AsyncEngine:
    engine = create_async_engine(
        "sqlite+aiosqlite://",
        async_creator=creator(partial(sqlite3.connect, file, check_same_thread=False)),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=READERS,
        max_overflow=0,
        **_BY_STATEMENT,
    )
    _prepare_connections(engine.sync_engine, BUSY_MS)
    return Readers(engine.sync_engine)


def _at_once(file: Path, busy_ms: int) -> Connections:
    """SQLAlchemy begins no transactions here: `write` does."""
    engine = create_engine(
        sqlite_url(file),
        connect_args={"check_same_thread": False},
        poolclass=StaticPool,
        **_BY_STATEMENT,
    )
    _prepare_connections(engine, busy_ms)
    return engine


def _prepare_connections(engine: Connections, busy_ms: int) -> None:
    def connected(connection: Any, _record: object) -> None:
        # The driver must not begin transactions of its own.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=NORMAL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA secure_delete=ON")  # what is forgotten leaves no trace in the file
        cursor.execute(f"PRAGMA busy_timeout={busy_ms}")
        cursor.close()

    event.listen(engine, "connect", connected)


class SqliteEngine(Engine):
    """The database in a file."""

    is_shared = False

    def __init__(self, file: Path) -> None:
        self.file = file
        self.where = str(file)

    async def open(self) -> Database:
        file = self.file
        # Nobody but its owner may read what is in it, and nothing of it is missing.
        keep_private(file, *(file.with_name(file.name + ending) for ending in BESIDE))
        if not file.exists():
            with suppress(OSError):  # which SQLite says better
                make_private(file)
        check_newest(file)
        database = SqliteDatabase(file)
        try:
            await asyncio.to_thread(migrate, file)
            async with database.write():
                pass  # what is wrong with the connection itself is said now, not at the first click
        except (DBAPIError, sqlite3.Error, OSError) as error:
            await database.close()
            raise StartupError(cannot_be_used(self.where, error)) from error
        return database

    def lazily(self) -> Database:
        return SqliteDatabase(self.file)

    def is_there(self) -> bool:
        return self.file.exists()

    def looked_at(self) -> AbstractContextManager[Connection]:
        return looked_at(self.file)

    def made(self) -> AbstractContextManager[Connection]:
        return made(self.file)

    def damage(self, connection: Connection) -> Iterator[str]:
        if lost := lost_action(self.file):
            yield f"its newest actions are lost, up to {lost}"
        pages = connection.exec_driver_sql("PRAGMA integrity_check").scalars()
        yield from (each for each in pages if each != "ok")

    def held_alone(self) -> AbstractContextManager[None]:
        return held_alone(self.file)

    def snapshots(self) -> Snapshots:
        return FileSnapshots(self.file)

    def back_up(self, target: Path) -> None:
        back_up(self.file, target)
