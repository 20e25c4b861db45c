"""The settlement of a deal of three: the contract (J5), who writes what (J6), all the tricks
(J7)."""

from collections.abc import Sequence

from bot.rules.core.card import DEAL_POINTS
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
from bot.rules.scoring.ledger import belote, closed, declared, had, shares, sums, whole, won

FIRST, SECOND = DEFENDERS, DEFENDERS + 1
"""the defenders, in playing order from the taker on"""
BOTH = (FIRST, SECOND)
PART_OF_A_CAPOT = 50
"""for each of two against whom the third has no trick (J7 `capot3_partial`)"""


def settle_three(rules: Ruleset, facts: Facts) -> DealScore:
    """Return what each of the three writes."""
    if facts.bid is not None or facts.multiplier != 1:
        raise ValueError("a trump is taken here, without a bid")
    compared = had(facts)
    if facts.capot == TAKERS:
        outcome, entries = DealOutcome.CAPOT, _capot(rules, facts)
    elif _has_a_trick(facts) and _has_enough(rules, sums(facts, compared)):
        outcome, entries = DealOutcome.MADE, _made(rules, facts, compared)
    else:
        outcome, entries = DealOutcome.DEDANS, _failed(rules, facts)
    return closed(rules, facts, outcome, entries, compared=compared)


def _has_a_trick(facts: Facts) -> bool:
    """Tell whether the taker has one; without it no declarations make a contract (J5)."""
    return facts.capot is None and TAKERS not in facts.trickless


def _has_enough(rules: Ruleset, points: Sequence[int]) -> bool:
    """Tell whether the taker has more than each of the others, or than both; as many fail (J5)."""
    mine, *theirs = points
    return mine > (max(theirs) if rules.contract3 == "more_than_each" else sum(theirs))


def _made(rules: Ruleset, facts: Facts, own: Ledger) -> Ledger:
    """Each writes their own; with `def_sum` both defenders the points of the two (J6)."""
    entries = own
    if rules.def_sum:
        entries += tuple(
            LedgerEntry(role, Source.OTHER_DEFENDER, facts.tallies[_other(role)].tricks)
            for role in BOTH
            if facts.tallies[_other(role)].tricks
        )
    if rules.capot3_partial and len(facts.trickless) == 1:
        winners = (TAKERS, _other(facts.trickless[0]))
        entries += tuple(
            LedgerEntry(role, Source.PART_OF_CAPOT, PART_OF_A_CAPOT) for role in winners
        )
    return entries


def _capot(rules: Ruleset, facts: Facts) -> Ledger:
    """The taker has all the tricks; what the others hold is theirs as in A9."""
    to_winner = rules.capot_victims_decl == "to_winners"
    theirs = tuple(
        entry
        for role in BOTH
        for entry in declared(facts, role, TAKERS if to_winner else role)
        if rules.capot_victims_decl != "lose"
    )
    return (
        *whole(rules, TAKERS, Source.CAPOT, rules.capot_value),
        *declared(facts, TAKERS, TAKERS),
        *theirs,
        *_belotes(facts),
    )


def _failed(rules: Ruleset, facts: Facts) -> Ledger:
    """The taker writes a belote at most; the others what `fail3` says of the points of the deal,
    and all that they declared themselves (J6)."""
    capot = facts.capot is not None
    taken = 0 if capot else facts.takers.tricks  # all the tricks are worth what a capot is (J7)
    halves = zip(BOTH, shares(taken, 2), strict=True)
    own = tuple(entry for role in BOTH for entry in _own(rules, facts, role))
    match rules.fail3:
        case "split":
            value = rules.capot_value if capot else DEAL_POINTS
            parts = zip(BOTH, shares(value, 2), strict=True)
            entries = tuple(LedgerEntry(role, Source.SHARE, part) for role, part in parts)
            entries += _halved_declarations(facts)
        case "own_plus_half":
            entries = (
                *own,
                *(LedgerEntry(role, Source.TAKERS_HALF, part) for role, part in halves if part),
                *_halved_declarations(facts),
            )
        case "own":
            entries = own
    kept = tuple(entry for role in BOTH for entry in declared(facts, role, role))
    return (*entries, *kept, *_belotes(facts))


def _own(rules: Ruleset, facts: Facts, role: Role) -> Ledger:
    """The points of a defender's tricks."""
    if facts.capot is None:
        return won(facts, role)
    return whole(rules, role, Source.CAPOT, rules.capot_value) if role == facts.capot else ()


def _halved_declarations(facts: Facts) -> Ledger:
    """The taker's declarations go the way of the taker's points; every value is even."""
    return tuple(
        LedgerEntry(role, Source.DECLARATION, points // 2, announced=announced)
        for role in BOTH
        for points, announced in facts.takers.declared
    )


def _belotes(facts: Facts) -> Ledger:
    return tuple(entry for role in (TAKERS, *BOTH) for entry in belote(facts, role))


def _other(role: Role) -> Role:
    return FIRST if role == SECOND else SECOND
