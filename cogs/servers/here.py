"""The server on which somebody types or presses something."""

from typing import Any

import discord

from bot.storage.people import servers
from bot.storage.people.servers import Server
from cogs.bot import DixDeDer


async def server_here(bot: DixDeDer, interaction: discord.Interaction[Any]) -> Server | None:
    """Return it; None in a direct message, and where nothing was ever done."""
    async with bot.database.read() as connection:
        return await servers.find(connection, interaction.guild_id or 0)
