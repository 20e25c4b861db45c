"""Servers: their language, where tables may be opened, and who is kept from them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import Server, blocks, people, servers
from bot.storage.engine.statements import (
    count_where,
    delete_where,
    fetch,
    fetch_one,
    fetch_row,
    fetch_rows,
    fetch_value,
    fetch_values,
    insert_new,
    insert_once,
    prepared,
    rows,
    same,
    set_where,
)
from bot.storage.games import traces

_FIND = prepared(rows(Server, servers).where(servers.discord_id == bindparam("_discord")))
_GET = prepared(rows(Server, servers).where(servers.id == bindparam("_server")))


async def meet(connection: AsyncConnection, discord_id: int, *, pages: bool = False) -> Server:
    """The server with this Discord id, new if it was not known; `pages`: then it has some."""
    known = await find(connection, discord_id)
    if known is not None:
        return known
    server_id = await insert_new(connection, servers, discord_id=discord_id, pages=pages)
    return await get(connection, server_id)


async def find(connection: AsyncConnection, discord_id: int) -> Server | None:
    return await fetch_one(connection, Server, _FIND, {"_discord": discord_id})


async def discord_id_of(connection: AsyncConnection, server_id: int) -> int:
    return await fetch_value(connection, select(servers.discord_id).where(servers.id == server_id))


async def has_left(connection: AsyncConnection, server_id: int) -> bool:
    """Return whether a server has removed the bot."""
    query = select(servers.left_at).where(servers.id == server_id)
    return await fetch_value(connection, query) is not None


async def change(connection: AsyncConnection, server_id: int, **values: Any) -> None:
    """Set columns of a server."""
    await set_where(connection, servers, servers.id == server_id, **values)


async def get(connection: AsyncConnection, server_id: int) -> Server:
    """The server of this number, which is not its Discord id."""
    return Server(*(await connection.execute(_GET, {"_server": server_id})).one())


async def every(connection: AsyncConnection) -> list[Server]:
    """All servers, also those that have removed the bot."""
    return await fetch_rows(connection, Server, servers, by=[servers.id])


async def left(connection: AsyncConnection, now: float, discord_id: int) -> None:
    """A server has removed the bot."""
    await set_where(
        connection, servers, same(servers, discord_id=discord_id, left_at=None), left_at=now
    )


async def back(connection: AsyncConnection, discord_id: int) -> None:
    """The bot is there again."""
    await set_where(connection, servers, servers.discord_id == discord_id, left_at=None)


async def are(
    connection: AsyncConnection, now: float, discord_ids: Collection[int]
) -> Sequence[int]:
    """Note all servers where the bot is: others may have removed it while it was away.

    Return the Discord ids of those where it is again.
    """
    there = servers.discord_id.in_(list(discord_ids))
    gone = ~there & servers.left_at.is_(None)
    await set_where(connection, servers, gone, left_at=now)
    returned = there & servers.left_at.is_not(None)
    return await fetch_values(
        connection,
        update(servers).where(returned).values(left_at=None).returning(servers.discord_id),
    )


# Its pages for browsers: a link counts as long as the server has pages and the bot is there -------

_HAS_PAGE = servers.pages & servers.page_token.is_not(None) & servers.left_at.is_(None)


async def by_page(connection: AsyncConnection, token: str) -> Server | None:
    """Return the server whose link ends with that, where it counts."""
    which = _HAS_PAGE & (servers.page_token == token)
    return await fetch_row(connection, Server, servers, which)


async def page_of(connection: AsyncConnection, discord_id: int) -> str:
    """Return what a server's link ends with; empty where it has none that counts."""
    query = select(servers.page_token).where(servers.discord_id == discord_id, _HAS_PAGE)
    return await connection.scalar(query) or ""


async def listed(connection: AsyncConnection, limit: int) -> list[Server]:
    """The servers whose pages everybody finds, by their names."""
    query = rows(Server, servers).where(_HAS_PAGE, servers.page_listed)
    query = query.order_by(func.lower(servers.page_name), servers.id).limit(limit)
    return await fetch(connection, Server, query)


async def rename_pages(connection: AsyncConnection, names: Mapping[int, str]) -> None:
    """Note what servers with pages are called now, by their Discord ids."""
    found = await fetch_rows(connection, Server, servers, servers.page_token.is_not(None))
    for each in found:
        name = names.get(each.discord_id, each.page_name)
        if name != each.page_name:
            await change(connection, each.id, page_name=name)


# People who are kept from the tables of a server --------------------------------------------------


class Blocked(NamedTuple):
    """A person who is blocked on a server, and since when."""

    person_id: int
    discord_id: int | None
    name: str
    at: float


async def block(
    connection: AsyncConnection, server_id: int, person_id: int, blocked_by: int, now: float
) -> bool:
    """Keep somebody from a server's tables; False when they were already."""
    values = {"server_id": server_id, "person_id": person_id, "blocked_by": blocked_by, "at": now}
    return await insert_once(connection, blocks, values) > 0


async def unblock(connection: AsyncConnection, server_id: int, person_id: int) -> bool:
    """Let somebody play again; False when they were not blocked."""
    found = await delete_where(
        connection, blocks, same(blocks, server_id=server_id, person_id=person_id)
    )
    await traces.unblock(connection, server_id, person_id)
    return found > 0


async def are_blocked(connection: AsyncConnection, server_id: int, ids: set[int]) -> set[int]:
    """Return those of some people who are blocked on a server."""
    query = select(blocks.person_id).where(blocks.server_id == server_id, blocks.person_id.in_(ids))
    blocked = set(await fetch_values(connection, query))
    return blocked | await traces.still_blocked(connection, server_id, ids)


async def count_blocked(connection: AsyncConnection, server_id: int) -> int:
    """Count the blocks of a server, with those of people who were forgotten."""
    known = await count_where(connection, blocks.server_id == server_id)
    return known + len(await traces.blocks_of(connection, server_id))


async def find_blocked(connection: AsyncConnection, server_id: int, limit: int) -> list[Blocked]:
    """The people who are blocked on a server, the latest first."""
    return await fetch(
        connection,
        Blocked,
        select(people.id, people.discord_id, people.name, blocks.at)
        .join(people, people.id == blocks.person_id)
        .where(blocks.server_id == server_id)
        .order_by(blocks.at.desc(), people.id)
        .limit(limit),
    )
