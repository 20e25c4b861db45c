"""A deal as far as it is played: the contract, the trick on the table, what was won before it."""

from typing import NamedTuple

import numpy as np

from bot.robots.search.compiled import layout
from bot.robots.search.tables import ContractTables, Numbers, tables_of
from bot.rules import Card, Ruleset, Sides, Trump, View, bid_worth, deal_points, named_points

LAST_TRICK = 10
"""worth of the last trick, as rules of thumb count it"""


class Stage(NamedTuple):
    """Everything about a deal in progress that everybody knows, but for the hands."""

    tables: ContractTables
    leader: int
    """of the trick on the table, or who leads the next"""
    trick: tuple[Card, ...]
    """on the table, in playing order"""
    won: int = 0
    """what side 0 has won in tricks that are over, in units of the tables"""
    tricks: tuple[int, ...] = (0, 0, 0, 0)
    """how many each seat has won"""
    before: int = 0
    """what all the tricks that are over brought, in the same units"""
    roem: int = 0
    """half of what side 0 has more roem than the others"""
    by_seat: tuple[int, ...] = (0, 0, 0, 0)
    """what each seat has won in tricks that are over, in the same units"""

    @property
    def turn(self) -> int:
        """The seat that plays the next card."""
        return (self.leader + len(self.trick)) % int(self.tables.facts[layout.PLAYERS])

    @property
    def left(self) -> int:
        """The number of tricks that are not over."""
        return int(self.tables.facts[layout.TRICKS]) - sum(self.tricks)

    def totals(self, hands: Numbers) -> Numbers:
        """Return the points of the whole deal in each of these worlds, given in the bits of the
        contract: where some cards are not played it depends on which."""
        if not self.tables.unplayed:
            return np.full(len(hands), self.tables.total)
        played = np.bitwise_or.reduce(hands, axis=1) | self.tables.set_of(self.trick)
        points = self.before + self.tables.points_of(played)
        return (points + self.tables.facts[layout.LAST_TRICK]) // self.tables.unit

    def may_win_all(self, side: int) -> bool:
        """Tell whether a side has won all the tricks so far."""
        own = self.tables.sides.seats[side]
        return not any(won for seat, won in enumerate(self.tricks) if seat not in own)

    def as_numbers(self) -> Numbers:
        """Return the table for compiled code."""
        numbers = np.zeros(layout.TABLE, np.int64)
        numbers[layout.LEADER] = self.leader
        numbers[layout.COUNT] = len(self.trick)
        for place, card in enumerate(self.trick):
            numbers[layout.TRICK + place] = self.tables.bits[card.index]
        return numbers


class PlaySoFar(NamedTuple):
    """The play of a deal until now, as everybody saw it."""

    leader: int
    """of the first trick"""
    taker: int
    need: float
    """the part of all points that the takers need"""
    plays: tuple[tuple[int, Card], ...]
    """seats and cards, in playing order"""
    turned: Card | None
    """the card that the taker took"""

    def as_numbers(self, tables: ContractTables) -> tuple[Numbers, Numbers, Numbers]:
        """Return the cards that each seat is known to have had, the deal, and its plays."""
        shown = np.zeros(4, np.int64)
        if self.turned is not None:
            shown[self.taker] = 1 << tables.bits[self.turned.index]
        worth = tables.facts[layout.WORTH : layout.WORTH + 32].sum() + LAST_TRICK
        deal = np.array([self.taker, int(self.need * worth), self.leader], np.int64)
        plays = [(seat, tables.bits[card.index]) for seat, card in self.plays]
        return shown, deal, np.array(plays, np.int64).reshape(-1, 2)


def play_so_far(view: View) -> PlaySoFar:
    """Return the play of a deal as a view shows it; raises `ValueError` without a contract."""
    if view.trump is None or view.taker is None or view.leader is None:
        raise ValueError("there are no tricks to play")
    total = deal_points(view.rules, view.trump)
    need = max(total // 2 + 1, bid_worth(named_points(view.bid) or 0))
    leader = view.tricks[0].leader if view.tricks else view.leader
    turned = view.turn_up if view.turned_to == view.taker else None
    return PlaySoFar(leader, view.taker, need / total, plays_of(view), turned)


def plays_of(view: View) -> tuple[tuple[int, Card], ...]:
    """Return the seats and cards of the deal so far, in playing order."""
    tricks = [
        ((trick.leader + place) % view.game_type.seats, card)
        for trick in view.tricks
        for place, card in enumerate(trick.cards)
    ]
    return (*tricks, *view.trick)


def first_stage(rules: Ruleset, sides: Sides, trump: Trump, taker: int, leader: int) -> Stage:
    """Return the stage before the first lead of a contract, which may be one to think about."""
    return Stage(tables_of(rules, trump, sides, taker), leader, ())


def stage_of(view: View) -> Stage:
    """Return the stage of the deal that a view shows; raises `ValueError` without a contract."""
    if view.trump is None or view.taker is None or view.leader is None:
        raise ValueError("there are no tricks to play")
    tables = tables_of(view.rules, view.trump, view.sides, view.taker)
    won, before, roem, tricks, by_seat = 0, 0, 0, [0, 0, 0, 0], [0, 0, 0, 0]
    for trick in view.tricks:
        tricks[trick.winner] += 1
        points = sum(int(tables.facts[layout.POINTS + tables.bits[e.index]]) for e in trick.cards)
        before += points
        by_seat[trick.winner] += points
        if tables.sides.of(trick.winner) == 0:
            won += points
            roem += trick.roem
        else:
            roem -= trick.roem
    trick = tuple(card for _, card in view.trick)
    swing = roem // 2
    return Stage(tables, view.leader, trick, won, tuple(tricks), before, swing, tuple(by_seat))
