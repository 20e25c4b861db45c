"""A PostgreSQL server as the place of the database: opened, held, copied."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from bot.errors import StartupError
from bot.storage.engine.copying import copy_rows
from bot.storage.engine.database import Database
from bot.storage.engine.engines import Engine
from bot.storage.engine.postgresql.database import PATIENCE_S, PostgresDatabase, triggers
from bot.storage.engine.postgresql.snapshots import ServerSnapshots
from bot.storage.engine.revisions import revision_of, revisions, upgrade
from bot.storage.engine.snapshots import Snapshots
from bot.storage.engine.sqlite.files import make_private
from bot.storage.engine.sqlite.migrate import migrate, sqlite_url

ALONE = 0x0D1DF
"""of the lock that a bot has for as long as it runs"""


class PostgresEngine(Engine):
    """A database of a server."""

    is_shared = True

    def __init__(self, where: str) -> None:
        self._url = make_url(where).set(drivername="postgresql+psycopg")
        self.where = self._url.render_as_string()

    async def open(self) -> Database:
        with self._connected() as connection, connection.begin():
            present = revision_of(connection)
            if present is not None and present not in revisions():
                raise StartupError(
                    f"The database {self.where} was written by another version of the program, "
                    f"with the schema {present}, and this one does not read it: use that version."
                )
            upgrade(connection)
            for each in triggers():
                connection.exec_driver_sql(each)
        database = PostgresDatabase(self._url)
        database.listen()
        return database

    def lazily(self) -> Database:
        return PostgresDatabase(self._url)

    def is_there(self) -> bool:
        with self._connected() as connection:
            return revision_of(connection) is not None

    def check_version(self) -> None:
        with self._connected() as connection:
            present, newest = revision_of(connection), revisions()[-1]
        if present is None:
            raise StartupError(f"{self.where} is no database of Dix de Der.")
        if present != newest:
            raise StartupError(
                f"The database {self.where} has the schema {present}, and this program's is "
                f"{newest}: bring it up to date with `python -m bot migrate`."
            )

    @contextmanager
    def held_alone(self) -> Iterator[None]:
        with self._connected() as connection:
            if not connection.scalar(text(f"SELECT pg_try_advisory_lock({ALONE})")):
                raise StartupError(
                    f"The database {self.where} cannot be used: a bot is at work on it already; "
                    "stop that one first, or name another one in DIX_DE_DER_DATABASE."
                )
            connection.commit()  # the lock is the session's
            yield

    def as_file(self, target: Path) -> Path:
        self.back_up(target)
        return target

    def snapshots(self) -> Snapshots:
        return ServerSnapshots(self._url)

    def back_up(self, target: Path) -> None:
        """A file of SQLite with all that was committed at one moment: `python -m bot copy` brings
        it back."""
        if target.exists():
            raise StartupError(f"There is a file {target} already: take another name.")
        self.check_version()
        unfinished = target.with_name(f"{target.name}.part")
        unfinished.unlink(missing_ok=True)
        try:
            make_private(unfinished)
            migrate(unfinished)
            file = create_engine(sqlite_url(unfinished))
            try:
                with self._connected() as source, file.begin() as made:
                    copy_rows(source, made)
            finally:
                file.dispose()
            unfinished.replace(target)
        except (SQLAlchemyError, OSError) as error:
            raise StartupError(f"{self.where} cannot be copied to {target}: {error}.") from error
        finally:
            unfinished.unlink(missing_ok=True)

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """A connection, in a transaction that sees one moment; raises `StartupError`."""
        engine = create_engine(
            self._url,
            connect_args={"connect_timeout": PATIENCE_S},
            isolation_level="REPEATABLE READ",
            hide_parameters=True,
        )
        try:
            with engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise StartupError(f"The database {self.where} cannot be used: {reason}.") from error
        finally:
            engine.dispose()
