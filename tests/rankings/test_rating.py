"""The ratings after a party: what must hold of them; the numbers are in `test_documented`."""

import math
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rankings.rating import (
    SIGMA,
    Entrant,
    Rating,
    new_season,
    partly,
    rate,
    share_of,
)
from bot.rules import TEAMS

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(1, SIGMA))
FOURS = st.lists(RATINGS, min_size=4, max_size=4)
WINNERS = st.sampled_from([0, 1, -1])


def entrants(four: Sequence[Rating | None], *left: int) -> dict[int, Entrant]:
    return {seat: Entrant(rating, TEAMS.of(seat), seat in left) for seat, rating in enumerate(four)}


def test_three_each_for_themselves() -> None:
    """The winner beat both others; who left has lost to both who stayed."""
    three = {seat: Entrant(Rating(), seat) for seat in range(3)}
    outcomes = rate(three, 2)
    assert [outcomes[seat].won for seat in three] == [False, False, True]
    assert outcomes[0] == outcomes[1]
    assert outcomes[0].rating.mu < 25 < outcomes[2].rating.mu
    placed = rate(three, 2, (120, 480, 510))
    assert [placed[seat].won for seat in three] == [False, False, True]
    assert placed[0].rating.mu < placed[1].rating.mu < placed[2].rating.mu == outcomes[2].rating.mu
    drawn = rate(three, -1)
    assert [drawn[seat].rating.mu for seat in three] == pytest.approx([25] * 3)
    gone = rate(three | {2: Entrant(Rating(), 2, left=True)}, 2)
    assert [gone[seat].won for seat in three] == [True, True, False]
    assert gone[2].rating.mu < 25 < gone[0].rating.mu == gone[1].rating.mu


@given(FOURS, WINNERS)
def test_a_loss_never_raises_what_is_shown_and_doubt_never_grows(
    four: list[Rating], winner: int
) -> None:
    for seat, outcome in rate(entrants(four), winner).items():
        assert outcome.rating.sigma <= four[seat].sigma
        if winner == 1 - seat % 2:
            assert outcome.rating.mu <= four[seat].mu
            # Less doubt shows more at the same μ: a loss must cost more than that gains.
            assert outcome.rating.shown <= four[seat].shown + 1e-9


@given(FOURS)
def test_a_draw_brings_teams_nearer(four: list[Rating]) -> None:
    outcomes = rate(entrants(four), -1)
    teams = [four[0].mu + four[2].mu, four[1].mu + four[3].mu]
    stronger = teams.index(max(teams))
    for seat, outcome in outcomes.items():
        assert not outcome.won
        if seat % 2 == stronger:
            assert outcome.rating.mu <= four[seat].mu + 1e-9
        else:
            assert outcome.rating.mu >= four[seat].mu - 1e-9


# Who left --------------------------------------------------------------------------------------


@given(FOURS, WINNERS, st.integers(0, 3))
def test_a_leaver_has_lost_and_their_partner_keeps_what_they_had(
    four: list[Rating], winner: int, leaver: int
) -> None:
    outcomes = rate(entrants(four, leaver), winner)
    other = 1 - leaver % 2
    straight = rate(entrants(four), other)
    assert set(outcomes) == {leaver, other, other + 2}
    assert outcomes == {seat: straight[seat] for seat in outcomes}
    assert outcomes[leaver].won is False
    assert outcomes[other].won is True


def test_two_who_leave_together_have_both_lost() -> None:
    four = [Rating(20 + seat, 5) for seat in range(4)]
    assert rate(entrants(four, 0, 2), 0) == rate(entrants(four), 1)


# The same people over and over, and new seasons ------------------------------------------------


@given(RATINGS, RATINGS, st.integers(0, 100))
def test_a_part_of_the_way_is_between(before: Rating, after: Rating, earlier: int) -> None:
    found = partly(before, after, share_of(earlier))
    for old, new, part in zip(before, after, found, strict=True):
        assert min(old, new) - 1e-9 <= part <= max(old, new) + 1e-9
    assert partly(before, after, 1) == after


@given(RATINGS, st.integers(1, 5))
def test_a_new_season_keeps_the_rating_and_doubts_it_more(rating: Rating, seasons: int) -> None:
    found = new_season(rating, seasons)
    assert found.mu == rating.mu
    assert rating.sigma <= found.sigma <= SIGMA
    expected = min(SIGMA, math.sqrt(rating.sigma**2 + seasons * (25 / 6) ** 2))
    assert found.sigma == pytest.approx(expected)


def test_who_has_not_played_is_shown_at_1000() -> None:
    assert Rating().shown == pytest.approx(1000)
