"""All that happened in each seat of a party, counted from the results of its deals."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, takewhile

from bot.rules import DealOutcome, DealResult, Sides
from bot.storage.games.results import Counts


def tally(results: Sequence[DealResult], accounts: Sides) -> dict[int, Counts]:
    """Each seat's counts. Capots, coinches and belotes are a team's: both of it have them."""
    return {
        seat: _of_seat(results, seat, side)
        for side, seats in enumerate(accounts.seats)
        for seat in seats
    }


def _of_seat(results: Sequence[DealResult], seat: int, side: int) -> Counts:
    own = [each for each in results if each.taker == seat]
    made = [each.score.outcome.takers_won is True for each in own]
    return Counts(
        deals=len(results),
        points=sum(each.written[side] + each.released[side] for each in results),
        taken=len(own),
        made=sum(made),
        dedans=sum(each.score.outcome is DealOutcome.DEDANS for each in own),
        capots=sum(each.capot == side for each in results),
        coinches=sum(each.multiplier > 1 and each.takers != side for each in results),
        belotes=sum(each.belotes[side] for each in results),
        behind=max([0, *(max(each.totals) - each.totals[side] for each in results)]),
        made_first=_in_a_row(made),
        made_most=max(accumulate(made, lambda run, one: (run + 1) * one, initial=0)),
        made_last=_in_a_row(reversed(made)),
    )


def _in_a_row(made: Iterable[bool]) -> int:
    """How many the first of them are."""
    return sum(takewhile(bool, made))
