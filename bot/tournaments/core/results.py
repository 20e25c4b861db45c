"""Results, as rows that are never changed: a correction is a row that supersedes one.

Byes are in the pairing (`rounds.Round.byes`); a `Bye` here is one that the organiser gives.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules import TEAMS
from bot.tournaments.core.errors import TournamentError, Why


@dataclass(frozen=True, slots=True)
class Score:
    """All that one side of a table brought home."""

    points: int
    """written, over all its deals"""
    parties: int = 0
    """parties won: 1 or 0, or up to 2 in a best of three"""
    capots: int = 0
    """deals in which the side won every trick"""
    failed: int = 0
    """contracts that the side took and did not make"""


@dataclass(frozen=True, slots=True)
class Contract:
    """The contract of a board, and how it ended."""

    taker: int
    """the seat"""
    trump: str
    """as `bot.rules.Trump` is written"""
    outcome: str
    """one of `bot.rules.DealOutcome`"""
    points: int | None = None
    """of the bid; None where nobody bids"""
    multiplier: int = 1

    @property
    def side(self) -> int:
        return TEAMS.of(self.taker)


@dataclass(frozen=True, slots=True)
class Board:
    """One deal of a duplicate: points written by each side. Passed out: 0 and 0 (T5).

    `number` is the deal's number in the round, from 1: the same cards at every table.
    `contract`: None when all have passed, or for points that an organiser has entered.
    """

    number: int
    points: tuple[int, int]
    contract: Contract | None = None

    @property
    def difference(self) -> int:
        return self.points[0] - self.points[1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """`id` grows with time. `supersedes` is the id of the row this one stands in place of."""

    id: int
    supersedes: int | None = None
    reason: str = ""
    """the organiser's, for a correction"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Row):
    """A table that was played. `deals` that were not finished count 0–0 (T6).

    `absent`: the entries for which robots played all of it, as none of their people has acted.
    """

    round: int
    table: int
    scores: tuple[Score, Score]
    deals: int = 0
    boards: tuple[Board, ...] = ()
    absent: tuple[int, ...] = ()
    robot_deals: int = 0
    """the last ones, which robots finished in all four seats, where some of its people came"""

    def by_robots(self, deal: int) -> bool:
        """Return whether robots finished a deal of this number, in all four seats."""
        return deal > self.deals - self.robot_deals


@dataclass(frozen=True, slots=True, kw_only=True)
class Forfeit(Row):
    """A table that was not played because of the `absent` entries (T6: after 10 minutes).

    The absent have 0; whoever was there gets the average of the round's other winners, at least
    81 a deal. Nobody has met anybody by it.
    """

    round: int
    table: int
    absent: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye(Row):
    """A round that an entry sits out by the organiser's decision, credited like any bye."""

    round: int
    entry: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Absence(Row):
    """An entry that announces that it does not play a round: not paired, 0 for it."""

    round: int
    entry: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LateEntry(Row):
    """An entry that plays from `round` on; the rounds before count 0."""

    round: int
    entry: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrawal(Row):
    """An entry that is not paired from `round` on; what it has stays. At least the next round: what
    is paired is played or forfeited."""

    round: int
    entry: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalty(Row):
    """Points taken from an entry, such as 162 for who leaves a Mêlée (T3)."""

    round: int
    entry: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Void(Row):
    """Takes a row back without anything in its place."""


Result = Played | Forfeit | Bye | Absence | LateEntry | Withdrawal | Penalty | Void


def counting(results: Iterable[Result]) -> tuple[Result, ...]:
    """The rows that count, in the order of their ids.

    Raises `TournamentError` NOT_NEWEST when a row supersedes one that is not there or has been
    superseded already: of two corrections at once the second must see the first. OTHER_TABLE when
    the result of a table is superseded by anything but a result of this table or a `Void`.
    """
    standing: dict[int, Result] = {}
    for each in sorted(results, key=lambda row: row.id):
        if each.supersedes is not None:
            old = standing.pop(each.supersedes, None)
            if old is None:
                raise TournamentError(Why.NOT_NEWEST, row=each.id, supersedes=each.supersedes)
            if not isinstance(each, Void) and _place(old) != _place(each):
                raise TournamentError(Why.OTHER_TABLE, row=each.id, supersedes=each.supersedes)
        standing[each.id] = each
    return tuple(each for each in standing.values() if not isinstance(each, Void))


def _place(row: Result) -> tuple[int, int] | None:
    return (row.round, row.table) if isinstance(row, Played | Forfeit) else None
