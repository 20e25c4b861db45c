"""The choice of a trump: each in turn plays or passes, and in the end somebody has to play
(KJ2)."""

from collections.abc import Mapping

from bot.rules.core.actions import Action, Pass, Take
from bot.rules.core.card import Suit
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.new_deal import deal_hands
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import (
    Applied,
    Ask,
    Asked,
    ContractKind,
    State,
    Step,
    asked,
    with_deal,
)
from bot.rules.games.opening import open_play

PLAYS = tuple(tuple(Take(seat, suit) for suit in Suit) for seat in range(4))


def deal_for_choice(state: State, packets: str) -> State:
    """All the cards; first hand is asked first, or the dealer."""
    state = deal_hands(state, packets)
    deal = asked(state)
    if state.rules.trump_choice == "dealer_first":
        deal = deal._replace(turn=deal.dealer)
    return with_deal(state, deal)


def must_play(rules: Ruleset, before: int) -> bool:
    """Tell whether who calls after so many others has to name a trump: all have passed, or nobody
    may. In other games nobody has to."""
    nobody_passes = rules.trump_choice == "first_must"
    return rules.auction == "choice" and (nobody_passes or before == rules.players)


def pass_on(state: State, action: Pass) -> Applied:
    deal = asked(state)
    if must_play(state.rules, len(deal.calls)):
        raise IllegalAction(Reason.NOT_THIS_CALL, "KJ2")
    turn = (deal.turn + 1) % state.game_type.seats
    return Applied(with_deal(state, deal._replace(calls=(*deal.calls, action), turn=turn)))


def play_with(state: State, action: Take) -> Applied:
    """A trump is named; first hand leads, whoever plays."""
    if not isinstance(action.suit, Suit):
        raise IllegalAction(Reason.NOT_THIS_CALL, "KJ2")
    deal = asked(state)
    deal = deal._replace(calls=(*deal.calls, action))
    return open_play(state, deal, action.actor, action.suit)


class Choice:
    """Play or pass, in turn, until somebody plays."""

    kind: ContractKind = ContractKind.CHOSEN
    steps: Mapping[type[Action], Step] = {Pass: pass_on, Take: play_with}

    def asked(self, state: State) -> Asked:
        return ((asked(state).turn, Ask.CALL),)

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        plays = PLAYS[seat]
        return plays if must_play(state.rules, len(asked(state).calls)) else (Pass(seat), *plays)


CHOICE = Choice()
