"""Posts that stand in a channel once: rows of `digests` and of `podiums`.

A post is a row before it is sent. So a crash in between leaves a row that was tried and has no
message, and whoever tries again looks first whether it stands there.
"""

from typing import Final

from sqlalchemy import Table, delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

UNSEEN: Final = 0
"""as `message_id`: it may stand there, but the bot may not look; or there was nothing to tell"""


async def tried(connection: AsyncConnection, table: Table, post_id: int, now: float) -> None:
    """It is about to be sent for the first time."""
    await connection.execute(update(table).where(table.c.id == post_id).values(tried_at=now))


async def sent(connection: AsyncConnection, table: Table, post_id: int, message_id: int) -> None:
    which = table.c.id == post_id
    await connection.execute(update(table).where(which).values(message_id=message_id))


async def forget_unsent(connection: AsyncConnection, table: Table, server_id: int) -> None:
    """Forget what was planned for a server and does not stand anywhere: it is not sent any more."""
    gone = (table.c.server_id == server_id) & table.c.message_id.is_(None)
    await connection.execute(delete(table).where(gone))
