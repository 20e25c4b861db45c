"""Rankings of duplicates (T5): percentage → boards won against the tied → tops → shared rank."""

from collections.abc import Mapping
from fractions import Fraction

from bot.tournaments.core.tournament import Tournament
from bot.tournaments.scoring.board_sheets import Sheet, forfeited_boards, sheets
from bot.tournaments.scoring.ledger import Ledger
from bot.tournaments.scoring.tie_breaks import POINTS, TieBreak, Value

Sheets = Mapping[int, Sheet]


def pairs_tie_breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    found = sheets(tournament)
    missed = forfeited_boards(tournament)
    leading = _percentage if tournament.plan.measure == "percentage" else _average_imps
    return leading(found, missed), boards_won(found), tops(found)


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


def points_of_boards(found: Sheets) -> TieBreak:
    """Boards that were not finished bring 0."""

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        return POINTS.value(ledger, entry, tied) if found.get(entry) else None

    return TieBreak(POINTS.name, value)


def boards_won(found: Sheets) -> TieBreak:
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


def tops(found: Sheets) -> TieBreak:
    """Boards on which everybody else of the direction was beaten."""

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        return sum(0 < each.top == each.matchpoints for each in found.get(entry, {}).values())

    return TieBreak("tops", value)
