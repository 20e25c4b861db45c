"""Settlement of a contract that was taken: Belote classique and Découverte (A7–A9)."""

from bot.rules.core.contract import DEAL_POINTS
from bot.rules.core.result import DealOutcome, DealScore, Facts, Ledger, Source, Tally
from bot.rules.core.ruleset import Ruleset
from bot.rules.scoring.ledger import (
    belote,
    closed,
    declared,
    everything,
    their_belote,
    tricks,
    whole,
)


def settle_take(rules: Ruleset, facts: Facts) -> DealScore:
    """What both sides write, and what a tie holds."""
    if facts.bid is not None or facts.multiplier != 1:
        raise ValueError("a contract is taken here, without a bid")
    outcome = _outcome(rules, facts)
    match outcome:
        case DealOutcome.MADE:
            both = (*everything(rules, facts, "T"), *everything(rules, facts, "D"))
            return closed(rules, outcome, both)
        case DealOutcome.CAPOT:
            return closed(rules, outcome, _capot(rules, facts))
        case DealOutcome.DEDANS:
            return closed(rules, outcome, _dedans(rules, facts))
        case DealOutcome.LITIGE:
            return _litige(rules, facts)
        case DealOutcome.ABEYANCE:
            both = (*everything(rules, facts, "T"), *everything(rules, facts, "D"))
            return closed(rules, outcome, (), both)


def _outcome(rules: Ruleset, facts: Facts) -> DealOutcome:
    """By tricks when one side took them all (D16), else by the points that count for it (A7)."""
    if facts.capot is not None:
        return DealOutcome.CAPOT if facts.capot == "T" else DealOutcome.DEDANS
    difference = compared(rules, facts.takers) - compared(rules, facts.defenders)
    if difference != 0:
        return DealOutcome.MADE if difference > 0 else DealOutcome.DEDANS
    match rules.tie_rule:
        case "takers_win":
            return DealOutcome.MADE
        case "takers_lose":
            return DealOutcome.DEDANS
        case "litige":
            return DealOutcome.LITIGE
        case "abeyance":
            return DealOutcome.ABEYANCE


def compared(rules: Ruleset, side: Tally) -> int:
    """The points that decide the contract (A7 `contract_basis`)."""
    match rules.contract_basis:
        case "all":
            return side.total
        case "tricks_belote":
            return side.tricks + side.belote
        case "tricks":
            return side.tricks  # belote is a declaration here, and as such not compared (D7)


def _capot(rules: Ruleset, facts: Facts) -> Ledger:
    """All tricks for the takers (A9); the victims always keep their belote."""
    match rules.capot_victims_decl:
        case "keep":
            theirs = declared(facts, "D", "D")
        case "to_winners":
            theirs = declared(facts, "D", "T")  # whoever won the contest (D20)
        case "lose":
            theirs = ()
    return (
        *whole(rules, "T", Source.CAPOT, rules.capot_value),
        *declared(facts, "T", "T"),
        *theirs,
        *belote(facts, "T"),
        *belote(facts, "D"),
    )


def _dedans(rules: Ruleset, facts: Facts) -> Ledger:
    """The defenders write everything (A9), also when the takers have no trick.

    Whose the takers' belote is: A8 `belote_on_dedans`, D8.
    """
    value = (Source.DEAL, DEAL_POINTS) if facts.capot is None else (Source.CAPOT, rules.capot_value)
    keeps = rules.belote_on_dedans == "owner"
    return (
        *whole(rules, "D", *value),
        *declared(facts, "D", "D"),
        *declared(facts, "T", "D"),
        *belote(facts, "D"),
        *(belote(facts, "T") if keeps else their_belote(facts)),
    )


def _litige(rules: Ruleset, facts: Facts) -> DealScore:
    """The defenders write theirs, the takers' points stay in play (A7); `carve`: not the belote."""
    in_play = (*tricks(rules, facts, "T"), *declared(facts, "T", "T"))
    defenders, own = everything(rules, facts, "D"), belote(facts, "T")
    if rules.litige_belote == "carve":
        return closed(rules, DealOutcome.LITIGE, (*defenders, *own), in_play)
    return closed(rules, DealOutcome.LITIGE, defenders, (*in_play, *own))
