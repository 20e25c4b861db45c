"""One bot on one database: two would both answer every click, and both play for the robots.

The lock is one of SQLite's own, on an empty file beside the database: the system takes it away with
the process that has it, however that ends, and it keeps nobody from reading or copying the games.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from bot.errors import StartupError
from bot.storage.engine.database_errors import FileProblem, cannot_be_used, problem_of
from bot.storage.engine.private import make_private

ENDING: Final = "-lock"


@contextmanager
def held_alone(file: Path) -> Iterator[None]:
    """The database of this process alone for the block; raises `StartupError` where it is not."""
    real = file.resolve()  # a link to it is the same database
    beside = real.with_name(real.name + ENDING)
    try:
        make_private(beside)
        connection = sqlite3.connect(beside, timeout=0, isolation_level=None)
    except (sqlite3.Error, OSError) as error:
        raise StartupError(cannot_be_used(str(file), error)) from error
    with closing(connection):
        try:
            connection.execute("PRAGMA journal_mode=MEMORY")  # no file beside it
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if problem_of(error) is not FileProblem.LOCKED:
                raise StartupError(cannot_be_used(str(file), error)) from error
            raise StartupError(
                f"The database {file} cannot be used: a bot is at work on it already; stop that "
                "one first, or name another file in DIX_DE_DER_DATABASE."
            ) from None
        yield
