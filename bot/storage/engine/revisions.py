"""The revisions of the schema: those that the program has, and that of a database.

To import Alembic takes a third of the time in which a command starts that looks at a database: it
is imported where a migration is due.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect

from bot.errors import StartupError

FOLDER = Path(__file__).parents[1] / "migrations"


def revisions(folder: Path | None = None) -> list[str]:
    """Return all there are, oldest first: they are one chain, and numbered in its order."""
    files = ((folder or FOLDER) / "versions").glob("*_*.py")
    return sorted({file.name.partition("_")[0] for file in files})


def revision_of(connection: Connection) -> str | None:
    """Return that of a database; None where no migration has been."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def present_of(connection: Connection, where: str) -> str | None:
    """Return the revision of a database; raises `StartupError` where a newer program wrote it."""
    present, known = revision_of(connection), revisions()
    if present is not None and present not in known:
        raise StartupError(
            f"The database {where} was written by a newer version of the program: it has the "
            f"schema {present}, and this program knows those up to {known[-1]}. Use that version, "
            "or put the copy in its place that was made before the update."
        )
    return present


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date, within the transaction of a connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
