"""Parts of ledgers that games have in common, and the rounding of what is written (A9).

Settling makes entries, and what an account writes is their sum: points are reckoned nowhere else.
"""

from bot.rules.core.card import BELOTE
from bot.rules.core.result import (
    DEFENDERS,
    TAKERS,
    ByRole,
    DealOutcome,
    DealScore,
    Facts,
    Ledger,
    LedgerEntry,
    Role,
    Source,
)
from bot.rules.core.ruleset import Ruleset


def closed(
    rules: Ruleset,
    facts: Facts,
    outcome: DealOutcome,
    entries: Ledger,
    held: Ledger = (),
    *,
    compared: Ledger,
    needed: int | None = None,
    decided_by: tuple[str, ...] = (),
) -> DealScore:
    """The score of these entries, with what rounding what is written adds to each account."""
    entries, held = _rounded(rules, facts, entries), _rounded(rules, facts, held)
    return exact(
        facts, outcome, entries, held, compared=compared, needed=needed, decided_by=decided_by
    )


def exact(
    facts: Facts,
    outcome: DealOutcome,
    entries: Ledger,
    held: Ledger = (),
    *,
    compared: Ledger,
    needed: int | None = None,
    decided_by: tuple[str, ...] = (),
) -> DealScore:
    """The score of these entries as they are."""
    return DealScore(
        outcome,
        sums(facts, entries),
        sums(facts, held),
        entries,
        held,
        sums(facts, compared),
        compared,
        needed,
        decided_by,
    )


def sums(facts: Facts, entries: Ledger) -> ByRole:
    """Return the points of each account in these entries."""
    points = [0] * len(facts.tallies)
    for each in entries:
        points[each.role] += each.written
    return tuple(points)


def shares(points: int, among: int) -> tuple[int, ...]:
    """Return equal parts of `points`; of what is odd the later ones have one more each (J6)."""
    return tuple((points + n) // among for n in range(among))


# Parts -------------------------------------------------------------------------------------------


def won(facts: Facts, role: Role, factor: int = 1) -> Ledger:
    """Card points and dix de der, exactly."""
    tally = facts.tallies[role]
    last = (LedgerEntry(role, Source.DER, tally.der, factor),) if tally.der else ()
    return (LedgerEntry(role, Source.TRICKS, tally.tricks - tally.der, factor), *last)


def tricks(rules: Ruleset, facts: Facts, role: Role, factor: int = 1) -> Ledger:
    """Card points and dix de der; with `complement10` rounded at once.

    The takers' trick points with units 1–5 down, 6–9 up, the rest of 160 to the defenders.
    """
    tally, parts = facts.tallies[role], won(facts, role, factor)
    if rules.rounding != "complement10":
        return parts
    tens = (facts.takers.tricks + 4) // 10 * 10
    rounded = tens if role == TAKERS else 160 - tens
    return (*parts, *_rounding(role, tally.tricks, rounded, factor))


def declared(facts: Facts, of: Role, to: Role, factor: int = 1) -> Ledger:
    """The declarations of one account, written by it or by another."""
    return tuple(
        LedgerEntry(to, Source.DECLARATION, points, factor, announced)
        for points, announced in facts.tallies[of].declared
    )


def roem(facts: Facts, of: Role, to: Role) -> Ledger:
    """The roem of one account's tricks, written by it or by another."""
    points = facts.tallies[of].roem
    return (LedgerEntry(to, Source.ROEM, points),) if points else ()


def belote(facts: Facts, role: Role, factor: int = 1) -> Ledger:
    """Return the entries of an account's belotes."""
    count = facts.tallies[role].belote // BELOTE
    return (LedgerEntry(role, Source.BELOTE, BELOTE, factor),) * count


def their_belote(facts: Facts) -> Ledger:
    """The takers' belotes, lost to the defenders (A8 `to_defence`)."""
    return (LedgerEntry(DEFENDERS, Source.THEIR_BELOTE, BELOTE),) * (facts.takers.belote // BELOTE)


def had(facts: Facts) -> Ledger:
    """Return the points that each account had of a deal, whoever is to write them."""
    return tuple(
        entry
        for role in range(len(facts.tallies))
        for entry in (
            *won(facts, role),
            *roem(facts, role, role),
            *declared(facts, role, role),
            *belote(facts, role),
        )
    )


def everything(rules: Ruleset, facts: Facts, role: Role) -> Ledger:
    """Return all of its own that an account writes."""
    return (
        *tricks(rules, facts, role),
        *declared(facts, role, role),
        *belote(facts, role),
    )


def whole(rules: Ruleset, role: Role, source: Source, points: int, factor: int = 1) -> Ledger:
    """A value that stands for all the tricks; with `complement10`, 162 is 160 and 252 is 250."""
    part = LedgerEntry(role, source, points, factor)
    if rules.rounding != "complement10":
        return (part,)
    return (part, *_rounding(role, points, points // 10 * 10, factor))


# Rounding ----------------------------------------------------------------------------------------

STEPS = {"nearest10": 10, "up10": 10, "nearest5": 5, "up5": 5}


def _rounding(role: Role, points: int, rounded: int, factor: int = 1) -> Ledger:
    if points == rounded:
        return ()
    return (LedgerEntry(role, Source.ROUNDING, rounded - points, factor, to=rounded),)


def _rounded(rules: Ruleset, facts: Facts, entries: Ledger) -> Ledger:
    """The entries with each account's sum brought to a multiple of 5 or 10."""
    step = STEPS.get(rules.rounding)
    if step is None:
        return entries
    for role, total in enumerate(sums(facts, entries)):
        up = rules.rounding.startswith("up")
        rounded = -(-total // step) * step if up else (total + step // 2) // step * step
        entries = (*entries, *_rounding(role, total, rounded))
    return entries
