"""Rankings of duplicates (T5): percentage → boards won against the tied → tops → shared rank."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from bot.tournaments.board_sheets import Sheet, forfeited_boards, sheets
from bot.tournaments.duplicate import north_south
from bot.tournaments.imps import imps
from bot.tournaments.ledger import DRAW, LOSS, WIN, Ledger, open_ledger
from bot.tournaments.ranking import Place, Standings, rank
from bot.tournaments.results import Forfeit, Played
from bot.tournaments.rounds import Table
from bot.tournaments.tie_breaks import POINTS, TieBreak, Value
from bot.tournaments.tournament import Tournament

Sheets = Mapping[int, Sheet]


def one_field(tournament: Tournament) -> Standings:
    """A Howell."""
    entries = [each.id for each in tournament.entries]
    return rank(open_ledger(tournament), entries, _pairs_tie_breaks(tournament))


def two_directions(tournament: Tournament) -> Standings:
    """A Mitchell: ranks begin anew for east–west. The first column says the direction, 0 or 1."""
    north = set(north_south(tournament))
    ledger, tie_breaks = open_ledger(tournament), _pairs_tie_breaks(tournament)
    places: list[Place] = []
    for direction in (0, 1):
        entries = [each.id for each in tournament.entries if (each.id in north) != bool(direction)]
        places += [
            replace(each, values=(direction, *each.values))
            for each in rank(ledger, entries, tie_breaks).places
        ]
    return Standings(("direction", *(each.name for each in tie_breaks)), tuple(places))


def daily(tournament: Tournament) -> Standings:
    """By points written, then by the boards. Who has finished no board has no points, not 0."""
    found = sheets(tournament)
    tie_breaks = _points_of_boards(found), _boards_won(found), _tops(found)
    return rank(open_ledger(tournament), [each.id for each in tournament.entries], tie_breaks)


def teams(tournament: Tournament) -> Standings:
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
        _boards_won(sheets(tournament)),
    )
    return rank(open_ledger(tournament), [each.id for each in tournament.entries], tie_breaks)


def team_matches(tournament: Tournament) -> tuple[dict[int, int], dict[int, int]]:
    """By team: match points, and IMPs won less IMPs lost."""
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
    """Of the team that sits north–south at the first table, over the boards of both."""
    at_first, at_second = (
        {board.number: board.difference for board in row.boards}
        for row in (tournament.result_of(number, each.number) for each in (first, second))
        if isinstance(row, Played)
    )
    both = at_first.keys() & at_second.keys()
    return sum(imps(at_first[board] - at_second[board]) for board in both)


def _pairs_tie_breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    found = sheets(tournament)
    missed = forfeited_boards(tournament)
    leading = _percentage if tournament.plan.scoring == "matchpoints" else _average_imps
    return leading(found, missed), _boards_won(found), _tops(found)


def _percentage(found: Sheets, missed: Mapping[int, int]) -> TieBreak:
    """Matchpoints of the most there were, in percent; boards forfeited count 0."""

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        compared = [each for each in found.get(entry, {}).values() if each.top]
        boards = len(compared) + missed.get(entry, 0)
        if not boards:
            return None
        won = sum((Fraction(each.matchpoints, each.top) for each in compared), Fraction())
        return 100 * won / boards

    return TieBreak("percentage", value)


def _average_imps(found: Sheets, missed: Mapping[int, int]) -> TieBreak:
    """IMPs a board; boards forfeited count as much as the worst there is."""

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        scores = [each.imps for each in found.get(entry, {}).values()]
        away = missed.get(entry, 0)
        if not scores and not away:
            return None
        return (sum(scores, Fraction()) - 10 * away) / (len(scores) + away)

    return TieBreak("imps", value)


def _points_of_boards(found: Sheets) -> TieBreak:
    """Boards that were not finished bring 0."""

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        return POINTS.value(ledger, entry, tied) if found.get(entry) else None

    return TieBreak(POINTS.name, value)


def _boards_won(found: Sheets) -> TieBreak:
    """How often an entry scored more than one of the tied on a board both played that way."""

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        if len(tied) < 2:
            return None
        own = found.get(entry, {})
        return sum(
            own[key].difference > found[other][key].difference
            for other in tied
            if other != entry and other in found
            for key in own.keys() & found[other].keys()
        )

    return TieBreak("boards_won", value)


def _tops(found: Sheets) -> TieBreak:
    """Boards on which everybody else of the direction was beaten."""

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        return sum(0 < each.top == each.matchpoints for each in found.get(entry, {}).values())

    return TieBreak("tops", value)
