"""The worth of hands in many worlds at once, as `valuation.py` weighs cards.

A hand is a number in which each card is a bit (`Card.index`); an array has one hand of a seat for
each world.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from bot.robots.valuation import MODELS, Heads, Worths, hand_worth
from bot.rules import PACK, Card, NoSuit, Rank, Ruleset, Suit, Trump, belote_suits

Hands = NDArray[np.uint32]
Values = NDArray[np.float64]
Counts = NDArray[np.int64]

SUITS = tuple(Suit)
FEW = 0.001
"""what counts for a hand with too few trumps"""
LEAST_TRUMPS = 3


def expected(held: Hands, trump: Trump, beside: float | None = None) -> Values:
    """Return the points that each hand alone may expect."""
    more = MODELS[trump].beside if beside is None else beside
    return more + _sum(_worths(trump, of_partner=False), held)


def added(held: Hands, trump: Trump) -> Values:
    """Return what each hand adds for a partner who is the taker."""
    return _sum(_worths(trump, of_partner=True), held)


def belotes(rules: Ruleset, held: Hands, trump: Trump) -> Values:
    """Return how many belotes each hand holds."""
    found = np.zeros(len(held))
    for suit in belote_suits(rules, trump):
        pair = np.uint32(sum(1 << Card.of(rank, suit).index for rank in (Rank.KING, Rank.QUEEN)))
        found += (held & pair) == pair
    return found


def enough(held: Hands, trump: Trump) -> Values:
    """Return 1 for hands with so many trumps that one takes with them, else a little."""
    if not isinstance(trump, Suit):
        return np.ones(len(held))
    trumps = held >> np.uint32(8 * SUITS.index(trump)) & np.uint32(255)
    return np.where(np.bitwise_count(trumps) >= LEAST_TRUMPS, 1.0, FEW)


def _sum(table: Values, held: Hands) -> Values:
    worth = np.full(len(held), table[4, 0])
    for number in range(4):
        worth += table[number][held >> np.uint32(8 * number) & np.uint32(255)]
    return worth


@cache
def _worths(trump: Trump, *, of_partner: bool) -> Values:
    """Return what the cards of each suit add: a row a suit, a column for each set of its cards.

    Behind them, what an empty hand is worth.
    """
    nothing = hand_worth((), trump, _weights(trump, of_partner))
    rows = [
        _row(trump if isinstance(trump, NoSuit) else suit is trump, of_partner) for suit in Suit
    ]
    return np.stack([*rows, np.full(256, nothing)])


@cache
def _row(trump: NoSuit | bool, of_partner: bool) -> Values:
    """Return what each set of cards of a suit adds, which may be trump or not: all suits alike."""
    first, second, *_ = Suit
    name = trump if isinstance(trump, NoSuit) else first if trump else second
    weights = _weights(name, of_partner)
    sets = [[PACK[place] for place in range(8) if held >> place & 1] for held in range(256)]
    return np.array([hand_worth(each, name, weights) for each in sets]) - hand_worth(
        (), name, weights
    )


def _weights(trump: Trump, of_partner: bool) -> Worths | Heads:
    model = MODELS[trump]
    return model.partner if of_partner else model.taker
