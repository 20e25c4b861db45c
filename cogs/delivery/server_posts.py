"""Posts in a channel that a server has chosen, in its language: the weekly digest and the podium.

`bot.rankings.digest_worker` plans digests. The podium of a season is planned in the transaction
that closes it (bot/rankings/fold.py), so a season that ended before a channel was chosen has none.
"""

import logging
from collections.abc import Iterable

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.calendar import WEEK, week_of
from bot.storage.delivery import digests
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow, Season
from bot.storage.people import servers
from bot.storage.ratings import leaderboards, seasons
from bot.storage.ratings.leaderboards import ALL_TIME, POOLS, By, Line, RankingBoard
from bot.text import Words, language_of, words_for
from cogs.delivery.kinds import Drawn, MessageKind
from cogs.feature import Feature
from cogs.rankings.digest import News, Shown, digest_screen
from cogs.rankings.leaderboard_screen import MEDALS
from cogs.rankings.podium import RANKS, Winners, podium_screen
from cogs.servers.here import known_language

log = logging.getLogger(__name__)


class ServerPosts(Feature, MessageKind):
    async def lost(self, row: MessageRow, error: discord.HTTPException) -> bool:
        log.warning("server %s has no %s any more: %s", row.server_id, row.subject, error)
        await self.bot.servers.turn_off(row.subject, row.server_id or 0)
        return False

    async def words(self, row: MessageRow) -> Words:
        """Return words of the server's language, else of what Discord takes for it."""
        server = await self.bot.database.ask(servers.get, row.server_id or 0)
        guild = self.bot.get_guild(server.discord_id)
        if guild is None:
            guild = await self.bot.fetch_guild(server.discord_id)
        known = known_language(server, guild) or language_of(guild.preferred_locale.value)
        return words_for(known)


CLIMBERS = 3
AMONG = 50
"""the best, among whom those are looked for who have climbed most"""


class Digests(ServerPosts):
    """The digests of all servers."""

    subjects = (Subject.DIGEST,)

    async def draw(self, row: MessageRow) -> Drawn:
        shown = None
        if row.facts is not None:
            game = await self.bot.tables.load(row.facts["game"])
            shown = Shown(await self.bot.reviews.of(game), game, row.facts["deal"])
        news, words = await self._news(row), await self.words(row)
        return Drawn(await digest_screen(news, shown, words, self.bot.pictures))

    async def _news(self, row: MessageRow) -> News:
        """Movement is known within a week that begins on Monday: late news are without."""
        server_id, until = row.server_id or 0, row.until or 0.0
        since, now = until - WEEK, self.bot.clock.now()
        async with self.bot.database.read() as connection:
            week = await digests.week(connection, server_id, since, until)
            if week.pool is None:
                return News(since, until, week)
            season = await seasons.current(connection, server_id)
            board = RankingBoard(server_id, season.id if season else ALL_TIME, week.pool)
            podium = await leaderboards.podium(connection, board, len(MEDALS))
            best = await leaderboards.page(connection, board, By.RATING, 0, AMONG)
        movers = climbers(best) if week_of(now) == week_of(until) else []
        return News(since, until, week, podium, movers)


def climbers(best: Iterable[Line]) -> list[Line]:
    """Return those who have gained most places since the week began."""
    climbed = [each for each in best if each.moved is not None and each.moved > 0]
    return sorted(climbed, key=lambda each: (-(each.moved or 0), each.rank))[:CLIMBERS]


MOST = 5
"""people of a pool who are named: equals share a rank"""
MOST_EQUAL = 100
"""people who are looked at to say how many there are more"""


class Podiums(ServerPosts):
    """The podiums of all servers."""

    subjects = (Subject.SEASON,)

    async def draw(self, row: MessageRow) -> Drawn:
        """The podium of a season; nothing when nobody has played enough, or all who have hide."""
        async with self.bot.database.read() as connection:
            season = await seasons.get(connection, row.season_id or 0)
            found = [await _winners(connection, season, pool) for pool in POOLS]
        some = sorted((each for each in found if each.lines), key=lambda each: -each.people)
        if not some:
            return Drawn(None)
        return Drawn(await podium_screen(season, some, await self.words(row), self.bot.pictures))


async def _winners(connection: AsyncConnection, season: Season, pool: str) -> Winners:
    board = RankingBoard(season.scope, season.id, pool)
    lines = await leaderboards.podium(connection, board, MOST_EQUAL)
    people = await leaderboards.count(connection, board)
    first = [each for each in lines if each.rank <= RANKS]
    return Winners(pool, people, first[:MOST], len(first) - len(first[:MOST]))
