"""Roem: what the cards of one trick are worth together, for whoever wins it (KJ4)."""

from collections.abc import Collection

from bot.rules.core.card import Card, Rank, Suit, Trump

RUN_OF_3, RUN_OF_4 = 20, 50
"""from A to 7 in the natural order"""
STUK = 20
"""king and queen of trump"""
FOUR = 100
"""of a rank, but for jacks and nines"""

# A set of cards as bits by their numbers, a byte for each suit with the ace lowest.
_FOURS = {sum(1 << Card.of(rank, suit).index for suit in Suit): rank for rank in Rank}
_STUKS = {
    suit: sum(1 << Card.of(rank, suit).index for rank in (Rank.KING, Rank.QUEEN)) for suit in Suit
}
_NOT_THE_SEVENS = 0x7F7F7F7F
"""no run goes from one suit into the next"""


def roem_of(
    trick: Collection[Card], trump: Trump, four_jacks: int = FOUR, four_nines: int = FOUR
) -> int:
    """Return the roem of a trick; four jacks and four nines bring what a table says."""
    cards = 0
    for card in trick:
        cards |= 1 << card.index
    rank = _FOURS.get(cards)
    if rank is not None:
        return {Rank.JACK: four_jacks, Rank.NINE: four_nines}.get(rank, FOUR)
    in_twos = cards & cards >> 1 & _NOT_THE_SEVENS
    in_threes = in_twos & in_twos >> 1 & _NOT_THE_SEVENS
    in_fours = in_threes & in_threes >> 1 & _NOT_THE_SEVENS
    points = RUN_OF_4 if in_fours else RUN_OF_3 if in_threes else 0
    stuk = _STUKS[trump] if isinstance(trump, Suit) else 0
    return points + STUK if stuk and cards & stuk == stuk else points
