"""The review of a deal: what one's own decisions cost, for who asks alone, or shown by them to all.

Who sees a sheet may press its button; there is a review for whoever decided something in that deal.
"""

from typing import Any

import discord

from bot.storage.people.people import Person
from bot.text import Words, safe_name
from cogs.answering import show, show_everybody, update_own
from cogs.bot import DixDeDer
from cogs.pictures import look_of
from cogs.press import Press
from cogs.screens.finished.analysis import Learner, analysis_screen
from cogs.screens.screen import Screen

Interaction = discord.Interaction[Any]


class AnalysisButtons:
    """Each click finds its party and its deal in its custom id, and is checked anew."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    async def open(self, interaction: Interaction, press: Press) -> None:
        await show(interaction, await self._own(interaction, press))

    async def turn(self, interaction: Interaction, press: Press) -> None:
        """The review of another deal, in its place."""
        await update_own(interaction, await self._own(interaction, press))

    async def show_everybody(self, interaction: Interaction, press: Press) -> None:
        """Show what one's own decisions cost to all who read the channel."""
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        words = self.bot.screens.table_words(game)
        learner = Learner(words, look_of(None, words), shown_by=safe_name(person.name))
        await show_everybody(interaction, await self._screen(press, person, learner))

    async def _own(self, interaction: Interaction, press: Press) -> Screen:
        person, words = await self.bot.meet(interaction)
        return await self._screen(press, person, _reader(person, words, interaction))

    async def _screen(self, press: Press, person: Person, learner: Learner) -> Screen:
        game = await self.bot.tables.load(press.number(0))
        deal = await self.bot.analyses.of(game, press.number(1), person.id)
        return await analysis_screen(deal, game, learner, self.bot.pictures)


def _reader(person: Person, words: Words, interaction: Interaction) -> Learner:
    return Learner(
        words,
        look_of(person, words),
        text_first=person.text_first,
        may_show=interaction.guild_id is not None,
    )


async def setup(bot: DixDeDer) -> None:
    buttons = AnalysisButtons(bot)
    bot.presses.on("analysis", buttons.open)
    bot.presses.on("analysis_at", buttons.turn)
    bot.presses.on("analysis_show", buttons.show_everybody)
