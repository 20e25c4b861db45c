"""The auction on a ladder of trumps, with five cards in hand (I1): a robot bids the trump that
promises more than what stands, and doubles what it expects to fail."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.robots.prospects import seat_of
from bot.robots.stakes import Prospect, chance_to_fail, stake
from bot.robots.valuation import MODELS, hand_worth
from bot.rules import (
    DEAL_POINTS,
    Action,
    Bid,
    Coinche,
    NoSuit,
    Pass,
    Suit,
    Surcoinche,
    Trump,
    View,
    choices,
    deal_points,
    find_belotes,
)
from bot.rules.games.bids import COINCHED


class Five(NamedTuple):
    """The points of a contract, of 162, as they follow from five cards: fitted to 700 deals of each
    kind, in which robots played any contract."""

    beside: float
    """what the taker's side has beside what these cards add, …"""
    share: float
    """… of which this part counts"""
    partner: float
    """the part that counts of what the partner's cards add, …"""
    defence: float
    """… and of what each defender's cost"""
    usual: float
    """what five cards add as partner on the average"""


SUIT = Five(54, 0.80, 0.60, 0.47, 34)
FIVES: Mapping[Trump, Five] = {
    **dict.fromkeys(Suit, SUIT),
    NoSuit.NO_TRUMPS: Five(70, 0.78, 0.44, 0.50, 20),
    NoSuit.ALL_TRUMPS: Five(69, 0.78, 0.61, 0.43, 18),
}
SPREAD = 32
PROMISED = 100
"""what a bidder expects, …"""
WARNED = 20
"""… less by so much after a contra"""
LEAST = 5
"""what a bid must promise while nobody has bid"""
OVER_PARTNER = 10
"""how much more than the partner's bid another one must promise"""
LIKELY = 2 / 3
"""the chance to fail from which a contract is doubled"""
SAFE = 0.15
"""the chance to fail up to which a doubled one is doubled again"""


def choose_rung(view: View) -> Action:
    """Choose a bid, a pass, or a contra or recontra."""
    standing = None if view.bid is None else _of_standing(view, view.bid)
    for each in view.options:
        if standing is not None and isinstance(each, Coinche | Surcoinche):
            fails = chance_to_fail(view.rules, standing, None)
            if fails >= LIKELY if isinstance(each, Coinche) else fails <= SAFE:
                return each
    weighed = {
        each: stake(view.rules, _of_own(view, each.suit))
        for each in view.options
        if isinstance(each, Bid)
    }
    best = max(weighed, key=weighed.__getitem__, default=None)
    if best is not None and weighed[best] > _worth_of_passing(view, standing):
        return best
    return next(each for each in view.options if isinstance(each, Pass))


def _worth_of_passing(view: View, standing: Prospect | None) -> float:
    if standing is None or view.bid is None:
        return LEAST
    worth = stake(view.rules, standing, None, view.multiplier)
    return worth + OVER_PARTNER if _is_ours(view, view.bid) else -worth


def _is_ours(view: View, bid: Bid) -> bool:
    return view.sides.together(seat_of(view), bid.actor)


def _of_own(view: View, trump: Trump) -> Prospect:
    """Return what this seat may expect as the taker."""
    five, worth = FIVES[trump], hand_worth(view.hand, trump, MODELS[trump].taker)
    return _prospect(view, trump, five.beside + five.share * worth, ours=True)


def _of_standing(view: View, bid: Bid) -> Prospect:
    """Return what the takers may expect of the last bid."""
    if bid.actor == view.seat:
        return _of_own(view, bid.suit)
    five = FIVES[bid.suit]
    more = hand_worth(view.hand, bid.suit, MODELS[bid.suit].partner) - five.usual
    promised = PROMISED - WARNED * (view.multiplier == COINCHED)
    if _is_ours(view, bid):
        return _prospect(view, bid.suit, promised + five.partner * more, ours=True)
    return _prospect(view, bid.suit, promised - five.defence * more, ours=False)


def _prospect(view: View, trump: Trump, points: float, *, ours: bool) -> Prospect:
    """The prospect of so many points of 162; of the own side, with what its hand shows besides."""
    total = deal_points(view.rules, trump)
    counted = total / DEAL_POINTS
    belote = ours and bool(find_belotes(view.rules, (view.hand,), trump))
    declared = choices(view.hand, view.rules, trump)[:1] if ours else ()
    said = sum(each.points for choice in declared for each in choice)
    return Prospect(round(points * counted), round(SPREAD * counted), belote, said, total)
