"""A copy of the file that can take its place, made also while the bot plays."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.errors import StartupError
from bot.storage.engine.database_errors import FileProblem, problem_of
from bot.storage.engine.private import make_private


def back_up(source: Path, target: Path) -> None:
    """Copy a database to a file that is not there yet; raises `StartupError` with a sentence."""
    if target.exists():
        raise StartupError(f"There is a file {target} already: take another name.")
    if not source.exists():
        raise StartupError(f"There is no database {source}.")
    try:
        make_copy(source, target)
    except (sqlite3.Error, OSError) as error:
        problem = problem_of(error)
        reason = problem if problem is not FileProblem.OTHER else error
        raise StartupError(f"{source} cannot be copied to {target}: {reason}.") from error


def make_copy(source: Path, target: Path) -> None:
    """A consistent copy, looked through; `target` is replaced only when it is whole.

    Raises `sqlite3.Error` or `OSError`.
    """
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        with (
            closing(open_to_read(source)) as original,
            closing(sqlite3.connect(unfinished)) as made,
        ):
            # In one step, so that nobody writes in between; writers of a WAL file do not wait.
            original.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")  # a file that stands alone
            _look_through(made)
        _on_disk(unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def open_to_read(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing, and makes no file where there is none."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _look_through(copy: sqlite3.Connection) -> None:
    (first,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if first != "ok":
        raise sqlite3.DatabaseError(f"it is damaged ({first})")


def _on_disk(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
