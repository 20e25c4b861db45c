"""The auction over one turned card: take or pass, two rounds (A4)."""

from functools import cache

from bot.rules import dealing
from bot.rules.actions import Action, Pass, Take
from bot.rules.belote import find_belote
from bot.rules.card import Suit
from bot.rules.contract import card_tables
from bot.rules.errors import IllegalAction, Reason
from bot.rules.happening import Applied, Happening
from bot.rules.legal import allowed_cards
from bot.rules.new_deal import new_pack
from bot.rules.ruleset import Ruleset
from bot.rules.state import Deal, Phase, State, asked


def legal_calls(state: State, seat: int) -> tuple[Action, ...]:
    """What `seat`, which is in turn, may call."""
    return _calls(seat, _callable_suits(state.rules, asked(state)))


@cache
def _calls(seat: int, suits: tuple[Suit, ...]) -> tuple[Action, ...]:
    return (Pass(seat), *(Take(seat, suit) for suit in suits))


def _callable_suits(rules: Ruleset, deal: Deal) -> tuple[Suit, ...]:
    turned = deal.turn_up.suit
    if _first_round(rules, deal):
        return (turned,)
    return tuple(s for s in Suit if rules.round2_suits == "any" or s is not turned)


def _first_round(rules: Ruleset, deal: Deal) -> bool:
    return len(deal.calls) < rules.players


def pass_on(state: State, action: Pass) -> Applied:
    deal = asked(state)
    players = state.rules.players
    deal = deal._replace(calls=(*deal.calls, action), turn=(deal.turn + 1) % players)
    if len(deal.calls) < 2 * players:
        return Applied(state._replace(deal=deal))
    return Applied(_thrown_in(state, deal), (Happening.THROWN_IN,))


def _thrown_in(state: State, deal: Deal) -> State:
    """All passed twice: the cards are collected and the next dealer, or the same, deals."""
    if state.rules.allpass_dealer == "next":
        state = state._replace(dealer=(deal.dealer + 1) % state.rules.players)
    state = state._replace(phase=Phase.SHUFFLE, deal=deal)
    if state.rules.shuffle == "every_deal":
        return state
    # Nothing of the host's chance is in this pack: it goes straight to the cutter.
    return new_pack(state, dealing.gathered_unplayed(deal)).state


def take(state: State, action: Take) -> Applied:
    deal = asked(state)
    if action.suit not in _callable_suits(state.rules, deal):
        first_round = _first_round(state.rules, deal)
        raise IllegalAction(Reason.NOT_THIS_CALL if first_round else Reason.TURNED_SUIT, "A4")
    leader = (deal.dealer + 1) % state.rules.players
    hands = dealing.last_packets(deal, action.actor)
    tables = card_tables(action.suit)
    deal = deal._replace(
        calls=(*deal.calls, action),
        taker=action.actor,
        tables=tables,
        playable=allowed_cards(hands[leader], (), tables, state.rules),
        hands=hands,
        stock=(),
        turn=leader,
        leader=leader,
        belote=find_belote(state.rules, hands, action.suit),
    )
    return Applied(state._replace(phase=Phase.PLAY, deal=deal), (Happening.TAKEN,))
