"""The review of a deal: what one's own decisions cost, for who asks alone, or shown by them at the
table.

Who sees a sheet may press its button; there is a review for whoever decided something in that deal.
"""

from typing import Any

import discord

from bot.storage.people.people import Person
from bot.tables import Game
from bot.text import Words, safe_name
from cogs.answering import say, show, show_everybody, update_own
from cogs.connection import NO_PLACE
from cogs.feature import Feature, pressed
from cogs.finished.analysis_screen import Learner, analysis_screen
from cogs.pictures import look_of
from cogs.press import Press, button
from cogs.screens.screen import Screen

Interaction = discord.Interaction[Any]


class AnalysisButtons(Feature):
    """Each click finds its party and its deal in its custom id, and is checked anew."""

    @pressed("analysis")
    async def open(self, interaction: Interaction, press: Press) -> None:
        await show(interaction, await self._own(interaction, press))

    @pressed("analysis_at")
    async def turn(self, interaction: Interaction, press: Press) -> None:
        """The review of another deal, in its place."""
        await update_own(interaction, await self._own(interaction, press))

    @pressed("analysis_show")
    async def show_table(self, interaction: Interaction, press: Press) -> None:
        """Show what one's own decisions cost in the table's thread; where there never was one to
        all who read the channel."""
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        thread = game.row.thread_id
        if thread in (None, interaction.channel_id):
            await self.show_here(interaction, press)
            return
        screen = await self._public(game, press, person)
        try:
            await self.bot.messenger.sending.post(thread, screen)
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                raise
            await self._offer_channel(interaction, press, words)
        else:
            await say(interaction, words("review-shown", thread=f"<#{thread}>"))

    async def _offer_channel(self, interaction: Interaction, press: Press, words: Words) -> None:
        """The way out for who stands on a server; in the DM there is nobody to show it to."""
        if interaction.guild_id is None:
            await say(interaction, words("review-thread-gone-in-dm"))
            return
        here = button(words("replay-show"), "analysis_here", *press.args)
        await say(interaction, words("review-thread-gone"), here)

    @pressed("analysis_here")
    async def show_here(self, interaction: Interaction, press: Press) -> None:
        """Show it to all who read the channel one stands in."""
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        await show_everybody(interaction, await self._public(game, press, person))

    async def _public(self, game: Game, press: Press, person: Person) -> Screen:
        words = self.bot.screens.table_words(game)
        learner = Learner(words, look_of(None, words), shown_by=safe_name(person.name))
        return await self._screen(game, press, person, learner)

    async def _own(self, interaction: Interaction, press: Press) -> Screen:
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        learner = Learner(
            words,
            look_of(person, words),
            text_first=person.text_first,
            may_show=interaction.guild_id is not None or game.row.thread_id is not None,
        )
        return await self._screen(game, press, person, learner)

    async def _screen(self, game: Game, press: Press, person: Person, learner: Learner) -> Screen:
        deal = await self.bot.analyses.of(game, press.number(1), person.id)
        return await analysis_screen(deal, game, learner, self.bot.pictures)
