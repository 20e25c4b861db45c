"""Worked deals as data: the rules, the facts of a deal, and what both sides write for it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.rules import DEFENDERS, TAKERS, DealOutcome, DealScore, Ruleset, score_deal
from bot.rules.core.ruleset import OptionValue
from tests.rules.cases import preset

MADE, DEDANS, CAPOT = DealOutcome.MADE, DealOutcome.DEDANS, DealOutcome.CAPOT
PIT = DealOutcome.PIT
ROLES = {"T": TAKERS, "D": DEFENDERS}
LITIGE, ABEYANCE = DealOutcome.LITIGE, DealOutcome.ABEYANCE


def scored(rules: Ruleset, taker_points: int, **facts: Any) -> DealScore:
    """A deal's outcome and what was written and held, all of it the sum of entries.

    Whose belote and capot it was is said as examples do it: by T or D.
    """
    for fact in ("belote", "capot"):
        facts[fact] = ROLES.get(facts.get(fact, ""), facts.get(fact))
    score = score_deal(rules, taker_points, **facts)
    for entries, sums in ((score.entries, score.written), (score.held_entries, score.held)):
        for role, total in enumerate(sums):
            assert sum(each.written for each in entries if each.role == role) == total
    return DealScore(*score[:3])


class Worth(NamedTuple):
    """A deal at a table of `preset` with `changes`, and its score."""

    preset: str
    points: int
    facts: Mapping[str, Any]
    expected: DealScore
    changes: Mapping[str, OptionValue]

    def score(self, **changes: OptionValue) -> DealScore:
        """Return what the deal is worth when some options are different."""
        rules: Ruleset = preset(self.preset).changed({**self.changes, **changes})
        return scored(rules, self.points, **self.facts)


FACTS = ("declarations", "belote", "capot", "bid", "multiplier", "alone", "roem")


def worth(
    preset: str,
    points: int,
    outcome: DealOutcome,
    takers: int,
    defenders: int,
    held: tuple[int, int] = (0, 0),
    **options: Any,
) -> Worth:
    """`options`: facts of the deal beside the takers' `points`, and changes of the preset."""
    facts = {key: options.pop(key) for key in FACTS if key in options}
    return Worth(preset, points, facts, DealScore(outcome, (takers, defenders), held), options)
