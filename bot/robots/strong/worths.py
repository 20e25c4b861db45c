"""The worth of hands in many worlds at once, as `valuation.py` weighs cards.

A hand is a number in which each card is a bit (`Card.index`); an array has one hand of a seat for
each world.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from bot.robots.valuation import ALONE, MODELS, Heads, Worths, hand_worth, promoted
from bot.rules import PACK, Card, NoSuit, Rank, Ruleset, Suit, Trump, belote_suits
from bot.rules.core.dealing import Dealing

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


def above_half_of(held: Hands, trump: Trump, key: tuple[int, int]) -> Values:
    """Return the points above half of all that each taker without a partner may expect, in one of
    the auctions of `ALONE`."""
    return ALONE[key].beside + _sum(_worths_alone(trump, key), held)


def exchanged(hands: Hands, dealing: Dealing, trump: Trump, turned: Card) -> Hands:
    """Return hands in which who has the card for which the turned one can be had has that."""
    card = None if dealing.exchanged_for is None else dealing.exchanged_for(turned, trump)
    if card is None:
        return hands
    both = np.uint32(1 << card.index | 1 << turned.index)
    return np.where(hands >> np.uint32(card.index) & np.uint32(1) == 1, hands ^ both, hands)


def promoted_hands(held: Hands, trump: Trump, turned: Card) -> Hands:
    """Return hands as they count where the turned card is a trump that nobody has."""
    if turned.suit is not trump:
        return held
    place, table = SUITS.index(turned.suit), _promoted(trump, turned)
    shift = np.uint32(8 * place)
    return held & ~(np.uint32(255) << shift) | table[held >> shift & np.uint32(255)] << shift


@cache
def _promoted(trump: Trump, turned: Card) -> NDArray[np.uint32]:
    """Return what becomes of each set of trumps."""
    first = 8 * SUITS.index(turned.suit)
    sets = [
        promoted([PACK[first + place] for place in range(8) if held >> place & 1], trump, turned)
        for held in range(256)
    ]
    return np.array([sum(1 << card.index - first for card in each) for each in sets], np.uint32)


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
def _worths_alone(trump: Trump, key: tuple[int, int]) -> Values:
    """Return the same for a taker without a partner."""
    worths, (first, second, *_) = ALONE[key].worths, Suit
    rows = [_row_of(first if suit is trump else second, worths) for suit in Suit]
    return np.stack([*rows, np.full(256, hand_worth((), trump, worths))])


@cache
def _row(trump: NoSuit | bool, of_partner: bool) -> Values:
    """Return what each set of cards of a suit adds, which may be trump or not: all suits alike."""
    first, second, *_ = Suit
    name = trump if isinstance(trump, NoSuit) else first if trump else second
    return _row_of(name, _weights(name, of_partner))


def _row_of(name: Trump, weights: Worths | Heads) -> Values:
    sets = [[PACK[place] for place in range(8) if held >> place & 1] for held in range(256)]
    return np.array([hand_worth(each, name, weights) for each in sets]) - hand_worth(
        (), name, weights
    )


def _weights(trump: Trump, of_partner: bool) -> Worths | Heads:
    model = MODELS[trump]
    return model.partner if of_partner else model.taker
