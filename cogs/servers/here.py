"""The server on which somebody types or presses something, and the language that it speaks."""

from typing import Any

import discord

from bot.storage.engine.schema import Person, Server
from bot.storage.people import servers
from bot.text import COMPLETE, language_of
from cogs.bot import Click, DixDeDer
from cogs.servers.known import pressed_on
from cogs.servers.permissions import check_manager

OPENER = "opener"
"""chosen in `/setup` instead of a language: that of whoever opens something"""


async def managed_server(click: Click) -> Server:
    """Return the server of a click; raises a `Sentence` for who does not manage it."""
    check_manager(click.interaction)
    return await click.bot.servers.meet(click.interaction.guild_id or 0)


async def server_here(bot: DixDeDer, interaction: discord.Interaction[Any]) -> Server | None:
    """Return it; None in a direct message, and where nothing was ever done."""
    return await bot.database.ask(servers.find, interaction.guild_id or 0)


def known_language(
    server: Server, guild: discord.Guild | None, locale: discord.Locale | None = None
) -> str | None:
    """The language that the server has chosen, or that a community has on Discord, as a press says
    it (`locale`) or else the server.

    Other servers cannot choose any on Discord: they all have English there.
    """
    if server.language in COMPLETE:
        return server.language
    if guild is not None and "COMMUNITY" in guild.features:
        return language_of((locale or guild.preferred_locale).value)
    return None


async def table_language(
    bot: DixDeDer, interaction: discord.Interaction[Any], server: Server, person: Person
) -> str:
    """Return the server's language, else that of whoever opens something, which from then on is the
    server's: whatever comes after it is read in the same one."""
    known = known_language(server, pressed_on(interaction), interaction.guild_locale)
    if known is not None:
        return known
    own = language_of(person.language or person.locale)
    if server.language is None:
        await bot.servers.change(server, language=own)
    return own
