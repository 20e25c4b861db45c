"""The language in which everybody reads what is opened on a server."""

from typing import Any

import discord

from bot.storage.people.people import Person
from bot.storage.people.servers import Server
from bot.text import language_of


def table_language(interaction: discord.Interaction[Any], server: Server, person: Person) -> str:
    """The one that the server has chosen, or that a community has on Discord; else the opener's.

    Other servers cannot choose any on Discord: they all have English there.
    """
    guild, own = interaction.guild, interaction.guild_locale
    chosen = own.value if own and guild is not None and "COMMUNITY" in guild.features else None
    return language_of(server.language or chosen or person.language or person.locale)
