"""The auction without a turned card: in turn each names a suit or passes. When all have passed
somebody has to play (KJ2), or the cards are collected (J2, J9)."""

from collections.abc import Mapping

from bot.rules.core.actions import Action, Pass, Take
from bot.rules.core.card import Suit
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import MOST_SEATS
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
from bot.rules.games.turn_up import throw_in

CALLS: tuple[tuple[Action, ...], ...] = tuple(
    (Pass(seat), *(Take(seat, suit) for suit in Suit)) for seat in range(MOST_SEATS)
)


def must_play(rules: Ruleset, before: int) -> bool:
    """Tell whether who calls after so many others has to name a trump: all have passed, or nobody
    may. In other games than klaverjas nobody has to."""
    nobody_passes = rules.trump_choice == "first_must"
    return rules.auction == "choice" and (nobody_passes or before == rules.players)


def pass_on(state: State, action: Pass) -> Applied:
    deal, seats = asked(state), state.game_type.seats
    if must_play(state.rules, len(deal.calls)):
        raise IllegalAction(Reason.NOT_THIS_CALL, "KJ2")
    deal = deal._replace(calls=(*deal.calls, action), turn=(deal.turn + 1) % seats)
    if len(deal.calls) < seats or must_play(state.rules, seats):
        return Applied(with_deal(state, deal))
    return throw_in(state, deal)


def name_suit(state: State, action: Take) -> Applied:
    """The player who names a suit is the taker, and first hand leads."""
    if not isinstance(action.suit, Suit):
        section = "KJ2" if state.rules.auction == "choice" else "J2"
        raise IllegalAction(Reason.NOT_THIS_CALL, section)
    deal = asked(state)
    deal = deal._replace(calls=(*deal.calls, action))
    return open_play(state, deal, action.actor, action.suit)


class Naming:
    """Name a suit or pass, in turn."""

    kind: ContractKind = ContractKind.CHOSEN
    steps: Mapping[type[Action], Step] = {Pass: pass_on, Take: name_suit}

    def asked(self, state: State) -> Asked:
        return ((asked(state).turn, Ask.CALL),)

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        forced = must_play(state.rules, len(asked(state).calls))
        return CALLS[seat][1:] if forced else CALLS[seat]


NAMING = Naming()
