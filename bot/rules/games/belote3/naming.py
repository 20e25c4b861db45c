"""The auction without a turned card: in one round each names a suit or passes (J2, J9)."""

from collections.abc import Mapping

from bot.rules.core.actions import Action, Pass, Take
from bot.rules.core.card import Suit
from bot.rules.core.errors import IllegalAction, Reason
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
    (Pass(seat), *(Take(seat, suit) for suit in Suit)) for seat in range(3)
)


def pass_on(state: State, action: Pass) -> Applied:
    """The next is asked; when all have passed the cards are collected."""
    deal = asked(state)
    seats = state.game_type.seats
    deal = deal._replace(calls=(*deal.calls, action), turn=(deal.turn + 1) % seats)
    if len(deal.calls) < seats:
        return Applied(with_deal(state, deal))
    return throw_in(state, deal)


def name_suit(state: State, action: Take) -> Applied:
    """The player who names a suit is the taker, and first hand leads."""
    if not isinstance(action.suit, Suit):
        raise IllegalAction(Reason.NOT_THIS_CALL, "J2")
    deal = asked(state)
    deal = deal._replace(calls=(*deal.calls, action))
    return open_play(state, deal, action.actor, action.suit)


class Naming:
    """Name a suit or pass, in turn, each once."""

    kind: ContractKind = ContractKind.CHOSEN
    steps: Mapping[type[Action], Step] = {Pass: pass_on, Take: name_suit}

    def asked(self, state: State) -> Asked:
        return ((asked(state).turn, Ask.CALL),)

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        return CALLS[seat]


NAMING = Naming()
