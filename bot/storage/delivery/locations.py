"""Which tables are in a thread, a channel or a server."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import messages
from bot.storage.engine.schema import games, servers
from bot.storage.engine.schema import messages as table
from bot.storage.engine.statements import fetch
from bot.storage.engine.tournament_schema import tournaments
from bot.storage.games.games import OF_NO_TOURNAMENT, OPEN


class Location(NamedTuple):
    """Where a table is: our id of the game, Discord's ids of the rest."""

    game_id: int
    server_id: int
    channel_id: int
    thread_id: int | None
    status: str


_PLACE = (
    select(
        games.id,
        servers.discord_id,
        games.channel_id,
        games.thread_id,
        games.status,
    )
    .join(servers, servers.id == games.server_id)
    .where(games.status.in_(OPEN))
    .order_by(games.id)
)


async def in_thread(connection: AsyncConnection, thread_id: int) -> list[Location]:
    return await _find(connection, games.thread_id == thread_id)


async def in_channel(connection: AsyncConnection, channel_id: int) -> list[Location]:
    """Return those whose lobby is, or was, in the channel."""
    return await _find(connection, games.channel_id == channel_id)


async def in_server(connection: AsyncConnection, discord_id: int) -> list[Location]:
    """Return those that end when a server removes the bot. A tournament's tables wait with it until
    the bot is back: see `tournaments.out_of_step`."""
    return await _find(connection, (servers.discord_id == discord_id) & OF_NO_TOURNAMENT)


async def outside(connection: AsyncConnection, discord_ids: Collection[int]) -> list[Location]:
    """The same of every server but these."""
    elsewhere = servers.discord_id.not_in(list(discord_ids))
    return await _find(connection, elsewhere & OF_NO_TOURNAMENT)


async def _find(connection: AsyncConnection, where: ColumnElement[bool]) -> list[Location]:
    return await fetch(connection, Location, _PLACE.where(where))


async def reopen_channel(connection: AsyncConnection, channel_id: int, now: float) -> int:
    """Have all that could not be shown in a channel or thread tried again; return how many
    messages."""
    of_game = (games.channel_id == channel_id) | (games.thread_id == channel_id)
    return await messages.reopen(connection, now, of_game, table.channel_id == channel_id)


async def reopen_server(connection: AsyncConnection, discord_id: int, now: float) -> int:
    ours = select(servers.id).where(servers.discord_id == discord_id)
    theirs = select(tournaments.id).where(tournaments.server_id.in_(ours))
    posts = table.server_id.in_(ours) | table.tournament_id.in_(theirs)
    return await messages.reopen(connection, now, games.server_id.in_(ours), posts)
