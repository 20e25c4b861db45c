"""Draws and pairs a tournament again, to see that nothing in it was chosen by anybody.

What was known when a round was paired lies between two rows: the last first result of the round
before, and the first result of the round itself. Corrections and withdrawals in between may have
come before or after the pairing, so each moment is tried.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.tournaments.core.errors import TournamentError
from bot.tournaments.core.results import Forfeit, LateEntry, Played
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.director import next_round


def drawn_otherwise(tournament: Tournament, by_hand: Collection[int] = ()) -> list[int]:
    """The rounds that do not follow from the seed and from what was known at their time.

    Rounds that the organiser has paired `by_hand` follow from nothing; in a daily duplicate nobody
    meets anybody.
    """
    if tournament.plan.format.own_time:
        return []
    return [
        each.number
        for each in tournament.rounds
        if each.number not in by_hand and not _follows(tournament, each.number)
    ]


def _follows(tournament: Tournament, number: int) -> bool:
    paired = tournament.rounds[number - 1]
    for before in _moments(tournament, number):
        try:
            if next_round(before) == paired:
                return True
        except TournamentError:
            continue  # at that moment the round could not be paired
    return False


def _moments(tournament: Tournament, number: int) -> Iterator[Tournament]:
    """The tournament as it may have been when a round was paired, the latest first."""
    rows = sorted(tournament.results, key=lambda row: row.id)
    at_tables = [row.round if isinstance(row, Played | Forfeit) else 0 for row in rows]
    later = [place for place, played in enumerate(at_tables) if played >= number]
    for known in range(min(later, default=len(rows)), -1, -1):
        moment = _known(tournament, number, known)
        if any(moment.open_tables()):
            return
        yield moment


def _known(tournament: Tournament, number: int, known: int) -> Tournament:
    """With so many rows, and without the late entries that had not come yet."""
    rows = sorted(tournament.results, key=lambda row: row.id)
    to_come = {row.entry for row in rows[known:] if isinstance(row, LateEntry)}
    return replace(
        tournament,
        entries=tuple(each for each in tournament.entries if each.id not in to_come),
        rounds=tournament.rounds[: number - 1],
        results=tuple(rows[:known]),
    )
