"""The hands that have what a call shows by the convention: those of many worlds at once."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from bot.robots.convention import HEADS as HIGHEST
from bot.robots.convention import Heads, Kind, Shown, declared_of, helps_of, points_of, tops_of
from bot.robots.strong.worths import SUITS, Counts, Hands
from bot.rules import PACK, NoSuit, Rank, Ruleset, Trump

HEADS, LENGTH, ACES, TOPS, SECONDS, HELPS, POINTS = range(7)
"""what is counted"""


def have(held: Hands, shown: Shown, rules: Ruleset) -> NDArray[np.bool]:
    """Tell of each hand whether it has what a call shows, but for a capot."""
    if shown.trump is None or shown.kind is Kind.CAPOT:
        return np.ones(len(held), np.bool)
    heads = (Heads.ANY, Heads.EITHER, Heads.BOTH)
    least = (
        heads.index(shown.heads) if shown.heads in heads else 0,
        shown.length,
        shown.aces,
        shown.tops,
        shown.seconds,
        shown.helps,
        shown.points,
    )
    counts = counted(rules, shown.trump, held)
    counts[LENGTH] += counts[HEADS] == len(HIGHEST)
    found = np.ones(len(held), np.bool)
    for kind, count in enumerate(least):
        if count:
            found &= counts[kind] >= count
    if shown.heads is Heads.LONG:
        found &= (counts[HEADS] > 0) | (counts[LENGTH] > shown.length)
    if shown.short is not None:
        found &= np.bitwise_count(_of_suit(held, SUITS.index(shown.short))) <= 1
    return found


def counted(rules: Ruleset, trump: Trump, held: Hands) -> Counts:
    """Return a row for each thing that is counted, and a column for each hand."""
    table = _table(rules, trump)
    counts = np.zeros((7, len(held)), np.int64)
    for number in range(len(SUITS)):
        counts += table[number][:, _of_suit(held, number)]
    return counts


def _of_suit(held: Hands, number: int) -> Hands:
    return held >> np.uint32(8 * number) & np.uint32(255)


@cache
def _table(rules: Ruleset, trump: Trump) -> Counts:
    """Return what each set of cards of each suit counts; the first suit also what any hand does."""
    table = np.zeros((len(SUITS), 7, 256), np.int64)
    # A hand of many cards, each suit apart: what is counted of one has nothing to do with another.
    for number, suit in enumerate(SUITS):
        for held in range(256):
            cards = [card for card in PACK if card.suit is suit and held >> card.index % 8 & 1]
            tops = tops_of(cards, trump) if isinstance(trump, NoSuit) else (0, 0)
            ranks = {card.rank for card in cards} if suit is trump else set[Rank]()
            table[number, :, held] = (
                len(ranks & HIGHEST),
                len(ranks),
                sum(card.rank is Rank.ACE for card in cards)
                + (declared_of(cards, trump, rules) > 0),
                *tops,
                helps_of(cards, trump, rules),
                points_of(cards, trump, rules),
            )
        if number:
            table[number] -= table[number][:, :1]
    return table
