"""The ratings after a party: openskill's own numbers, and what is ours beside them."""

import math
import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.rankings.rating import (
    DUPLICATE,
    FREE_DEALS,
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


def by_openskill(four: list[Rating], ranks: list[float], beta: float) -> list[Rating]:
    """The new ratings by seat, asked of the library directly."""
    model = PlackettLuce(beta=beta, limit_sigma=True)
    players = [model.rating(each.mu, each.sigma) for each in four]
    after = model.rate([players[0::2], players[1::2]], ranks=ranks)
    found = [after[seat % 2][seat // 2] for seat in range(4)]
    return [Rating(each.mu, each.sigma) for each in found]


@pytest.mark.parametrize("beta", [FREE_DEALS, DUPLICATE])
def test_a_long_sequence_is_what_openskill_makes_of_it(beta: float) -> None:
    chance = random.Random(8)
    known = {name: Rating() for name in range(12)}
    for _ in range(300):
        four = chance.sample(range(12), 4)
        winner = chance.choice([0, 1, 0, 1, -1])
        ranks = [1.0, 1.0] if winner == -1 else [1.0 + winner, 2.0 - winner]
        expected = by_openskill([known[name] for name in four], ranks, beta)
        outcomes = rate(entrants([known[name] for name in four]), winner, beta)
        assert [outcomes[seat].rating for seat in range(4)] == expected
        assert [outcomes[seat].won for seat in range(4)] == [
            seat % 2 == winner for seat in range(4)
        ]
        known |= dict(zip(four, expected, strict=True))


def test_the_first_party_by_hand() -> None:
    """Weng and Lin's algorithm 4 with equal teams: half of the variance over c, and so on."""
    tau, sigma = 25 / 300, 25 / 3
    variance = sigma**2 + tau**2
    c = math.sqrt(2 * (2 * variance + FREE_DEALS**2))
    won = rate(entrants([Rating()] * 4), 0)[0].rating
    assert won.mu == pytest.approx(25 + variance / c / 2)
    gamma = math.sqrt(2 * variance) / c
    delta = gamma * 2 * variance / c**2 / 4
    assert won.sigma == pytest.approx(math.sqrt(variance * (1 - delta / 2)))


def test_two_against_each_other() -> None:
    outcomes = rate({0: Entrant(Rating(), 0), 1: Entrant(Rating(), 1)}, 1)
    assert outcomes[1].rating.mu - 25 == pytest.approx(25 - outcomes[0].rating.mu)
    assert outcomes[1].rating.mu > 25


def test_three_each_for_themselves() -> None:
    """The winner beat both others; who left has lost to both who stayed."""
    three = {seat: Entrant(Rating(), seat) for seat in range(3)}
    outcomes = rate(three, 2)
    assert [outcomes[seat].won for seat in three] == [False, False, True]
    assert outcomes[0] == outcomes[1]
    assert outcomes[0].rating.mu < 25 < outcomes[2].rating.mu
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
def test_a_leaver_has_lost_and_his_partner_keeps_what_he_had(
    four: list[Rating], winner: int, leaver: int
) -> None:
    outcomes = rate(entrants(four, leaver), winner)
    other = 1 - leaver % 2
    straight = rate(entrants(four), other)
    assert set(outcomes) == {leaver, other, other + 2}
    assert outcomes == {seat: straight[seat] for seat in outcomes}
    assert outcomes[leaver].won is False
    assert outcomes[other].won is True


def test_leavers_of_both_teams_have_both_lost() -> None:
    four = [Rating(20 + seat, 5) for seat in range(4)]
    outcomes = rate(entrants(four, 0, 3), 0)
    assert set(outcomes) == {0, 3}
    assert outcomes[0].rating == rate(entrants(four), 1)[0].rating
    assert outcomes[3].rating == rate(entrants(four), 0)[3].rating


def test_two_who_leave_together_have_both_lost() -> None:
    four = [Rating(20 + seat, 5) for seat in range(4)]
    assert rate(entrants(four, 0, 2), 0) == rate(entrants(four), 1)


# Robots ----------------------------------------------------------------------------------------


def test_robots_stay_what_they_are_and_count_as_players_of_their_strength() -> None:
    table = entrants([Rating(), None, None, None])
    outcomes = rate(table, 0)
    assert set(outcomes) == {0}
    as_people = by_openskill([Rating(), *[Rating(25, 1.0)] * 3], [1, 2], FREE_DEALS)
    assert outcomes[0].rating == as_people[0]


# The same people over and over, and new seasons ------------------------------------------------


def test_the_same_people_count_fully_three_times_and_then_less_and_less() -> None:
    shares = [share_of(earlier) for earlier in range(12)]
    assert shares[:4] == [1, 1, 1, 0.75]
    assert shares[2:] == sorted(shares[2:], reverse=True)
    assert shares[11] == 0.25


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
