"""The worth of a contract before it is played: the table's own scoring of what may happen."""

from collections.abc import Mapping
from functools import cache, lru_cache
from statistics import NormalDist, fmean
from typing import NamedTuple

from bot.rules import (
    DEAL_POINTS,
    DEFENDERS,
    PACK_POINTS,
    TAKERS,
    Card,
    Ruleset,
    Trump,
    card_tables,
    game_of,
    score_deal,
)

CASES = 15
CHANCES = tuple(NormalDist().inv_cdf((case + 0.5) / CASES) for case in range(CASES))
"""equally likely deviations from what is expected, in standard deviations"""


PARTS = (0.3, 0.5, 0.7)
"""of what two defenders have the first of them, as likely each"""


class Prospect(NamedTuple):
    """The points and tricks that the takers' side may expect of a contract."""

    points: int
    """card points; beyond `total` it is all the tricks, below 0 none"""
    spread: int
    """their standard deviation"""
    belote: bool = False
    """whether the takers are known to hold king and queen of trump"""
    declarations: int = 0
    """points of declarations that they are known to hold"""
    total: int = DEAL_POINTS
    alone: bool = False
    """whether the bidder is certain to win all the tricks without the partner"""

    @property
    def is_certain(self) -> bool:
        return self.spread == 0


@cache
def shares(rules: Ruleset, trump: Trump) -> Mapping[Card, float]:
    """Return the points of each card, where all of them have as many as with a trump suit (H3)."""
    tables = card_tables(trump, rules.na_values)
    return {card: points * PACK_POINTS / tables.pack for card, points in tables.points.items()}


@lru_cache(maxsize=8192)
def chance_to_fail(rules: Ruleset, prospect: Prospect, bid: int | None) -> float:
    """Return the chance that a bid is not made."""
    return sum(_ahead(rules, prospect, bid, 1, chance) < 0 for chance in CHANCES) / CASES


@lru_cache(maxsize=8192)
def stake(rules: Ruleset, prospect: Prospect, bid: int | None = None, multiplier: int = 1) -> float:
    """Return how many more points than the defenders the takers may expect to score. Points that a
    tied deal leaves in play count for neither side."""
    return sum(_ahead(rules, prospect, bid, multiplier, chance) for chance in CHANCES) / CASES


def _ahead(
    rules: Ruleset, prospect: Prospect, bid: int | None, multiplier: int, chance: float
) -> float:
    """Return how many more points the takers score, by chance above or below what is expected: as
    points of a deal of 162 (`Scale.unit`)."""
    points = round(prospect.points + chance * prospect.spread)
    if len(game_of(rules).accounts.seats) > 2:
        return fmean(_ahead_of_each(rules, prospect, points, part) for part in PARTS)
    score = score_deal(
        rules,
        min(max(points, 0), prospect.total),
        declarations=(prospect.declarations, 0),
        belote=TAKERS if prospect.belote else None,
        capot=TAKERS if points > prospect.total else DEFENDERS if points < 0 else None,
        bid=bid,
        multiplier=multiplier,
        total=prospect.total,
    )
    return score.ahead * game_of(rules).scale.unit


def _ahead_of_each(rules: Ruleset, prospect: Prospect, points: int, part: float) -> float:
    """The same where the two defenders each write their own: more than each of them on average."""
    total = prospect.total
    got = min(max(points, 0), total)
    first = total if points < 0 else round(part * (total - got))
    score = score_deal(
        rules,
        (got, first, total - got - first),
        declarations=(prospect.declarations, 0, 0),
        belote=TAKERS if prospect.belote else None,
        capot=TAKERS if points > total else DEFENDERS if points < 0 else None,
        total=total,
    )
    return score.ahead * game_of(rules).scale.unit
