"""Entries for the organiser: added, dropped, replaced, punished."""

from typing import Any

import discord

from bot.storage.people import people
from bot.text.names import folded
from bot.tournaments import late_entry_round
from bot.tournaments.live import Event
from bot.tournaments.live.organising.verdicts import penalties
from cogs.answering import ask, update_own
from cogs.answers import Sentence
from cogs.choices import people_chosen
from cogs.feature import pressed
from cogs.press import Press
from cogs.tournaments.names import names_of
from cogs.tournaments.organising.actions import question
from cogs.tournaments.organising.entries_panel_screen import (
    Listed,
    Person,
    entries_screen,
    entry_screen,
)
from cogs.tournaments.organising.panel import PanelPages
from cogs.tournaments.organising.panel_screen import ADDED
from cogs.tournaments.organising.verdict_forms import form_of

Interaction = discord.Interaction[Any]


class EntriesPanel(PanelPages):
    @pressed("t_entries")
    async def entries(self, interaction: Interaction, press: Press) -> None:
        """All entries that are in, by name, a page at a time."""
        charge = await self.panel.charge(interaction, press)
        event, words = charge.event, charge.words
        page = press.chosen() if press.values else press.number(1)
        names = await names_of(self.bot, event)
        listed = [
            Listed(each, names.plain(each.number, words))
            for each in event.standing("in", "waiting", "looking", "asked")
        ]
        listed.sort(key=lambda each: folded(each.name))
        screen = entries_screen(event, listed, page, words, late=may_be_added(event))
        await update_own(interaction, screen)

    @pressed("t_manage_entry")
    async def entry(self, interaction: Interaction, press: Press) -> None:
        charge = await self.panel.charge(interaction, press)
        event, words = charge.event, charge.words
        row = event.entry(press.chosen() if press.values else press.number(1))
        names = await names_of(self.bot, event)
        members = [
            Person(found.id, found.name or words("former-player"), f"<@{found.discord_id}>")
            for each in event.members_of(row.number)
            if each.person_id is not None
            and (found := names.people.get(each.person_id)) is not None
        ]
        listed = Listed(row, names.plain(row.number, words))
        await update_own(
            interaction, entry_screen(event, listed, members, words, penalties(event, row.number))
        )

    @pressed("t_add")
    async def add(self, interaction: Interaction, press: Press) -> None:
        """People were chosen: are you sure? Alone where pairs play one has a robot as partner."""
        charge = await self.panel.charge(interaction, press)
        event = charge.event
        found = await self._people(interaction, press)
        if len(found) < event.row.members and not event.plan.house:
            raise Sentence("tournament-organiser-all-needed")
        numbers = [each.id for each in found][: event.row.members]
        numbers += [0] * (event.row.members - len(numbers))
        await update_own(interaction, await question(self.bot, charge, "add", *numbers))

    @pressed("t_replace")
    async def replace(self, interaction: Interaction, press: Press) -> None:
        """Ask, once it was chosen who comes, whether that is sure."""
        charge = await self.panel.charge(interaction, press)
        [comes, *_] = await self._people(interaction, press)
        screen = await question(self.bot, charge, "replace", press.number(1), comes.id)
        await update_own(interaction, screen)

    async def _people(self, interaction: Interaction, press: Press) -> list[people.Person]:
        """Return the people chosen; they need not have played here before."""
        chosen = people_chosen(interaction, press)
        if not chosen:
            raise Sentence("profile-robot")
        return [await self.bot.people.meet(*each) for each in chosen]

    @pressed("t_penalty")
    async def penalty(self, interaction: Interaction, press: Press) -> None:
        """Ask for the points and the reason."""
        charge = await self.panel.charge(interaction, press)
        names = await names_of(self.bot, charge.event)
        await ask(interaction, form_of("penalty", charge.event, press, names, charge.words))

    @pressed("t_take_back")
    async def take_back(self, interaction: Interaction, press: Press) -> None:
        """Ask why a penalty counts no more."""
        charge = await self.panel.charge(interaction, press)
        names = await names_of(self.bot, charge.event)
        await ask(interaction, form_of("take-back", charge.event, press, names, charge.words))


def may_be_added(event: Event) -> bool:
    """Return whether somebody may come now, late or not."""
    if event.state not in ADDED:
        return False
    return not event.rounds or late_entry_round(event.pure) is not None
