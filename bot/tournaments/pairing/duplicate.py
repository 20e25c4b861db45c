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

from bot.tournaments.core.draw import shuffled
from bot.tournaments.core.entries import house
from bot.tournaments.core.rounds import Round, Table
from bot.tournaments.core.tournament import Tournament

Meeting = tuple[int, int]


def numbers(tournament: Tournament) -> tuple[int, ...]:
    """The entries of round 1 in the order of the numbers they drew."""
    first = [each.id for each in tournament.entries if not tournament.withdrawn(each.id, 1)]
    return shuffled(tournament.seed, "round", 1, first)


def everybody_once(tournament: Tournament) -> int:
    """The rounds of a Howell or of teams."""
    return max(1, even(len(numbers(tournament))) - 1)


def even(size: int) -> int:
    return size + size % 2


def seat(tournament: Tournament, number: int, meetings: list[Meeting]) -> Round:
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
