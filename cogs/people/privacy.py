"""`/privacy`: what is stored about whoever asks, as a file too, and being forgotten."""

import io
from typing import Any

import discord
import orjson
from discord.ext import commands

from bot.storage.people import privacy
from bot.storage.people.people import Person
from cogs.answering import show, think, update_own
from cogs.bot import DixDeDer
from cogs.installs import anywhere
from cogs.people.privacy_screen import confirm_screen, forgotten_screen, privacy_screen
from cogs.press import Press
from cogs.screens.screen import Screen
from cogs.translator import slash_command

Interaction = discord.Interaction[Any]


class Privacy(commands.Cog):
    """Everybody asks for themselves alone: nothing here names another person."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        bot.presses.on("privacy_back", self.back)
        bot.presses.on("privacy_export", self.export)
        bot.presses.on("privacy_delete", self.ask)
        bot.presses.on("privacy_delete_now", self.delete)

    @anywhere
    @slash_command("command-privacy")
    async def privacy(self, interaction: Interaction) -> None:
        await show(interaction, await self._screen(interaction))

    async def back(self, interaction: Interaction, press: Press) -> None:
        await update_own(interaction, await self._screen(interaction))

    async def _screen(self, interaction: Interaction) -> Screen:
        person, words = await self.bot.meet(interaction)
        async with self.bot.database.read() as connection:
            holdings = await privacy.count(connection, person.id)
        return privacy_screen(person, holdings, words)

    async def export(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        await think(interaction)
        await interaction.followup.send(
            words("privacy-exported"),
            file=discord.File(io.BytesIO(await self._file(person)), "dix-de-der.json"),
            ephemeral=True,
        )

    async def _file(self, person: Person) -> bytes:
        async with self.bot.database.read() as connection:
            kept = await privacy.export(connection, person.id)
        return orjson.dumps(kept, option=orjson.OPT_INDENT_2)

    async def ask(self, interaction: Interaction, press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        await update_own(interaction, confirm_screen(words))

    async def delete(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        await self.bot.people.forget(person.id)
        # From here on they are a stranger: meeting them would write them down again.
        await update_own(interaction, forgotten_screen(words))


async def setup(bot: DixDeDer) -> None:
    await bot.add_cog(Privacy(bot))
