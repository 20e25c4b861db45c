"""The goals of pairing, against trying everything."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments import is_house
from bot.tournaments.formats import concours, swiss
from bot.tournaments.formats.melee import (
    CHUNK,
    PARTNER,
    THIRD,
    Past,
    Sides,
    balanced,
    chunks,
    drawn,
    matched,
)
from bot.tournaments.formats.swiss import SwissStanding
from bot.tournaments.formats.whist import whist_round
from bot.tournaments.pairing import Edge, cheapest_pairs, couple, partnerships
from bot.tournaments.tournament import Side
from tests.tournaments.evening import Evening


def every_pairing(people: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not people:
        yield []
        return
    first, *rest = people
    for other in rest:
        for pairs in every_pairing([each for each in rest if each != other]):
            yield [(first, other), *pairs]


def cost_of(pairs: list[tuple[int, int]], edges: list[Edge]) -> int:
    costs = {(one, other): cost for one, other, cost in edges}
    return sum(costs[pair] for pair in pairs)


def histories(size: int, most: int) -> st.SearchStrategy[dict[tuple[int, int], int]]:
    """Return who has met whom, after up to `most` rounds with everybody in each."""
    return st.builds(
        lambda seed, rounds: _history(Random(seed), size, rounds),
        st.integers(0, 2**32),
        st.integers(0, most),
    )


def _history(random: Random, size: int, rounds: int) -> dict[tuple[int, int], int]:
    met: dict[tuple[int, int], int] = {}
    for _ in range(rounds):
        order = random.sample(range(size), size)
        if random.random() < 0.5:  # neighbours, as in a Danish
            order = [each for two in zip(order[::2], order[1::2], strict=True) for each in two]
            order.sort(key=lambda each: each // 3)
        for one, other in zip(order[::2], order[1::2], strict=True):
            met[couple(one, other)] = met.get(couple(one, other), 0) + 1
    return met


def fields(most: int) -> st.SearchStrategy[tuple[int, dict[tuple[int, int], int]]]:
    """An even number of entries and who of them has met."""
    sizes = st.integers(1, 22).map(lambda half: 2 * half)
    return sizes.flatmap(lambda size: st.tuples(st.just(size), histories(size, most)))


@given(histories(8, 5))
def test_a_danish_round_is_the_cheapest_there_is(met: dict[tuple[int, int], int]) -> None:
    """The cost of T1, worked out here once more, of all 105 pairings."""
    possible = sum((i - j) ** 2 for i, j in combinations(range(8), 2))

    def cost(pairs: list[tuple[int, int]]) -> int:
        return sum((i - j) ** 2 + (1 + possible) * met.get((i, j), 0) for i, j in pairs)

    found = concours.danish(range(8), met)
    assert cost(found) == min(cost(each) for each in every_pairing(range(8)))


def test_a_danish_round_without_a_past_is_first_against_second() -> None:
    assert concours.danish((5, 3, 9, 4), {}) == [(5, 3), (9, 4)]
    assert concours.danish((5, 3, 9, 4), {(3, 5): 1}) == [(5, 9), (3, 4)]


@given(fields(4))
def test_edges_left_out_of_a_danish_round_cost_nothing(
    field: tuple[int, dict[tuple[int, int], int]],
) -> None:
    size, met = field
    short, full = concours.edges(range(size), met), concours.edges(range(size), met, longest=size)
    least = cost_of(cheapest_pairs(size, full), full)
    assert cost_of(cheapest_pairs(size, short), short) == least


def standings_of(size: int, seed: int, groups: int) -> list[SwissStanding]:
    random = Random(seed)
    points = sorted((random.randrange(groups) for _ in range(size)), reverse=True)
    return [SwissStanding(entry, each) for entry, each in enumerate(points)]


@given(st.integers(0, 2**32), st.integers(1, 5), histories(8, 3))
def test_a_swiss_round_keeps_its_order_of_aims(
    seed: int, groups: int, met: dict[tuple[int, int], int]
) -> None:
    """Rematches first, then the match points, then who floats: of all 105 pairings."""
    field = standings_of(8, seed, groups)

    def aims(pairs: list[tuple[int, int]]) -> tuple[int, ...]:
        size = [sum(each.match_points == field[i].match_points for each in field) for i in range(8)]
        place = [
            sum(each.match_points == field[i].match_points for each in field[:i]) for i in range(8)
        ]
        apart = [(i, j) for i, j in pairs if field[i].match_points != field[j].match_points]
        return (
            sum(met.get((i, j), 0) for i, j in pairs),
            sum((field[i].match_points - field[j].match_points) ** 2 for i, j in apart),
            sum((size[i] - 1 - place[i]) ** 2 for i, j in apart),
            sum(place[j] ** 2 for i, j in apart),
        )

    assert aims(swiss.swiss(field, met)) == min(aims(each) for each in every_pairing(range(8)))


@given(
    fields(2),
    st.integers(0, 2**32),
    st.integers(1, 4),
)
def test_edges_left_out_of_a_swiss_round_cost_nothing(
    sized: tuple[int, dict[tuple[int, int], int]], seed: int, groups: int
) -> None:
    size, met = sized
    field = standings_of(size, seed, groups)
    short, full = swiss.edges(field, met), swiss.edges(field, met, every=True)
    least = cost_of(cheapest_pairs(size, full), full)
    assert cost_of(cheapest_pairs(size, short), short) == least


def test_large_rounds_look_at_few_edges() -> None:
    """A thousand pairs after three rounds: 13 neighbours each instead of 999."""
    met = _history(Random(1), 1000, 3)
    assert len(concours.edges(range(1000), met)) < 13 * 1000
    field = standings_of(1000, 1, 4)
    assert len(swiss.edges(field, met)) < 20_000


# Mêlée -------------------------------------------------------------------------------------------


def past_of(rounds: list[list[tuple[int, int, int, int]]]) -> Past:
    past = Past({}, {})
    for tables in rounds:
        for a, b, c, d in tables:
            for pair in ((a, b), (c, d)):
                past.partners[couple(*pair)] = past.partners.get(couple(*pair), 0) + 1
            for pair in ((a, c), (a, d), (b, c), (b, d)):
                past.opponents[couple(*pair)] = past.opponents.get(couple(*pair), 0) + 1
    return past


def test_a_balanced_round_tries_the_splits_in_their_order() -> None:
    four = [1, 2, 3, 4]
    assert balanced(four, past_of([])) == [((1, 4), (2, 3))]
    assert balanced(four, past_of([[(1, 4, 2, 3)]])) == [((1, 3), (2, 4))]
    assert balanced(four, past_of([[(1, 4, 2, 3)], [(1, 3, 2, 4)]])) == [((1, 2), (3, 4))]


def test_a_balanced_round_mixes_the_nearest_when_four_have_run_out() -> None:
    """After three rounds of the same fours the last two of one change with the first two of the
    other: one of each would leave three at a table who have all been partners."""
    rounds = [
        [(a, b, c, d), (a + 4, b + 4, c + 4, d + 4)]
        for a, b, c, d in ((1, 4, 2, 3), (1, 3, 2, 4), (1, 2, 3, 4))
    ]
    tables = balanced([1, 2, 3, 4, 5, 6, 7, 8], past_of(rounds))
    past = past_of(rounds)
    assert sum(past.cost(each) for each in tables) < PARTNER
    assert {each for side in tables[0] for each in side} == {1, 2, 5, 6}


def repeated(tables: list[Sides], past: Past) -> int:
    """Partners again and opponents a third time, the former as a great many of the latter."""
    return sum(past.cost(each) // THIRD for each in tables)


def evening_of(people: int, rounds: int, seed: int) -> Iterator[tuple[list[int], Past]]:
    """The ranking before each balanced round, and what was played until then."""
    random = Random(seed)
    points = dict.fromkeys(range(1, people + 1), 0)
    played: list[list[tuple[int, int, int, int]]] = []
    for _ in range(rounds):
        order = sorted(points, key=lambda each: (-points[each], random.random()))
        past = past_of(played)
        yield order, past
        tables = balanced(order, past)
        played.append([(one[0], one[1], other[0], other[1]) for one, other in tables])
        for sides in tables:
            won = random.randint(300, 1300)
            for side, scored in zip(sides, (won, 1620 - won), strict=True):
                for each in side:
                    points[each] += scored


@pytest.mark.parametrize("seed", [49, 58, 116])
def test_a_balanced_round_of_twelve_meets_no_opponent_a_third_time(seed: int) -> None:
    """Exchanges of two alone left one such meeting in the fourth round of each of these."""
    for order, past in evening_of(12, 4, seed):
        assert repeated(balanced(order, past), past) == 0


@pytest.mark.parametrize("seed", range(5))
def test_a_balanced_round_of_eight_repeats_as_little_as_can_be(seed: int) -> None:
    """None of all 315 rounds that there are is better."""
    for order, past in evening_of(8, 6, seed):
        least = min(
            repeated([(one, other), (third, fourth)], past)
            for pairs in every_pairing(range(8))
            for one, other, third, fourth in tables_of([(order[i], order[j]) for i, j in pairs])
        )
        assert repeated(balanced(order, past), past) == least


def tables_of(sides: list[Side]) -> Iterator[tuple[Side, Side, Side, Side]]:
    """The three ways in which four pairs sit at two tables, one after another."""
    first, *others = sides
    for other in others:
        third, fourth = (each for each in others if each != other)
        yield first, other, third, fourth


def test_a_draw_repeats_nothing_that_need_not_be() -> None:
    """Sixteen people, four rounds: no partner again, no opponent a third time."""
    past, rounds = past_of([]), list[list[tuple[int, int, int, int]]]()
    for number in range(1, 5):
        tables = drawn(bytes(32), number, range(1, 17), past)
        assert all(past.cost(each) < THIRD for each in tables)
        rounds.append([(one[0], one[1], other[0], other[1]) for one, other in tables])
        past = past_of(rounds)


def test_partners_are_found_by_matching_where_the_draw_finds_none() -> None:
    """Sixteen people after all but one round of a whist tournament: of two million ways to find
    partners one is left."""
    past = past_of([whist_round(16, each)[0] for each in range(1, 15)])
    for tables in (matched(range(16), past), drawn(bytes(32), 7, range(16), past)):
        assert all(past.side_cost(*side) == 0 for table in tables for side in table)


def test_a_large_field_is_matched_in_parts() -> None:
    assert [len(each) for each in chunks(range(4 * CHUNK + 8))] == [CHUNK] * 3 + [CHUNK + 8]
    assert [len(each) for each in chunks(range(2 * CHUNK - 4))] == [2 * CHUNK - 4]


def test_robots_are_one_partner() -> None:
    """A player who was with robot 0 does not play with robot 1 either (T3)."""
    past = Past({(0, 5): 1}, {})
    assert past.side_cost(5, -1) == PARTNER
    assert past.side_cost(6, -1) == 0


def test_who_had_a_robot_is_remembered_whichever_it_was() -> None:
    evening = Evening("melee", 5)
    paired = evening.play_round()
    past = partnerships(evening.tournament)
    for table in paired.tables:
        for one, other in table.sides:
            if is_house(one) != is_house(other):
                assert past[0, max(one, other)] == 1


def test_a_second_round_robin_changes_the_sides() -> None:
    evening = Evening("round_robin", 4, rounds=6)
    evening.play_to_end()
    sides = [[table.sides for table in each.tables] for each in evening.tournament.rounds]
    assert [[(two, one) for one, two in each] for each in sides[:3]] == sides[3:]
