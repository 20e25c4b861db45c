"""A database on a PostgreSQL server, which may be shared by several processes.

Whatever commits tells of the rows that lag or fall due by two ways, from triggers that stand in the
database: by a notice to the connection that writes, which has arrived when its commit returns, and
by NOTIFY to the other processes. What is told of a row is numbered in the order of commits, though
it may arrive in another: of two connections one may read later that it has committed.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import psycopg
from cachetools import LRUCache
from psycopg.errors import LockNotAvailable
from sqlalchemy import event, func, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.database import Database, note_commit, note_taken, take
from bot.storage.engine.database_errors import LeaseLost
from bot.storage.engine.news import Appointments, Changed, Jobs, Lagging, News, Telling
from bot.storage.engine.postgresql.connections import (
    CHANGED,
    COMMIT,
    END,
    LEASE_LOST,
    OUTCOME,
    REACHED,
    ROLLBACK,
    Connections,
    Wire,
)
from bot.storage.games import games

log = logging.getLogger(__name__)

READERS = 4
WRITERS = 8
CHANNEL = "dix_de_der"
_ALL = 0x0D1DE
"""of the lock that whoever writes has until they commit: alone, or with others about a game"""
ALONE = f"SELECT pg_advisory_xact_lock({_ALL})"
BESIDE_OTHERS = f"SELECT pg_advisory_xact_lock_shared({_ALL})"
SLEEPS_S = 4
"""until a process that has gone to sleep in a transaction is left without it: others wait"""
END_SLEEPERS = text(f"""
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity JOIN pg_locks USING (pid)
    WHERE datname = current_database() AND wait_event = 'ClientRead'
    AND state_change < clock_timestamp() - INTERVAL '1 second' * :sleeps
    AND locktype = 'advisory' AND classid = 0 AND objid = {_ALL} AND objsubid = 1 AND granted
""")
"""The server's own `idle_in_transaction_session_timeout` does not do it: of a pipeline it hears
that it is over, and then one thing more, after which it waits without an end; and a process may
fall asleep before it has said that."""
SETTLED_AFTER = (0.0, 0.05, 0.15, 0.3, 0.5)
"""seconds between questions whether a transaction is committed whose connection was lost: whoever
clicks waits for no more than three"""
LISTEN_AGAIN = 1.0
"""seconds after which the server is asked for news once more when it went away"""
SILENCE = 5.0
"""seconds after which it is tried out whether what is told is heard"""
PING = f"NOTIFY {CHANNEL}, 'ping'"
TELLING, SAID, NUMBER = "telling", "said", "number"
"""of a connection: what it tells of, that with its numbers, and its own number at the server"""
REMEMBERED = 10_000
"""rows of which it is known what was told last"""


class Said(NamedTuple):
    """The words of a trigger: the value that a row has now."""

    table: str
    row: int
    number: int
    """of two that are about the same row the newer one has the higher; 0: it is about none"""
    value: Any


class PostgresDatabase(Database):
    """Connections to one database of a server."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self.url = url
        # What begins and ends a transaction is sent here, together with what is asked in it.
        self._writers = Connections(url, WRITERS, isolation_level="AUTOCOMMIT")
        self._readers = Connections(url, READERS, isolation_level="AUTOCOMMIT")
        # One is kept for whoever does not wait, while all that write do.
        self._unwaiting = Connections(url, 1, isolation_level="AUTOCOMMIT")
        for each in (self._writers.sync_engine, self._unwaiting.sync_engine):
            event.listen(each, "connect", self._told_by)
            event.listen(each, "close", self._gone)
            event.listen(each, "after_cursor_execute", _note_change)
        self._news: dict[str, News[Any]] = {
            each.table: each
            for each in (self.lagging, self.appointments, self.people, self.jobs, self.requests)
        }
        self._newest: LRUCache[tuple[str, int], int] = LRUCache(REMEMBERED)
        """by table and row: the number of what was told last"""
        self._own: set[int] = set()
        """the server's numbers of the connections that write here"""
        self._listening: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def write(
        self, *, asked: bool = True, game: int | None = None, waits: bool = True
    ) -> AsyncIterator[AsyncConnection]:
        async with (self._writers if waits else self._unwaiting).one() as connection:
            telling: Telling = connection.info[TELLING]
            said: list[Said] = connection.info[SAID]
            connection.info.pop(CHANGED, None)
            committed = changed = is_taken = False

            async def commit() -> None:
                nonlocal committed, changed
                changed = CHANGED in connection.info
                # What changes nothing does not note whose press it was, either.
                how = ROLLBACK if is_taken and not changed else COMMIT
                try:
                    await connection.end(how)
                except OperationalError:
                    if not connection.invalidated or not await self._is_done(connection):
                        raise
                committed = True

            try:
                await self._begin(connection, game, waits=waits)
                if asked:
                    await take(connection, self.taker)
                    is_taken = connection.info.pop(CHANGED, False)
                yield connection
                await _whole(commit())
            finally:
                # Also for whoever is cancelled while it commits.
                if committed:
                    self._forget_old(telling, said)
                said.clear()
                telling.end(committed=committed)
                if connection.closed or connection.invalidated:
                    self._doubt()  # it may be committed, and nobody was told
                if committed and asked and changed:
                    note_taken()
                    note_commit()

    async def _begin(self, connection: Wire, game: int | None, *, waits: bool) -> None:
        try:
            if not waits:
                await connection.begin_with(*self._fence())
            elif game is None:
                await connection.begin_with(ALONE, *self._fence())
            else:
                which, locks = {"_game": game}, (BESIDE_OTHERS, *self._fence())
                await connection.begin_at(locks, games.LOCK, games.FIND, which)
        except LeaseLost:
            if self.lease is not None:
                self.lease.lost.set()
            raise
        except OperationalError as error:
            if isinstance(error.orig, LockNotAvailable):
                await self._end_sleepers()
            raise

    async def _is_done(self, lost: Wire) -> bool:
        """Return whether a transaction is known to be committed whose connection was lost while it
        was to be."""
        for pause in SETTLED_AFTER:
            await asyncio.sleep(pause)
            with suppress(SQLAlchemyError):  # it may not be there yet, or know it no more
                async with self.read() as connection:
                    outcome = await connection.scalar(OUTCOME, lost.transaction)
                    if outcome == "in progress":
                        await connection.execute(END, lost.transaction)
                        continue
                    log.warning("a connection was lost at a commit, which is %s", outcome)
                    return bool(outcome == "committed")
        return False

    async def _end_sleepers(self) -> None:
        """End the transactions of processes that sleep, such as those of a machine that was halted:
        nobody else could write as long as they do."""
        with suppress(OperationalError):
            async with self.read() as connection:
                if ended := await connection.scalar(END_SLEEPERS, {"sleeps": SLEEPS_S}):
                    log.warning("transactions of a process that sleeps were ended: %d", ended)

    def _fence(self) -> tuple[str, ...]:
        """What fails where the lease of this process is another's. Nobody takes it during the
        transaction: they would have to be alone."""
        if self.lease is None:
            return ()
        return (f"SELECT dix_must_hold('{self.lease.name}', {self.lease.number})",)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers.one() as connection:
            yield connection

    glance = read
    aside = Database.ask  # where each statement is committed by itself

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        for each in (self._writers, self._readers, self._unwaiting):
            await each.dispose()

    # News ----------------------------------------------------------------------------------------

    def _told_by(self, connection: Any, record: Any) -> None:
        """Hear what a new connection tells of, until it commits."""
        telling = record.info[TELLING] = Telling(*self._news.values())
        record.info[SAID] = []

        def tell(notice: Any) -> None:
            if (said := _said(notice.message_primary or "")) is not None:
                record.info[SAID].append(said)
                telling.tell[said.table](said.row, said.value)

        driver: psycopg.AsyncConnection[Any] = connection.driver_connection
        record.info[NUMBER] = driver.info.backend_pid
        self._own.add(driver.info.backend_pid)
        driver.add_notice_handler(tell)

    def _gone(self, _connection: Any, record: Any) -> None:
        self._own.discard(record.info.get(NUMBER))

    def _forget_old(self, telling: Telling, said: list[Said]) -> None:
        """Take back what a commit is about to tell where something newer is known."""
        for each in said:
            if not self._is_newest(each):
                telling.forget(each.table, each.row)

    def _is_newest(self, said: Said) -> bool:
        where = said.table, said.row
        if said.number and said.number < self._newest.get(where, 0):
            return False
        self._newest[where] = said.number
        return True

    def listen(self) -> None:
        """Hear of what other processes commit, until the database is closed."""
        self._listening = asyncio.create_task(self._listen())

    async def tell_requests(self, count: int) -> None:
        said = f"{CHANNEL} {self.requests.table} 0 0 {count}"
        async with self._unwaiting.one() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, said)))

    def _doubt(self) -> None:
        """Something may have been committed that nobody has heard of: have it looked for."""
        for news in self._news.values():
            news.doubt_all()
        self.heard()

    async def _listen(self) -> None:
        _, where = self._writers.dialect.create_connect_args(self.url)
        told = False
        while True:
            with suppress(psycopg.Error):
                connection = await psycopg.AsyncConnection.connect(
                    autocommit=True, **REACHED | dict(where)
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    told = False
                    self._doubt()  # what was said meanwhile was not heard
                    while True:
                        await self._hear(connection)
            if not told:
                log.warning("the database says nothing: it is asked each second until it does")
            told = True
            self._doubt()
            await asyncio.sleep(LISTEN_AGAIN)

    async def _hear(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Hear what is told until nothing is for a while, and then whether anything would be."""
        async for each in connection.notifies(timeout=SILENCE):
            self._learn(each)
        await connection.execute(PING)
        async for each in connection.notifies(timeout=LISTEN_AGAIN):
            self._learn(each)
            if each.payload == "ping" and each.pid == connection.info.backend_pid:
                return
        self._doubt()

    def _learn(self, heard: psycopg.Notify) -> None:
        said = _said(heard.payload)
        if said is None or heard.pid in self._own or not self._is_newest(said):
            return
        self._news[said.table].hear({said.row: said.value})
        if self._news[said.table].rouses:
            self.heard()


def _note_change(
    connection: Any, _cursor: Any, _statement: str, _values: Any, context: Any, _many: bool
) -> None:
    if context.isinsert or context.isupdate or context.isdelete:
        connection.info[CHANGED] = True


async def _whole(work: Any) -> None:
    """Wait for some work to its end, also where whoever waits is cancelled meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait((task,))
        raise


def _said(words: str) -> Said | None:
    said = words.split(" ", 4)
    if len(said) != 5 or said[0] != CHANNEL:
        return None
    _, table, row, number, value = said
    return Said(table, int(row), int(number), json.loads(value))


TELL = "dix_tell(text, bigint, text)"
"""the function that all triggers have in common"""


def triggers() -> Iterable[str]:
    """The statements that make the triggers, or make them anew.

    Whoever changes a row has it to themselves until they commit, so what is told of it is numbered
    in the order of commits.
    """
    yield "CREATE SEQUENCE IF NOT EXISTS dix_told"
    yield f"""
        CREATE OR REPLACE FUNCTION dix_tell(said text, id bigint, value text)
        RETURNS void LANGUAGE plpgsql AS $$ BEGIN
            said := '{CHANNEL} ' || said || ' ' || id || ' ' || nextval('dix_told') || ' '
                || coalesce(value, 'null');
            RAISE NOTICE USING MESSAGE = said;
            PERFORM pg_notify('{CHANNEL}', said);
        END $$"""
    yield """
        CREATE OR REPLACE FUNCTION dix_must_change(rows bigint)
        RETURNS void LANGUAGE plpgsql AS $$ BEGIN
            IF rows = 0 THEN
                RAISE EXCEPTION USING ERRCODE = 'serialization_failure',
                    MESSAGE = 'the row is another by now';
            END IF;
        END $$"""
    yield f"""
        CREATE OR REPLACE FUNCTION dix_must_hold(lease text, number bigint)
        RETURNS void LANGUAGE plpgsql AS $$ BEGIN
            IF NOT EXISTS (SELECT 1 FROM leases WHERE name = lease AND fence = number) THEN
                RAISE EXCEPTION USING ERRCODE = '{LEASE_LOST}', MESSAGE = lease;
            END IF;
        END $$"""
    for news in (Lagging, Appointments, Changed, Jobs):
        for number, each in enumerate(news.triggers):
            name, (row, value) = f"{news.table}_told_{number}", each.told
            yield f"""
                CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                    PERFORM dix_tell('{news.table}', {row}, CAST({value} AS text));
                    RETURN NULL;
                END $$"""
            yield f"""
                CREATE OR REPLACE TRIGGER {name} AFTER {each.changed} ON {news.table}
                FOR EACH ROW WHEN ({each.when}) EXECUTE FUNCTION {name}()"""
