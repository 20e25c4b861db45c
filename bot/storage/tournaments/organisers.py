"""Co-organisers: people who are in charge of one tournament (T10)."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.statements import (
    delete_where,
    fetch_values,
    insert_rows,
    same,
)
from bot.storage.engine.tournament_schema import tournament_organisers
from bot.storage.people import servers


async def named(connection: AsyncConnection, tournament_id: int) -> list[int]:
    """Return the co-organisers of a tournament."""
    rows = tournament_organisers
    query = select(rows.person_id).where(same(rows, tournament_id=tournament_id))
    return await fetch_values(connection, query.order_by(rows.person_id))


async def is_named(
    connection: AsyncConnection, server_id: int, tournament_id: int, person_id: int
) -> bool:
    """Return whether somebody is a co-organiser, and not kept from the tables of its server."""
    if person_id not in await named(connection, tournament_id):
        return False
    return not await servers.are_blocked(connection, server_id, {person_id})


async def name(connection: AsyncConnection, tournament_id: int, people: Iterable[int]) -> None:
    """These people, and nobody else."""
    rows = tournament_organisers
    await delete_where(connection, rows, same(rows, tournament_id=tournament_id))
    new = [{"tournament_id": tournament_id, "person_id": each} for each in people]
    if new:
        await insert_rows(connection, rows, new)


async def forget(connection: AsyncConnection, person_id: int) -> None:
    await delete_where(
        connection, tournament_organisers, same(tournament_organisers, person_id=person_id)
    )
