"""The auction on a ladder of trumps, with five cards in hand (I1)."""

from bot.rules.core.actions import Bid, Coinche, Pass, Surcoinche
from bot.rules.core.card import Card, NoSuit, Suit, Trump
from bot.rules.core.new_deal import deal_hands
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import (
    Applied,
    Ask,
    Asked,
    ContractKind,
    Deal,
    Effect,
    Hands,
    State,
    asked,
    with_deal,
)
from bot.rules.games.bids import COINCHED, SURCOINCHED, Bids, Named, bidders, defenders

RUNGS: tuple[Trump, ...] = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, *NoSuit)
"""from low to high"""
LAST_CARDS = 3
"""that everybody gets after the auction"""


def deal_five(state: State, packets: str) -> State:
    """Five cards each; the rest waits for the end of the auction."""
    state = deal_hands(state, packets)
    deal = asked(state)
    first = () if deal.turn_up is None else (deal.turn_up,)
    return with_deal(state, deal._replace(turn_up=None, stock=(*first, *deal.stock)))


def _full_hands(deal: Deal) -> Hands:
    hands: list[tuple[Card, ...]] = list(deal.hands)
    for step in range(len(hands)):
        seat = (deal.dealer + 1 + step) % len(hands)
        hands[seat] += deal.stock[step * LAST_CARDS : (step + 1) * LAST_CARDS]
    return tuple(hands)


class Ladder(Bids):
    """Each bid is a trump higher than the last. Contra and recontra are calls in one's turn, and a
    higher bid after them cancels both."""

    kind: ContractKind = ContractKind.LADDER

    def asked(self, state: State) -> Asked:
        deal = asked(state)
        calls = ((deal.turn, Ask.CALL),)
        if deal.multiplier == 1 and deal.turn in defenders(state):
            return (*calls, (deal.turn, Ask.COINCHE))
        if deal.multiplier == COINCHED and deal.turn in bidders(state):
            return (*calls, (deal.turn, Ask.RECONTRA))
        return calls

    def above(self, rules: Ruleset, standing: Bid | None) -> tuple[Named, ...]:
        first = 0 if standing is None else RUNGS.index(standing.suit) + 1
        return tuple((0, trump) for trump in RUNGS[first:])

    def make_bid(self, state: State, action: Bid) -> Applied:
        after, effects = super().make_bid(state, action)
        return Applied(with_deal(after, asked(after)._replace(multiplier=1)), effects)

    def last_word(self, deal: Deal) -> int:
        calls = enumerate(deal.calls, 1)
        return max((number for number, call in calls if not isinstance(call, Pass)), default=0)

    def coinche(self, state: State, action: Coinche) -> Applied:
        return self._doubled(state, action, COINCHED, Effect.COINCHED)

    def surcoinche(self, state: State, action: Surcoinche) -> Applied:
        times = SURCOINCHED[state.rules.surcoinche]
        return self._doubled(state, action, times, Effect.SURCOINCHED)

    def _doubled(
        self, state: State, action: Coinche | Surcoinche, times: int, effect: Effect
    ) -> Applied:
        deal = asked(state)
        turn = (deal.turn + 1) % state.game_type.seats
        deal = deal._replace(calls=(*deal.calls, action), multiplier=times, turn=turn)
        return Applied(with_deal(state, deal), (effect,))

    def _contract(self, state: State, deal: Deal, *effects: Effect) -> Applied:
        deal = deal._replace(hands=_full_hands(deal), stock=())
        return super()._contract(state, deal, *effects)


LADDER = Ladder()
