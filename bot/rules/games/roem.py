"""Roem: what the cards of one trick are worth together, for whoever wins it (KJ4)."""

from collections.abc import Collection

from bot.rules.core.card import Card, Rank, Suit, Trump

RUNS = {3: 20, 4: 50}
"""points by length; a run goes from A to 7 in the natural order"""
STUK = 20
"""king and queen of trump"""
FOUR = 100
"""of a rank"""
_ORDER = {rank: number for number, rank in enumerate(Rank)}


def roem_of(trick: Collection[Card], trump: Trump, four_jacks: int) -> int:
    """Return the roem of a trick; `four_jacks` is what these bring where all four lie in it."""
    if len({card.rank for card in trick}) == 1:
        return four_jacks if all(card.rank is Rank.JACK for card in trick) else FOUR
    cards = {suit: {_ORDER[card.rank] for card in trick if card.suit is suit} for suit in Suit}
    stuk = isinstance(trump, Suit) and {_ORDER[Rank.KING], _ORDER[Rank.QUEEN]} <= cards[trump]
    longest = max(map(_longest, cards.values()))
    return RUNS.get(longest, 0) + STUK * stuk


def _longest(numbers: set[int]) -> int:
    return max((_length(numbers, each) for each in numbers), default=0)


def _length(numbers: set[int], first: int) -> int:
    return next(length for length in range(1, 5) if first + length not in numbers)
