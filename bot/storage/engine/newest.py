"""The newest action of all, noted in a small file beside the database.

SQLite keeps what was written last in the file `-wal`. Where that was deleted or damaged it goes on
with what is older and says nothing: cards that were acknowledged would be gone, unnoticed.
"""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple, Self

from bot.errors import StartupError
from bot.storage.engine.private import OWNER
from bot.storage.upkeep.backup import open_to_read

log = logging.getLogger(__name__)

ENDING: Final = "-newest"
LENGTH: Final = 80
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
"""another one after each start of the machine, where the system tells it"""
HAS_ACTION: Final = "SELECT count(*) FROM events WHERE game_id = ? AND number = ?"


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
            game_id, number, boot = _note_of(file).read_text("ascii").split()
            return cls(int(game_id), int(number), boot)
        except (OSError, ValueError):
            return None


class Note:
    """Writes the newest action down after each commit; what cannot be noted is logged once."""

    def __init__(self, file: Path) -> None:
        self._file = _note_of(file)
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


def check_newest(file: Path) -> None:
    """At the start, before anything else: is the newest action there?

    Raises `StartupError`. After the machine itself lost power some may be missing, as is written
    in docs/operating.md: that is logged.
    """
    noted = Newest.beside(file)
    if noted is None or not file.exists() or _has(file, noted):
        return
    if noted.boot != _boot():
        log.warning("the newest actions are lost, up to %s: did the machine lose power?", noted)
        return
    raise StartupError(
        f"The database {file} has lost its newest actions, up to {noted}: {file}-wal was deleted "
        "or damaged. Put it back, or put a backup in the place of all of them, as "
        f"docs/operating.md tells; to go on with what is left, delete {_note_of(file)}."
    )


def _has(file: Path, noted: Newest) -> bool:
    """Return whether the action is there; yes also where nothing can be said."""
    try:
        with closing(open_to_read(file)) as connection:
            (found,) = connection.execute(HAS_ACTION, noted[:2]).fetchone()
    except sqlite3.Error:  # which opening it to write says better
        return True
    return bool(found)


def _note_of(file: Path) -> Path:
    real = file.resolve()
    return real.with_name(real.name + ENDING)


def _boot() -> str:
    try:
        return BOOT.read_text("ascii").strip()
    except OSError:
        return "unknown"
