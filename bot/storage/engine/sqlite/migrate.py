"""A file is migrated to the schema of the program, or looked at as it is."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from bot.errors import StartupError
from bot.storage.engine.database_errors import FileProblem, cannot_be_used, tell_apart
from bot.storage.engine.revisions import present_of, revision_of, revisions, upgrade
from bot.storage.engine.sqlite.files import make_copy, make_private, open_to_read

LOOKED_THROUGH = 256 * 2**20
"""bytes up to which a file is looked through at each start (a second for 100 MB); what is larger is
left to `python -m bot check`"""


def sqlite_url(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


def migrate(file: Path) -> None:
    """Upgrade a database; raises `StartupError` for a schema that is not known here.

    A batch change with foreign keys on and cascades erases the rows that refer to it: foreign keys
    are off meanwhile, and looked through afterwards.
    """
    engine = create_engine(sqlite_url(file), hide_parameters=True)
    tell_apart(engine)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.connect() as connection:
            _upgrade(connection, file)
    finally:
        engine.dispose()


def _on_connect(connection: sqlite3.Connection, _record: object) -> None:
    # The driver's own transactions would leave out the schema changes.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys=OFF")


def _upgrade(connection: Connection, file: Path) -> None:
    # Damage is found before anything is written or promised.
    if file.exists() and file.stat().st_size <= LOOKED_THROUGH:
        (found,) = connection.exec_driver_sql("PRAGMA quick_check(1)").scalars()
        if found != "ok":
            raise StartupError(cannot_be_used(str(file), FileProblem.DAMAGED))
    present = present_of(connection, str(file))
    if present == revisions()[-1]:
        # Of a read-only file `BEGIN IMMEDIATE` quietly makes a transaction that reads.
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        connection.rollback()
        return
    if present is not None:
        make_copy(file, file.with_name(f"{file.name}.before-{present}-update"))
    connection.rollback()
    with connection.begin():
        upgrade(connection)
        _check_references(connection)


def _check_references(connection: Connection) -> None:
    if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
        raise StartupError(f"The database refers to rows that are not there: {broken[:3]}.")


# The whole file -----------------------------------------------------------------------------------


@contextmanager
def made(file: Path) -> Iterator[Connection]:
    """A new file with the present schema, in the transaction that fills it; it has its name when
    all of it is written. Raises `StartupError`."""
    beside = [file.with_name(file.name + ending) for ending in ("", "-wal", "-shm")]
    for there in filter(Path.exists, beside):
        raise StartupError(f"There is a file {there} already: take another name.")
    unfinished = file.with_name(f"{file.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        make_private(unfinished)
        migrate(unfinished)
        engine = create_engine(sqlite_url(unfinished), hide_parameters=True)
        try:
            with engine.begin() as connection:
                yield connection
                _check_references(connection)
        finally:
            engine.dispose()
        with unfinished.open("rb") as opened:
            os.fsync(opened.fileno())
        unfinished.replace(file)
    except (DBAPIError, OSError) as error:
        raise StartupError(cannot_be_used(str(file), error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


@contextmanager
def looked_at(file: Path) -> Iterator[Connection]:
    """A database of this program's version, in one transaction that reads.

    Raises `StartupError` when there is none, when it cannot be read, or has another schema.
    """
    if not file.exists():
        raise StartupError(f"There is no database {file}.")

    def begun() -> sqlite3.Connection:
        connection = open_to_read(file)
        connection.isolation_level = None
        connection.execute("BEGIN")
        return connection

    engine = create_engine("sqlite://", creator=begun, poolclass=StaticPool, hide_parameters=True)
    tell_apart(engine)
    try:
        with engine.connect() as connection:
            present, newest = revision_of(connection), revisions()[-1]
            if present is None:
                raise StartupError(f"{file} is no database of Dix de Der.")
            if present != newest:
                raise StartupError(
                    f"The database {file} has the schema {present}, and this program's is {newest}:"
                    " bring a copy up to date with `python -m bot migrate`, or use the program "
                    "that wrote it."
                )
            yield connection
    except (DBAPIError, sqlite3.Error, UnicodeDecodeError) as error:
        raise StartupError(cannot_be_used(str(file), error)) from error
    finally:
        engine.dispose()
