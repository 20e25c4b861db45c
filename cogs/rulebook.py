"""`/rules` and `/help`: the rules in plain words, page by page, and how to play here."""

from typing import Any, Final, NamedTuple

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.rules import DEFAULT_PRESET, PRESETS, Ruleset, find_preset
from bot.storage import games, servers
from bot.text import Words, help_page, pages
from cogs.answering import show, update
from cogs.bot import DixDeDer
from cogs.press import Press, button, on_press, select
from cogs.screens.screen import Screen, layout, text
from cogs.translator import named

CHOICES: Final = [
    app_commands.Choice(name=named(f"preset-{preset}"), value=preset) for preset in PRESETS
]


class Subject(NamedTuple):
    """The rules that are shown: those of a table, or a preset as it is."""

    key: str
    """what a control names them by: the table's number, or the preset"""
    preset: str
    rules: Ruleset


class Rulebook(commands.Cog):
    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        on_press("rules", self.open)
        on_press("rules_page", self.turn)

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @app_commands.rename(rules=named("option-rules-rules"))
    @app_commands.describe(rules=named("option-rules-rules-about"))
    @app_commands.choices(rules=CHOICES)
    async def rules(self, interaction: discord.Interaction[Any], rules: str | None = None) -> None:
        _, words = await self.bot.meet(interaction)
        subject = preset_rules(rules) if rules else await self._rules_here(interaction)
        await show(interaction, rules_screen(subject, 0, words))

    async def _rules_here(self, interaction: discord.Interaction[Any]) -> Subject:
        """In a table's thread the rules of that table."""
        async with self.bot.database.read() as connection:
            server = await servers.find(connection, interaction.guild_id or 0)
            thread = interaction.channel_id or 0
            row = await games.find_in_thread(connection, server.id, thread) if server else None
        return preset_rules(DEFAULT_PRESET) if row is None else await self._table_rules(row.id)

    async def _table_rules(self, game_id: int) -> Subject:
        game = await self.bot.tables.load(game_id)
        return Subject(str(game_id), game.row.preset, game.rules)

    @app_commands.command(name=named("command-help"), description=named("command-help-about"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        _, words = await self.bot.meet(interaction)
        page = help_page(words)
        controls = [
            button(words("more-rules"), "rules", DEFAULT_PRESET),
            button(words("more-preferences"), "preferences"),
        ]
        await interaction.response.send_message(
            view=layout(text(f"## {page.title}\n{page.body}"), ui.ActionRow(*controls)),
            ephemeral=True,
        )

    async def open(self, interaction: discord.Interaction[Any], press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        await show(interaction, rules_screen(await self._named(press), 0, words))

    async def turn(self, interaction: discord.Interaction[Any], press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        screen = rules_screen(await self._named(press), press.chosen(), words)
        await update(interaction, screen)

    async def _named(self, press: Press) -> Subject:
        """The rules that a control names; for what is neither table nor preset, the default."""
        game_id = press.number(0)
        if game_id > 0:
            return await self._table_rules(game_id)
        return preset_rules(press.text(0) if press.text(0) in PRESETS else DEFAULT_PRESET)


def preset_rules(preset: str) -> Subject:
    return Subject(preset, preset, find_preset(preset))


def rules_screen(subject: Subject, number: int, words: Words) -> Screen:
    """One page of the rules, and a select for the others; the first page for a wrong `number`."""
    book = pages(subject.rules, subject.preset, words)
    page = book[number] if 0 <= number < len(book) else book[0]
    options = [
        discord.SelectOption(label=each.title[:100], value=str(n), default=each is page)
        for n, each in enumerate(book)
    ]
    choice = select(words("rules-choose"), options, "rules_page", subject.key)
    return Screen(layout(text(f"## {page.title}\n{page.body}"), ui.ActionRow(choice)))


async def setup(bot: DixDeDer) -> None:
    await bot.add_cog(Rulebook(bot))
