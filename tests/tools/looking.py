"""A bot's database, looked at beside it: a file, or on a server."""

from pathlib import Path

from sqlalchemy import Engine, create_engine

from bot.storage.engine.engines import SERVERS


def looking_into(where: str) -> Engine:
    """Connections that see what is committed, and write nothing; `where` as the setting names the
    database."""
    on_server = where.startswith(SERVERS)
    address = where if on_server else f"sqlite:///{Path(where).as_uri()}?mode=ro&uri=true"
    return create_engine(address, isolation_level="AUTOCOMMIT")
