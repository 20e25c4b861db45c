"""The worth of cards in a contract, in card points of the deal.

What a hand adds is a sum over its cards; what remains is chance. The numbers are rounded from
least-squares fits over deals in which robots played given contracts: 24,000 with eight known
cards, 7,000 over a turned card, 18,000 of Belote Découverte, 5,000 each at no trumps and at all
trumps (`tests/tools/fitting/valuation.py`).
"""

from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple

from bot.rules import DEAL_POINTS, PACK, Card, NoSuit, Rank, Suit, Trump, card_tables


class Worths(NamedTuple):
    """The value that a trump of each rank adds, and other suits."""

    trumps: Mapping[str, float]
    ace: float = 0
    ten_with_ace: float = 0
    ten_guarded: float = 0
    """a ten without its ace, that need not fall to it"""
    void: float = 0


class Heads(NamedTuple):
    """The points that the highest cards of each suit add where no suit is trump."""

    first: float
    second: float
    """behind the first"""
    guarded: float
    """a second without the first, that need not fall to it"""
    long: float
    """each card from the fourth on, behind the first"""


class Model(NamedTuple):
    """The points of a contract as they follow from the cards of single hands."""

    taker: Worths | Heads
    """the taker's cards, when nothing is known of the other hands"""
    beside: float
    """what the taker's side has beside their eight cards"""
    partner: Worths | Heads
    """the cards of the taker's partner"""
    reliance: float
    """how much each point of the taker's hand counts once the partner's hand is known"""
    beside_both: float
    defence: float
    """the part of what a hand adds as partner that it costs as a defender"""
    usual_hand: float
    """what the average hand adds as partner"""


SUIT = Model(
    taker=Worths(
        {"J": 35, "9": 25, "A": 17, "T": 16, "K": 13, "Q": 12, "8": 11, "7": 11}, 10, 5, 4, 6
    ),
    beside=30,
    partner=Worths(
        {"J": 40, "9": 25, "A": 16, "T": 14, "K": 11, "Q": 10, "8": 10, "7": 10}, 15, 5, 6, 6
    ),
    reliance=1.34,
    beside_both=-78,
    defence=0.48,
    usual_hand=42,
)
MODELS: Mapping[Trump, Model] = {
    **dict.fromkeys(Suit, SUIT),
    NoSuit.NO_TRUMPS: Model(
        taker=Heads(15, 10, 6, 3),
        beside=60,
        partner=Heads(25, 7, 11, 0),
        reliance=1.42,
        beside_both=-67,
        defence=0.52,
        usual_hand=26,
    ),
    NoSuit.ALL_TRUMPS: Model(
        taker=Heads(15, 10, 8, 4),
        beside=58,
        partner=Heads(23, 9, 10, 3),
        reliance=1.35,
        beside_both=-58,
        defence=0.53,
        usual_hand=24,
    ),
}


class Alone(NamedTuple):
    """The worth of the cards of a taker without a partner, as they hold them when they take."""

    worths: Worths
    beside: float
    """the points above half of all that the taker has beside these"""
    spread: int
    """standard deviation of the points"""


ALONE: Mapping[tuple[int, int], Alone] = {
    (3, 6): Alone(
        Worths({"J": 47, "9": 28, "A": 21, "T": 18, "K": 16, "Q": 15, "8": 0, "7": 0}, 17, 3, 5, 1),
        -88,
        25,
    ),
    (3, 8): Alone(
        Worths({"J": 52, "9": 31, "A": 23, "T": 20, "K": 18, "Q": 17, "8": 0, "7": 0}, 19, 4, 6, 5),
        -112,
        18,
    ),
    (3, 10): Alone(
        Worths(
            {"J": 41, "9": 28, "A": 21, "T": 18, "K": 15, "Q": 13, "8": 13, "7": 13}, 15, 6, 5, 4
        ),
        -89,
        23,
    ),
    (2, 6): Alone(
        Worths({"J": 24, "9": 16, "A": 12, "T": 10, "K": 8, "Q": 7, "8": 7, "7": 6}, 9, 3, 5),
        -24,
        19,
    ),
}
"""by players, and cards of who takes: from 20,000 deals each that were played out with some thought
(`tests/tools/fitting/alone.py`)"""

SIX = 6
"""cards of who takes before the last ones are dealt: five and the turned one"""
BESIDE_SIX = 36
"""what the taker's side has beside these"""

OPEN: Mapping[Trump, Worths] = {
    **dict.fromkeys(
        Suit,
        Worths({"J": 18, "9": 12, "A": 8, "T": 7, "K": 6, "Q": 5, "8": 5, "7": 5}, 8, 4, 5),
    ),
    NoSuit.NO_TRUMPS: Worths({}, 12, 4, 4),
    NoSuit.ALL_TRUMPS: Worths({"J": 12, "9": 5, "A": 3, "T": 1, "K": 0, "Q": 0, "8": 0, "7": 0}),
}
"""Découverte: cards that lie open; the opponent's count as much against them"""

HALF = DEAL_POINTS // 2
FIRST_LEAD = 2
"""Découverte: what it adds to lead first"""


def hand_worth(cards: Collection[Card], trump: Trump, worths: Worths | Heads) -> float:
    """Return what these cards add to the points of their side with this trump."""
    worth = 0.0
    if isinstance(worths, Heads):
        for suit in Suit:
            first, second, *others = (card in cards for card in _from_the_top(suit, trump))
            held = first + second + sum(others)
            if first:
                worth += worths.first + worths.second * second + worths.long * max(0, held - 3)
            else:
                worth += worths.guarded * (second and held > 1)
        return worth
    for suit in Suit:
        ranks = {card.rank for card in cards if card.suit is suit}
        if suit is trump or trump is NoSuit.ALL_TRUMPS:
            worth += sum(worths.trumps[rank] for rank in ranks)
        elif not ranks:
            worth += worths.void
        elif Rank.ACE in ranks:
            worth += worths.ace + worths.ten_with_ace * (Rank.TEN in ranks)
        else:
            worth += worths.ten_guarded * (Rank.TEN in ranks and len(ranks) > 1)
    return worth


def expected_alone(cards: Collection[Card], trump: Trump) -> float:
    """The points that a taker may expect: of a whole hand, or of five cards and the turned one."""
    model = MODELS[trump]
    beside = BESIDE_SIX if len(cards) <= SIX else model.beside
    return beside + hand_worth(cards, trump, model.taker)


def takes_everything(cards: Collection[Card], trump: Trump, *, leads: bool = False) -> bool:
    """Tell whether these cards take all the tricks whatever the others hold.

    Trumps are drawn first. Without a trump suit nothing takes a trick of a suit that the hand
    cannot follow, unless it `leads`.
    """
    if isinstance(trump, NoSuit) and not leads and len({card.suit for card in cards}) < len(Suit):
        return False
    for suit in Suit:
        order = _from_the_top(suit, trump)
        held = sum(card in cards for card in order)
        highest = next((n for n, card in enumerate(order) if card not in cards), len(order))
        # As many as the others have together: then the small ones win as well.
        draws_all = highest >= len(order) - held
        if not draws_all and (suit is trump or highest < held):
            return False
    return True


@cache
def _from_the_top(suit: Suit, trump: Trump) -> list[Card]:
    strength = card_tables(trump).strength
    cards = [card for card in PACK if card.suit is suit]
    return sorted(cards, key=strength.__getitem__, reverse=True)


def expected_with_partner(alone: float, cards: Collection[Card], trump: Trump) -> float:
    """The points to expect when the taker alone expects `alone` and their partner holds `cards`."""
    model = MODELS[trump]
    return model.reliance * alone + model.beside_both + hand_worth(cards, trump, model.partner)


def expected_against(expected: float, cards: Collection[Card], trump: Trump) -> float:
    """Return what is left of the points that the takers expect, when a defender holds `cards`."""
    model = MODELS[trump]
    return expected - model.defence * (hand_worth(cards, trump, model.partner) - model.usual_hand)


def expected_of_open_cards(
    own: Collection[Card], other: Collection[Card], trump: Trump, *, leads: bool
) -> float:
    """Découverte: the points that the player with the open cards `own` may expect."""
    worths = OPEN[trump]
    ahead = hand_worth(own, trump, worths) - hand_worth(other, trump, worths)
    return HALF + ahead + (FIRST_LEAD if leads else -FIRST_LEAD)


def above_half(cards: Collection[Card], trump: Trump, alone: Alone) -> float:
    """Return the points above half of all that a taker without a partner may expect."""
    return alone.beside + hand_worth(cards, trump, alone.worths)


def promoted(cards: Collection[Card], trump: Trump, turned: Card | None) -> tuple[Card, ...]:
    """Return the cards as they count where the turned one is a trump that nobody has: those below
    it are one higher."""
    if turned is None or turned.suit is not trump or turned in cards:
        return tuple(cards)
    order = _from_the_top(turned.suit, trump)
    out = order.index(turned)
    return tuple(
        order[order.index(card) - 1] if card.suit is trump and order.index(card) > out else card
        for card in cards
    )
