"""The language in which everybody reads what stands on a server."""

from typing import Any, Final

import discord

from bot.storage.people.people import Person
from bot.storage.people.servers import Server
from bot.text import COMPLETE, language_of
from cogs.bot import DixDeDer
from cogs.servers.permissions import server_of

OPENER: Final = "opener"
"""chosen in `/setup` instead of a language: that of whoever opens something"""


def known_language(server: Server, guild: discord.Guild | None) -> str | None:
    """The language that the server has chosen, or that a community has on Discord.

    Other servers cannot choose any on Discord: they all have English there.
    """
    if server.language in COMPLETE:
        return server.language
    if guild is not None and "COMMUNITY" in guild.features:
        return language_of(guild.preferred_locale.value)
    return None


async def table_language(
    bot: DixDeDer, interaction: discord.Interaction[Any], server: Server, person: Person
) -> str:
    """Return the server's language, else that of whoever opens something, which from then on is the
    server's: whatever comes after it is read in the same one."""
    known = known_language(server, server_of(bot, interaction.guild_id))
    if known is not None:
        return known
    own = language_of(person.language or person.locale)
    if server.language is None:
        await bot.servers.change(server, language=own)
    return own
