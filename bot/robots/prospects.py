"""A seat's prospects in a contract, from its own cards and from the others' calls."""

from bot.robots.stakes import Prospect
from bot.robots.valuation import (
    ALONE,
    MODELS,
    Alone,
    above_half,
    expected_against,
    expected_alone,
    expected_of_open_cards,
    expected_with_partner,
    promoted,
    takes_everything,
)
from bot.rules import (
    CAPOT_BID,
    DEAL_POINTS,
    GENERALE_BID,
    Bid,
    Card,
    Rank,
    Suit,
    Trump,
    View,
    bid_worth,
    card_tables,
    choices,
    deal_points,
    find_belotes,
    first_cards,
    last_trick_points,
)

# Standard deviations of the points, by what is known.
SPREAD_ALONE = 28
SPREAD_PARTNER = 18
SPREAD_DEFENDER = 24
SPREAD_OPEN = 22

EVERYTHING = 200
"""points that can only be all the tricks"""
LEAST_TRUMPS = 2
"""jack and nine with an ace beside them: with fewer nobody wants to be the taker, …"""
HEADED_TRUMPS = 3
"""… with the jack, or the nine and the ace or ten, not with fewer than these, …"""
MANY_TRUMPS = 4
"""… and else not with fewer than these"""

# What bids promise: what robots expected over 800 deals when they bid, and what they then made.
PROMISED = 17
"""what a bidder expects above their first bid"""
PROMISED_BY_RAISE = 14
"""what both expect above the bid to which the partner raises"""
PROMISED_AT_80 = 20
"""what the side of the last bid expects above it, …"""
LESS_ABOVE = 0.3
"""… less by this much for each point above 80: high bids were driven up"""
PROMISED_BY_CAPOT = 170

SMALL = 50
"""points of declarations below which others often have better ones"""
SMALL_COUNT = 0.75
GREAT_COUNT = 0.95
"""how often they win the contest, over 20,000 deals"""

# What the calls of others add to what a hand alone may expect in a suit that only it has named.
PARTNER_BID = 5
PARTNER_PASSED = -3
OPPONENT_BID = 5


def of_taking(view: View, trump: Trump) -> Prospect | None:
    """The prospect of taking, over a turned card or none; None with too few trumps."""
    alone = alone_of(view)
    if alone is not None:
        return _of_taking_alone(view, trump, alone)
    cards = view.hand_if_taken
    if lacks_trumps(cards, trump):
        return None
    return _with_cards(view, cards, trump, expected_alone(cards, trump), SPREAD_ALONE)


def alone_of(view: View) -> Alone | None:
    """Return what cards are worth in this auction to who takes without a partner; None elsewhere,
    and where nobody has found it."""
    if view.fields or view.game_type.accounts.has_partners:
        return None
    return ALONE.get(auction_of(view))


def auction_of(view: View) -> tuple[int, int]:
    """Return the players, and the cards of who takes: a key of `ALONE`."""
    cards, game = first_cards(view.rules, view.game_type.dealing), view.game_type
    return game.seats, cards + (cards < game.dealing.hand and game.dealing.turned_to_taker)


def taken_with(view: View, trump: Trump, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards of the auction as they count for who takes, or defends, with this trump: with
    the turned card where it can be had."""
    dealing, turned = view.game_type.dealing, view.turn_up
    if dealing.exchanged_for is None or turned is None:
        return cards
    card = dealing.exchanged_for(turned, trump)
    return tuple(turned if each is card else each for each in cards)


def _of_taking_alone(view: View, trump: Trump, alone: Alone) -> Prospect:
    """The prospect of a taker without a partner."""
    cards = taken_with(view, trump, view.hand_if_taken)
    total = total_of(view, trump, cards)
    points = total / 2 + above_half(promoted(cards, trump, view.turn_up), trump, alone)
    found = _with_cards(view, cards, trump, points, alone.spread)
    return found._replace(total=total)


def total_of(view: View, trump: Trump, cards: tuple[Card, ...]) -> int:
    """Return the points of all the tricks, as many as are to be expected by one hand where some
    cards are not played."""
    game, total = view.game_type, deal_points(view.rules, trump)
    if not game.dealing.unplayed(game.seats) or game.dealing.taken_up:
        return total
    worth = card_tables(trump, view.rules.na_values).points
    own = sum(worth[card] for card in cards)
    known = {*cards, *view.hand, *([] if view.turn_up is None else [view.turn_up])}
    hidden = [card for card in game.dealing.pack if card not in known]
    played = game.seats * game.dealing.hand - len(cards)
    share = sum(worth[card] for card in hidden) * played / len(hidden)
    return round(own + share) + last_trick_points(view.rules, trump)


def of_choosing(view: View, trump: Trump) -> Prospect:
    """The prospect of playing with a trump that one chooses, however few one holds (KJ2)."""
    expected = expected_alone(view.hand, trump)
    return _with_cards(view, view.hand, trump, expected, SPREAD_ALONE)


def _with_cards(
    view: View, cards: tuple[Card, ...], trump: Trump, points: float, spread: float
) -> Prospect:
    """The prospect of a contract of the side that holds `cards`, with all that these show."""
    counted = _counted(view, trump)
    declared = choices(cards, view.rules, trump)[:1]
    said = sum(each.points for choice in declared for each in choice)
    return Prospect(
        round(points * counted),
        round(spread * counted),
        bool(find_belotes(view.rules, (cards,), trump)),
        round(said * (SMALL_COUNT if said < SMALL else GREAT_COUNT)),
        deal_points(view.rules, trump),
    )


def _counted(view: View, trump: Trump) -> float:
    """The points that count for one of the 162 with a trump suit."""
    return deal_points(view.rules, trump) / DEAL_POINTS


def of_own_bid(view: View, trump: Trump) -> Prospect | None:
    """The prospect of a contract that the own side bids; None with too few trumps."""
    if view.fields:
        return of_open_cards(view, seat_of(view), trump)
    own, cards = seat_of(view), view.hand
    leads = view.dealer == (own - 1) % view.game_type.seats
    if takes_everything(cards, trump, leads=leads):
        prospect = _with_cards(view, cards, trump, EVERYTHING, 0)
        return prospect._replace(alone=leads or view.rules.generale_lead == "bidder")
    expected = _expected(view, own, trump)
    return None if expected is None else _with_cards(view, cards, trump, *expected)


def _expected(view: View, own: int, trump: Trump) -> tuple[float, float] | None:
    """Points, and their spread, by the own hand and the bids; None with too few trumps."""
    cards, counted = view.hand, _counted(view, trump)
    bids = [each for each in _bids(view) if each.suit is trump and _is_own(view, each.actor)]
    if bids and bids[0].actor != own:
        alone = bid_worth(bids[0].points) / counted + PROMISED
        return expected_with_partner(alone, cards, trump), SPREAD_PARTNER
    others = (each for each in _bids(view) if not _is_own(view, each.actor))
    if lacks_trumps(cards, trump, theirs=any(each.suit is trump for each in others)):
        return None
    alone = expected_alone(cards, trump)
    if bids and bids[-1].actor != own:
        # The partner counted on what the first bid promised.
        more = MODELS[trump].reliance * (alone - bid_worth(bids[0].points) / counted - PROMISED)
        return bid_worth(bids[-1].points) / counted + PROMISED_BY_RAISE + more, SPREAD_PARTNER
    return alone + _told_by_calls(view, own), SPREAD_ALONE


def of_standing_bid(view: View, bid: Bid) -> Prospect:
    """The prospect of the last bid, whoever made it."""
    if _is_own(view, bid.actor):
        return of_own_bid(view, bid.suit) or Prospect(bid_worth(bid.points), SPREAD_DEFENDER)
    if view.fields:
        return of_open_cards(view, bid.actor, bid.suit)
    counted = _counted(view, bid.suit)
    promised = PROMISED_BY_CAPOT
    if bid.points not in (CAPOT_BID, GENERALE_BID):
        numeric = bid.points / counted
        promised = numeric + PROMISED_AT_80 - LESS_ABOVE * (numeric - 80)
    points = expected_against(promised, view.hand, bid.suit) * counted
    spread = round(SPREAD_DEFENDER * counted)
    return Prospect(round(points), spread, total=deal_points(view.rules, bid.suit))


def seat_of(view: View) -> int:
    if view.seat is None:
        raise ValueError("who only watches has nothing to bid")
    return view.seat


def _is_own(view: View, other: int) -> bool:
    """Tell whether it is the seat itself or its partner."""
    return view.sides.together(seat_of(view), other)


def _bids(view: View) -> list[Bid]:
    return [each for each in view.calls if isinstance(each, Bid)]


def _told_by_calls(view: View, own: int) -> int:
    told = 0
    bidders = {each.actor for each in _bids(view)}
    partners = view.sides.partners(own)
    if bidders.intersection(partners):
        told += PARTNER_BID
    elif any(each.actor in partners for each in view.calls):
        told += PARTNER_PASSED
    if any(not _is_own(view, each) for each in bidders):
        told += OPPONENT_BID
    return told


def of_open_cards(view: View, taker: int, trump: Trump) -> Prospect:
    """Découverte: of a contract that `taker` plays; both players can tell."""
    own, other = (
        tuple(place.up for place in view.fields[seat] if place.up is not None)
        for seat in (taker, *view.sides.opponents(taker))
    )
    points = expected_of_open_cards(own, other, trump, leads=view.dealer != taker)
    belote = bool(find_belotes(view.rules, (own,), trump))
    return Prospect(round(points), SPREAD_OPEN, belote)


def lacks_trumps(cards: tuple[Card, ...], trump: Trump, *, theirs: bool = False) -> bool:
    """Tell whether nobody wants to be the taker with such trumps; `theirs`: opponents bid them."""
    if not isinstance(trump, Suit):
        return False
    ranks = {card.rank for card in cards if card.suit is trump}
    if theirs:
        return not ranks >= {Rank.JACK, Rank.NINE}
    aces = sum(card.rank is Rank.ACE for card in cards if card.suit is not trump)
    if ranks >= {Rank.JACK, Rank.NINE} and aces:
        return len(ranks) < LEAST_TRUMPS
    headed = Rank.JACK in ranks or (Rank.NINE in ranks and ranks & {Rank.ACE, Rank.TEN})
    return len(ranks) < (HEADED_TRUMPS if headed else MANY_TRUMPS)
