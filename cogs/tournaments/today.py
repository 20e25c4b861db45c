"""Today's boards by one button: in `/help`, in the greeting, and when a party is over."""

from typing import Any

import discord
from discord import ui

from bot.storage.people import servers
from bot.storage.people.people import Person
from bot.storage.tournaments import daily_series
from bot.storage.tournaments.tournaments import TournamentRow
from bot.tables import RefusalReason, Refused
from bot.text import Words
from bot.text.names import plain_name
from cogs.answering import show, update_own
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.feature import Feature, pressed
from cogs.press import Press, button
from cogs.screens.screen import FELT, Screen, layout, rows, text
from cogs.tournaments.registration import RegistrationButtons

MOST = 5
"""dailies of one server between which somebody chooses"""


class Today(Feature):
    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.registration = RegistrationButtons(bot)

    @pressed("t_today")
    async def play(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """The one that is open on this server, at once; of several one is chosen.

        In a DM the button names a table of that server, and its message stays as it is.
        """
        person, words = await self.bot.meet(interaction)
        answer = show if press.args else update_own
        found = await self._open(interaction, press, person)
        if not found:
            raise Sentence("daily-none")
        if len(found) > 1:
            await answer(interaction, _choice(found[:MOST], words))
            return
        await self.registration.begin(interaction, found[0].id, answer)

    async def _open(
        self, interaction: discord.Interaction[Any], press: Press, person: Person
    ) -> list[TournamentRow]:
        """Return those of the server where it is pressed, or of the table that they play at."""
        game = await self.bot.tables.load(press.number(0)) if press.args else None
        if game is not None and game.seat_of(person.id) is None:
            raise Refused(RefusalReason.NO_SEAT)
        async with self.bot.database.read() as connection:
            if game is not None:
                return await daily_series.open_on(connection, game.row.server_id)
            server = await servers.find(connection, interaction.guild_id or 0)
            return await daily_series.open_on(connection, server.id) if server else []


def _choice(found: list[TournamentRow], words: Words) -> Screen:
    """Several on one server, the newest first."""
    items: list[ui.Item[Any]] = [text(words("daily-which"))]
    items += rows([button(plain_name(each.name), "t_register", each.id) for each in found], 2)
    return Screen(layout(*items, colour=FELT))
