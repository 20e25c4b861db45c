"""The coinches of people: the chance of one by a hand and by the bid that it is held against.

Chances are sums of logarithms of odds. What a hand has against a trump is not what it would add
for a partner: with many trumps, or the jack, a contract fails. The numbers were found in calls of
robots: `python -m tests.tools.fitting.coinches` finds them again.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from bot.robots.strong.worths import SUITS, Counts, Hands, Values, added
from bot.robots.valuation import MODELS
from bot.rules import DEAL_POINTS, PACK, NoSuit, Rank, Ruleset, Suit, Trump, deal_points
from bot.rules.games.bids import bid_trumps


class Habit(NamedTuple):
    """The chance that bids are coinched, whoever holds what."""

    always: float
    by_point: float
    """each point of the bid above 80"""
    jumped: float
    """each point, up to MOST, that was bid without need: nobody drove the bidder up"""


HABIT = Habit(-10.6, 0.102, -0.1)
AT_KLOPPEN = Habit(-13.5, 0.137, -0.1)
"""where a bid that fails costs no more than the points of the deal"""
WITHOUT_SUIT = Habit(-5.3, 0.166, -0.13)
MOST = 20

TRUMPS = np.array((4.7, 2.1, 1.3, 3.8, 4.3))
"""what is against a trump suit in hands with its jack, its nine and another, a second trump, a
third, and more"""
OTHERS = np.array((1.9, 0.5))
"""… with the ace of another suit, or without it a ten that need not fall to it"""
BY_POINT = 0.37
"""each point that a hand takes off what the others expect, where no suit is trump"""
FAR = 30
"""odds that nobody can tell from certainty, as a logarithm"""


def against(held: Hands, trump: Trump) -> Values:
    """Return what each hand has against a contract."""
    if isinstance(trump, NoSuit):
        return BY_POINT * taken_off(held, trump)
    worth = np.zeros(len(held))
    for number, suit in enumerate(SUITS):
        sets = held >> np.uint32(8 * number) & np.uint32(255)
        worth += of_suit(suit is trump)[sets] @ (TRUMPS if suit is trump else OTHERS)
    return worth


def taken_off(held: Hands, trump: NoSuit) -> Values:
    """Return the points that each hand of a defender takes off what the others expect."""
    model = MODELS[trump]
    return model.defence * (added(held, trump) - model.usual_hand)


@cache
def of_suit(is_trump: bool) -> Values:
    """Tell of each set of cards of a suit what there is among them: all suits alike."""
    sets = [[card for card in PACK[:8] if held >> card.index & 1] for held in range(256)]
    told: list[tuple[bool, ...]] = []
    for cards in sets:
        ranks, many = {card.rank for card in cards}, len(cards)
        ace, nine = Rank.ACE in ranks, Rank.NINE in ranks and many > 1
        if is_trump:
            told.append((Rank.JACK in ranks, nine, many > 1, many > 2, many > 3))
        else:
            told.append((ace, Rank.TEN in ranks and many > 1 and not ace))
    return np.array(told, np.float64)


def chances_to_coinche(
    rules: Ruleset,
    worth: Values,
    places: Counts | int,
    points: Counts | int,
    jumped: Counts | int,
) -> Values:
    """Return how likely a bid of others is coinched, by what a hand has against it.

    `jumped` are the points that it is above the least that could have been bid.
    """
    counted, always, by_point, by_jump = _habits(rules)[:, places]
    odds = always + by_point * (points / counted - 80) + by_jump * np.minimum(jumped, MOST)
    return 1 / (1 + np.exp(-np.clip(odds + worth, -FAR, FAR)))


@cache
def _habits(rules: Ruleset) -> Values:
    """Return a column for each trump: how much a point counts, and the habit."""
    trumps = bid_trumps(rules)
    suited = AT_KLOPPEN if rules.kloppen_fail == "max" else HABIT
    habits = [suited if isinstance(trump, Suit) else WITHOUT_SUIT for trump in trumps]
    counted = [deal_points(rules, trump) / DEAL_POINTS for trump in trumps]
    return np.vstack((counted, np.array(habits).T))
