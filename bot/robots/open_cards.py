"""The worth of cards that lie open in the tricks to come (Belote Découverte).

Each card brings or costs a share of its points, by what can beat it, and something for being
there. The numbers are rounded from a least-squares fit over 37,500 positions of robots' play: the
points that a player still won, against the cards that lay open.
"""

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from bot.robots.stakes import shares
from bot.rules import PACK, Card, Ruleset, Suit, Trump, card_tables


class Threat(Enum):
    """The cards that can beat a card."""

    MASTER = "nothing"
    HIDDEN = "only what is still covered"
    GUARDED = "a card that lies open, but others of the suit can be given first"
    BARE = "a card that lies open, and nothing else can be given"


class SuitKind(Enum):
    """A suit as the player of a card in it meets it."""

    TRUMP = "the trump suit"
    SHARED = "both have open cards of it, or nobody can trump"
    RUFFED = "the opponent has none open, and trumps"
    ALONE = "the opponent has none open, and no trumps"


class Worth(NamedTuple):
    """Points for being there, and the share of the card's own points."""

    flat: float
    share: float


WORTH = {
    (SuitKind.TRUMP, Threat.MASTER): Worth(6, 1),
    (SuitKind.TRUMP, Threat.HIDDEN): Worth(3, 1),
    (SuitKind.TRUMP, Threat.GUARDED): Worth(7, 0.25),
    (SuitKind.TRUMP, Threat.BARE): Worth(6, -0.4),
    (SuitKind.SHARED, Threat.MASTER): Worth(-3, 1),
    (SuitKind.SHARED, Threat.HIDDEN): Worth(-4, 0.8),
    (SuitKind.SHARED, Threat.GUARDED): Worth(-4, 0),
    (SuitKind.SHARED, Threat.BARE): Worth(-4, -1),
    (SuitKind.RUFFED, Threat.MASTER): Worth(-2.5, 0.25),
    (SuitKind.RUFFED, Threat.HIDDEN): Worth(-2.5, 0),
    (SuitKind.ALONE, Threat.MASTER): Worth(1, 0.4),
    (SuitKind.ALONE, Threat.HIDDEN): Worth(0, 0.2),
}

SUITS = tuple(Suit)
SUIT_SIZE = len(PACK) // len(SUITS)
WHOLE_SUIT = (1 << SUIT_SIZE) - 1


def as_bits(cards: Iterable[Card]) -> int:
    """A set of cards as a number, in which each card is a bit."""
    bits = 0
    for card in cards:
        bits |= 1 << card.index
    return bits


def worth_later(own: int, other: int, covered: int, trump: Trump, rules: Ruleset) -> float:
    """Return the worth of the open cards `own` against `other`, in points; all sets are bits."""
    own_trumps = other_trumps = False
    if isinstance(trump, Suit):
        own_trumps = bool(_of_suit(own, SUITS.index(trump)))
        other_trumps = bool(_of_suit(other, SUITS.index(trump)))
    worth = 0.0
    for number in range(len(SUITS)):
        mine, theirs = _of_suit(own, number), _of_suit(other, number)
        if mine or theirs:
            hidden = _of_suit(covered, number)
            worth += _side(rules, trump, number, mine, theirs, hidden, other_trumps)
            worth -= _side(rules, trump, number, theirs, mine, hidden, own_trumps)
    return worth


def _of_suit(cards: int, number: int) -> int:
    return cards >> number * SUIT_SIZE & WHOLE_SUIT


@lru_cache(maxsize=16384)
def _side(
    rules: Ruleset,
    trump: Trump,
    number: int,
    own: int,
    other: int,
    covered: int,
    opponent_trumps: bool,
) -> float:
    """The worth of the cards `own` of suit `number`."""
    order, points = card_tables(trump).strength, shares(rules, trump)
    suit = PACK[number * SUIT_SIZE : (number + 1) * SUIT_SIZE]
    strength = [order[card] for card in suit]
    if SUITS[number] is trump:
        kind = SuitKind.TRUMP
    elif other:
        kind = SuitKind.SHARED
    else:
        kind = SuitKind.RUFFED if opponent_trumps else SuitKind.ALONE
    worth = 0.0
    for place, card in enumerate(suit):
        if own >> place & 1:
            higher = sum(
                1 << each for each, power in enumerate(strength) if power > strength[place]
            )
            above = (higher & other).bit_count()
            if above:
                guarded = own.bit_count() > above
                standing = Threat.GUARDED if guarded else Threat.BARE
            else:
                standing = Threat.HIDDEN if higher & covered else Threat.MASTER
            flat, share = WORTH[kind, standing]
            worth += flat + share * points[card]
    return worth
