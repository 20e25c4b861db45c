"""T3, the Mêlée by lot: every round new partners, nobody the same one twice.

2 000 draws are made and the one with the fewest repetitions is kept: first no partner again, then
no opponent a third time, then as few opponents again as possible. The first draw without any ends
it. Should all draws repeat a partner (after many rounds in a small field), partners are found by
minimum-weight matching instead, and then who meets whom by another: then a partner repeats only
when that cannot be avoided.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import NamedTuple, TypeVar

from bot.tournaments.pairing import (
    cheapest_pairs,
    couple,
    lowest_without_bye,
    meetings,
    partnerships,
    tables_of,
)
from bot.tournaments.scoring import BY_POINTS, open_ledger, rank, ranked_by
from bot.tournaments.tournament import (
    Format,
    Round,
    Side,
    Tournament,
    always,
    by_lot,
    house,
    is_house,
    many_shuffles,
    planned,
)

T = TypeVar("T")

# Repetitions --------------------------------------------------------------------------------------


Sides = tuple[Side, Side]

TWICE = 2
"""an opponent is met at most so often"""
PARTNER = 1 << 40
THIRD = 1 << 20


class Past(NamedTuple):
    """The times that two have been partners and opponents. All robots of the house count as one, 0.

    With robots only partners are counted: nobody plays with one twice, all meet them gladly.
    """

    partners: dict[tuple[int, int], int]
    opponents: dict[tuple[int, int], int]

    def side_cost(self, one: int, other: int) -> int:
        """Return the cost of two as partners: `PARTNER` for each time they have been. Two robots
        cost as much as opponents who meet again: they may play together, but people rather play
        with people.
        """
        if is_house(one) and is_house(other):
            return 1
        return PARTNER * self.partners.get(couple(max(one, 0), max(other, 0)), 0)

    def table_cost(self, sides: Sides) -> int:
        """Return the cost of two sides as opponents: `THIRD` from a third meeting on, 1 before."""
        cost = 0
        for one, other in product(*sides):
            met = self.opponents.get(couple(one, other), 0)
            if met:
                cost += THIRD * (met - TWICE + 1) if met >= TWICE else 1
        return cost

    def cost(self, sides: Sides) -> int:
        return self.side_cost(*sides[0]) + self.side_cost(*sides[1]) + self.table_cost(sides)


def past_of(tournament: Tournament) -> Past:
    met = {
        pair: times
        for pair, times in meetings(tournament).items()
        if not any(is_house(each) for each in pair)
    }
    return Past(dict(partnerships(tournament)), met)


def in_fours(order: Sequence[int]) -> Iterable[Sides]:
    """Tables of an order: the first two against the next two, and so on."""
    for start in range(0, len(order), 4):
        a, b, c, d = order[start : start + 4]
        yield (a, b), (c, d)


# The field: a number divisible by four ------------------------------------------------------------


class MeleeOrder(NamedTuple):
    """`order` is the ranking so far with robots last; `byes` sit out this round."""

    order: tuple[int, ...]
    byes: tuple[int, ...]


def field_of(tournament: Tournament, number: int) -> MeleeOrder:
    """One to three robots of the house join; if there are none, as many people as it takes sit out.

    These are the lowest who have had no bye, as in T1.
    """
    playing = tournament.playing(number)
    if number == 1:
        order = list(by_lot(tournament.seed, playing))
    else:
        order = list(rank(open_ledger(tournament), BY_POINTS, playing).order())
    if tournament.plan.house:
        return MeleeOrder((*order, *(house(each) for each in range(-len(order) % 4))), ())
    byes: list[int] = []
    while len(order) % 4:
        byes.append(lowest_without_bye(tournament, order))
        order.remove(byes[-1])
    return MeleeOrder(tuple(order), tuple(byes))


ATTEMPTS = 2000
ROUNDS = 4
MATCHINGS = 8
"""tries of the matching, each on another draw"""
CHUNK = 132
"""people who are matched among themselves in a large field: more than twice the most rounds there
can be, so that new partners are always found (Dirac)"""


def pair(tournament: Tournament, number: int) -> Round:
    """The next round; tables in the order they were drawn."""
    field = field_of(tournament, number)
    tables = drawn(tournament.seed, number, field.order, past_of(tournament))
    return Round(number, tables_of(tables), field.byes)


def drawn(seed: bytes, number: int, ids: Sequence[int], past: Past) -> list[Sides]:
    """Tables for a round: of ids that are a multiple of four."""
    best: list[int] = []
    least = -1
    for attempt in range(ATTEMPTS):
        order = many_shuffles(seed, f"draw {number}", attempt, ids)
        cost = 0
        for sides in in_fours(order):
            cost += past.cost(sides)
            if 0 <= least <= cost:
                break  # it is no better than the best
        if least < 0 or cost < least:
            best, least = order, cost
        if least == 0:
            break
    if least < PARTNER:
        return list(in_fours(best))
    found = [list(in_fours(best))]
    for attempt in range(MATCHINGS):
        order = many_shuffles(seed, f"matching {number}", attempt, ids)
        found.append([table for chunk in chunks(order) for table in matched(chunk, past)])
    return min(found, key=lambda tables: sum(past.cost(each) for each in tables))


def matched(order: Sequence[int], past: Past) -> list[Sides]:
    """Tables by two matchings: partners, then the pairs against each other."""
    pairs = _cheapest(order, past.side_cost)
    return _cheapest(pairs, lambda one, other: past.table_cost((one, other)))


def _cheapest(each: Sequence[T], cost: Callable[[T, T], int]) -> list[tuple[T, T]]:
    edges = [(i, j, cost(each[i], each[j])) for i, j in combinations(range(len(each)), 2)]
    return [(each[i], each[j]) for i, j in cheapest_pairs(len(each), edges)]


def chunks(order: Sequence[int]) -> Iterator[Sequence[int]]:
    """Parts of at least `CHUNK`, or the whole, each a multiple of four if the whole is one."""
    start = 0
    while len(order) - start >= 2 * CHUNK:
        yield order[start : start + CHUNK]
        start += CHUNK
    yield order[start:]


MELEE = Format(
    name="melee",
    pair=pair,
    standings=ranked_by(BY_POINTS),
    rounds=planned(always(ROUNDS)),
    usual_deals=8,
    usual_rounds=ROUNDS,
    fewest=4,
    fewest_with_house=2,
    people=1,
    side=2,
    late_until=always(2),
    column="points",
    by_hand=True,
    may_sit_out=True,
)


# The balanced Mêlée: equals at a table, the first with the last of them ---------------------------

# People are ordered by their points. The ranks 4k + 1 to 4k + 4 sit together, 1 & 4 against 2 & 3;
# if partners would repeat, 1 & 3 against 2 & 4, then 1 & 2 against 3 & 4. After three rounds the
# same four have run out: then somebody of that table changes places with somebody of another one,
# as near in the ranking as possible, so that nobody's partner repeats and, if it can be, nobody
# meets an opponent a third time. Where that is not enough, tables that repeat as little as can be
# are looked for from the top down, the nearest four first. Should partners repeat even so, the
# round is drawn by matching.


SPLITS = ((0, 3, 1, 2), (0, 2, 1, 3), (0, 1, 2, 3))
"""who plays with whom, in the order they are tried"""
LOOKS = 20_000
"""tables that are looked at for a round without repetitions: some 0.1 s"""


def pair_balanced(tournament: Tournament, number: int) -> Round:
    """The next round, the leaders at table 1."""
    field = field_of(tournament, number)
    tables = balanced(list(field.order), past_of(tournament))
    return Round(number, tables_of(tables), field.byes)


def balanced(order: list[int], past: Past) -> list[Sides]:
    """Tables of people given in their ranking, a multiple of four."""
    order = list(order)
    for table in range(0, len(order), 4):
        _untangle(order, table, past)
    tables = [_split(order[table : table + 4], past) for table in range(0, len(order), 4)]
    if not _repeated(tables, past):
        return tables
    tables = [table for chunk in chunks(order) for table in _looked_for(chunk, past)]
    if _repeated(tables, past) < PARTNER // THIRD:
        return tables
    anew = [table for chunk in chunks(order) for table in matched(chunk, past)]
    return min(tables, anew, key=lambda each: _repeated(each, past))


def _looked_for(order: Sequence[int], past: Past) -> list[Sides]:
    """Tables that repeat as little as can be, as far as `LOOKS` of them tell."""
    tables = [_split(order[table : table + 4], past) for table in range(0, len(order), 4)]
    looks = iter(range(LOOKS))

    def seat(left: Sequence[int], allowed: int) -> list[Sides] | None:
        """Tables for these, the nearest four first, that repeat at most so much."""
        if not left:
            return []
        first, *others = left
        for three in combinations(others, 3):
            if next(looks, None) is None:
                return None
            sides = _split((first, *three), past)
            still = allowed - _repeated([sides], past)
            if still >= 0:
                rest = seat([each for each in others if each not in three], still)
                if rest is not None:
                    return [sides, *rest]
        return None

    for allowed in range(min(_repeated(tables, past), len(order))):
        if (found := seat(order, allowed)) is not None:
            return found
    return tables


def _repeated(tables: Iterable[Sides], past: Past) -> int:
    """Count what tables repeat beyond second meetings: thirds, and partners as a great many."""
    return sum(past.cost(each) // THIRD for each in tables)


def _untangle(order: list[int], table: int, past: Past) -> None:
    """Changes the places of two people, if the table of these four repeats too much as it is."""
    now = _trouble(order, table, past)
    best: tuple[int, int, int] | None = None
    for here, there in _exchanges(len(order), table) if now else ():
        other = there - there % 4
        before = now + _trouble(order, other, past)
        order[here], order[there] = order[there], order[here]
        after = _trouble(order, table, past) + _trouble(order, other, past)
        order[here], order[there] = order[there], order[here]
        if after < before and (best is None or after - before < best[0]):
            best = after - before, here, there
            if after == 0:
                break
    if best is not None:
        _, here, there = best
        order[here], order[there] = order[there], order[here]


def _exchanges(size: int, table: int) -> Iterator[tuple[int, int]]:
    """Places of this table with places elsewhere, the nearest first, downwards before upwards."""
    for distance in range(1, size):
        for here in range(table + 3, table - 1, -1):
            for there in (here + distance, here - distance):
                if 0 <= there < size and not table <= there < table + 4:
                    yield here, there


def _trouble(order: list[int], table: int, past: Past) -> int:
    """Count what the table's best split repeats."""
    return _repeated([_split(order[table : table + 4], past)], past)


def _split(four: Sequence[int], past: Past) -> Sides:
    """The first split that repeats no partner and no opponent a third time, else the least bad."""
    splits = [((four[a], four[b]), (four[c], four[d])) for a, b, c, d in SPLITS]
    return min(splits, key=lambda sides: _repeated([sides], past))


MELEE_BALANCED = replace(MELEE, name="melee_balanced", pair=pair_balanced)
