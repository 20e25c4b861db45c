"""How robots bid, as `bot/robots/strong/bidders.py` has it:
`python -m tests.tools.fitting.bidders 1000`.

So many deals are called at coinche by four strong robots, and as many at Kloppen. Told are the
habits that make all their calls most likely, a row for each kind of call.
"""

import sys
from typing import NamedTuple

import numpy as np

from bot.robots.search import wait
from bot.robots.strong.bidders import (
    HABITS,
    NEW,
    NOBODYS,
    OURS,
    STEP,
    THEIRS,
    bidder,
    chances,
    limits_of,
    named,
    rising,
)
from bot.robots.strong.worths import Counts, Values
from bot.rules import CAPOT_BID, Action, Bid, Pass, Phase, Ruleset, State, find_preset, start
from bot.rules.games.bids import bid_trumps
from tests.robots.match import goes_on, step
from tests.tools.arena.duel import pack_seed
from tests.tools.arena.players import player

RULES = (find_preset("coinche_bga"), find_preset("kloppen"))
TRUMPS = bid_trumps(RULES[0])
UNPLAYABLE = -999
PASSED = -1
ROUNDS = 12
FIRST_STEP = 4.0
LEAST = np.array([-np.inf, 3.0, -np.inf, 3.0])
"""people differ by no less, even where robots hardly do"""


class Call(NamedTuple):
    """A bid or a pass, and what it was made with."""

    limits: Values
    """by trump"""
    whose: int
    named: Counts
    """what each trump is to the seat"""
    least: int
    place: int
    """the trump that was bid, or PASSED"""
    points: int


def calls_of(rules: Ruleset, number: int) -> list[Call]:
    """Call over a deal, and return the calls that could have been others."""
    packs, found = pack_seed(777, number), list[Call]()
    strong = player("strong", packs)

    def watched(state: State, seat: int) -> Action:
        action = strong(state, seat)
        if state.phase is Phase.CALL:
            found.extend(_call(state, seat, action))
        return action

    state = start(rules)
    while goes_on(state) and state.phase is not Phase.PLAY:
        state = step(state, packs, (watched, watched))
    return found


def _call(state: State, seat: int, action: Action) -> list[Call]:
    rules, deal, accounts = state.rules, state.deal, state.game_type.accounts
    assert deal is not None
    standing = 0 if deal.bid is None else deal.bid.points
    bids = [call for call in deal.calls if isinstance(call, Bid)]
    usual = isinstance(action, Pass) or (isinstance(action, Bid) and action.points < CAPOT_BID)
    if not usual or standing >= rules.bid_max or (bids and bids[-1].actor == seat):
        return []
    trumps = bid_trumps(rules)  # the first of TRUMPS, or all
    own, partners = np.zeros((2, 1, len(trumps)), np.int64)
    for bid in reversed(bids):
        if accounts.together(bid.actor, seat):
            (own if bid.actor == seat else partners)[0, TRUMPS.index(bid.suit)] = bid.points
    held = np.array([sum(1 << card.index for card in deal.hands[seat])], np.uint32)
    limits, roles = np.full(len(TRUMPS), UNPLAYABLE, float), np.full(len(TRUMPS), NEW)
    limits[: len(trumps)] = limits_of(rules, bidder(rules, held), own, partners)[0]
    whose = NOBODYS
    if bids:
        whose = OURS if accounts.together(bids[-1].actor, seat) else THEIRS
    place, points = PASSED, 0
    if isinstance(action, Bid):
        place, points = TRUMPS.index(action.suit), action.points
    least = max(standing + STEP, rules.bid_min)
    roles[: len(trumps)] = named(whose, own, partners)[0]
    return [Call(limits, whose, roles, least, place, points)]


def unlikely(calls: list[Call], habits: Values) -> float:
    """Return how unlikely these calls are, as a mean of logarithms."""
    limits, whose, roles, least, place, points = map(np.array, zip(*calls, strict=True))
    habits = habits[whose[:, None], roles]
    bids = chances(limits, least, habits)
    rows = np.flatnonzero(place != PASSED)
    here = habits[rows, place[rows]]
    wanted, differ = limits[rows, place[rows]] - here[:, 2], here[:, 3]
    above = np.where(points[rows] > least[rows], points[rows] - STEP / 2, -np.inf)
    told = rising((points[rows] + STEP / 2 - wanted) / differ) - rising((above - wanted) / differ)
    made = np.where(place == PASSED, 1 - bids.sum(axis=1), 0.0)
    made[rows] = bids[rows, place[rows]] * (0.01 + 0.99 * told)
    return float(-np.log(0.01 + 0.99 * made).mean())


def fitted(calls: list[Call]) -> Values:
    """Return the habits by which these calls are most likely."""
    habits, steps = HABITS.copy(), np.full(HABITS.shape, FIRST_STEP)
    best = unlikely(calls, habits)
    for _ in range(ROUNDS):
        for place in np.ndindex(HABITS.shape):
            if place[0] == NOBODYS and place[1] != NEW:
                continue
            for change in (steps[place], -steps[place]):
                other = habits.copy()
                other[place] = max(other[place] + change, LEAST[place[2]])
                if (found := unlikely(calls, other)) < best:
                    best, habits = found, other
                    break
            else:
                steps[place] /= 2
    return habits


def main(deals: int) -> None:
    wait()
    calls = [call for number in range(deals) for rules in RULES for call in calls_of(rules, number)]
    sys.stdout.write(f"{len(calls)} calls, by habits as they are {unlikely(calls, HABITS):.3f}\n")
    habits = fitted(calls)
    sys.stdout.write(f"by these {unlikely(calls, habits):.3f}:\n{habits.round(1).tolist()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
