"""Posts in a channel that the server has chosen, in its language."""

import logging

import discord

from bot.storage.delivery.row import Row
from bot.storage.people import servers
from bot.text import Words, language_of, words_for
from cogs.delivery.kinds import Kind
from cogs.feature import Feature
from cogs.table.table_language import known_language

log = logging.getLogger(__name__)


class ServerPosts(Feature, Kind):
    async def lost(self, row: Row, error: discord.HTTPException) -> bool:
        log.warning("server %s has no %s any more: %s", row.server_id, row.subject, error)
        await self.bot.servers.turn_off(row.subject, row.server_id or 0)
        return False

    async def words(self, row: Row) -> Words:
        """Return words of the server's language, else of what Discord takes for it."""
        async with self.bot.database.read() as connection:
            server = await servers.get(connection, row.server_id or 0)
        guild = self.bot.get_guild(server.discord_id)
        if guild is None:
            guild = await self.bot.fetch_guild(server.discord_id)
        known = known_language(server, guild) or language_of(guild.preferred_locale.value)
        return words_for(known)
