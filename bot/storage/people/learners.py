"""How far people are in the lessons."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import LearnerRow, learners
from bot.storage.engine.statements import fetch_row, put_row


async def find(connection: AsyncConnection, person_id: int) -> LearnerRow | None:
    """How far somebody is; None for who has not begun."""
    row = await fetch_row(connection, LearnerRow, learners, learners.person_id == person_id)
    return row and row._replace(finished=tuple(row.finished))


async def keep(connection: AsyncConnection, person_id: int, progress: LearnerRow) -> None:
    """Note how far somebody is."""
    await put_row(connection, learners, {"person_id": person_id}, **progress._asdict())
