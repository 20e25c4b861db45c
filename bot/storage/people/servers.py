"""Servers: their language, where tables may be opened, and whether they were greeted."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import SERVERS, servers
from bot.storage.engine.statements import fetch, fetch_one, fetch_value, fetch_values, prepared


class Server(NamedTuple):
    """A row of `servers`."""

    id: int
    discord_id: int
    language: str | None
    """in which everybody there reads; None: nobody has said, and nothing was opened yet"""
    channel_ids: list[int] | None
    organiser_role_id: int | None
    greeted_at: float | None
    player_role_id: int | None = None
    most_tables: int | None = None
    digest_channel_id: int | None = None
    digest_at: float | None = None
    season_months: int = 3
    season_start: float | None = None
    podium_channel_id: int | None = None
    time_zone: str | None = None
    """in which times are typed; None: guessed by the language"""


_COLUMNS = [servers[name] for name in Server._fields]
_FIND = prepared(select(*_COLUMNS).where(servers.discord_id == bindparam("_discord")))
_GET = prepared(select(*_COLUMNS).where(servers.id == bindparam("_server")))


async def meet(connection: AsyncConnection, discord_id: int) -> Server:
    """The server with this Discord id, new if it was not known."""
    known = await find(connection, discord_id)
    if known is not None:
        return known
    statement = insert(SERVERS).values(discord_id=discord_id).returning(*_COLUMNS)
    return Server(*(await connection.execute(statement)).one())


async def find(connection: AsyncConnection, discord_id: int) -> Server | None:
    return await fetch_one(connection, Server, _FIND, {"_discord": discord_id})


async def discord_id_of(connection: AsyncConnection, server_id: int) -> int:
    query = select(servers.discord_id).where(servers.id == server_id)
    return await fetch_value(connection, query)


async def has_left(connection: AsyncConnection, server_id: int) -> bool:
    """Return whether a server has removed the bot."""
    query = select(servers.left_at).where(servers.id == server_id)
    return await fetch_value(connection, query) is not None


async def change(connection: AsyncConnection, server_id: int, **values: Any) -> None:
    """Set columns of a server."""
    await connection.execute(update(SERVERS).where(servers.id == server_id).values(**values))


async def get(connection: AsyncConnection, server_id: int) -> Server:
    """The server of this number, which is not its Discord id."""
    return Server(*(await connection.execute(_GET, {"_server": server_id})).one())


async def every(connection: AsyncConnection) -> list[Server]:
    """All servers, also those that have removed the bot."""
    query = select(*_COLUMNS).order_by(servers.id)
    return await fetch(connection, Server, query)


async def left(connection: AsyncConnection, now: float, discord_id: int) -> None:
    """A server has removed the bot."""
    which = (servers.discord_id == discord_id) & servers.left_at.is_(None)
    await connection.execute(update(SERVERS).where(which).values(left_at=now))


async def back(connection: AsyncConnection, discord_id: int) -> None:
    """The bot is there again."""
    which = servers.discord_id == discord_id
    await connection.execute(update(SERVERS).where(which).values(left_at=None))


async def are(
    connection: AsyncConnection, now: float, discord_ids: Collection[int]
) -> Sequence[int]:
    """These are all where the bot is: others may have removed it while it was away.

    Return the Discord ids of those where it is again.
    """
    there = servers.discord_id.in_(list(discord_ids))
    gone = ~there & servers.left_at.is_(None)
    await connection.execute(update(SERVERS).where(gone).values(left_at=now))
    returned = there & servers.left_at.is_not(None)
    here = update(SERVERS).where(returned).values(left_at=None).returning(servers.discord_id)
    return await fetch_values(connection, here)
