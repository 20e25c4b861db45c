"""Standings, and why one is ahead of another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.live.leagues import by_places
from bot.tournaments.scoring import Place, Standings
from bot.tournaments.tournament import by_lot, many_shuffles, shuffled

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
