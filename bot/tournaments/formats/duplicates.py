"""T5, the duplicate: the same packs, dealers and robots' chance at every table (`board_seed`).

(a) Pairs: a Mitchell, whose directions are ranked apart, or a Howell up to seven tables with one
ranking. (b) Daily: everybody plays the same boards with three identical robots. (c) Teams of four:
a team sits north–south at the first table of a match and east–west at the second; everybody meets
everybody by Berger tables.

Numbers are drawn by lot before round 1. In an odd field, and for who has gone or is away, the
house's robots play, or the pair that meets nobody has a bye, which counts for nothing: percentages
and averages are of boards played.

All tables play the same boards in the same round, so nothing moves but people, no board is ever
seen by a person who is still to play it, and any number of tables works.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.tournaments.boards import boards_won, imps, pairs_tie_breaks, sheets, tops
from bot.tournaments.pairing import Meeting, berger_round, first_drawn, seat, tables_of
from bot.tournaments.scoring import (
    DRAW,
    LOSS,
    POINTS,
    WIN,
    Place,
    Standings,
    TieBreak,
    open_ledger,
    rank,
)
from bot.tournaments.tournament import (
    Forfeit,
    Format,
    Plan,
    Played,
    Round,
    Side,
    Table,
    Tournament,
    TournamentError,
    Why,
    always,
    by_lot,
    planned,
)

HOWELL_TABLES = 7
"""a Howell has at most so many"""


def size_of(tournament: Tournament) -> int:
    """Return how many numbers there are: an even number."""
    drawn = len(first_drawn(tournament))
    return drawn + drawn % 2


def everybody_once(tournament: Tournament) -> int:
    """The rounds of a Howell or of teams."""
    return max(1, size_of(tournament) - 1)


def _seat(tournament: Tournament, number: int, most: int, meetings: list[Meeting]) -> Round:
    """A round, of `most`. Raises `TournamentError` TOO_MANY_ROUNDS: all have met whom they can."""
    if number > most:
        raise TournamentError(Why.TOO_MANY_ROUNDS, limit=most)
    return seat(tournament, number, first_drawn(tournament), meetings)


# The Mitchell: pairs north–south and east–west, ranked apart -------------------------------------


def mitchell_round(tables: int, number: int) -> list[Meeting]:
    """North–south 1 to T stay, east–west T + 1 to 2T go up one table each round; T rounds.

    >>> mitchell_round(3, 1), mitchell_round(3, 2)
    ([(1, 4), (2, 5), (3, 6)], [(1, 6), (2, 4), (3, 5)])
    """
    return [(table + 1, tables + 1 + (table - number + 1) % tables) for table in range(tables)]


def mitchell_tables(tournament: Tournament) -> int:
    return size_of(tournament) // 2


def pair_mitchell(tournament: Tournament, number: int) -> Round:
    tables = mitchell_tables(tournament)
    return _seat(tournament, number, tables, mitchell_round(tables, number))


def mitchell_standings(tournament: Tournament) -> Standings:
    """A Mitchell: ranks begin anew for east–west. The first column says the direction, 0 or 1."""
    north = set(first_drawn(tournament)[: mitchell_tables(tournament)])
    ledger, tie_breaks = open_ledger(tournament), pairs_tie_breaks(tournament)
    places: list[Place] = []
    for direction in (0, 1):
        entries = [each.id for each in tournament.entries if (each.id in north) != bool(direction)]
        places += [
            replace(each, values=(direction, *each.values))
            for each in rank(ledger, tie_breaks, entries).places
        ]
    return Standings(("direction", *(each.name for each in tie_breaks)), tuple(places))


MITCHELL = Format(
    name="mitchell",
    pair=pair_mitchell,
    standings=mitchell_standings,
    rounds=planned(mitchell_tables),
    usual_deals=3,
    fewest=4,
    fewest_with_house=3,
    scheduled=always(True),
    scorings=("matchpoints", "imps"),
    directions=True,
)


# The Howell: pairs that are ranked all together, up to seven tables ------------------------------

_NORTH = {
    2: (),
    4: (1,),
    6: (1, 1),
    8: (1, 1, 0),
    10: (1, 1, 1, 0),
    12: (1, 0, 1, 1, 1),
    14: (1, 1, 1, 0, 1, 1),
}
"""by the number of pairs: whether, k places across the circle, the upper pair is north–south; the
best there is, found by trying all"""


def howell_round(pairs: int, number: int) -> list[Meeting]:
    """Everybody meets everybody once in `pairs` - 1 rounds; an even number of pairs up to 14.

    The highest number stays north–south and meets the others in turn; of these, who stands k places
    above it on their circle meets who stands k places below. Who sits north–south is chosen so that
    any two pairs sit in the same direction, and so are compared, equally often: with 4, 8 and 12
    pairs exactly (one round less in the same direction than opposed), with 6, 10 and 14 up to one.
    """
    circle = pairs - 1
    found = [(pairs, (number - 1) % circle + 1)]
    for step, upper in enumerate(_NORTH[pairs], start=1):
        one, other = (number - 1 + step) % circle + 1, (number - 1 - step) % circle + 1
        found.append((one, other) if upper else (other, one))
    return found


def pair_howell(tournament: Tournament, number: int) -> Round:
    """Raises `TournamentError` TOO_MANY too."""
    size = size_of(tournament)
    if size > 2 * HOWELL_TABLES:
        raise TournamentError(Why.TOO_MANY, entries=size, limit=2 * HOWELL_TABLES)
    return _seat(tournament, number, size - 1, howell_round(size, number))


HOWELL = replace(
    MITCHELL,
    name="howell",
    pair=pair_howell,
    standings=lambda tournament: rank(open_ledger(tournament), pairs_tie_breaks(tournament)),
    rounds=planned(everybody_once),
    directions=False,
)


# Teams of four: everybody meets everybody, by Berger tables, at two tables at once ---------------


class TeamMatch(NamedTuple):
    """A match of teams of four at its two tables."""

    round: int
    teams: tuple[int, int]
    """the one that sits north–south at the first table, and the other"""
    absent: frozenset[int]
    """of a forfeit"""
    swing: int | None
    """IMPs that the first has won more than lost; None: it is not over, or was not played"""
    by_robots: frozenset[int]
    """teams for which robots played all of a table"""

    def won(self, side: int) -> int:
        """IMPs won less IMPs lost."""
        return (self.swing or 0) * (-1 if side else 1)

    def points(self, side: int) -> int | None:
        """Match points: 2 for a match won by IMPs, or to which the others did not come."""
        if self.absent:
            return LOSS if self.teams[side] in self.absent else WIN
        won = self.won(side)
        return None if self.swing is None else WIN if won > 0 else LOSS if won < 0 else DRAW


def pair_teams(tournament: Tournament, number: int) -> Round:
    size = size_of(tournament)
    matches = _seat(tournament, number, size - 1, berger_round(size, number))
    tables: list[Table] = []
    for match, table in enumerate(matches.tables, start=1):
        one, other = table.sides
        tables.append(Table(2 * match - 1, (one, other), "1", match))
        tables.append(Table(2 * match, (other, one), "2", match))
    return Round(number, tuple(tables), matches.byes)


def teams_standings(tournament: Tournament) -> Standings:
    """The ranking by match points, then IMPs, then boards won against the tied."""
    matches, gained = Counter[int](), Counter[int]()
    for each in tournament.rounds:  # a bye is a match won
        matches.update(dict.fromkeys(each.byes, WIN))
    for match in matches_of(tournament):
        for side, team in enumerate(match.teams):
            matches[team] += match.points(side) or 0
            gained[team] += match.won(side)
    tie_breaks = (
        TieBreak("match_points", lambda ledger, entry, tied: matches[entry]),
        TieBreak("imps", lambda ledger, entry, tied: gained[entry]),
        boards_won(sheets(tournament)),
    )
    return rank(open_ledger(tournament), tie_breaks)


def matches_of(tournament: Tournament) -> Iterator[TeamMatch]:
    for each in tournament.rounds:
        for first, second in zip(each.tables[::2], each.tables[1::2], strict=True):
            rows = [tournament.result_of(each.number, one.number) for one in (first, second)]
            played = [row for row in rows if isinstance(row, Played)]
            swing, by_robots = None, frozenset[int]()
            if len(played) == 2:
                north, east = ({one.number: one.brought(0) for one in row.boards} for row in played)
                both = north.keys() & east.keys()
                deal_points = tournament.plan.deal_points
                swing = sum(imps(north[board] - east[board], deal_points) for board in both)
                by_robots = frozenset(who for row in played for who in row.absent)
            absent = frozenset(
                who for row in rows if isinstance(row, Forfeit) for who in row.absent
            )
            teams = first.sides[0][0], first.sides[1][0]
            yield TeamMatch(each.number, teams, absent, swing, by_robots)


TEAMS = Format(
    name="teams",
    pair=pair_teams,
    standings=teams_standings,
    rounds=planned(everybody_once),
    people=4,
    column="match_points",
    scheduled=always(True),
    cross_table=True,
    scorings=("imps",),
    two_tables=True,
)


# The daily duplicate: everybody plays the same boards with three identical robots ----------------


def pair_daily(tournament: Tournament, number: int) -> Round:
    """One table for each entry; the other seats are the robots' and nobody's."""
    playing = by_lot(tournament.seed, tournament.playing(number))
    return Round(number, tables_of(_with_robots(tournament.plan, each) for each in playing))


def _with_robots(plan: Plan, entry: int) -> tuple[Side, ...]:
    return ((entry,), *((),) * len(plan.seats.others(0)))


def with_late_table(plan: Plan, paired: Round, entry: int) -> Round:
    """A daily's round with a table more: people come until its window closes."""
    number = max((each.number for each in paired.tables), default=0) + 1
    table = Table(number, _with_robots(plan, entry))
    return Round(paired.number, (*paired.tables, table), paired.byes)


def daily_standings(tournament: Tournament) -> Standings:
    """Rank by points written, then by the boards. Who finished no board has no points, not 0."""
    found = sheets(tournament)
    points = TieBreak("points", lambda *of: POINTS.value(*of) if found.get(of[1]) else None)
    return rank(open_ledger(tournament), (points, boards_won(found), tops(found)))


DAILY = Format(
    name="daily",
    seated=(4, 3),
    pair=pair_daily,
    standings=daily_standings,
    rounds=always(1),
    fewest=1,
    people=1,
    column="points",
    scorings=("matchpoints",),
    own_time=True,
)
