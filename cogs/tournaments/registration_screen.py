"""Registering for a tournament, as the one person sees it who does."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import discord
from discord import ui

from bot.text import Words
from bot.tournaments.live import Event
from cogs.press import button, link, press_id, select
from cogs.screens.screen import FELT, GOLD, Screen, confirm_screen, layout, text
from cogs.tournaments.announcement import (
    NameOf,
    count_line,
    entrant_lines,
    not_in,
    places_line,
)
from cogs.tournaments.where_screen import MOST_LOOKING, PAIR, Asking, Looking, questions

A_PAGE: Final = 20
"""entries of the list of all"""


def choice_screen(
    event: Event,
    looking: Sequence[Looking],
    words: Words,
    elsewhere: str | None = None,
    *,
    room: int = 1,
    asked: Sequence[Asking] = (),
    alone: bool = True,
) -> Screen:
    """Ask with whom somebody plays. Who is chosen is asked, one who looks for others agrees
    already.

    `elsewhere`: the address of the announcement, where Discord offers nobody but the two who talk.
    `room`: how many may be chosen; `asked`: what they are asked themselves; `alone`: they may also
    enter without anybody.
    """
    team = "-team" if event.row.members > PAIR else ""
    items: list[ui.Item[Any]] = [
        text(f"## {words.name(event.row.name)}\n{words(f'tournament-player-how{team}')}"),
        *questions(event, asked, words),
    ]
    if elsewhere is None:
        partner: ui.UserSelect[Any] = ui.UserSelect(
            placeholder=words(f"tournament-player-choose-partner{team}", count=room),
            custom_id=press_id("t_partner", event.id),
            max_values=room,
        )
        with_whom = words(f"tournament-player-with-partner{team}", count=room)
        items += [text(with_whom), ui.ActionRow(partner)]
    else:
        way = link(words("tournament-player-to-announcement"), elsewhere)
        items += [text(words(f"tournament-player-partner-there{team}")), ui.ActionRow(way)]
    if looking:
        options = [
            discord.SelectOption(label=each.name, value=str(each.person_id))
            for each in looking[:MOST_LOOKING]
        ]
        count = words(f"tournament-player-look-there{team}", count=len(looking))
        pick = select(words("tournament-player-pick"), options, "t_pick", event.id)
        items += [text(count), ui.ActionRow(pick)]
    if alone:
        primary = discord.ButtonStyle.primary
        look = words(f"tournament-player-look{team}")
        items += [
            text(words(f"tournament-player-without-partner{team}")),
            ui.ActionRow(button(look, "t_look", event.id, style=primary)),
        ]
    return Screen(layout(*items, colour=GOLD))


def leave_screen(event: Event, partner: str, words: Words, others: int = 1) -> Screen:
    """Say what it means to withdraw, before it is done; `others`: how many play with them."""
    which = "running" if event.state == "running" else "pair" if partner else "alone"
    if which == "pair" and event.row.members > PAIR and event.state == "registration":
        which = "team"
    name = words.name(event.row.name)
    question = words(f"tournament-player-leave-{which}", name=name, partner=partner, count=others)
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
            lines.append(f"**{count_line(event, standing, len(rest[standing]), words)}**")
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
