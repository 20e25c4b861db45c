"""Ratings reckoned again from `docs/rankings.md` alone, without openskill."""

import random
from math import erf, exp, sqrt
from pathlib import Path

import pytest

from bot.rankings.rating import (
    DUPLICATE,
    FREE_DEALS,
    OFTEN,
    OFTEN_SECONDS,
    ROBOT,
    Entrant,
    Rating,
    chance,
    model,
    partly,
    rate,
    rate_field,
    share_of,
)
from bot.rules import TEAMS
from bot.storage.ratings.leaderboards import (
    PODIUM_MINIMUM,
    PODIUM_MINIMUM_OF_MATCHES,
    PROVISIONAL,
    RATE_MINIMUM,
)

DOCS = " ".join((Path(__file__).parents[2] / "docs" / "rankings.md").read_text("utf-8").split())
TAU = 25 / 300
KAPPA = 0.0001

Teams = list[list[Rating]]


def reckoned(teams: Teams, ranks: list[int], beta: float) -> Teams:
    """Steps 1 to 6 of “To the last digit”."""
    wide = [[Rating(each.mu, sqrt(each.sigma**2 + TAU**2)) for each in team] for team in teams]
    mu = [sum(each.mu for each in team) for team in wide]
    variance = [sum(each.sigma**2 for each in team) for team in wide]
    c = sqrt(sum(each + beta**2 for each in variance))
    numbers = range(len(teams))
    behind = [sum(exp(mu[s] / c) for s in numbers if ranks[s] >= ranks[q]) for q in numbers]
    after: Teams = []
    for t in numbers:
        omega = delta = 0.0
        for q in numbers:
            if ranks[q] <= ranks[t]:
                p, sharing = exp(mu[t] / c) / behind[q], ranks.count(ranks[q])
                omega += ((q == t) - p) / sharing
                delta += p * (1 - p) / sharing
        omega, delta = omega * variance[t] / c, delta * sqrt(variance[t]) ** 3 / c**3
        team: list[Rating] = []
        for before, each in zip(teams[t], wide[t], strict=True):
            part = each.sigma**2 / variance[t]
            sigma = each.sigma * sqrt(max(1 - part * delta, KAPPA))
            team.append(Rating(each.mu + part * omega, min(sigma, before.sigma)))
        after.append(team)
    return after


def drawn(luck: random.Random, teams: int, size: int) -> Teams:
    return [
        [Rating(luck.uniform(5, 45), luck.uniform(0.5, 25 / 3)) for _ in range(size)]
        for _ in range(teams)
    ]


def same(found: list[Rating], expected: list[Rating]) -> bool:
    return [*map(tuple, found)] == [pytest.approx(tuple(each), abs=1e-9) for each in expected]


@pytest.mark.parametrize("winner", [0, 1, -1])
def test_games(winner: int) -> None:
    luck = random.Random(winner)
    for size in (1, 2):
        for _ in range(50):
            teams = drawn(luck, 2, size)
            ranks = [0, 0] if winner < 0 else [int(winner != 0), int(winner != 1)]
            expected = reckoned(teams, ranks, 25 / 3)
            seats = {
                2 * n + team: Entrant(teams[team][n], team) for n in range(size) for team in (0, 1)
            }
            found = rate(seats, winner)
            for team in (0, 1):
                mine = [found[2 * n + team].rating for n in range(size)]
                assert same(mine, expected[team])


def test_who_leaves_and_both_teams_have_leavers() -> None:
    one, other = drawn(random.Random(5), 2, 2)
    for both in (False, True):
        seats = {
            0: Entrant(one[0], 0, left=True),
            1: Entrant(other[0], 1, left=both),
            2: Entrant(one[1], 0),
            3: Entrant(other[1], 1),
        }
        found = rate(seats, 0)
        lost = reckoned([one, other], [1, 0], 25 / 3)
        assert same([found[0].rating], lost[0][:1])
        if both:
            assert found.keys() == {0, 1}
            assert same([found[1].rating], reckoned([one, other], [0, 1], 25 / 3)[1][:1])
        else:
            assert found.keys() == {0, 1, 3}
            assert same([found[1].rating, found[3].rating], lost[1])


def test_duplicates_with_equal_ranks() -> None:
    luck = random.Random(6)
    for count in (2, 5, 9):
        for _ in range(20):
            teams = drawn(luck, count, luck.choice([1, 2, 4]))
            ranks = sorted(luck.choices(range(1, count + 1), k=count))
            luck.shuffle(ranks)
            expected = reckoned(teams, ranks, 25 / 6)
            for found, right in zip(rate_field(teams, ranks), expected, strict=True):
                assert same(list(found), right)


def test_against_robots_and_the_same_people_again() -> None:
    me, robot = Rating(27, 6), Rating(25, 1)
    assert robot == ROBOT
    expected = reckoned([[me, robot], [robot, robot]], [0, 1], 25 / 3)[0][0]
    seats = {seat: Entrant(None if seat else me, TEAMS.of(seat)) for seat in range(4)}
    found = rate(seats, 0)
    assert found.keys() == {0}
    assert same([found[0].rating], [expected])
    for number in range(1, 9):
        share = min(1, 3 / number)
        assert share_of(number - 1) == share
        moved = partly(me, expected, share)
        assert moved.sigma == pytest.approx(6 + share * (expected.sigma - 6))


def test_the_chance_to_win() -> None:
    one, other = Rating(30, 4), Rating(22, 7)
    spread = (30 - 22) / sqrt(2 * (25 / 3) ** 2 + 4**2 + 7**2)
    assert chance(one, other) == pytest.approx((1 + erf(spread / sqrt(2))) / 2)


def test_every_number_in_the_text() -> None:
    asked = model()
    assert (asked.tau, asked.kappa, asked.limit_sigma) == (TAU, KAPPA, True)
    assert (asked.mu, asked.sigma) == (25, 25 / 3)
    assert (FREE_DEALS, DUPLICATE) == (25 / 3, 25 / 6)
    assert (OFTEN, OFTEN_SECONDS) == (3, 7 * 86400)
    assert PROVISIONAL == RATE_MINIMUM == 10
    for said in (
        "τ = 25/300",
        "κ = 0.0001",
        "`limit_sigma` on",
        "β is 25/3, of a duplicate 25/6",
        "has μ = 25 and σ = 1,",
        "min(1, 3/n)",
        f"Below **{PROVISIONAL} rated games**",
        f"at least **{PODIUM_MINIMUM}** games on that board, in the pool of duplicates "
        f"**{PODIUM_MINIMUM_OF_MATCHES}**",
    ):
        assert said in DOCS
