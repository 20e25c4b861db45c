"""Options and presets (docs/rules/options.md)."""

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import (
    NUMBER_RANGES,
    OPTION_VALUES,
    PRESETS,
    BadRuleset,
    Ruleset,
    find_preset,
    ruleset_from_options,
)
from bot.rules.core.conditions import MATTERS, OTHERS
from bot.rules.core.options import ANY, OPTIONS
from bot.rules.core.ruleset import OptionValue
from tests.rules.cases import load
from tests.rules.parties import FRENCH

PRESET_OPTIONS = load("presets")
OPTIONS_PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "options.md").read_text("utf-8")


DECIDED: dict[str, dict[str, OptionValue]] = {"kloppen": {"kloppen_fail": "max"}}
"""The one value in which a preset departs from its document, by which (C2) a coinched 80
that fails brings 160, and 162 without a coinche (E9)"""


@pytest.mark.parametrize("name", PRESET_OPTIONS)
def test_every_preset_of_the_rule_book_is_a_ruleset(name: str) -> None:
    options = PRESET_OPTIONS[name]
    book = Ruleset().changed(options)
    assert find_preset(name) == book.changed(DECIDED.get(name, {}))


def test_the_rule_book_has_every_option_with_its_values_and_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| ([^|]+) \| `(.+)` \|$", OPTIONS_PAGE, re.M)
    told = {option: (values, default) for option, values, _, default in rows}
    wanted = {
        option: (values_of(option), text(default))
        for option, default in Ruleset().options().items()
    }
    assert told == wanted


def test_the_table_of_options_has_the_values_that_the_ruleset_has() -> None:
    """Types and defaults are the dataclass's, everything else is the table's."""
    hints = get_type_hints(Ruleset)
    assert OPTIONS.keys() == {name for name in hints if name in Ruleset().options()}
    for option, values in OPTIONS.items():
        kind = hints[option]
        if option in NUMBER_RANGES:
            assert (kind, tuple(values)) == (int, (ANY,))
        else:
            assert tuple(values) == (get_args(kind) or (False, True)), option


def test_the_table_of_options_asks_for_options_and_values_that_there_are() -> None:
    needs = [need.when for o in OPTIONS.values() for value in o.values() for need in value.needs]
    for when in (*MATTERS.values(), *needs, *OTHERS.values()):
        for each in when:
            for option, values in each.items():
                assert set(values) < set(OPTION_VALUES[option] or ()), each
    values = [each for option in OPTIONS.values() for each in option.values()]
    games = {game for each in values for game in each.sources.elsewhere}
    assert games == OTHERS.keys()


def test_the_rule_book_names_the_sections_that_the_table_has() -> None:
    rows = re.findall(r"^\| `(\w+)` \| .+ \| ([^|]+) \| `.+` \|$", OPTIONS_PAGE, re.M)
    for option, sections in rows:
        told = {section.split()[0] for section in sections.split(", ")}
        values = OPTIONS[option].values()
        citations = [c for v in values for c in (v.sources.usually, *v.sources.elsewhere.values())]
        assert {each.section for each in citations} <= told, option


def test_the_rule_book_has_every_preset_with_what_it_changes() -> None:
    _, _, presets = OPTIONS_PAGE.partition("| Preset |")
    told = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", presets, re.M))
    default = Ruleset()
    assert told == {
        name: ", ".join(
            f"`{option} = {text(value)}`"
            for option, (_, value) in default.differences(rules).items()
        )
        for name, rules in PRESETS.items()
    }


def text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def values_of(option: str) -> str:
    if values := OPTION_VALUES[option]:
        return " ".join(f"`{text(each)}`" for each in values)
    low, high = NUMBER_RANGES[option]
    return f"`{low}`" if low == high else f"`{low}`–`{high}`"


def test_french_is_a_preset_and_others_are_refused_by_name() -> None:
    assert "french" in PRESETS
    with pytest.raises(BadRuleset) as refusal:
        find_preset("chess")
    assert (refusal.value.option, refusal.value.reason) == ("preset", "no_such_preset")


@pytest.mark.parametrize(
    ("changes", "option", "reason"),
    [
        ({"target": 99}, "target", "out_of_range"),
        ({"target": 5001}, "target", "out_of_range"),
        ({"target": "1000"}, "target", "out_of_range"),
        ({"target": True}, "target", "out_of_range"),
        ({"deals_limit": 49}, "deals_limit", "out_of_range"),
        ({"belote": "maybe"}, "belote", "no_such_value"),
        ({"arret": 0}, "arret", "no_such_value"),
        ({"players": 5}, "players", "no_such_value"),
        ({"players": []}, "players", "no_such_value"),
        ({"jokers": 2}, "jokers", "unknown_option"),
        ({"packets": "4-4"}, "packets", "not_with_this_deal"),
        ({"players": 2}, "packets", "not_with_this_deal"),
        ({"players": 2, "packets": "4-4", "trump_run_wins": True}, "trump_run_wins",
         "needs_four_players"),
        ({"extra_contracts": "both"}, "extra_contracts", "needs_two_players"),
        ({"players": 2, "packets": "4-4"}, "belote_announce", "not_with_two_players"),
        ({"auction": "bids", "packets": "2-3-3", "declarations": "first_trick"}, "declarations",
         "not_with_bids"),
        ({"auction": "bids", "packets": "2-3-3", "arret": True}, "arret", "not_with_bids"),
        ({"auction": "bids"}, "packets", "not_with_this_deal"),
        ({"auction": "bids", "packets": "2-3-3", "bid_max": 160}, "bid_max", "not_with_bids"),
        ({"auction": "bids", "packets": "4-4"}, "packets", "not_with_this_deal"),
        ({"auction": "coinche"}, "packets", "not_with_this_deal"),
        ({"auction": "coinche", "packets": "4-4", "players": 2, "belote_announce": "auto"},
         "players", "needs_four_players"),
        ({"auction": "coinche", "packets": "4-4", "declarations": "immediate"}, "declarations",
         "not_with_bids"),
        ({"auction": "coinche", "packets": "4-4", "arret": True}, "arret", "not_with_bids"),
        ({"auction": "coinche", "packets": "4-4", "tie_rule": "abeyance"}, "tie_rule",
         "not_with_bids"),
        ({"arret": True, "end_mode": "deals"}, "arret", "needs_target"),
        ({"declarations": "immediate"}, "decl_contest_moment", "not_with_these_declarations"),
        ({"declarations": "first_trick", "decl_contest_moment": "before_first_lead"},
         "decl_contest_moment", "not_with_these_declarations"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_option(
    changes: dict[str, Any], option: str, reason: str
) -> None:
    with pytest.raises(BadRuleset) as refusal:
        FRENCH.changed(changes)
    assert (refusal.value.option, refusal.value.reason) == (option, reason)


def test_a_set_of_options_is_complete_or_refused() -> None:
    options = FRENCH.options()
    del options["target"]
    with pytest.raises(BadRuleset) as refusal:
        ruleset_from_options(options)
    assert (refusal.value.option, refusal.value.reason) == ("target", "missing")


def test_changes_are_told_with_both_values() -> None:
    changed = FRENCH.changed({"target": 500, "belote_announce": "auto"})
    assert FRENCH.differences(changed) == {
        "belote_announce": ("strict", "auto"),
        "target": (1000, 500),
    }
    assert FRENCH.differences(FRENCH) == {}


@given(st.sampled_from([name for name, values in OPTION_VALUES.items() if values]), st.data())
def test_every_value_of_an_option_is_taken_or_refused_with_a_reason(
    option: str, data: st.DataObject
) -> None:
    values = OPTION_VALUES[option]
    assert values is not None
    value = data.draw(st.sampled_from(values))
    try:
        assert FRENCH.changed({option: value}).options()[option] == value
    except BadRuleset as refusal:
        reason = refusal.reason
    else:
        return
    assert reason not in ("no_such_value", "unknown_option")
