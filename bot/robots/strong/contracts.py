"""The points that contracts bring in many worlds, by what the hands of both partners are worth."""

import math
from collections.abc import Mapping
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np

from bot.robots.strong.outcomes import ALL, Counts
from bot.robots.strong.worths import Hands, added, expected
from bot.rules import DEAL_POINTS, NoSuit, Ruleset, Sides, Suit, Trump, deal_points


class Weights(NamedTuple):
    """How the points that two partners make follow from their hands.

    By least squares over contracts that robots of the club and strong ones played: 1,519 with a
    trump suit, 1,073 at no trumps, 908 at all trumps. Played out by rule of thumb, hands tell no
    more.
    """

    taker: float
    """of the points that the better hand may expect"""
    partner: float
    """of what the other one adds"""
    beside: float
    chance: float
    """standard deviation of what is made about what these let expect"""


SUIT: Final = Weights(1.157, 0.92, -48.3, 16.9)
WEIGHTS: Final[Mapping[Trump, Weights]] = {
    **dict.fromkeys(Suit, SUIT),
    NoSuit.NO_TRUMPS: Weights(1.40, 1.01, -66.9, 23.2),
    NoSuit.ALL_TRUMPS: Weights(1.41, 0.98, -64.7, 24.9),
}


class Trust(NamedTuple):
    """How a chance is told that is seen so: contracts are taken where they look better than they
    are."""

    shift: float
    slope: float
    """of the logarithm of the odds"""


TRUST: Final = {
    "turn_up": Trust(-0.91, 1.32),
    "bids": Trust(-0.26, 1.07),
    "coinche": Trust(-0.26, 1.07),
}
"""by auction, from contracts that strong robots took (`python -m tests.arena --calibration`)"""
EVERYTHING: Final = 157
"""points from which it is all the tricks"""
COARSE: Final = 2
"""points that need not be told apart: fewer endings are to be settled"""
GOLDEN: Final = 0.618034
CHANCES: Final = np.array([NormalDist().inv_cdf((n + 0.5) * GOLDEN % 1) for n in range(1024)])
"""deviations, in an order of which each part is spread like the whole"""


def points_of(rules: Ruleset, accounts: Sides, trump: Trump, taker: int, hands: Hands) -> Counts:
    """Return the points that the side of `taker` makes, and ALL, when hands of eight are played.

    Worlds come in any order: what chance adds follows from their places.
    """
    weights, total = WEIGHTS[trump], deal_points(rules, trump)
    one, other = (hands[:, seat] for seat in accounts.seats[accounts.of(taker)])
    first, second = expected(one, trump), expected(other, trump)
    led_by_one = weights.taker * first + weights.partner * added(other, trump)
    led_by_other = weights.taker * second + weights.partner * added(one, trump)
    made = np.where(first >= second, led_by_one, led_by_other) + weights.beside
    made += weights.chance * np.resize(CHANCES, len(made))
    shared = np.clip(made, 0, DEAL_POINTS) * total / DEAL_POINTS
    points = COARSE * np.rint(shared / COARSE).astype(np.int64)
    return np.where(made >= EVERYTHING, total + ALL, points)


def told(rules: Ruleset, chance: float) -> float:
    """Return how often contracts are made that are taken when they are seen with such a chance."""
    trust, certain = TRUST[rules.auction], min(max(chance, 0.001), 0.999)
    return 1 / (1 + math.exp(-trust.shift - trust.slope * math.log(certain / (1 - certain))))
