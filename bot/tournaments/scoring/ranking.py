"""Orders entries by tie-breaks, keeping what each tie-break said, so that it can be shown."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.tournaments.core.tournament import Tournament
from bot.tournaments.scoring.ledger import Ledger, open_ledger
from bot.tournaments.scoring.tie_breaks import TieBreak, Value


@dataclass(frozen=True, slots=True)
class Place:
    """`rank` counts from 1; who is equal to the last shares it, and the next ranks are left out.

    `values` stand under the columns of the standings. None: says nothing of these entries.
    """

    rank: int
    entry: int
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Separation:
    """Why `ahead` stands before `behind`: the first tie-break that tells them apart.

    `tie_break` is None when nothing does and they share a rank. `values` are those of both.
    """

    ahead: int
    behind: int
    tie_break: str | None
    values: tuple[Value, Value] = (None, None)


@dataclass(frozen=True)
class Standings:
    """`columns` are the names of the tie-breaks in their order."""

    columns: tuple[str, ...]
    places: tuple[Place, ...]
    best: int = 1
    """the first rank that somebody has: of a bracket that nobody has won that of the best losers"""

    def place(self, entry: int) -> Place:
        """Raises `KeyError`."""
        for each in self.places:
            if each.entry == entry:
                return each
        raise KeyError(entry)

    def order(self) -> tuple[int, ...]:
        return tuple(each.entry for each in self.places)

    def why(self, one: int, other: int) -> Separation:
        """Which of two is ahead, by which tie-break and which values; raises `KeyError`."""
        ahead, behind = sorted((self.place(one), self.place(other)), key=self.places.index)
        for name, first, second in zip(self.columns, ahead.values, behind.values, strict=True):
            if first != second:
                return Separation(ahead.entry, behind.entry, name, (first, second))
        return Separation(ahead.entry, behind.entry, None)


def beginning_with(standings: Standings, best: int) -> Standings:
    """Where nobody has the ranks before `best`."""
    places = tuple(_closed_up(standings.places, frozenset(), best))
    return replace(standings, places=places, best=best)


def without_places(
    standings: Standings, placeless: frozenset[int], last: frozenset[int]
) -> Standings:
    """The others close up, within each ranking of its own. Of the placeless those in `last` stand
    behind them, the rest where they stood; their rank says nothing, nor a bracket where they lost.
    """
    if placeless.isdisjoint(standings.order()):
        return standings
    directions, bracket = (standings.columns[0] == each for each in ("direction", "bracket"))
    found: list[Place] = []
    for field in (0, 1) if directions else (None,):
        places = [each for each in standings.places if field is None or each.values[0] == field]
        places.sort(key=lambda each: each.entry in last)
        found += _closed_up(places, placeless, standings.best)
    if bracket:
        nothing = (None,) * len(standings.columns)
        found = [replace(e, values=nothing) if e.entry in placeless else e for e in found]
    return replace(standings, places=tuple(found))


def _closed_up(places: Iterable[Place], placeless: frozenset[int], best: int) -> Iterator[Place]:
    """Number places anew, in their order: equals share a rank, the first of which is `best`."""
    before, ahead, rank = None, 0, best - 1
    for each in places:
        if each.entry in placeless:
            yield replace(each, rank=max(ahead + 1, rank + 1))
            continue
        if each.rank != before:
            before, rank = each.rank, max(ahead + 1, rank + 1)
        ahead += 1
        yield replace(each, rank=rank)


def rank(ledger: Ledger, entries: Iterable[int], tie_breaks: Sequence[TieBreak]) -> Standings:
    """Entries in the order of the tie-breaks; each tie-break only separates those still equal."""
    values: dict[int, list[Value]] = {each: [] for each in entries}
    groups = [sorted(values)] if values else []
    for tie_break in tie_breaks:
        groups = [finer for group in groups for finer in _split(ledger, group, tie_break, values)]
    places: list[Place] = []
    for group in groups:
        first = len(places) + 1
        places += [Place(first, each, tuple(values[each])) for each in group]
    return Standings(tuple(each.name for each in tie_breaks), tuple(places))


def ranked_by(tie_breaks: Sequence[TieBreak]) -> Callable[[Tournament], Standings]:
    """Standings of all entries by a tie-break list; the house's robots are not ranked."""

    def standings(tournament: Tournament) -> Standings:
        entries = [each.id for each in tournament.entries]
        return rank(open_ledger(tournament), entries, tie_breaks)

    return standings


def _split(
    ledger: Ledger, group: list[int], tie_break: TieBreak, values: dict[int, list[Value]]
) -> list[list[int]]:
    tied = frozenset(group)
    keyed: dict[tuple[bool, object], list[int]] = {}
    for each in group:
        value = tie_break.value(ledger, each, tied)
        values[each].append(value)
        keyed.setdefault(tie_break.rank_key(value), []).append(each)
    return [keyed[key] for key in sorted(keyed)]
