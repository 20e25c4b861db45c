"""The buttons of the table in its thread: last trick, score sheet, more."""

from typing import Any

import discord

from bot.rules import view
from cogs.answering import say, show
from cogs.bot import DixDeDer
from cogs.permissions import asker_of
from cogs.press import Press, on_press
from cogs.screens.more import more_screen
from cogs.screens.sheet import last_sheet
from cogs.screens.table import last_trick_text


class TableButtons:
    """Everybody who sees the thread may look; answers are for the one who asks."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    async def last_trick(self, interaction: discord.Interaction[Any], press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        public = view(game.state or game.playing(), None)
        await say(interaction, last_trick_text(public, game, words))

    async def sheet(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        number = last_sheet(view(game.state or game.playing(), None))
        if number is None:
            await say(interaction, words("table-no-sheet"))
            return
        screen = await self.bot.screens.sheet(game, number, words, person)
        await show(interaction, screen)

    async def more(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        asker = asker_of(interaction, person, await self.bot.screens.server_id(game))
        await show(interaction, more_screen(game, asker, words))


async def setup(bot: DixDeDer) -> None:
    buttons = TableButtons(bot)
    on_press("last_trick", buttons.last_trick)
    on_press("sheet", buttons.sheet)
    on_press("more", buttons.more)
