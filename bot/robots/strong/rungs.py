"""Auctions on a ladder (I1): each call is weighed by the contracts that may come of it, as the
others will go on calling."""

from functools import cached_property

import numpy as np

from bot.robots.convention import misleads
from bot.robots.rungs import choose_rung
from bot.robots.strong.beside import Runs, beside, runs_of_all
from bot.robots.strong.climbing import (
    DOUBLE,
    MINE,
    NOBODYS,
    NOTHING,
    PARTNERS,
    PASS,
    THEIRS,
    Climber,
    Standing,
    chances_to_call,
    climber,
    double_of,
)
from bot.robots.strong.contracts import leader_of, points_of
from bot.robots.strong.likelihood import likely_fives
from bot.robots.strong.outcomes import Bonuses, Contract, Counts, Values, margins, stakes_of
from bot.rules import Action, Call, Coinche, Dice, Surcoinche, View
from bot.rules.games.bulgarian.auction import LADDER

CLEARLY = 10
"""points by which another call must be better than the usual one: of many the best looks better
than it is"""
MISLED = 20
"""points more by which a bid must be better that shows a partner what the hand has not"""
LIKELY = 0.55
"""the chance to gain from which a contract is doubled, and doubled again"""
MOST_CALLS = 24
"""after which an auction is over for certain"""


def best_of(view: View, worth: dict[Action, float]) -> Action:
    """Return the usual call, or the one that is worth most if it is clearly better."""
    usual = choose_rung(view)

    def promise(call: Action) -> float:
        return worth[call] + CLEARLY * (call == usual) - MISLED * misleads(view, call)

    return max(worth, key=promise)


def worth_of_calls(
    view: View, dice: Dice, worlds: int, also: Action | None = None
) -> dict[Action, float]:
    """Return how many points more than the others the own side may expect, by each call; `also`:
    one that was called, however daring."""
    auction = _Auction(view, np.random.default_rng(dice.below(1 << 32)), worlds)
    calls = [
        each
        for each in view.options
        if isinstance(each, Call) and (each == also or auction.is_sound(each))
    ]
    worth = auction.of(calls)
    return dict(zip(calls, map(float, worth), strict=True))


class _Auction:
    """Worlds that go with the calls, and what every contract would write in them."""

    def __init__(self, view: View, chance: np.random.Generator, worlds: int) -> None:
        if view.seat is None:
            raise ValueError("who only watches has nothing to bid")
        self.view, self.own, self.accounts = view, view.seat, view.game_type.accounts
        self.rules, self.seats = view.rules, view.game_type.seats
        self.five, self.eight = likely_fives(view, chance, worlds)
        # The same luck for every call: they differ by what comes of them alone.
        self.luck = chance.random((MOST_CALLS, worlds))
        self.climbers = [climber(self.rules, self.five[:, seat]) for seat in range(self.seats)]
        seats = range(self.seats)
        self.whose = np.array(
            [
                [
                    MINE if a == b else PARTNERS if self.accounts.together(a, b) else THEIRS
                    for b in seats
                ]
                for a in seats
            ]
        )
        self.written: dict[tuple[int, int, int], Values] = {}
        self.endings: dict[tuple[int, int], tuple[Counts, Bonuses]] = {}

    def is_sound(self, call: Call) -> bool:
        """Tell whether a call is no contra or recontra that is a mere threat."""
        bid = self.view.bid
        if bid is None or not isinstance(call, Coinche | Surcoinche):
            return True
        theirs = int(self.whose[self.own][bid.actor] == THEIRS)
        gains = self._of_contract(LADDER.index(bid.suit), theirs, 1) > 0
        return float(gains.mean()) > LIKELY

    def of(self, calls: list[Call]) -> Values:
        """Return what each call is worth on the average."""
        stands = Standing()
        for call in self.view.calls:
            stands = stands.after(self.rules, call)
        count = len(self.five)
        world = np.tile(np.arange(count), len(calls))
        now = np.repeat(np.array([stands.after(self.rules, call) for call in calls]), count, axis=0)
        trump, bidder, times, quiet = now.T.copy()
        for step in range(MOST_CALLS):
            rows = np.flatnonzero(quiet < np.where(trump == NOTHING, self.seats, self.seats - 1))
            if not len(rows):
                break
            seat = (self.own + 1 + step) % self.seats
            here = world[rows]
            holder = Climber(*(each[here] for each in self.climbers[seat]))
            whose = np.where(bidder[rows] < 0, NOBODYS, self.whose[seat][bidder[rows]])
            chances = chances_to_call(self.rules, holder, trump[rows], whose, times[rows])
            upto = chances.cumsum(axis=1)
            luck = self.luck[step, here] * upto[:, -1]
            called = np.minimum((upto <= luck[:, None]).sum(axis=1), DOUBLE)
            bids, doubles = rows[called < PASS], rows[called == DOUBLE]
            trump[bids], bidder[bids], times[bids] = called[called < PASS], seat, 1
            times[doubles] = np.where(
                times[doubles] == 1, double_of(self.rules, 1), double_of(self.rules, 2)
            )
            quiet[rows] = np.where(called == PASS, quiet[rows] + 1, 0)
        return self._written(world, trump, bidder, times).reshape(len(calls), -1).mean(axis=1)

    def _written(self, world: Counts, trump: Counts, bidder: Counts, times: Counts) -> Values:
        """Return how many points more the own side writes with the contracts of these worlds."""
        worth, takers = np.zeros(len(world)), np.where(self.whose[self.own][bidder] == THEIRS, 1, 0)
        kinds = 16 * trump + 8 * takers + times
        for kind in np.unique(kinds[trump != NOTHING]):
            here = (kinds == kind) & (trump != NOTHING)
            worth[here] = self._of_contract(*divmod(int(kind) // 8, 2), int(kind) % 8)[world[here]]
        return worth

    def _of_contract(self, place: int, theirs: int, times: int) -> Values:
        """Return how many points more the own side writes in every world with a contract of one
        side."""
        key = place, theirs, times
        if key not in self.written:
            taker = (self.own + theirs) % self.seats
            contract = Contract(LADDER[place], taker, multiplier=times)
            points, aside = self._ending(place, taker)
            ahead = margins(self.rules, stakes_of(self.rules, contract), points, aside)
            self.written[key] = -ahead if theirs else ahead
        return self.written[key]

    def _ending(self, place: int, taker: int) -> tuple[Counts, Bonuses]:
        if (place, taker) not in self.endings:
            rules, accounts, trump = self.rules, self.accounts, LADDER[place]
            leader = leader_of(self.view)
            points = points_of(rules, accounts, trump, taker, leader, self.eight)
            aside = beside(rules, Contract(trump, taker), self.eight, accounts, self._runs)
            self.endings[place, taker] = points, aside
        return self.endings[place, taker]

    @cached_property
    def _runs(self) -> list[Runs] | None:
        """The runs of all the hands, where they are declared."""
        return None if self.rules.declarations == "off" else runs_of_all(self.rules, self.eight)
