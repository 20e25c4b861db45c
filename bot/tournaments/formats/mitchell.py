"""T5, the Mitchell: pairs north–south and east–west, ranked apart."""

from dataclasses import replace
from typing import Final

from bot.tournaments.core.errors import TournamentError, Why
from bot.tournaments.core.rounds import Round
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.format import Format, always, planned
from bot.tournaments.pairing.duplicate import even, numbers, seat
from bot.tournaments.pairing.movements import mitchell_round
from bot.tournaments.scoring.duplicate_standings import pairs_tie_breaks
from bot.tournaments.scoring.ledger import open_ledger
from bot.tournaments.scoring.ranking import Place, Standings, rank


def pair(tournament: Tournament, number: int) -> Round:
    """Raises `TournamentError` TOO_MANY_ROUNDS: everybody has met everybody they can."""
    tables = tables_of(tournament)
    if number > tables:
        raise TournamentError(Why.TOO_MANY_ROUNDS, limit=tables)
    return seat(tournament, number, mitchell_round(tables, number))


def tables_of(tournament: Tournament) -> int:
    return even(len(numbers(tournament))) // 2


def standings(tournament: Tournament) -> Standings:
    """A Mitchell: ranks begin anew for east–west. The first column says the direction, 0 or 1."""
    north = set(numbers(tournament)[: tables_of(tournament)])
    ledger, tie_breaks = open_ledger(tournament), pairs_tie_breaks(tournament)
    places: list[Place] = []
    for direction in (0, 1):
        entries = [each.id for each in tournament.entries if (each.id in north) != bool(direction)]
        places += [
            replace(each, values=(direction, *each.values))
            for each in rank(ledger, entries, tie_breaks).places
        ]
    return Standings(("direction", *(each.name for each in tie_breaks)), tuple(places))


MITCHELL: Final = Format(
    name="mitchell",
    pair=pair,
    standings=standings,
    rounds=planned(tables_of),
    usual_deals=3,
    fewest=4,
    fewest_with_house=3,
    scheduled=always(True),
    scorings=("matchpoints", "imps"),
    directions=True,
)
