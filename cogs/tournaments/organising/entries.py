"""Entries for the organiser: who is in, a page for one of them, and who may be added."""

from typing import Any

import discord
from discord import ui

from bot.storage.engine.tournament_schema import EntryRow, ResultRow
from bot.text import Words
from bot.text.names import folded
from bot.tournaments import late_entry_round
from bot.tournaments.live import Event
from bot.tournaments.live.verdicts import penalties
from cogs.answering import Sentence
from cogs.choices import people_chosen
from cogs.feature import Answer, Feature
from cogs.press import GREEN, RED, Item, button, press_id
from cogs.screens.paging import windows
from cogs.screens.screen import Items, Screen, Shown, rows, screen_of
from cogs.tournaments.announcement import places_line
from cogs.tournaments.names import Names
from cogs.tournaments.organising.actions import question
from cogs.tournaments.organising.desk import CHANGING, Desk, at_desk
from cogs.tournaments.organising.log_screen import MARKS, reason_text
from cogs.tournaments.organising.panel import to_panel
from cogs.tournaments.organising.verdicts import can_be_punished

PENALTIES = 5
"""those of an entry that are listed, the last ones"""
ORDER = ("in", "waiting", "looking", "asked")
"""standings of entries that are listed"""


class Entries(Feature):
    @at_desk("t_entries")
    async def entries(self, desk: Desk) -> Answer:
        """All entries that are in, by name, a page at a time."""
        return entries_screen(desk.event, await desk.names(), desk.chosen(1), desk.words)

    @at_desk("t_manage_entry")
    async def entry(self, desk: Desk) -> Answer:
        row = desk.event.entry(desk.chosen(1))
        return entry_screen(desk.event, await desk.names(), row, desk.words)

    @at_desk("t_add")
    async def add(self, desk: Desk) -> Answer:
        """People were chosen: are you sure? Alone where pairs play one has a robot as partner."""
        found, wanted = await _people(desk), desk.event.row.members
        if len(found) < wanted and not desk.event.plan.house:
            raise Sentence("tournament-organiser-all-needed")
        return await question(desk, "add", *[*found, *[0] * wanted][:wanted])

    @at_desk("t_replace")
    async def replace(self, desk: Desk) -> Answer:
        """Ask, once it was chosen who comes, whether that is sure."""
        [comes, *_] = await _people(desk)
        return await question(desk, "replace", desk.press.number(1), comes)


async def _people(desk: Desk) -> list[int]:
    """Return the people chosen; they need not have played here before."""
    chosen = people_chosen(desk.interaction, desk.press)
    if not chosen:
        raise Sentence("profile-robot")
    return [(await desk.bot.people.meet(*each)).id for each in chosen]


def may_be_added(event: Event) -> bool:
    """Return whether somebody may come now, late or not."""
    if event.state not in CHANGING:
        return False
    return not event.rounds or late_entry_round(event.pure) is not None


def standing_of(event: Event, row: EntryRow) -> str:
    """Also whether it has checked in, while that matters."""
    if row.standing == "in" and event.state == "check_in":
        return "here" if event.is_here(row.number) else "absent"
    following = len(event.rounds) + 1
    if row.standing == "in" and event.rounds and event.pure.withdrawn(row.number, following):
        return "withdrawn"
    return row.standing


def _standing(event: Event, row: EntryRow, words: Words) -> str:
    return words("tournament-organiser-standing", standing_of(event, row))


def entries_screen(event: Event, names: Names, page: int, words: Words) -> Screen:
    """Everybody by name, and who may still be added."""
    counts = [
        words("tournament-organiser-count", standing, count=count)
        for standing in ORDER
        if (count := len(event.standing(standing)))
    ]
    options = [
        discord.SelectOption(
            label=names.plain(each.number, words) or "–",
            value=str(each.number),
            description=_standing(event, each, words),
        )
        for each in event.standing(*ORDER)
    ]
    options.sort(key=lambda each: folded(each.label))
    choose = words("tournament-organiser-choose-entry")
    told = " · ".join(counts) or places_line(event, words)
    items: Items = [
        f"## 👥 {words('tournament-organiser-entries')}\n{told}",
        *windows(choose, options, page, "t_manage_entry", "t_entries", event.id),
    ]
    if may_be_added(event):
        adder: ui.UserSelect[Any] = ui.UserSelect(
            placeholder=words("tournament-organiser-add"),
            custom_id=press_id("t_add", event.id),
            max_values=event.row.members,
        )
        about = words("tournament-organiser-add", event.row.members)
        items += [about, [adder]]
    elif event.state in CHANGING:
        items.append(f"-# {words('tournament-organiser-add-too-late')}")
    back = to_panel(event.id, words)
    return screen_of(*items, [back])


def entry_screen(event: Event, names: Names, row: EntryRow, words: Words) -> Screen:
    """One entry, and what may be done with it now."""
    own, changing, standing = event.id, event.state in CHANGING, standing_of(event, row)
    title = words.name(names.plain(row.number, words))
    items: Items = [f"## {title}\n-# {_standing(event, row, words)}"]
    items += [_penalty(event, each, words) for each in penalties(event, row.number)[-PENALTIES:]]
    for each in event.members_of(row.number) if changing else ():
        person = None if each.person_id is None else names.people.get(each.person_id)
        if person is not None:
            called = person.name or words("former-player")
            replace: ui.UserSelect[Any] = ui.UserSelect(
                placeholder=words("tournament-organiser-replace", name=called)[:150],
                custom_id=press_id("t_replace", own, person.id),
            )
            items.append([replace])
    controls: list[Item] = []
    if can_be_punished(event):
        penalty = words("tournament-organiser-penalty")
        controls.append(button(penalty, "t_penalty", own, row.number, emoji="⚖️"))
    if standing == "absent":
        here, args = words("tournament-organiser-yes.present"), (own, "present", row.number)
        controls.append(button(here, "t_do", *args, style=GREEN, emoji="✋"))
    if changing and standing not in ("out", "withdrawn"):
        drop = words("tournament-organiser-ask.drop")
        controls.append(button(drop, "t_sure", own, "drop", row.number, style=RED))
    if not controls and not changing:
        items.append(words("tournament-organiser-nothing-to-do"))
    back = button(words("tournament-organiser-back"), "t_entries", own, emoji="◀️")
    return screen_of(*items, *rows([*controls, back], 2))


def _penalty(event: Event, row: ResultRow, words: Words) -> Shown:
    """Return what was taken off and why, and a button that takes it back."""
    points = row.facts["points"]
    told = {"points": words.number(points), "count": points}
    said = f"{MARKS['penalty']} {words('tournament-organiser-penalty-taken', **told)}"
    lines = f"{said}\n-# {reason_text(row.why or '', words)}"
    if event.state == "cancelled":
        return lines
    label = words("tournament-organiser-take-back")
    args = event.id, row.entry, row.id
    back = button(label, "t_take_back", *args, emoji=MARKS["penalty_back"])
    return ui.Section(lines, accessory=back)
