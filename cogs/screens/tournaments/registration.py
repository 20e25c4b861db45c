"""Registering for a tournament, as the one person sees it who does."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import discord
from discord import ui

from bot.text import Words
from bot.tournaments.live import Event
from cogs.press import button, link, press_id, select
from cogs.screens.confirm import confirm_screen
from cogs.screens.screen import FELT, GOLD, Screen, layout, text
from cogs.screens.tournaments.announcement import (
    NameOf,
    count_line,
    entrant_lines,
    not_in,
    places_line,
)
from cogs.screens.tournaments.where import MOST_LOOKING, Looking

A_PAGE: Final = 20
"""entries of the list of all"""


def choice_screen(
    event: Event, looking: Sequence[Looking], words: Words, elsewhere: str | None = None
) -> Screen:
    """Ask a pair: with whom? A partner who is chosen is asked, one who looks for one agrees
    already.

    `elsewhere`: the address of the announcement, where Discord offers nobody but the two who talk.
    """
    items: list[ui.Item[Any]] = [
        text(f"## {words.name(event.row.name)}\n{words('tournament-player-how')}")
    ]
    if elsewhere is None:
        partner: ui.UserSelect[Any] = ui.UserSelect(
            placeholder=words("tournament-player-choose-partner"),
            custom_id=press_id("t_partner", event.id),
        )
        items += [text(words("tournament-player-with-partner")), ui.ActionRow(partner)]
    else:
        way = link(words("tournament-player-to-announcement"), elsewhere)
        items += [text(words("tournament-player-partner-there")), ui.ActionRow(way)]
    if looking:
        options = [
            discord.SelectOption(label=each.name, value=str(each.person_id))
            for each in looking[:MOST_LOOKING]
        ]
        count = words("tournament-player-look-there", count=len(looking))
        pick = select(words("tournament-player-pick"), options, "t_pick", event.id)
        items += [text(count), ui.ActionRow(pick)]
    items += [
        text(words("tournament-player-without-partner")),
        ui.ActionRow(
            button(
                words("tournament-player-look"),
                "t_look",
                event.id,
                style=discord.ButtonStyle.primary,
            )
        ),
    ]
    return Screen(layout(*items, colour=GOLD))


def leave_screen(event: Event, partner: str, words: Words) -> Screen:
    """Say what it means to withdraw, before it is done."""
    which = "running" if event.state == "running" else "pair" if partner else "alone"
    question = words(
        f"tournament-player-leave-{which}", name=words.name(event.row.name), partner=partner
    )
    danger = discord.ButtonStyle.danger
    yes = button(words("tournament-player-withdraw"), "t_withdraw_sure", event.id, style=danger)
    return confirm_screen(question, yes, words)


def sit_out_screen(event: Event, number: int, words: Words) -> Screen:
    """Say what it means to sit out a round, before it is done."""
    name = words.name(event.row.name)
    question = words("tournament-player-sit-out-sure", round=number, name=name)
    label = words("tournament-player-sit-out")
    danger = discord.ButtonStyle.danger
    yes = button(label, "t_sit_out_sure", event.id, number, style=danger)
    return confirm_screen(question, yes, words)


def entrants_screen(event: Event, page: int, name: NameOf, words: Words) -> Screen:
    """Everybody who is in, who waits, for a place or for an answer, and who looks for a partner,
    page by page; and the fingerprint of the draw."""
    rest = not_in(event)
    entries = [*event.standing("in"), *chain.from_iterable(rest.values())]
    pages = max(1, -(-len(entries) // A_PAGE))
    page = min(max(page, 0), pages - 1)
    shown = entries[page * A_PAGE : (page + 1) * A_PAGE]
    lines = [f"## {words.name(event.row.name)}", f"**{places_line(event, words)}**"]
    for standing in ("in", *rest):
        of_these = [each for each in shown if each.standing == standing]
        if of_these and standing != "in":
            lines.append(f"**{count_line(standing, len(rest[standing]), words)}**")
        lines += entrant_lines(event, of_these, name, words)
    items: list[ui.Item[Any]] = [text("\n".join(lines))]
    if not event.plan.format.own_time:  # there nothing is drawn
        hash_ = words("tournament-player-hash", hash=f"`{event.row.commitment}`")
        items.append(text(f"-# {hash_}"))
    turns = [
        button(arrow, "t_entrants", event.id, other)
        for arrow, other in (("◀", page - 1), ("▶", page + 1))
        if 0 <= other < pages
    ]
    if turns:
        items.append(ui.ActionRow(*turns))
    return Screen(layout(*items, colour=FELT))
