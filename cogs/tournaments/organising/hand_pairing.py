"""Pairing by hand, between two rounds: the format's own pairing, in which entries are swapped.

The swaps stand in the custom ids. The pairing is made anew each time, and for another version of
the tournament the swaps count no more.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.tournaments import Round, Side, check_by_hand, next_round
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.rounds.rounds import MANY
from cogs.answering import update_own
from cogs.bot import DixDeDer
from cogs.feature import pressed
from cogs.press import Press
from cogs.tournaments.names import names_of
from cogs.tournaments.organising.hand_pairing_screen import Proposal, pairing_lines, pairing_screen
from cogs.tournaments.organising.panel import Charge, PanelPages

Interaction = discord.Interaction[Any]
Swap = tuple[int, int]

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
WIDTH: Final = 2
"""signs of an entry: up to 1,295"""
MOST: Final = 10
"""swaps for which a custom id has room"""
LISTED: Final = 20
"""tables that the question names; of more those at which somebody was swapped"""
SHORT: Final = 20
"""characters of a name"""


def written(swaps: Sequence[Swap]) -> str:
    """Swaps as custom ids carry them; nothing for one that has no room there."""
    return "".join(_sign(each) for swap in swaps for each in swap)


def _sign(entry: int) -> str:
    high, low = divmod(entry, len(DIGITS))
    return DIGITS[high] + DIGITS[low]


def read(text: str) -> list[Swap]:
    """Raises `TournamentRefused` for what nobody wrote."""
    if text in ("", "-"):
        return []
    if len(text) % (2 * WIDTH) or len(text) > 2 * WIDTH * MOST or set(text) - set(DIGITS):
        raise TournamentRefused(Refusal.CHANGED)
    numbers = [int(text[at : at + WIDTH], len(DIGITS)) for at in range(0, len(text), WIDTH)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def swapped(paired: Round, swaps: Sequence[Swap]) -> Round:
    """A round in which entries have changed places, one swap after the other."""
    for one, other in swaps:
        places = {one: other, other: one}

        def side(before: Side, places: dict[int, int] = places) -> Side:
            return tuple(places.get(each, each) for each in before)

        tables = tuple(
            replace(each, sides=(side(each.sides[0]), side(each.sides[1])))
            for each in paired.tables
        )
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


class HandPairing(PanelPages):
    @pressed("t_pair")
    async def open(self, interaction: Interaction, press: Press) -> None:
        """The pairing, with what was swapped up to now."""
        await self._show(interaction, press, page=press.number(2), first=press.number(4))

    @pressed("t_pair_page")
    async def turn(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, press, page=press.chosen(), first=press.number(4))

    @pressed("t_pair_one")
    async def one(self, interaction: Interaction, press: Press) -> None:
        """Choose who is to be swapped."""
        await self._show(interaction, press, page=press.number(2), first=press.chosen())

    @pressed("t_pair_two")
    async def two(self, interaction: Interaction, press: Press) -> None:
        """With whom."""
        swap = press.number(4), press.chosen()
        await self._show(interaction, press, page=press.number(2), swap=swap)

    async def _show(
        self,
        interaction: Interaction,
        press: Press,
        *,
        page: int,
        first: int = 0,
        swap: Swap | None = None,
    ) -> None:
        charge = await self.panel.charge(interaction, press)
        event, words = charge.event, charge.words
        swaps, notice = read(press.text(3)), ""
        if press.text(1) and press.number(1) != event.row.version:
            swaps, first, swap = [], 0, None
            notice = f"⚠️ {words('tournament-refused-changed')}"
        swaps += [swap] if swap else []
        plain_pairing = await proposed(event, ())
        there = set(plain_pairing.entries())
        if any(each not in there or each <= 0 for pair in swaps for each in pair):
            raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
        first = first if first in there and first > 0 else 0
        paired = swapped(plain_pairing, swaps)
        names = await names_of(self.bot, event)
        proposal = Proposal(event, event.row.version, paired, written(swaps), page, first)
        screen = pairing_screen(
            proposal,
            lambda entry: names.markdown(entry, words, SHORT),
            lambda entry: names.plain(entry, words, SHORT),
            words,
            more=len(swaps) < MOST,
            changed=paired != plain_pairing,
            notice=notice,
        )
        await update_own(interaction, screen)


async def tell_pairing(bot: DixDeDer, charge: Charge, press: Press) -> dict[str, str | int]:
    """Return what the question names. What was drawn is paired without a hand."""
    event, words = charge.event, charge.words
    if press.number(2) != event.row.version:
        raise TournamentRefused(Refusal.CHANGED)
    swaps = read(press.text(3))
    paired = await proposed(event, swaps)
    if swapped(paired, swaps[::-1]) == paired:
        raise TournamentRefused(Refusal.CHANGED)
    names = await names_of(bot, event)
    shown = {each for swap in swaps for each in swap}
    if len(paired.tables) <= LISTED:
        shown = set(paired.entries())
    lines = pairing_lines(
        event.pure, paired, shown, lambda entry: names.markdown(entry, words, SHORT), words
    )
    others = sum(not shown & set(each.entries()) for each in paired.tables)
    if others:
        lines.append(words("tournament-organiser-more-tables", count=others))
    return {"round": paired.number, "swaps": len(swaps), "listed": "\n".join(lines)}


async def pair(bot: DixDeDer, charge: Charge, press: Press) -> Event:
    paired = await proposed(charge.event, read(press.text(3)))
    return await bot.tournaments.organising.pair_by_hand(charge.event.id, charge.asker, paired)
