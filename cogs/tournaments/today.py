"""Today's boards by one button: in `/help`, in the greeting, and when a party is over."""

from typing import Any

import discord
from discord import ui

from bot.storage import daily_series, servers
from bot.storage.tournaments import TournamentRow
from bot.text import Words
from bot.text.names import plain_name
from cogs.answering import update_own
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.press import Press, button, on_press
from cogs.screens.screen import FELT, Screen, layout, rows, text
from cogs.tournaments.registration import RegistrationButtons

MOST = 5
"""dailies of one server between which somebody chooses"""


class Today:
    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        self.registration = RegistrationButtons(bot)

    async def play(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """The one that is open on this server, at once; of several one is chosen."""
        _, words = await self.bot.meet(interaction)
        async with self.bot.database.read() as connection:
            server = await servers.find(connection, interaction.guild_id or 0)
            found = await daily_series.open_on(connection, server.id) if server else []
        if not found:
            raise Sentence("daily-none")
        if len(found) > 1:
            await update_own(interaction, _choice(found[:MOST], words))
            return
        await self.registration.register(interaction, Press("t_register", (str(found[0].id),)))


def _choice(found: list[TournamentRow], words: Words) -> Screen:
    """Several on one server, the newest first."""
    items: list[ui.Item[Any]] = [text(words("daily-which"))]
    items += rows([button(plain_name(each.name), "t_register", each.id) for each in found], 2)
    return Screen(layout(*items, colour=FELT))


async def setup(bot: DixDeDer) -> None:
    on_press("t_today", Today(bot).play)
