"""T5, the Howell: pairs that are ranked all together, up to seven tables."""

from typing import Final

from bot.tournaments.core.errors import TournamentError, Why
from bot.tournaments.core.rounds import Round
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.format import Format, always, planned
from bot.tournaments.pairing.duplicate import even, everybody_once, numbers, seat
from bot.tournaments.pairing.movements import HOWELL_TABLES, howell_round
from bot.tournaments.scoring.duplicate_standings import pairs_tie_breaks
from bot.tournaments.scoring.ledger import open_ledger
from bot.tournaments.scoring.ranking import Standings, rank


def pair(tournament: Tournament, number: int) -> Round:
    """Raises `TournamentError` TOO_MANY and TOO_MANY_ROUNDS."""
    size = even(len(numbers(tournament)))
    if size > 2 * HOWELL_TABLES:
        raise TournamentError(Why.TOO_MANY, entries=size, limit=2 * HOWELL_TABLES)
    if number > size - 1:
        raise TournamentError(Why.TOO_MANY_ROUNDS, limit=size - 1)
    return seat(tournament, number, howell_round(size, number))


def standings(tournament: Tournament) -> Standings:
    """A Howell."""
    entries = [each.id for each in tournament.entries]
    return rank(open_ledger(tournament), entries, pairs_tie_breaks(tournament))


HOWELL: Final = Format(
    name="howell",
    pair=pair,
    standings=standings,
    rounds=planned(everybody_once),
    usual_deals=3,
    fewest=4,
    fewest_with_house=3,
    scheduled=always(True),
    scorings=("matchpoints", "imps"),
)
