"""`/privacy`: what is stored about whoever asks, as a file too, and being forgotten."""

import io
from typing import Any

import discord
import orjson

from bot.storage.people import privacy
from bot.storage.people.people import Person
from cogs.answering import show, think, update_own
from cogs.commands import anywhere, slash_command
from cogs.feature import Feature, pressed
from cogs.people.privacy_screen import confirm_screen, forgotten_screen, privacy_screen
from cogs.press import Press
from cogs.screens.screen import Screen

Interaction = discord.Interaction[Any]


class Privacy(Feature):
    """Everybody asks for themselves alone: nothing here names another person."""

    @anywhere
    @slash_command("command-privacy")
    async def privacy(self, interaction: Interaction) -> None:
        await show(interaction, await self._screen(interaction))

    @pressed("privacy_back")
    async def back(self, interaction: Interaction, press: Press) -> None:
        await update_own(interaction, await self._screen(interaction))

    async def _screen(self, interaction: Interaction) -> Screen:
        person, words = await self.bot.meet(interaction)
        async with self.bot.database.read() as connection:
            holdings = await privacy.count(connection, person.id)
        return privacy_screen(person, holdings, words)

    @pressed("privacy_export")
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

    @pressed("privacy_delete")
    async def ask(self, interaction: Interaction, press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        await update_own(interaction, confirm_screen(words))

    @pressed("privacy_delete_now")
    async def delete(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        await self.bot.people.forget(person.id)
        # From here on they are a stranger: meeting them would write them down again.
        await update_own(interaction, forgotten_screen(words))
