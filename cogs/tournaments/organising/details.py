"""Name, description, contact and places of a tournament that is announced, in one form."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.text import Words
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.organising.details import SAID_IN, details_of
from cogs.answering import ask, update_own
from cogs.answers import Sentence, refusal_text
from cogs.feature import pressed
from cogs.press import Press, button
from cogs.screens.screen import GOLD, Screen, layout, read_back, rows, text, written_block
from cogs.tournaments.organising.details_forms import (
    details_form,
    details_written,
    fields_of_details,
    has_places,
)
from cogs.tournaments.organising.panel import PanelPages

Interaction = discord.Interaction[Any]


class DetailsForm(PanelPages):
    @pressed("t_details")
    async def ask(self, interaction: Interaction, press: Press) -> None:
        """As it is now, or once more as it was written."""
        charge = await self.panel.charge(interaction, press)
        event = charge.event
        if event.state not in SAID_IN:
            raise TournamentRefused(Refusal.CHANGED)
        fields = fields_of_details(details_of(event), charge.words, places=has_places(event))
        again = press.text(1) == "1" and read_back(interaction.message, len(fields))
        if again:
            about, name, *others = again
            values = (name, about, *others)
            fields = [each._replace(text=value) for each, value in zip(fields, values, strict=True)]
        await ask(interaction, details_form(fields, charge.words, "t_described", event.id))

    @pressed("t_described")
    async def described(self, interaction: Interaction, press: Press) -> None:
        charge = await self.panel.charge(interaction, press)
        event, words = charge.event, charge.words
        try:
            details = details_written(event, press.values)
            event = await self.bot.tournaments.organising.describe(event.id, charge.asker, details)
        except (TournamentRefused, Sentence) as refused:
            told = f"⚠️ {refusal_text(refused, words)}"
            await update_own(interaction, _refused(event, told, press.values, words))
            return
        notice = f"✅ {words('tournament-organiser-did-describe')}"
        charge = charge._replace(event=event)
        await update_own(interaction, await self.panel.screen(charge, notice=notice))


def _refused(event: Event, told: str, values: Sequence[str], words: Words) -> Screen:
    """Return the refusal, with what was written for the form to come back to."""
    name, about, *others = (*values, "", "")
    shown = (about, name, *others[: len(values) - 2])
    again = button(words("tournament-organiser-try-again"), "t_details", event.id, 1, emoji="✏️")
    back = button(words("tournament-organiser-panel"), "t_manage", event.id, emoji="◀️")
    items = [text(told), written_block(shown), *rows([again, back], 2)]
    return Screen(layout(*items, colour=GOLD))
