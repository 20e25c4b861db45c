"""The calls of people on a ladder of trumps (I1): the chance of each call, by five cards.

They bid the trump that promises more than what stands, as `bot.robots.rungs` does, and now and then
differ. An array has a row for each hand.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.robots.rungs import (
    FIVES,
    LEAST,
    LIKELY,
    OVER_PARTNER,
    PROMISED,
    SAFE,
    SPREAD,
    WARNED,
)
from bot.robots.stakes import Prospect, chance_to_fail, stake
from bot.robots.strong.beside import declared, runs_of
from bot.robots.strong.worths import Counts, Hands, Values, added, belotes, expected
from bot.rules import (
    BELOTE,
    DEAL_POINTS,
    Bid,
    Call,
    Coinche,
    Pass,
    Ruleset,
    Suit,
    Surcoinche,
    Trump,
    View,
    deal_points,
)
from bot.rules.core.declarations import may_declare
from bot.rules.games.bids import COINCHED, SURCOINCHED
from bot.rules.games.bulgarian.auction import LADDER

PASS, DOUBLE = len(LADDER), len(LADDER) + 1
"""places of a pass and of a contra or recontra, behind the trumps from low to high"""
FREELY = 0.01
"""how often somebody calls whatever they hold"""
NOTHING = -1
"""stands before the first bid"""
NOBODYS, MINE, PARTNERS, THEIRS = range(4)
"""whose bid stands"""
DIFFER = 6.0
"""points in which people differ about what a call promises"""
DOUBTED = 0.07
"""by which they differ about a chance"""
BEYOND, STEP = 60, 4
"""points below nothing and above all that are told apart, and how finely"""


class Standing(NamedTuple):
    """The state of an auction: the bid that stands, and who has passed since."""

    trump: int = NOTHING
    bidder: int = NOTHING
    times: int = 1
    quiet: int = 0
    """passes since"""

    def after(self, rules: Ruleset, call: Call) -> "Standing":
        match call:
            case Bid():
                return Standing(LADDER.index(call.suit), call.actor)
            case Coinche() | Surcoinche():
                return self._replace(times=double_of(rules, self.times), quiet=0)
            case _:
                return self._replace(quiet=self.quiet + 1)


class Climber(NamedTuple):
    """The promise of hands of five cards, by trump."""

    own: Values
    """points of a contract that one bids oneself, of all that count for it"""
    more: Values
    """points of 162 that they add for a partner, more than others would"""


def climber(rules: Ruleset, held: Hands) -> Climber:
    """Return what each hand of five promises in every trump."""
    own, more = np.zeros((len(held), len(LADDER))), np.zeros((len(held), len(LADDER)))
    runs = runs_of(rules, held)
    for place, trump in enumerate(LADDER):
        five = FIVES[trump]
        points = five.beside + five.share * expected(held, trump, beside=0)
        own[:, place] = points * _counted(rules, trump) + BELOTE * belotes(rules, held, trump)
        if may_declare(rules, trump):
            own[:, place] += declared(rules, trump, runs)[1]
        more[:, place] = added(held, trump) - five.usual
    return Climber(own, more)


def likely_on_ladder(view: View, seat: int, held: Hands) -> Values:
    """Return how likely a holder of each of these hands called as a seat did."""
    likely, stands = np.ones(len(held)), Standing()
    if all(call.actor != seat for call in view.calls):
        return likely
    holder, together = climber(view.rules, held), view.sides.together
    for call in view.calls:
        if call.actor == seat:
            whose = NOBODYS if stands.bidder < 0 else whose_of(seat, stands.bidder, together)
            now = (np.full(len(held), each) for each in (stands.trump, whose, stands.times))
            likely *= FREELY + chances_to_call(view.rules, holder, *now)[:, place_of(call)]
        stands = stands.after(view.rules, call)
    return likely


def chances_to_call(
    rules: Ruleset, holder: Climber, standing: Counts, whose: Counts, times: Counts
) -> Values:
    """Return how likely each hand calls what: a column a trump, then a pass, and a contra or
    recontra.

    `standing` is the place of the trump that stands, `times` how often it counts.
    """
    worth = np.full((len(standing), PASS + 1), float(LEAST))
    doubles = np.zeros(len(standing))
    for place, trump in enumerate(LADDER):
        worth[:, place] = _read(rules, trump, 1, holder.own[:, place]).stake
    bound = (times > 1) & (not rules.run_from_contra)
    below = np.arange(PASS) <= np.where(bound, PASS, standing)[:, None]
    worth[:, :PASS][below] = -np.inf
    kinds = 16 * (standing + 1) + 4 * whose + times.astype(np.int64) // 2
    for kind in np.unique(kinds[standing != NOTHING]):
        here = np.flatnonzero(kinds == kind)
        place, side, doubled = kind // 16 - 1, kind // 4 % 4, int(times[here[0]])
        trump, points = LADDER[place], holder.own[here, place]
        if side != MINE:
            part = FIVES[trump].partner if side == PARTNERS else -FIVES[trump].defence
            promised = PROMISED - WARNED * (doubled == COINCHED)
            points = _counted(rules, trump) * (promised + part * holder.more[here, place])
        said = _read(rules, trump, doubled, points)
        worth[here, PASS] = -said.stake if side == THEIRS else said.stake + OVER_PARTNER
        if side == THEIRS and doubled == 1:
            doubles[here] = _likely((said.fails - LIKELY) / DOUBTED)
        elif side != THEIRS and doubled == COINCHED and rules.surcoinche != "off":
            doubles[here] = _likely((SAFE - said.fails) / DOUBTED)
    shares = np.exp((worth - worth.max(axis=1, keepdims=True)) / DIFFER)
    shares *= ((1 - doubles) / shares.sum(axis=1))[:, None]
    return np.column_stack((shares, doubles))


def _likely(odds: Values) -> Values:
    return 1 / (1 + np.exp(-np.clip(odds, -30, 30)))


def _counted(rules: Ruleset, trump: Trump) -> float:
    """Return how much counts for one of the 162 points with a trump suit."""
    return deal_points(rules, trump) / DEAL_POINTS


class _Read(NamedTuple):
    """Contracts by the points that their bidders expect."""

    stake: Values
    fails: Values


def _read(rules: Ruleset, trump: Trump, times: int, points: Values) -> _Read:
    """Return what contracts are worth to the bidders' side, and how likely they fail."""
    least, table = _table(rules, LADDER[0] if isinstance(trump, Suit) else trump, times)
    places = np.clip(np.rint((points - least) / STEP), 0, table.shape[1] - 1).astype(np.int64)
    return _Read(table[0, places], table[1, places])


@cache
def _table(rules: Ruleset, trump: Trump, times: int) -> tuple[int, NDArray[np.float64]]:
    total, spread = deal_points(rules, trump), round(SPREAD * _counted(rules, trump))
    prospects = [
        Prospect(points, spread, total=total) for points in range(-BEYOND, total + BEYOND, STEP)
    ]
    found = [
        (stake(rules, each, None, times), chance_to_fail(rules, each, None)) for each in prospects
    ]
    return -BEYOND, np.array(found).T


def double_of(rules: Ruleset, times: int) -> int:
    """Return how often a contract counts after the next contra or recontra."""
    return COINCHED if times == 1 else SURCOINCHED[rules.surcoinche]


def place_of(call: Call) -> int:
    """Return the column of a call."""
    if isinstance(call, Bid):
        return LADDER.index(call.suit)
    return PASS if isinstance(call, Pass) else DOUBLE


def whose_of(seat: int, bidder: int, together: Callable[[int, int], bool]) -> int:
    """Return whose bid one of `bidder` is to a seat."""
    if seat == bidder:
        return MINE
    return PARTNERS if together(seat, bidder) else THEIRS
