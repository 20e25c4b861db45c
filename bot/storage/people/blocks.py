"""People who are kept from the tables of a server."""

from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import BLOCKS, PEOPLE, blocks, people
from bot.storage.engine.statements import fetch, fetch_value, fetch_values, listed, prepared
from bot.storage.games import traces

_ARE_BLOCKED = prepared(
    select(blocks.person_id).where(
        blocks.server_id == bindparam("_server"), blocks.person_id.in_(listed("_ids"))
    )
)


class Blocked(NamedTuple):
    """A person who is blocked on a server, and since when."""

    person_id: int
    discord_id: int | None
    name: str
    at: float


async def add(
    connection: AsyncConnection, server_id: int, person_id: int, blocked_by: int, now: float
) -> bool:
    """Keep somebody from a server's tables; False when they were already."""
    statement = insert(BLOCKS).values(
        server_id=server_id, person_id=person_id, blocked_by=blocked_by, at=now
    )
    result = await connection.execute(
        statement.on_conflict_do_nothing().returning(blocks.person_id)
    )
    return result.scalar_one_or_none() is not None


async def remove(connection: AsyncConnection, server_id: int, person_id: int) -> bool:
    """Let somebody play again; False when they were not blocked."""
    here = (blocks.server_id == server_id) & (blocks.person_id == person_id)
    result = await connection.execute(delete(BLOCKS).where(here).returning(blocks.person_id))
    await traces.unblock(connection, server_id, person_id)
    return result.scalar_one_or_none() is not None


async def are_blocked(connection: AsyncConnection, server_id: int, ids: set[int]) -> set[int]:
    """Return those of some people who are blocked on a server."""
    which = {"_server": server_id, "_ids": list(ids)}
    found = set(await fetch_values(connection, _ARE_BLOCKED, which))
    return found | await traces.still_blocked(connection, server_id, ids)


async def count(connection: AsyncConnection, server_id: int) -> int:
    """With those of people who were forgotten."""
    query = select(func.count()).select_from(BLOCKS).where(blocks.server_id == server_id)
    known = await fetch_value(connection, query)
    return known + await traces.count_blocks(connection, server_id)


async def find_all(connection: AsyncConnection, server_id: int, limit: int) -> list[Blocked]:
    """The people who are blocked on a server, the latest first."""
    query = (
        select(people.id, people.discord_id, people.name, blocks.at)
        .join(PEOPLE, people.id == blocks.person_id)
        .where(blocks.server_id == server_id)
        .order_by(blocks.at.desc(), people.id)
        .limit(limit)
    )
    return await fetch(connection, Blocked, query)
