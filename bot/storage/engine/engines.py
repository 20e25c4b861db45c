"""Kinds of databases: one file of SQLite, or a PostgreSQL server. The setting says which."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Connection

from bot.errors import StartupError
from bot.storage.engine.database import Database
from bot.storage.engine.snapshots import Snapshots

SERVERS = ("postgresql://", "postgresql+psycopg://")
"""how the address of a server begins; anything else without an address is a file"""


class Engine(ABC):
    """A database at one place, before it is opened."""

    where: str
    """for people: the name of the file, or the address without its password"""
    is_shared: bool
    """several processes of one bot may use it at a time"""

    @abstractmethod
    async def open(self) -> Database:
        """Bring it up to date and open it; a new one is made where there is none.

        Raises `StartupError` when it cannot be written, is damaged, or newer than the program.
        """

    @abstractmethod
    def lazily(self) -> Database:
        """Connections to it as it is; nothing is opened before something is asked."""

    def beside(self) -> Database:
        """Open it as it is, perhaps while a bot uses it.

        Raises `StartupError` when there is none, or when it has the schema of another version.
        """
        with self.looked_at():
            pass
        return self.lazily()

    @abstractmethod
    def is_there(self) -> bool:
        """Return whether a bot has been started with it."""

    def is_current(self) -> bool:
        """Return whether it can be read and has this program's schema."""
        try:
            with self.looked_at():
                return True
        except StartupError:
            return False

    @abstractmethod
    def looked_at(self) -> AbstractContextManager[Connection]:
        """All of it at one moment, in a transaction that reads, perhaps while a bot uses it.

        Raises `StartupError` where there is none, where it cannot be read, or when it has the
        schema of another version.
        """

    @abstractmethod
    def made(self) -> AbstractContextManager[Connection]:
        """A new one, in the transaction that fills it: it is there when the block ends, and all is
        as before where the block fails.

        Raises `StartupError` where something is there already, or where it cannot be made.
        """

    @abstractmethod
    def damage(self, connection: Connection) -> Iterator[str]:
        """Return what is wrong with how it is stored, a sentence each, as `looked_at` has it: what
        no query of ours would find."""

    @abstractmethod
    def held_alone(self) -> AbstractContextManager[None]:
        """The database of this process alone for the block; raises `StartupError` where it is
        not."""

    @abstractmethod
    def snapshots(self) -> Snapshots:
        """Looks at it by a process that never writes."""

    @abstractmethod
    def back_up(self, target: Path) -> None:
        """Copy it to a file that is not there yet; raises `StartupError` with a sentence."""


def engine_of(where: str) -> Engine:
    """The database that a setting names; raises `StartupError` for an address of another kind."""
    if where.startswith(SERVERS):
        from bot.storage.engine.postgresql.engine import PostgresEngine  # of an extra

        return PostgresEngine(where)
    kind, is_address, _ = where.partition("://")
    if is_address:  # which may hold a password: it is not repeated
        raise StartupError(
            f"DIX_DE_DER_DATABASE is the address of a database ({kind}) that is not known here: "
            "give the name of a file, such as dix-de-der.db, or the address of a PostgreSQL "
            "server (postgresql+psycopg://...)."
        )
    from bot.storage.engine.sqlite.database import SqliteEngine

    return SqliteEngine(Path(where))
