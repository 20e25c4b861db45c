"""The auction of Bulgarian belot (I1): five cards, a ladder of trumps, three cards more."""

from functools import cache

from bot.rules.core.actions import Action, Bid, Coinche, Pass, Surcoinche
from bot.rules.core.card import NoSuit, Suit, Trump
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.new_deal import PACKETS, deal_packets, deal_rest
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import (
    Applied,
    Ask,
    Asked,
    ContractKind,
    Deal,
    Effect,
    State,
    asked,
    with_deal,
)
from bot.rules.games.bids import COINCHED, SURCOINCHED, Bids, Named, bidders, defenders
from bot.rules.games.turn_up import throw_in

LADDER: tuple[Trump, ...] = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, *NoSuit)
"""from low to high"""


def deal_five(state: State, packets: str) -> State:
    """The first packets; the rest of the pack waits for a contract, and no card is turned."""
    return deal_packets(state, PACKETS[packets], turned=0)


@cache
def _above(standing: Trump | None) -> tuple[Named, ...]:
    """Return the rungs above the last bid; all of the ladder where nobody has bid."""
    higher = 0 if standing is None else LADDER.index(standing) + 1
    return tuple((0, trump) for trump in LADDER[higher:])


class Ladder(Bids):
    """A bid is a trump and nothing else; contra and recontra are calls in turn, from which
    anybody may run to a higher bid (`run_from_contra`)."""

    kind: ContractKind = ContractKind.LADDER

    def asked(self, state: State) -> Asked:
        deal = asked(state)
        turn, rules = deal.turn, state.rules
        if deal.multiplier == 1 and turn in defenders(state):
            return ((turn, Ask.CALL), (turn, Ask.COINCHE))
        redoubles = deal.multiplier == COINCHED and rules.surcoinche != "off"
        if redoubles and turn in bidders(state):
            return ((turn, Ask.CALL), (turn, Ask.RECONTRA))
        return ((turn, Ask.CALL),)

    def above(self, rules: Ruleset, standing: Bid | None) -> tuple[Named, ...]:
        return _above(standing and standing.suit)

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        return (Pass(seat),) if _is_bound(state) else super().calls(state, seat)

    def make_bid(self, state: State, action: Bid) -> Applied:
        """A bid, which ends what the last one was doubled to."""
        deal = asked(state)
        if (action.points, action.suit) not in self.above(state.rules, deal.bid):
            raise IllegalAction(Reason.NO_SUCH_BID if action.points else Reason.BID_HIGHER, "I1")
        if _is_bound(state):
            raise IllegalAction(Reason.NOT_THIS_CALL, "I1")
        deal = _called(deal, action)._replace(bid=action, multiplier=1)
        return Applied(with_deal(state, deal), (Effect.BID,))

    def make_pass(self, state: State, action: Pass) -> Applied:
        """A pass: three after another call end the auction, four at the beginning the deal."""
        deal, seats = _called(asked(state), action), state.game_type.seats
        passes = 0
        for call in reversed(deal.calls):
            if not isinstance(call, Pass):
                break
            passes += 1
        if deal.bid is None:
            return throw_in(state, deal) if passes == seats else Applied(with_deal(state, deal))
        if passes < seats - 1:
            return Applied(with_deal(state, deal))
        return self._contract(state, deal)

    def coinche(self, state: State, action: Coinche) -> Applied:
        deal = _called(asked(state), action)._replace(multiplier=COINCHED)
        return self._doubled(state, deal, Effect.COINCHED)

    def surcoinche(self, state: State, action: Surcoinche) -> Applied:
        times = SURCOINCHED[state.rules.surcoinche]
        deal = _called(asked(state), action)._replace(multiplier=times)
        return self._doubled(state, deal, Effect.SURCOINCHED)

    def _doubled(self, state: State, deal: Deal, effect: Effect) -> Applied:
        """The auction goes on, but where nobody has anything left to say."""
        state = with_deal(state, deal)
        last = deal.multiplier > COINCHED or state.rules.surcoinche == "off"
        silent = _is_bound(state) or not self.above(state.rules, deal.bid)
        return self._contract(state, deal, effect) if last and silent else Applied(state, (effect,))

    def _contract(self, state: State, deal: Deal, *effects: Effect) -> Applied:
        taker = deal.turn if deal.bid is None else deal.bid.actor
        deal = deal_rest(deal, state.game_type.dealing, taker)
        return super()._contract(state, deal, *effects)


def _is_bound(state: State) -> bool:
    """Tell whether a contra holds everybody to the last bid."""
    return asked(state).multiplier > 1 and not state.rules.run_from_contra


def _called(deal: Deal, call: Bid | Pass | Coinche | Surcoinche) -> Deal:
    return deal._replace(calls=(*deal.calls, call), turn=(deal.turn + 1) % len(deal.hands))
