"""`/belote`: open a table in this channel."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules import find_preset
from bot.storage import messages, servers
from bot.storage.servers import Server
from bot.tables import Opening
from bot.text import Words, language_of
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.permissions import missing_for_tables, permission_names
from cogs.translator import named
from cogs.welcome import welcome

PRESET: Final = "french"
ENDS: Final = {
    "1000": {"end_mode": "target", "target": 1000},
    "500": {"end_mode": "target", "target": 500},
    "12": {"end_mode": "deals", "deals_limit": 12},
}
"""the ends of a party that may be chosen when a table is opened"""


class Belote(commands.Cog):
    """Opens lobbies."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    @app_commands.command(name=named("command-belote"), description=named("command-belote-about"))
    @app_commands.rename(end=named("option-belote-end"))
    @app_commands.describe(end=named("option-belote-end-about"))
    @app_commands.choices(
        end=[
            app_commands.Choice(name=named("choice-end-1000"), value="1000"),
            app_commands.Choice(name=named("choice-end-500"), value="500"),
            app_commands.Choice(name=named("choice-end-12"), value="12"),
        ]
    )
    @app_commands.guild_only()
    async def belote(self, interaction: discord.Interaction[Any], end: str = "1000") -> None:
        with self.bot.answering():
            await self._open(interaction, ENDS[end])

    async def _open(self, interaction: discord.Interaction[Any], end: dict[str, Any]) -> None:
        person, words = await self.bot.meet(interaction)
        async with self.bot.database.write() as connection:
            server = await servers.meet(connection, interaction.guild_id or 0)
        check_place(interaction, server, words)
        language = server.language or person.language or person.locale
        opening = Opening(
            server_id=server.id,
            channel_id=interaction.channel_id or 0,
            host_id=person.id,
            language=language_of(language),
            preset=PRESET,
            rules=find_preset(PRESET).changed(end),
        )
        game = await self.bot.tables.lobby.open(opening, {0: person.id})
        screen = await self.bot.screens.lobby(game)
        sent = await interaction.response.send_message(view=screen.view)
        async with self.bot.database.write() as connection:
            row = await messages.find(connection, game.id, "lobby", messages.TABLE_VIEWER)
            if row is not None:
                await messages.show(
                    connection,
                    row.id,
                    game.row.version,
                    channel_id=game.row.channel_id,
                    message_id=sent.message_id,
                )
        await welcome(self.bot, interaction, game, words, sent.message_id)


def check_place(interaction: discord.Interaction[Any], server: Server, words: Words) -> None:
    """A table needs a text channel of the server's choice, and the permissions to play there."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Sentence("belote-not-here")
    allowed = server.channel_ids
    if allowed and interaction.channel.id not in allowed:
        raise Sentence("belote-other-channel", channels=", ".join(f"<#{each}>" for each in allowed))
    missing = missing_for_tables(interaction.app_permissions)
    if missing:
        raise Sentence("belote-permissions", permissions=permission_names(missing, words))


async def setup(bot: DixDeDer) -> None:
    await bot.add_cog(Belote(bot))
