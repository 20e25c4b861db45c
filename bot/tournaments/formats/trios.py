"""T13, games of three: everybody for themselves, at tables of three that are new each round.

How good tables are is one number: what they repeat first – two who have met n times cost n² – then
how far apart in the ranking those are who sit together, where the ranking counts. Tables of three
cannot be matched as pairs can, so people change places as long as that makes it better, from the
order of the ranking and from draws by lot; the best is kept. What repeats so is counted by
`tests/tournaments/formats/test_trios.py`.

In the duplicate all tables of a round have the same packs, and each hand is compared with the same
one elsewhere. Nobody gains by their place: at each table they sit where they have sat least.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, permutations

from bot.tournaments.boards import pairs_tie_breaks
from bot.tournaments.pairing import (
    alone,
    couple,
    lowest_without_bye,
    meetings,
    played_tables,
    tables_of,
)
from bot.tournaments.scoring import BY_POINTS, open_ledger, rank, ranked_by
from bot.tournaments.tournament import (
    Format,
    Round,
    Tournament,
    always,
    by_lot,
    house,
    is_house,
    many_shuffles,
    planned,
)

SIZE = 3
ROUNDS = 4
DRAWS = 2000
STARTS = 12
"""draws from which people change places; in larger fields there is room enough for fewer"""
SMALL = 30
"""people up to whom that is done"""
NEAR = 24
"""places across which people change theirs"""
ROBOTS = 4
"""what it costs that a person meets nobody but robots: as much as somebody for the third time"""

Three = tuple[int, ...]
Past = Mapping[tuple[int, int], int]
"""how often two have met; all robots of the house are one and the same, 0"""
Cost = Callable[[Sequence[int]], int]
"""of the people of a table"""


def past_of(tournament: Tournament) -> Past:
    found = Counter[tuple[int, int]]()
    for pair, times in meetings(tournament).items():
        found[couple(*(max(each, 0) for each in pair))] += times
    return found


def repeated(past: Past, table: Sequence[int]) -> int:
    """Return the cost of a table: meetings that it repeats, squared, and robots that meet."""
    cost = 0
    for one, other in combinations(table, 2):
        if is_house(one) and is_house(other):
            cost += ROBOTS
        else:
            cost += past.get(couple(max(one, 0), max(other, 0)), 0) ** 2
    return cost


# The field: a number divisible by three -----------------------------------------------------------


def field_of(tournament: Tournament, number: int) -> tuple[list[int], tuple[int, ...]]:
    """Return the entries that play, in the order of the ranking, and those that sit out.

    One or two robots of the house join; if there are none, as many people as it takes sit out: the
    lowest who have had no bye, as in T1.
    """
    playing = tournament.playing(number)
    if number == 1:
        order = list(by_lot(tournament.seed, playing))
    else:
        ranking = tournament.plan.format.standings(tournament).order()
        order = [each for each in ranking if each in set(playing)]
    if tournament.plan.house:
        return [*order, *(house(each) for each in range(-len(order) % SIZE))], ()
    byes: list[int] = []
    while len(order) % SIZE:
        byes.append(lowest_without_bye(tournament, order))
        order.remove(byes[-1])
    return order, tuple(byes)


def in_threes(order: Sequence[int]) -> list[Three]:
    return [tuple(order[start : start + SIZE]) for start in range(0, len(order), SIZE)]


# Changing places ----------------------------------------------------------------------------------


def settled(order: Sequence[int], cost: Cost) -> list[int]:
    """The order after changes of place, each of which has made two tables better together."""
    order = list(order)
    costs = [cost(each) for each in in_threes(order)]
    changed = True
    while changed:
        changed = False
        for one in range(len(order)):
            here = one // SIZE
            for other in range(here * SIZE + SIZE, min(len(order), one + NEAR + 1)):
                there = other // SIZE
                order[one], order[other] = order[other], order[one]
                tried = [cost(order[each * SIZE : each * SIZE + SIZE]) for each in (here, there)]
                if sum(tried) < costs[here] + costs[there]:
                    costs[here], costs[there] = tried
                    changed = True
                else:
                    order[one], order[other] = order[other], order[one]
    return order


def total(order: Sequence[int], cost: Cost) -> int:
    return sum(map(cost, in_threes(order)))


def drawn(seed: bytes, number: int, ids: Sequence[int], cost: Cost) -> list[list[int]]:
    """Draws by lot that cost least: one where it costs nothing, else some to begin with."""
    found: list[tuple[int, int, list[int]]] = []
    for attempt in range(DRAWS):
        order = many_shuffles(seed, f"trios {number}", attempt, ids)
        found.append((total(order, cost), attempt, order))
        if not found[-1][0]:
            return [order]
        if len(found) > STARTS:
            found.remove(max(found))
    return [order for *_, order in sorted(found)]


def pair(tournament: Tournament, number: int) -> Round:
    """The next round by lot: the draw that repeats least, or what becomes of one."""
    order, byes = field_of(tournament, number)
    past = past_of(tournament)

    def cost(table: Sequence[int]) -> int:
        return repeated(past, table)

    draws = drawn(tournament.seed, number, order, cost)
    if total(draws[0], cost):
        tried = draws if len(order) <= SMALL else draws[:1]
        draws = [min((settled(each, cost) for each in tried), key=lambda each: total(each, cost))]
    return Round(number, tables_of(map(alone, in_threes(draws[0]))), byes)


def pair_ranked(tournament: Tournament, number: int) -> Round:
    """The next round by the ranking, the leaders at table 1."""
    order, byes = field_of(tournament, number)
    past, place = past_of(tournament), {each: at for at, each in enumerate(order)}
    most = len(order) * len(order) ** 2
    """more than all distances of the squares together"""

    def cost(table: Sequence[int]) -> int:
        apart = sum((place[one] - place[other]) ** 2 for one, other in combinations(table, 2))
        return (1 + most) * repeated(past, table) + apart

    starts = [order]
    if number > 1 and len(order) <= SMALL:
        starts += drawn(tournament.seed, number, order, lambda table: repeated(past, table))
    best = min((settled(each, cost) for each in starts), key=lambda each: total(each, cost))
    tables = sorted(sorted(each, key=place.__getitem__) for each in in_threes(best))
    tables.sort(key=lambda table: sum(map(place.__getitem__, table)))
    return Round(number, tables_of(map(alone, tables)), byes)


def pair_duplicate(tournament: Tournament, number: int) -> Round:
    """The next round of the duplicate: by lot, everybody where they have sat least."""
    paired, sat = pair(tournament, number), Counter[tuple[int, int]]()
    for table in played_tables(tournament):
        sat.update((entry, seat) for seat, side in enumerate(table.sides) for entry in side)
    tables = (_least_sat(tuple(table.entries()), sat) for table in paired.tables)
    return replace(paired, tables=tables_of(map(alone, tables)))


def _least_sat(table: Three, sat: Mapping[tuple[int, int], int]) -> Three:
    def cost(seats: Iterable[int]) -> int:
        return sum(sat.get((each, seat), 0) ** 2 for seat, each in enumerate(seats))

    return min(permutations(table), key=cost)


# The formats --------------------------------------------------------------------------------------

TRIOS = Format(
    name="trios",
    seated=(3,),
    pair=pair,
    standings=ranked_by(BY_POINTS),
    rounds=planned(always(ROUNDS)),
    usual_deals=9,
    usual_rounds=ROUNDS,
    fewest=3,
    fewest_with_house=2,
    people=1,
    late_until=always(2),
    column="points",
    by_hand=True,
    may_sit_out=True,
)
TRIOS_RANKED = replace(TRIOS, name="trios_ranked", pair=pair_ranked)
TRIOS_DUPLICATE = replace(
    TRIOS,
    name="trios_duplicate",
    pair=pair_duplicate,
    standings=lambda tournament: rank(open_ledger(tournament), pairs_tie_breaks(tournament)),
    rounds=planned(always(SIZE)),
    usual_deals=6,
    usual_rounds=SIZE,
    fewest=6,
    fewest_with_house=4,
    column="",
    late_until=always(1),
    scorings=("matchpoints",),
)
