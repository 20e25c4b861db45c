"""The options as people choose them, and which mean nothing beside others."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import (
    OPTION_VALUES,
    PACK,
    PRESETS,
    WITH_PRESET,
    Card,
    Ruleset,
    Suit,
    find_preset,
    legal_cards,
)
from bot.rules.core.options import OPTIONS
from bot.rules.games.belote3 import FOR_THREE as BELOTE3
from bot.rules.games.klaverjas import AMSTERDAM
from bot.text import Words, matters, words_for
from bot.text.options import (
    GROUPS,
    difference_line,
    differences,
    groups,
    offered,
    option_name,
    origin,
    preset_about,
    preset_called,
    preset_name,
    value_about,
    value_name,
)
from tests.rules.worth import scored
from tests.text.any_rules import Changed, any_rules, neighbours


def test_every_option_is_on_one_page() -> None:
    there = Counter(option for group in GROUPS for option in group.options)
    assert set(there.values()) == {1}
    assert there.keys() | WITH_PRESET == OPTION_VALUES.keys()
    assert not there.keys() & WITH_PRESET


def test_the_auction_is_called_as_in_the_rules(words: Words) -> None:
    """Also where points are bid: nobody *takes* in coinche."""
    title = words("rules-title.auction")
    assert title.casefold().endswith(words("options-group.auction").casefold())


def test_names_fit_where_discord_shows_them(words: Words) -> None:
    """A modal's title has 45 characters, an option of a select 100 and 100 more below."""
    for group in GROUPS:
        assert len({option_name(each, words) for each in group.options}) == len(group.options)
        for option in group.options:
            assert len(option_name(option, words)) <= 45, option
            values = OPTION_VALUES[option] or ()
            names = [value_name(option, value, words) for value in values]
            assert len(set(names)) == len(names), option
            for value, name in zip(values, names, strict=True):
                assert len(words("options-mark.outside", value=name)) <= 60, (option, value)
                assert len(value_about(option, value, words)) <= 90, (option, value)


def test_presets_have_short_names_of_their_own(words: Words) -> None:
    names = {preset: preset_name(preset, words) for preset in PRESETS}
    assert len({name.casefold() for name in names.values()}) == len(PRESETS)
    assert len({preset_about(preset, words) for preset in PRESETS}) == len(PRESETS)
    for preset, name in names.items():
        assert len(name) <= 40
        assert len(preset_about(preset, words)) <= 100
        assert preset_called(f" {name.upper()} ") == preset
        assert preset_called(preset) == preset
    assert preset_called("belote") is None
    assert preset_called("") is None


@given(any_rules())
def test_what_is_offered_is_a_choice(changed: Changed) -> None:
    """A choice is offered of each option on a page: the present value and another one; numbers are
    written."""
    for group in groups(changed.rules):
        for option in group.options:
            values = offered(option, changed.rules)
            if OPTION_VALUES[option] is None:
                assert values == ()
            else:
                assert getattr(changed.rules, option) in values
                assert len(values) > 1


@given(any_rules())
def test_differences_are_those_that_can_be_changed_back(changed: Changed) -> None:
    preset = find_preset(changed.preset)
    shown = list(differences(preset, changed.rules))
    pages = [option for group in groups(changed.rules) for option in group.options]
    assert shown == [each for each in pages if each in preset.differences(changed.rules)]
    assert list(differences(preset, preset)) == []


def test_a_difference_in_words() -> None:
    french = find_preset("french")
    rules = french.changed({"round2_suits": "any", "target": 1500})
    assert [
        difference_line(e, french, rules, words_for("en")) for e in differences(french, rules)
    ] == [
        "Second round: **any suit** (instead of: the other three suits)",
        "Points to reach: **1,500** (instead of: 1,000)",
    ]


@pytest.mark.parametrize(
    ("preset", "option", "value", "where"),
    [
        ("kloppen", "surcoinche", "x3", "outside"),
        ("kloppen", "surcoinche", "x4", "outside"),
        ("kloppen", "surcoinche", "off", None),
        ("kloppen", "coinche_mode", "in_turn", "outside"),
        ("kloppen", "coinche_scope", "bidders_take_all", "outside"),
        ("kloppen", "packets", "3-3-2", "outside"),
        ("kloppen", "announced_capot", "500", "outside"),
        ("kloppen", "auction", "bids", None),
        ("french", "rounding", "complement10", "outside"),
        ("french", "rounding", "up10", None),
        ("french", "allpass_dealer", "same", None),
        ("french", "target", 700, None),
        ("decouverte", "auction", "bids", "adaptation"),
        ("decouverte", "extra_contracts", "both", "adaptation"),
        ("decouverte", "extra_contracts", "off", None),
        ("decouverte", "reveal_on_lead", True, None),
    ],
)
def test_where_a_value_comes_from(
    preset: str, option: str, value: str | int | bool, where: str | None
) -> None:
    assert origin(option, value, find_preset(preset)) == where


CONTEST = "decl_contest decl_contest_moment decl_equal long_runs long_run_split capot_victims_decl"
LADDER = "bid_min bid_max bid_step"
TENS = "run_from_contra tens_rounding capot_doubling kapo_no_exit"
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
CHOSEN = {"trump_choice", "four_jacks", "four_nines", "roem_claim", "counter_pit"}
"""what klaverjas alone has"""
FOR_TWO = {"schmeiss", "show_bottom", "all_tricks"}
"""what clobyosh alone has"""
FOR_THREE = {"pack3", "deal3", "contract3", "fail3", "def_sum", "capot3_partial"}
"""what belote for three alone has"""


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
    assert {option for option in OPTION_VALUES if not matters(option, rules)} == (
        set(f"{inert} {TENS}".split()) | CHOSEN | FOR_TWO | FOR_THREE
    )


def test_what_klaverjas_has_options_for() -> None:
    """Cards and length as elsewhere, and its own (KJ1–KJ6)."""
    shown = "players direction first_dealer shuffle packets auction"
    play = "head_trump head_plain undertrump_opp partner_plain partner_trump tie_rule rounding"
    assert {option for option in OPTION_VALUES if matters(option, AMSTERDAM)} - CHOSEN == {
        *f"{shown} {play} end_mode deals_limit".split()
    }


def test_what_clobyosh_has_options_for() -> None:
    """Cards as elsewhere, sequences that are compared aloud, and its own (CL1–CL8)."""
    shown = "players first_dealer shuffle packets auction allpass_dealer head_plain tie_rule"
    said = "declarations long_runs long_run_split decl_equal capot_victims_decl"
    belote = "belote belote_order belote_announce"
    found = {option for option in OPTION_VALUES if matters(option, find_preset("clobyosh"))}
    assert found - FOR_TWO == {*f"{shown} {said} {belote} end_mode target both_reach".split()}


def test_what_belote_for_three_has_options_for() -> None:
    """Cards and belote as elsewhere, the other defender as a partner, and its own (J1–J9)."""
    shown = "players direction first_dealer shuffle packets auction round2_suits allpass_dealer"
    said = "declarations belote belote_order belote_announce"
    play = "head_trump head_plain undertrump_opp partner_plain partner_trump capot_value rounding"
    end = "end_mode target both_reach belote_only_win"
    found = {option for option in OPTION_VALUES if matters(option, BELOTE3)}
    assert found - FOR_THREE == {*f"{shown} {said} {play} {end}".split()}


def test_what_does_not_go_at_three_is_not_offered() -> None:
    def offered(option: str) -> set[object]:
        return {value for value, row in OPTIONS[option].items() if row.goes(BELOTE3)}

    assert offered("partner_trump") == {"must_over", "free"}
    assert offered("packets") == {"3-2", "2-3"}
    assert offered("both_reach") == {"higher_score"}
    assert offered("auction") == {"three"}
    assert offered("decl_contest") == {"winner_takes_all"}
    chien = BELOTE3.changed({"pack3": "32_chien"})
    assert not any(matters(option, chien) for option in ("packets", "deal3", "round2_suits"))


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
    if rules.auction == "three":
        return  # three write: tests/rules/games/belote3
    if rules.auction not in ("turn_up", "choice", "clobyosh"):
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
