"""Settlement of a contract that was taken: Belote classique and Découverte (A7–A9)."""

from bot.rules.contract import DEAL_POINTS
from bot.rules.ruleset import Ruleset
from bot.rules.settlement import (
    DealOutcome,
    DealScore,
    Facts,
    Tally,
    rounded_tricks,
    rounded_value,
)


def settle_take(rules: Ruleset, facts: Facts) -> DealScore:
    """Settle a deal for both sides, not yet rounded by the methods that round what is written."""
    outcome = _outcome(rules, facts)
    takers, defenders, capot = rounded_tricks(rules, facts)
    match outcome:
        case DealOutcome.MADE:
            return DealScore(outcome, takers.total, defenders.total)
        case DealOutcome.CAPOT:
            return _capot(rules, takers, defenders)
        case DealOutcome.DEDANS:
            value = DEAL_POINTS if capot is None else rules.capot_value
            return _dedans(rules, takers, defenders, value)
        case DealOutcome.LITIGE:
            return _litige(rules, takers, defenders)
        case DealOutcome.ABEYANCE:
            return DealScore(outcome, 0, 0, (takers.total, defenders.total))


def _outcome(rules: Ruleset, facts: Facts) -> DealOutcome:
    """Judge by tricks when one side took them all (D16), else by the points that count (A7)."""
    if facts.capot is not None:
        return DealOutcome.CAPOT if facts.capot == "T" else DealOutcome.DEDANS
    difference = _compared(rules, facts.takers) - _compared(rules, facts.defenders)
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


def _compared(rules: Ruleset, side: Tally) -> int:
    """The points that decide the contract (A7 `contract_basis`)."""
    match rules.contract_basis:
        case "all":
            return side.total
        case "tricks_belote":
            return side.tricks + side.belote
        case "tricks":
            return side.tricks  # belote is a declaration here, and as such not compared (D7)


def _capot(rules: Ruleset, takers: Tally, victims: Tally) -> DealScore:
    """All tricks for the takers (A9); the victims always keep their belote."""
    won = rounded_value(rules, rules.capot_value) + takers.declarations + takers.belote
    kept = victims.belote
    match rules.capot_victims_decl:
        case "keep":
            kept += victims.declarations
        case "to_winners":
            won += victims.declarations  # whoever won the contest (D20)
        case "lose":
            pass
    return DealScore(DealOutcome.CAPOT, won, kept)


def _dedans(rules: Ruleset, takers: Tally, defenders: Tally, value: int) -> DealScore:
    """The defenders write everything (A9), also when the takers have no trick.

    Whose the takers' belote is: A8 `belote_on_dedans`, D8.
    """
    won = rounded_value(rules, value) + takers.declarations + defenders.declarations
    won += defenders.belote
    if rules.belote_on_dedans == "to_defence":
        return DealScore(DealOutcome.DEDANS, 0, won + takers.belote)
    return DealScore(DealOutcome.DEDANS, takers.belote, won)


def _litige(rules: Ruleset, takers: Tally, defenders: Tally) -> DealScore:
    """The defenders write theirs, the takers' points stay in play (A7); `carve`: not the belote."""
    carved = takers.belote if rules.litige_belote == "carve" else 0
    held = takers.total - carved
    return DealScore(DealOutcome.LITIGE, carved, defenders.total, (held, 0))
