"""Entries for the organiser: who is in, a page for one of them, and who may be added."""

import discord
from discord import ui

from bot.storage.engine.tournament_schema import EntryRow
from bot.text.names import folded
from bot.tournaments.live import Event
from bot.tournaments.live.seeding import may_seed
from bot.tournaments.live.verdicts import penalties
from cogs.answering import Sentence
from cogs.bot import Answer
from cogs.choices import people_chosen
from cogs.feature import Feature
from cogs.press import GREEN, MOST_PLACEHOLDER, RED, Item, button, picker
from cogs.screens.paging import windows
from cogs.screens.screen import Items, Screen, rows, screen_of
from cogs.tournaments.announcement import places_line
from cogs.tournaments.names import Names
from cogs.tournaments.organising.actions import question
from cogs.tournaments.organising.desk import CHANGING, Desk, at_desk
from cogs.tournaments.organising.entry_lists import LISTED_IN
from cogs.tournaments.organising.log_screen import MARKS, reason_text
from cogs.tournaments.organising.panel import may_come_late, to_panel
from cogs.tournaments.organising.verdicts import Penalty, TakeBack, can_be_punished

PENALTIES = 5
"""those of an entry that are listed, the last ones"""
ORDER = ("in", "waiting", "looking", "asked")
"""standings of entries that are listed"""


class Entries(Feature):
    @at_desk("t_entries")
    async def entries(self, desk: Desk) -> Answer:
        """All entries that are in, by name, a page at a time."""
        return entries_screen(await desk.names(), desk.chosen(1))

    @at_desk("t_manage_entry")
    async def entry(self, desk: Desk) -> Answer:
        return entry_screen(await desk.names(), desk.event.entry(desk.chosen(1)))

    @at_desk("t_add")
    async def add(self, desk: Desk) -> Answer:
        """Ask, once people were chosen, whether that is sure. One alone of a pair gets a robot."""
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


def standing_of(event: Event, row: EntryRow) -> str:
    """An entry's standing, with whether it has checked in while that matters."""
    if row.standing == "in" and event.state == "check_in":
        return "here" if event.is_here(row.number) else "absent"
    following = len(event.rounds) + 1
    if row.standing == "in" and event.rounds and event.pure.withdrawn(row.number, following):
        return "withdrawn"
    return row.standing


def entries_screen(names: Names, page: int) -> Screen:
    """The entries by name, and a choice of people to add."""
    event, words = names.event, names.words
    counts = [
        words("tournament-organiser-count", standing, count=count)
        for standing in ORDER
        if (count := len(event.standing(standing)))
    ]
    options = [
        discord.SelectOption(
            label=names.plain(each.number) or "–",
            value=str(each.number),
            description=words("tournament-organiser-standing", standing_of(event, each)),
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
    if event.state in CHANGING and may_come_late(event):
        add, members = words("tournament-organiser-add"), event.row.members
        items += [
            words("tournament-organiser-add", members),
            [picker(ui.UserSelect, add, "t_add", event.id, least=1, most=members)],
        ]
    elif event.state in CHANGING:
        items.append(f"-# {words('tournament-organiser-add-too-late')}")
    controls = [to_panel(event.id, words)]
    if event.state in LISTED_IN:
        role = words("tournament-entry-list-role")
        items.append([picker(ui.RoleSelect, role, "t_paste_role", event.id, least=1)])
        controls.append(button(words("tournament-entry-list"), "t_paste", event.id, emoji="📄"))
    if may_seed(event):
        controls.append(button(words("tournament-seeding"), "t_seeds", event.id, emoji="🌱"))
    return screen_of(*items, *rows(controls, 3))


def entry_screen(names: Names, row: EntryRow) -> Screen:
    """One entry, and what may be done with it now."""
    event, words = names.event, names.words
    changing, standing = event.state in CHANGING, standing_of(event, row)
    title = words.name(names.plain(row.number))
    items: Items = [f"## {title}\n-# {words('tournament-organiser-standing', standing)}"]
    for each in penalties(event, row.number)[-PENALTIES:]:
        points = each.facts["points"]
        taken = words(
            "tournament-organiser-penalty-taken", points=words.number(points), count=points
        )
        told = f"{MARKS['penalty']} {taken}\n-# {reason_text(each.why or '', words)}"
        if event.state != "cancelled":
            label, mark = words("tournament-organiser-take-back"), MARKS["penalty_back"]
            about = event.id, TakeBack.kind, row.number, each.id
            items.append(
                ui.Section(told, accessory=button(label, "t_verdict_ask", *about, emoji=mark))
            )
        else:
            items.append(told)
    for each in event.members_of(row.number) if changing else ():
        person = names.people.get(each.person_id or 0)
        if person is not None:
            called = person.name or words("former-player")
            replace = words("tournament-organiser-replace", name=called)[:MOST_PLACEHOLDER]
            items.append(
                [picker(ui.UserSelect, replace, "t_replace", event.id, person.id, least=1)]
            )
    controls: list[Item] = []
    if can_be_punished(event):
        penalty, about = words("tournament-organiser-penalty"), (event.id, Penalty.kind, row.number)
        controls.append(button(penalty, "t_verdict_ask", *about, emoji="⚖️"))
    if standing == "absent":
        here, about = words("tournament-organiser-do.present"), (event.id, "present", row.number)
        controls.append(button(here, "t_do", *about, style=GREEN, emoji="✋"))
    if changing and standing not in ("out", "withdrawn"):
        drop = words("tournament-organiser-do.drop")
        controls.append(button(drop, "t_sure", event.id, "drop", row.number, style=RED))
    if not controls and not changing:
        items.append(words("tournament-organiser-nothing-to-do"))
    back = button(words("tournament-organiser-back"), "t_entries", event.id, emoji="◀️")
    return screen_of(*items, *rows([*controls, back], 2))
