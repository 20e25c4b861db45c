"""A bare discord.py bot that only acknowledges clicks: the floor our own work is measured against.

Run as a process of its own: python -m tests.tools.bench._bare_bot URL TOKEN
"""

import sys
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.process import use_discord_at


class Bare(commands.Bot):
    def __init__(self) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        @self.tree.command(name="open", description="A message with a button")
        async def open_(interaction: discord.Interaction[Any]) -> None:
            view = ui.View(timeout=None)
            view.add_item(ui.Button(label="Click", custom_id="click"))
            await interaction.response.send_message("A button", view=view)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()


def main() -> None:
    url, token = sys.argv[1:]
    use_discord_at(url)
    Bare().run(token, log_handler=None)


if __name__ == "__main__":
    main()
