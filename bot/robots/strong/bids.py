"""Auctions with bids (C1, H2): each call is weighed by the contracts that may come of it."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.robots.bidding import choose_bid as choose_by_thumb
from bot.robots.prospects import lacks_trumps, of_own_bid
from bot.robots.strong.beside import beside
from bot.robots.strong.contracts import points_of
from bot.robots.strong.likelihood import (
    Bidder,
    Hands,
    bidder,
    limits_of,
    of_calls,
    playable,
)
from bot.robots.strong.outcomes import ALL, Beside, Contract, Counts, Stakes, Values, margins
from bot.robots.strong.taking import chosen
from bot.rules import (
    CAPOT_BID,
    PACK,
    Action,
    Ask,
    Bid,
    Coinche,
    Dice,
    Pass,
    Surcoinche,
    Trump,
    View,
    deal_points,
)

DRAWN: Final = 1300
"""worlds that are drawn, of which those are kept that go with the calls"""
NOBODY: Final = -1
STEP: Final = 10
ROOM: Final = 10
"""points that a bidder keeps back when they may"""
DOUBLED: Final = 0.35
"""how often opponents coinche a bid that fails by far"""
BY_FAR: Final = 15
LEVELS: Final = 3
"""bids in a trump that are weighed beside the lowest: the highest that leave room"""
SURE: Final = 0.5
"""the chance of all the tricks from which a capot is weighed"""
WARNED: Final = 12
"""points by which somebody who coinches may be wrong"""
LIKELY: Final = 0.65
"""the chance that a bid fails from which it is coinched"""
CLEARLY: Final = 20
"""points by which another call must be better than the usual one: of many the best looks better
than it is"""
SURCOINCHED: Final = {"x3": 3, "x4": 4}


def choose_bid(view: View, dice: Dice, worlds: int) -> Action:
    """The call that promises most points; what a partner expects, unless another is clearly
    better."""
    usual = choose_by_thumb(view)
    if view.rules.decl_helps_contract and view.rules.declarations != "off":
        return usual  # what others bid for their declarations is not read from their calls
    if isinstance(usual, Bid) and _is_certain(view, usual):
        return usual
    worth = worth_of_calls(view, usual, dice, worlds)
    worth[usual] += CLEARLY
    return max(worth, key=worth.__getitem__)


def _is_certain(view: View, bid: Bid) -> bool:
    prospect = of_own_bid(view, bid.suit)
    return prospect is not None and prospect.is_certain


def worth_of_calls(view: View, usual: Action, dice: Dice, worlds: int) -> dict[Action, float]:
    """Return how many points more than the others the own side may expect, by each call."""
    auction = _Auction(view, dice, worlds)
    worth: dict[Action, float] = {}
    for option in view.options:
        if isinstance(option, Pass):
            worth[option] = auction.of_passing()
        elif isinstance(option, Coinche):
            if auction.chance_to_fail() > LIKELY or option == usual:
                worth[option] = auction.of_standing(2)
        elif isinstance(option, Surcoinche):
            worth[option] = auction.of_standing(SURCOINCHED[view.rules.surcoinche])
    for bid in dict.fromkeys((*auction.thinkable(), usual)):
        if isinstance(bid, Bid):
            worth[bid] = auction.of_bidding(bid)
    return worth


def chance_to_make(view: View, dice: Dice, worlds: int) -> float:
    """Return the chance that the last bid is made, as a seat sees it."""
    return 1 - _Auction(view, dice, worlds).chance_to_fail()


@dataclass
class _Course:
    """An auction as it may go on, in each world."""

    points: Counts
    trump: Counts
    """places in the list of trumps"""
    bidder: Counts
    first: Counts
    """each seat's first bid in each trump"""
    quiet: Counts
    """calls since the last bid"""


class _Auction:
    """Worlds that go with the calls, and what every contract would make in them."""

    def __init__(self, view: View, dice: Dice, worlds: int) -> None:
        if view.seat is None:
            raise ValueError("who only watches has nothing to bid")
        self.view, self.own, self.accounts = view, view.seat, view.game.accounts
        self.rules, self.seats = view.rules, view.game.seats
        self.chance = np.random.default_rng(dice.below(1 << 32))
        self.trumps: list[Trump] = playable(view.rules)
        self.sides = np.array([self.accounts.of(seat) for seat in range(self.seats)])
        self.hands = self._drawn(worlds)
        self.endings: dict[tuple[int, int], Counts] = {}
        self.bidders: dict[int, Bidder] = {}

    def _drawn(self, worlds: int) -> Hands:
        unseen = [card for card in PACK if card not in self.view.hand]
        bits = np.array([1 << card.index for card in unseen], dtype=np.uint32)
        packs = self.chance.permuted(np.tile(bits, (DRAWN, 1)), axis=1)
        hands = np.zeros((DRAWN, self.seats), np.uint32)
        for number in range(1, self.seats):
            part = packs[:, 8 * number - 8 : 8 * number]
            hands[:, (self.own + number) % self.seats] = part.sum(axis=1, dtype=np.uint32)
        hands[:, self.own] = sum(1 << card.index for card in self.view.hand)
        return hands[chosen(of_calls(self.view, hands), self.chance, worlds)]

    # What contracts are worth ---------------------------------------------------------------

    def _ending(self, trump: int, account: int) -> Counts:
        """How it ends when an account plays: the points, and what both have beside them."""
        if (trump, account) not in self.endings:
            name, rules, accounts = self.trumps[trump], self.rules, self.accounts
            taker = self.own if accounts.of(self.own) == account else (self.own + 1) % self.seats
            points = points_of(rules, accounts, name, taker, self.hands)
            aside = beside(rules, Contract(name, taker), self.hands, accounts)
            total = np.full(len(points), deal_points(rules, name))
            self.endings[trump, account] = np.stack(
                (points, *aside.belotes, *aside.declared, total)
            )
        return self.endings[trump, account]

    def _worth(self, course: _Course, multiplier: int) -> tuple[Values, Counts]:
        """How many points more the own side writes, and the points that bidders lack."""
        worth, lack = np.zeros(len(self.hands)), np.zeros(len(self.hands), np.int64)
        played = np.flatnonzero(course.bidder != NOBODY)
        if not len(played):
            return worth, lack
        side = self.sides[course.bidder]
        places = 2 * course.trump + side
        ending = np.zeros((6, len(self.hands)), np.int64)
        for place in np.unique(places[played]):
            here = places == place
            ending[:, here] = self._ending(*divmod(int(place), 2))[:, here]
        points, ours, theirs, we_said, they_said, total = ending[:, played]
        stakes = Stakes(course.points[played], multiplier, total)
        ahead = margins(self.rules, stakes, points, Beside((ours, theirs), (we_said, they_said)))
        worth[played] = np.where(side[played] == self.accounts.of(self.own), ahead, -ahead)
        lack[played] = course.points[played] - points % ALL
        return worth, lack

    def _ends(self, course: _Course) -> float:
        worth, lack = self._worth(course, 1)
        failed = lack > BY_FAR
        if failed.any():
            bidder = np.where(failed, course.bidder, NOBODY)
            doubled, _ = self._worth(replace(course, bidder=bidder), 2)
            worth = np.where(failed, (1 - DOUBLED) * worth + DOUBLED * doubled, worth)
        return float(worth.mean())

    # What calls are worth -------------------------------------------------------------------

    def thinkable(self) -> list[Bid]:
        """Return the bids that the partner would read rightly: not above what the hand is worth."""
        bids = [option for option in self.view.options if isinstance(option, Bid)]
        if not bids:
            return []
        account, limits = self.accounts.of(self.own), self._limits(self._so_far(), self.own)[0]
        found: list[Bid] = []
        for place, (trump, limit) in enumerate(zip(self.trumps, limits, strict=True)):
            if self._lacks(trump):
                continue
            here = [bid for bid in bids if bid.suit is trump]
            sound = [bid for bid in here if bid.points <= limit]
            roomy = [bid for bid in sound if bid.points <= limit - ROOM]
            found += dict.fromkeys((*sound[:1], *roomy[-LEVELS:]))
            made = self._ending(place, account)[0]
            if sound and float((made > ALL).mean()) > SURE:
                found += [bid for bid in here if bid.points == CAPOT_BID]
        return found

    def _lacks(self, trump: Trump) -> bool:
        """Tell whether a partner would mind the trumps of this hand: none that they named."""
        named = {self.accounts.of(e.actor) for e in self._bids() if e.suit is trump}
        if self.accounts.of(self.own) in named:
            return False
        return lacks_trumps(self.view.hand, trump, theirs=bool(named))

    def _bids(self) -> list[Bid]:
        return [call for call in self.view.calls if isinstance(call, Bid)]

    def of_bidding(self, bid: Bid) -> float:
        """Return the worth of a bid, as the others will go on."""
        course, trump = self._so_far(), self.trumps.index(bid.suit)
        course.points[:], course.trump[:], course.bidder[:] = bid.points, trump, bid.actor
        first = course.first[:, bid.actor, trump]
        first[first == 0] = bid.points
        course.quiet[:] = 0
        return self._goes_on(course)

    def of_passing(self) -> float:
        """Return the worth of a pass: in a window, of the contract as it stands."""
        decision = self.view.decision
        if decision is None or decision.ask is not Ask.CALL:
            return self.of_standing(self.view.multiplier)
        course = self._so_far()
        course.quiet += 1
        return self._goes_on(course)

    def of_standing(self, multiplier: int) -> float:
        """Return the worth of the last bid for this stake."""
        worth, lack = self._worth(self._so_far(), multiplier)
        bid = self.view.bid
        if multiplier < 2 or bid is None or not self.accounts.together(bid.actor, self.own):
            return float(worth.mean())
        # Somebody coinched: mostly in worlds in which that is wise.
        wise = 1 / (1 + np.exp(-lack / WARNED))
        return float((worth * wise).sum() / wise.sum())

    def chance_to_fail(self) -> float:
        """Return the chance that the last bid is not made."""
        worth, _ = self._worth(self._so_far(), 1)
        bid = self.view.bid
        ours = bid is not None and self.accounts.together(bid.actor, self.own)
        return float(((worth < 0) == ours).mean())

    # How auctions go on ---------------------------------------------------------------------

    def _so_far(self) -> _Course:
        count = len(self.hands)
        first = np.zeros((count, self.seats, len(self.trumps)), np.int64)
        points, trump, last, quiet = 0, 0, NOBODY, 0
        for call in self.view.calls:
            quiet += 1
            if isinstance(call, Bid):
                points, trump = call.points, self.trumps.index(call.suit)
                last, quiet = call.actor, 0
                if not first[0, last, trump]:
                    first[:, last, trump] = points
        points, trump, last, quiet = (np.full(count, e) for e in (points, trump, last, quiet))
        return _Course(points, trump, last, first, quiet)

    def _goes_on(self, course: _Course) -> float:
        """Let everybody call as people do, to the end of the auction; return what it brings."""
        ends = self.seats - (self.rules.self_raise == "off")
        for step in range(1, 3 * self.seats):
            over = course.quiet >= np.where(course.bidder == NOBODY, self.seats, ends)
            if over.all():
                break
            self._calls(course, (self.own + step) % self.seats, ~over)
        return self._ends(course)

    def _calls(self, course: _Course, seat: int, going: NDArray[np.bool]) -> None:
        """Let a seat call in the worlds where the auction goes on."""
        limits = self._limits(course, seat)
        ours = self.sides[course.bidder] == self.accounts.of(seat)
        ours &= course.bidder != NOBODY
        # Who stays with their side's trump raises it, others name their best.
        best = np.where(ours, course.trump, limits.argmax(axis=1))
        limit = limits[np.arange(len(limits)), best]
        least = np.where(course.bidder == NOBODY, self.rules.bid_min, course.points + STEP)
        told = np.floor((limit - ROOM) / STEP).astype(np.int64) * STEP
        told = np.minimum(np.where(ours, told, np.maximum(told, least)), self.rules.bid_max)
        bids = going & (told >= least) & (limit >= told) & (course.bidder != seat)
        bids &= course.points < CAPOT_BID
        course.points = np.where(bids, told, course.points)
        course.trump = np.where(bids, best, course.trump)
        course.bidder = np.where(bids, seat, course.bidder)
        course.quiet = np.where(bids, 0, course.quiet + 1)
        where = np.flatnonzero(bids)
        unsaid = where[course.first[where, seat, best[where]] == 0]
        course.first[unsaid, seat, best[unsaid]] = told[unsaid]

    def _limits(self, course: _Course, seat: int) -> Values:
        """The points that a seat may bid: a row a world, a column a trump."""
        said = [course.first[:, each] for each in self.accounts.partners(seat)]
        partners = sum(said, np.zeros_like(course.first[:, 0]))
        own = course.first[:, seat]
        return limits_of(self.rules, self._bidder(seat), own, partners, self.trumps)

    def _bidder(self, seat: int) -> Bidder:
        if seat not in self.bidders:
            self.bidders[seat] = bidder(self.rules, self.hands[:, seat], self.trumps)
        return self.bidders[seat]
