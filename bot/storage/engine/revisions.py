"""The schema that a file has, and the program's: known without Alembic.

To import it takes a third of the time in which a command starts that looks at a database, and it is
needed only where a migration is due.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.storage.engine.schema import metadata

FOLDER: Final = Path(__file__).parents[1] / "migrations"
FIRST: Final = "first"
"""how the file of the first revision begins; later ones begin with their revision"""


@cache
def first() -> str:
    """Return the first revision, which is another one whenever the schema is changed in place."""
    written = hashlib.sha256()
    for table in metadata.sorted_tables:
        by_name = sorted(table.indexes, key=lambda each: str(each.name))
        for made in (CreateTable(table), *map(CreateIndex, by_name)):
            written.update(str(made.compile(dialect=sqlite.dialect())).encode())
    return f"{FIRST}_{written.hexdigest()[:12]}"


def revisions(folder: Path = FOLDER) -> list[str]:
    """Return all there are, oldest first: they are one chain, and numbered in its order."""
    files = (folder / "versions").glob("*_*.py")
    later = {file.name.partition("_")[0] for file in files} - {FIRST}
    return [first(), *sorted(later)]


def revision_of(connection: Connection) -> str | None:
    """Return that of a database; None where no migration has been."""
    has_any = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'alembic_version'"
    if connection.exec_driver_sql(has_any).scalar() is None:
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
