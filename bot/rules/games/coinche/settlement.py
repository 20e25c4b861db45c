"""Settlement of a bid in coinche and contrée (H7, H8)."""

from collections.abc import Callable, Mapping

from bot.rules.core.card import BID_WORTH, CAPOT_BID, DEAL_POINTS, GENERALE_BID, bid_worth
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
from bot.rules.scoring.ledger import belote, closed, declared, sums, tricks, whole, won

TAKE_ALL = 160
"""all the tricks of a contract that is coinched and made (H8)"""
ANNOUNCED_CAPOT = 500
"""a capot bid, made or failed, in `concours` (H8)"""
ALL_TRICKS = 250


def settle_coinche(rules: Ruleset, facts: Facts) -> DealScore:
    """Return the points that both sides write by the table of `coinche_score`."""
    bid = bid_of(facts)
    numeric = bid not in (CAPOT_BID, GENERALE_BID)
    compared = (*_compared(rules, facts, TAKERS), *_compared(rules, facts, DEFENDERS))
    outcome = _outcome(rules, facts, *sums(facts, compared))
    if outcome is DealOutcome.LITIGE:
        # It waits (A7, FFB 10.1.3): the defenders write theirs, the takers their belote.
        held = (
            *tricks(rules, facts, TAKERS),
            *declared(facts, TAKERS, TAKERS),
            *_bid(facts, TAKERS),
        )
        theirs = (*tricks(rules, facts, DEFENDERS), *declared(facts, DEFENDERS, DEFENDERS))
        entries = (*theirs, *_own_belotes(facts))
    else:
        made, failed = TABLES[rules.coinche_score]
        entries = (made if outcome is DealOutcome.MADE else failed)(rules, facts)
        held = ()
    return closed(
        rules,
        facts,
        outcome,
        entries,
        held,
        compared=compared if numeric else (),
        needed=needed(rules, bid) if numeric else None,
    )


# The contract (H7) -------------------------------------------------------------------------------


def _outcome(rules: Ruleset, facts: Facts, mine: int, theirs: int) -> DealOutcome:
    bid = bid_of(facts)
    if bid == GENERALE_BID:
        return _made(facts.capot == TAKERS and facts.alone)
    if bid == CAPOT_BID:
        return _made(facts.capot == TAKERS)
    if mine < needed(rules, bid):
        return DealOutcome.DEDANS
    if not rules.beat_defence or mine > theirs:
        return DealOutcome.MADE
    if mine < theirs:
        return DealOutcome.DEDANS
    tied = {"takers_win": DealOutcome.MADE, "litige": DealOutcome.LITIGE}
    return tied.get(rules.tie_rule, DealOutcome.DEDANS)


def _made(made: bool) -> DealOutcome:
    return DealOutcome.MADE if made else DealOutcome.DEDANS


def bid_of(facts: Facts) -> int:
    """The points of the contract; raises `ValueError` without one."""
    if facts.bid is None:
        raise ValueError("a deal of an auction with bids needs its bid")
    return facts.bid


def needed(rules: Ruleset, bid: int) -> int:
    """The points that a bid in numbers asks for."""
    return DEAL_POINTS // 2 + 1 if bid == rules.bid_min and rules.eighty_means_82 else bid


def _compared(rules: Ruleset, facts: Facts, role: Role) -> Ledger:
    """Return all that counts of the defenders', and of the takers' what helps the contract here."""
    capot = (LedgerEntry(role, Source.CAPOT, rules.capot_value),)
    tricks = capot if facts.capot == role else won(facts, role)
    belotes = role == DEFENDERS or rules.belote_helps_contract
    declarations = role == DEFENDERS or rules.decl_helps_contract
    return (
        *tricks,
        *(declared(facts, role, role) if declarations else ()),
        *(belote(facts, role) if belotes else ()),
    )


# Parts -------------------------------------------------------------------------------------------


def _bid(facts: Facts, role: Role, capot: int = BID_WORTH[CAPOT_BID]) -> Ledger:
    """Return the value that the contract was announced for, as often as it was doubled."""
    bid, factor = bid_of(facts), facts.multiplier
    if bid == GENERALE_BID:
        return (LedgerEntry(role, Source.ANNOUNCED_GENERALE, bid_worth(bid), factor),)
    if bid == CAPOT_BID:
        return (LedgerEntry(role, Source.ANNOUNCED_CAPOT, capot, factor),)
    return (LedgerEntry(role, Source.BID, bid, factor),)


def _won(rules: Ruleset, facts: Facts, role: Role) -> Ledger:
    """The tricks of a side, at their capot's value where it took them all."""
    if facts.capot == role:
        return whole(rules, role, Source.CAPOT, rules.capot_value)
    return tricks(rules, facts, role)


def _all_declared(facts: Facts, role: Role, factor: int) -> Ledger:
    """The declarations of both sides, written by one of them."""
    return (*declared(facts, TAKERS, role, factor), *declared(facts, DEFENDERS, role, factor))


def _capot_takes_declarations(facts: Facts) -> Ledger:
    """H6: where the takers have all the tricks they also write what the defenders declared."""
    theirs: Role = TAKERS if facts.capot == TAKERS else DEFENDERS
    return (*declared(facts, TAKERS, TAKERS), *declared(facts, DEFENDERS, theirs))


def _own_belotes(facts: Facts) -> Ledger:
    return (*belote(facts, TAKERS), *belote(facts, DEFENDERS))


# The tables (H8) ---------------------------------------------------------------------------------


def _ffb_made(rules: Ruleset, facts: Facts) -> Ledger:
    factor = facts.multiplier
    if not facts.is_coinched:
        return (
            *_won(rules, facts, TAKERS),
            *_won(rules, facts, DEFENDERS),
            *_capot_takes_declarations(facts),
            *_own_belotes(facts),
            *_bid(facts, TAKERS),
        )
    if facts.capot == TAKERS:
        base = LedgerEntry(TAKERS, Source.CAPOT, ALL_TRICKS, factor)
    else:
        base = LedgerEntry(TAKERS, Source.TAKE_ALL, TAKE_ALL, factor)
    return (
        base,
        *_bid(facts, TAKERS),
        *_all_declared(facts, TAKERS, factor),
        *belote(facts, TAKERS, factor),
        *belote(facts, DEFENDERS),
    )


def _ffb_failed(rules: Ruleset, facts: Facts) -> Ledger:
    factor = facts.multiplier
    return (
        LedgerEntry(DEFENDERS, Source.DEAL, rules.fail_base, factor),
        *_bid(facts, DEFENDERS),
        *_all_declared(facts, DEFENDERS, factor),
        *belote(facts, DEFENDERS, factor),
        *belote(facts, TAKERS),
    )


def _bga_made(rules: Ruleset, facts: Facts) -> Ledger:
    if not facts.is_coinched:
        return _ffb_made(rules, facts)
    factor = facts.multiplier
    own = tuple(each._replace(factor=factor) for each in _won(rules, facts, TAKERS))
    return (
        *own,
        *_bid(facts, TAKERS),
        *_all_declared(facts, TAKERS, factor),
        *belote(facts, TAKERS, factor),
    )


def _concours_made(rules: Ruleset, facts: Facts) -> Ledger:
    belotes = _own_belotes(facts)
    bid = _bid(facts, TAKERS, ANNOUNCED_CAPOT)
    if facts.is_coinched and bid_of(facts) not in (CAPOT_BID, GENERALE_BID):
        base = LedgerEntry(TAKERS, Source.TAKE_ALL, TAKE_ALL, facts.multiplier)
        return (base, *bid, *_all_declared(facts, TAKERS, 1), *belotes)
    others = (
        *bid,
        *declared(facts, TAKERS, TAKERS),
        *declared(facts, DEFENDERS, DEFENDERS),
        *belotes,
    )
    if bid_of(facts) in (CAPOT_BID, GENERALE_BID):
        return others
    return (*tricks(rules, facts, TAKERS), *tricks(rules, facts, DEFENDERS), *others)


def _concours_failed(rules: Ruleset, facts: Facts) -> Ledger:
    bid = _bid(facts, DEFENDERS, ANNOUNCED_CAPOT)
    others = (*bid, *_all_declared(facts, DEFENDERS, 1), *_own_belotes(facts))
    if bid_of(facts) in (CAPOT_BID, GENERALE_BID):
        return others
    return (LedgerEntry(DEFENDERS, Source.DEAL, rules.fail_base, facts.multiplier), *others)


def _points_made(rules: Ruleset, facts: Facts) -> Ledger:
    return (
        *tricks(rules, facts, TAKERS),
        *tricks(rules, facts, DEFENDERS),
        *_bid(facts, TAKERS),
        *_capot_takes_declarations(facts),
        *_own_belotes(facts),
    )


def _points_failed(rules: Ruleset, facts: Facts) -> Ledger:
    return (
        LedgerEntry(DEFENDERS, Source.DEAL, rules.fail_base),
        *_bid(facts, DEFENDERS),
        *_all_declared(facts, DEFENDERS, 1),
        *_own_belotes(facts),
    )


Settle = Callable[[Ruleset, Facts], Ledger]

TABLES: Mapping[str, tuple[Settle, Settle]] = {
    "ffb": (_ffb_made, _ffb_failed),
    "bga": (_bga_made, _ffb_failed),
    "bga_bid_only": (
        lambda _, facts: (
            *_bid(facts, TAKERS),
            *belote(facts, TAKERS, facts.multiplier),
            *belote(facts, DEFENDERS),
        ),
        lambda _, facts: (
            *_bid(facts, DEFENDERS),
            *belote(facts, DEFENDERS, facts.multiplier),
            *belote(facts, TAKERS),
        ),
    ),
    "concours": (_concours_made, _concours_failed),
    "announced": (lambda _, facts: _bid(facts, TAKERS), lambda _, facts: _bid(facts, DEFENDERS)),
    "made": (_points_made, _points_failed),
}
"""`coinche_score` → what is written for a contract that is made, and for one that failed"""
