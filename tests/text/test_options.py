"""The options as people choose them: every one on a page, in words that fit where they stand."""

from collections import Counter

import pytest
from hypothesis import given

from bot.rules import OPTION_VALUES, PRESETS, WITH_PRESET, find_preset
from bot.text import COMPLETE, words_for
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
from tests.text.any_rules import Changed, any_rules

BOTH = pytest.mark.parametrize("language", COMPLETE)


def test_every_option_is_on_one_page() -> None:
    there = Counter(option for group in GROUPS for option in group.options)
    assert set(there.values()) == {1}
    assert there.keys() | WITH_PRESET == OPTION_VALUES.keys()
    assert not there.keys() & WITH_PRESET


@BOTH
def test_the_auction_is_called_as_in_the_rules(language: str) -> None:
    """Also where points are bid: nobody *takes* in coinche."""
    words = words_for(language)
    title = words("rules-title.auction")
    assert title.casefold().endswith(words("options-group.auction").casefold())


@BOTH
def test_names_fit_where_discord_shows_them(language: str) -> None:
    """A modal's title has 45 characters, an option of a select 100 and 100 more below."""
    words = words_for(language)
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


@BOTH
def test_presets_have_short_names_of_their_own(language: str) -> None:
    words = words_for(language)
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
