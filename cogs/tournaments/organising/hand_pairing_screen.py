"""The next round as it would be paired, in which an organiser swaps entries."""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.text import Words
from bot.tournaments import Round, Table, Tournament, is_house
from bot.tournaments.live import Event
from cogs.press import button
from cogs.screens.screen import FELT, Screen, layout, rows, text
from cogs.tournaments.windows import MOST, windows

NameOf = Callable[[int], str]
AGAIN: Final = "🔁"
"""they have met before, or in a Mêlée played together"""
GREEN: Final = discord.ButtonStyle.success


class Proposal(NamedTuple):
    """A pairing that is looked at. `version`: of the tournament it was made for."""

    event: Event
    version: int
    paired: Round
    swaps: str
    """as custom ids carry them"""
    page: int = 0
    first: int = 0
    """the entry that is to be swapped, if one was chosen"""

    def args(self, **other: object) -> tuple[object, ...]:
        """Return what its controls carry."""
        own = {"page": self.page, "first": self.first} | other
        return self.event.id, self.version, own["page"], self.swaps or "-", own["first"]


def pairing_screen(
    proposal: Proposal,
    name: NameOf,
    plain: NameOf,
    words: Words,
    *,
    more: bool,
    changed: bool,
    notice: str = "",
) -> Screen:
    """`more`: whether there is room for another swap. `changed`: whether it is another pairing
    than the drawn one, which needs no hand."""
    event, paired = proposal.event, proposal.paired
    order = [each for each in paired.entries() if not is_house(each)]
    page = min(max(proposal.page, 0), max(0, (len(order) - 1) // MOST))
    shown = set(order[page * MOST : (page + 1) * MOST])
    title = words("tournament-organiser-pairing", round=paired.number)
    items: list[ui.Item[Any]] = [text(f"## 🔀 {title}")]
    if notice:
        items.append(text(notice))
    lines = pairing_lines(event.pure, paired, shown, name, words)
    items.append(text("\n".join(lines)))
    if any(AGAIN in each for each in lines):
        items.append(text(f"-# {AGAIN} {words('tournament-organiser-again')}"))
    if more:
        options = [_option(each, paired, plain, words) for each in order if each != proposal.first]
        if proposal.first:
            choose = words("tournament-organiser-swap-with", name=plain(proposal.first))
        else:
            choose = words("tournament-organiser-swap")
        verb = "t_pair_two" if proposal.first else "t_pair_one"
        args = proposal.args(page=page)
        items += windows(choose, options, page, verb, args, "t_pair_page", args)
    else:
        items.append(text(words("tournament-organiser-swaps-full")))
    items += rows(_buttons(proposal, words, changed=changed), 2)
    return Screen(layout(*items, colour=FELT))


def pairing_lines(
    pure: Tournament, paired: Round, shown: Collection[int], name: NameOf, words: Words
) -> list[str]:
    """The tables at which somebody of `shown` sits, and who of them has a bye."""
    sitting = [each for each in paired.tables if set(shown) & set(each.entries())]
    lines = [_line(pure, each, name) for each in sitting]
    byes = [name(each) for each in paired.byes if each in shown]
    if byes:
        lines.append(f"☕ {words('tournament-organiser-bye', names=words.join_and(byes))}")
    return lines


def _line(pure: Tournament, table: Table, name: NameOf) -> str:
    sides = " – ".join(" + ".join(map(name, side)) for side in table.sides)
    return f"**{table.number}** {sides} {AGAIN if has_been(pure, table) else ''}".rstrip()


def has_been(pure: Tournament, table: Table) -> bool:
    """Return whether its pairs have met before, or were partners where these change."""
    wanted = list(_couples(table))
    return any(
        couple in wanted for each in pure.rounds for old in each.tables for couple in _couples(old)
    )


def _couples(table: Table) -> Iterable[frozenset[int]]:
    one, other = table.sides
    if len(one) == 1:
        yield frozenset((*one, *other))
    else:
        yield frozenset(one)
        yield frozenset(other)


def _option(entry: int, paired: Round, plain: NameOf, words: Words) -> discord.SelectOption:
    table = next((each.number for each in paired.tables if entry in tuple(each.entries())), 0)
    place = words("tournament-organiser-table", table=table) if table else "☕"
    return discord.SelectOption(label=f"{plain(entry)} · {place}", value=str(entry))


def _buttons(proposal: Proposal, words: Words, *, changed: bool) -> list[ui.Item[Any]]:
    event = proposal.event
    found: list[ui.Item[Any]] = []
    if proposal.first:
        back = words("tournament-organiser-back")
        return [button(back, "t_pair", *proposal.args(first=0), emoji="◀️")]
    if changed:
        yes = words("tournament-organiser-ask-pair")
        args = event.id, "pair", proposal.version, proposal.swaps
        found.append(button(yes, "t_sure", *args, style=GREEN, emoji="✅"))
    if proposal.swaps:
        found.append(button(words("tournament-organiser-as-drawn"), "t_pair", event.id))
    found.append(button(words("tournament-organiser-panel"), "t_manage", event.id, emoji="◀️"))
    return found
