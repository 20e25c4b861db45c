"""Repetitions that a Mêlée avoids: partners again, opponents a third time, a second time (T3)."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from bot.tournaments.core.entries import is_house
from bot.tournaments.core.rounds import Side
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.pairing.history import couple, meetings, partnerships

Sides = tuple[Side, Side]

TWICE = 2
"""an opponent is met at most so often"""
PARTNER = 1 << 40
THIRD = 1 << 20


class Past(NamedTuple):
    """How often two have been partners and opponents. All robots of the house count as one, 0.

    With robots only partners are counted: nobody plays with one twice, all meet them gladly.
    """

    partners: dict[tuple[int, int], int]
    opponents: dict[tuple[int, int], int]

    def side_cost(self, one: int, other: int) -> int:
        """Return the cost of two as partners: `PARTNER` for each time they have been. Two robots
        cost as much as opponents who meet again: they may play together, but people rather play
        with people.
        """
        if is_house(one) and is_house(other):
            return 1
        return PARTNER * self.partners.get(couple(max(one, 0), max(other, 0)), 0)

    def table_cost(self, sides: Sides) -> int:
        """Return the cost of two sides as opponents: `THIRD` from a third meeting on, 1 before."""
        cost = 0
        for one, other in product(*sides):
            met = self.opponents.get(couple(one, other), 0)
            if met:
                cost += THIRD * (met - TWICE + 1) if met >= TWICE else 1
        return cost

    def cost(self, sides: Sides) -> int:
        return self.side_cost(*sides[0]) + self.side_cost(*sides[1]) + self.table_cost(sides)


def past_of(tournament: Tournament) -> Past:
    met = {
        pair: times
        for pair, times in meetings(tournament).items()
        if not any(is_house(each) for each in pair)
    }
    return Past(dict(partnerships(tournament)), met)


def in_fours(order: Sequence[int]) -> Iterable[Sides]:
    """Tables of an order: the first two against the next two, and so on."""
    for start in range(0, len(order), 4):
        a, b, c, d = order[start : start + 4]
        yield (a, b), (c, d)
