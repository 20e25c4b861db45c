"""Faults of the database file, and what whoever runs the bot can do about them."""

import errno
import sqlite3
from enum import StrEnum
from typing import Any

from sqlalchemy import exc
from sqlalchemy.engine import Engine, ExceptionContext
from sqlalchemy.event import listen
from sqlalchemy.exc import DBAPIError, OperationalError


class FileProblem(StrEnum):
    """Errors that keep the database from answering, whatever it was asked."""

    LOCKED = "it is locked by another program"
    FULL = "the disk is full"
    READ_ONLY = "it may only be read"
    DAMAGED = "it is damaged"
    OTHER = "it does not answer"


_CODES = {
    sqlite3.SQLITE_BUSY: FileProblem.LOCKED,
    sqlite3.SQLITE_LOCKED: FileProblem.LOCKED,
    sqlite3.SQLITE_FULL: FileProblem.FULL,
    sqlite3.SQLITE_READONLY: FileProblem.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: FileProblem.DAMAGED,
}
_STATES = {
    "55P03": FileProblem.LOCKED,  # lock_not_available
    "53100": FileProblem.FULL,  # disk_full
    "25006": FileProblem.READ_ONLY,  # read_only_sql_transaction
    "XX001": FileProblem.DAMAGED,  # data_corrupted
    "XX002": FileProblem.DAMAGED,  # index_corrupted
}
"""of PostgreSQL"""
_WHAT_TO_DO = {
    FileProblem.LOCKED: "stop that one (is the bot running twice?) and start again",
    FileProblem.FULL: "make room and start again",
    FileProblem.READ_ONLY: "give the bot's user the right to write the file and its folder",
    FileProblem.DAMAGED: "put a backup in its place, as docs/operating.md tells",
}


def problem_of(error: BaseException) -> FileProblem:
    """Return what an error of SQLAlchemy, of a driver or of the system means."""
    reason = error.orig if isinstance(error, DBAPIError) else error
    if state := getattr(reason, "sqlstate", None):
        return _STATES.get(state, FileProblem.OTHER)
    code = getattr(reason, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE or getattr(reason, "errno", None) == errno.ENOSPC:
        return FileProblem.FULL  # the file beside the database cannot grow
    # The upper bytes tell details: SQLITE_BUSY_SNAPSHOT is a SQLITE_BUSY.
    return _CODES.get(code & 0xFF, FileProblem.OTHER)


def cannot_be_used(where: str, error: BaseException | FileProblem) -> str:
    """Why the program cannot start with this database, and what to do: one sentence."""
    if isinstance(error, FileProblem):
        problem = error
    elif getattr(error, "errno", None) in (errno.EACCES, errno.EPERM, errno.EROFS):
        problem = FileProblem.READ_ONLY
    else:
        problem = problem_of(error)
    reason: object = getattr(error, "orig", None) or error
    if problem in _WHAT_TO_DO:
        reason = f"{problem}; {_WHAT_TO_DO[problem]}"
    return f"The database {where} cannot be used: {reason}."


def tell_apart(engine: Engine) -> None:
    """Have a damaged file raise what a locked or full one raises: `OperationalError`.

    The driver puts it with the mistakes of whoever asks.
    """
    listen(engine, "handle_error", _as_operational, retval=True)


def raised_by(statement: str, error: sqlite3.Error) -> DBAPIError:
    """Return what SQLAlchemy raises when the driver raises `error`, likewise told apart."""
    kind = OperationalError if _is_damage(error) else getattr(exc, type(error).__name__, DBAPIError)
    raised: DBAPIError = kind(statement, None, error, hide_parameters=True)
    return raised


class Overtaken(OperationalError):
    """Another writer came between, so nothing was written: what was to be done is done anew."""


def overtaken(statement: str, reason: BaseException | None = None) -> Overtaken:
    reason = reason or LookupError("the row is another by now")
    return Overtaken(statement, None, reason, hide_parameters=True)


class LeaseLost(OperationalError):
    """Nothing was written: this process held a lease, and another one has taken it over."""

    def __init__(self, name: str) -> None:
        super().__init__(None, None, LookupError(f"another process is the {name}"))


def _as_operational(context: ExceptionContext) -> BaseException | None:
    error: Any = context.original_exception
    if isinstance(context.sqlalchemy_exception, OperationalError) or not _is_damage(error):
        return None
    return OperationalError(context.statement, None, error, hide_parameters=True)


def _is_damage(error: BaseException) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
