"""What a deal is worth, in tens (I5)."""

from bot.rules.core.card import NoSuit, Trump
from bot.rules.core.result import DealOutcome, DealScore, Facts, Ledger, LedgerEntry, Side, Source
from bot.rules.core.ruleset import Ruleset
from bot.rules.scoring.ledger import belote, closed, declared, sums, won

CAPOT = 90
"""for all the tricks; not doubled without trumps"""


def tens(points: int, trump: Trump, winner: bool) -> int:
    """Return the points that a side writes for what it made.

    Units above 6 are rounded up, with all trumps those above 4; just these for the loser alone.
    """
    if trump is NoSuit.NO_TRUMPS:
        return _nearest(points)
    whole, units = divmod(points, 10)
    limit = 4 if trump is NoSuit.ALL_TRUMPS else 6
    return whole + (units > limit or (units == limit and not winner))


def _nearest(points: int) -> int:
    return (points + 5) // 10


def made(facts: Facts, side: Side) -> Ledger:
    """Return all that a side has made."""
    times = 2 if facts.trump is NoSuit.NO_TRUMPS else 1
    capot = (LedgerEntry(side, Source.CAPOT, CAPOT),) if facts.capot == side else ()
    own = declared(facts, side, side)
    return (*won(facts, side, times), *own, *belote(facts, side), *capot)


def settle_tens(rules: Ruleset, facts: Facts) -> DealScore:
    """Return what both sides write, and what hangs until the next deal is won.

    Without a contra both write their own, or the defenders everything; with one, whoever has more
    writes everything, two or four times.
    """
    if facts.trump is None:
        raise ValueError("how points are rounded depends on the trump")
    compared = (*made(facts, "T"), *made(facts, "D"))
    mine, theirs = sums(compared)

    def entry(side: Side, points: int) -> LedgerEntry:
        return LedgerEntry(side, Source.TENS, points, facts.multiplier)

    everything, held = _nearest(mine + theirs), ()
    if mine == theirs:
        outcome = DealOutcome.LITIGE
        entries = () if facts.is_coinched else (entry("D", tens(theirs, facts.trump, True)),)
        half = everything if facts.is_coinched else tens(mine, facts.trump, False)
        held = (entry("T", half),)
    elif mine < theirs:
        outcome, entries = DealOutcome.DEDANS, (entry("D", everything),)
    else:
        outcome = DealOutcome.CAPOT if facts.capot == "T" else DealOutcome.MADE
        own = tens(mine, facts.trump, True), tens(theirs, facts.trump, False)
        entries = entry("T", own[0]), entry("D", own[1])
        if facts.is_coinched:
            entries = (entry("T", everything),)
    return closed(rules, outcome, entries, held, compared=compared)
