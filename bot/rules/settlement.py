"""The parts of a settlement: facts of a deal, what both sides write for it, and rounding (A9).

Each game settles the same facts by a function of its own; `score_deal` picks it.
Points of a pair are always (takers, defenders); with bids the bidders are the takers.
"""

from enum import StrEnum
from typing import Literal, NamedTuple

from bot.rules.ruleset import Ruleset

Side = Literal["T", "D"]
Pair = tuple[int, int]


class DealOutcome(StrEnum):
    """How the takers' contract ended. A bid is made or, when it fails, dedans."""

    MADE = "made"
    DEDANS = "dedans"
    CAPOT = "capot"
    LITIGE = "litige"
    ABEYANCE = "abeyance"

    @property
    def takers_won(self) -> bool | None:
        """Tell whether the takers won the deal; None when it is tied and held."""
        if self in (DealOutcome.LITIGE, DealOutcome.ABEYANCE):
            return None
        return self is not DealOutcome.DEDANS


class DealScore(NamedTuple):
    """The points both sides write for a deal, and those that stay in play for the next (A7)."""

    outcome: DealOutcome
    takers: int
    defenders: int
    held: Pair = (0, 0)


class Tally(NamedTuple):
    """The points a side has from each source."""

    tricks: int
    declarations: int
    belote: int

    @property
    def total(self) -> int:
        return self.tricks + self.declarations + self.belote


class Facts(NamedTuple):
    """A finished deal: the exact points of both sides, and the side that took all the tricks."""

    takers: Tally
    defenders: Tally
    capot: Side | None


# Rounding (A9), always after the contract was decided on exact points ---------------------------


def rounded_tricks(rules: Ruleset, facts: Facts) -> Facts:
    """`complement10`: the takers' trick points with units 1–5 down, 6–9 up, the rest of 160 to D.

    Declarations and belote are added afterwards unrounded. The other methods leave the facts
    alone: they round what is written.
    """
    if rules.rounding != "complement10":
        return facts
    tens = (facts.takers.tricks + 4) // 10 * 10
    return facts._replace(
        takers=facts.takers._replace(tricks=tens),
        defenders=facts.defenders._replace(tricks=160 - tens),
    )


def rounded_value(rules: Ruleset, value: int) -> int:
    """A value that replaces trick points: with `complement10`, 162 is 160 and 252 is 250."""
    return value // 10 * 10 if rules.rounding == "complement10" else value


def rounded_score(rules: Ruleset, score: DealScore) -> DealScore:
    """Round what is written, and what is held to be written later, to a multiple of 5 or 10."""
    return score._replace(
        takers=_rounded(rules, score.takers),
        defenders=_rounded(rules, score.defenders),
        held=(_rounded(rules, score.held[0]), _rounded(rules, score.held[1])),
    )


def _rounded(rules: Ruleset, points: int) -> int:
    match rules.rounding:
        case "nearest10":
            return (points + 5) // 10 * 10
        case "nearest5":
            return (points + 2) // 5 * 5
        case "up10":
            return -(-points // 10) * 10
        case "up5":
            return -(-points // 5) * 5
        case "off" | "complement10":
            return points
