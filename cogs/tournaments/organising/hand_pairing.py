"""Pairing by hand, between two rounds: the format's own pairing, in which entries are swapped.

The swaps stand in the custom ids. The pairing is made anew each time, and for another version of
the tournament the swaps count no more.
"""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

import discord

from bot.tournaments import (
    Round,
    Side,
    Table,
    Tournament,
    check_by_hand,
    is_house,
    next_round,
)
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.rounds import MANY
from cogs.bot import Answer
from cogs.feature import Feature
from cogs.press import GREEN, Item, button
from cogs.screens.paging import MOST, page_at, windows
from cogs.screens.screen import Items, Screen, rows, screen_of
from cogs.tournaments.names import Names
from cogs.tournaments.organising.desk import Desk, at_desk
from cogs.tournaments.organising.panel import to_panel

Swap = tuple[int, int]

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
WIDTH = 2
"""signs of an entry: up to 1,295"""
MOST_SWAPS = 10
"""swaps for which a custom id has room"""
LISTED = 20
"""tables that the question names; of more those at which somebody was swapped"""
SHORT = 20
"""characters of a name"""
AGAIN = "🔁"
"""they have met before, or in a Mêlée played together"""


# The pairing and its swaps -----------------------------------------------------------------------


def written(swaps: Sequence[Swap]) -> str:
    """Swaps as custom ids carry them; nothing for one that has no room there."""
    base = len(DIGITS)
    return "".join(DIGITS[each // base] + DIGITS[each % base] for swap in swaps for each in swap)


def read(text: str) -> list[Swap]:
    """Raises `TournamentRefused` for what nobody wrote."""
    if text in ("", "-"):
        return []
    if len(text) % (2 * WIDTH) or len(text) > 2 * WIDTH * MOST_SWAPS or set(text) - set(DIGITS):
        raise TournamentRefused(Refusal.CHANGED)
    numbers = [int(text[at : at + WIDTH], len(DIGITS)) for at in range(0, len(text), WIDTH)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def swapped(paired: Round, swaps: Sequence[Swap]) -> Round:
    """A round in which entries have changed places, one swap after the other."""
    for one, other in swaps:
        places = {one: other, other: one}

        def side(before: Side, places: dict[int, int] = places) -> Side:
            return tuple(places.get(each, each) for each in before)

        tables = tuple(replace(each, sides=tuple(map(side, each.sides))) for each in paired.tables)
        paired = replace(paired, tables=tables, byes=side(paired.byes))
    return paired


async def proposed(event: Event, swaps: Sequence[Swap]) -> Round:
    """The next round with these swaps.

    Raises `TournamentError` for what the format does not allow, and `TournamentRefused`.
    """
    if event.state != "running":
        raise TournamentRefused(Refusal.NOT_RUNNING)
    if event.current is not None:
        raise TournamentRefused(Refusal.ROUND_OPEN, round=event.current.number)
    if len(event.pure.entries) >= MANY:
        paired = await asyncio.to_thread(next_round, event.pure)
    else:
        paired = next_round(event.pure)
    found = swapped(paired, swaps)
    check_by_hand(event.pure, found)
    return found


def has_been(pure: Tournament, table: Table) -> bool:
    """Return whether its pairs have met before, or were partners where these change."""
    wanted = list(_couples(table))
    return any(
        couple in wanted for each in pure.rounds for old in each.tables for couple in _couples(old)
    )


def _couples(table: Table) -> Iterable[frozenset[int]]:
    if len(table.sides[0]) == 1:
        yield from map(frozenset, combinations(table.entries(), 2))
    else:
        yield from map(frozenset, table.sides)


# Its page ----------------------------------------------------------------------------------------


class Proposal(NamedTuple):
    """A pairing that is looked at. `drawn`: without the swaps."""

    names: Names
    drawn: Round
    swaps: Sequence[Swap] = ()
    page: int = 0
    first: int = 0
    """the entry that is to be swapped, if one was chosen"""


def pairing_screen(proposal: Proposal, notice: str = "") -> Screen:
    names, drawn, swaps, page, first = proposal
    event, words, paired = names.event, names.words, swapped(drawn, swaps)
    order = [each for each in paired.entries() if not is_house(each)]
    page, _, listed = page_at(order, page, MOST)
    title = words("tournament-organiser-pairing", round=paired.number)
    lines = pairing_lines(names, paired, set(listed))
    items: Items = [f"## 🔀 {title}", notice, "\n".join(lines)]
    if any(AGAIN in each for each in lines):
        items.append(f"-# {AGAIN} {words('tournament-organiser-again')}")
    about = event.id, event.row.version, page, written(swaps) or "-"
    if len(swaps) < MOST_SWAPS:
        at = {
            entry: words("tournament-boards-table", table=each.number)
            for each in paired.tables
            for entry in each.entries()
        }
        options = [
            discord.SelectOption(
                label=f"{names.plain(each, SHORT)} · {at.get(each, '☕')}", value=str(each)
            )
            for each in order
            if each != first
        ]
        choose = words("tournament-organiser-swap")
        if first:
            choose = words("tournament-organiser-swap-with", name=names.plain(first, SHORT))
        verb = "t_pair_two" if first else "t_pair_one"
        items += windows(choose, options, page, verb, "t_pair_page", *about, first)
    else:
        items.append(words("tournament-organiser-swaps-full"))
    if first:
        back = words("tournament-organiser-back")
        return screen_of(*items, [button(back, "t_pair", *about, 0, emoji="◀️")])
    controls: list[Item] = []
    if paired != drawn:  # what was drawn needs no hand
        yes, args = words("tournament-organiser-do.pair"), (event.row.version, written(swaps))
        controls.append(button(yes, "t_sure", event.id, "pair", *args, style=GREEN, emoji="✅"))
    if swaps:
        controls.append(button(words("tournament-organiser-as-drawn"), "t_pair", event.id))
    return screen_of(*items, *rows([*controls, to_panel(event.id, words)], 2))


def pairing_lines(names: Names, paired: Round, shown: Collection[int]) -> list[str]:
    """The tables at which somebody of `shown` sits, and who of them has a bye."""
    words, lines = names.words, list[str]()
    for table in paired.tables:
        if set(shown) & set(table.entries()):
            sides = " – ".join(
                " + ".join(names.markdown(each, SHORT) for each in side) for side in table.sides
            )
            again = AGAIN if has_been(names.event.pure, table) else ""
            lines.append(f"**{table.number}** {sides} {again}".rstrip())
    byes = [names.markdown(each, SHORT) for each in paired.byes if each in shown]
    if byes:
        lines.append(f"☕ {words('tournament-organiser-bye', names=words.join_and(byes))}")
    return lines


class HandPairing(Feature):
    @at_desk("t_pair", "t_pair_page", "t_pair_one", "t_pair_two")
    async def show(self, desk: Desk) -> Answer:
        """The pairing with what was swapped up to now, on this page or another; for one who was
        chosen, with whom to swap them; or with one more swap."""
        event, press, notice = desk.event, desk.press, ""
        swaps, page, first = read(press.text(3)), press.number(2), press.number(4)
        match press.verb:
            case "t_pair_page":
                page = press.chosen()
            case "t_pair_one":
                first = press.chosen()
            case "t_pair_two":
                swaps, first = [*swaps, (first, press.chosen())], 0
            case _:
                pass
        if press.text(1) and press.number(1) != event.row.version:
            swaps, first = [], 0
            notice = f"⚠️ {desk.words('tournament-refused.changed')}"
        drawn = await proposed(event, ())
        there = {each for each in drawn.entries() if each > 0}
        if any(each not in there for pair in swaps for each in pair):
            raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
        first = first if first in there else 0
        return pairing_screen(Proposal(await desk.names(), drawn, swaps, page, first), notice)


# What the question tells, and what a Yes does ----------------------------------------------------


async def tell_pairing(desk: Desk) -> dict[str, str | int]:
    """Return what the question names. What was drawn is paired without a hand."""
    event, swaps = desk.event, read(desk.press.text(3))
    if desk.number(0) != event.row.version:
        raise TournamentRefused(Refusal.CHANGED)
    paired = await proposed(event, swaps)
    if swapped(paired, swaps[::-1]) == paired:
        raise TournamentRefused(Refusal.CHANGED)
    shown = {each for swap in swaps for each in swap}
    if len(paired.tables) <= LISTED:
        shown = set(paired.entries())
    lines = pairing_lines(await desk.names(), paired, shown)
    others = sum(not shown & set(each.entries()) for each in paired.tables)
    if others:
        lines.append(desk.words("tournament-organiser-more-tables", count=others))
    return {"round": paired.number, "swaps": len(swaps), "listed": "\n".join(lines)}


async def pair(desk: Desk) -> Event:
    paired = await proposed(desk.event, read(desk.press.text(3)))
    return await desk.organising.pair_by_hand(*desk.whose, paired)
