"""The seats of each side of a table: of the accounts of a game, and of the sides of a deal."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property

ByAccount = tuple[int, ...]
"""a number for each account of a game, in their order: points, tricks, belotes"""

MOST_SEATS = 4
"""of any game"""


@dataclass(frozen=True, eq=False)
class Sides:
    """The seats of each side, in playing order; a side is called by its number.

    As *accounts* of a game the sides are who scores together, as sides of a deal who plays
    together. Where they are the same two in every deal they are the teams; of three players, each
    with an account, two play together against the taker.
    """

    seats: tuple[tuple[int, ...], ...]
    _of: dict[int, int] = field(init=False)

    def __post_init__(self) -> None:
        found = {seat: side for side, seats in enumerate(self.seats) for seat in seats}
        object.__setattr__(self, "_of", found)

    @property
    def numbers(self) -> range:
        """The sides."""
        return range(len(self.seats))

    def of(self, seat: int) -> int:
        """The side that `seat` plays for."""
        return self._of[seat]

    def others(self, side: int) -> tuple[int, ...]:
        """The sides that play against `side`, in playing order from it on."""
        return (*self.numbers[side + 1 :], *self.numbers[:side])

    @cached_property
    def zeros(self) -> ByAccount:
        """Nothing for each of them."""
        return (0,) * len(self.seats)

    def sums(self, found: Iterable[tuple[int, int]]) -> ByAccount:
        """The sum for each side of numbers that seats have."""
        sums = [0] * len(self.seats)
        for seat, number in found:
            sums[self._of[seat]] += number
        return tuple(sums)

    @property
    def has_partners(self) -> bool:
        """Tell whether a side is more than one player."""
        return any(len(seats) > 1 for seats in self.seats)

    def together(self, seat: int, other: int) -> bool:
        """Tell whether two seats play for one side."""
        return self._of[seat] == self._of[other]

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of the same side."""
        return tuple(each for each in self.seats[self._of[seat]] if each != seat)

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The seats of the other sides, in playing order."""
        return _opponents(self, seat)


@cache
def _opponents(sides: Sides, seat: int) -> tuple[int, ...]:
    seats = sorted(each for side in sides.seats for each in side)
    return tuple(each for each in seats if not sides.together(seat, each))


TEAMS = Sides(((0, 2), (1, 3)))
"""four players: partners sit opposite each other"""
SINGLES = Sides(((0,), (1,)))
"""two players, each for themselves"""
THREE = Sides(((0,), (1,), (2,)))
"""three players, each with an account"""


@cache
def alone(taker: int) -> Sides:
    """Three players: the taker against the two others together."""
    return Sides(((taker,), ((taker + 1) % 3, (taker + 2) % 3)))
