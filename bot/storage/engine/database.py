"""The database: one writer with `BEGIN IMMEDIATE`, readers apart, WAL, foreign keys on.

A deferred transaction that reads and then writes fails with "database is locked" as soon as two of
them meet; immediate ones on one connection wait for each other instead.
"""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from functools import partial
from heapq import nsmallest
from operator import itemgetter
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import orjson
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool

from bot.errors import StartupError
from bot.storage.engine.database_errors import (
    FileProblem,
    cannot_be_used,
    problem_of,
    raised_by,
    tell_apart,
)
from bot.storage.engine.files import (
    LOCK,
    NEWEST,
    Newest,
    Note,
    check_newest,
    keep_private,
    make_private,
)
from bot.storage.engine.migrate import looked_at, migrate, sqlite_url
from bot.storage.engine.readers import Readers, creator
from bot.storage.engine.statements import AtOnce
from bot.storage.games.games import NEWEST_ACTION

Asked = ParamSpec("Asked")
Found = TypeVar("Found")
T = TypeVar("T")

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


class Done(asyncio.Future[T]):
    """The outcome of some work, for any number who wait. It is not stopped halfway: whoever is
    cancelled meanwhile goes on when it is done.

    `with` it the work is done: whatever is raised there is told to those who wait.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        return False

    def drop(self) -> None:
        """Have whoever waits go on without it."""
        super().cancel()

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> bool:
        if isinstance(error, StopIteration):
            # No future takes it: whoever waits would do so for ever.
            error = RuntimeError(f"nothing more: {error.value!r}")
        if error is not None:
            self.tell(self.set_exception, error)
        return True

    def tell(self, set_to: Callable[[Any], None], outcome: object) -> None:
        """Hand over what came of it."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.get_loop().call_soon_threadsafe(set_to, outcome)


class WorkThread:
    """A thread that does what the event loop would have to wait for; it begins with the first work.

    Every action has some of it done, so it is handed over with as little ado as can be: asyncio's
    own way takes twice as long.
    """

    def __init__(self) -> None:
        self._thread = threading.Thread(target=self._run, name="database", daemon=True)
        self._given: SimpleQueue[tuple[Done[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._closed = False

    def do(self, work: Callable[[], T]) -> Done[T]:
        """Have some work done, after all that was given before."""
        if self._closed:
            raise RuntimeError("this thread is closed")
        done: Done[T] = Done()
        self._given.put((done, work))
        if self._thread.ident is None:
            self._thread.start()
        return done

    def close(self) -> None:
        """Have the thread end once it has done what it has begun."""
        self._closed = True
        with suppress(Empty):
            while (given := self._given.get_nowait()) is not None:
                given[0].drop()
        self._given.put(None)

    def _run(self) -> None:
        while (given := self._given.get()) is not None:
            done, work = given
            with done:
                done.tell(done.set_result, work())
            del given, done, work  # nothing of it is kept until the next comes


class OneConnection:
    """A connection opened once: to take one from its pool costs more than a statement."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = WorkThread()
        self._opening = asyncio.Lock()
        self._connection: AtOnce | None = None

    async def get(self) -> AtOnce:
        if self._connection is None:
            async with self._opening:
                if self._connection is None:
                    self._connection = AtOnce(await self.elsewhere(self._engine.connect))
        return self._connection

    async def elsewhere(self, work: Callable[[], T]) -> T:
        """Do in another thread what may have to wait, for a lock or for the disk.

        Whoever is cancelled goes on when it is done: nobody else uses the connection meanwhile.
        """
        return await self._thread.do(work)

    async def close(self) -> None:
        """Close it; once more, and where it was never opened, there is nothing to do."""
        if self._connection is not None:
            self._connection = None
            await self.elsewhere(self._engine.dispose)
        self._thread.close()


# News of this process's own commits: which messages lag, and when the host does something next ---
#
# Nobody has to look for it after each action: a trigger of the connection that writes tells of each
# row, whatever statement has marked it.


class _Told(Generic[T]):
    """News of the rows of a table in the transaction under way, by their ids."""

    table: str
    triggers: tuple[tuple[str, str, str], ...]
    """each with its event, when it tells, and what it tells"""

    def __init__(self) -> None:
        self._open: dict[int, T] = {}

    def listen(self, connection: sqlite3.Connection, _record: object) -> None:
        """Hear of every row that is changed through a connection."""
        function = f"{self.table}_told"
        connection.create_function(function, 2, self._open.__setitem__)
        for number, (changed, when, told) in enumerate(self.triggers):
            connection.execute(
                f"CREATE TEMP TRIGGER {function}_{number} AFTER {changed} ON {self.table}"
                f" WHEN {when} BEGIN SELECT {function}({told}); END"
            )


class Lagging(_Told[bool]):
    """Rows of `messages` by their ids: whether each lags since it was last asked."""

    table = "messages"
    triggers = (
        ("INSERT", "NEW.shown < NEW.wanted", "NEW.id, TRUE"),
        (
            "UPDATE",
            "NEW.shown < NEW.wanted OR OLD.shown < OLD.wanted",
            "NEW.id, NEW.shown < NEW.wanted",
        ),
        ("DELETE", "OLD.shown < OLD.wanted", "OLD.id, FALSE"),
    )

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[int, bool] = {}

    def end(self, *, committed: bool) -> None:
        """Close the transaction; of one that failed, each row may be as it was or not."""
        self._told |= self._open if committed else dict.fromkeys(self._open, True)
        self._open.clear()

    def take(self) -> dict[int, bool]:
        """Return the rows that are told of since the last time; those that lag may not any more."""
        told, self._told = self._told, {}
        return told


class Appointments(_Told[float | None]):
    """The games in which something falls due, and when. Known in part until `know` tells all."""

    table = "games"
    triggers = (
        ("INSERT", "NEW.due_at IS NOT NULL", "NEW.id, NEW.due_at"),
        ("UPDATE OF due_at", "NEW.due_at IS NOT OLD.due_at", "NEW.id, NEW.due_at"),
        ("DELETE", "OLD.due_at IS NOT NULL", "OLD.id, NULL"),
    )

    def __init__(self) -> None:
        super().__init__()
        self._at: dict[int, float] = {}
        self._since: dict[int, float | None] | None = None
        """told since `ask`, while somebody looks"""
        self.is_sure = False
        """False: a transaction failed, or nobody has looked yet, so what is in the file counts"""

    def end(self, *, committed: bool) -> None:
        """Close the transaction; of one that failed, each moment may be as it was or not."""
        if committed:
            self._set(self._open)
            if self._since is not None:
                self._since |= self._open
        elif self._open:
            self.is_sure, self._since = False, None
        self._open.clear()

    def ask(self) -> None:
        """Begin to look at the file; what is committed until `know` is newer than what is found."""
        self._since = {}

    def know(self, found: Iterable[tuple[int, float]]) -> None:
        """Learn all games in which something falls due, as the file had them after `ask`."""
        if self._since is not None:
            self._at = dict(found)
            self._set(self._since)
            self.is_sure, self._since = True, None

    @property
    def games(self) -> Collection[int]:
        """The ids of the games in which something falls due."""
        return self._at.keys()

    def due(self, now: float, most: int, *, but: Collection[int] = ()) -> list[int]:
        """Return the ids of the games in which something is due, the soonest first."""
        if (soonest := self.next()) is None or soonest > now:
            return []
        late = (each for each in self._at.items() if each[1] <= now and each[0] not in but)
        return [game_id for game_id, _ in nsmallest(most, late, key=itemgetter(1))]

    def next(self, *, but: Collection[int] = ()) -> float | None:
        """Return the soonest moment of all."""
        if not but:
            return min(self._at.values(), default=None)
        return min((at for game_id, at in self._at.items() if game_id not in but), default=None)

    def _set(self, moments: Mapping[int, float | None]) -> None:
        for game_id, at in moments.items():
            if at is None:
                self._at.pop(game_id, None)
            else:
                self._at[game_id] = at


# The database -------------------------------------------------------------------------------------


class Database:
    """Connections to one database; made by `open_database`."""

    def __init__(self, file: Path) -> None:
        writing, glancing = _at_once(file, BUSY_MS), _at_once(file, GLANCE_MS)
        self._readers = _reading(file)
        for engine in (writing, self._readers.sync_engine, glancing):
            tell_apart(engine)
        self._writer, self._glancer = OneConnection(writing), OneConnection(glancing)
        self.lagging, self.appointments = Lagging(), Appointments()
        for told in (self.lagging, self.appointments):
            event.listen(writing, "connect", told.listen)
        self._turn = asyncio.Lock()
        self._lockout: sqlite3.Error | None = None
        """the last time that another program did not let go of the file"""
        self._file, self._note = file, Note(file)

    def newest_game(self) -> int | None:
        """The game of the newest action, as it is noted beside the file: it must stay there."""
        noted = Newest.beside(self._file)
        return None if noted is None else noted.game_id

    @asynccontextmanager
    async def write(self, *, asked: bool = True) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write: committed at the end, rolled back by any exception.

        Nothing in it may take long: its statements run in the event loop's thread. `asked`: it is
        what somebody asked for, as `noting_commits` tells; that they are met is not.

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
                connection.run("COMMIT")
                committed = True

            try:
                await self._begin(connection)
                connection.info.pop(NEWEST_ACTION, None)
                yield connection
                await self._writer.elsewhere(commit)
            finally:
                # Also for whoever is cancelled while it commits.
                self.lagging.end(committed=committed)
                self.appointments.end(committed=committed)
                if connection.driver.in_transaction:
                    connection.run("ROLLBACK")
                if committed:
                    self._note_down(
                        connection, asked and connection.driver.total_changes != changes
                    )

    def _note_down(self, connection: AtOnce, changed: bool) -> None:
        commits = _COMMITS.get()
        if changed and commits is not None:
            commits.any = True
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
        async with self.write() as connection:
            return await change(connection, *args, **named)

    async def prove(self) -> None:
        """Read and write as anybody may, though nothing; raises `OperationalError` if either does
        not go."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))
        async with self.write(asked=False):
            pass

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[AsyncConnection]:
        """A look at a few rows that an index finds, asked with every action.

        It runs in the event loop's thread: a trip to another costs more than the look.
        """
        yield await self._glancer.get()

    async def close(self) -> None:
        await self._glancer.close()
        await self._readers.dispose()
        await self._writer.close()
        self._note.close()


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


def _at_once(file: Path, busy_ms: int) -> Engine:
    """SQLAlchemy begins no transactions here: `write` does."""
    engine = create_engine(
        sqlite_url(file),
        connect_args={"check_same_thread": False},
        poolclass=StaticPool,
        **_BY_STATEMENT,
    )
    _prepare_connections(engine, busy_ms)
    return engine


def _prepare_connections(engine: Engine, busy_ms: int) -> None:
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


async def open_database(where: str) -> Database:
    """Bring the database in the file `where` up to date and open it.

    Raises `StartupError` when it cannot be written, is damaged, or newer than the program.
    """
    file = file_of(where)
    # Nobody but its owner may read what is in it, and nothing of it is missing.
    keep_private(file, *(file.with_name(file.name + ending) for ending in BESIDE))
    if not file.exists():
        with suppress(OSError):  # which SQLite says better
            make_private(file)
    check_newest(file)
    database = Database(file)
    try:
        await asyncio.to_thread(migrate, file)
        async with database.write():
            pass  # what is wrong with the connection itself is said now, not at the first click
    except (DBAPIError, sqlite3.Error, OSError) as error:
        await database.close()
        raise StartupError(cannot_be_used(where, error)) from error
    return database


async def open_beside(where: str) -> Database:
    """Open the database in the file `where` as it is, perhaps while a bot uses it.

    Raises `StartupError` when there is none, or when it has the schema of another version.
    """
    with looked_at(file_of(where)):
        return Database(file_of(where))


def file_of(where: str) -> Path:
    """The file that a setting names; raises `StartupError` for the address of a server."""
    kind, is_address, _ = where.partition("://")
    if is_address:  # which may hold a password: it is not repeated
        raise StartupError(
            f"DIX_DE_DER_DATABASE is the address of a database ({kind}): everything is kept in one "
            "SQLite file, so give the name of a file, such as dix-de-der.db."
        )
    return Path(where)
