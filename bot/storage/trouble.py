"""All that may be wrong with the file, and what whoever runs the bot can do about it."""

import errno
import sqlite3
from enum import StrEnum
from typing import Any, Final

from sqlalchemy.engine import Engine, ExceptionContext
from sqlalchemy.event import listen
from sqlalchemy.exc import DBAPIError, OperationalError


class Trouble(StrEnum):
    """All that keeps the database from answering; none of it is the fault of what was asked."""

    LOCKED = "it is locked by another program"
    FULL = "the disk is full"
    READ_ONLY = "it may only be read"
    DAMAGED = "it is damaged"
    OTHER = "it does not answer"


_CODES: Final = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
}
_WHAT_TO_DO: Final = {
    Trouble.LOCKED: "stop that one (is the bot running twice?) and start again",
    Trouble.FULL: "make room and start again",
    Trouble.READ_ONLY: "give the bot's user the right to write the file and its folder",
    Trouble.DAMAGED: "put a backup in its place, as docs/operating.md tells",
}


def trouble_of(error: BaseException) -> Trouble:
    """Return what an error of SQLAlchemy, of SQLite or of the system means."""
    reason = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(reason, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE or getattr(reason, "errno", None) == errno.ENOSPC:
        return Trouble.FULL  # the file beside the database cannot grow
    # The upper bytes tell details: SQLITE_BUSY_SNAPSHOT is a SQLITE_BUSY.
    return _CODES.get(code & 0xFF, Trouble.OTHER)


def cannot_be_used(where: str, error: BaseException) -> str:
    """Why the program cannot start with this database, and what to do: one sentence."""
    trouble = trouble_of(error)
    if trouble in _WHAT_TO_DO:
        return _sentence(where, trouble)
    reason = getattr(error, "orig", None) or error
    return f"The database {where} cannot be used: {reason}."


def damaged(where: str) -> str:
    return _sentence(where, Trouble.DAMAGED)


def _sentence(where: str, trouble: Trouble) -> str:
    return f"The database {where} cannot be used: {trouble}; {_WHAT_TO_DO[trouble]}."


def tell_apart(engine: Engine) -> None:
    """Have a damaged file raise what a locked or full one raises: `OperationalError`.

    The driver puts it with the mistakes of whoever asks.
    """
    listen(engine, "handle_error", _as_operational, retval=True)


def _as_operational(context: ExceptionContext) -> BaseException | None:
    error: Any = context.original_exception
    if isinstance(context.sqlalchemy_exception, OperationalError) or not _is_damage(error):
        return None
    return OperationalError(context.statement, None, error, hide_parameters=True)


def _is_damage(error: BaseException) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
