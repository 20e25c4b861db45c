"""Score sheets in words: the worked examples of the rule book as people read them."""

from typing import Any

import pytest

from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    Announced,
    Bid,
    DealOutcome,
    Ending,
    Held,
    NoSuit,
    Ruleset,
    Suit,
    find_preset,
    parse_declaration,
)
from cogs.table.status import party_lines
from tests.cogs.deals import party, settled, sheet, teller
from tests.rules.parties import FRENCH

PAGAT = find_preset("pagat")
DUTCH = find_preset("dutch")
GERMAN = find_preset("german_club")
KLOPPEN = find_preset("kloppen")
DECOUVERTE = find_preset("decouverte")

RUN = Announced(1, parse_declaration("KH-QH-JH-TH"))
"""of Ben, 50 points"""


# Contracts that were taken ----------------------------------------------------------------------


def test_f2_made_with_belote() -> None:
    assert sheet(FRENCH, points=(72, 90), der=1, belote=0) == [
        "**Anna** took ♥ hearts.",
        "**Made** by 2: 92 against 90.",
        "🔵 Anna and Cléo: 72 in 5 tricks + 20 for belote → **+92**",
        "🟠 Ben and Dora: 80 in 3 tricks + 10 for the dix de der → **+90**",
        "**Total:** 🔵 **92** · 🟠 **90**",
    ]


def test_f3_litige() -> None:
    assert sheet(FRENCH, points=(71, 91), belote=0, der=1)[1:-1] == [
        "**Litige:** 91 against 91, a tie.",
        "🔵 Anna and Cléo: 20 for belote → **+20**",
        "🟠 Ben and Dora: 81 in 3 tricks + 10 for the dix de der → **+91**",
        "In play: 🔵 Anna and Cléo, 71 in 5 tricks → **71**",
        "Whoever wins the next deal gets this as well.",
    ]


def test_f5_dedans_keeps_the_belote() -> None:
    assert sheet(FRENCH, points=(70, 92), belote=0)[1:4] == [
        "**Dedans** by 2: only 90 against 92, so the others score everything.",
        "🔵 Anna and Cléo: 20 for belote → **+20**",
        "🟠 Ben and Dora: 162 for the whole deal → **+162**",
    ]


def test_f7_capot() -> None:
    assert sheet(FRENCH, points=(162, 0), tricks=(8, 0), belote=1)[1:4] == [
        "**Capot:** all the tricks!",
        "🔵 Anna and Cléo: 252 for all the tricks → **+252**",
        "🟠 Ben and Dora: 20 for belote → **+20**",
    ]


def test_f9_without_a_trick() -> None:
    assert sheet(FRENCH, points=(0, 162), tricks=(0, 8), belote=0, der=1)[1:4] == [
        "**Dedans** without a single trick: the others score everything.",
        "🔵 Anna and Cléo: 20 for belote → **+20**",
        "🟠 Ben and Dora: 252 for all the tricks → **+252**",
    ]


def test_p1_equal_is_enough_and_p11_it_is_not() -> None:
    assert sheet(PAGAT, points=(81, 81))[1] == "**Made:** 81 against 81, and equal is enough."
    assert sheet(DUTCH, points=(81, 81))[1] == (
        "**Dedans:** 81 against 81, and equal is not enough; the others score everything."
    )


def test_p6b_belote_to_the_defence() -> None:
    declared = (Announced(0, parse_declaration("KS-QS-JS")),)
    assert sheet(GERMAN, points=(60, 102), belote=0, declared=declared)[1:5] == [
        "**Dedans** by 2: only 100 against 102, so the others score everything.",
        "🔵 Anna and Cléo: nothing → **+0**",
        "🟠 Ben and Dora: 162 for the whole deal + 20 for tierce (**Anna**)"
        " + 20 for the takers’ belote → **+202**",
        "The 20 points of declarations of 🔵 Anna and Cléo go to the other side.",
    ]


@pytest.mark.parametrize(
    ("rules", "written", "fate"),
    [
        (PAGAT, (252, 0), ["🟠 Ben and Dora have no trick and lose 50 points of declarations."]),
        (GERMAN, (252, 50), []),
        (
            DUTCH,
            (300, 0),
            ["The 50 points of declarations of 🟠 Ben and Dora go to the other side."],
        ),
    ],
)
def test_declarations_of_defenders_without_a_trick(
    rules: Ruleset, written: tuple[int, int], fate: list[str]
) -> None:
    lines = sheet(rules, points=(162, 0), tricks=(8, 0), declared=(RUN,))
    assert [line.rpartition("+")[2] for line in lines[2:4]] == [f"{each}**" for each in written]
    assert lines[4:-1] == fate


def test_n6_only_the_tricks_are_compared() -> None:
    lines = sheet(DUTCH, points=(90, 72), belote=1, declared=(RUN,))
    assert lines[1:3] == [
        "**Made** by 18: 90 against 72.",
        "For this, only the points of the tricks are compared.",
    ]
    assert lines[4] == (
        "🟠 Ben and Dora: 72 in 3 tricks + 50 for cinquante (**Ben**) + 20 for belote → **+142**"
    )
    rules = FRENCH.changed({"declarations": "first_trick"})
    lines = sheet(rules, points=(90, 72), belote=1, declared=(RUN,))
    assert lines[1] == "**Dedans** by 2: only 90 against 92, so the others score everything."
    assert lines[2] == "For this, tricks and belote are compared, but no declarations."


def test_a_belote_that_was_not_said() -> None:
    missed = settled(FRENCH, points=(90, 72))._replace(missed_belotes=(0, 1))
    lines = sheet(FRENCH, seen=party(FRENCH, missed))
    assert lines[-2] == (
        "🟠 Ben and Dora held the belote and did not say both words: it does not count."
    )
    rules = FRENCH.changed({"belote_announce": "auto"})
    assert (
        "🟠 Ben and Dora held a belote and discarded its first card: it does not count."
        in sheet(rules, seen=party(rules, missed))
    )


def test_rounding_is_told_where_it_happens() -> None:
    complement = PAGAT.changed({"rounding": "complement10"})
    assert sheet(complement, points=(105, 57), belote=0)[2:4] == [
        "🔵 Anna and Cléo: 95 in 5 tricks + 10 for the dix de der − 5 (rounded to 100)"
        " + 20 for belote → **+120**",
        "🟠 Ben and Dora: 57 in 3 tricks + 3 (rounded to 60) → **+60**",
    ]
    up = PAGAT.changed({"rounding": "up5"})
    assert sheet(up, points=(162, 0), tricks=(8, 0))[2] == (
        "🔵 Anna and Cléo: 252 for all the tricks + 3 (rounded to 255) → **+255**"
    )


# Points that wait -------------------------------------------------------------------------------

ABEYANCE = PAGAT.changed({"tie_rule": "abeyance"})


def test_p12_everything_waits() -> None:
    assert sheet(ABEYANCE, points=(81, 81))[1:-1] == [
        "**Tie:** 81 against 81.",
        "🔵 Anna and Cléo: nothing → **+0**",
        "🟠 Ben and Dora: nothing → **+0**",
        "In play: 🔵 Anna and Cléo, 71 in 5 tricks + 10 for the dix de der → **81**",
        "In play: 🟠 Ben and Dora, 81 in 3 tricks → **81**",
        "If 🔵 Anna and Cléo win the next deal, each side gets its own;"
        " if not, the other side gets it all.",
    ]


def test_two_ties_in_a_row_add_up() -> None:
    tie = settled(ABEYANCE, points=(81, 81))
    seen = party(ABEYANCE, tie, tie)
    told = "With what was there before, 324 points are in play."
    assert sheet(ABEYANCE, 2, seen=seen)[-2] == told
    assert told not in sheet(ABEYANCE, 1, seen=seen)


def test_points_that_come_back() -> None:
    tie = settled(ABEYANCE, points=(81, 81))
    made = settled(ABEYANCE, points=(100, 62))._replace(released=(81, 81))
    lines = sheet(ABEYANCE, 2, seen=party(ABEYANCE, tie, made))
    assert lines[-3:-1] == [
        "🔵 Anna and Cléo also get the 81 points that were in play.",
        "🟠 Ben and Dora also get the 81 points that were in play.",
    ]


def test_points_that_nobody_gets_any_more() -> None:
    tie = settled(FRENCH, points=(81, 81))
    held = (Held(DealOutcome.LITIGE, 0, (81, 0)),)
    over = party(FRENCH, tie, winner=1, ending=Ending.TARGET, held=held, scores=(0, 1000))
    assert sheet(FRENCH, seen=over)[-2].startswith("In play: ")
    assert party_lines(over, teller(FRENCH))[0] == (
        "The 81 points that were still in play are lost."
    )


def test_points_that_go_back_when_the_party_ends() -> None:
    tie = settled(FRENCH, points=(81, 81))._replace(released=(81, 0))
    over = party(FRENCH, tie, winner=1, ending=Ending.TARGET, scores=(81, 1000))
    assert sheet(FRENCH, seen=over)[-2] == (
        "The game is over: 🔵 Anna and Cléo get their 81 points back that were in play."
    )


# Bids -------------------------------------------------------------------------------------------


def bid_sheet(mode: str, bid: int, points: int, /, **facts: Any) -> list[str]:
    """Contract, outcome and both sides, without the rules in between."""
    rules = KLOPPEN.changed({"kloppen_score": mode, "surcoinche": "x4"})
    facts = {"points": (points, 162 - points), "bid": Bid(0, bid, Suit.HEARTS)} | facts
    return [line for line in sheet(rules, **facts)[:-1] if not line.startswith("-#")]


def test_k17_made_and_bid() -> None:
    assert bid_sheet("made_plus_bid", 100, 122) == [
        "**Anna** bid 100 ♥ hearts.",
        "**Made** with 22 to spare: 122 points for a bid of 100.",
        "🔵 Anna and Cléo: 112 in 5 tricks + 10 for the dix de der + 100 for the bid → **+222**",
        "🟠 Ben and Dora: 40 in 3 tricks → **+40**",
    ]


def test_k1_the_bid_alone_and_belote_as_a_margin() -> None:
    assert bid_sheet("bid_only", 100, 80, belote=0)[1:] == [
        "**Made**, exactly: 100 points, belote included, for a bid of 100.",
        "🔵 Anna and Cléo: 100 for the bid → **+100**",
        "🟠 Ben and Dora: nothing → **+0**",
    ]


def test_k15_dedans_and_each_keeps_its_belote() -> None:
    assert bid_sheet("made_only", 130, 105, belote=0)[1:] == [
        "**Dedans** by 5: only 125 points, belote included, for a bid of 130.",
        "🔵 Anna and Cléo: 20 for belote → **+20**",
        "🟠 Ben and Dora: 162 for the whole deal → **+162**",
    ]


def test_k16_coinched() -> None:
    assert bid_sheet("made_only", 100, 110, multiplier=2, belote=1) == [
        "**Anna** bid 100 ♥ hearts.",
        "Coinched: the deal counts double.",
        "**Made** with 10 to spare: 110 points for a bid of 100.",
        "🔵 Anna and Cléo: (100 in 5 tricks + 10 for the dix de der) × 2 → **+220**",
        "🟠 Ben and Dora: 52 in 3 tricks × 2 + 20 for belote → **+124**",
    ]


def test_k22_coinched_and_failed() -> None:
    lines = bid_sheet("made_plus_bid", 110, 100, multiplier=4)
    assert lines[1] == "Coinched and surcoinched: the deal counts 4 times."
    assert lines[-1] == "🟠 Ben and Dora: 110 for the bid × 4 → **+440**"


def test_k19_all_the_tricks() -> None:
    capot = {"tricks": (8, 0)}
    assert bid_sheet("made_plus_bid", 120, 162, **capot)[1:3] == [
        "**Made:** all the tricks are enough for any bid.",
        "🔵 Anna and Cléo: 250 for all the tricks + 120 for the bid → **+370**",
    ]


def test_k20_an_announced_capot() -> None:
    assert bid_sheet("made_plus_bid", CAPOT_BID, 162, tricks=(8, 0)) == [
        "**Anna** bid capot ♥ hearts.",
        "**Made:** all the tricks, as announced.",
        "🔵 Anna and Cléo: 350 for the announced capot → **+350**",
        "🟠 Ben and Dora: nothing → **+0**",
    ]
    failed = bid_sheet("bid_only", CAPOT_BID, 130, tricks=(7, 1))
    assert failed[1] == "**Dedans:** 7 tricks, and all were announced."


def test_the_mode_of_the_table_is_explained() -> None:
    bid = Bid(0, 100, Suit.HEARTS)
    lines = sheet(KLOPPEN, points=(122, 40), bid=bid)
    assert lines[2].startswith("-# The bidders score what they have made and their bid")
    lines = sheet(KLOPPEN, points=(122, 40), bid=bid, multiplier=2)
    assert lines[4].startswith("-# The points of both sides")
    lines = sheet(KLOPPEN, points=(80, 82), bid=bid)
    assert lines[2].startswith("-# The others score 162")


def test_made_is_said_once_and_nothing_is_not_multiplied() -> None:
    every = {"points": (162, 0), "tricks": (8, 0), "multiplier": 2}
    lines = sheet(KLOPPEN, bid=Bid(0, 100, Suit.HEARTS), **every)
    assert sum("Made" in line for line in lines) == 1
    assert "🟠 Ben and Dora: no tricks → **+0**" in lines


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
