"""Which options mean nothing beside others: as reviewed, and as the engine plays."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import OPTION_VALUES, PACK, Card, Ruleset, Suit, find_preset, legal_cards
from bot.text import matters
from tests.rules.worth import scored
from tests.text.any_rules import Changed, any_rules, neighbours

CONTEST = "decl_contest decl_contest_moment decl_equal long_runs long_run_split capot_victims_decl"
LADDER = "bid_min bid_max bid_step"
KLOPPEN = "kloppen_score kloppen_fail coinche_scope announced_capot"
COINCHE = (
    "self_raise generale generale_lead belote_helps_contract decl_helps_contract beat_defence "
    "eighty_means_82 coinche_score fail_base"
)
BIDDING = f"coinche_mode surcoinche {KLOPPEN} {COINCHE}"
NO_SUIT = "na_values ta_last_trick belote_ta"
TWO = f"reveal_on_lead extra_contracts {NO_SUIT}"
FOUR = "direction trump_run_wins head_trump partner_plain partner_trump undertrump_opp"
TAKING_ALONE = "round2_suits belote_on_dedans contract_basis arret"
TAKING = f"{TAKING_ALONE} declarations tie_rule"
HELD = "litige_belote held_at_end"


@pytest.mark.parametrize(
    ("rules", "inert"),
    [
        (find_preset("french"), f"{CONTEST} {LADDER} {BIDDING} {TWO} deals_limit"),
        (find_preset("pagat"), f"{LADDER} {BIDDING} {TWO} {HELD} deals_limit"),
        (
            find_preset("contest"),
            f"{CONTEST} {LADDER} {BIDDING} {TWO} {HELD} target both_reach belote_only_win arret",
        ),
        (find_preset("kloppen"), f"{CONTEST} {TAKING} {TWO} {HELD} {COINCHE} deals_limit"),
        (
            find_preset("kloppen").changed({"kloppen_score": "bid_only", "belote": "off"}),
            f"{CONTEST} {TAKING} {TWO} {HELD} {COINCHE} deals_limit capot_value coinche_scope "
            "belote_order belote_announce belote_only_win",
        ),
        (
            find_preset("decouverte"),
            f"{CONTEST} {LADDER} {BIDDING} {FOUR} {HELD} {NO_SUIT} contract_basis deals_limit "
            "belote_order belote_announce belote_on_dedans belote_only_win",
        ),
        (
            find_preset("decouverte").changed({"auction": "bids"}),
            f"{CONTEST} {TAKING} {FOUR} {HELD} {NO_SUIT} {COINCHE} coinche_mode deals_limit "
            "belote_order belote_announce belote_only_win",
        ),
        (
            find_preset("coinche_bga"),
            f"{CONTEST} {KLOPPEN} {TAKING_ALONE} {HELD} reveal_on_lead ta_last_trick tie_rule "
            "generale_lead decl_helps_contract deals_limit",
        ),
        (
            find_preset("coinche_ffb").changed({"generale": True}),
            f"{KLOPPEN} {TAKING_ALONE} {HELD} reveal_on_lead {NO_SUIT} capot_victims_decl "
            "deals_limit",
        ),
    ],
)
def test_options_that_are_inert(rules: Ruleset, inert: str) -> None:
    assert {option for option in OPTION_VALUES if not matters(option, rules)} == set(inert.split())


# Against the engine ------------------------------------------------------------------------------


@st.composite
def deals(draw: st.DrawFn) -> dict[str, Any]:
    """The facts of a finished deal, but for its bid."""
    capot = draw(st.sampled_from([None, None, "T", "D"]))
    points = {None: draw(st.integers(0, 162)), "T": 162, "D": 0}[capot]
    return {
        "taker_points": points,
        "capot": capot,
        "belote": draw(st.sampled_from([None, "T", "D"])),
        "declarations": draw(st.sampled_from([(0, 0), (20, 0), (0, 150), (50, 100)])),
    }


@given(any_rules(), deals(), st.sampled_from([80, 130, 180, "capot"]), st.integers(1, 4))
def test_what_does_not_matter_changes_no_score(
    changed: Changed, facts: dict[str, Any], bid: int | str, multiplier: int
) -> None:
    rules = changed.rules
    if rules.declarations == "off":
        facts["declarations"] = (0, 0)
    if rules.belote == "off":
        facts["belote"] = None
    if rules.auction != "turn_up":
        facts |= {"bid": bid, "multiplier": multiplier}
    score = scored(rules, **facts)
    for option in OPTION_VALUES:
        if option in {"auction", "declarations", "belote"} or matters(option, rules):
            continue
        for value, other in neighbours(rules, option):
            again = scored(other, **facts)
            assert again == score, f"{option}={value}"


@given(any_rules(), st.permutations(PACK), st.integers(0, 3), st.integers(1, 8))
def test_what_does_not_matter_makes_no_card_illegal(
    changed: Changed, pack: list[Card], played: int, held: int
) -> None:
    rules = changed.rules
    trick, hand = pack[: min(played, rules.players - 1)], pack[8 : 8 + held]
    legal = legal_cards(hand, trick, Suit.SPADES, rules)
    for option in OPTION_VALUES:
        if option in {"players", "belote"} or matters(option, rules):
            continue
        for value, other in neighbours(rules, option):
            assert legal_cards(hand, trick, Suit.SPADES, other) == legal, f"{option}={value}"
