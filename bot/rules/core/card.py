"""Suits, ranks and the 32 cards, each with a text form both ways: `TS` is the ten of spades."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, Self

from bot.rules.core.errors import Unparseable


class Suit(StrEnum):
    """A suit; its value is its text form."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @classmethod
    def parse(cls, text: str) -> Self:
        try:
            return cls(text)
        except ValueError:
            raise Unparseable("suit", text) from None


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

    @classmethod
    def parse(cls, text: str) -> Self:
        try:
            return cls(text)
        except ValueError:
            raise Unparseable("rank", text) from None


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


PACK: Final[tuple[Card, ...]] = tuple(
    Card(rank, suit, number)
    for number, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in Rank)
)
_BY_TEXT: Final = {card.text: card for card in PACK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `TS 9H KD`; raises `Unparseable`."""
    return tuple(Card.parse(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    return " ".join(card.text for card in cards)
