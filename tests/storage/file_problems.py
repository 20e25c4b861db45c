"""The fate of files: locked by another program, on a full disk, read-only, damaged; and of servers
whatever is called the same there."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.storage.engine.database import Database
from bot.storage.engine.database_errors import FileProblem
from bot.storage.engine.postgresql import database as postgresql
from bot.storage.engine.postgresql.database import PostgresDatabase
from bot.storage.engine.sqlite import database as engine
from bot.storage.engine.sqlite.database import SqliteDatabase
from tests.storage.servers import server

PAGE = 4096
KEPT = 2
"""pages of a file to be damaged that stay: enough for it to look like a database"""

In = Callable[[Database, Path], AbstractAsyncContextManager[None]]
"""trouble for the time of a block, of an open database and its file"""


WRITES = ("INSERT ON events", "INSERT ON people", "UPDATE ON messages", "INSERT ON games")


async def tell_writer(database: Database, *statements: str) -> None:
    """Statements to the one connection that writes, outside of any transaction."""
    assert isinstance(database, SqliteDatabase)
    async with database._turn:
        connection = await database._writer.get()
        for each in statements:
            connection.driver.execute(each)


async def tell_server(database: PostgresDatabase, statement: str) -> None:
    """As another client, which may have to wait for those of the bot."""
    await asyncio.to_thread(server().say, statement, str(database.url.database))


@asynccontextmanager
async def full_server(database: PostgresDatabase) -> AsyncIterator[None]:
    await tell_server(
        database,
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$;"
        + ";".join(
            f"CREATE TRIGGER heavy_{number} AFTER {each} FOR EACH ROW EXECUTE FUNCTION full_disk()"
            for number, each in enumerate(WRITES)
        ),
    )
    try:
        yield
    finally:
        await tell_server(database, "DROP FUNCTION full_disk CASCADE")


@asynccontextmanager
async def locked_server(database: PostgresDatabase) -> AsyncIterator[None]:
    """Another program writes, or has gone to sleep while it did."""
    at_once = " FROM set_config('lock_timeout', '10', true)"
    other = PostgresDatabase(database.url)
    with pytest.MonkeyPatch.context() as patched:
        async with other.write():
            patched.setattr(postgresql, "SLEEPS_S", 3600)
            for each in ("ALONE", "BESIDE_OTHERS"):
                patched.setattr(postgresql, each, getattr(postgresql, each) + at_once)
            yield
    await other.close()


@asynccontextmanager
async def read_only_server(database: PostgresDatabase) -> AsyncIterator[None]:
    """Such as one that has become a copy of another; whoever was connected is connected anew."""
    name = database.url.database
    anew = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'"
    for each in (f"ALTER DATABASE {name} SET default_transaction_read_only = on", anew):
        await asyncio.to_thread(server().say, each)
    try:
        yield
    finally:
        for each in (f"ALTER DATABASE {name} RESET default_transaction_read_only", anew):
            await asyncio.to_thread(server().say, each)


@asynccontextmanager
async def full_disk(database: Database, file: Path) -> AsyncIterator[None]:
    """The file may not become larger, and what is written does not fit into the room inside."""
    await tell_writer(database, "CREATE TABLE ballast (load BLOB)")
    with closing(sqlite3.connect(file)) as other:
        (pages,) = other.execute("PRAGMA page_count").fetchone()
        (free,) = other.execute("PRAGMA freelist_count").fetchone()
    load = f"INSERT INTO ballast VALUES (zeroblob({2 * PAGE}))"
    triggers = {f"heavy_{number}": each for number, each in enumerate(WRITES)}
    await tell_writer(
        database,
        # Room that migrations have left inside is taken first.
        f"INSERT INTO ballast VALUES (zeroblob({max(0, free - 1) * PAGE}))",
        f"PRAGMA max_page_count={pages}",
        *(
            f"CREATE TEMP TRIGGER {name} AFTER {each} BEGIN {load}; END"
            for name, each in triggers.items()
        ),
    )
    try:
        yield
    finally:
        await tell_writer(
            database,
            "PRAGMA max_page_count=1073741823",
            *(f"DROP TRIGGER {name}" for name in triggers),
            "DROP TABLE ballast",
        )


@asynccontextmanager
async def locked(database: Database, file: Path) -> AsyncIterator[None]:
    """Another program writes and does not come to an end."""
    with (
        pytest.MonkeyPatch.context() as patched,
        closing(sqlite3.connect(file, isolation_level=None)) as other,
    ):
        patched.setattr(engine, "BUSY_MS", 10)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


@asynccontextmanager
async def read_only(database: Database, file: Path) -> AsyncIterator[None]:
    await tell_writer(database, "PRAGMA query_only=1")
    try:
        yield
    finally:
        await tell_writer(database, "PRAGMA query_only=0")


def _of_either(
    of_file: In, of_server: Callable[[PostgresDatabase], AbstractAsyncContextManager[None]]
) -> In:
    def trouble(database: Database, file: Path) -> AbstractAsyncContextManager[None]:
        if isinstance(database, PostgresDatabase):
            return of_server(database)
        return of_file(database, file)

    return trouble


PROBLEMS: dict[FileProblem, In] = {
    FileProblem.FULL: _of_either(full_disk, full_server),
    FileProblem.LOCKED: _of_either(locked, locked_server),
    FileProblem.READ_ONLY: _of_either(read_only, read_only_server),
}
"""what passes"""


def damage(file: Path) -> None:
    """Overwrite all but the first pages of a file that nobody has open."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = file.read_bytes()
    assert len(content) > KEPT * PAGE
    file.write_bytes(content[: KEPT * PAGE] + b"\x55" * (len(content) - KEPT * PAGE))
