"""A PostgreSQL server as the place of the database: opened, held, copied."""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from sqlalchemy import Connection, create_engine, exists, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.errors import StartupError
from bot.storage.engine.copying import copy_database
from bot.storage.engine.database import Database
from bot.storage.engine.engines import Engine
from bot.storage.engine.postgresql.connections import PATIENCE_S
from bot.storage.engine.postgresql.database import TELL, PostgresDatabase, triggers
from bot.storage.engine.postgresql.snapshots import ServerSnapshots
from bot.storage.engine.revisions import present_of, revision_of, revisions, upgrade
from bot.storage.engine.snapshots import Snapshots
from bot.storage.engine.sqlite.database import SqliteEngine
from bot.storage.engine.tournament_schema import metadata
from bot.storage.leases import DELIVERER, held

ALONE = 0x0D1DF
"""of the lock that whoever wants it alone has"""
OPENING = 0x0D1E0
"""of the lock that whoever opens it has: several processes may be started at once"""


class PostgresEngine(Engine):
    """A database of a server."""

    is_shared = True

    def __init__(self, where: str) -> None:
        try:
            self._url = make_url(where).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError):  # which repeat what was not understood
            raise StartupError(
                "The address of the PostgreSQL server is not understood: it is written as "
                "postgresql+psycopg://user@host:5432/database, with %40 for an @ in a password."
            ) from None
        hidden = {each: "hidden" for each in self._url.query if "password" in each}
        self.where = self._url.update_query_dict(hidden).render_as_string()

    async def open(self) -> Database:
        with self._connected() as connection:
            connection.execute(text(f"SELECT pg_advisory_lock({OPENING})"))
            connection.commit()  # the lock is the session's, and what it waited for is seen
            self._upgrade(connection)
            tell_of_changes(connection)
            connection.commit()
        database = PostgresDatabase(self._url)
        database.listen()
        return database

    def _upgrade(self, connection: Connection) -> None:
        if present_of(connection, self.where) != revisions()[-1]:
            upgrade(connection)

    def lazily(self) -> Database:
        return PostgresDatabase(self._url)

    def is_there(self) -> bool:
        with self._connected() as connection:
            return revision_of(connection) is not None

    @contextmanager
    def looked_at(self) -> Iterator[Connection]:
        with self._connected() as connection:
            connection.execute(text("SET TRANSACTION READ ONLY"))
            present, newest = revision_of(connection), revisions()[-1]
            if present is None:
                raise StartupError(f"{self.where} is no database of Dix de Der.")
            if present != newest:
                raise StartupError(
                    f"The database {self.where} has the schema {present}, and this program's is "
                    f"{newest}: bring it up to date with `python -m bot migrate`."
                )
            yield connection

    @contextmanager
    def made(self) -> Iterator[Connection]:
        with self._connected() as connection, connection.begin():
            if revision_of(connection) is None and inspect(connection).get_table_names():
                raise StartupError(f"{self.where} has tables of another program: make a new one.")
            self._upgrade(connection)
            for each in metadata.sorted_tables:
                if connection.scalar(select(exists().select_from(each))):
                    raise StartupError(
                        f"There are rows in {self.where} already ({each.name}): a copy needs a new "
                        "database, which `createdb` makes."
                    )
            yield connection
            tell_of_changes(connection)

    def damage(self, connection: Connection) -> Iterator[str]:
        """A server looks after its pages and references itself."""
        yield from ()

    @contextmanager
    def held_alone(self) -> Iterator[None]:
        with self._connected() as connection:
            free = connection.scalar(text(f"SELECT pg_try_advisory_lock({ALONE})"))
            begun = revision_of(connection) is not None
            if not free or (begun and connection.execute(held(DELIVERER)).first()):
                raise StartupError(
                    f"The database {self.where} cannot be used: a bot is at work on it already; "
                    "stop that one first, or name another one in DIX_DE_DER_DATABASE."
                )
            connection.commit()  # the lock is the session's
            yield

    def snapshots(self) -> Snapshots:
        return ServerSnapshots(self._url)

    def back_up(self, target: Path) -> None:
        """A file of SQLite with all that was committed at one moment: `python -m bot copy` brings
        it back."""
        copy_database(self, SqliteEngine(target))

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


def tell_of_changes(connection: Connection) -> None:
    """Have the triggers made, unless they stand there: that waits for whoever writes, and has
    everybody else wait, while a bot may be at work."""
    statements = tuple(triggers())
    made = sha256("\n".join((*revisions(), *statements)).encode()).hexdigest()
    if connection.scalar(_MADE) == made:
        return
    for each in statements:
        connection.exec_driver_sql(each)
    connection.exec_driver_sql(f"COMMENT ON FUNCTION {TELL} IS '{made}'")


_MADE = text(f"SELECT obj_description(to_regprocedure('{TELL}'), 'pg_proc')")
"""of which statements the triggers were made, and with which schema"""
