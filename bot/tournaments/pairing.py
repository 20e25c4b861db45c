"""Parts from which several formats make their rounds: past meetings, matching, Berger tables."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, count, product

import rustworkx

from bot.tournaments.tournament import (
    Bye,
    Forfeit,
    Round,
    Side,
    Table,
    Tournament,
    house,
    is_house,
    shuffled,
)

# What has been ------------------------------------------------------------------------------------


def couple(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def played_tables(tournament: Tournament) -> Iterator[Table]:
    """Every paired table but the forfeited ones: there nobody met anybody."""
    for _, table, row in tournament.tables():
        if not isinstance(row, Forfeit):
            yield table


def meetings(tournament: Tournament) -> Counter[tuple[int, int]]:
    """How often two entries have been opponents."""
    return Counter(
        couple(one, other)
        for table in played_tables(tournament)
        for side, against in combinations(table.sides, 2)
        for one, other in product(side, against)
    )


def most_met(entries: Iterable[int], met: Mapping[tuple[int, int], int]) -> int:
    """How many opponents that one of these entries has met who has met most."""
    opponents = Counter(one for pair in met for one in pair)
    return max((opponents[each] for each in entries), default=0)


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


def alone(entries: Iterable[int]) -> tuple[Side, ...]:
    """The sides of a table where each of these plays for itself."""
    return tuple((each,) for each in entries)


def tables_of(sides: Iterable[tuple[Side, ...]]) -> tuple[Table, ...]:
    """Tables in the order of the pairing, from 1."""
    return tuple(Table(number, each) for number, each in enumerate(sides, start=1))


def numbered(pairs: Iterable[tuple[int, int]]) -> tuple[Table, ...]:
    """The tables of entries that are a side each."""
    return tables_of(map(alone, pairs))


# Matching -----------------------------------------------------------------------------------------


Edge = tuple[int, int, int]
"""two nodes, numbered from 0, and what pairing them costs"""


def cheapest_pairs(nodes: int, edges: Iterable[Edge]) -> list[tuple[int, int]]:
    """The pairs, lower node first, of a matching of as many nodes as possible at the least cost.

    Costs are whole numbers of any size below 2^120. The same edges in the same order always give
    the same pairs.
    """
    wanted = list(edges)
    dearest = max((cost for *_, cost in wanted), default=0) + 1
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from([(one, other, dearest - cost) for one, other, cost in wanted])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)


# Berger tables ------------------------------------------------------------------------------------


def berger_round(size: int, number: int) -> list[tuple[int, int]]:
    """Round `number`, from 1 to `size` - 1, for the numbers 1 to `size`, which is even.

    The highest number meets the others in the order 1, n/2 + 1, 2, n/2 + 2 …, first named in the
    even rounds; the others stand on a circle and meet across the one who plays it.

    >>> [berger_round(4, each) for each in (1, 2, 3)]
    [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    """
    circle = size - 1
    pivot = (number - 1) * (size // 2) % circle
    first = (pivot + 1, size) if number % 2 else (size, pivot + 1)
    across = [
        ((pivot + step) % circle + 1, (pivot - step) % circle + 1) for step in range(1, size // 2)
    ]
    return [first, *across]


# Schedules ----------------------------------------------------------------------------------------

Meeting = tuple[int, int]
"""the numbers, from 1, of those who meet; in a duplicate the first sits north–south"""


def first_drawn(tournament: Tournament) -> tuple[int, ...]:
    """The entries of round 1 in the order of the numbers they drew."""
    return shuffled(tournament.seed, "round", 1, tournament.starting)


def seat(
    tournament: Tournament, number: int, holders: Sequence[int], meetings: Iterable[Meeting]
) -> Round:
    """Tables of a schedule; where nobody holds a number the robots play, or there is a bye."""
    robots = count()
    pairs: list[tuple[int, int]] = []
    byes: list[int] = []
    playing = {
        place: each for place, each in enumerate(holders, start=1) if tournament.plays(each, number)
    }
    for meeting in meetings:
        there = [playing[each] for each in meeting if each in playing]
        if len(there) == 1 and not tournament.plan.house:
            byes += there
        elif there:
            one, other = (
                playing[each] if each in playing else house(next(robots)) for each in meeting
            )
            pairs.append((one, other))
    return Round(number, numbered(pairs), tuple(byes))
