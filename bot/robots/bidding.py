"""The auctions with bids (C1, H2).

A robot bids what it can expect to make. When it may bid lower it keeps a little back, so that its
partner has room. Whether to double is decided by the table's own scoring of what may happen.
"""

import math

from bot.robots.convention import forbidden, misleads
from bot.robots.prospects import of_own_bid, of_standing_bid, seat_of
from bot.robots.stakes import Prospect, chance_to_fail, stake
from bot.rules import (
    BELOTE,
    CAPOT_BID,
    GENERALE_BID,
    Action,
    Bid,
    Coinche,
    Pass,
    Ruleset,
    Surcoinche,
    View,
)
from bot.rules.games.bids import SURCOINCHED

SAFETY = 4
"""points that a robot wants to expect above its bid, …"""
SAFETY_AT_KLOPPEN = -1
"""… where it is worth a little to outbid the others: a bid that fails costs all the points there,
and not the bid besides (C2)"""
ROOM = 10
"""points that it keeps back when it may"""
DOUBT = 5
"""points that a coinche or surcoinche must promise to bring"""
LIKELY = 2 / 3
"""the chance that a bid fails from which it is coinched"""
WARNED = -15
"""what an opponent's coinche takes from the points that one expects"""
KEEPS_OUT = 10
"""what it is worth to raise the partner's bid beside the points: opponents are kept out"""


def choose_bid(view: View) -> Action:
    """Choose a bid or a pass, or in the window for it a coinche or a surcoinche."""
    if view.bid is not None:
        doubles = [each for each in view.options if isinstance(each, Coinche | Surcoinche)]
        for doubled in doubles:
            if not forbidden(view, doubled) and _promises_more(view, view.bid, doubled):
                return doubled
    bid = _best_bid(view)
    if bid is not None:
        return bid
    return next(option for option in view.options if isinstance(option, Pass))


def _promises_more(view: View, bid: Bid, doubled: Coinche | Surcoinche) -> bool:
    """Tell whether to double the stake of the last bid is good for the own side."""
    prospect = of_standing_bid(view, bid)
    if isinstance(doubled, Coinche):
        if chance_to_fail(view.rules, prospect, bid.points) < LIKELY:
            return False
        gain = stake(view.rules, prospect, bid.points) - stake(view.rules, prospect, bid.points, 2)
    else:
        prospect = prospect._replace(points=prospect.points + WARNED)
        factor = SURCOINCHED[view.rules.surcoinche]
        gain = stake(view.rules, prospect, bid.points, factor)
        gain -= stake(view.rules, prospect, bid.points, view.multiplier)
    return gain > DOUBT


def _best_bid(view: View) -> Bid | None:
    """The bid for the trump that promises most; None when it does not promise enough."""
    bids = [option for option in view.options if isinstance(option, Bid)]
    trumps = dict.fromkeys(each.suit for each in bids)
    prospects = {trump: prospect for trump in trumps if (prospect := of_own_bid(view, trump))}
    limits = {trump: _limit(view.rules, prospect) for trump, prospect in prospects.items()}
    sound = [
        bid
        for bid in bids
        if bid.suit in prospects
        and _is_sound(bid, prospects[bid.suit], limits[bid.suit])
        and not misleads(view, bid)
        and not forbidden(view, bid)
    ]
    if not sound:
        return None
    best = max((bid.suit for bid in sound), key=limits.__getitem__)
    sound = [bid for bid in sound if bid.suit is best]
    prospect, limit, staying, own = prospects[best], limits[best], -math.inf, seat_of(view)
    # Nobody stays with an opponent's bid.
    if view.bid is not None and view.sides.together(view.bid.actor, own):
        staying = stake(view.rules, of_standing_bid(view, view.bid), view.bid.points)
        if view.bid.actor != own:
            staying -= KEEPS_OUT
    if staying == -math.inf:
        # The one with which to say what one expects, a capot, and a générale.
        numeric = [each for each in sound if each.points not in (CAPOT_BID, GENERALE_BID)]
        roomy = [each for each in numeric if each.points <= limit - ROOM]
        sound = (roomy[-1:] or numeric[:1]) + sound[len(numeric) :]
    weighed = {bid: stake(view.rules, prospect, bid.points) for bid in sound}
    bid = max(sound, key=weighed.__getitem__, default=None)
    return None if bid is None or weighed[bid] < staying else bid


def _limit(rules: Ruleset, prospect: Prospect) -> float:
    """The points that may be bid: belote and declarations help to make them (C2, H7)."""
    limit = prospect.points - (SAFETY_AT_KLOPPEN if rules.kloppen_fail == "max" else SAFETY)
    if rules.belote_helps_contract:
        limit += BELOTE * prospect.belote
    if rules.decl_helps_contract:
        limit += prospect.declarations
    return limit


def _is_sound(bid: Bid, prospect: Prospect, limit: float) -> bool:
    """Tell whether one expects to make it; a capot and a générale only if they are certain."""
    if bid.points == GENERALE_BID:
        return prospect.alone
    return prospect.is_certain if bid.points == CAPOT_BID else bid.points <= limit
