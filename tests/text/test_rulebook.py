"""The pages of `/rules`: short, sourced, and true to the ruleset they are for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import OPTION_VALUES, PRESETS, Ruleset, find_preset
from bot.text import LANGUAGES, help_page, pages, words_for
from bot.text.rulebook import CHAPTERS, OPTIONS_TOLD

FRENCH = find_preset("french")

LONGEST = 1500


def body(title: str, rules: Ruleset, language: str = "en") -> str:
    return next(page.body for page in pages(rules, words_for(language)) if page.title == title)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_pages_are_short_and_sourced(language: str, preset: str) -> None:
    words = words_for(language)
    found = pages(find_preset(preset), words)
    assert len({page.title for page in found}) == len(CHAPTERS)
    for page in found:
        assert len(page.body) <= LONGEST, page.title
        assert page.body.splitlines()[-1].startswith("-# ")
        assert "A" in page.body.splitlines()[-1]


@given(st.data())
def test_pages_stay_short_whatever_the_options(data: st.DataObject) -> None:
    changes = {
        option: data.draw(
            st.sampled_from([v for v in OPTION_VALUES[option] or () if v in _played(option)])
        )
        for option in OPTIONS_TOLD
        if OPTION_VALUES[option]
    }
    for language in ("en", "fr"):
        for page in pages(FRENCH.changed(changes), words_for(language)):
            assert len(page.body) <= LONGEST, page.title


def _played(option: str) -> set[object]:
    fixed: dict[str, set[object]] = {
        "packets": {"3-2", "2-3"},
        "players": {4},
        "auction": {"turn_up"},
    }
    return fixed.get(option, set(OPTION_VALUES[option] or ()))


def test_pages_say_the_values_at_hand() -> None:
    assert "1,000 points" in body("The end of the game", FRENCH)
    assert "1\u202f500 points" in body(
        "La fin de la partie", FRENCH.changed({"target": 1500}), "fr"
    )
    twelve = FRENCH.changed({"end_mode": "deals", "deals_limit": 8})
    assert "8 deals" in body("The end of the game", twelve)
    assert "both sides get there" not in body("The end of the game", twelve)
    assert "252" in body("Counting a deal", FRENCH)
    assert "250" in body("Counting a deal", FRENCH.changed({"capot_value": 250}))


def test_options_that_mean_nothing_are_left_out() -> None:
    no_belote = FRENCH.changed({"belote": "off"})
    assert "rebelote* with the second" in body("Belote and rebelote", FRENCH)
    assert "rebelote* with the second" not in body("Belote and rebelote", no_belote)
    assert "In a litige" in body("Counting a deal", FRENCH)
    assert "In a litige" not in body("Counting a deal", FRENCH.changed({"tie_rule": "takers_win"}))


def test_the_play_names_each_row_once() -> None:
    text = body("The play", FRENCH)
    for row in "abcdefi":
        assert text.count(f"**{row}**") == 1
    assert text.count("**g, h**") == 1


def test_cards_stand_in_their_order_with_their_points() -> None:
    trumps = "**J** 20 · **9** 14 · **A** 11 · **10** 10 · **K** 4 · **Q** 3 · **8** 0 · **7** 0"
    assert trumps in body("The cards", FRENCH)
    assert "**V** 20 · **9** 14" in body("Les cartes", FRENCH, "fr")
    assert "162 in all" in body("The cards", FRENCH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_short(language: str) -> None:
    page = help_page(words_for(language))
    assert page.title
    assert len(page.body) <= LONGEST
