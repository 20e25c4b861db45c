"""Standings, and why one is ahead of another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments import standings
from bot.tournaments.boards import board_imps, datum, matchpoints
from bot.tournaments.live.leagues import by_places
from bot.tournaments.scoring import Place, Standings
from bot.tournaments.tournament import by_lot, many_shuffles, shuffled
from tests.tournaments.evening import Evening

FOUND = Standings(
    ("points", "parties", "lot"),
    (Place(1, 7, (900, 2, 3)), Place(2, 4, (900, 1, 1)), Place(3, 9, (850, 3, 2))),
)


def test_why_names_the_first_tie_break_that_differs() -> None:
    why = FOUND.why(4, 7)
    assert (why.ahead, why.behind, why.tie_break, why.values) == (7, 4, "parties", (2, 1))
    assert FOUND.why(9, 4).tie_break == "points"


def test_why_of_two_who_share_a_rank() -> None:
    shared = Standings(("imps",), (Place(1, 2, (5,)), Place(1, 8, (5,)), Place(3, 1, (4,))))
    assert shared.why(8, 2).tie_break is None
    assert shared.why(1, 8).values == (5, 4)


def test_who_is_not_there_has_no_place() -> None:
    with pytest.raises(KeyError):
        FOUND.why(7, 5)


def test_the_median_leaves_out_the_best_and_the_worst_opponent() -> None:
    """T2: Buchholz from six rounds on; here of four, who meet everybody twice."""
    evening = Evening("round_robin", 4, rounds=6)
    columns = standings(evening.tournament).columns
    for number in range(1, 7):
        evening.play_round()
        found = standings(evening.tournament)
        points = {each.entry: each.values[0] for each in found.places}
        for place in found.places:
            met = [
                points[other]
                for paired in evening.tournament.rounds
                for table in paired.tables
                for other in table.entries()
                if place.entry in set(table.entries()) and other != place.entry
            ]
            opponents = sorted(int(each) for each in met if each is not None)
            kept = opponents[1:-1] if number == 6 else opponents
            assert place.values[columns.index("buchholz")] == sum(kept)


def test_robots_are_not_ranked() -> None:
    evening = Evening("melee", 5)
    evening.play_round()
    assert sorted(standings(evening.tournament).order()) == [1, 2, 3, 4, 5]


# Duplicate ---------------------------------------------------------------------------------------


def test_from_six_tables_on_a_board_is_compared_with_its_datum() -> None:
    scores = [252, 40, 20, 20, 0, -252]
    assert datum(scores) == 20
    assert board_imps(scores) == [7, 1, 0, 0, -1, -8]
    assert board_imps(scores[:5]) != board_imps(scores)[:5]


@given(st.lists(st.integers(-252, 252), min_size=1, max_size=20))
def test_matchpoints_count_who_is_beaten(scores: list[int]) -> None:
    """T5: 2 per pair beaten, 1 per equal; the other direction has what is missing to the top."""
    for own, found in zip(scores, matchpoints(scores), strict=True):
        beaten = sum(own > other for other in scores)
        equal = sum(own == other for other in scores) - 1
        assert found == 2 * beaten + equal
    top = 2 * (len(scores) - 1)
    others = matchpoints([-each for each in scores])
    assert [top - each for each in matchpoints(scores)] == others


# Season ------------------------------------------------------------------------------------------


def test_what_places_are_worth() -> None:
    """Three who share the second place of five share what the second to the fourth are worth."""
    ranks = {9: 1, 4: 2, 5: 2, 6: 2, 2: 5}
    found = by_places(
        Standings(("points",), tuple(Place(rank, each, (0,)) for each, rank in ranks.items()))
    )
    assert found == {9: 5, 4: 3, 5: 3, 6: 3, 2: 1}


# Draws -------------------------------------------------------------------------------------------


@given(st.binary(min_size=32, max_size=32), st.sets(st.integers(1, 500), min_size=1))
def test_draws_depend_on_the_seed_alone(seed: bytes, ids: set[int]) -> None:
    order = sorted(ids)
    for draw in (
        lambda each: shuffled(seed, "round", 1, each),
        lambda each: tuple(many_shuffles(seed, "draw 1", 5, each)),
        lambda each: by_lot(seed, each),
    ):
        assert draw(order) == draw(order[::-1])
        assert sorted(draw(order)) == order


def test_another_seed_purpose_or_number_draws_otherwise() -> None:
    ids = list(range(1, 40))
    drawn = {
        shuffled(bytes(32), "round", 1, ids),
        shuffled(bytes(31) + b"\1", "round", 1, ids),
        shuffled(bytes(32), "round", 2, ids),
        shuffled(bytes(32), "draw", 1, ids),
        tuple(many_shuffles(bytes(32), "round", 1, ids)),
        tuple(many_shuffles(bytes(32), "round", 2, ids)),
    }
    assert len(drawn) == 6


def test_who_enters_late_changes_nobodys_order_of_lots() -> None:
    before = by_lot(bytes(32), range(1, 20))
    after = by_lot(bytes(32), range(1, 30))
    assert tuple(each for each in after if each < 20) == before
