"""The boards of a duplicate (T5): compared with other tables, ranked by, and shown a sheet each."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from bot.rules import DEAL_POINTS
from bot.tournaments.scoring import Ledger, TieBreak, Value
from bot.tournaments.tournament import Board, Forfeit, Plan, Played, Table, Tournament

# IMPs ---------------------------------------------------------------------------------------------


FROM = (10, 30, 50, 80, 110, 150, 200, 250, 320, 400)
"""the difference from which 1, 2, 3 … 10 IMPs are given"""

BUTLER_FROM = 6
"""tables from which a board is compared with its datum instead of with every other table"""


def imps(difference: int | Fraction, deal_points: int = DEAL_POINTS) -> int:
    """Return the IMPs for a difference of points, with its sign; of other points of a deal than 162
    they are those of the same part of it.

    >>> [imps(each) for each in (9, 10, -29, 30, 400)]
    [0, 1, -1, 2, 10]
    >>> [imps(each, 16) for each in (0, 1, -3, 40)]
    [0, 1, -2, 10]
    """
    found = bisect_right(FROM, Fraction(abs(difference) * DEAL_POINTS, deal_points))
    return found if difference > 0 else -found


def datum(scores: Sequence[int]) -> Fraction:
    """The mean of a board's scores without the best and the worst (Butler)."""
    kept = sorted(scores)[1:-1]
    return Fraction(sum(kept), len(kept))


# Matchpoints --------------------------------------------------------------------------------------


def matchpoints(scores: Sequence[int]) -> list[int]:
    """Return matchpoints for each table's score of a board; the best possible, the top, is 2 ×
    (tables - 1).

    >>> matchpoints([620, -100, 630, 620, 1100])
    [3, 0, 6, 3, 8]
    """
    order = sorted(scores)
    return [bisect_left(order, each) + bisect_right(order, each) - 1 for each in scores]


# Sheets of entries --------------------------------------------------------------------------------


class BoardKey(NamedTuple):
    """A board as one direction plays it: only such results are compared."""

    round: int
    board: int
    side: int


@dataclass(frozen=True, slots=True)
class BoardScore:
    """`brought`: see `Board`; `top` is the most matchpoints there were."""

    brought: int
    matchpoints: int
    top: int
    imps: Fraction


Sheet = dict[BoardKey, BoardScore]


def sheets(tournament: Tournament) -> dict[int, Sheet]:
    """The sheets by entry, the house's robots too.

    A board that a forfeit kept from being played is worth nothing to who was not there, and does
    not count for who was; neither does a bye. A board with one table is no comparison: its top
    is 0.
    """
    tables: dict[tuple[int, int], list[tuple[Table, Board]]] = {}
    for number, table, row in tournament.tables():
        for board in row.boards if isinstance(row, Played) else ():
            tables.setdefault((number, board.number), []).append((table, board))
    found: dict[int, Sheet] = {}
    for (number, board), played in tables.items():
        for side in tournament.plan.seats.numbers:
            brought = [each.brought(side) for _, each in played]
            scores = compared(brought, tournament.plan.deal_points)
            for (table, _), score in zip(played, scores, strict=True):
                for entry in table.sides[side]:
                    found.setdefault(entry, {})[BoardKey(number, board, side)] = score
    return found


def compared(brought: Sequence[int], deal_points: int) -> list[BoardScore]:
    """Return those of one direction on one board, each with all others.

    IMPs from six tables on are against the datum, below the mean over all other tables
    (cross-IMPs); 0 for a board that only one table played.
    """
    count = len(brought)
    if count >= BUTLER_FROM:
        mean = datum(brought)
        gained = [Fraction(imps(each - mean, deal_points)) for each in brought]
    else:
        gained = [
            Fraction(sum(imps(each - other, deal_points) for other in brought), max(1, count - 1))
            for each in brought
        ]
    return [
        BoardScore(each, points, 2 * (count - 1), won)
        for each, points, won in zip(brought, matchpoints(brought), gained, strict=True)
    ]


# Rankings: percentage → boards won against the tied → tops → shared rank --------------------------


Sheets = Mapping[int, Sheet]


def pairs_tie_breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    found, measure = sheets(tournament), tournament.plan.measure
    missed = Counter[int]()
    for row in tournament.by_table.values():
        if isinstance(row, Forfeit):
            for entry in row.absent:
                missed[entry] += tournament.plan.deals

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        """Matchpoints of the most there were, in percent, or IMPs a board; boards forfeited count
        as the worst there is."""
        sheet = found.get(entry, {}).values()
        scores, worst = [each.imps for each in sheet], -10
        if measure == "percentage":
            scores = [Fraction(100 * each.matchpoints, each.top) for each in sheet if each.top]
            worst = 0
        boards = len(scores) + missed[entry]
        return (sum(scores, Fraction()) + worst * missed[entry]) / boards if boards else None

    return TieBreak(measure, value), boards_won(found), tops(found)


def boards_won(found: Sheets) -> TieBreak:
    """How often an entry scored more than one of the tied on a board both played that way."""

    def value(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
        if len(tied) < 2:
            return None
        own = found.get(entry, {})
        return sum(
            own[key].brought > found[other][key].brought
            for other in tied
            if other != entry and other in found
            for key in own.keys() & found[other].keys()
        )

    return TieBreak("boards_won", value)


def tops(found: Sheets) -> TieBreak:
    """Boards on which everybody else of the direction was beaten."""

    return TieBreak(
        "tops",
        lambda ledger, entry, tied: sum(
            0 < each.top == each.matchpoints for each in found.get(entry, {}).values()
        ),
    )


# Travelling sheets --------------------------------------------------------------------------------

# It goes from table to table with a board of cards: here it is made from results, and those of a
# board that may still be played are in none.


Worth = tuple[Fraction | None, ...]
"""of each side; None where there is nothing to compare with"""


class BoardPlace(NamedTuple):
    round: int
    number: int


class SheetLine(NamedTuple):
    """One table of a sheet. `row` is its result, `worth` in what `Plan.measure` says."""

    table: Table
    row: Played
    board: Board
    worth: Worth


def boards_played(tournament: Tournament) -> list[BoardPlace]:
    """Return those of which there is a sheet, in the order in which they were played."""
    return sorted(
        {
            BoardPlace(row.round, board.number)
            for row in tournament.by_table.values()
            if isinstance(row, Played)
            for board in row.boards
        }
    )


def travelling_sheet(tournament: Tournament, place: BoardPlace) -> list[SheetLine]:
    """The tables that have played a board, the best of the first direction first."""
    played = [
        (table, row, board)
        for table in tournament.rounds[place.round - 1].tables
        if isinstance(row := tournament.result_of(place.round, table.number), Played)
        for board in row.boards
        if board.number == place.number
    ]
    if tournament.plan.format.two_tables:
        worth = _of_matches(tournament.plan, [(table, board) for table, _, board in played])
    else:
        worth = _of_directions(tournament.plan, [board for *_, board in played])
    lines = [SheetLine(*each, own) for each, own in zip(played, worth, strict=True)]
    return sorted(lines, key=lambda each: -each.board.brought(0))


def _of_directions(plan: Plan, boards: Sequence[Board]) -> list[Worth]:
    """Return the worth where each direction is compared with that of all other tables."""
    sides = plan.seats.numbers
    if len(boards) < 2:
        return [(None,) * len(sides)] * len(boards)

    def worth(score: BoardScore) -> Fraction:
        by_percentage = plan.measure == "percentage"
        return Fraction(100 * score.matchpoints, score.top) if by_percentage else score.imps

    by_side = (
        map(worth, compared([each.brought(side) for each in boards], plan.deal_points))
        for side in sides
    )
    return list(zip(*by_side, strict=True))


def _of_matches(plan: Plan, played: Sequence[tuple[Table, Board]]) -> list[Worth]:
    """Return the worth for teams of four: each table against the other one of its match."""
    found: list[Worth] = []
    for table, board in played:
        others = (
            there.brought(0)
            for other, there in played
            if other.match == table.match and other.number != table.number
        )
        other = next(others, None)
        swing = None
        if other is not None:
            swing = Fraction(imps(board.brought(0) - other, plan.deal_points))
        found.append((swing, None if swing is None else -swing))
    return found
