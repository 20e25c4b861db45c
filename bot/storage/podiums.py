"""The posts at the end of a season: planned as it is closed, if its server has chosen a channel."""

from typing import NamedTuple

from sqlalchemy import exists, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import posts
from bot.storage.schema import podiums, ratings, seasons, servers
from bot.storage.seasons import Season


class Podium(NamedTuple):
    """A planned post."""

    season: Season
    id: int
    server_id: int
    server_discord_id: int
    language: str | None
    """of the server's tables; None: not chosen"""
    channel_id: int
    tried_at: float | None
    """when it was sent for the first time"""


async def plan(connection: AsyncConnection, season: Season) -> None:
    """A season is over: there is to be a post, if its server wants one and anybody was rated."""
    rated = exists().where(ratings.c.scope == season.scope, ratings.c.season == season.id)
    wanted = select(
        servers.c.id, literal(season.id).label("season_id"), servers.c.podium_channel_id
    ).where(servers.c.id == season.scope, servers.c.podium_channel_id.is_not(None), rated)
    columns = ["server_id", "season_id", "channel_id"]
    await connection.execute(insert(podiums).from_select(columns, wanted))


async def unsent(connection: AsyncConnection, since: float) -> list[Podium]:
    """The posts that are not known to stand in their channels, of seasons that ended since then."""
    query = (
        select(
            *[seasons.c[name] for name in Season._fields],
            podiums.c.id.label("podium_id"),
            podiums.c.server_id,
            servers.c.discord_id,
            servers.c.language,
            podiums.c.channel_id,
            podiums.c.tried_at,
        )
        .join(servers, servers.c.id == podiums.c.server_id)
        .join(seasons, seasons.c.id == podiums.c.season_id)
        .where(podiums.c.message_id.is_(None), seasons.c.ends_at > since)
        .order_by(podiums.c.id)
    )
    size = len(Season._fields)
    return [Podium(Season(*row[:size]), *row[size:]) for row in await connection.execute(query)]


async def turn_off(connection: AsyncConnection, server_id: int) -> None:
    """The server has no podium posts any more."""
    which = servers.c.id == server_id
    await connection.execute(update(servers).where(which).values(podium_channel_id=None))
    await forget_unsent(connection, server_id)


async def forget_unsent(connection: AsyncConnection, server_id: int) -> None:
    """Forget what was planned for a server and is not sent yet: it never is."""
    await posts.forget_unsent(connection, podiums, server_id)
