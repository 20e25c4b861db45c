"""The podium of a season that is over, in the channel that its server has chosen.

The post is planned in the transaction that closes the season (bot/rankings/fold.py). So a season
that ended before a channel was chosen has none.
"""

from typing import Final

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.rankings.calendar import WEEK
from bot.storage import podiums, ratings
from bot.storage.database import Database
from bot.storage.podiums import Podium
from bot.storage.ratings import POOLS, Board
from bot.storage.schema import podiums as podiums_table
from bot.text import Words
from cogs.pictures import Pictures
from cogs.posts import Posts
from cogs.screens.podium import RANKS, Winners, mark_of, podium_screen
from cogs.screens.screen import Screen

NEWS: Final = 2 * WEEK
"""seconds for which the end of a season is news, when the bot was away meanwhile"""
MOST: Final = 5
"""people of a pool who are named: equals share a rank"""


class Podiums(Posts[Podium]):
    """The podiums of all servers; `wake` it when a season may be over."""

    kind = "podium"
    table = podiums_table

    def __init__(
        self, client: discord.Client, database: Database, clock: Clock, pictures: Pictures
    ) -> None:
        super().__init__(client, database, clock)
        self._pictures = pictures

    async def unsent(self, connection: AsyncConnection, now: float) -> list[Podium]:
        return await podiums.unsent(connection, now - NEWS)

    async def turn_off(self, connection: AsyncConnection, server_id: int) -> None:
        await podiums.turn_off(connection, server_id)

    def mark(self, post: Podium) -> str:
        return mark_of(post.season)

    async def screen(self, post: Podium, words: Words) -> Screen | None:
        """None when nobody has played enough, or all who have hide."""
        async with self._database.read() as connection:
            found = [await _winners(connection, post, pool) for pool in POOLS]
        some = sorted((each for each in found if each.lines), key=lambda each: -each.people)
        return await podium_screen(post.season, some, words, self._pictures) if some else None


async def _winners(connection: AsyncConnection, post: Podium, pool: str) -> Winners:
    board = Board(post.season.scope, post.season.id, pool)
    lines = await ratings.podium(connection, board, MOST)
    people = await ratings.count(connection, board)
    return Winners(pool, people, [each for each in lines if each.rank <= RANKS])
