"""`/rules` and `/help`: the rules in plain words, page by page, and how to play here."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.rules import Ruleset, find_preset
from bot.text import Words, help_page, pages
from cogs.answering import show, update
from cogs.belote import PRESET
from cogs.bot import DixDeDer
from cogs.press import Press, button, on_press, select
from cogs.screens.screen import Screen, layout, text
from cogs.translator import named


class Rulebook(commands.Cog):
    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        on_press("rules", self.open)
        on_press("rules_page", self.turn)

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        _, words = await self.bot.meet(interaction)
        screen = rules_screen(find_preset(PRESET), 0, 0, words)
        await show(interaction, screen)

    @app_commands.command(name=named("command-help"), description=named("command-help-about"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        _, words = await self.bot.meet(interaction)
        page = help_page(words)
        controls = [
            button(words("more-rules"), "rules", 0, 0),
            button(words("more-preferences"), "preferences"),
        ]
        await interaction.response.send_message(
            view=layout(text(f"## {page.title}\n{page.body}"), ui.ActionRow(*controls)),
            ephemeral=True,
        )

    async def open(self, interaction: discord.Interaction[Any], press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        screen = await self._screen(press, 0, words)
        await show(interaction, screen)

    async def turn(self, interaction: discord.Interaction[Any], press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        screen = await self._screen(press, max(0, press.chosen()), words)
        await update(interaction, screen)

    async def _screen(self, press: Press, page: int, words: Words) -> Screen:
        """The rules of a table, or of the preset when no table is named."""
        game_id = press.number(0)
        if game_id <= 0:
            return rules_screen(find_preset(PRESET), 0, page, words)
        game = await self.bot.tables.load(game_id)
        return rules_screen(game.rules, game_id, page, words)


def rules_screen(rules: Ruleset, game_id: int, number: int, words: Words) -> Screen:
    """One page of the rules, and a select for the others."""
    book = pages(rules, words)
    page = book[number] if number < len(book) else book[0]
    options = [
        discord.SelectOption(label=each.title[:100], value=str(n), default=each is page)
        for n, each in enumerate(book)
    ]
    choice = select(words("rules-choose"), options, "rules_page", game_id)
    return Screen(layout(text(f"## {page.title}\n{page.body}"), ui.ActionRow(choice)))


async def setup(bot: DixDeDer) -> None:
    await bot.add_cog(Rulebook(bot))
