"""Score sheets of coinche and contrée in words."""

from typing import Any

from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    Announced,
    Bid,
    NoSuit,
    Ruleset,
    Suit,
    find_preset,
    parse_declaration,
)
from tests.cogs.deals import sheet

CONTREE = find_preset("contree_ffb")
COINCHE = find_preset("coinche_ffb")
BGA = find_preset("coinche_bga")
ANNOUNCED = find_preset("contree_announced")
TIERCE = Announced(0, parse_declaration("AS-KS-QS"))
"""of Anna, 20 points"""


def of_bid(rules: Ruleset, bid: int, points: int, /, **facts: Any) -> list[str]:
    """The outcome of Anna's bid, both sides and what else there is to say."""
    facts = {"points": (points, 162 - points), "bid": Bid(0, bid, Suit.HEARTS)} | facts
    return [line for line in sheet(rules, **facts)[1:-1] if "oinched" not in line]


def test_a_coinched_contract_that_is_made_counts_160_for_the_deal() -> None:
    assert of_bid(CONTREE, 120, 130, multiplier=2, belote=1) == [
        "**Made** with 10 to spare: 130 points for a bid of 120.",
        "🔵 Anna and Cléo: (160 for the deal + 120 for the bid) × 2 → **+560**",
        "🟠 Ben and Dora: 20 for belote → **+20**",
    ]


def test_a_contract_that_failed_is_160_and_the_bid() -> None:
    assert of_bid(CONTREE, 100, 75, multiplier=4, belote=0) == [
        "**Dedans** by 5: only 95 points, belote included, for a bid of 100.",
        "🔵 Anna and Cléo: 20 for belote → **+20**",
        "🟠 Ben and Dora: (160 for the whole deal + 100 for the bid) × 4 → **+1,040**",
    ]


def test_enough_for_the_bid_and_not_against_the_others() -> None:
    assert of_bid(CONTREE, 80, 85, belote=1)[0] == (
        "**Dedans:** 85 points are enough for a bid of 80, but not against the others’ 97."
    )


def test_80_needs_82() -> None:
    assert of_bid(BGA, 80, 81)[:2] == [
        "**Dedans** by 1: only 81 points for a bid of 80.",
        "A bid of 80 needs 82 points here.",
    ]


def test_all_the_tricks_count_for_the_bid_as_they_are_written() -> None:
    assert of_bid(COINCHE, 120, 162, tricks=(8, 0))[:2] == [
        "**Made** with 132 to spare: 252 points for a bid of 120.",
        "🔵 Anna and Cléo: 252 for all the tricks + 120 for the bid"
        " − 2 (rounded to 370) → **+370**",
    ]


def test_a_capot_bid_that_failed() -> None:
    assert of_bid(CONTREE, CAPOT_BID, 150, tricks=(7, 1), multiplier=2) == [
        "**Dedans:** 7 tricks, and all were announced.",
        "🔵 Anna and Cléo: nothing → **+0**",
        "🟠 Ben and Dora: (160 for the whole deal + 250 for the announced capot) × 2 → **+820**",
    ]


def test_a_generale_is_won_by_the_bidder_alone() -> None:
    every = {"tricks": (8, 0), "multiplier": 2}
    assert of_bid(ANNOUNCED, GENERALE_BID, 162, alone=True, **every)[:2] == [
        "**Made:** **Anna** won all the tricks, as announced.",
        "🔵 Anna and Cléo: 500 for the announced générale × 2 → **+1,000**",
    ]
    shared = of_bid(ANNOUNCED, GENERALE_BID, 162, **every)
    assert shared[0] == "**Dedans:** all the tricks, but not all from **Anna**’s own hand."
    missed = of_bid(ANNOUNCED, GENERALE_BID, 152, tricks=(7, 1))
    assert missed[0] == "**Dedans:** 7 tricks, and all were announced."


def test_declarations_help_and_go_to_the_others_with_the_deal() -> None:
    lines = of_bid(COINCHE, 130, 90, belote=0, declared=(TIERCE,), multiplier=2)
    assert lines[0] == (
        "**Made**, exactly: 130 points, belote and declarations included, for a bid of 130."
    )
    assert lines[1].endswith(
        "(160 for the deal + 130 for the bid + 20 for tierce (**Anna**) + 20 for belote) × 2"
        " → **+660**"
    )
    assert of_bid(COINCHE, 130, 80, declared=(TIERCE,))[-1] == (
        "The 20 points of declarations of 🔵 Anna and Cléo go to the other side."
    )


def test_declarations_that_only_help() -> None:
    rules = ANNOUNCED.changed({"declarations": "first_trick"})
    assert of_bid(rules, 90, 75, declared=(TIERCE,)) == [
        "**Made** with 5 to spare: 95 points, declarations included, for a bid of 90.",
        "🔵 Anna and Cléo: 90 for the bid → **+90**",
        "🟠 Ben and Dora: nothing → **+0**",
        "The 20 points of declarations of 🔵 Anna and Cléo are not scored at this table.",
    ]


def test_only_the_bid_is_multiplied() -> None:
    rules = ANNOUNCED.changed({"coinche_score": "made"})
    assert of_bid(rules, 80, 161, multiplier=4)[1] == (
        "🔵 Anna and Cléo: 80 for the bid × 4 + 151 in 5 tricks + 10 for the dix de der → **+481**"
    )


def test_four_aces_with_no_trumps() -> None:
    aces = Announced(0, parse_declaration("AS-AH-AD-AC"))
    bid = Bid(0, 160, NoSuit.NO_TRUMPS)
    rules = COINCHE.changed({"extra_contracts": "both"})
    assert "200 for four aces (**Anna**)" in of_bid(rules, 160, 90, bid=bid, declared=(aces,))[1]
