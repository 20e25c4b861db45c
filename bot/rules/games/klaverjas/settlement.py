"""The points of a trick and of a deal of klaverjas: roem (KJ4) and settlement (KJ5)."""

from collections.abc import Collection

from bot.rules.core.card import DEAL_POINTS, Card, Rank, Suit, Trump
from bot.rules.core.result import (
    DEFENDERS,
    TAKERS,
    DealOutcome,
    DealScore,
    Facts,
    Ledger,
    LedgerEntry,
    Source,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.scoring.ledger import closed, roem, sums, won

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


PIT = DEAL_POINTS + 100
"""all the tricks"""


def settle_klaverjas(rules: Ruleset, facts: Facts) -> DealScore:
    """Return what both sides write: the takers need more than half of all points, roem too."""
    if facts.bid is not None or facts.multiplier != 1:
        raise ValueError("a trump is chosen here, without a bid")
    compared = (
        *won(facts, TAKERS),
        *roem(facts, TAKERS, TAKERS),
        *won(facts, DEFENDERS),
        *roem(facts, DEFENDERS, DEFENDERS),
    )
    mine, theirs = sums(facts, compared)
    if facts.capot == TAKERS:
        outcome = DealOutcome.PIT
        entries: Ledger = (LedgerEntry(TAKERS, Source.PIT, PIT), *roem(facts, TAKERS, TAKERS))
    elif mine > theirs or (mine == theirs and rules.tie_rule == "takers_win"):
        outcome, entries = DealOutcome.MADE, compared
    else:
        whole = (Source.DEAL, DEAL_POINTS)
        if facts.capot == DEFENDERS:
            whole = (Source.PIT, PIT if rules.counter_pit else DEAL_POINTS)
        outcome = DealOutcome.DEDANS
        entries = (
            LedgerEntry(DEFENDERS, *whole),
            *roem(facts, TAKERS, DEFENDERS),
            *roem(facts, DEFENDERS, DEFENDERS),
        )
    return closed(rules, facts, outcome, entries, compared=compared)
