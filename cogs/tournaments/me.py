"""`/tournament me` and Where am I: somebody's state in a tournament."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.tournaments.live import Event, Refusal, TournamentRefused
from cogs.answering import show, update_own
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.screens.screen import Screen
from cogs.tournaments.choosing import GOING_ON, KNOWN, chosen, meant, tournaments_here
from cogs.tournaments.where import where_is
from cogs.tournaments.where_screen import where_screen

Answer = Callable[[discord.Interaction[Any], Screen], Awaitable[object]]


class WhereAmI(Feature):
    @pressed("t_where")
    async def where(self, interaction: discord.Interaction[Any], press: Press) -> None:
        event = await self.bot.tournaments.load(press.number(0))
        # On their own page, once more: its table may be open by now.
        again = len(press.args) > 1
        await self.tell(interaction, event, update_own if again else show)

    async def me(self, interaction: discord.Interaction[Any], typed: str | None) -> None:
        """None named: what goes on here and they have entered, see `meant`."""
        if typed is None:
            person, _ = await self.bot.meet(interaction)
            own = set(await self.bot.tournaments.of_person(person.id, *GOING_ON))
            here = await tournaments_here(self.bot, interaction, *GOING_ON)
            entered = [each for each in here if each.id in own]
            typed = next((str(each.id) for each in meant(entered, interaction)), None)
        await self.tell(interaction, await chosen(self.bot, interaction, typed, *KNOWN))

    async def tell(
        self, interaction: discord.Interaction[Any], event: Event, answer: Answer = show
    ) -> None:
        if event.state == "draft":
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        person, words = await self.bot.meet(interaction)
        where = await where_is(self.bot, event, person, words)
        await answer(interaction, where_screen(where, words))
