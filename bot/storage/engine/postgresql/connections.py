"""Connections to a PostgreSQL server, on which as little as possible is waited for.

What is prepared and only changes rows goes with the next statement that asks for something, or with
the commit: one trip to the server and back for all of them.
"""

import asyncio
import select
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import orjson
import psycopg
from psycopg import errors
from psycopg.adapt import Loader
from sqlalchemy import Float, text
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.event import listen
from sqlalchemy.exc import DBAPIError, InvalidatePoolError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage.engine.database_errors import LeaseLost, overtaken
from bot.storage.engine.prepared import AllPrepared, Prepared
from bot.storage.engine.statements import Parameters
from bot.storage.engine.times import TIMES

PATIENCE_S = 2
"""until a lock or a connection is given up: a click wants its answer within three seconds"""
REACHED: Final[dict[str, Any]] = {
    "connect_timeout": PATIENCE_S,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""soon a server that has gone without a word is taken for gone"""
OPTIONS = f"-c lock_timeout={PATIENCE_S}s -c client_min_messages=notice"
CHANGED = "changed"
"""of a connection: whether the transaction under way has changed anything"""
BEGIN, COMMIT, ROLLBACK = "BEGIN", "COMMIT", "ROLLBACK"
TIMELINE = "left(pg_walfile_name(pg_current_wal_lsn()), 8)"
"""what another server that has taken over has another one of: there the number of a transaction may
be another's"""
WHICH = f"SELECT pg_current_xact_id(), {TIMELINE}, pg_backend_pid()"
OUTCOME = text(
    f"SELECT CASE {TIMELINE} WHEN :timeline THEN pg_xact_status(CAST(:number AS xid8)) END"
)
"""of a transaction that `WHICH` has found: committed, aborted, in progress; none: it is unknown"""
END = text("SELECT pg_terminate_backend(:backend)")
"""the connection of one, of whose loss its server may not know: as long as it is in progress others
wait, and a commit may be on its way"""
FOUND = "number", "timeline", "backend"
LEASE_LOST = "DD001"
"""the state of an error of the server's: the lease is another process's"""
FLOAT8 = psycopg.adapters.types["float8"].oid


class Number(Loader):
    """A sum of whole numbers as it is with SQLite: a number like those that were added up."""

    def load(self, data: Any) -> int | float:
        return float(data) if b"." in bytes(data) else int(data)


psycopg.adapters.register_loader("numeric", Number)


class Later:
    """The outcome of a statement that is not sent yet: nobody can know how many rows it changes."""


class Sent(Prepared):
    """A prepared statement; one that must change a row fails on the server where it does not."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        if self.must_change:
            self.sql = (
                f"WITH changed AS ({self.sql} RETURNING 1)"
                f" SELECT dix_must_change(count(*)) FROM changed"
            )

    def code_of(self, type_: Any) -> Any:
        return FLOAT8 if isinstance(type_, Float) else None

    def named(self, parameters: Parameters | None) -> Parameters:
        """Return what the driver gets for some parameters."""
        return dict(zip(self.names, self.values(parameters or {}), strict=True))


class Connections(AsyncEngine):
    """Connections to a server."""

    def __init__(self, url: URL, most: int, **more: Any) -> None:
        made = create_async_engine(
            url,
            pool_size=most,
            max_overflow=0,
            pool_timeout=PATIENCE_S,
            connect_args=REACHED | {"options": OPTIONS},
            hide_parameters=True,
            json_deserializer=orjson.loads,
            **more,
        )
        super().__init__(made.sync_engine)
        listen(self.sync_engine, "checkout", _still_there)
        listen(self.sync_engine, "handle_error", _as_ours, retval=True)
        self.prepared = AllPrepared(self.dialect, Sent)
        self._turns = asyncio.Semaphore(most)  # the pool lets whoever comes overtake who waits

    @asynccontextmanager
    async def one(self) -> AsyncIterator["Wire"]:
        """One of them; raises `OperationalError` when none is free in time, or the server does not
        answer."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._turns.acquire()
        except TimeoutError as error:
            raise OperationalError(None, None, error, hide_parameters=True) from error
        try:
            connection = Wire(self)
            async with connection:
                yield connection
        finally:
            self._turns.release()


class Wire(AsyncConnection):
    """A connection that waits for no answer before it needs one, and tells how long statements
    take."""

    __slots__ = ("_foreseen", "_prepared", "_waiting", "transaction")

    def __init__(self, engine: Any, *arguments: Any) -> None:
        super().__init__(engine, *arguments)
        self._prepared: AllPrepared = engine.prepared
        self._waiting: list[tuple[Any, Parameters]] = []
        self._foreseen: tuple[Any, Any, list[Any]] | None = None
        """a statement with its parameters, and the rows that it finds"""
        self.transaction: Parameters = {}
        """the last that was begun, for `OUTCOME`"""

    async def execute(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, statement: Any, parameters: Any = None, *, execution_options: Any = None
    ) -> Any:
        name, began = TIMES.caller(), TIMES.clock()
        try:
            return await self._execute(statement, parameters, execution_options)
        finally:
            TIMES.note(name, TIMES.clock() - began)

    async def _execute(self, statement: Any, parameters: Any, options: Any) -> Any:
        foreseen, self._foreseen = self._foreseen, None
        each = parameters if isinstance(parameters, list) else [parameters]
        ready = self._prepared.of(statement, each[0] or {})
        if ready is None:
            await self.send()
            return await super().execute(statement, parameters, execution_options=options)
        if foreseen is not None and statement is foreseen[0] and parameters == foreseen[1]:
            return ready.result(foreseen[2])
        self._waiting += ((ready, values) for values in each)
        if ready.returns_rows:
            found = await self.send()
            if found and statement.is_dml:
                self.info[CHANGED] = True
            return ready.result(found)
        self.info[CHANGED] = True
        return Later()

    async def begin_with(self, *locks: str) -> None:
        """Begin a transaction with locks."""
        await self.send(before=(BEGIN, *locks, WHICH))

    async def begin_at(
        self, locks: Sequence[str], locked: Any, asked: Any, which: Parameters
    ) -> None:
        """Begin a transaction with locks and the rows of `locked`, which are what `asked` finds if
        it is the first that is executed."""
        self._waiting.append((self._prepared.of(locked, which), which))
        self._foreseen = asked, which, await self.send(before=(BEGIN, *locks, WHICH))

    async def end(self, how: str) -> None:
        """Commit, or roll back."""
        await self.send(after=(how,))

    async def send(self, *, before: Sequence[str] = (), after: Sequence[str] = ()) -> list[Any]:
        """Send what waits, with plain statements before and after it; return the rows of the last
        that waited."""
        waiting, self._waiting = self._waiting, []
        if not (waiting or before or after):
            return []
        driver: Any = (await self.get_raw_connection()).driver_connection
        last, told, sql = None, None, ""
        try:
            async with driver.pipeline():
                for sql in before:
                    told = await driver.execute(sql, prepare=False)
                for ready, values in waiting:
                    last, sql = driver.cursor(), ready.sql
                    await last.execute(sql, ready.named(values))
                for sql in after:
                    await driver.execute(sql, prepare=False)
            if told is not None:
                self.transaction = dict(zip(FOUND, await told.fetchone(), strict=True))
            return await last.fetchall() if last is not None and last.description else []
        except psycopg.Error as error:
            if driver.closed or (error.sqlstate or "").startswith(_LEFT):
                await self.invalidate(error)
            raise _raised_by(sql, error) from error
        except asyncio.CancelledError as error:
            # It may still be in a pipeline, in which nobody else would get an answer.
            await self.invalidate(error)
            raise


# Faults -------------------------------------------------------------------------------------------

READ_ONLY = "25006"
_LEFT = "08", "57P", READ_ONLY
"""how the numbers of errors begin after which another connection is needed"""
_AGAIN = errors.SerializationFailure, errors.DeadlockDetected
_USELESS = (
    errors.ReadOnlySqlTransaction,  # of a server that is no longer the one that writes
    errors.DataCorrupted,
    errors.IndexCorrupted,
    psycopg.InterfaceError,  # the connection is closed
)
"""what keeps a database from answering, though the driver takes it for a mistake of who asks"""


def _raised_by(statement: str | None, error: BaseException) -> BaseException:
    """Return what SQLAlchemy raises for an error of the driver, told apart as elsewhere."""
    if isinstance(error, _AGAIN):
        return overtaken(statement or "", error)
    if isinstance(error, psycopg.Error) and error.sqlstate == LEASE_LOST:
        return LeaseLost(error.diag.message_primary or "")
    if isinstance(error, _USELESS):
        return OperationalError(statement, None, error, hide_parameters=True)
    return DBAPIError.instance(statement, None, error, psycopg.Error, hide_parameters=True)


def _as_ours(context: ExceptionContext) -> BaseException | None:
    error = context.original_exception
    context.is_disconnect |= getattr(error, "sqlstate", None) == READ_ONLY
    told_apart = isinstance(error, (*_AGAIN, *_USELESS))
    return _raised_by(context.statement, error) if told_apart else None


def _still_there(connection: Any, _record: object, _proxy: object) -> None:
    """Have all connections made anew when the server has gone: an idle one has nothing to read
    before that. Asking it would be a trip of its own, each time."""
    driver: psycopg.AsyncConnection[Any] = connection.driver_connection
    poll = select.poll()
    if not driver.closed:
        poll.register(driver.fileno(), select.POLLIN)
        if not poll.poll(0):
            return
    raise InvalidatePoolError
