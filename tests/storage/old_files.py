"""Files of every revision of the database, and their update by the migrations."""

import sqlite3
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine

from bot.storage.engine.database import database_url
from bot.storage.engine.migrate import migrate
from bot.storage.engine.revisions import FOLDER
from tests.storage.filling import fill

REVISIONS = [each.revision for each in ScriptDirectory(str(FOLDER)).walk_revisions()]
NEWEST = REVISIONS[0]
BEFORE = dict(zip(REVISIONS, [*REVISIONS[1:], None], strict=True))
AFTER = dict(zip(REVISIONS[1:], REVISIONS, strict=False))
ALL_THE_WAY = REVISIONS[::-6]
"""those of which the rows are brought through all that came since: the first, and some later"""

Contents = dict[str, list[dict[str, Any]]]


def upgrade(file: Path, revision: str = "head") -> None:
    migrate(database_url(str(file)), revision)


@cache
def empty(revision: str) -> bytes:
    """The file of a revision without rows; each is made of that of the revision before it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "club.db"
        if after := BEFORE[revision]:
            file.write_bytes(empty(after))
        upgrade(file, revision)
        return file.read_bytes()


def engine_of(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file}")


def filled(folder: Path, revision: str) -> Path:
    """A file of that revision, with rows in every table."""
    file = folder / "club.db"
    file.write_bytes(empty(revision))
    fill(file)
    return file


def copy_of(file: Path, revision: str) -> Path:
    return file.with_name(f"{file.name}.before-{revision}-update")


def revision_of(file: Path) -> str:
    connection = sqlite3.connect(file)
    try:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    finally:
        connection.close()
