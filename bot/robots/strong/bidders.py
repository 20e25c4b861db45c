"""The bids of people: the chance of each call by what a hand is worth to its seat.

Whoever bids is taken for somebody who weighs cards as `valuation.py` does, and now and then
differs. The numbers were found in calls of robots: `python -m tests.tools.fitting.bidders` finds
them again.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.robots.bidding import SAFETY, SAFETY_AT_KLOPPEN
from bot.robots.prospects import (
    GREAT_COUNT,
    SMALL,
    SMALL_COUNT,
    lacks_trumps,
)
from bot.robots.strong.beside import declared, runs_of
from bot.robots.strong.coinches import against
from bot.robots.strong.worths import FEW, SUITS, Counts, Hands, Values, added, belotes, expected
from bot.robots.valuation import MODELS
from bot.rules import (
    BELOTE,
    CAPOT_BID,
    DEAL_POINTS,
    PACK,
    Card,
    Rank,
    Ruleset,
    Suit,
    deal_points,
)
from bot.rules.games.bids import bid_trumps

PROMISED = 17
"""points that who bids expects above a first bid"""
RAISED = 15
"""points that a bidder expects more once the partner has raised"""
STEP = 10

NOBODYS, THEIRS, OURS = range(3)
"""whose the last bid is"""
NEW, PARTNERS, AGAIN = range(3)
"""what a trump is to a seat: nobody's of its side, one that the partner named, or the seat"""

HABITS = np.array(
    (
        ((0.5, 3, 15.5, 3), (0, 0, 0, 0), (0, 0, 0, 0)),
        ((-5.5, 3.5, 15, 3), (-8, 5.5, 26, 5), (-3.5, 5, 40, 3)),
        ((7.5, 4.5, 25, 4.5), (28, 6, 31, 6), (9, 3.5, 40, 3)),
    )
)
"""by whose the last bid is, and by trump: the points that a hand must be worth above the least bid
to be bid with, how far people differ in that, the points that are kept back, and how far people
differ in that"""
TO_COME = np.array(
    (
        ((2, 3.5, 15, 3), (0, 0, 0, 0), (0, 0, 0, 0)),
        ((4, 4, 19, 4.5), (1.5, 4, 17, 3.5), (3.5, 3.5, 16, 3)),
        ((7, 4.5, 38, 5.5), (27.5, 4.5, 35, 4), (4.5, 5.5, 34, 3)),
    )
)
"""the same for calls to come, found when robots outbid others less: who counts on being outbid, and
on coinching that, passes or bids low with the best of hands"""
FAR = 30
"""odds that nobody can tell from certainty, as a logarithm"""
KINDS = 5
"""of what a hand is worth"""


class Bidder(NamedTuple):
    """The fit of each hand of a seat with its bids: a row a world, a column a trump."""

    alone: Values
    """points to expect when nobody else has bid; nothing with too few trumps"""
    beside: Values
    """what they add to what a partner expects"""
    more: Values
    """points of belotes and declarations, where these help"""
    against: Values
    """what they have against a contract of the others"""


def bidder(rules: Ruleset, held: Hands) -> Bidder:
    """Return what these hands are worth to who bids with them."""
    trumps = bid_trumps(rules)
    table, worth = _table(rules), np.zeros((len(held), KINDS, len(trumps)))
    for number in range(4):
        worth += table[number][held >> np.uint32(8 * number) & np.uint32(255)]
    alone, beside, more, many, defence = worth.transpose(1, 0, 2)
    if rules.decl_helps_contract and rules.declarations != "off":
        # Others may have better declarations.
        runs = runs_of(rules, held)
        points = np.stack([declared(rules, trump, runs)[1] for trump in trumps], axis=1)
        more = more + points * np.where(points < SMALL, SMALL_COUNT, GREAT_COUNT)
    return Bidder(alone * (many > FEW), beside, more, defence)


@cache
def _named() -> NDArray[np.bool]:
    """Tell of each set of cards of a suit whether a bidder names it: all suits alike."""
    trump, beside, *_ = Suit
    sets = [[card for card in PACK[:8] if held >> card.index & 1] for held in range(256)]
    ace = Card.of(Rank.ACE, beside)
    return np.array([not lacks_trumps((*cards, ace), trump) for cards in sets])


@cache
def _table(rules: Ruleset) -> Values:
    """Return what each set of cards of each suit adds to all this."""
    sets, trumps = np.arange(256, dtype=np.uint32), bid_trumps(rules)
    table = np.zeros((4, 256, KINDS, len(trumps)))
    helps = BELOTE * rules.belote_helps_contract
    for place, trump in enumerate(trumps):
        for number in range(4):
            held = sets << np.uint32(8 * number)
            # 1 for hands with trumps that a bidder names, an ace beside them, else a little: who
            # has none to name passes with aces too.
            trusted = np.ones(len(held))
            if isinstance(trump, Suit):
                own = held >> np.uint32(8 * SUITS.index(trump)) & np.uint32(255)
                trusted = np.where(_named()[own], 1.0, FEW)
            worths = (
                expected(held, trump),
                added(held, trump),
                helps * belotes(rules, held, trump),
                trusted,
                against(held, trump),
            )
            for kind, worth in enumerate(worths):
                nothing = worth[0] * (number > 0)
                table[number, :, kind, place] = worth - nothing
    return table


def limits_of(rules: Ruleset, holder: Bidder, own: Counts, partners: Counts) -> Values:
    """Return the points that may be bid: a row a world, a column a trump.

    `own` and `partners` are the first bids of both, 0 where there was none.
    """
    counted, reliance, beside = _terms(rules)
    both = reliance * (partners / counted + PROMISED) + beside + holder.beside
    tells = (partners > 0) & (partners < CAPOT_BID) & (own == 0)
    raised = RAISED * ((partners > 0) & (own > 0))
    kept = SAFETY_AT_KLOPPEN if rules.kloppen_fail == "max" else SAFETY
    return counted * np.where(tells, both, holder.alone + raised) - kept + holder.more


@cache
def _terms(rules: Ruleset) -> tuple[Values, Values, Values]:
    """Return for each trump how much a point counts, and how far a bidder is relied upon."""
    trumps = bid_trumps(rules)
    models = [MODELS[trump] for trump in trumps]
    return (
        np.array([deal_points(rules, trump) / DEAL_POINTS for trump in trumps]),
        np.array([model.reliance for model in models]),
        np.array([model.beside_both for model in models]),
    )


def habits_of(
    whose: Counts | int, own: Counts, partners: Counts, habits: Values = HABITS
) -> Values:
    """Return the habits that go for each world and trump, by the first bids of the own side."""
    return habits[np.reshape(whose, (-1, 1)), named(whose, own, partners)]


def named(whose: Counts | int, own: Counts, partners: Counts) -> Counts:
    """Return what each trump is to a seat."""
    found = np.where(partners > 0, PARTNERS, np.where(own > 0, AGAIN, NEW))
    return np.where(np.reshape(whose, (-1, 1)) == NOBODYS, NEW, found)


def chances(limits: Values, least: Counts | int, habits: Values) -> Values:
    """Return the chance of a bid in each trump; a pass has what remains."""
    above = limits - np.reshape(least, (-1, 1)) - habits[..., 0]
    odds = np.exp(np.clip(above / habits[..., 1], -FAR, FAR))
    return odds / (1 + odds.sum(axis=1, keepdims=True))


def chance_of_points(limit: Values, habits: Values, points: int, least: int, most: int) -> Values:
    """Return the chance that who bids in a trump bids so many points, by the limit in it."""
    wanted, differ = limit - habits[:, 2], habits[:, 3]
    upto = np.inf if points >= most else points + STEP / 2
    above = -np.inf if points <= least else points - STEP / 2
    return rising((upto - wanted) / differ) - rising((above - wanted) / differ)


def points_by_chance(limit: Values, habits: Values, least: Counts, luck: Values) -> Counts:
    """Return the points that somebody bids, whose luck is any number between 0 and 1."""
    wanted = limit - habits[:, 2] + habits[:, 3] * np.log(luck / (1 - luck))
    return np.maximum(np.rint(wanted / STEP).astype(np.int64) * STEP, least)


def rising(points: Values) -> Values:
    """Return how often chance, which is mostly small, stays below so many points."""
    return 1 / (1 + np.exp(-np.clip(points, -FAR, FAR)))
