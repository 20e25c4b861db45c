"""A tournament that is announced: what is said of it, its places and its times can be others."""

from discord import ui

from bot.text import Words
from bot.tournaments.live import Event, TournamentRefused
from bot.tournaments.live.drafts import LIMITED_IN, details_of, draft_of
from cogs.answering import Sentence, refusal_text
from cogs.feature import Answer, Feature
from cogs.press import button
from cogs.screens.screen import GOLD, Items, Screen, read_back, rows, screen_of, written_block
from cogs.tournaments.organising.actions import question
from cogs.tournaments.organising.desk import CHANGING, Desk, at_desk
from cogs.tournaments.organising.draft_fields import with_start
from cogs.tournaments.organising.draft_screens import moments
from cogs.tournaments.organising.forms import (
    details_fields,
    details_form,
    details_written,
    moment_form,
    moment_of,
    places_field,
)
from cogs.tournaments.organising.panel import panel
from cogs.tournaments.organising.panel_screen import MOVED, to_panel


class Announced(Feature):
    @at_desk("t_details", states=CHANGING)
    async def details(self, desk: Desk) -> Answer:
        """Name, description, contact and places in one form, as they are now, or once more as they
        were written."""
        event, words = desk.event, desk.words
        fields = details_fields(details_of(event), words)
        if event.state in LIMITED_IN and not event.plan.format.own_time:
            fields.append(places_field(details_of(event), words))
        again = desk.press.text(1) == "1" and read_back(desk.interaction.message, len(fields))
        if again:
            about, name, *others = again
            values = (name, about, *others)
            fields = [each._replace(text=value) for each, value in zip(fields, values, strict=True)]
        return details_form(fields, words, "t_described", event.id)

    @at_desk("t_described")
    async def described(self, desk: Desk) -> Answer:
        event, words = desk.event, desk.words
        try:
            details = details_written(event, desk.press.values)
            event = await desk.bot.tournaments.organising.describe(event.id, desk.asker, details)
        except (TournamentRefused, Sentence) as refused:
            return self._refused(desk, refusal_text(refused, words))
        notice = f"✅ {words('tournament-organiser-did-describe')}"
        return await panel(desk._replace(event=event), notice)

    def _refused(self, desk: Desk, told: str) -> Screen:
        """Return the refusal, with what was written for the form to come back to."""
        own, words, values = desk.event.id, desk.words, desk.press.values
        name, about, *others = (*values, "", "")
        shown = (about, name, *others[: len(values) - 2])
        again = button(words("tournament-organiser-try-again"), "t_details", own, 1, emoji="✏️")
        back = to_panel(own, words)
        items = [f"⚠️ {told}", written_block(shown), *rows([again, back], 2)]
        return screen_of(*items, colour=GOLD)

    @at_desk("t_times", states=tuple(MOVED))
    async def times(self, desk: Desk) -> Answer:
        return _times(desk.event, desk.words)

    @at_desk("t_move", states=tuple(MOVED))
    async def move(self, desk: Desk) -> Answer:
        """Ask for another moment."""
        field = _field(desk)
        return await moment_form(desk, field, "t_moved", desk.event.id, field)

    @at_desk("t_moved", states=tuple(MOVED))
    async def moved(self, desk: Desk) -> Answer:
        """A moment was typed: are you sure? Registration closes as long before the start as it
        did."""
        event, words, now = desk.event, desk.words, desk.bot.clock.now()
        field, starts = _field(desk), event.row.starts_at
        try:
            closes = at = await moment_of(desk)
        except Sentence as unread:
            return _times(event, words, refusal_text(unread, words))
        if field == "start":
            draft = with_start(draft_of(event), at, now)
            closes, starts = draft.closes_at, draft.starts_at
        if event.state == "registration" and not now < closes <= starts:
            return _times(event, words, words("tournament-refused.bad-times"))
        return await question(desk, "move", int(closes), int(starts))


def _field(desk: Desk) -> str:
    """The start, or while it is open the end of registration."""
    field = desk.press.text(1)
    if field not in MOVED[desk.event.state]:
        raise Sentence("refused-unknown-button")
    return field


def _times(event: Event, words: Words, refused: str = "") -> Screen:
    """The times, each with a button that asks for another."""
    told = moments(event, words)
    items: Items = [f"## 🗓️ {words('tournament-organiser-times')}"]
    if refused:
        items.append(f"⚠️ {refused}")
    for field in MOVED[event.state]:
        change = button(words("tournament-organiser-type"), "t_move", event.id, field)
        items.append(ui.Section(told[field], accessory=change))
    back = to_panel(event.id, words)
    return screen_of(*items, [back], colour=GOLD)
