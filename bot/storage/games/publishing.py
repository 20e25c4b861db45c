"""Records of parties that have ended, and who may have them: their players, or anybody."""

from sqlalchemy import exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import games


async def is_public(connection: AsyncConnection, game_id: int) -> bool:
    """Return whether anybody may have the record."""
    published = (games.c.id == game_id) & games.c.published_at.is_not(None)
    return bool((await connection.execute(select(exists().where(published)))).scalar_one())


async def publish(connection: AsyncConnection, game_id: int, now: float) -> None:
    """From now on anybody may have the record; the first time counts."""
    unpublished = (games.c.id == game_id) & games.c.published_at.is_(None)
    await connection.execute(update(games).where(unpublished).values(published_at=now))
