"""The auction of Kloppen: bids, and the knock of a coinche at any moment (C1)."""

from functools import cache

from bot.rules.actions import Action, Bid, Close, Coinche, Pass, Surcoinche
from bot.rules.auction import EXTRA, throw_in
from bot.rules.card import Suit
from bot.rules.contract import CAPOT_BID, Trump
from bot.rules.errors import IllegalAction, Reason
from bot.rules.happening import Applied, Happening
from bot.rules.open_play import open_play
from bot.rules.ruleset import Ruleset
from bot.rules.state import Deal, Phase, State, asked, team_of

COINCHED = 2
SURCOINCHED = {"x4": 4, "x3": 3}


def bid_values(rules: Ruleset) -> tuple[int, ...]:
    """The possible bids, from low to high; the last is the capot."""
    return (*range(rules.bid_min, rules.bid_max + 1, rules.bid_step), CAPOT_BID)


def legal_calls(state: State, seat: int) -> tuple[Action, ...]:
    """The calls open to `seat`, which is in turn, beside a coinche."""
    return _calls(seat, _higher_values(state.rules, asked(state).bid), _trumps(state.rules))


@cache
def _calls(seat: int, values: tuple[int, ...], trumps: tuple[Trump, ...]) -> tuple[Action, ...]:
    return Pass(seat), *(Bid(seat, value, trump) for value in values for trump in trumps)


@cache
def _higher_values(rules: Ruleset, standing: Bid | None) -> tuple[int, ...]:
    least = 0 if standing is None else standing.points
    return tuple(value for value in bid_values(rules) if value > least)


@cache
def _trumps(rules: Ruleset) -> tuple[Trump, ...]:
    return (*Suit, *EXTRA[rules.extra_contracts])


def may_coinche(rules: Ruleset, deal: Deal) -> tuple[int, ...]:
    """The seats that may knock now, while the bidding goes on."""
    if deal.bid is None:
        return ()
    opponents = defenders(rules, deal.bid)
    if rules.coinche_mode == "any_time":
        return opponents
    return tuple(seat for seat in opponents if seat == deal.turn)


def defenders(rules: Ruleset, bid: Bid) -> tuple[int, ...]:
    return tuple(s for s in range(rules.players) if team_of(s) != team_of(bid.actor))


def bidders(rules: Ruleset, bid: Bid) -> tuple[int, ...]:
    return tuple(s for s in range(rules.players) if team_of(s) == team_of(bid.actor))


def make_bid(state: State, action: Bid) -> Applied:
    rules, deal = state.rules, asked(state)
    if action.points not in bid_values(rules) or action.suit not in _trumps(rules):
        raise IllegalAction(Reason.NO_SUCH_BID, "C1")
    if action.points not in _higher_values(rules, deal.bid):
        raise IllegalAction(Reason.BID_HIGHER, "C1")
    deal = _called(rules, deal, action)._replace(bid=action)
    return Applied(state._replace(deal=deal), (Happening.BID,))


def pass_bid(state: State, action: Pass) -> Applied:
    """A pass; it may be the one that ends the bidding."""
    rules = state.rules
    deal = _called(rules, asked(state), action)
    if deal.bid is None:
        if len(deal.calls) < rules.players:
            return Applied(state._replace(deal=deal))
        return throw_in(state, deal)
    since = len(deal.calls) - _bid_number(deal)
    if since < rules.players - 1:
        return Applied(state._replace(deal=deal))
    if rules.coinche_mode == "any_time" and rules.players == 4:
        # The third pass opens a short window (C1, race rule). With two players it was the
        # defender himself who passed.
        return Applied(state._replace(phase=Phase.KNOCK, deal=deal))
    return _contract(state, deal)


def bid_number(deal: Deal) -> int:
    """How many calls there were with the standing bid: it names that bid."""
    return _bid_number(deal)


def _bid_number(deal: Deal) -> int:
    return deal.calls.index(deal.bid) + 1 if deal.bid is not None else 0


def _called(rules: Ruleset, deal: Deal, call: Bid | Pass) -> Deal:
    return deal._replace(calls=(*deal.calls, call), turn=(deal.turn + 1) % rules.players)


def coinche(state: State, action: Coinche) -> Applied:
    deal = asked(state)
    deal = deal._replace(calls=(*deal.calls, action), multiplier=COINCHED, waived=())
    if state.rules.surcoinche != "off":
        waiting = state._replace(phase=Phase.SURCOINCHE, deal=deal)
        return Applied(waiting, (Happening.COINCHED,))
    return _contract(state, deal, Happening.COINCHED)


def surcoinche(state: State, action: Surcoinche) -> Applied:
    deal = asked(state)
    deal = deal._replace(
        calls=(*deal.calls, action), multiplier=SURCOINCHED[state.rules.surcoinche]
    )
    return _contract(state, deal, Happening.SURCOINCHED)


def waive(state: State, action: Pass) -> Applied:
    """A seat lets the window pass; once all have, nothing waits for the clock."""
    deal = asked(state)
    deal = deal._replace(waived=(*deal.waived, action.actor))
    state = state._replace(deal=deal)
    return Applied(state) if in_window(state) else _contract(state, deal)


def in_window(state: State) -> tuple[int, ...]:
    """The seats that may still answer in the window that is open."""
    deal = asked(state)
    if deal.bid is None:
        return ()
    side = defenders if state.phase is Phase.KNOCK else bidders
    return tuple(seat for seat in side(state.rules, deal.bid) if seat not in deal.waived)


def close(state: State, action: Close) -> Applied:
    return _contract(state, asked(state))


def _contract(state: State, deal: Deal, *happened: Happening) -> Applied:
    """The bidding is over, and first hand leads (C1)."""
    if deal.bid is None:
        raise ValueError("nobody bid")
    after = open_play(state, deal, deal.bid.actor, deal.bid.suit)
    return Applied(after.state, (*happened, *after.happened))
