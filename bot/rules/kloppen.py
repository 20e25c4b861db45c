"""Settlement of a bid: Kloppen, or Belote Coinchée (C2, C3).

Options of a contract that was taken mean nothing here: exactly the bid is made, whatever
`tie_rule` and `contract_basis` say, and each side keeps its own belote.
"""

from typing import Final, NamedTuple

from bot.rules.contract import CAPOT_BID, DEAL_POINTS
from bot.rules.ruleset import Ruleset
from bot.rules.settlement import (
    DealOutcome,
    DealScore,
    Facts,
    Pair,
    rounded_tricks,
    rounded_value,
)

TAKE_ALL: Final = 160
"""what `bidders_take_all` counts for the tricks, however many they are (C3)"""


class BidContract(NamedTuple):
    """A bid and what it is played for: 1, 2 coinched, 4 or 3 surcoinched."""

    points: int
    multiplier: int

    @property
    def is_capot(self) -> bool:
        return self.points == CAPOT_BID

    @property
    def is_coinched(self) -> bool:
        return self.multiplier > 1


def settle_bid(rules: Ruleset, facts: Facts, contract: BidContract) -> DealScore:
    """Settle a deal for both sides, not yet rounded by the methods that round what is written."""
    outcome = DealOutcome.MADE if _fulfilled(facts, contract) else DealOutcome.DEDANS
    rounded = rounded_tricks(rules, facts)
    if outcome is DealOutcome.MADE:
        takers, defenders = _made(rules, rounded, contract)
    else:
        takers, defenders = 0, _failed(rules, contract)
    # C3: belote counts for its owner, made or failed and never multiplied (D14); in `bid_only` it
    # is no points at all, only a margin for the bidders.
    if rules.kloppen_score != "bid_only":
        takers += facts.takers.belote
        defenders += facts.defenders.belote
    return DealScore(outcome, takers, defenders)


def _fulfilled(facts: Facts, contract: BidContract) -> bool:
    """C2: all tricks fulfil every bid (D22); the belote of the bidders helps, no other's hinders.

    A capot needs the tricks: the points of a deal with belote stay far below its value (D16).
    """
    return facts.capot == "T" or facts.takers.tricks + facts.takers.belote >= contract.points


def _made(rules: Ruleset, facts: Facts, contract: BidContract) -> Pair:
    """The points of both sides for a fulfilled contract, without belote (C3)."""
    factor = contract.multiplier
    if contract.is_coinched and rules.coinche_scope == "bidders_take_all":
        return _all_to_the_bidders(rules, contract) * factor, 0
    bidders, opponents = _by_mode(rules, facts, contract)
    return bidders * factor, opponents * (factor if rules.coinche_scope == "both" else 1)


def _by_mode(rules: Ruleset, facts: Facts, contract: BidContract) -> Pair:
    """The table of C3 for a contract that nobody coinched."""
    if contract.is_capot:
        return _announced_capot(rules), 0
    if rules.kloppen_score == "bid_only":
        return contract.points, 0
    taken = facts.takers.tricks
    if facts.capot == "T":
        taken = rounded_value(rules, rules.capot_value)
    bid = contract.points if rules.kloppen_score == "made_plus_bid" else 0
    return taken + bid, facts.defenders.tricks


def _all_to_the_bidders(rules: Ruleset, contract: BidContract) -> int:
    """C3 `bidders_take_all`, single: 160 + the bid, an unannounced capot or not."""
    if contract.is_capot:
        return _announced_capot(rules)
    if rules.kloppen_score == "bid_only":
        return contract.points
    return TAKE_ALL + contract.points


def _announced_capot(rules: Ruleset) -> int:
    """C3 `announced_capot`, E10."""
    if rules.announced_capot == "500":
        return 500
    return CAPOT_BID if rules.kloppen_score == "bid_only" else 350


def _failed(rules: Ruleset, contract: BidContract) -> int:
    """The points of the opponents for a contract that failed, without belote (C2, D13).

    It is the same whether the bidders lack a point or have no trick.
    """
    all_points = rounded_value(rules, DEAL_POINTS)
    if not contract.is_coinched:
        return all_points
    announced = _announced_capot(rules) if contract.is_capot else contract.points
    multiplied = announced * contract.multiplier
    # E9: a coinched 80 costs less than 162, unless the table wants at least that.
    return max(all_points, multiplied) if rules.kloppen_fail == "max" else multiplied
