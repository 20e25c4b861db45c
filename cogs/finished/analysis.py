"""The review of a deal: what one's own decisions cost, for who asks alone, or shown by them at the
table.

Who sees a sheet may press its button; there is a review for whoever decided something in that deal.
"""

import discord

from bot.tables import Game
from bot.text import safe_name
from cogs.connection import NO_PLACE
from cogs.feature import Click, Feature, clicked
from cogs.finished.analysis_screen import Learner, analysis_screen
from cogs.pictures import look_of
from cogs.press import button
from cogs.screens.screen import Screen


class AnalysisButtons(Feature):
    """Each click finds its party and its deal in its custom id, and is checked anew."""

    @clicked("analysis")
    async def open(self, click: Click) -> None:
        await click.show(await self._own(click))

    @clicked("analysis_at")
    async def turn(self, click: Click) -> None:
        """The review of another deal, in its place."""
        await click.update_own(await self._own(click))

    @clicked("analysis_show")
    async def show_table(self, click: Click) -> None:
        """Show what one's own decisions cost in the table's thread; where there never was one to
        all who read the channel."""
        game = await click.game()
        thread = game.row.thread_id
        if thread in (None, click.interaction.channel_id):
            await click.show_everybody(await self._public(game, click))
            return
        screen = await self._public(game, click)
        try:
            await self.bot.messenger.sending.post(thread, screen)
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                raise
            await self._offer_channel(click)
        else:
            await click.tell("review-shown", thread=f"<#{thread}>")

    async def _offer_channel(self, click: Click) -> None:
        """The way out for who stands on a server; in the DM there is nobody to show it to."""
        if click.interaction.guild_id is None:
            await click.tell("review-thread-gone-in-dm")
            return
        here = button(click.words("replay-show"), "analysis_here", *click.press.args)
        await click.say(click.words("review-thread-gone"), here)

    @clicked("analysis_here")
    async def show_here(self, click: Click) -> None:
        """Show it to all who read the channel one stands in."""
        await click.show_everybody(await self._public(await click.game(), click))

    async def _public(self, game: Game, click: Click) -> Screen:
        words = self.bot.screens.table_words(game)
        name = safe_name(click.person.name)
        return await self._screen(game, click, Learner(words, look_of(None, words), shown_by=name))

    async def _own(self, click: Click) -> Screen:
        game = await click.game()
        learner = Learner(
            click.words,
            look_of(click.person, click.words),
            text_first=click.person.text_first,
            may_show=click.interaction.guild_id is not None or game.row.thread_id is not None,
        )
        return await self._screen(game, click, learner)

    async def _screen(self, game: Game, click: Click, learner: Learner) -> Screen:
        deal = await self.bot.analyses.of(game, click.press.number(1), click.person.id)
        return await analysis_screen(deal, game, learner, self.bot.pictures)
