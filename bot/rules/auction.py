"""The auction over one turned card: take or pass, two rounds (A4)."""

from functools import cache

from bot.rules import dealing
from bot.rules.actions import Action, Pass, Take
from bot.rules.card import Suit
from bot.rules.contract import NoSuit, Trump
from bot.rules.errors import IllegalAction, Reason
from bot.rules.happening import Applied, Happening
from bot.rules.open_play import open_play
from bot.rules.party import finish_thrown_in
from bot.rules.ruleset import Ruleset
from bot.rules.state import Deal, Phase, State, asked

EXTRA = {
    "off": (),
    "no_trumps": (NoSuit.NO_TRUMPS,),
    "all_trumps": (NoSuit.ALL_TRUMPS,),
    "both": (NoSuit.NO_TRUMPS, NoSuit.ALL_TRUMPS),
}
"""the contracts without a trump suit that `extra_contracts` adds (B6)"""


def legal_calls(state: State, seat: int) -> tuple[Action, ...]:
    """The calls open to `seat`, which is in turn."""
    return _calls(seat, _callable(state.rules, asked(state)))


@cache
def _calls(seat: int, trumps: tuple[Trump, ...]) -> tuple[Action, ...]:
    return (Pass(seat), *(Take(seat, trump) for trump in trumps))


def _callable(rules: Ruleset, deal: Deal) -> tuple[Trump, ...]:
    turned = None if deal.turn_up is None else deal.turn_up.suit
    if first_round(rules, deal):
        return () if turned is None else (turned,)
    suits = tuple(s for s in Suit if rules.round2_suits == "any" or s is not turned)
    return suits + EXTRA[rules.extra_contracts]


def first_round(rules: Ruleset, deal: Deal) -> bool:
    return len(deal.calls) < rules.players


def pass_on(state: State, action: Pass) -> Applied:
    deal = asked(state)
    players = state.rules.players
    deal = deal._replace(calls=(*deal.calls, action), turn=(deal.turn + 1) % players)
    if len(deal.calls) < 2 * players:
        return Applied(state._replace(deal=deal))
    return throw_in(state, deal)


def throw_in(state: State, deal: Deal) -> Applied:
    """Everybody passed: the cards are collected and the next dealer, or the same, deals."""
    if state.rules.allpass_dealer == "next":
        state = state._replace(dealer=(deal.dealer + 1) % state.rules.players)
    state = finish_thrown_in(state._replace(phase=Phase.SHUFFLE, deal=deal))
    over = (Happening.PARTY_OVER,) if state.phase is Phase.OVER else ()
    return Applied(state, (Happening.THROWN_IN, *over))


def take(state: State, action: Take) -> Applied:
    deal = asked(state)
    if action.suit not in _callable(state.rules, deal):
        first = first_round(state.rules, deal)
        raise IllegalAction(Reason.NOT_THIS_CALL if first else Reason.TURNED_SUIT, "A4")
    deal = deal._replace(
        calls=(*deal.calls, action),
        hands=dealing.last_packets(deal, action.actor),
        stock=(),
    )
    return open_play(state, deal, action.actor, action.suit)
