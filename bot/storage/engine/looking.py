"""A look at the whole file as it is at one moment, also while a bot uses it: nothing changes."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from bot.errors import StartupError
from bot.storage.engine.database_errors import cannot_be_used, tell_apart
from bot.storage.engine.revisions import revision_of, revisions
from bot.storage.upkeep.backup import open_to_read


@contextmanager
def looked_at(file: Path) -> Iterator[Connection]:
    """A database of this program's version, in one transaction that reads.

    Raises `StartupError` when there is none, when it cannot be read, or has another schema.
    """
    if not file.exists():
        raise StartupError(f"There is no database {file}.")
    engine = create_engine(
        "sqlite://", creator=lambda: _begun(file), poolclass=StaticPool, hide_parameters=True
    )
    tell_apart(engine)
    try:
        with engine.connect() as connection:
            _check_schema(connection, file)
            yield connection
    except (DBAPIError, sqlite3.Error, UnicodeDecodeError) as error:
        raise StartupError(cannot_be_used(str(file), error)) from error
    finally:
        engine.dispose()


def _begun(file: Path) -> sqlite3.Connection:
    connection = open_to_read(file)
    connection.isolation_level = None
    connection.execute("BEGIN")
    return connection


def _check_schema(connection: Connection, file: Path) -> None:
    present, newest = revision_of(connection), revisions()[-1]
    if present is None:
        raise StartupError(f"{file} is no database of Dix de Der.")
    if present != newest:
        raise StartupError(
            f"The database {file} has the schema {present}, and this program's is {newest}: bring "
            "a copy up to date with `python -m bot migrate`, or use the program that wrote it."
        )
