"""Everything that pairing and standings are made from, and nothing that they are not.

The same value gives the same pairing and the same standings on any machine, before and after a
restart.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from bot.tournaments.core.draw import by_lot
from bot.tournaments.core.entries import Entry, is_house
from bot.tournaments.core.errors import TournamentError, Why
from bot.tournaments.core.plan import Plan
from bot.tournaments.core.results import (
    Absence,
    Bye,
    Forfeit,
    LateEntry,
    Played,
    Result,
    Withdrawal,
    counting,
)
from bot.tournaments.core.rounds import Round


@dataclass(frozen=True)
class Tournament:
    """`rounds` are those paired so far, in order; `results` all rows, superseded ones too.

    `seed` is what every draw comes from: 32 bytes, published when the first round is paired.
    """

    plan: Plan
    seed: bytes
    entries: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()
    results: tuple[Result, ...] = ()

    def with_round(self, paired: Round) -> "Tournament":
        return replace(self, rounds=(*self.rounds, paired))

    def with_results(self, *rows: Result) -> "Tournament":
        return replace(self, results=(*self.results, *rows))

    @cached_property
    def counting(self) -> tuple[Result, ...]:
        """The rows that count; raises `TournamentError` NOT_NEWEST."""
        return counting(self.results)

    @cached_property
    def by_table(self) -> dict[tuple[int, int], Played | Forfeit]:
        """The result of each table by (round, table).

        Raises `TournamentError` UNKNOWN_TABLE and TWICE.
        """
        paired = {(each.number, table.number) for each in self.rounds for table in each.tables}
        found: dict[tuple[int, int], Played | Forfeit] = {}
        for row in self.counting:
            if not isinstance(row, Played | Forfeit):
                continue
            place = row.round, row.table
            if place not in paired:
                raise TournamentError(Why.UNKNOWN_TABLE, round=row.round, table=row.table)
            if place in found:
                raise TournamentError(Why.TWICE, round=row.round, table=row.table)
            found[place] = row
        return found

    def result_of(self, round_number: int, table: int) -> Played | Forfeit | None:
        return self.by_table.get((round_number, table))

    def open_tables(self) -> Iterator[tuple[int, int]]:
        """Tables without a result, as (round, table)."""
        for each in self.rounds:
            for table in each.tables:
                if (each.number, table.number) not in self.by_table:
                    yield each.number, table.number

    @cached_property
    def first_round_of(self) -> dict[int, int]:
        """Return by entry the round it plays from."""
        found = {each.id: 1 for each in self.entries}
        for row in self.counting:
            if isinstance(row, LateEntry):
                self._known(row.entry)
                found[row.entry] = row.round
        return found

    @cached_property
    def last_round_of(self) -> dict[int, int]:
        """Return of those who withdrew the last round they could play."""
        found: dict[int, int] = {}
        for row in self.counting:
            if isinstance(row, Withdrawal):
                self._known(row.entry)
                found[row.entry] = min(row.round - 1, found.get(row.entry, row.round))
        return found

    def plays(self, entry: int, round_number: int) -> bool:
        """Return whether an entry is to be paired in a round."""
        return (
            self.first_round_of[entry] <= round_number
            and not self.withdrawn(entry, round_number)
            and (entry, round_number) not in self._left_out
        )

    def withdrawn(self, entry: int, round_number: int) -> bool:
        last = self.last_round_of.get(entry)
        return last is not None and round_number > last

    def playing(self, round_number: int) -> tuple[int, ...]:
        """The entries to be paired in a round, in the order of their ids."""
        return tuple(sorted(each.id for each in self.entries if self.plays(each.id, round_number)))

    @cached_property
    def strengths(self) -> dict[int, float]:
        return {each.id: each.strength for each in self.entries}

    @cached_property
    def lots(self) -> dict[int, int]:
        """Everybody's place in the drawing of lots, from 1; who enters late pushes others back, but
        changes nobody's order."""
        order = by_lot(self.seed, (each.id for each in self.entries))
        return {entry: place for place, entry in enumerate(order, start=1)}

    @cached_property
    def _left_out(self) -> frozenset[tuple[int, int]]:
        return frozenset(
            (row.entry, row.round) for row in self.counting if isinstance(row, Absence | Bye)
        )

    def _known(self, entry: int) -> None:
        if is_house(entry) or entry not in self.strengths:
            raise TournamentError(Why.UNKNOWN_ENTRY, entry=entry)
