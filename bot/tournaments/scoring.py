"""The ledger of what each entry brought home, tie-breaks, and the ranking that follows from both.

Nothing here is stored: it is made anew from the pairing and the results.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from typing import NamedTuple

from bot.tournaments.tournament import (
    Bye,
    Forfeit,
    Penalty,
    Played,
    Round,
    Score,
    Side,
    Table,
    Tournament,
    from_side,
)

# The ledger ---------------------------------------------------------------------------------------

# Nothing here is stored: it is made anew from the pairing and the results.

SCORED = frozenset(each.name for each in fields(Score))
WIN = 2
DRAW = 1
LOSS = 0


@dataclass(frozen=True, slots=True)
class Outing:
    """One entry's round. A bye has no opponents; a forfeit was not played."""

    round: int
    score: Score
    against: int
    """what the other side wrote, of several the best; after a bye or a forfeit as much as oneself:
    no difference"""
    match_points: int
    opponents: Side = ()
    played: bool = True
    absent: bool = False
    """none of its people has acted at that table"""
    by_robots: bool = False
    """robots played all of it in their place"""
    ahead: bool = False
    """of all others at that table"""

    @property
    def best(self) -> int:
        """Return what counts as a single party: nothing that was not played."""
        return self.score.points if self.played else 0


@dataclass(frozen=True)
class Ledger:
    """`outings` by entry, the house's robots too, each in the order of the rounds."""

    tournament: Tournament
    outings: dict[int, tuple[Outing, ...]]
    penalties: dict[int, int]

    def of(self, entry: int) -> tuple[Outing, ...]:
        return self.outings.get(entry, ())

    def sum(self, entry: int, field: str) -> int:
        """Return what an entry's rounds, or their scores, have under a name."""
        if field in SCORED:
            return sum(getattr(each.score, field) for each in self.of(entry))
        return sum(getattr(each, field) for each in self.of(entry))

    def has_never_come(self, entry: int) -> bool:
        """Absent from every table that it had so far. Who sits out has not come anywhere, which
        is held against nobody who may play yet."""
        tables = [each for each in self.of(entry) if each.opponents or each.absent]
        if tables:
            return all(each.absent for each in tables)
        return bool(self.of(entry)) and entry in self.tournament.last_round_of

    def points(self, entry: int) -> int:
        return self.sum(entry, "points") - self.penalties.get(entry, 0)


def open_ledger(tournament: Tournament, rounds: Iterable[Round] | None = None) -> Ledger:
    """The ledger of all rounds, or of some."""
    outings: dict[int, list[Outing]] = {each.id: [] for each in tournament.entries}
    for each in tournament.rounds if rounds is None else rounds:
        for entry, outing in _of_round(tournament, each):
            outings.setdefault(entry, []).append(outing)
    penalties: dict[int, int] = {}
    for row in tournament.counting:
        if isinstance(row, Penalty):
            penalties[row.entry] = penalties.get(row.entry, 0) + row.points
    return Ledger(tournament, {who: tuple(found) for who, found in outings.items()}, penalties)


def worth_of(score: Score) -> tuple[int, int]:
    """Return how far sides of a table are ahead: by parties won, with as many the points
    written."""
    return score.parties, score.points


def winner(scores: Sequence[Score]) -> int | None:
    """The side that won more parties than any other, with as many the one that wrote more; None
    when equal."""
    found = [worth_of(each) for each in scores]
    best = max(found)
    return found.index(best) if found.count(best) == 1 else None


def match_points(scores: Sequence[Score], side: int) -> int:
    """Return the worth of a table to a side: as much as a game against each of the others."""
    own, *others = map(worth_of, from_side(scores, side))
    return sum(WIN if own > each else DRAW if own == each else LOSS for each in others)


def forfeit_credit(tournament: Tournament, played: Round) -> int:
    """Return what the side that was there gets for a forfeit (T6).

    The average of the round's other winners, to the nearest point, and at least a side's part of
    each deal.
    """
    won: list[int] = []
    for table in played.tables:
        row = tournament.result_of(played.number, table.number)
        if isinstance(row, Played) and (side := winner(row.scores)) is not None:
            won.append(row.scores[side].points)
    average = tournament.plan.average
    return max(average, int(Fraction(sum(won), len(won)) + Fraction(1, 2))) if won else average


def _of_round(tournament: Tournament, played: Round) -> Iterator[tuple[int, Outing]]:
    average, number = tournament.plan.average, played.number
    # T1: 81 a deal; T2: as a win. No party won, no difference: nobody was beaten.
    worth = WIN * len(tournament.plan.seats.others(0))
    bye = Outing(number, Score(average), average, worth, played=False)
    given = (e.entry for e in tournament.counting if isinstance(e, Bye) and e.round == number)
    for entry in (*played.byes, *given):
        yield entry, bye
    for table in played.tables:
        row = tournament.result_of(number, table.number)
        if row is not None:
            for side, own in enumerate(table.sides):
                for entry in own:
                    yield entry, _outing(tournament, played, table, row, side, entry)


def _outing(
    tournament: Tournament,
    played: Round,
    table: Table,
    row: Played | Forfeit,
    side: int,
    entry: int,
) -> Outing:
    """Return what the result of a table brought an entry of one of its sides."""
    number, absent = played.number, entry in row.absent
    others = [each for each in range(len(table.sides)) if each != side]
    opponents = tuple(each for other in others for each in table.sides[other])
    by_cards = isinstance(row, Played)
    zero = tournament.plan.absences == "zero" and tournament.plan.format.adds_points
    if by_cards and not (absent and zero):
        score, against = row.scores[side], max(row.scores[other].points for other in others)
        return Outing(
            *(number, score, against, match_points(row.scores, side), opponents),
            absent=absent,
            by_robots=absent,
            ahead=winner(row.scores) == side,
        )
    if absent:
        return Outing(
            number, Score(0), 0, LOSS, opponents, played=False, absent=True, by_robots=by_cards
        )
    # A win for who was there; nobody is further ahead.
    credit = forfeit_credit(tournament, played)
    won = WIN * len(others)
    return Outing(number, Score(credit, 1), credit, won, opponents, played=False)


# Tie-breaks (docs/tournaments.md) -----------------------------------------------------------------


Value = int | Fraction | None
"""None: the tie-break says nothing of these entries"""

MEDIAN_FROM = 6
"""rounds from which Buchholz leaves out the best and the worst opponent (T2)"""


class TieBreak(NamedTuple):
    """`value(ledger, entry, tied)`: `tied` are those equal in everything before, with `entry`."""

    name: str
    value: Callable[[Ledger, int, frozenset[int]], Value]
    lowest_first: bool = False


def _plain(
    name: str, value: Callable[[Ledger, int], Value], lowest_first: bool = False
) -> TieBreak:
    """A tie-break that does not depend on who is tied."""
    return TieBreak(name, lambda ledger, entry, tied: value(ledger, entry), lowest_first)


def _sum(name: str, lowest_first: bool = False) -> TieBreak:
    """A tie-break by what `Ledger.sum` finds under this name."""
    return _plain(name, lambda ledger, entry: ledger.sum(entry, name), lowest_first)


def _direct(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    """Match points from the games among the tied; only if all of them have met."""
    if len(tied) < 2:
        return None
    for one in tied:
        met = {other for each in ledger.of(one) if each.played for other in each.opponents}
        if not tied - {one} <= met:
            return None
    return sum(
        each.match_points
        for each in ledger.of(entry)
        if each.played and not tied.isdisjoint(each.opponents)
    )


class BuchholzPart(NamedTuple):
    """A round's part of somebody's Buchholz. `opponent` None: it was not played."""

    opponent: int | None
    match_points: int
    counts: bool = True
    """the best and the worst may be left out"""


def buchholz_parts(ledger: Ledger, entry: int) -> tuple[BuchholzPart, ...]:
    """How a Buchholz is made up.

    A round not played counts as one against somebody with as many match points as oneself (FIDE
    Handbook C.07, article 16.4: the dummy opponent).
    """
    own = ledger.sum(entry, "match_points")
    found: list[BuchholzPart] = []
    for each in ledger.of(entry):
        if each.played:
            found += [
                BuchholzPart(other, ledger.sum(other, "match_points")) for other in each.opponents
            ]
        else:
            found.append(BuchholzPart(None, own))
    rounds = len(ledger.tournament.rounds)
    found += [BuchholzPart(None, own)] * (rounds - len(ledger.of(entry)))
    if rounds >= MEDIAN_FROM:
        found.sort(key=lambda part: part.match_points)
        for place in (0, -1):
            found[place] = found[place]._replace(counts=False)
    return tuple(found)


POINTS = _plain("points", Ledger.points)
"""written in all rounds, less penalties"""
DIFFERENCE = _plain(
    "difference", lambda ledger, entry: ledger.sum(entry, "points") - ledger.sum(entry, "against")
)
CAPOTS = _sum("capots")
MATCH_POINTS = _sum("match_points")
DIRECT = TieBreak("direct", _direct)
BUCHHOLZ = _plain(
    "buchholz",
    lambda ledger, entry: sum(
        each.match_points for each in buchholz_parts(ledger, entry) if each.counts
    ),
)
"""the match points of the opponents; from six rounds on without the best and the worst (T2)"""
PARTIES = _sum("parties")
BEST = _plain(
    "best", lambda ledger, entry: max((each.best for each in ledger.of(entry)), default=0)
)
LOT = _plain("lot", lambda ledger, entry: ledger.tournament.lots[entry], lowest_first=True)

BY_POINTS = (
    *(POINTS, PARTIES, DIFFERENCE, CAPOTS, _sum("failed", lowest_first=True)),
    *(DIRECT, BEST, LOT),
)
"""T1 and T3"""
BY_MATCH_POINTS = (MATCH_POINTS, DIRECT, BUCHHOLZ, DIFFERENCE, CAPOTS, LOT)
"""T2, and the round robin in its place"""
POOL_POINTS = _plain(
    "pool_points",
    lambda ledger, entry: sum(
        2 if each.match_points == WIN else int(each.played) for each in ledger.of(entry)
    ),
)
"""2 for a win, 1 for a game played and lost, as in the ASCEE's pools"""
BY_POOL = (POOL_POINTS, DIFFERENCE, POINTS, LOT)
"""pools before a knock-out: equal points → difference of the cumulated points"""


# Rankings -----------------------------------------------------------------------------------------


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
    """The same standings, the first rank of which is `best`."""
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


def rank(
    ledger: Ledger, tie_breaks: Sequence[TieBreak], entries: Iterable[int] | None = None
) -> Standings:
    """Entries, or all but the house's robots, in the order of the tie-breaks; each tie-break only
    separates those still equal."""
    if entries is None:
        entries = (each.id for each in ledger.tournament.entries)
    values: dict[int, list[Value]] = {each: [] for each in entries}
    groups = [sorted(values)] if values else []
    for tie_break in tie_breaks:
        finer: list[list[int]] = []
        for group in groups:
            tied = frozenset(group)
            keyed: dict[tuple[bool, int | Fraction], list[int]] = {}
            for each in group:
                value = tie_break.value(ledger, each, tied)
                values[each].append(value)
                # The best first, entries of which nothing is said last.
                key = value is None, (value or 0) * (1 if tie_break.lowest_first else -1)
                keyed.setdefault(key, []).append(each)
            finer += [keyed[key] for key in sorted(keyed)]
        groups = finer
    places: list[Place] = []
    for group in groups:
        first = len(places) + 1
        places += [Place(first, each, tuple(values[each])) for each in group]
    return Standings(tuple(each.name for each in tie_breaks), tuple(places))


def ranked_by(tie_breaks: Sequence[TieBreak]) -> Callable[[Tournament], Standings]:
    """Standings of all entries by a tie-break list."""
    return lambda tournament: rank(open_ledger(tournament), tie_breaks)
