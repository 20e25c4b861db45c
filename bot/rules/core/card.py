"""Suits, ranks and the 32 cards, each with a text form both ways: `TS` is the ten of spades. And
the cards as a contract makes them: their order, their points, and which are trumps (A2).

The tables of a contract are data, so that games with other orders (no trumps, all trumps) differ
by a table and not by code.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Literal, NamedTuple, Self

from bot.rules.core.errors import Unparseable


class Suit(StrEnum):
    """A suit; its value is its text form."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """A rank, highest first in the natural order A K Q J T 9 8 7 (A2)."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"


class Card:
    """One of the 32 cards. There is one object per card, so cards compare and hash by identity.

    >>> str(Card.parse("TS")), Card.parse("TS") is Card.of(Rank.TEN, Suit.SPADES)
    ('TS', True)
    """

    __slots__ = ("index", "rank", "suit", "text")

    index: int
    rank: Rank
    suit: Suit
    text: str

    def __init__(self, rank: Rank, suit: Suit, index: int) -> None:
        self.rank = rank
        self.suit = suit
        self.index = index
        self.text = rank + suit

    @staticmethod
    def of(rank: Rank, suit: Suit) -> "Card":
        return _BY_TEXT[rank + suit]

    @staticmethod
    def parse(text: str) -> "Card":
        """The card of a text such as `9H`; raises `Unparseable` for anything else."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise Unparseable("card", text)
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


PACK: tuple[Card, ...] = tuple(
    Card(rank, suit, number)
    for number, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in Rank)
)
PACK_OF_24 = tuple(card for card in PACK if card.rank not in (Rank.SEVEN, Rank.EIGHT))
"""the worthless cards left out, so that it has as many points (J1)"""
_BY_TEXT = {card.text: card for card in PACK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `TS 9H KD`; raises `Unparseable`."""
    return tuple(Card.parse(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    return " ".join(card.text for card in cards)


TRUMP_ORDER = "J9ATKQ87"
PLAIN_ORDER = "ATKQJ987"
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
NO_TRUMPS_POINTS = {**PLAIN_POINTS, "A": 19}
ALL_TRUMPS_POINTS = {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2, "8": 0, "7": 0}
"""H3: both make 152 points, like a contract with a trump suit"""

LAST_TRICK = 10
PACK_POINTS = 152
DEAL_POINTS = PACK_POINTS + LAST_TRICK
BELOTE = 20
CAPOT_BID = 1000
"""stands for the bid of a capot, which is above any number (C1)"""
GENERALE_BID = 1001
"""for all the tricks by the bidder alone (H2)"""
BID_WORTH = {CAPOT_BID: 250, GENERALE_BID: 500}
"""the points that these two are worth"""


def bid_worth(bid: int) -> int:
    """Return the points that a bid is worth: a number itself, a capot and a générale theirs."""
    return BID_WORTH.get(bid, bid)


class NoSuit(StrEnum):
    """A contract without one trump suit (C4); its value is its text form."""

    NO_TRUMPS = "N"
    ALL_TRUMPS = "A"


Trump = Suit | NoSuit


def parse_trump(text: str) -> Trump:
    """The trump of a text: a suit, `N` or `A`; raises `Unparseable`."""
    for each in (*Suit, *NoSuit):
        if each.value == text:
            return each
    raise Unparseable("suit", text)


class CardTables(NamedTuple):
    """The order and worth of the cards under one contract.

    `strength` compares cards that can beat each other: a trump is above every plain card, and a
    higher number beats a lower one of the same suit. `trumps` are the cards that must be beaten
    when one of them is led; with all trumps no suit beats another.
    """

    trump: Trump
    strength: Mapping[Card, int]
    points: Mapping[Card, int]
    trumps: frozenset[Card]
    pack: int
    """the points of all the cards"""
    scaled: bool = False
    """a side's card points are brought to 152 for all of them (H3)"""

    def worth(self, points: int) -> int:
        """Return the points that `points` of a side's cards count."""
        # Rounded to the nearest; halves cannot be (19/15 and 19/31).
        return (2 * points * PACK_POINTS + self.pack) // (2 * self.pack) if self.scaled else points

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


class _Column(NamedTuple):
    """The cards of a suit: their order from high to low, and their points."""

    order: str
    points: Mapping[str, int]


_TRUMP_SUIT = _Column(TRUMP_ORDER, TRUMP_POINTS)
_PLAIN_SUIT = _Column(PLAIN_ORDER, PLAIN_POINTS)
_NO_TRUMPS = _Column(PLAIN_ORDER, NO_TRUMPS_POINTS)
_ALL_TRUMPS = _Column(TRUMP_ORDER, ALL_TRUMPS_POINTS)

NaValues = Literal["ffb_table", "scaled", "raw"]
"""what cards count without a trump suit (H3 `na_values`)"""

_WITHOUT_SUIT: Mapping[NaValues, Mapping[NoSuit, _Column]] = {
    "ffb_table": {NoSuit.NO_TRUMPS: _NO_TRUMPS, NoSuit.ALL_TRUMPS: _ALL_TRUMPS},
    "scaled": {NoSuit.NO_TRUMPS: _PLAIN_SUIT, NoSuit.ALL_TRUMPS: _TRUMP_SUIT},
    "raw": {NoSuit.NO_TRUMPS: _PLAIN_SUIT, NoSuit.ALL_TRUMPS: _TRUMP_SUIT},
}


def _column(trump: Trump | None, suit: Suit, na_values: NaValues = "ffb_table") -> _Column:
    if isinstance(trump, NoSuit):
        return _WITHOUT_SUIT[na_values][trump]
    return _TRUMP_SUIT if suit is trump else _PLAIN_SUIT


@cache
def card_tables(trump: Trump, na_values: NaValues = "ffb_table") -> CardTables:
    """The tables of a contract; `na_values` only counts without a trump suit."""

    def strength(card: Card) -> int:
        above = 200 if card.suit is trump else 100
        return above - _column(trump, card.suit).order.index(card.rank)

    def points(card: Card) -> int:
        return _column(trump, card.suit, na_values).points[card.rank.value]

    return CardTables(
        trump=trump,
        strength={card: strength(card) for card in PACK},
        points={card: points(card) for card in PACK},
        trumps=frozenset(card for card in PACK if card.suit is trump or trump is NoSuit.ALL_TRUMPS),
        pack=sum(map(points, PACK)),
        scaled=isinstance(trump, NoSuit) and na_values == "scaled",
    )


def trick_points(trick: Sequence[Card], tables: CardTables) -> int:
    """Card points of a trick, without the dix de der."""
    points = tables.points
    return sum([points[card] for card in trick])


@cache
def sort_key(trump: Trump | None) -> dict[Card, int]:
    """Sorting values for a hand: trump first, the other suits alternating colours, high first."""
    first = trump if isinstance(trump, Suit) else Suit.SPADES
    keys: dict[Card, int] = {}
    for suit_number, suit in enumerate(_SUITS_FROM[first]):
        for rank_number, rank in enumerate(_column(trump, suit).order):
            keys[Card.of(Rank(rank), suit)] = suit_number * 10 + rank_number
    return keys


_SUITS_FROM = {
    Suit.SPADES: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    Suit.HEARTS: (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    Suit.DIAMONDS: (Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
    Suit.CLUBS: (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS),
}
