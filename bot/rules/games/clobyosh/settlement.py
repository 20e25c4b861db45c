"""The settlement of a deal of clobyosh (CL7): the maker writes what was made, or nothing."""

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
from bot.rules.scoring.ledger import belote, declared, exact, sums, their_belote, won


def settle_clobyosh(rules: Ruleset, facts: Facts) -> DealScore:
    """Return what both write: each their own, or what the maker did not win the other has too."""
    if facts.bid is not None or facts.multiplier != 1:
        raise ValueError("a contract is taken here, without a bid")
    own, others = _counted(rules, facts, TAKERS), _counted(rules, facts, DEFENDERS)
    compared = (*own, *others)
    mine, theirs = sums(facts, compared)
    held: Ledger = ()
    if mine > theirs:
        outcome, entries = DealOutcome.MADE, compared
    elif mine < theirs:
        outcome, entries = DealOutcome.DEDANS, _all_of_it(rules, facts)
    elif rules.tie_rule == "set_aside":
        outcome, entries = DealOutcome.HANGING, ()
        # A board owes nothing to the one before it (T5).
        held = () if rules.end_mode == "boards" else compared
    else:
        outcome, entries = DealOutcome.DEDANS, others
    return exact(facts, outcome, entries, held, compared=compared)


def _counted(rules: Ruleset, facts: Facts, role: Role) -> Ledger:
    """All that a player has of a deal."""
    return (
        *won(facts, role),
        *_sequences(rules, facts, role, role),
        *belote(facts, role),
        *_all_tricks(rules, facts, role),
    )


def _all_of_it(rules: Ruleset, facts: Facts) -> Ledger:
    """The maker's points go to the other one, who has more."""
    tricks = sum(tally.tricks for tally in facts.tallies)
    return (
        LedgerEntry(DEFENDERS, Source.DEAL, tricks),
        *_sequences(rules, facts, DEFENDERS, DEFENDERS),
        *_sequences(rules, facts, TAKERS, DEFENDERS),
        *belote(facts, DEFENDERS),
        *their_belote(facts),
        *_all_tricks(rules, facts, DEFENDERS),
    )


def _sequences(rules: Ruleset, facts: Facts, of: Role, to: Role) -> Ledger:
    """The sequences that count; without a trick none does, but where the table lets it (CL4)."""
    without_a_trick = facts.capot is not None and facts.capot != of
    if without_a_trick and rules.capot_victims_decl != "keep":
        return ()
    return declared(facts, of, to)


def _all_tricks(rules: Ruleset, facts: Facts, role: Role) -> Ledger:
    """More for all nine tricks, where the table plays for it (CL6)."""
    if facts.capot != role or not rules.all_tricks:
        return ()
    return (LedgerEntry(role, Source.CAPOT, rules.all_tricks),)
