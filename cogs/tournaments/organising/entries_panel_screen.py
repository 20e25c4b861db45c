"""Entries for the organiser: who is in, a page for one of them, and who may be added."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.storage.tournaments.entries import EntryRow
from bot.storage.tournaments.rounds import ResultRow
from bot.text import Words
from bot.tournaments.live import Event
from cogs.press import button, press_id
from cogs.screens.screen import FELT, Screen, layout, rows, text
from cogs.tournaments.organising.log_screen import MARKS, reason_text
from cogs.tournaments.organising.panel_screen import ADDED
from cogs.tournaments.windows import windows

RED: Final = discord.ButtonStyle.danger
PENALTIES: Final = 5
"""those of an entry that are listed, the last ones"""
ORDER: Final = ("in", "waiting", "looking", "asked")
"""standings of entries that are listed"""


class Listed(NamedTuple):
    """An entry and how it is called where Discord reads no markdown."""

    row: EntryRow
    name: str


class Person(NamedTuple):
    """A member of an entry."""

    id: int
    name: str
    mention: str


def entries_screen(
    event: Event, listed: Sequence[Listed], page: int, words: Words, *, late: bool, notice: str = ""
) -> Screen:
    """`listed`: by name. `late`: whether somebody may still be added."""
    counts = [
        words(f"tournament-organiser-count-{standing}", count=count)
        for standing in ORDER
        if (count := len(event.standing(standing)))
    ]
    title = f"## 👥 {words('tournament-organiser-entries')}"
    items: list[ui.Item[Any]] = [text(f"{title}\n{' · '.join(counts) or '–'}")]
    if notice:
        items.append(text(notice))
    options = [
        discord.SelectOption(
            label=each.name or "–",
            value=str(each.row.number),
            description=words(f"tournament-organiser-standing-{standing_of(event, each.row)}"),
        )
        for each in listed
    ]
    choose = words("tournament-organiser-choose-entry")
    items += windows(choose, options, page, "t_manage_entry", [event.id], "t_entries", [event.id])
    if late:
        items += [
            text(words(f"tournament-organiser-add-{event.row.members}")),
            _adder(event, words),
        ]
    elif event.state in ADDED:
        items.append(text(f"-# {words('tournament-organiser-add-too-late')}"))
    items.append(ui.ActionRow(_back(event, words)))
    return Screen(layout(*items, colour=FELT))


def standing_of(event: Event, row: EntryRow) -> str:
    """Also whether it has checked in, while that matters."""
    if row.standing == "in" and event.state == "check_in":
        return "here" if event.is_here(row.number) else "absent"
    following = len(event.rounds) + 1
    if row.standing == "in" and event.rounds and event.pure.withdrawn(row.number, following):
        return "withdrawn"
    return row.standing


def _adder(event: Event, words: Words) -> ui.ActionRow[Any]:
    people: ui.UserSelect[Any] = ui.UserSelect(
        placeholder=words("tournament-organiser-add"),
        custom_id=press_id("t_add", event.id),
        max_values=event.row.members,
    )
    return ui.ActionRow(people)


def entry_screen(
    event: Event,
    listed: Listed,
    people: Sequence[Person],
    words: Words,
    penalties: Sequence[ResultRow] = (),
) -> Screen:
    """One entry, and what may be done with it now; `penalties`: those that count."""
    row = listed.row
    standing = words(f"tournament-organiser-standing-{standing_of(event, row)}")
    title = f"## {words.name(listed.name)}\n-# {standing}"
    items: list[ui.Item[Any]] = [text(title)]
    items += [_penalty(event, each, words) for each in penalties[-PENALTIES:]]
    if event.state in ADDED:
        for each in people:
            replace: ui.UserSelect[Any] = ui.UserSelect(
                placeholder=words("tournament-organiser-replace", name=each.name)[:150],
                custom_id=press_id("t_replace", event.id, each.id),
            )
            items.append(ui.ActionRow(replace))
    controls: list[ui.Item[Any]] = []
    if can_be_punished(event):
        penalty = words("tournament-organiser-penalty")
        controls.append(button(penalty, "t_penalty", event.id, row.number, emoji="⚖️"))
    gone = row.standing == "out" or standing_of(event, row) == "withdrawn"
    if standing_of(event, row) == "absent":
        here = words("tournament-organiser-yes-present")
        args = event.id, "present", row.number
        green = discord.ButtonStyle.success
        controls.append(button(here, "t_do", *args, style=green, emoji="✋"))
    if event.state in ADDED and not gone:
        drop = words("tournament-organiser-ask-drop")
        controls.append(button(drop, "t_sure", event.id, "drop", row.number, style=RED))
    if not controls and event.state not in ADDED:
        items.append(text(words("tournament-organiser-nothing-to-do")))
    back = button(words("tournament-organiser-back"), "t_entries", event.id, emoji="◀️")
    return Screen(layout(*items, *rows([*controls, back], 2), colour=FELT))


def _penalty(event: Event, row: ResultRow, words: Words) -> ui.Item[Any]:
    """Return what was taken off and why, and a button that takes it back."""
    points = row.facts["points"]
    told = {"points": words.number(points), "count": points}
    said = f"{MARKS['penalty']} {words('tournament-organiser-penalty-taken', **told)}"
    lines = f"{said}\n-# {reason_text(row.why or '', words)}"
    if event.state == "cancelled":
        return text(lines)
    label = words("tournament-organiser-take-back")
    args = event.id, row.entry, row.id
    back = button(label, "t_take_back", *args, emoji=MARKS["penalty_back"])
    return ui.Section(text(lines), accessory=back)


def can_be_punished(event: Event) -> bool:
    """Return whether points that are taken off would change anything: those of a duplicate or a
    bracket rank nobody."""
    ranked = event.plan.format.adds_points or (event.plan.format.bracket and event.plan.pools)
    return bool(event.rounds) and event.state != "cancelled" and ranked


def _back(event: Event, words: Words) -> ui.Item[Any]:
    return button(words("tournament-organiser-panel"), "t_manage", event.id, emoji="◀️")
