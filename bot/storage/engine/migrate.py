"""Bring a database to the present schema (Alembic), after a copy of the file.

A batch change with foreign keys on and cascades erases the rows that refer to it: migrations run
with foreign keys off, and `PRAGMA foreign_key_check` looks afterwards.
"""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL

from bot.errors import StartupError
from bot.storage.engine.database_errors import damaged, tell_apart
from bot.storage.engine.revisions import FOLDER, revision_of, revisions
from bot.storage.upkeep.backup import make_copy

LOOKED_THROUGH: Final = 256 * 2**20
"""bytes up to which a file is looked through at each start (a second for 100 MB); what is larger is
left to `python -m bot check`"""


def migrate(url: URL) -> None:
    """Upgrade the database at `url`; raises `StartupError` for a schema that is not known here."""
    sync_url = url.set(drivername=url.get_backend_name())
    engine = create_engine(sync_url, hide_parameters=True)
    tell_apart(engine)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.connect() as connection:
            _upgrade(connection, sync_url)
    finally:
        engine.dispose()


def _on_connect(connection: sqlite3.Connection, _record: object) -> None:
    # The driver's own transactions would leave out the schema changes.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys=OFF")


def _upgrade(connection: Connection, url: URL) -> None:
    _check_file(connection, url)
    known, present = revisions(FOLDER), revision_of(connection)
    if present == known[-1]:
        _check_writable(connection)
        return
    if present is not None and present not in known:
        raise StartupError(
            f"The database {url.database} was written by another version of the program, with the "
            f"schema {present}, and this one does not read it: use that version, or export with "
            "`/export` there what is to be kept, and give this one a new file."
        )
    if present is not None and url.database:
        file = Path(url.database)
        make_copy(file, file.with_name(f"{file.name}.before-{present}-update"))
    connection.rollback()
    with connection.begin():
        _run(connection)
        _check_references(connection)


def _run(connection: Connection) -> None:
    # Imported only where a migration is due: it takes its time.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_file(connection: Connection, url: URL) -> None:
    """Damage is found before anything is written or promised."""
    if not url.database:
        return
    file = Path(url.database)
    if file.exists() and file.stat().st_size <= LOOKED_THROUGH:
        (first,) = connection.exec_driver_sql("PRAGMA quick_check(1)").scalars()
        if first != "ok":
            raise StartupError(damaged(url.database))


def _check_writable(connection: Connection) -> None:
    """Refuse a read-only file: there `BEGIN IMMEDIATE` quietly makes a transaction that reads."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    connection.rollback()


def _check_references(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise StartupError(f"The database refers to rows that are not there: {broken[:3]}.")
