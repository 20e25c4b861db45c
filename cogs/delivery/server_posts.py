"""Posts in a channel that a server has chosen, in its language: the weekly digest and the podium.

`bot.rankings.digest_worker` plans digests. The podium of a season is planned in the transaction
that closes it (bot/rankings/fold.py), so a season that ended before a channel was chosen has none.
"""

import logging

import discord

from bot.rankings.calendar import WEEK
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from bot.storage.people import servers
from bot.storage.ratings import seasons
from bot.text import Words, language_of, words_for
from cogs.delivery.kinds import Drawn, MessageKind
from cogs.feature import Feature
from cogs.rankings.digest import Shown, digest_screen, news_of
from cogs.rankings.podium import podium_screen, winners_of
from cogs.servers.club_page import club_address
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


class Digests(ServerPosts):
    """The digests of all servers."""

    subjects = (Subject.DIGEST,)

    async def draw(self, row: MessageRow) -> Drawn:
        shown = None
        if row.facts is not None:
            game = await self.bot.tables.load(row.facts["game"])
            shown = Shown(await self.bot.reviews.of(game), game, row.facts["deal"])
        words, until, now = await self.words(row), row.until or 0.0, self.bot.clock.now()
        since = until - WEEK
        async with self.bot.database.read() as connection:
            news = await news_of(connection, row.server_id or 0, since, until, now)
        return Drawn(await digest_screen(news, shown, words, self.bot.pictures))


class Podiums(ServerPosts):
    """The podiums of all servers."""

    subjects = (Subject.SEASON,)

    async def draw(self, row: MessageRow) -> Drawn:
        """The podium of a season; nothing when nobody has played enough, or all who have hide."""
        async with self.bot.database.read() as connection:
            season = await seasons.get(connection, row.season_id or 0)
            found = await winners_of(connection, season.scope, season.id)
        some = [each for each in found if each.lines]
        if not some:
            return Drawn(None)
        words, pictures = await self.words(row), self.bot.pictures
        server = await self.bot.database.ask(servers.get, season.scope)
        address = await club_address(self.bot, server.discord_id)
        return Drawn(await podium_screen(season, some, words, pictures, address))
