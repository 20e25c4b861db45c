"""The auction in words: what was called, and what came of it."""

from collections.abc import Sequence

from bot.rules import Ask, Bid, Call, Coinche, Pass, Phase, Surcoinche, Take, View
from cogs.screens.names import Teller


def auction_lines(view: View, tell: Teller) -> list[str]:
    """The contract; while the bidding goes on the highest bid, and who called what."""
    if view.taker is not None and view.trump is not None:
        return [_contract(view, tell), *_turned(view, tell), *_doubled(view, tell)]
    if view.bid is not None:
        standing = _highest(view.bid, tell) if may_rise(view) else _contract(view, tell)
        return [standing, *_doubled(view, tell), bids(view, tell)]
    return [*_second_round(view, tell), call_list(_calls_of_round(view), tell)]


def may_rise(view: View) -> bool:
    """Return whether a higher bid may still come: none after the last pass or a coinche (C1)."""
    return view.phase is Phase.CALL


def closes_by_itself(view: View) -> bool:
    """Return whether there is a time for a coinche or its answer; not where it is in turn (H2)."""
    return any(each.ask is Ask.CLOSE for each in view.decisions)


def _highest(bid: Bid, tell: Teller) -> str:
    return tell("table-highest-bid", name=tell.name(bid.actor), bid=tell.contract(bid))


def _contract(view: View, tell: Teller) -> str:
    if view.bid is not None:
        name = tell.name(view.bid.actor)
        return tell("table-contract-bid", name=name, bid=tell.contract(view.bid))
    assert view.taker is not None
    assert view.trump is not None
    return tell("table-contract", name=tell.name(view.taker), trump=tell.trump(view.trump))


def _turned(view: View, tell: Teller) -> list[str]:
    """Return what was turned up, until the first trick is won: who was not asked has not seen it,
    and it tells of the taker's hand."""
    if view.turn_up is None or view.tricks or view.phase is Phase.OVER:
        return []
    return [tell("alt-turn-up", card=tell.card(view.turn_up))]


def _doubled(view: View, tell: Teller) -> list[str]:
    """Return who coinched, and who answered; what the deal counts now."""
    lines: list[str] = []
    for call in view.calls:
        match call:
            case Coinche():
                lines.append(tell("table-coinche", name=tell.name(call.actor)))
            case Surcoinche():
                name = tell.name(call.actor)
                lines.append(tell("table-surcoinche", name=name, times=view.multiplier))
            case _:
                continue
    return lines


def _second_round(view: View, tell: Teller) -> list[str]:
    if view.turn_up is None or len(view.calls) < view.game.seats:
        return []
    return [tell("table-second-round", card=tell.card(view.turn_up))]


def _calls_of_round(view: View) -> Sequence[Call]:
    players = view.game.seats
    return view.calls[players:] if len(view.calls) >= players else view.calls


def bids(view: View, tell: Teller) -> str:
    """Return what each said last; who hears it, hears all. A coinche has a line of its own, and a
    bid before which nobody spoke is the highest, which has been told."""
    spoken = [each for each in view.calls if isinstance(each, Pass | Bid)]
    if len(spoken) == 1:
        return ""
    return call_list(spoken if tell.plain else spoken[-view.rules.players :], tell)


def call_list(calls: Sequence[Call], tell: Teller) -> str:
    """`Ben passes · Anna 90 ♥`"""
    return " · ".join(_call(call, tell) for call in calls)


def _call(call: Call, tell: Teller) -> str:
    name = tell.name(call.actor)
    match call:
        case Take(suit=trump):
            return tell("table-took", name=name, trump=tell.suit(trump))
        case Bid():
            return tell("table-bids", name=name, bid=tell.bid(call))
        case _:
            return tell("table-passed", name=name)
