"""The seats of each side of a table."""

from dataclasses import dataclass, field
from functools import cache

Pair = tuple[int, int]
"""points of the two accounts of a game, or of takers and defenders where a docstring says so"""

MOST_SEATS = 4
"""of any game"""


@dataclass(frozen=True, eq=False)
class Sides:
    """The seats of each side, in playing order; a side is called by its number.

    As *accounts* of a game the sides are who scores together, as sides of a deal who plays
    together. Where they are the same two in every deal they are the teams.
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

    def other(self, side: int) -> int:
        """The one that plays against `side`; raises `ValueError` where several do."""
        [other] = (each for each in self.numbers if each != side)
        return other

    @property
    def has_partners(self) -> bool:
        """Tell whether a side is more than one player."""
        return len(self.seats[0]) > 1

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
