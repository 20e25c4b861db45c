"""How well hands go with what was called: a hand that called so looks like that.

Whoever called is taken for somebody who weighs cards as `valuation.py` does, and now and then
differs. A hand is a number in which each card is a bit (`Card.index`); an array has one hand of a
seat for each world.
"""

from bisect import bisect_left
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.robots.stakes import Prospect, stake
from bot.robots.valuation import BESIDE_SIX, MODELS, Heads, Worths, hand_worth
from bot.rules import (
    BELOTE,
    CAPOT_BID,
    DEAL_POINTS,
    PACK,
    Bid,
    Call,
    Card,
    NoSuit,
    Pass,
    Rank,
    Ruleset,
    Suit,
    Take,
    Trump,
    View,
    belote_suits,
    deal_points,
)

Hands = NDArray[np.uint32]
Values = NDArray[np.float64]
Counts = NDArray[np.int64]

SUITS: Final = tuple(Suit)
LEAST: Final = 0.001
"""how often somebody calls what their cards do not say"""
DOUBT: Final = 5.0
"""points in which people differ about what a hand is worth"""
PASSED: Final = -5
"""points for which nobody takes: the others may make their contract"""
SPREAD: Final = 28
LEAST_TRUMPS: Final = 3
PROMISED: Final = 17
"""points that who bids expects above a first bid"""
SAFETY: Final = 4
ROOM: Final = 20
"""a first bid is at most so many points below what one might bid"""
RAISED: Final = 15
"""points that a bidder expects more once the partner has raised"""
PROMISES: Final = 8
"""points that somebody has at least above their bid"""
CAPOT_NEEDS: Final = 150
"""points that one expects who bids a capot"""


def of_calls(view: View, hands: Hands) -> Values:
    """Return for each world how likely the others called as they did with its hands.

    `hands`, a row for each world and a column for each seat, are those that they called with.
    """
    likely = np.ones(len(hands))
    trumps = playable(view.rules)
    standing, first = 0, np.zeros((1, view.game.seats, len(trumps)), np.int64)
    bidders: dict[int, Bidder] = {}
    for number, call in enumerate(view.calls):
        if call.actor != view.seat:
            held = hands[:, call.actor]
            if view.game.auction.by_bids:
                if call.actor not in bidders:
                    bidders[call.actor] = bidder(view.rules, held, trumps)
                said = [first[:, each] for each in view.game.accounts.partners(call.actor)]
                limits = limits_of(
                    view.rules,
                    bidders[call.actor],
                    first[:, call.actor],
                    sum(said, np.zeros_like(first[:, 0])),
                    trumps,
                )
                likely *= _of_bid(view.rules, call, limits, standing, trumps)
            else:
                likely *= _of_take(view, number, call, held)
        if isinstance(call, Bid):
            standing = call.points
            place = first[:, call.actor, trumps.index(call.suit)]
            place[place == 0] = call.points
    return likely


# Over a turned card ---------------------------------------------------------------------------


def _of_take(view: View, number: int, call: Call, held: Hands) -> Values:
    turned = view.turn_up
    if turned is None:
        return np.ones(len(held))
    trumps = offered(view, number, turned)
    wants = chances_to_take(view.rules, held | np.uint32(1 << turned.index), trumps)
    if isinstance(call, Take):
        wanted = wants[trumps.index(call.suit)]
        return np.maximum(wanted * wanted / np.maximum(wants.sum(axis=0), LEAST), LEAST)
    return np.maximum(np.prod(1 - wants, axis=0), LEAST)


def offered(view: View, number: int, turned: Card) -> list[Trump]:
    """Return the suits of call `number`, from 0."""
    if number < view.game.seats:
        return [turned.suit]
    return [suit for suit in Suit if suit is not turned.suit or view.rules.round2_suits == "any"]


def chances_to_take(rules: Ruleset, six: Hands, trumps: list[Trump]) -> Values:
    """Return a row for each trump: the chance that a holder of these cards takes with it."""
    return np.array([_wants(rules, six, trump) for trump in trumps])


def _wants(rules: Ruleset, six: Hands, trump: Trump) -> Values:
    plain, helped = _least(rules, trump, False), _least(rules, trump, True)
    least = np.where(belotes(rules, six, trump) > 0, helped, plain)
    return _above(expected(six, trump, beside=BESIDE_SIX) - least) * enough(six, trump)


@cache
def _least(rules: Ruleset, trump: Trump, held: bool) -> int:
    """Return the points from which one takes, with or without a belote."""
    total = deal_points(rules, trump)

    def takes(points: int) -> bool:
        return stake(rules, Prospect(points, SPREAD, held, total=total)) > PASSED

    return bisect_left(range(total), True, key=takes)


# With bids ------------------------------------------------------------------------------------


def playable(rules: Ruleset) -> list[Trump]:
    """Return the trumps that may be bid."""
    more = {"no_trumps": [NoSuit.NO_TRUMPS], "all_trumps": [NoSuit.ALL_TRUMPS]}
    return [
        *Suit,
        *more.get(rules.extra_contracts, NoSuit if rules.extra_contracts == "both" else []),
    ]


def _of_bid(
    rules: Ruleset, call: Call, limits: Values, standing: int, trumps: list[Trump]
) -> Values:
    if isinstance(call, Pass):
        least = max(standing + 10, rules.bid_min)
        return np.maximum(_above(least - limits.max(axis=1)), LEAST)
    if not isinstance(call, Bid):
        return np.ones(len(limits))
    place = trumps.index(call.suit)
    own = limits[:, place]
    if call.points >= CAPOT_BID:
        return np.maximum(_above(own - CAPOT_NEEDS), LEAST)
    best = _above(own - np.delete(limits, place, axis=1).max(axis=1) + DOUBT)
    fits = _above(own - call.points - PROMISES) * _above(call.points + ROOM - own)
    return np.maximum(best * fits, LEAST)


class Bidder(NamedTuple):
    """All that the hands of a seat say of its bids: a row a world, a column a trump."""

    alone: Values
    """points to expect when nobody else has bid; nothing with too few trumps"""
    beside: Values
    """what they add to what a partner expects"""
    more: Values
    """points of belotes, where these help"""


def bidder(rules: Ruleset, held: Hands, trumps: list[Trump]) -> Bidder:
    """Return what these hands are worth to who bids with them."""
    alone = [expected(held, trump) * (enough(held, trump) > LEAST) for trump in trumps]
    beside = [added(held, trump) for trump in trumps]
    helps = BELOTE * rules.belote_helps_contract
    more = [helps * belotes(rules, held, trump) for trump in trumps]
    return Bidder(*(np.stack(each, axis=1) for each in (alone, beside, more)))


def limits_of(
    rules: Ruleset, holder: Bidder, own: Counts, partners: Counts, trumps: list[Trump]
) -> Values:
    """Return the points that may be bid: a row a world, a column a trump.

    `own` and `partners` are the first bids of both, 0 where there was none.
    """
    counted, reliance, beside = _terms(rules, tuple(trumps))
    both = reliance * (partners / counted + PROMISED) + beside + holder.beside
    tells = (partners > 0) & (partners < CAPOT_BID) & (own == 0)
    raised = RAISED * ((partners > 0) & (own > 0))
    return counted * np.where(tells, both, holder.alone + raised) - SAFETY + holder.more


@cache
def _terms(rules: Ruleset, trumps: tuple[Trump, ...]) -> tuple[Values, Values, Values]:
    """Return for each trump how much a point counts, and how far a bidder is relied upon."""
    models = [MODELS[trump] for trump in trumps]
    return (
        np.array([deal_points(rules, trump) / DEAL_POINTS for trump in trumps]),
        np.array([model.reliance for model in models]),
        np.array([model.beside_both for model in models]),
    )


# What hands are worth -------------------------------------------------------------------------


def expected(held: Hands, trump: Trump, beside: float | None = None) -> Values:
    """Return the points that each hand alone may expect."""
    more = MODELS[trump].beside if beside is None else beside
    return more + _sum(_worths(trump, of_partner=False), held)


def added(held: Hands, trump: Trump) -> Values:
    """Return what each hand adds for a partner who is the taker."""
    return _sum(_worths(trump, of_partner=True), held)


def belotes(rules: Ruleset, held: Hands, trump: Trump) -> Values:
    """Return how many belotes each hand holds."""
    found = np.zeros(len(held))
    for suit in belote_suits(rules, trump):
        pair = np.uint32(sum(1 << Card.of(rank, suit).index for rank in (Rank.KING, Rank.QUEEN)))
        found += (held & pair) == pair
    return found


def enough(held: Hands, trump: Trump) -> Values:
    """Return 1 for hands with so many trumps that one takes with them, else a little."""
    if not isinstance(trump, Suit):
        return np.ones(len(held))
    trumps = held >> np.uint32(8 * SUITS.index(trump)) & np.uint32(255)
    return np.where(np.bitwise_count(trumps) >= LEAST_TRUMPS, 1.0, LEAST)


def _sum(table: Values, held: Hands) -> Values:
    worth = np.full(len(held), table[4, 0])
    for number in range(4):
        worth += table[number][held >> np.uint32(8 * number) & np.uint32(255)]
    return worth


@cache
def _worths(trump: Trump, *, of_partner: bool) -> Values:
    """Return what the cards of each suit add: a row a suit, a column for each set of its cards.

    Behind them, what an empty hand is worth.
    """
    nothing = hand_worth((), trump, _weights(trump, of_partner))
    rows = [
        _row(trump if isinstance(trump, NoSuit) else suit is trump, of_partner) for suit in Suit
    ]
    return np.stack([*rows, np.full(256, nothing)])


@cache
def _row(trump: NoSuit | bool, of_partner: bool) -> Values:
    """Return what each set of cards of a suit adds, which may be trump or not: all suits alike."""
    first, second, *_ = Suit
    name = trump if isinstance(trump, NoSuit) else first if trump else second
    weights = _weights(name, of_partner)
    sets = [[PACK[place] for place in range(8) if held >> place & 1] for held in range(256)]
    return np.array([hand_worth(each, name, weights) for each in sets]) - hand_worth(
        (), name, weights
    )


def _weights(trump: Trump, of_partner: bool) -> Worths | Heads:
    model = MODELS[trump]
    return model.partner if of_partner else model.taker


def _above(points: Values) -> Values:
    """Return the chance that somebody takes `points` for more than 0."""
    return 1 / (1 + np.exp(-points / DOUBT))
