"""What a deal of klaverjas is worth (KJ5)."""

from bot.rules.core.card import DEAL_POINTS
from bot.rules.core.result import DealOutcome, DealScore, Facts, Ledger, LedgerEntry, Source
from bot.rules.core.ruleset import Ruleset
from bot.rules.scoring.ledger import closed, roem, sums, won

PIT = DEAL_POINTS + 100
"""all the tricks"""


def settle_klaverjas(rules: Ruleset, facts: Facts) -> DealScore:
    """Return what both sides write: the takers need more than half of all points, roem too."""
    if facts.bid is not None or facts.multiplier != 1:
        raise ValueError("a trump is chosen here, without a bid")
    compared = (
        *won(facts, "T"),
        *roem(facts, "T", "T"),
        *won(facts, "D"),
        *roem(facts, "D", "D"),
    )
    mine, theirs = sums(compared)
    if facts.capot == "T":
        outcome = DealOutcome.CAPOT
        entries: Ledger = (LedgerEntry("T", Source.CAPOT, PIT), *roem(facts, "T", "T"))
    elif mine > theirs or (mine == theirs and rules.tie_rule == "takers_win"):
        outcome, entries = DealOutcome.MADE, compared
    else:
        counter = facts.capot == "D" and rules.counter_pit
        whole = (Source.CAPOT, PIT) if counter else (Source.DEAL, DEAL_POINTS)
        outcome = DealOutcome.DEDANS
        entries = (LedgerEntry("D", *whole), *roem(facts, "T", "D"), *roem(facts, "D", "D"))
    return closed(rules, outcome, entries, compared=compared)
