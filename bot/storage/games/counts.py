"""Figures that are counted in each seat of a party: each with its name and how it is counted.

A column of `result_players`, the sums of a profile and what titles go by follow from this list.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields
from itertools import accumulate, takewhile
from typing import Any, NamedTuple

from bot.rules import DealOutcome, DealResult


class InSeat(NamedTuple):
    """The deals of a party, for whoever sat in a seat of a side."""

    deals: Sequence[DealResult]
    seat: int
    side: int

    @property
    def own(self) -> list[DealResult]:
        return [each for each in self.deals if each.taker == self.seat]

    @property
    def made(self) -> list[bool]:
        """Return of each contract of their own whether it was made."""
        return [each.score.outcome.takers_won is True for each in self.own]


def _figure(count: Callable[[InSeat], int], *, summed: bool = True) -> Any:
    """A figure; `summed`: a profile has its sum over all parties."""
    return field(default=0, metadata={"count": count, "summed": summed})


def _in_a_row(made: Iterable[bool]) -> int:
    """How many of the first are made, until one is not."""
    return sum(takewhile(bool, made))


def _longest(made: Iterable[bool]) -> int:
    return max(accumulate(made, lambda run, one: (run + 1) * one, initial=0))


@dataclass(frozen=True)
class Counts:
    """A seat's counts of a party. Capots, coinches and belotes are a team's: both
    of it have them."""

    deals: int = _figure(lambda of: len(of.deals))
    points: int = _figure(
        lambda of: sum(each.written[of.side] + each.released[of.side] for each in of.deals)
    )
    """written for their team"""
    taken: int = _figure(lambda of: len(of.own))
    """contracts of their own; of these `made` and `dedans`, the rest were tied"""
    made: int = _figure(lambda of: sum(of.made))
    dedans: int = _figure(
        lambda of: sum(each.score.outcome is DealOutcome.DEDANS for each in of.own)
    )
    capots: int = _figure(lambda of: sum(each.capot == of.side for each in of.deals))
    """deals in which their team won every trick"""
    coinches: int = _figure(
        lambda of: sum(each.multiplier > 1 and each.takers != of.side for each in of.deals)
    )
    """contracts that their team coinched"""
    belotes: int = _figure(lambda of: sum(each.belotes[of.side] for each in of.deals))
    """scored by their team"""
    behind: int = _figure(
        lambda of: max([0, *(max(each.totals) - each.totals[of.side] for each in of.deals)]),
        summed=False,
    )
    """by how many points their team was behind at most, after a deal"""
    made_first: int = _figure(lambda of: _in_a_row(of.made), summed=False)
    """contracts of their own made in a row at the beginning of the party …"""
    made_most: int = _figure(lambda of: _longest(of.made), summed=False)
    """… anywhere in it …"""
    made_last: int = _figure(lambda of: _in_a_row(reversed(of.made)), summed=False)
    """… and at its end"""


COUNTED = tuple(each.name for each in fields(Counts))
SUMMED = tuple(each.name for each in fields(Counts) if each.metadata["summed"])


def counted(deals: Sequence[DealResult], seat: int, side: int) -> Counts:
    """Return what happened in a seat that played for a side."""
    of = InSeat(deals, seat, side)
    return Counts(**{each.name: each.metadata["count"](of) for each in fields(Counts)})
