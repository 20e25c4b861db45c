"""Servers: their language, where tables may be opened, and whether they were greeted."""

from typing import Any, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import servers


class Server(NamedTuple):
    """A row of `servers`."""

    id: int
    discord_id: int
    language: str | None
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


_COLUMNS = [servers.c[name] for name in Server._fields]


async def meet(connection: AsyncConnection, discord_id: int) -> Server:
    """The server with this Discord id, new if it was not known."""
    statement = (
        insert(servers)
        .values(discord_id=discord_id)
        .on_conflict_do_update(
            index_elements=[servers.c.discord_id], set_={"discord_id": discord_id}
        )
        .returning(*_COLUMNS)
    )
    return Server(*(await connection.execute(statement)).one())


async def find(connection: AsyncConnection, discord_id: int) -> Server | None:
    query = select(*_COLUMNS).where(servers.c.discord_id == discord_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Server(*row)


async def discord_id_of(connection: AsyncConnection, server_id: int) -> int:
    query = select(servers.c.discord_id).where(servers.c.id == server_id)
    return (await connection.execute(query)).scalar_one()


async def change(connection: AsyncConnection, server_id: int, **values: Any) -> None:
    """Set columns of a server."""
    await connection.execute(update(servers).where(servers.c.id == server_id).values(**values))


async def get(connection: AsyncConnection, server_id: int) -> Server:
    """The server of this number, which is not its Discord id."""
    query = select(*_COLUMNS).where(servers.c.id == server_id)
    return Server(*(await connection.execute(query)).one())
