"""T5, teams of four: everybody meets everybody, by Berger tables, at two tables at once."""

from typing import Final

from bot.tournaments.core.errors import TournamentError, Why
from bot.tournaments.core.results import Forfeit, Played
from bot.tournaments.core.rounds import Round, Table
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.format import Format, always, planned
from bot.tournaments.pairing.berger import berger_round
from bot.tournaments.pairing.duplicate import even, everybody_once, numbers, seat
from bot.tournaments.scoring.board_sheets import sheets
from bot.tournaments.scoring.duplicate_standings import boards_won
from bot.tournaments.scoring.imps import imps
from bot.tournaments.scoring.ledger import DRAW, LOSS, WIN, Ledger, open_ledger
from bot.tournaments.scoring.ranking import Standings, rank
from bot.tournaments.scoring.tie_breaks import TieBreak, Value


def pair(tournament: Tournament, number: int) -> Round:
    """Raises `TournamentError` TOO_MANY_ROUNDS."""
    size = even(len(numbers(tournament)))
    if number > size - 1:
        raise TournamentError(Why.TOO_MANY_ROUNDS, limit=size - 1)
    matches = seat(tournament, number, berger_round(size, number))
    tables: list[Table] = []
    for match, table in enumerate(matches.tables, start=1):
        one, other = table.sides
        tables.append(Table(2 * match - 1, (one, other), "1", match))
        tables.append(Table(2 * match, (other, one), "2", match))
    return Round(number, tuple(tables), matches.byes)


def standings(tournament: Tournament) -> Standings:
    """2 for a match won by IMPs, 1 for a drawn one; then IMPs, then boards won against the tied.

    A bye is a match won, as in a Swiss, and so is one to which the others did not come.
    """
    matches, gained = team_matches(tournament)

    def match_points(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        return matches.get(entry, 0)

    def total(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        return gained.get(entry, 0)

    tie_breaks = (
        TieBreak("match_points", match_points),
        TieBreak("imps", total),
        boards_won(sheets(tournament)),
    )
    return rank(open_ledger(tournament), [each.id for each in tournament.entries], tie_breaks)


def team_matches(tournament: Tournament) -> tuple[dict[int, int], dict[int, int]]:
    """Return by team its match points, and IMPs won less IMPs lost."""
    matches: dict[int, int] = {}
    gained: dict[int, int] = {}

    def count(team: int, points: int, swing: int = 0) -> None:
        matches[team] = matches.get(team, 0) + points
        gained[team] = gained.get(team, 0) + swing

    for each in tournament.rounds:
        for team in each.byes:
            count(team, WIN)
        for first, second in zip(each.tables[::2], each.tables[1::2], strict=True):
            rows = [tournament.result_of(each.number, one.number) for one in (first, second)]
            teams = [side[0] for side in first.sides]
            absent = {who for row in rows if isinstance(row, Forfeit) for who in row.absent}
            if absent:
                for team in teams:
                    count(team, LOSS if team in absent else WIN)
            elif all(isinstance(row, Played) for row in rows):
                swing = match_imps(tournament, each.number, first, second)
                for team, own in zip(teams, (swing, -swing), strict=True):
                    count(team, WIN if own > 0 else LOSS if own < 0 else DRAW, own)
    return matches, gained


def match_imps(tournament: Tournament, number: int, first: Table, second: Table) -> int:
    """Return the IMPs of the team that sits north–south at the first table, over all boards."""
    at_first, at_second = (
        {board.number: board.difference for board in row.boards}
        for row in (tournament.result_of(number, each.number) for each in (first, second))
        if isinstance(row, Played)
    )
    both = at_first.keys() & at_second.keys()
    return sum(imps(at_first[board] - at_second[board]) for board in both)


TEAMS: Final = Format(
    name="teams",
    pair=pair,
    standings=standings,
    rounds=planned(everybody_once),
    people=4,
    column="match_points",
    scheduled=always(True),
    cross_table=True,
    scorings=("imps",),
    two_tables=True,
)
