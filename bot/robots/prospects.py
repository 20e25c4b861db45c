"""All that a seat may expect of a contract, from what it sees and from what the others called."""

from typing import Final

from bot.robots.stakes import Prospect
from bot.robots.valuation import (
    RELIANCE,
    expected_against,
    expected_alone,
    expected_of_open_cards,
    expected_with_partner,
    takes_everything,
)
from bot.rules import Bid, Card, Rank, Suit, Trump, View, choices, team_of

# Standard deviations of the points, by what is known.
SPREAD_ALONE: Final = 28
SPREAD_PARTNER: Final = 18
SPREAD_DEFENDER: Final = 24
SPREAD_OPEN: Final = 22

EVERYTHING: Final = 200
"""points that can only be all the tricks"""
LEAST_TRUMPS: Final = 3
"""with fewer nobody wants to be the taker"""

# What bids promise: what robots expected over 800 deals when they bid, and what they then made.
PROMISED: Final = 17
"""what a bidder expects above their first bid"""
PROMISED_BY_RAISE: Final = 14
"""what both expect above the bid to which the partner raises"""
PROMISED_AT_80: Final = 20
"""what the side of the last bid expects above it, …"""
LESS_ABOVE: Final = 0.3
"""… less by this much for each point above 80: high bids were driven up"""

# What the calls of others add to what a hand alone may expect in a suit that only it has named.
PARTNER_BID: Final = 5
PARTNER_PASSED: Final = -3
OPPONENT_BID: Final = -5


def of_taking(view: View, trump: Trump) -> Prospect | None:
    """The prospect of taking over a turned card; None with too few trumps."""
    cards = view.hand if view.turn_up is None else (*view.hand, view.turn_up)
    if _count(cards, trump) < LEAST_TRUMPS:
        return None
    declared = choices(cards, view.rules)[:1] if view.rules.declarations != "off" else ()
    return Prospect(
        round(expected_alone(cards, trump)),
        SPREAD_ALONE,
        _holds_belote(view, cards, trump),
        sum(each.points for choice in declared for each in choice),
    )


def of_own_bid(view: View, trump: Trump) -> Prospect | None:
    """The prospect of a contract that the own side bids; None with too few trumps."""
    if view.fields:
        return of_open_cards(view, seat_of(view), trump)
    own, cards = seat_of(view), view.hand
    belote = _holds_belote(view, cards, trump)
    if takes_everything(cards, trump):
        return Prospect(EVERYTHING, 0, belote)
    bids = [each for each in _bids(view) if each.suit is trump and _is_partner(own, each.actor)]
    if bids and bids[0].actor != own:
        alone = bids[0].points + PROMISED
        points = expected_with_partner(alone, cards, trump)
        return Prospect(round(points), SPREAD_PARTNER, belote)
    if _count(cards, trump) < LEAST_TRUMPS:
        return None
    alone = expected_alone(cards, trump)
    if bids and bids[-1].actor != own:
        # The partner counted on what the first bid promised.
        more = RELIANCE * (alone - bids[0].points - PROMISED)
        points = bids[-1].points + PROMISED_BY_RAISE + more
        return Prospect(round(points), SPREAD_PARTNER, belote)
    return Prospect(round(alone + _told_by_calls(view, own)), SPREAD_ALONE, belote)


def of_standing_bid(view: View, bid: Bid) -> Prospect:
    """The prospect of the last bid, whoever made it."""
    own = seat_of(view)
    if _is_partner(own, bid.actor):
        return of_own_bid(view, bid.suit) or Prospect(bid.points, SPREAD_DEFENDER)
    if view.fields:
        return of_open_cards(view, bid.actor, bid.suit)
    numeric = min(bid.points, view.rules.bid_max)
    promised = numeric + PROMISED_AT_80 - LESS_ABOVE * (numeric - 80)
    points = expected_against(promised, view.hand, bid.suit)
    return Prospect(round(points), SPREAD_DEFENDER)


def seat_of(view: View) -> int:
    if view.seat is None:
        raise ValueError("who only watches has nothing to bid")
    return view.seat


def _is_partner(seat: int, other: int) -> bool:
    """Also of the seat itself."""
    return team_of(seat) == team_of(other)


def _bids(view: View) -> list[Bid]:
    return [each for each in view.calls if isinstance(each, Bid)]


def _told_by_calls(view: View, own: int) -> int:
    told = 0
    bidders = {each.actor for each in _bids(view)}
    partner = (own + 2) % 4
    if partner in bidders:
        told += PARTNER_BID
    elif any(each.actor == partner for each in view.calls):
        told += PARTNER_PASSED
    if any(not _is_partner(own, each) for each in bidders):
        told += OPPONENT_BID
    return told


def of_open_cards(view: View, taker: int, trump: Trump) -> Prospect:
    """Découverte: of a contract that `taker` plays; both players can tell."""
    own, other = (
        tuple(place.up for place in view.fields[seat] if place.up is not None)
        for seat in (taker, 1 - taker)
    )
    points = expected_of_open_cards(own, other, trump, leads=view.dealer != taker)
    return Prospect(round(points), SPREAD_OPEN, _holds_belote(view, own, trump))


def _count(cards: tuple[Card, ...], trump: Trump) -> int:
    return sum(card.suit is trump for card in cards)


def _holds_belote(view: View, cards: tuple[Card, ...], trump: Trump) -> bool:
    """Whether king and queen of trump are among them (A8)."""
    if view.rules.belote == "off" or not isinstance(trump, Suit):
        return False
    return {Card.of(Rank.KING, trump), Card.of(Rank.QUEEN, trump)} <= set(cards)
