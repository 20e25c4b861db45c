"""Boards that are still played at other tables: whoever would show anything of them is refused."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.games import sealed
from bot.tables.refusals import RefusalReason, Refused


async def open_to_all_only(connection: AsyncConnection, game_id: int) -> None:
    """Raises `Refused` for a party of a duplicate whose window is open (`sealed.py`)."""
    found = await sealed.sealed(connection, game_id)
    if found is None:
        return
    if found.until is None:
        raise Refused(RefusalReason.SEALED_OPEN)
    raise Refused(RefusalReason.SEALED, until=found.until)
