"""The fate of files: locked by another program, on a full disk, read-only, damaged."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.storage.engine.database import Database
from bot.storage.engine.database_errors import FileProblem
from bot.storage.engine.sqlite import database as engine
from bot.storage.engine.sqlite.database import SqliteDatabase

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


PROBLEMS: dict[FileProblem, In] = {
    FileProblem.FULL: full_disk,
    FileProblem.LOCKED: locked,
    FileProblem.READ_ONLY: read_only,
}
"""what passes"""


def damage(file: Path) -> None:
    """Overwrite all but the first pages of a file that nobody has open."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = file.read_bytes()
    assert len(content) > KEPT * PAGE
    file.write_bytes(content[: KEPT * PAGE] + b"\x55" * (len(content) - KEPT * PAGE))
