"""The posts at the end of a season: planned as it is closed, if its server has chosen a channel."""

from sqlalchemy import Text, exists, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import messages, ratings, servers
from bot.storage.ratings.seasons import Season


async def plan(connection: AsyncConnection, season: Season) -> None:
    """A season is over: there is to be a post, if its server wants one and anybody was rated."""
    rated = exists().where(ratings.c.scope == season.scope, ratings.c.season == season.id)
    wanted = select(
        servers.c.id,
        servers.c.podium_channel_id,
        literal(Subject.SEASON, Text),
        literal(season.id),
        literal(season.ends_at),
        literal(1),
    ).where(servers.c.id == season.scope, servers.c.podium_channel_id.is_not(None), rated)
    columns = ["server_id", "channel_id", "subject", "season_id", "asked_at", "wanted"]
    await connection.execute(insert(messages).from_select(columns, wanted))
