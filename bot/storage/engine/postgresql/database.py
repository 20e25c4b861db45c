"""A database on a PostgreSQL server, which may be shared by several processes.

Whatever commits tells of the rows that lag or fall due by two ways, from triggers that stand in the
database: by a notice to the connection that writes, which has arrived when its commit returns, and
by NOTIFY to the other processes.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

import orjson
import psycopg
from sqlalchemy import event, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage.engine.database import Database, note_commit
from bot.storage.engine.news import Appointments, Lagging, News
from bot.storage.engine.times import TIMES

log = logging.getLogger(__name__)

READERS = 4
PATIENCE_S = 2
"""until a lock or a connection is given up: a click wants its answer within three seconds"""
CHANNEL = "dix_de_der"
ONE_WRITER = 0x0D1DE
"""of the lock that whoever writes has until they commit"""
LISTEN_AGAIN = 1.0
"""seconds after which the server is asked for news once more when it went away"""
OPTIONS = f"-c lock_timeout={PATIENCE_S}s -c client_min_messages=notice"


class Timed(AsyncConnection):
    """A connection that tells how long its statements take."""

    __slots__ = ()

    async def execute(self, *arguments: Any, **options: Any) -> Any:
        name, began = TIMES.caller(), TIMES.clock()
        try:
            return await super().execute(*arguments, **options)
        finally:
            TIMES.note(name, TIMES.clock() - began)


class Connections(AsyncEngine):
    """Connections to a server."""

    _connection_cls = Timed


class PostgresDatabase(Database):
    """Connections to one database of a server."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url
        self._writers = connections(url, 1)
        self._readers = connections(url, READERS, isolation_level="AUTOCOMMIT")
        event.listen(self._writers.sync_engine, "connect", self._hear)
        event.listen(self._writers.sync_engine, "after_cursor_execute", _note_change)
        self._turn = asyncio.Lock()
        self._own: set[int] = set()
        """the server's numbers of the connections that write here"""
        self._listening: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def write(self, *, asked: bool = True) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self._writers.connect() as connection:
            connection.info.pop(CHANGED, None)
            committed = False
            try:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_WRITER})"))
                yield connection
                await _whole(connection.commit())
                committed = True
            finally:
                # Also for whoever is cancelled while it commits.
                for news in (self.lagging, self.appointments):
                    news.end(committed=committed)
                if committed and asked and connection.info.get(CHANGED):
                    note_commit()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers.connect() as connection:
            yield connection

    glance = read

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._writers.dispose()
        await self._readers.dispose()

    # News ----------------------------------------------------------------------------------------

    def _hear(self, connection: Any, _record: object) -> None:
        driver: psycopg.AsyncConnection[Any] = connection.driver_connection
        self._own.add(driver.info.backend_pid)
        driver.add_notice_handler(lambda notice: self._tell(notice.message_primary or ""))

    def _tell(self, said: str) -> None:
        if (told := _told(said)) is not None:
            table, row, value = told
            self._news[table].tell(row, value)

    @property
    def _news(self) -> dict[str, News[Any]]:
        return {each.table: each for each in (self.lagging, self.appointments)}

    def listen(self) -> None:
        """Hear of what other processes commit, until the database is closed."""
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        where = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with suppress(psycopg.OperationalError):
                connection = await psycopg.AsyncConnection.connect(where, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.appointments.is_sure = False  # what was said meanwhile was not heard
                    async for each in connection.notifies():
                        told = None if each.pid in self._own else _told(each.payload)
                        if told is not None:
                            table, row, value = told
                            self._news[table].learn({row: value})
            log.warning("the database says nothing: it is asked again")
            await asyncio.sleep(LISTEN_AGAIN)


CHANGED = "changed"


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


def _told(said: str) -> tuple[str, int, Any] | None:
    """What a trigger said: the table, the row's number and its value."""
    words = said.split(" ", 3)
    if len(words) != 4 or words[0] != CHANNEL:
        return None
    return words[1], int(words[2]), json.loads(words[3])


def connections(url: URL, most: int, **more: Any) -> Connections:
    engine = create_async_engine(
        url,
        pool_size=most,
        max_overflow=0,
        pool_timeout=PATIENCE_S,
        connect_args={"connect_timeout": PATIENCE_S, "options": OPTIONS},
        hide_parameters=True,
        json_deserializer=orjson.loads,
        **more,
    )
    return Connections(engine.sync_engine)


def triggers() -> Iterable[str]:
    """The statements that make the triggers, or make them anew."""
    yield f"""
        CREATE OR REPLACE FUNCTION dix_tell(said text, id bigint, value text)
        RETURNS void LANGUAGE plpgsql AS $$ BEGIN
            said := '{CHANNEL} ' || said || ' ' || id || ' ' || coalesce(value, 'null');
            RAISE NOTICE USING MESSAGE = said;
            PERFORM pg_notify('{CHANNEL}', said);
        END $$"""
    for news in (Lagging, Appointments):
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
