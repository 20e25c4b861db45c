"""A small bot that shows everything the page must know. It has nothing to do with cards."""

import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from bot.sandbox.clock import Clock

Interaction = discord.Interaction[Any]

COLOURS = ("red", "green", "blue", "orange")


def picture(colour: str, name: str = "felt.png") -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (640, 400), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=f"A {colour} table")


FRENCH = {"paint": "peindre", "Paints a table": "Peint une table", "colour": "couleur"}


class Words(app_commands.Translator):
    """French names for one command and its option."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class Controls(discord.ui.View):
    """Legacy rows: buttons in all styles, a select, a modal."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.clicks = 0
        self.add_item(discord.ui.Button(label="Off", disabled=True))
        self.add_item(discord.ui.Button(label="Read", url="https://example.org/read"))

    @discord.ui.button(label="Count", style=discord.ButtonStyle.success, emoji="➕")
    async def count(self, interaction: Interaction, _: Any) -> None:
        self.clicks += 1
        await interaction.response.edit_message(content=f"Counted {self.clicks}")

    @discord.ui.button(label="Whisper", style=discord.ButtonStyle.primary)
    async def whisper(self, interaction: Interaction, _: Any) -> None:
        await interaction.response.send_message("A word for you", ephemeral=True)

    @discord.ui.button(label="Ask", style=discord.ButtonStyle.danger)
    async def ask(self, interaction: Interaction, _: Any) -> None:
        await interaction.response.send_modal(Question())

    @discord.ui.select(
        placeholder="Suits",
        max_values=2,
        options=[discord.SelectOption(label=each) for each in ("Spades", "Hearts", "Clubs")],
    )
    async def suits(self, interaction: Interaction, select: Any) -> None:
        await interaction.response.send_message("Chosen: " + " and ".join(select.values))


class Question(discord.ui.Modal, title="A question"):
    word: discord.ui.Label[Any] = discord.ui.Label(
        text="Your word", component=discord.ui.TextInput(min_length=2)
    )
    suit: discord.ui.Label[Any] = discord.ui.Label(
        text="Your suit",
        component=discord.ui.Select(options=[discord.SelectOption(label="Hearts")]),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        word: Any = self.word.component
        suit: Any = self.suit.component
        await interaction.response.send_message(f"Heard {word.value}, {suit.values[0]}")


class Board(discord.ui.LayoutView):
    """Components V2: container, section, gallery, separator, row."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://felt.png", description="A green table")
        button: discord.ui.Button[Any] = discord.ui.Button(label="My hand", custom_id="hand")
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Last trick", custom_id="trick"))
        row.add_item(discord.ui.Button(label="Score sheet", custom_id="sheet"))
        box: discord.ui.Container[Any] = discord.ui.Container(
            discord.ui.Section("## Table 1\nSpades are **trump**.", accessory=button),
            gallery,
            discord.ui.Separator(),
            discord.ui.TextDisplay("-# A small line"),
            row,
            accent_colour=0x2E8B57,
        )
        self.add_item(box)


class Bot(discord.Client):
    """`/paint`, `/controls`, `/board`, `/moment`, `/silent`."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
        self.clock = clock
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_paint())
        for make in (controls, board, silent):
            self.tree.command()(make)
        self.tree.command(name="moment", description="A moment near")(self._moment)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def _moment(self, interaction: Interaction) -> None:
        soon = int(self.clock.now()) + 90
        await interaction.response.send_message(f"It ends <t:{soon}:R>")


def _paint() -> app_commands.Command[Any, Any, Any]:
    async def paint(interaction: Interaction, colour: str) -> None:
        await interaction.response.send_message(f"Painted {colour}", file=picture(colour))

    async def complete(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fitting = [each for each in COLOURS if typed.lower() in each]
        return [app_commands.Choice(name=each, value=each) for each in fitting]

    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=app_commands.locale_str("paint"),
        description=app_commands.locale_str("Paints a table"),
        callback=paint,
    )
    command.autocomplete("colour")(complete)
    return command


async def controls(interaction: Interaction) -> None:
    """Shows every control"""
    await interaction.response.send_message("Press **something**", view=Controls())


async def board(interaction: Interaction) -> None:
    """Shows a board of components"""
    await interaction.response.send_message(view=Board(), file=picture("green"))


async def silent(interaction: Interaction) -> None:
    """Never answers"""
