"""What a contract is worth before it is played: the table's own scoring of what may happen."""

from functools import lru_cache
from statistics import NormalDist
from typing import Final, NamedTuple

from bot.rules import LAST_TRICK, Ruleset, Trump, card_tables, score_deal

DEAL_POINTS: Final = 162
CASES: Final = 15
CHANCES: Final = tuple(NormalDist().inv_cdf((case + 0.5) / CASES) for case in range(CASES))
"""equally likely deviations from what is expected, in standard deviations"""


class Prospect(NamedTuple):
    """What the takers' side may expect of a contract."""

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


def deal_points(rules: Ruleset, trump: Trump) -> int:
    """The points of all the tricks: not 162 without a trump suit where raw values count (H3)."""
    tables = card_tables(trump, rules.na_values)
    return tables.worth(tables.pack) + LAST_TRICK


@lru_cache(maxsize=8192)
def stake(rules: Ruleset, prospect: Prospect, bid: int | None = None, multiplier: int = 1) -> float:
    """How many points more than the defenders the takers may expect to write.

    What a tied deal leaves in play is nobody's here.
    """
    cases = (_ahead(rules, prospect, chance, bid, multiplier) for chance in CHANCES)
    return sum(cases) / CASES


def _ahead(
    rules: Ruleset, prospect: Prospect, chance: float, bid: int | None, multiplier: int
) -> int:
    points = round(prospect.points + chance * prospect.spread)
    capot = "T" if points > prospect.total else "D" if points < 0 else None
    score = score_deal(
        rules,
        min(max(points, 0), prospect.total),
        declarations=(prospect.declarations, 0),
        belote="T" if prospect.belote else None,
        capot=capot,
        bid=bid,
        multiplier=multiplier,
        total=prospect.total,
    )
    return score.takers - score.defenders
