"""What happened in each seat of a party, counted from the results of its deals."""

from collections.abc import Sequence

from bot.rules import DealOutcome, DealResult, team_of
from bot.storage.results import Counts


def tally(results: Sequence[DealResult], players: int) -> dict[int, Counts]:
    """Each seat's counts. Capots, coinches and belotes are a team's: both of it have them."""
    return {seat: _of_seat(results, seat) for seat in range(players)}


def _of_seat(results: Sequence[DealResult], seat: int) -> Counts:
    team = team_of(seat)
    own = [each for each in results if each.taker == seat]
    return Counts(
        deals=len(results),
        points=sum(each.written[team] + each.released[team] for each in results),
        taken=len(own),
        made=sum(each.score.outcome.takers_won is True for each in own),
        dedans=sum(each.score.outcome is DealOutcome.DEDANS for each in own),
        capots=sum(each.tricks[1 - team] == 0 for each in results),
        coinches=sum(each.multiplier > 1 and team_of(each.taker) != team for each in results),
        belotes=sum(each.belote == team for each in results),
    )
