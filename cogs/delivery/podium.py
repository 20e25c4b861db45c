"""The podium of a season that is over, in the channel that its server has chosen.

The post is planned in the transaction that closes the season (bot/rankings/fold.py). So a season
that ended before a channel was chosen has none.
"""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.storage.ratings import ratings, seasons
from bot.storage.ratings.leaderboards import POOLS, Board
from bot.storage.ratings.seasons import Season
from cogs.delivery.kinds import Drawn
from cogs.delivery.server_posts import ServerPosts
from cogs.rankings.podium import RANKS, Winners, podium_screen

MOST: Final = 5
"""people of a pool who are named: equals share a rank"""
MOST_EQUAL: Final = 100
"""people who are looked at to say how many there are more"""


class Podiums(ServerPosts):
    """The podiums of all servers."""

    subjects = (Subject.SEASON,)

    async def draw(self, row: Row) -> Drawn:
        """Nothing when nobody has played enough, or all who have hide."""
        async with self.bot.database.read() as connection:
            season = await seasons.get(connection, row.season_id or 0)
            found = [await _winners(connection, season, pool) for pool in POOLS]
        some = sorted((each for each in found if each.lines), key=lambda each: -each.people)
        if not some:
            return Drawn(None)
        return Drawn(await podium_screen(season, some, await self.words(row), self.bot.pictures))


async def _winners(connection: AsyncConnection, season: Season, pool: str) -> Winners:
    board = Board(season.scope, season.id, pool)
    lines = await ratings.podium(connection, board, MOST_EQUAL)
    people = await ratings.count(connection, board)
    first = [each for each in lines if each.rank <= RANKS]
    return Winners(pool, people, first[:MOST], len(first) - len(first[:MOST]))
