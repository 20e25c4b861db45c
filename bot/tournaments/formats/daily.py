"""T5, the daily duplicate: everybody plays the same boards with three identical robots."""

from typing import Final

from bot.tournaments.core.draw import by_lot
from bot.tournaments.core.rounds import Round, Table
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.format import Format, always
from bot.tournaments.scoring.board_sheets import sheets
from bot.tournaments.scoring.duplicate_standings import boards_won, points_of_boards, tops
from bot.tournaments.scoring.ledger import open_ledger
from bot.tournaments.scoring.ranking import Standings, rank


def pair(tournament: Tournament, number: int) -> Round:
    """One table for each entry; the other seats are the robots' and nobody's."""
    playing = by_lot(tournament.seed, tournament.playing(number))
    tables = [Table(place, ((each,), ())) for place, each in enumerate(playing, start=1)]
    return Round(number, tuple(tables))


def with_late_table(paired: Round, entry: int) -> Round:
    """A daily's round with a table more: people come until its window closes."""
    number = max((each.number for each in paired.tables), default=0) + 1
    return Round(paired.number, (*paired.tables, Table(number, ((entry,), ()))), paired.byes)


def standings(tournament: Tournament) -> Standings:
    """Rank by points written, then by the boards. Who finished no board has no points, not 0."""
    found = sheets(tournament)
    tie_breaks = points_of_boards(found), boards_won(found), tops(found)
    return rank(open_ledger(tournament), [each.id for each in tournament.entries], tie_breaks)


DAILY: Final = Format(
    name="daily",
    pair=pair,
    standings=standings,
    rounds=always(1),
    fewest=1,
    people=1,
    column="points",
    scorings=("matchpoints",),
    own_time=True,
)
