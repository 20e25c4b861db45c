"""Tells who has met whom and how it went: what a cross table shows."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from bot.tournaments.core.entries import is_house
from bot.tournaments.core.results import Forfeit, Played
from bot.tournaments.core.rounds import Table, opposite
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.formats.teams import match_imps
from bot.tournaments.scoring.ledger import DRAW, LOSS, WIN, open_ledger


@dataclass(frozen=True, slots=True)
class Encounter:
    """A game as one of both saw it. `match_points` None: it has no result yet.

    `own` and `other` are points written, or of teams the IMPs won and lost; 0 for a forfeit.
    `robots`: robots played in its place, as nobody of it came.
    """

    round: int
    match_points: int | None
    own: int = 0
    other: int = 0
    forfeit: bool = False
    robots: bool = False


Encounters = dict[tuple[int, int], list[Encounter]]
"""by (entry, opponent), in the order of the rounds; the house's robots are nobody"""


def encounters(tournament: Tournament, section: str = "") -> Encounters:
    """The encounters of formats in which sides are entries; `section`: only a knock-out's games of
    this name."""
    if tournament.plan.format.two_tables:
        return _of_teams(tournament)
    found: Encounters = {}
    credited = {
        (entry, each.round): each.match_points
        for entry, outings in open_ledger(tournament).outings.items()
        for each in outings
    }
    for each in tournament.rounds:
        for table in each.tables:
            if section and table.section != section:
                continue
            row = tournament.result_of(each.number, table.number)
            for side, one, other in _couples(table):
                points = None if row is None else credited[one, each.number]
                met = _as_seen(each.number, points, row, side, one)
                found.setdefault((one, other), []).append(met)
    return found


def _couples(table: Table) -> Iterator[tuple[int, int, int]]:
    """Each entry of a side with each of the other, but robots."""
    for side, own in enumerate(table.sides):
        for one, other in product(own, table.sides[opposite(side)]):
            if not is_house(one) and not is_house(other):
                yield side, one, other


def _as_seen(
    number: int, match_points: int | None, row: Played | Forfeit | None, side: int, entry: int
) -> Encounter:
    if not isinstance(row, Played):
        return Encounter(number, match_points, forfeit=row is not None)
    own, other = row.scores[side].points, row.scores[opposite(side)].points
    return Encounter(number, match_points, own, other, robots=entry in row.absent)


def _of_teams(tournament: Tournament) -> Encounters:
    found: Encounters = {}
    for each in tournament.rounds:
        for first, second in zip(each.tables[::2], each.tables[1::2], strict=True):
            one, two = first.sides[0][0], first.sides[1][0]
            if is_house(one) or is_house(two):
                continue
            rows = [tournament.result_of(each.number, table.number) for table in (first, second)]
            absent = {who for row in rows if isinstance(row, Forfeit) for who in row.absent}
            played_for = {who for row in rows if isinstance(row, Played) for who in row.absent}
            done = all(isinstance(row, Played) for row in rows)
            swing = match_imps(tournament, each.number, first, second) if done else 0
            for own, other, sign in ((one, two, 1), (two, one, -1)):
                met = Encounter(each.number, None)
                if absent:
                    points = LOSS if own in absent else WIN
                    met = Encounter(each.number, points, forfeit=True)
                elif done:
                    won = sign * swing
                    points = WIN if won > 0 else LOSS if won < 0 else DRAW
                    imps = max(won, 0), max(-won, 0)
                    met = Encounter(each.number, points, *imps, robots=own in played_for)
                found.setdefault((own, other), []).append(met)
    return found
