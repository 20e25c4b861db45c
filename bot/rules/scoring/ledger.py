"""Parts of ledgers that games have in common, and the rounding of what is written (A9).

Settling makes entries, and what a side writes is their sum: points are reckoned nowhere else.
"""

from bot.rules.core.card import BELOTE
from bot.rules.core.result import (
    DealOutcome,
    DealScore,
    Facts,
    Ledger,
    LedgerEntry,
    Side,
    Source,
    Tally,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import Pair


def closed(
    rules: Ruleset,
    outcome: DealOutcome,
    entries: Ledger,
    held: Ledger = (),
    *,
    compared: Ledger,
    needed: int | None = None,
    decided_by: tuple[str, ...] = (),
) -> DealScore:
    """The score of these entries, with what rounding what is written adds to either side."""
    entries, held = _rounded(rules, entries), _rounded(rules, held)
    return exact(outcome, entries, held, compared=compared, needed=needed, decided_by=decided_by)


def exact(
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
        *sums(entries),
        sums(held),
        entries,
        held,
        sums(compared),
        compared,
        needed,
        decided_by,
    )


def sums(entries: Ledger) -> Pair:
    """Return the points of takers and defenders in these entries."""
    points = _by_side(entries)
    return points["T"], points["D"]


def _by_side(entries: Ledger) -> dict[Side, int]:
    points: dict[Side, int] = {"T": 0, "D": 0}
    for each in entries:
        points[each.side] += each.written
    return points


# Parts -------------------------------------------------------------------------------------------


def tally_of(facts: Facts, side: Side) -> Tally:
    return facts.takers if side == "T" else facts.defenders


def won(facts: Facts, side: Side, factor: int = 1) -> Ledger:
    """Card points and dix de der, exactly."""
    tally = tally_of(facts, side)
    last = (LedgerEntry(side, Source.DER, tally.der, factor),) if tally.der else ()
    return (LedgerEntry(side, Source.TRICKS, tally.tricks - tally.der, factor), *last)


def tricks(rules: Ruleset, facts: Facts, side: Side, factor: int = 1) -> Ledger:
    """Card points and dix de der; with `complement10` rounded at once.

    The takers' trick points with units 1–5 down, 6–9 up, the rest of 160 to the defenders.
    """
    tally, parts = tally_of(facts, side), won(facts, side, factor)
    if rules.rounding != "complement10":
        return parts
    tens = (facts.takers.tricks + 4) // 10 * 10
    rounded = tens if side == "T" else 160 - tens
    return (*parts, *_rounding(side, tally.tricks, rounded, factor))


def declared(facts: Facts, of: Side, to: Side, factor: int = 1) -> Ledger:
    """The declarations of one side, written by it or by the other."""
    return tuple(
        LedgerEntry(to, Source.DECLARATION, points, factor, announced)
        for points, announced in tally_of(facts, of).declared
    )


def roem(facts: Facts, of: Side, to: Side) -> Ledger:
    """The roem of one side's tricks, written by it or by the other."""
    points = tally_of(facts, of).roem
    return (LedgerEntry(to, Source.ROEM, points),) if points else ()


def belote(facts: Facts, side: Side, factor: int = 1) -> Ledger:
    """Return the entries of a side's belotes."""
    count = tally_of(facts, side).belote // BELOTE
    return (LedgerEntry(side, Source.BELOTE, BELOTE, factor),) * count


def their_belote(facts: Facts) -> Ledger:
    """The takers' belotes, lost to the defenders (A8 `to_defence`)."""
    return (LedgerEntry("D", Source.THEIR_BELOTE, BELOTE),) * (facts.takers.belote // BELOTE)


def had(facts: Facts) -> Ledger:
    """Return the points that both sides had of a deal, whoever is to write them."""
    return tuple(
        entry
        for side in ("T", "D")
        for entry in (
            *won(facts, side),
            *roem(facts, side, side),
            *declared(facts, side, side),
            *belote(facts, side),
        )
    )


def everything(rules: Ruleset, facts: Facts, side: Side) -> Ledger:
    """Return all of its own that a side writes."""
    return (
        *tricks(rules, facts, side),
        *declared(facts, side, side),
        *belote(facts, side),
    )


def whole(rules: Ruleset, side: Side, source: Source, points: int, factor: int = 1) -> Ledger:
    """A value that stands for all the tricks; with `complement10`, 162 is 160 and 252 is 250."""
    part = LedgerEntry(side, source, points, factor)
    if rules.rounding != "complement10":
        return (part,)
    return (part, *_rounding(side, points, points // 10 * 10, factor))


# Rounding ----------------------------------------------------------------------------------------

STEPS = {"nearest10": 10, "up10": 10, "nearest5": 5, "up5": 5}


def _rounding(side: Side, points: int, rounded: int, factor: int = 1) -> Ledger:
    if points == rounded:
        return ()
    return (LedgerEntry(side, Source.ROUNDING, rounded - points, factor, to=rounded),)


def _rounded(rules: Ruleset, entries: Ledger) -> Ledger:
    """The entries with each side's sum brought to a multiple of 5 or 10."""
    step = STEPS.get(rules.rounding)
    if step is None:
        return entries
    for side, total in _by_side(entries).items():
        up = rules.rounding.startswith("up")
        rounded = -(-total // step) * step if up else (total + step // 2) // step * step
        entries = (*entries, *_rounding(side, total, rounded))
    return entries
