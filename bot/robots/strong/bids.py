"""Auctions with bids (C1, H2): each call is weighed by the contracts that may come of it."""

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from bot.robots.convention import forbidden, misleads
from bot.robots.prospects import lacks_trumps, of_own_bid
from bot.robots.strong.auctions import NOBODY, Auctions, CallsToCome
from bot.robots.strong.beside import Runs, beside, runs_of_all
from bot.robots.strong.contracts import leader_of, points_of
from bot.robots.strong.likelihood import likely_hands
from bot.robots.strong.outcomes import Bonuses, Contract, Counts, Stakes, Values, margins
from bot.rules import (
    CAPOT_BID,
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
from bot.rules.games.bids import SURCOINCHED, bid_trumps

ROOM = 10
"""points that a bidder keeps back when they may"""
LEVELS = 3
"""bids in a trump that are weighed beside the lowest: the highest that leave room"""
SURE = 0.5
"""the chance of all the tricks from which a capot is weighed"""
LIKELY = 0.6
"""the chance that a bid fails from which it is coinched: two of three of these fail, as a bid of
others seems better than it is"""
CLEARLY = 12
"""points by which another call must be better than the usual one: of many the best looks better
than it is, …"""
OPENING = 40
"""… and of a first bid little can be told: what seemed 12 to 60 better brought no more"""
MISLED = 20
"""points more by which a bid must be better that shows a partner what the hand has not"""
BOLD = 20
"""points that a bid over others may be above what the hand is worth, …"""
BOLDLY = 40
"""… where it must be better than a pass by so many: to fail may cost less than their contract"""


def is_certain(view: View, call: Action) -> bool:
    """Tell whether a call is a bid that is made however the cards lie."""
    prospect = of_own_bid(view, call.suit) if isinstance(call, Bid) else None
    return prospect is not None and prospect.is_certain


def best_of(view: View, worth: Mapping[Action, float], usual: Action) -> Action:
    """Return the usual call, or the one that is worth most if it is clearly better; a bid that
    misleads the partner must be so by more."""
    clearly = OPENING if view.bid is None else CLEARLY

    def promise(call: Action) -> float:
        return worth[call] + clearly * (call == usual) - MISLED * misleads(view, call)

    return max(worth, key=promise)


def worth_of_calls(
    view: View, usual: Action, dice: Dice, worlds: int, also: Action | None = None
) -> dict[Action, float]:
    """Return how many points more than the others the own side may expect, by each call; `also`:
    one that was called, however daring."""
    auction = _Auction(view, dice, worlds)
    worth: dict[Action, float] = {}
    for option in view.options:
        if isinstance(option, Coinche):
            allowed = not forbidden(view, option) and auction.chance_to_fail() > LIKELY
            if allowed or option == also:
                worth[option] = auction.of_standing(2)
        elif isinstance(option, Surcoinche) and (option == also or not forbidden(view, option)):
            worth[option] = auction.of_standing(SURCOINCHED[view.rules.surcoinche])
    bids = [e for e in dict.fromkeys((*auction.thinkable(), usual)) if isinstance(e, Bid)]
    passes = [e for e in view.options if isinstance(e, Pass)]
    bold = [bid for bid in auction.bold() if bid != usual]
    worth |= auction.of_going_on((*passes, *bids, *bold))
    least = max((worth[each] for each in passes), default=0.0) + BOLDLY
    return {call: each for call, each in worth.items() if call not in bold or each >= least}


class _Auction:
    """Worlds that go with the calls, and what every contract would make in them."""

    def __init__(self, view: View, dice: Dice, worlds: int) -> None:
        if view.seat is None:
            raise ValueError("who only watches has nothing to bid")
        self.view, self.own, self.accounts = view, view.seat, view.game_type.accounts
        self.rules, self.seats = view.rules, view.game_type.seats
        self.chance = np.random.default_rng(dice.below(1 << 32))
        self.trumps = bid_trumps(view.rules)
        self.sides = np.array([self.accounts.of(seat) for seat in range(self.seats)])
        self.hands = likely_hands(view, self.own, self.chance, worlds)
        self.to_come = CallsToCome(view, self.own, self.hands, self.chance)
        self.endings: dict[tuple[int, int], Counts] = {}

    # What contracts are worth ---------------------------------------------------------------

    def _ending(self, trump: int, account: int) -> Counts:
        """Return the ends of a contract of an account: the points, and what both sides have beside
        them."""
        if (trump, account) not in self.endings:
            name, rules, accounts = self.trumps[trump], self.rules, self.accounts
            taker = self.own if accounts.of(self.own) == account else (self.own + 1) % self.seats
            points = points_of(rules, accounts, name, taker, leader_of(self.view), self.hands)
            aside = beside(rules, Contract(name, taker), self.hands, accounts, self._runs)
            total = np.full(len(points), deal_points(rules, name))
            self.endings[trump, account] = np.stack(
                (points, *aside.belotes, *aside.declared, total)
            )
        return self.endings[trump, account]

    @cached_property
    def _runs(self) -> list[Runs] | None:
        """The runs of all the hands, where they are declared."""
        return None if self.rules.declarations == "off" else runs_of_all(self.rules, self.hands)

    def _worth(self, auctions: Auctions, stake: Counts | int) -> Values:
        """Return how many points more the own side writes."""
        worth = np.zeros(len(auctions.world))
        played = np.flatnonzero(auctions.bidder != NOBODY)
        if not len(played):
            return worth
        side = self.sides[auctions.bidder]
        places = 2 * auctions.trump + side
        ending = np.zeros((6, len(auctions.world)), np.int64)
        for place in np.unique(places[played]):
            here = places == place
            ending[:, here] = self._ending(*divmod(int(place), 2))[:, auctions.world[here]]
        points, ours, theirs, we_said, they_said, total = ending[:, played]
        stake = np.broadcast_to(stake, len(places))[played]
        stakes = Stakes(auctions.points[played], stake, total)
        ahead = margins(self.rules, stakes, points, Bonuses((ours, theirs), (we_said, they_said)))
        worth[played] = np.where(side[played] == self.accounts.of(self.own), ahead, -ahead)
        return worth

    # What calls are worth -------------------------------------------------------------------

    def thinkable(self) -> list[Bid]:
        """Return bids of all heights that are not above what the hand is worth."""
        bids = [option for option in self.view.options if isinstance(option, Bid)]
        if not bids:
            return []
        account, limits = self.accounts.of(self.own), self.to_come.limits()
        found: list[Bid] = []
        for place, (trump, limit) in enumerate(zip(self.trumps, limits, strict=True)):
            if self._lacks(trump):
                continue
            here = [bid for bid in bids if bid.suit is trump]
            sound = [bid for bid in here if bid.points <= limit]
            roomy = [bid for bid in sound if bid.points <= limit - ROOM]
            said = dict.fromkeys((*sound[:1], *roomy[-LEVELS:]))
            found += [bid for bid in said if not forbidden(self.view, bid)]
            points, *_, total = self._ending(place, account)
            if sound and float((points > total).mean()) > SURE:
                found += [bid for bid in here if bid.points == CAPOT_BID]
        return found

    def bold(self) -> list[Bid]:
        """Return the lowest bids above what the hand is worth that outbid the others."""
        standing = self.view.bid
        if standing is None or self.accounts.together(standing.actor, self.own):
            return []
        limits = dict(zip(self.trumps, self.to_come.limits(), strict=True))
        bids = [option for option in self.view.options if isinstance(option, Bid)]
        return [
            bid
            for bid in bids
            if bid.points == bids[0].points < CAPOT_BID
            and limits[bid.suit] < bid.points <= limits[bid.suit] + BOLD
            and not self._lacks(bid.suit)
            and not forbidden(self.view, bid)
        ]

    def _lacks(self, trump: Trump) -> bool:
        """Tell whether a partner would mind the trumps of this hand: none that they named."""
        bids = (call for call in self.view.calls if isinstance(call, Bid))
        named = {self.accounts.of(bid.actor) for bid in bids if bid.suit is trump}
        if self.accounts.of(self.own) in named:
            return False
        return lacks_trumps(self.view.hand, trump, theirs=bool(named))

    def of_going_on(self, calls: Sequence[Pass | Bid]) -> dict[Action, float]:
        """Return the worth of bids and of a pass, as the others will go on; in a window, of a pass
        over the contract as it stands."""
        decision = self.view.decision
        if decision is None or decision.ask is not Ask.CALL:
            return dict.fromkeys(calls, self.of_standing(self.view.multiplier))
        to_come = self.to_come
        auctions = Auctions.joined([to_come.after(call) for call in calls])
        to_come.go_on(auctions)
        worth = self._worth(auctions, auctions.stake)
        worth = worth.reshape(len(calls), -1).mean(axis=1)
        return dict(zip(calls, map(float, worth), strict=True))

    def of_standing(self, multiplier: int) -> float:
        """Return the worth of the last bid for this stake."""
        return float(self._worth(self.to_come.so_far(), multiplier).mean())

    def chance_to_fail(self) -> float:
        """Return the chance that the last bid is not made."""
        worth = self._worth(self.to_come.so_far(), 1)
        bid = self.view.bid
        ours = bid is not None and self.accounts.together(bid.actor, self.own)
        return float(((worth < 0) == ours).mean())
