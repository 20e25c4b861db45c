"""The settlement of Bulgarian belot: a deal in points, then in tens (I5)."""

from bot.rules.core.card import NoSuit, Trump
from bot.rules.core.result import (
    DEFENDERS,
    TAKERS,
    DealOutcome,
    DealScore,
    Facts,
    Ledger,
    LedgerEntry,
    Role,
    Source,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.scoring.ledger import belote, declared, exact, sums, won

CAPOT = 90
"""more for all the tricks; at no trumps it is not doubled"""
NO_TRUMPS_FACTOR = 2
"""tricks at no trumps count double: there are 260 points"""


def settle_bulgarian(rules: Ruleset, facts: Facts) -> DealScore:
    """Compare what both sides have in points, and write tens."""
    compared = (*_counted(facts, TAKERS), *_counted(facts, DEFENDERS))
    mine, theirs = sums(facts, compared)
    if mine == theirs:
        outcome, (entries, held) = DealOutcome.HANGING, _tied(rules, facts, mine)
        if rules.end_mode == "boards":
            held = ()  # a board owes nothing to the one before it (T5)
    else:
        won_by_takers = mine > theirs
        capot = won_by_takers and facts.capot == TAKERS
        made = DealOutcome.CAPOT if capot else DealOutcome.MADE
        outcome, held = made if won_by_takers else DealOutcome.DEDANS, ()
        if facts.is_coinched or not won_by_takers:
            entries = _all_of_it(
                rules, facts, TAKERS if won_by_takers else DEFENDERS, mine + theirs
            )
        else:
            entries = _shared(rules, facts, mine, theirs)
    return exact(facts, outcome, entries, held, compared=compared)


def _counted(facts: Facts, role: Role) -> Ledger:
    """All that a side has in points."""
    factor = NO_TRUMPS_FACTOR if facts.trump is NoSuit.NO_TRUMPS else 1
    capot = (LedgerEntry(role, Source.CAPOT, CAPOT),) if facts.capot == role else ()
    return (
        *won(facts, role, factor),
        *declared(facts, role, role),
        *belote(facts, role),
        *capot,
    )


def _shared(rules: Ruleset, facts: Facts, mine: int, theirs: int) -> Ledger:
    """The contract is made: both sides write their own."""
    ours = tens(mine, facts.trump, most=True)
    others = tens(theirs, facts.trump, most=False)
    if rules.tens_rounding == "program" and theirs and not others:
        ours, others = ours - 1, 1
    return (*_tens(TAKERS, ours), *_tens(DEFENDERS, others))


def _all_of_it(rules: Ruleset, facts: Facts, role: Role, points: int) -> Ledger:
    """One side writes the points of both: takers who are inside, or a contra."""
    single = rules.capot_doubling == "cancels" and facts.capot is not None
    source = Source.TAKE_ALL if role == TAKERS else Source.DEAL
    return (LedgerEntry(role, source, nearest(points), 1 if single else facts.multiplier),)


def _tied(rules: Ruleset, facts: Facts, points: int) -> tuple[Ledger, Ledger]:
    """Return the entries that are written after a tie, and those that hang: the takers' part, or
    with a contra everything."""
    if facts.is_coinched:
        half = facts.multiplier // 2
        every = nearest(2 * points)
        return (), (*_tens(TAKERS, every, half), *_tens(DEFENDERS, every, half))
    theirs = tens(points, facts.trump, most=True)
    mine = tens(points, facts.trump, most=rules.tens_rounding == "program")
    return _tens(DEFENDERS, theirs), _tens(TAKERS, mine)


def _tens(role: Role, count: int, factor: int = 1) -> Ledger:
    return (LedgerEntry(role, Source.TENS, count, factor),) if count else ()


# Rounding (I5) -----------------------------------------------------------------------------------

UP_FROM = {NoSuit.NO_TRUMPS: 5, NoSuit.ALL_TRUMPS: 5}
SUIT_UP_FROM = 7
"""by contract the units from which everybody rounds up; whoever has less than the others does so
from one below, but at no trumps"""


def nearest(points: int) -> int:
    """Return the tens of points that are written as a whole, five up."""
    return (points + 5) // 10


def tens(points: int, trump: Trump | None, *, most: bool) -> int:
    """Return the tens of one side's points; `most`: it has more than the other side."""
    whole, units = divmod(points, 10)
    up_from = SUIT_UP_FROM if not isinstance(trump, NoSuit) else UP_FROM[trump]
    if not most and trump is not NoSuit.NO_TRUMPS:
        up_from -= 1
    return whole + (units >= up_from)
