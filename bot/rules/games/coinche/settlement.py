"""Settlement of a bid in coinche and contrée (H7, H8)."""

from collections.abc import Callable, Mapping

from bot.rules.core.card import BID_WORTH, CAPOT_BID, DEAL_POINTS, GENERALE_BID, bid_worth
from bot.rules.core.result import DealOutcome, DealScore, Facts, Ledger, LedgerEntry, Side, Source
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
    compared = (*_compared(rules, facts, "T"), *_compared(rules, facts, "D"))
    outcome = _outcome(rules, facts, *sums(compared))
    if outcome is DealOutcome.LITIGE:
        # It waits (A7, FFB 10.1.3): the defenders write theirs, the takers their belote.
        held = (
            *tricks(rules, facts, "T"),
            *declared(facts, "T", "T"),
            *_bid(facts, "T"),
        )
        theirs = (*tricks(rules, facts, "D"), *declared(facts, "D", "D"))
        entries = (*theirs, *_own_belotes(facts))
    else:
        made, failed = TABLES[rules.coinche_score]
        entries = (made if outcome is DealOutcome.MADE else failed)(rules, facts)
        held = ()
    return closed(
        rules,
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
        return _made(facts.capot == "T" and facts.alone)
    if bid == CAPOT_BID:
        return _made(facts.capot == "T")
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


def _compared(rules: Ruleset, facts: Facts, side: Side) -> Ledger:
    """Return all that counts of the defenders', and of the takers' what helps the contract here."""
    capot = (LedgerEntry(side, Source.CAPOT, rules.capot_value),)
    tricks = capot if facts.capot == side else won(facts, side)
    belotes = side == "D" or rules.belote_helps_contract
    declarations = side == "D" or rules.decl_helps_contract
    return (
        *tricks,
        *(declared(facts, side, side) if declarations else ()),
        *(belote(facts, side) if belotes else ()),
    )


# Parts -------------------------------------------------------------------------------------------


def _bid(facts: Facts, side: Side, capot: int = BID_WORTH[CAPOT_BID]) -> Ledger:
    """Return the value that the contract was announced for, as often as it was doubled."""
    bid, factor = bid_of(facts), facts.multiplier
    if bid == GENERALE_BID:
        return (LedgerEntry(side, Source.ANNOUNCED_GENERALE, bid_worth(bid), factor),)
    if bid == CAPOT_BID:
        return (LedgerEntry(side, Source.ANNOUNCED_CAPOT, capot, factor),)
    return (LedgerEntry(side, Source.BID, bid, factor),)


def _won(rules: Ruleset, facts: Facts, side: Side) -> Ledger:
    """The tricks of a side, at their capot's value where it took them all."""
    if facts.capot == side:
        return whole(rules, side, Source.CAPOT, rules.capot_value)
    return tricks(rules, facts, side)


def _all_declared(facts: Facts, side: Side, factor: int) -> Ledger:
    """The declarations of both sides, written by one of them."""
    return (*declared(facts, "T", side, factor), *declared(facts, "D", side, factor))


def _capot_takes_declarations(facts: Facts) -> Ledger:
    """H6: where the takers have all the tricks they also write what the defenders declared."""
    theirs: Side = "T" if facts.capot == "T" else "D"
    return (*declared(facts, "T", "T"), *declared(facts, "D", theirs))


def _own_belotes(facts: Facts) -> Ledger:
    return (*belote(facts, "T"), *belote(facts, "D"))


# The tables (H8) ---------------------------------------------------------------------------------


def _ffb_made(rules: Ruleset, facts: Facts) -> Ledger:
    factor = facts.multiplier
    if not facts.is_coinched:
        return (
            *_won(rules, facts, "T"),
            *_won(rules, facts, "D"),
            *_capot_takes_declarations(facts),
            *_own_belotes(facts),
            *_bid(facts, "T"),
        )
    if facts.capot == "T":
        base = LedgerEntry("T", Source.CAPOT, ALL_TRICKS, factor)
    else:
        base = LedgerEntry("T", Source.TAKE_ALL, TAKE_ALL, factor)
    return (
        base,
        *_bid(facts, "T"),
        *_all_declared(facts, "T", factor),
        *belote(facts, "T", factor),
        *belote(facts, "D"),
    )


def _ffb_failed(rules: Ruleset, facts: Facts) -> Ledger:
    factor = facts.multiplier
    return (
        LedgerEntry("D", Source.DEAL, rules.fail_base, factor),
        *_bid(facts, "D"),
        *_all_declared(facts, "D", factor),
        *belote(facts, "D", factor),
        *belote(facts, "T"),
    )


def _bga_made(rules: Ruleset, facts: Facts) -> Ledger:
    if not facts.is_coinched:
        return _ffb_made(rules, facts)
    factor = facts.multiplier
    own = tuple(each._replace(factor=factor) for each in _won(rules, facts, "T"))
    return (
        *own,
        *_bid(facts, "T"),
        *_all_declared(facts, "T", factor),
        *belote(facts, "T", factor),
    )


def _concours_made(rules: Ruleset, facts: Facts) -> Ledger:
    belotes = _own_belotes(facts)
    bid = _bid(facts, "T", ANNOUNCED_CAPOT)
    if facts.is_coinched and bid_of(facts) not in (CAPOT_BID, GENERALE_BID):
        base = LedgerEntry("T", Source.TAKE_ALL, TAKE_ALL, facts.multiplier)
        return (base, *bid, *_all_declared(facts, "T", 1), *belotes)
    others = (*bid, *declared(facts, "T", "T"), *declared(facts, "D", "D"), *belotes)
    if bid_of(facts) in (CAPOT_BID, GENERALE_BID):
        return others
    return (*tricks(rules, facts, "T"), *tricks(rules, facts, "D"), *others)


def _concours_failed(rules: Ruleset, facts: Facts) -> Ledger:
    bid = _bid(facts, "D", ANNOUNCED_CAPOT)
    others = (*bid, *_all_declared(facts, "D", 1), *_own_belotes(facts))
    if bid_of(facts) in (CAPOT_BID, GENERALE_BID):
        return others
    return (LedgerEntry("D", Source.DEAL, rules.fail_base, facts.multiplier), *others)


def _points_made(rules: Ruleset, facts: Facts) -> Ledger:
    return (
        *tricks(rules, facts, "T"),
        *tricks(rules, facts, "D"),
        *_bid(facts, "T"),
        *_capot_takes_declarations(facts),
        *_own_belotes(facts),
    )


def _points_failed(rules: Ruleset, facts: Facts) -> Ledger:
    return (
        LedgerEntry("D", Source.DEAL, rules.fail_base),
        *_bid(facts, "D"),
        *_all_declared(facts, "D", 1),
        *_own_belotes(facts),
    )


Settle = Callable[[Ruleset, Facts], Ledger]

TABLES: Mapping[str, tuple[Settle, Settle]] = {
    "ffb": (_ffb_made, _ffb_failed),
    "bga": (_bga_made, _ffb_failed),
    "bga_bid_only": (
        lambda _, facts: (
            *_bid(facts, "T"),
            *belote(facts, "T", facts.multiplier),
            *belote(facts, "D"),
        ),
        lambda _, facts: (
            *_bid(facts, "D"),
            *belote(facts, "D", facts.multiplier),
            *belote(facts, "T"),
        ),
    ),
    "concours": (_concours_made, _concours_failed),
    "announced": (lambda _, facts: _bid(facts, "T"), lambda _, facts: _bid(facts, "D")),
    "made": (_points_made, _points_failed),
}
"""`coinche_score` → what is written for a contract that is made, and for one that failed"""
