"""T5, the duplicate: the same packs, dealers and robots' chance at every table (`board_seed`).

(a) Pairs: a Mitchell, whose directions are ranked apart, or a Howell up to seven tables with one
ranking. (b) Daily: everybody plays the same boards with three identical robots. (c) Teams of four:
a team sits north–south at the first table of a match and east–west at the second; everybody meets
everybody by Berger tables.

Numbers are drawn by lot before round 1. In an odd field, and for who has gone or is away, the
house's robots play, or the pair that meets nobody has a bye, which counts for nothing: percentages
and averages are of boards played.
"""

from collections.abc import Callable
from itertools import count

from bot.tournaments.berger import berger_round
from bot.tournaments.draw import by_lot, shuffled
from bot.tournaments.entries import house
from bot.tournaments.errors import TournamentError, Why
from bot.tournaments.movements import HOWELL_TABLES, howell_round, mitchell_round
from bot.tournaments.rounds import Round, Table
from bot.tournaments.tournament import Tournament

Meeting = tuple[int, int]


def mitchell(tournament: Tournament, number: int) -> Round:
    """Raises `TournamentError` TOO_MANY_ROUNDS: everybody has met everybody they can."""
    tables = mitchell_tables(tournament)
    if number > tables:
        raise TournamentError(Why.TOO_MANY_ROUNDS, limit=tables)
    return _seat(tournament, number, mitchell_round(tables, number))


def howell(tournament: Tournament, number: int) -> Round:
    """Raises `TournamentError` TOO_MANY and TOO_MANY_ROUNDS."""
    size = _even(len(numbers(tournament)))
    if size > 2 * HOWELL_TABLES:
        raise TournamentError(Why.TOO_MANY, entries=size, limit=2 * HOWELL_TABLES)
    if number > size - 1:
        raise TournamentError(Why.TOO_MANY_ROUNDS, limit=size - 1)
    return _seat(tournament, number, howell_round(size, number))


def teams(tournament: Tournament, number: int) -> Round:
    """Raises `TournamentError` TOO_MANY_ROUNDS."""
    size = _even(len(numbers(tournament)))
    if number > size - 1:
        raise TournamentError(Why.TOO_MANY_ROUNDS, limit=size - 1)
    matches = _seat(tournament, number, berger_round(size, number))
    tables: list[Table] = []
    for match, table in enumerate(matches.tables, start=1):
        one, other = table.sides
        tables.append(Table(2 * match - 1, (one, other), "1", match))
        tables.append(Table(2 * match, (other, one), "2", match))
    return Round(number, tuple(tables), matches.byes)


def daily(tournament: Tournament, number: int) -> Round:
    """One table for each entry; the other seats are the robots' and nobody's."""
    playing = by_lot(tournament.seed, tournament.playing(number))
    tables = [Table(place, ((each,), ())) for place, each in enumerate(playing, start=1)]
    return Round(number, tuple(tables))


def with_late_table(paired: Round, entry: int) -> Round:
    """A daily's round with a table more: people come until its window closes."""
    number = max((each.number for each in paired.tables), default=0) + 1
    return Round(paired.number, (*paired.tables, Table(number, ((entry,), ()))), paired.byes)


def numbers(tournament: Tournament) -> tuple[int, ...]:
    """The entries of round 1 in the order of the numbers they drew."""
    first = [each.id for each in tournament.entries if not tournament.withdrawn(each.id, 1)]
    return shuffled(tournament.seed, "round", 1, first)


def mitchell_tables(tournament: Tournament) -> int:
    return _even(len(numbers(tournament))) // 2


def everybody_once(tournament: Tournament) -> int:
    """The rounds of a Howell or of teams."""
    return max(1, _even(len(numbers(tournament))) - 1)


def north_south(tournament: Tournament) -> tuple[int, ...]:
    """The pairs north and south of a Mitchell."""
    return numbers(tournament)[: mitchell_tables(tournament)]


def _even(size: int) -> int:
    return size + size % 2


def _seat(tournament: Tournament, number: int, meetings: list[Meeting]) -> Round:
    """Tables of a movement; where nobody holds a number the robots play, or there is a bye."""
    entry = _holders(tournament, number)
    robots = count()
    tables: list[Table] = []
    byes: list[int] = []
    for meeting in meetings:
        here = [entry(each) for each in meeting]
        there = [each for each in here if each is not None]
        if len(there) == 1 and not tournament.plan.house:
            byes += there
        elif there:
            one, other = (house(next(robots)) if each is None else each for each in here)
            tables.append(Table(len(tables) + 1, ((one,), (other,))))
    return Round(number, tuple(tables), tuple(byes))


def _holders(tournament: Tournament, number: int) -> Callable[[int], int | None]:
    holders = numbers(tournament)

    def entry(place: int) -> int | None:
        if place > len(holders) or not tournament.plays(holders[place - 1], number):
            return None
        return holders[place - 1]

    return entry
