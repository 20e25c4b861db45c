"""A tournament as it was, and as far as it is known what is to come."""

from collections.abc import Iterator
from dataclasses import replace

from bot.tournaments.core.errors import TournamentError
from bot.tournaments.core.results import Result, Void, Withdrawal
from bot.tournaments.core.rounds import Round
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.director import rounds_of


def after_round(tournament: Tournament, number: int) -> Tournament:
    """As it was when round `number` had been played, with the corrections made since."""
    if number >= len(tournament.rounds):
        return tournament
    rows = tuple(replace(row, supersedes=None) for row in tournament.counting if _was(row, number))
    return replace(tournament, rounds=tournament.rounds[:number], results=rows)


def _was(row: Result, number: int) -> bool:
    if isinstance(row, Void):
        return False
    return row.round <= number + isinstance(row, Withdrawal)


def coming_rounds(tournament: Tournament) -> Iterator[Round]:
    """The rounds that are not paired yet, as they will be if nobody goes or comes.

    Nothing before the first one: until then the draw is secret.
    """
    if not tournament.rounds or not tournament.plan.format.scheduled(tournament):
        return
    for number in range(len(tournament.rounds) + 1, rounds_of(tournament) + 1):
        try:
            yield tournament.plan.format.pair(tournament, number)
        except TournamentError:
            return
