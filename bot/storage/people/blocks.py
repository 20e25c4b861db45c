"""People who are kept from the tables of a server."""

from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.prepared import listed, prepared
from bot.storage.engine.schema import blocks, people
from bot.storage.games import traces

_ARE_BLOCKED = prepared(
    select(blocks.c.person_id).where(
        blocks.c.server_id == bindparam("_server"), blocks.c.person_id.in_(listed("_ids"))
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
    statement = insert(blocks).values(
        server_id=server_id, person_id=person_id, blocked_by=blocked_by, at=now
    )
    result = await connection.execute(
        statement.on_conflict_do_nothing().returning(blocks.c.person_id)
    )
    return result.scalar_one_or_none() is not None


async def remove(connection: AsyncConnection, server_id: int, person_id: int) -> bool:
    """Let somebody play again; False when they were not blocked."""
    here = (blocks.c.server_id == server_id) & (blocks.c.person_id == person_id)
    result = await connection.execute(delete(blocks).where(here).returning(blocks.c.person_id))
    await traces.unblock(connection, server_id, person_id)
    return result.scalar_one_or_none() is not None


async def are_blocked(connection: AsyncConnection, server_id: int, ids: set[int]) -> set[int]:
    """Return those of some people who are blocked on a server."""
    which = {"_server": server_id, "_ids": list(ids)}
    found = set((await connection.execute(_ARE_BLOCKED, which)).scalars())
    return found | await traces.still_blocked(connection, server_id, ids)


async def count(connection: AsyncConnection, server_id: int) -> int:
    """With those of people who were forgotten."""
    query = select(func.count()).select_from(blocks).where(blocks.c.server_id == server_id)
    known = (await connection.execute(query)).scalar_one()
    return known + await traces.count_blocks(connection, server_id)


async def find_all(connection: AsyncConnection, server_id: int, limit: int) -> list[Blocked]:
    """The people who are blocked on a server, the latest first."""
    query = (
        select(people.c.id, people.c.discord_id, people.c.name, blocks.c.at)
        .join(people, people.c.id == blocks.c.person_id)
        .where(blocks.c.server_id == server_id)
        .order_by(blocks.c.at.desc(), people.c.id)
        .limit(limit)
    )
    return [Blocked(*row) for row in await connection.execute(query)]
