"""What a contract makes of the cards: their order, their points, and which are trumps (A2).

The tables of a contract are data, so that games with other orders (no trumps, all trumps) differ
by a table and not by code.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.rules.card import PACK, Card, Rank, Suit

TRUMP_ORDER: Final = "J9ATKQ87"
PLAIN_ORDER: Final = "ATKQJ987"
TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}

LAST_TRICK: Final = 10
PACK_POINTS: Final = 152
DEAL_POINTS: Final = PACK_POINTS + LAST_TRICK
BELOTE: Final = 20


class CardTables(NamedTuple):
    """How the cards count under one contract.

    `strength` compares cards that can beat each other: a trump is above every plain card, and a
    higher number beats a lower one of the same suit. `order` lists ranks from high to low.
    """

    trump: Suit
    strength: dict[Card, int]
    points: dict[Card, int]
    trumps: frozenset[Card]

    def is_trump(self, card: Card) -> bool:
        return card in self.trumps

    def winner(self, trick: Sequence[Card]) -> int:
        """Position in `trick` (cards in playing order, at least one) of the card that holds it."""
        lead = trick[0].suit
        trump = self.trump
        strength = self.strength
        best, best_strength = 0, -1
        for position, card in enumerate(trick):
            if card.suit is lead or card.suit is trump:
                value = strength[card]
                if value > best_strength:
                    best, best_strength = position, value
        return best


@cache
def card_tables(trump: Suit) -> CardTables:
    """The tables of a contract with one trump suit."""

    def strength(card: Card) -> int:
        if card.suit is trump:
            return 200 - TRUMP_ORDER.index(card.rank)
        return 100 - PLAIN_ORDER.index(card.rank)

    return CardTables(
        trump=trump,
        strength={card: strength(card) for card in PACK},
        points={
            card: (TRUMP_POINTS if card.suit is trump else PLAIN_POINTS)[card.rank.value]
            for card in PACK
        },
        trumps=frozenset(card for card in PACK if card.suit is trump),
    )


def trick_points(trick: Sequence[Card], tables: CardTables) -> int:
    """Card points of a trick, without the dix de der."""
    points = tables.points
    return sum([points[card] for card in trick])


def sort_key(trump: Suit | None) -> dict[Card, int]:
    """Sorting values for a hand: trump first, the other suits alternating colours, high first."""
    return _sort_keys(trump)


@cache
def _sort_keys(trump: Suit | None) -> dict[Card, int]:
    suits = list(_SUITS_FROM[trump or Suit.SPADES])
    keys: dict[Card, int] = {}
    for suit_number, suit in enumerate(suits):
        order = TRUMP_ORDER if suit is trump else PLAIN_ORDER
        for rank_number, rank in enumerate(order):
            keys[Card.of(Rank(rank), suit)] = suit_number * 10 + rank_number
    return keys


_SUITS_FROM: Final = {
    Suit.SPADES: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    Suit.HEARTS: (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    Suit.DIAMONDS: (Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
    Suit.CLUBS: (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS),
}
