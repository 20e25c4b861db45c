"""The schema that a file has, and the program's: known without Alembic.

To import it takes a third of the time in which a command starts that looks at a database, and it is
needed only where a migration is due.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parents[1] / "migrations"


def revisions(folder: Path = FOLDER) -> list[str]:
    """Return all there are, oldest first: they are one chain, and numbered in its order."""
    return sorted(file.name.partition("_")[0] for file in (folder / "versions").glob("*_*.py"))


def revision_of(connection: Connection) -> str | None:
    """Return that of a database; None where no migration has been."""
    has_any = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'alembic_version'"
    if connection.exec_driver_sql(has_any).scalar() is None:
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
