"""A small bot for the page: one command for each thing that a window must show."""

import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

Interaction = discord.Interaction[Any]

DISHES = ("Bouillabaisse", "Ratatouille", "Tapenade")


class SmallBot(discord.Client):
    """`held` keeps interactions of /hold without an answer."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
        self.tree: app_commands.CommandTree[SmallBot] = app_commands.CommandTree(self)
        self.held: list[Interaction] = []
        for command in (order, menu, secret, card, hold, form):
            self.tree.add_command(command)


@app_commands.command(description="Order a dish")
@app_commands.describe(dish="What to eat", guests="How many eat")
async def order(interaction: Interaction, dish: str, guests: int = 1) -> None:
    await interaction.response.send_message(f"**{dish}** for {guests}")


@order.autocomplete("dish")
async def _dishes(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [each for each in DISHES if typed.lower() in each.lower()]
    return [app_commands.Choice(name=each, value=each) for each in found]


class Menu(discord.ui.View):
    """A button and a select; each answers with an edit."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.pressed = 0

    @discord.ui.button(label="Ring", style=discord.ButtonStyle.success)
    async def ring(self, interaction: Interaction, _: discord.ui.Button["Menu"]) -> None:
        self.pressed += 1
        await interaction.response.edit_message(content=f"Rung {self.pressed}")

    @discord.ui.select(
        placeholder="Sides",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=each) for each in ("Olives", "Bread", "Salad")],
    )
    async def sides(self, interaction: Interaction, chosen: discord.ui.Select["Menu"]) -> None:
        await interaction.response.edit_message(content=" and ".join(sorted(chosen.values)))


@app_commands.command(description="Show the menu")
async def menu(interaction: Interaction) -> None:
    await interaction.response.send_message("Today", view=Menu())


@app_commands.command(description="Something for you alone")
async def secret(interaction: Interaction) -> None:
    await interaction.response.send_message("Between us", ephemeral=True)


@app_commands.command(description="Show a picture")
async def card(interaction: Interaction) -> None:
    file = discord.File(picture("red"), "card.png", description="A red card")
    await interaction.response.send_message(file=file)


@app_commands.command(description="Never answered by itself")
async def hold(interaction: Interaction) -> None:
    client = interaction.client
    assert isinstance(client, SmallBot)
    client.held.append(interaction)


class Form(discord.ui.Modal, title="Reservation"):
    name: discord.ui.Label["Form"] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(max_length=20)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        await interaction.response.send_message(f"Booked for {self.name.component.value}")


@app_commands.command(description="Reserve a table")
async def form(interaction: Interaction) -> None:
    await interaction.response.send_modal(Form())


def picture(colour: str, size: tuple[int, int] = (300, 200)) -> io.BytesIO:
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    file.seek(0)
    return file
