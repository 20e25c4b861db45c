"""Other times for a tournament that is announced and has not started; each with a Yes."""

from typing import Any

import discord

from bot.text.written_times import LONGEST, written
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.organising.drafts import draft_of
from cogs.answering import ask, update_own
from cogs.answers import Sentence, refusal_text
from cogs.feature import pressed
from cogs.forms import form
from cogs.press import Press
from cogs.tournaments.organising.actions import question
from cogs.tournaments.organising.draft_fields import with_start
from cogs.tournaments.organising.panel import Charge, PanelPages
from cogs.tournaments.organising.times_screen import MOVED, times_screen
from cogs.tournaments.zones import typed_moment, zone_of_event

Interaction = discord.Interaction[Any]


class Times(PanelPages):
    @pressed("t_times")
    async def times(self, interaction: Interaction, press: Press) -> None:
        charge = await self._charge(interaction, press)
        await update_own(interaction, times_screen(charge.event, charge.words))

    @pressed("t_move")
    async def ask(self, interaction: Interaction, press: Press) -> None:
        """Which other moment?"""
        charge = await self._charge(interaction, press)
        event, words, field = charge.event, charge.words, _field(charge.event, press)
        row = event.row
        at = row.starts_at if field == "start" else row.closes_at
        title = words(f"tournament-organiser-form-{field}")
        label = words("tournament-organiser-moment")
        now = written(at, await zone_of_event(self.bot, event, words))
        modal = form(title, label, "t_moved", event.id, field, text=now, longest=LONGEST)
        await ask(interaction, modal)

    @pressed("t_moved")
    async def moved(self, interaction: Interaction, press: Press) -> None:
        """A moment was typed: are you sure? Registration closes as long before the start as it
        did."""
        charge = await self._charge(interaction, press)
        event, words, typed = charge.event, charge.words, press.value
        field, now = _field(event, press), self.bot.clock.now()
        zone = await zone_of_event(self.bot, event, words)
        try:
            at = typed_moment(typed, words, zone, now)
        except Sentence as unread:
            notice = f"⚠️ {refusal_text(unread, words)}"
            await update_own(interaction, times_screen(event, words, notice=notice))
            return
        closes, starts = event.row.closes_at, event.row.starts_at
        if field == "start":
            draft = with_start(draft_of(event), at, now)
            closes, starts = draft.closes_at, draft.starts_at
        else:
            closes = at
        if event.state == "registration" and not now < closes <= starts:
            notice = f"⚠️ {words('tournament-refused-bad-times')}"
            await update_own(interaction, times_screen(event, words, notice=notice))
            return
        screen = await question(self.bot, charge, "move", int(closes), int(starts))
        await update_own(interaction, screen)

    async def _charge(self, interaction: Interaction, press: Press) -> Charge:
        charge = await self.panel.charge(interaction, press)
        if charge.event.state not in MOVED:
            raise TournamentRefused(Refusal.CHANGED)
        return charge


def _field(event: Event, press: Press) -> str:
    """The start, or while it is open the end of registration."""
    field = press.text(1)
    if field not in MOVED[event.state]:
        raise Sentence("refused-unknown-button")
    return field
