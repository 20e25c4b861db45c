"""Auctions as they may go on: everybody calls as people do with their hands of many worlds."""

from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from bot.robots.strong.bidders import (
    NOBODYS,
    OURS,
    STEP,
    THEIRS,
    TO_COME,
    Bidder,
    bidder,
    chances,
    habits_of,
    limits_of,
    points_by_chance,
)
from bot.robots.strong.coinches import chances_to_coinche
from bot.robots.strong.worths import Counts, Hands, Values
from bot.rules import CAPOT_BID, Bid, Pass, View
from bot.rules.games.bids import bid_trumps

NOBODY = -1
ROUNDS = 3
"""after which an auction is mostly over"""


class Auctions(NamedTuple):
    """Auctions as they may go on: a row for each world, or for each way to go on in each."""

    world: Counts
    points: Counts
    jumped: Counts
    """points that the last bid is above the least that could have been bid"""
    trump: Counts
    """places in the list of trumps"""
    bidder: Counts
    first: Counts
    """each seat's first bid in each trump"""
    quiet: Counts
    """calls since the last bid"""
    stake: Counts
    """2 where that was coinched"""

    @classmethod
    def joined(cls, auctions: Sequence[Self]) -> Self:
        """Return all the rows of several, one after the other."""
        return cls(*map(np.concatenate, zip(*auctions, strict=True)))

    def rows(self, numbers: Counts) -> Self:
        return self._make(each[numbers] for each in self)


class CallsToCome:
    """The hands of many worlds, and what their holders go on to call."""

    def __init__(self, view: View, own: int, hands: Hands, chance: np.random.Generator) -> None:
        self.view, self.own, self.hands = view, own, hands
        self.rules, self.accounts = view.rules, view.game_type.accounts
        self.seats = view.game_type.seats
        self.trumps = bid_trumps(view.rules)
        self.sides = np.array([self.accounts.of(seat) for seat in range(self.seats)])
        # The same luck for every way to go on: they differ by their calls alone.
        self.luck = chance.random((ROUNDS * self.seats, 3, len(hands)))
        self.bidders: dict[int, Bidder] = {}

    def so_far(self) -> Auctions:
        """Return the auction before the own call."""
        count = len(self.hands)
        first = np.zeros((count, self.seats, len(self.trumps)), np.int64)
        points, jumped, trump, last, quiet = 0, 0, 0, NOBODY, 0
        for call in self.view.calls:
            quiet += 1
            if isinstance(call, Bid):
                jumped = call.points - max(points + STEP, self.rules.bid_min)
                points, trump = call.points, self.trumps.index(call.suit)
                last, quiet = call.actor, 0
                if not first[0, last, trump]:
                    first[:, last, trump] = points
        points, jumped, trump, last, quiet, stake = (
            np.full(count, each)
            for each in (points, jumped, trump, last, quiet, self.view.multiplier)
        )
        return Auctions(np.arange(count), points, jumped, trump, last, first, quiet, stake)

    def after(self, call: Pass | Bid) -> Auctions:
        """Return the auction after the own call."""
        auctions = self.so_far()
        if isinstance(call, Pass):
            auctions.quiet[:] += 1
            return auctions
        trump = self.trumps.index(call.suit)
        auctions.jumped[:] = call.points - np.maximum(auctions.points + STEP, self.rules.bid_min)
        auctions.points[:], auctions.trump[:], auctions.bidder[:] = call.points, trump, call.actor
        first = auctions.first[:, call.actor, trump]
        first[first == 0] = call.points
        auctions.quiet[:] = 0
        return auctions

    def go_on(self, auctions: Auctions) -> None:
        """Let everybody call, from the next seat on, to the end of the auction."""
        ends = self.seats - (self.rules.self_raise == "off")
        for step in range(1, ROUNDS * self.seats):
            on = (auctions.stake == 1) & (
                auctions.quiet < np.where(auctions.bidder == NOBODY, self.seats, ends)
            )
            if not on.any():
                break
            seat = (self.own + step) % self.seats
            auctions.quiet[on] += 1
            rows = np.flatnonzero(on & (auctions.bidder != seat))
            self._call(auctions, seat, rows, self.luck[step][:, auctions.world[rows]])

    def _call(self, auctions: Auctions, seat: int, rows: Counts, luck: Values) -> None:
        """Let a seat bid or pass in these rows."""
        last = auctions.bidder[rows]
        least = np.maximum(auctions.points[rows] + STEP, self.rules.bid_min)
        ours = self.sides[last] == self.accounts.of(seat)
        whose = np.where(last == NOBODY, NOBODYS, np.where(ours, OURS, THEIRS))
        own, partners = self._said(auctions, seat, rows)
        limits = self._limits(auctions.world[rows], seat, own, partners)
        habits = habits_of(whose, own, partners, TO_COME)
        coinched = self._coinches(auctions, seat, rows, luck[2])
        auctions.stake[rows[coinched]] = 2
        upto = chances(limits, least, habits).cumsum(axis=1)
        bids = (luck[0] < upto[:, -1]) & (least <= self.rules.bid_max)
        bids = np.flatnonzero(bids & ~coinched)
        place = (upto[bids] < luck[0, bids, None]).sum(axis=1)
        told = points_by_chance(
            limits[bids, place], habits[bids, place], least[bids], luck[1, bids]
        )
        told, where = np.minimum(told, self.rules.bid_max), rows[bids]
        auctions.points[where], auctions.trump[where] = told, place
        auctions.jumped[where] = told - least[bids]
        auctions.bidder[where], auctions.quiet[where] = seat, 0
        first = auctions.first[where, seat, place]
        auctions.first[where, seat, place] = np.where(first == 0, told, first)

    def _coinches(
        self, auctions: Auctions, seat: int, rows: Counts, luck: Values
    ) -> NDArray[np.bool]:
        """Tell in which of these rows a seat coinches the last bid."""
        last, trump = auctions.bidder[rows], auctions.trump[rows]
        theirs = (last != NOBODY) & (self.sides[last] != self.accounts.of(seat))
        theirs &= auctions.points[rows] < CAPOT_BID
        worth = self._holder(seat).against[auctions.world[rows], trump]
        points, jumped = auctions.points[rows], auctions.jumped[rows]
        chance = chances_to_coinche(self.rules, worth, trump, points, jumped)
        return theirs & (luck < chance)

    def limits(self) -> Values:
        """Return the points that the own hand may bid, by trump."""
        auctions, one = self.so_far(), np.zeros(1, np.int64)
        return self._limits(one, self.own, *self._said(auctions, self.own, one))[0]

    def _limits(self, worlds: Counts, seat: int, own: Counts, partners: Counts) -> Values:
        holder = Bidder(*(each[worlds] for each in self._holder(seat)))
        return limits_of(self.rules, holder, own, partners)

    def _said(self, auctions: Auctions, seat: int, rows: Counts) -> tuple[Counts, Counts]:
        """Return the first bids of a seat and of its partner."""
        said = [auctions.first[rows, each] for each in self.accounts.partners(seat)]
        return auctions.first[rows, seat], sum(said, np.zeros((len(rows), len(self.trumps)), int))

    def _holder(self, seat: int) -> Bidder:
        if seat not in self.bidders:
            self.bidders[seat] = bidder(self.rules, self.hands[:, seat])
        return self.bidders[seat]
