"""The points that contracts bring in many worlds, by play-outs."""

from typing import Final

import numpy as np

from bot.robots.search import Worlds, first_stage, play_out
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.likelihood import Hands
from bot.robots.strong.outcomes import ALL, Counts
from bot.rules import Ruleset, Sides, Trump, deal_points

BETTER: Final = 7
"""points that takers make more at a table than when everybody plays by rule of thumb"""


def points_of(
    rules: Ruleset, accounts: Sides, trump: Trump, taker: int, leader: int, hands: Hands
) -> Counts:
    """Return the points that the side of `taker` makes, and ALL, when hands of eight are played."""
    stage = first_stage(rules, accounts, trump, taker, leader)
    full = np.zeros((len(hands), 4), np.int64)
    full[:, : hands.shape[1]] = hands
    found = play_out(stage, Worlds(full, NOTHING_UNDER))
    got = of_takers(rules, accounts, trump, taker, found.points, found.tricks)[:, 0]
    total = deal_points(rules, trump)
    return np.where((got < 0) | (got > total), got, np.minimum(got + BETTER, total))


def of_takers(
    rules: Ruleset, accounts: Sides, trump: Trump, taker: int, points: Counts, tricks: Counts
) -> Counts:
    """Return the takers' points, and ALL, of the points of side 0 and everybody's tricks."""
    takers = accounts.of(taker)
    got = points if takers == 0 else deal_points(rules, trump) - points
    theirs = tricks[..., list(accounts.seats[takers])].sum(axis=-1)
    both = tricks.sum(axis=-1)
    return np.where(theirs == both, got + ALL, np.where(theirs == 0, got - ALL, got))
