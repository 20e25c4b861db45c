"""The meetings, partners and byes so far, which pairing avoids to repeat."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from bot.tournaments.core.entries import is_house
from bot.tournaments.core.results import Bye, Forfeit
from bot.tournaments.core.rounds import Table
from bot.tournaments.core.tournament import Tournament


def couple(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def played_tables(tournament: Tournament) -> Iterator[Table]:
    """Every paired table but the forfeited ones: there nobody met anybody."""
    for each in tournament.rounds:
        for table in each.tables:
            if not isinstance(tournament.result_of(each.number, table.number), Forfeit):
                yield table


def meetings(tournament: Tournament) -> Counter[tuple[int, int]]:
    """How often two entries have been opponents."""
    return Counter(
        couple(one, other)
        for table in played_tables(tournament)
        for one in table.sides[0]
        for other in table.sides[1]
    )


def partnerships(tournament: Tournament) -> Counter[tuple[int, int]]:
    """How often two have been partners; all robots of the house are one and the same, 0."""
    return Counter(
        couple(*(0 if is_house(each) else each for each in pair))
        for table in played_tables(tournament)
        for side in table.sides
        for pair in combinations(side, 2)
    )


def byes(tournament: Tournament) -> Counter[int]:
    """How often an entry has sat out with credit."""
    found = Counter(entry for each in tournament.rounds for entry in each.byes)
    found.update(row.entry for row in tournament.counting if isinstance(row, Bye))
    return found


def lowest_without_bye(tournament: Tournament, ranked: Iterable[int]) -> int:
    """T1: the lowest entry that has had no bye; when all had one, the lowest with the fewest."""
    had = byes(tournament)
    order = tuple(ranked)
    fewest = min(had[each] for each in order)
    return next(each for each in reversed(order) if had[each] == fewest)


def numbered(pairs: Iterable[tuple[int, int]]) -> tuple[Table, ...]:
    """Tables in the order of the pairing, from 1."""
    return tuple(
        Table(number, ((one,), (other,))) for number, (one, other) in enumerate(pairs, start=1)
    )
