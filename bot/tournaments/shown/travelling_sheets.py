"""The travelling sheet of a board: what every table played, made and got for it (T5).

It goes from table to table with a board of cards: here it is made from results, and those of a
board that may still be played are in none.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.tournaments.core.plan import Plan
from bot.tournaments.core.results import Board, Played
from bot.tournaments.core.rounds import Table
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.scoring.board_sheets import compared
from bot.tournaments.scoring.imps import imps

Worth = tuple[Fraction | None, Fraction | None]
"""of both sides; None where there is nothing to compare with"""


class BoardPlace(NamedTuple):
    round: int
    number: int


class Line(NamedTuple):
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


def travelling_sheet(tournament: Tournament, place: BoardPlace) -> list[Line]:
    """The tables that have played a board, the best of the first direction first."""
    played = [
        (table, row, board)
        for table in tournament.rounds[place.round - 1].tables
        if isinstance(row := tournament.result_of(place.round, table.number), Played)
        for board in row.boards
        if board.number == place.number
    ]
    worth = _worth(tournament.plan, [(table, board) for table, _, board in played])
    lines = [Line(*each, own) for each, own in zip(played, worth, strict=True)]
    return sorted(lines, key=lambda each: -each.board.difference)


def _worth(plan: Plan, played: Sequence[tuple[Table, Board]]) -> list[Worth]:
    if plan.format.two_tables:
        return _of_matches(played)
    by_percentage = plan.measure == "percentage"
    directions = [
        [
            each.imps if not by_percentage else Fraction(100 * each.matchpoints, each.top)
            for each in compared([sign * board.difference for _, board in played])
        ]
        if len(played) > 1
        else [None] * len(played)
        for sign in (1, -1)
    ]
    return list(zip(*directions, strict=True))


def _of_matches(played: Sequence[tuple[Table, Board]]) -> list[Worth]:
    """Return the worth for teams of four: each table against the other one of its match."""
    found: list[Worth] = []
    for table, board in played:
        others = (
            there.difference
            for other, there in played
            if other.match == table.match and other.number != table.number
        )
        other = next(others, None)
        swing = None if other is None else Fraction(imps(board.difference - other))
        found.append((swing, None if swing is None else -swing))
    return found
