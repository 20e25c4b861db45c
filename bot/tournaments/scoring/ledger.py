"""All that each entry brought home in each round: all that standings are counted from.

Nothing here is stored: it is made anew from the pairing and the results.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from bot.tournaments.core.plan import Plan
from bot.tournaments.core.results import Bye, Forfeit, Penalty, Played, Score
from bot.tournaments.core.rounds import Round, Side, Table, opposite
from bot.tournaments.core.tournament import Tournament

WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0


@dataclass(frozen=True, slots=True)
class Outing:
    """One entry's round. A bye has no opponents; a forfeit was not played."""

    round: int
    points: int
    against: int
    """what the other side wrote; after a bye or a forfeit as much as oneself: no difference"""
    match_points: int
    opponents: Side = ()
    partners: Side = ()
    parties: int = 0
    capots: int = 0
    failed: int = 0
    played: bool = True
    absent: bool = False
    """none of its people has acted at that table"""
    by_robots: bool = False
    """robots played all of it in their place"""

    @property
    def best(self) -> int:
        """Return what counts as a single party: nothing that was not played."""
        return self.points if self.played else 0


@dataclass(frozen=True)
class Ledger:
    """`outings` by entry, the house's robots too, each in the order of the rounds."""

    tournament: Tournament
    outings: dict[int, tuple[Outing, ...]]
    penalties: dict[int, int]

    def of(self, entry: int) -> tuple[Outing, ...]:
        return self.outings.get(entry, ())

    def sum(self, entry: int, field: str) -> int:
        return sum(getattr(each, field) for each in self.of(entry))

    def has_never_come(self, entry: int) -> bool:
        """Absent from every table that it had so far. Who sits out has not come anywhere, which
        is held against nobody who may play yet."""
        tables = [each for each in self.of(entry) if each.opponents or each.absent]
        if tables:
            return all(each.absent for each in tables)
        return bool(self.of(entry)) and entry in self.tournament.last_round_of

    def robots_played(self, entry: int) -> bool:
        """Return whether at some table robots played all of it for an entry that did not come."""
        return any(each.absent and each.by_robots for each in self.of(entry))

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


def winner(scores: tuple[Score, Score]) -> int | None:
    """The side that won more parties, with as many the one that wrote more; None when equal."""
    first, second = ((each.parties, each.points) for each in scores)
    if first == second:
        return None
    return 0 if first > second else 1


def forfeit_credit(tournament: Tournament, played: Round) -> int:
    """Return what the side that was there gets for a forfeit (T6).

    The average of the round's other winners, to the nearest point, and at least 81 a deal.
    """
    won: list[int] = []
    for table in played.tables:
        row = tournament.result_of(played.number, table.number)
        if isinstance(row, Played) and (side := winner(row.scores)) is not None:
            won.append(row.scores[side].points)
    average = tournament.plan.average
    return max(average, int(Fraction(sum(won), len(won)) + Fraction(1, 2))) if won else average


def _of_round(tournament: Tournament, played: Round) -> Iterator[tuple[int, Outing]]:
    for entry in played.byes:
        yield entry, _bye(tournament.plan, played.number)
    for row in tournament.counting:
        if isinstance(row, Bye) and row.round == played.number:
            yield row.entry, _bye(tournament.plan, played.number)
    for table in played.tables:
        row = tournament.result_of(played.number, table.number)
        if isinstance(row, Played):
            yield from _of_table(tournament.plan, table, row)
        elif isinstance(row, Forfeit):
            yield from _of_forfeit(table, row, forfeit_credit(tournament, played))


def _bye(plan: Plan, round_number: int) -> Outing:
    """T1: 81 a deal; T2: as a win. No party won, no difference: nobody was beaten."""
    return Outing(round_number, plan.average, plan.average, WIN, played=False)


def _of_table(plan: Plan, table: Table, row: Played) -> Iterator[tuple[int, Outing]]:
    ahead = winner(row.scores)
    zero = plan.absences == "zero" and plan.format.adds_points
    for side, own in enumerate(table.sides):
        score, other = row.scores[side], row.scores[opposite(side)]
        for entry in own:
            absent = entry in row.absent
            if absent and zero:
                outing = _missed(row, table, side, entry)
                yield entry, replace(outing, by_robots=True)
                continue
            yield (
                entry,
                Outing(
                    round=row.round,
                    points=score.points,
                    against=other.points,
                    match_points=DRAW if ahead is None else WIN if ahead == side else LOSS,
                    opponents=table.sides[opposite(side)],
                    partners=tuple(each for each in own if each != entry),
                    parties=score.parties,
                    capots=score.capots,
                    failed=score.failed,
                    absent=absent,
                    by_robots=absent,
                ),
            )


def _of_forfeit(table: Table, row: Forfeit, credit: int) -> Iterator[tuple[int, Outing]]:
    """Return a win for who was there, a loss with 0 for the absent; nobody is further ahead."""
    for side, own in enumerate(table.sides):
        for entry in own:
            outing = _missed(row, table, side, entry)
            if entry not in row.absent:
                outing = replace(
                    outing,
                    points=credit,
                    against=credit,
                    match_points=WIN,
                    parties=1,
                    absent=False,
                )
            yield entry, outing


def _missed(row: Played | Forfeit, table: Table, side: int, entry: int) -> Outing:
    """A table to which an entry did not come, and which brings it nothing."""
    return Outing(
        round=row.round,
        points=0,
        against=0,
        match_points=LOSS,
        opponents=table.sides[opposite(side)],
        partners=tuple(each for each in table.sides[side] if each != entry),
        played=False,
        absent=True,
    )
