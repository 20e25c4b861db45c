"""Results as they are written: who sat where, and who was gone."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.result_schema import result_leavers, result_players
from bot.storage.games.counts import COUNTED, Counts


async def sitting_of(
    connection: AsyncConnection, number: int
) -> dict[int, tuple[int | None, Counts]]:
    """Return who sat where at the end of a party (None: a robot), and what happened in that
    seat."""
    query = select(*[result_players[name] for name in ("seat", "person_id", *COUNTED)]).where(
        result_players.result_id == number
    )
    rows = (await connection.execute(query.order_by(result_players.seat))).all()
    return {row.seat: (row.person_id, Counts(*row[2:])) for row in rows}


async def leavers_of(connection: AsyncConnection, number: int) -> dict[int, int]:
    """Return who was gone at the end of a party, by seat."""
    of_result = result_leavers.result_id == number
    query = select(result_leavers.seat, result_leavers.person_id).where(of_result)
    return {row.seat: row.person_id for row in await connection.execute(query)}
