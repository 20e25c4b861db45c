"""The schema that a file has, and the program's: a file is migrated, or looked at as it is.

To import Alembic takes a third of the time in which a command starts that looks at a database: it
is imported where a migration is due.
"""

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.errors import StartupError
from bot.storage.engine.database_errors import FileProblem, cannot_be_used, tell_apart
from bot.storage.engine.files import make_copy, open_to_read
from bot.storage.engine.tournament_schema import metadata

FOLDER = Path(__file__).parents[1] / "migrations"
FIRST = "first"
"""how the file of the first revision begins; later ones begin with their revision"""


@cache
def first() -> str:
    """Return the first revision, which is another one whenever the schema is changed in place."""
    written = hashlib.sha256()
    for table in metadata.sorted_tables:
        by_name = sorted(table.indexes, key=lambda each: str(each.name))
        for made in (CreateTable(table), *map(CreateIndex, by_name)):
            written.update(str(made.compile(dialect=sqlite.dialect())).encode())
    return f"{FIRST}_{written.hexdigest()[:12]}"


def revisions(folder: Path = FOLDER) -> list[str]:
    """Return all there are, oldest first: they are one chain, and numbered in its order."""
    files = (folder / "versions").glob("*_*.py")
    return [first(), *sorted({file.name.partition("_")[0] for file in files} - {FIRST})]


def revision_of(connection: Connection) -> str | None:
    """Return that of a database; None where no migration has been."""
    has_any = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'alembic_version'"
    if connection.exec_driver_sql(has_any).scalar() is None:
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


# Migrations ---------------------------------------------------------------------------------------

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
    known, present = revisions(FOLDER), revision_of(connection)
    if present == known[-1]:
        # Of a read-only file `BEGIN IMMEDIATE` quietly makes a transaction that reads.
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        connection.rollback()
        return
    if present is not None:
        if present not in known:
            raise StartupError(
                f"The database {file} was written by another version of the program, with the "
                f"schema {present}, and this one does not read it: use that version, or export "
                "with `/export` there what is to be kept, and give this one a new file."
            )
        make_copy(file, file.with_name(f"{file.name}.before-{present}-update"))
    from alembic import command  # here, because few starts need it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    connection.rollback()
    with connection.begin():
        command.upgrade(config, "head")
        if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
            raise StartupError(f"The database refers to rows that are not there: {broken[:3]}.")


# A look at the whole file -------------------------------------------------------------------------


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
