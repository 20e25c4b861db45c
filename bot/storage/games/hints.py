"""The hints that people asked for: for each decision one, however often they read it."""

from collections.abc import Mapping

from sqlalchemy import func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import HINTS, hints


async def add(
    connection: AsyncConnection, game_id: int, seat: int, deal: int, decision: str
) -> None:
    values = {"game_id": game_id, "seat": seat, "deal": deal, "decision": decision}
    await connection.execute(insert(HINTS).values(values).on_conflict_do_nothing())


async def in_deal(connection: AsyncConnection, game_id: int, deal: int) -> Mapping[int, int]:
    """Return how many hints each seat was given in a deal, where it was given any."""
    query = select(hints.seat, func.count().label("given")).where(
        hints.game_id == game_id, hints.deal == deal
    )
    rows = await connection.execute(query.group_by(hints.seat).order_by(hints.seat))
    return {row.seat: row.given for row in rows}
