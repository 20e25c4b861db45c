"""The auction over one turned card: take or pass, two rounds (A4)."""

from collections.abc import Mapping
from functools import cache

from bot.rules.core.actions import Action, Pass, Take
from bot.rules.core.card import NoSuit, Suit, Trump
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.new_deal import deal_rest
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
    with_deal,
)
from bot.rules.games.opening import open_play
from bot.rules.scoring.party import finish_thrown_in

EXTRA = {
    "off": (),
    "no_trumps": (NoSuit.NO_TRUMPS,),
    "all_trumps": (NoSuit.ALL_TRUMPS,),
    "both": (NoSuit.NO_TRUMPS, NoSuit.ALL_TRUMPS),
}
"""the contracts without a trump suit that `extra_contracts` adds (B6)"""


@cache
def _takes(seat: int, trumps: tuple[Trump, ...]) -> tuple[Action, ...]:
    return tuple(Take(seat, trump) for trump in trumps)


def takes(rules: Ruleset, deal: Deal, seat: int) -> tuple[Action, ...]:
    """The contracts that a seat may take now."""
    return _takes(seat, callable_trumps(rules, deal))


def callable_trumps(rules: Ruleset, deal: Deal) -> tuple[Trump, ...]:
    """The turned suit in the first round, others in the second."""
    turned = None if deal.turn_up is None else deal.turn_up.suit
    if first_round(deal):
        return () if turned is None else (turned,)
    suits = tuple(s for s in Suit if rules.round2_suits == "any" or s is not turned)
    return suits + EXTRA[rules.extra_contracts]


def first_round(deal: Deal) -> bool:
    """Tell whether some have not passed yet."""
    return sum(isinstance(call, Pass) for call in deal.calls) < len(deal.hands)


def pass_on(state: State, action: Pass) -> Applied:
    deal = asked(state)
    players = state.game_type.seats
    deal = deal._replace(calls=(*deal.calls, action), turn=(deal.turn + 1) % players)
    if len(deal.calls) < 2 * players:
        return Applied(with_deal(state, deal))
    return throw_in(state, deal)


def throw_in(state: State, deal: Deal) -> Applied:
    """Everybody passed: the cards are collected and the next dealer, or the same, deals."""
    if state.rules.allpass_dealer == "next":
        state = state._replace(dealer=(deal.dealer + 1) % state.game_type.seats)
    state = finish_thrown_in(state._replace(phase=Phase.SHUFFLE, deal=deal))
    over = (Effect.PARTY_OVER,) if state.phase is Phase.OVER else ()
    return Applied(state, (Effect.THROWN_IN, *over))


def take(state: State, action: Take) -> Applied:
    deal = asked(state)
    if action.suit not in callable_trumps(state.rules, deal):
        first = first_round(deal)
        raise IllegalAction(Reason.NOT_THIS_CALL if first else Reason.TURNED_SUIT, "A4")
    deal = deal._replace(calls=(*deal.calls, action))
    deal = deal_rest(deal, state.game_type.dealing, action.actor)
    return open_play(state, deal, action.actor, action.suit)


class TurnUp:
    """Take or pass, in turn."""

    kind: ContractKind = ContractKind.TAKEN
    steps: Mapping[type[Action], Step] = {Pass: pass_on, Take: take}

    def asked(self, state: State) -> Asked:
        return ((asked(state).turn, Ask.CALL),)

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        return (Pass(seat), *takes(state.rules, asked(state), seat))


TURN_UP = TurnUp()
