"""Auctions with bids: points and a trump, a coinche, a surcoinche (C1).

Games with an auction like it change what they do otherwise.
"""

from collections.abc import Mapping
from functools import cache

from bot.rules.core.actions import TABLE, Action, Bid, Close, Coinche, Pass, Surcoinche
from bot.rules.core.card import CAPOT_BID, GENERALE_BID, Suit, Trump
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import (
    Applied,
    Ask,
    Asked,
    ContractKind,
    Deal,
    Effect,
    Phase,
    State,
    Step,
    asked,
    bid_number,
    with_deal,
)
from bot.rules.games.opening import open_play
from bot.rules.games.turn_up import EXTRA, throw_in

COINCHED = 2
SURCOINCHED = {"x4": 4, "x3": 3}


@cache
def bid_values(rules: Ruleset) -> tuple[int, ...]:
    """Return the values that may be bid, from low to high: numbers, the capot, the générale.

    CAPOT_BID and GENERALE_BID stand for those two.
    """
    numbers = range(rules.bid_min, rules.bid_max + 1, rules.bid_step)
    generale = rules.generale and rules.auction == "coinche"  # Kloppen knows none
    called = (CAPOT_BID, GENERALE_BID) if generale else (CAPOT_BID,)
    return (*numbers, *called)


@cache
def bid_trumps(rules: Ruleset) -> tuple[Trump, ...]:
    return (*Suit, *EXTRA[rules.extra_contracts])


Named = tuple[int, Trump]
"""what a bid names"""


@cache
def higher_bids(rules: Ruleset, standing: int | None) -> tuple[Named, ...]:
    """Return what may be bid above the last, from low to high: no number is above a capot."""
    values, trumps = bid_values(rules), bid_trumps(rules)
    if standing is not None:
        values = values[values.index(standing) + 1 :]
    return tuple((value, trump) for value in values for trump in trumps)


@cache
def _calls(seat: int, bids: tuple[Named, ...]) -> tuple[Action, ...]:
    return Pass(seat), *(Bid(seat, *named) for named in bids)


def bidders(state: State) -> tuple[int, ...]:
    """The seats of the side of the last bid; none without one."""
    deal = asked(state)
    if deal.bid is None:
        return ()
    sides = state.game_type.accounts
    return sides.seats[sides.of(deal.bid.actor)]


def defenders(state: State) -> tuple[int, ...]:
    """The seats that may coinche the last bid; none without one."""
    deal = asked(state)
    return () if deal.bid is None else state.sides.opponents(deal.bid.actor)


class Bids:
    """The auction of Kloppen, and of Découverte where its auction has bids (C1)."""

    kind: ContractKind = ContractKind.POINTS

    @property
    def steps(self) -> Mapping[type[Action], Step]:
        return {
            Bid: self.make_bid,
            Pass: self.make_pass,
            Coinche: self.coinche,
            Surcoinche: self.surcoinche,
            Close: self.close,
        }

    # Who is asked --------------------------------------------------------------------------------

    def asked(self, state: State) -> Asked:
        if state.phase is Phase.CALL:
            turn, may = asked(state).turn, defenders(state)
            if state.rules.coinche_mode == "in_turn":
                may = (turn,) if turn in may else ()
            return ((turn, Ask.CALL), *[(seat, Ask.COINCHE) for seat in may])
        seats = self.in_window(state)
        closing = (TABLE, Ask.CLOSE)
        if state.phase is Phase.SURCOINCHE:
            return (*((seat, Ask.SURCOINCHE) for seat in seats), closing)
        return (
            *((seat, Ask.KNOCK) for seat in seats),
            closing,
            *((seat, Ask.COINCHE) for seat in seats),
        )

    def in_window(self, state: State) -> tuple[int, ...]:
        """The seats that may still answer in the window that is open."""
        seats = defenders(state) if state.phase is Phase.KNOCK else bidders(state)
        return tuple(seat for seat in seats if seat not in asked(state).waived)

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        return _calls(seat, self.above(state.rules, asked(state).bid))

    def above(self, rules: Ruleset, standing: Bid | None) -> tuple[Named, ...]:
        """Return what may be bid after the last bid, from low to high."""
        return higher_bids(rules, standing and standing.points)

    # What they do --------------------------------------------------------------------------------

    def make_bid(self, state: State, action: Bid) -> Applied:
        """A bid; raises `IllegalAction` for one that is not on the ladder or not higher."""
        rules, deal = state.rules, asked(state)
        named = action.points, action.suit
        if named not in self.above(rules, deal.bid):
            exists = named in self.above(rules, None)
            raise IllegalAction(Reason.BID_HIGHER if exists else Reason.NO_SUCH_BID, "C1")
        deal = _called(state, deal, action)._replace(bid=action)
        return Applied(with_deal(state, deal), (Effect.BID,))

    def make_pass(self, state: State, action: Pass) -> Applied:
        """A pass: in a window nothing more, in the bidding it may be the one that ends it."""
        if state.phase is not Phase.CALL:
            # Once all have let it pass nothing waits for the clock.
            deal = asked(state)
            state = with_deal(state, deal._replace(waived=(*deal.waived, action.actor)))
            return Applied(state) if self.in_window(state) else self._contract(state, asked(state))
        deal = _called(state, asked(state), action)
        if deal.bid is None:
            if len(deal.calls) < state.game_type.seats:
                return Applied(with_deal(state, deal))
            return throw_in(state, deal)
        if len(deal.calls) - bid_number(deal) < self._passes(state):
            return Applied(with_deal(state, deal))
        if state.rules.coinche_mode == "any_time" and state.game_type.seats > 2:
            # The last pass opens a short window (C1, race rule) for a knock that came while others
            # thought. The defender who spoke last has just declined; of two players that is all.
            state = state._replace(phase=Phase.KNOCK, deal=deal)
            seats = defenders(state)
            last = next(call.actor for call in reversed(deal.calls) if call.actor in seats)
            return Applied(with_deal(state, deal._replace(waived=(last,))))
        return self._contract(state, deal)

    def _passes(self, state: State) -> int:
        """Return how many in a row end the bidding."""
        return state.game_type.seats - 1

    def coinche(self, state: State, action: Coinche) -> Applied:
        deal = asked(state)
        deal = deal._replace(calls=(*deal.calls, action), multiplier=COINCHED, waived=())
        if state.rules.surcoinche != "off":
            waiting = state._replace(phase=Phase.SURCOINCHE, deal=deal)
            return Applied(waiting, (Effect.COINCHED,))
        return self._contract(state, deal, Effect.COINCHED)

    def surcoinche(self, state: State, action: Surcoinche) -> Applied:
        deal = asked(state)
        times = SURCOINCHED[state.rules.surcoinche]
        deal = deal._replace(calls=(*deal.calls, action), multiplier=times)
        return self._contract(state, deal, Effect.SURCOINCHED)

    def close(self, state: State, action: Close) -> Applied:
        """The time for a coinche or a surcoinche is over."""
        return self._contract(state, asked(state))

    def _contract(self, state: State, deal: Deal, *effects: Effect) -> Applied:
        """The bidding is over, and first hand leads (C1)."""
        if deal.bid is None:
            raise ValueError("nobody bid")
        leader = self._leader(state.rules, deal.bid)
        after = open_play(state, deal, deal.bid.actor, deal.bid.suit, leader)
        return Applied(after.state, (*effects, *after.effects))

    def _leader(self, rules: Ruleset, bid: Bid) -> int | None:
        """Return the leader, if not first hand."""
        return None


def _called(state: State, deal: Deal, call: Bid | Pass) -> Deal:
    turn = (deal.turn + 1) % state.game_type.seats
    return deal._replace(calls=(*deal.calls, call), turn=turn)


BIDS = Bids()
