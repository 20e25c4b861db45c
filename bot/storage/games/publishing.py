"""Records of parties that have ended, and who may have them: their players, or anybody."""

from sqlalchemy import exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import GAMES, games
from bot.storage.engine.statements import fetch_value


async def is_public(connection: AsyncConnection, game_id: int) -> bool:
    """Return whether anybody may have the record."""
    published = (games.id == game_id) & games.published_at.is_not(None)
    return bool(await fetch_value(connection, select(exists().where(published))))


async def publish(connection: AsyncConnection, game_id: int, now: float) -> None:
    """From now on anybody may have the record; the first time counts."""
    unpublished = (games.id == game_id) & games.published_at.is_(None)
    await connection.execute(update(GAMES).where(unpublished).values(published_at=now))
