"""All that every entry made of every board of a duplicate, compared with the other tables (T5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from bot.tournaments.core.results import Forfeit, Played
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.scoring.imps import board_imps
from bot.tournaments.scoring.matchpoints import matchpoints


class BoardKey(NamedTuple):
    """A board as one direction plays it: only such results are compared."""

    round: int
    board: int
    side: int


@dataclass(frozen=True, slots=True)
class BoardScore:
    """`difference` is own points less the others'; `top` the most matchpoints there were."""

    difference: int
    matchpoints: int
    top: int
    imps: Fraction


Sheet = dict[BoardKey, BoardScore]


class _AtTable(NamedTuple):
    entries: tuple[tuple[int, ...], tuple[int, ...]]
    difference: int


def sheets(tournament: Tournament) -> dict[int, Sheet]:
    """The sheets by entry, the house's robots too.

    A board that a forfeit kept from being played is worth nothing to who was not there, and does
    not count for who was; neither does a bye. A board with one table is no comparison: its top
    is 0.
    """
    found: dict[int, Sheet] = {}
    for (number, board), tables in _tables_of_boards(tournament).items():
        for side in (0, 1):
            sign = -1 if side else 1
            scores = compared([sign * each.difference for each in tables])
            for table, score in zip(tables, scores, strict=True):
                for entry in table.entries[side]:
                    found.setdefault(entry, {})[BoardKey(number, board, side)] = score
    return found


def compared(differences: Sequence[int]) -> list[BoardScore]:
    """Return those of one direction on one board, each with all others."""
    top = 2 * (len(differences) - 1)
    scores = zip(differences, matchpoints(differences), board_imps(differences), strict=True)
    return [BoardScore(score, points, top, gained) for score, points, gained in scores]


def forfeited_boards(tournament: Tournament) -> dict[int, int]:
    """The boards by entry that it was not there for."""
    found: dict[int, int] = {}
    for row in tournament.by_table.values():
        if isinstance(row, Forfeit):
            for entry in row.absent:
                found[entry] = found.get(entry, 0) + tournament.plan.deals
    return found


def _tables_of_boards(tournament: Tournament) -> dict[tuple[int, int], list[_AtTable]]:
    found: dict[tuple[int, int], list[_AtTable]] = {}
    for each in tournament.rounds:
        for table in each.tables:
            row = tournament.result_of(each.number, table.number)
            for board in row.boards if isinstance(row, Played) else ():
                seen = _AtTable(table.sides, board.difference)
                found.setdefault((each.number, board.number), []).append(seen)
    return found
