"""The worth of a finished deal, from its facts alone, and what becomes of points that were held.

Settlement is a function of its own per game: `classique.py` (A7–A9), `kloppen.py` (C2, C3).
"""

from typing import Literal, NamedTuple

from bot.rules.classique import settle_take
from bot.rules.contract import BELOTE, CAPOT_BID, DEAL_POINTS
from bot.rules.kloppen import BidContract, settle_bid
from bot.rules.ruleset import Ruleset
from bot.rules.settlement import (
    DealOutcome,
    DealScore,
    Facts,
    Pair,
    Side,
    Tally,
    rounded_score,
)


def score_deal(
    rules: Ruleset,
    taker_points: int,
    *,
    declarations: Pair = (0, 0),
    belote: Side | None = None,
    capot: Side | None = None,
    bid: int | Literal["capot"] | None = None,
    multiplier: int = 1,
) -> DealScore:
    """Score a deal.

    `taker_points`: the takers' card points with the dix de der, 0–162, without the bonus of a
    capot. `declarations`: what the contest lets each side score. `belote`: the side that has it.
    `capot`: the side that took all the tricks. Where the auction has bids, `bid` is the takers'
    (80–180; "capot" or CAPOT_BID for a capot) and `multiplier` what coinche and surcoinche make of
    it (1–4). Raises `ValueError` for facts that cannot be.

    >>> from bot.rules import find_preset
    >>> score_deal(find_preset("french"), 72, belote="T")[1:3]
    (92, 90)
    >>> score_deal(find_preset("kloppen"), 122, bid=100, multiplier=2)[1:3]
    (444, 80)
    """
    if not 0 <= taker_points <= DEAL_POINTS:
        raise ValueError(f"a deal has 0 to {DEAL_POINTS} points, not {taker_points}")
    if capot is not None and taker_points != (DEAL_POINTS if capot == "T" else 0):
        raise ValueError("all the tricks are all the points")
    facts = Facts(
        Tally(taker_points, declarations[0], BELOTE * (belote == "T")),
        Tally(DEAL_POINTS - taker_points, declarations[1], BELOTE * (belote == "D")),
        capot,
    )
    match rules.auction:
        case "turn_up":
            if bid is not None or multiplier != 1:
                raise ValueError("a contract is taken here, without a bid")
            score = settle_take(rules, facts)
        case "bids":
            score = settle_bid(rules, facts, _bid_contract(rules, bid, multiplier, declarations))
    return rounded_score(rules, score)


def _bid_contract(
    rules: Ruleset, bid: int | Literal["capot"] | None, multiplier: int, declarations: Pair
) -> BidContract:
    if bid is None:
        raise ValueError("a deal of an auction with bids needs its bid")
    points = CAPOT_BID if bid == "capot" else bid
    if points != CAPOT_BID and points not in range(
        rules.bid_min, rules.bid_max + 1, rules.bid_step
    ):
        raise ValueError(f"nobody can bid {bid}")
    if not 1 <= multiplier <= 4:
        raise ValueError(f"a bid is played for 1 to 4 times its points, not {multiplier}")
    if declarations != (0, 0):
        raise ValueError("there are no declarations where there are bids")
    return BidContract(points, multiplier)


class Held(NamedTuple):
    """Points of a tied deal that wait for the next (A7): of which team, by which rule."""

    rule: DealOutcome
    team: int
    """the takers of the tied deal"""
    points: Pair


def release_held(held: tuple[Held, ...], winner: int) -> Pair:
    """The share of teams 0 and 1 in held points when `winner` wins the deal that follows.

    Litige: all to the winner. Abeyance: to each its own if the takers of the tied deal win it,
    else everything to their opponents. What was held by several ties is released together, each
    by its own rule.
    """
    released = [0, 0]
    for each in held:
        if each.rule is DealOutcome.ABEYANCE and winner == each.team:
            released[each.team] += each.points[0]
            released[1 - each.team] += each.points[1]
        else:
            released[winner] += sum(each.points)
    return released[0], released[1]


def held_to_owners(held: tuple[Held, ...]) -> Pair:
    """The share of teams 0 and 1 when the party ends before a deal decides (A7 `held_at_end`).

    Each gets what it made itself: after a litige that is the takers alone, since the defenders have
    written theirs.
    """
    owned = [0, 0]
    for each in held:
        owned[each.team] += each.points[0]
        owned[1 - each.team] += each.points[1]
    return owned[0], owned[1]
