"""The tables of a round, and the entries that sit out."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules import TEAMS

Side = tuple[int, ...]
"""entries that play together: one, or in a Mêlée two; empty beside a daily duplicate's entrant"""


def opposite(side: int) -> int:
    """The side of a table that plays against `side`."""
    return TEAMS.other(side)


@dataclass(frozen=True, slots=True)
class Table:
    """`number` counts from 1 within its round. Sides have the seats of `TEAMS`, the first ones
    north–south.

    In a Mêlée `sides[s][i]` sits in seat `TEAMS.seats[s][i]`.
    """

    number: int
    sides: tuple[Side, Side]
    section: str = ""
    """of a knock-out: "pool 1", "main", "places 3", "consolante" …; of teams: "1" and "2", the
    first and second table of a match"""
    match: int = 0
    """of a knock-out: the game's place in its section's round, from 0; of teams of four: the
    match, which has two tables"""
    stage: int = 0
    """of a knock-out: the section's own round, from 1"""

    def entries(self) -> Iterator[int]:
        yield from self.sides[0]
        yield from self.sides[1]


@dataclass(frozen=True, slots=True)
class Round:
    """`number` counts from 1. Once stored a round is never paired again.

    `byes` are entries that sit out this round and are credited for it (`results.Bye`'s rule).
    """

    number: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()

    def table(self, number: int) -> Table | None:
        return next((each for each in self.tables if each.number == number), None)

    def entries(self) -> Iterator[int]:
        for each in self.tables:
            yield from each.entries()
        yield from self.byes
