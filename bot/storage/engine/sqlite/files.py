"""The database's file and those beside it: for their owner alone, copied, locked, and complete.

What the bot keeps holds hands, seeds, names and its token.
"""

import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple, Self

from bot.errors import StartupError
from bot.storage.engine.database_errors import FileProblem, cannot_be_used, problem_of

# For their owner alone ----------------------------------------------------------------------------

log = logging.getLogger(__name__)

OWNER = stat.S_IRUSR | stat.S_IWUSR
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private(file: Path) -> None:
    """Make an empty file where there is none; raises `OSError`.

    What SQLite puts beside a database later may be read by whoever may read that.
    """
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, OWNER))


def keep_private(*files: Path) -> None:
    """Take the rights of others away from the files that are there."""
    for file in files:
        try:
            mode = file.stat().st_mode
            if mode & OTHERS:
                file.chmod(stat.S_IMODE(mode) & ~OTHERS)
                log.info("%s is for its owner alone now", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("others may read %s: %s", file, error.strerror)


# Copies -------------------------------------------------------------------------------------------


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
            (first,) = made.execute("PRAGMA integrity_check(1)").fetchone()
            if first != "ok":
                raise sqlite3.DatabaseError(f"it is damaged ({first})")
        with unfinished.open("rb") as opened:
            os.fsync(opened.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def open_to_read(file: Path, *, by_any_thread: bool = False) -> sqlite3.Connection:
    """A connection that changes nothing, and makes no file where there is none."""
    where = f"{file.resolve().as_uri()}?mode=ro"
    return sqlite3.connect(where, uri=True, check_same_thread=not by_any_thread)


# The lock -----------------------------------------------------------------------------------------

LOCK = "-lock"
"""of an empty file beside the database with one of SQLite's own locks: the system takes it away
with the process that has it, however that ends, and it keeps nobody from reading or copying the
games. Two bots would both answer every click, and both play for the robots."""


@contextmanager
def held_alone(file: Path) -> Iterator[None]:
    """The database of this process alone for the block; raises `StartupError` where it is not."""
    beside = _beside(file, LOCK)
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


# The newest action --------------------------------------------------------------------------------


NEWEST = "-newest"
"""of the note of the newest action of all. SQLite keeps what was written last in the file `-wal`:
where that was deleted or damaged it goes on with what is older and says nothing, and cards that
were acknowledged would be gone, unnoticed."""
LENGTH = 80
BOOT = Path("/proc/sys/kernel/random/boot_id")
"""another one after each start of the machine, where the system tells it"""
HAS_ACTION = "SELECT count(*) FROM events WHERE game_id = ? AND number = ?"


class Newest(NamedTuple):
    """An action that was committed, and during which run of the machine."""

    game_id: int
    number: int
    boot: str

    def __str__(self) -> str:
        return f"action {self.number} of game {self.game_id}"

    @classmethod
    def beside(cls, file: Path) -> Self | None:
        """The one that is noted beside a database; None without a note that can be read."""
        try:
            game_id, number, boot = _beside(file, NEWEST).read_text("ascii").split()
            return cls(int(game_id), int(number), boot)
        except (OSError, ValueError):
            return None


class Note:
    """Writes the newest action down after each commit; what cannot be noted is logged once."""

    def __init__(self, file: Path) -> None:
        self._file = _beside(file, NEWEST)
        self._opened: int | None = None
        self._boot = _boot()

    def write(self, game_id: int, number: int) -> None:
        """Write it in one piece, always of the same length: a killed process leaves no half."""
        line = f"{game_id} {number} {self._boot}".ljust(LENGTH - 1) + "\n"
        try:
            if self._opened is None:
                self._opened = os.open(self._file, os.O_CREAT | os.O_WRONLY, OWNER)
            if self._opened >= 0:
                os.pwrite(self._opened, line.encode("ascii"), 0)
        except OSError as error:
            log.warning("the newest action cannot be noted: %s", error)
            self.close()
            self._opened = -1

    def close(self) -> None:
        if self._opened is not None and self._opened >= 0:
            os.close(self._opened)
        self._opened = None


def lost_action(file: Path) -> Newest | None:
    """Return the newest action of all where the database does not have it."""
    noted = Newest.beside(file)
    if noted is None or not file.exists():
        return None
    try:
        with closing(open_to_read(file)) as connection:
            (found,) = connection.execute(HAS_ACTION, noted[:2]).fetchone()
    except sqlite3.Error:  # which opening it to write says better, and its pages
        return None
    return None if found else noted


def check_newest(file: Path) -> None:
    """At the start, before anything else: is the newest action there?

    Raises `StartupError`. After the machine itself lost power some may be missing, as is written
    in docs/operating.md: that is logged.
    """
    lost = lost_action(file)
    if lost is None:
        return
    if lost.boot != _boot():
        log.warning("the newest actions are lost, up to %s: did the machine lose power?", lost)
        return
    raise StartupError(
        f"The database {file} has lost its newest actions, up to {lost}: {file}-wal was deleted "
        "or damaged. Put it back, or put a backup in the place of all of them, as "
        f"docs/operating.md tells; to go on with what is left, delete {_beside(file, NEWEST)}."
    )


def _beside(file: Path, ending: str) -> Path:
    real = file.resolve()  # a link to it is the same database
    return real.with_name(real.name + ending)


def _boot() -> str:
    try:
        return BOOT.read_text("ascii").strip()
    except OSError:
        return "unknown"
