"""Results as the formats know them, and as rows of the database."""

from collections.abc import Callable, Sequence
from dataclasses import astuple
from typing import Any, Final

from bot.storage.tournaments.rounds import ResultRow
from bot.tournaments.core.results import (
    Absence,
    Board,
    Bye,
    Contract,
    Forfeit,
    LateEntry,
    Penalty,
    Played,
    Result,
    Score,
    Void,
    Withdrawal,
)

OfEntry = type[Bye] | type[Absence] | type[LateEntry] | type[Withdrawal]
_OF_ENTRY: Final[dict[str, OfEntry]] = {
    "bye": Bye,
    "absence": Absence,
    "late": LateEntry,
    "withdrawal": Withdrawal,
}
ROBOTS: Final = ("absent", "robot_deals")
"""facts of a table where robots played: those for whom, and how many deals they finished"""


def played(
    scores: tuple[Score, Score],
    deals: int,
    boards: tuple[Board, ...] = (),
    absent: Sequence[int] = (),
    robot_deals: int = 0,
) -> Any:
    """The facts of a table that was played; `absent` and `robot_deals` stand there where robots
    did."""
    facts: dict[str, Any] = {
        "scores": [[each.points, each.parties, each.capots, each.failed] for each in scores],
        "deals": deals,
        "boards": [board_row(each) for each in boards],
    }
    facts |= {"absent": list(absent)} if absent else {}
    return facts | ({"robot_deals": robot_deals} if robot_deals else {})


def board_row(board: Board) -> list[Any]:
    """Its number and points, and behind them its contract if that is known."""
    known = board.contract
    return [board.number, *board.points, *([list(astuple(known))] if known else [])]


def board_of(row: Sequence[Any]) -> Board:
    number, one, other, *contract = row
    return Board(number, (one, other), Contract(*contract[0]) if contract else None)


def result(row: ResultRow) -> Result:
    common: dict[str, Any] = {"id": row.id, "supersedes": row.supersedes, "reason": row.why}
    make: Callable[..., Result] | None = _OF_ENTRY.get(row.kind)
    if make is not None:
        return make(**common, round=row.round, entry=row.entry or 0)
    match row.kind:
        case "played":
            one, other = (Score(*each) for each in row.facts["scores"])
            return Played(
                **common,
                round=row.round,
                table=row.table_number or 0,
                scores=(one, other),
                deals=row.facts["deals"],
                boards=tuple(map(board_of, row.facts["boards"])),
                absent=tuple(row.facts.get("absent", ())),
                robot_deals=row.facts.get("robot_deals", 0),
            )
        case "forfeit":
            absent = tuple(row.facts["absent"])
            return Forfeit(**common, round=row.round, table=row.table_number or 0, absent=absent)
        case "penalty":
            points = row.facts["points"]
            return Penalty(**common, round=row.round, entry=row.entry or 0, points=points)
        case _:
            return Void(**common)
