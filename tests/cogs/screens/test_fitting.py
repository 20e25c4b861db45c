"""Texts that Discord takes: cut, or told with shorter names."""

import discord
import pytest
from discord import ui

from bot.visible_text import shorten
from cogs.press import select
from cogs.screens.screen import alt_text, cut, every, first_fitting


def test_a_text_that_is_too_long_ends_after_its_last_whole_line() -> None:
    assert cut("one\ntwo\nthree", 13) == "one\ntwo\nthree"
    assert cut("one\ntwo\nthree", 12) == "one\ntwo\n…"
    assert cut("a single line", 9) == shorten("a single line", 9) == "a single…"


def test_names_are_shortened_until_all_has_room() -> None:
    def told(longest: int) -> str:
        return "Wilhelmina"[:longest] * 300

    assert first_fitting(told, (10, 5, 3), 1500) == "Wilhe" * 300
    assert first_fitting(told, (10, 5), 100) == "Wilhe" * 300
    assert alt_text((10, 5, 3), lambda longest: [told(longest)]) == "Wil" * 300


@pytest.mark.cut
def test_of_an_alt_text_that_is_too_long_whole_sentences_are_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Names are shortened first, then less is told; nothing is heard by half."""
    one, two, three = ("a" * 500 + ".", "b" * 500 + ".", "c" * 500 + ".")
    assert alt_text((1,), lambda _: (one, "", two, three), lambda _: (one, three)) == (
        f"{one} {three}"
    )
    assert not caplog.records
    assert alt_text((1,), lambda _: (one, two, three)) == f"{one} {two}"
    assert alt_text((1,), lambda _: (f"{one}\n{two}\n{three}", "Last.")) == f"{one}\n{two}"
    assert len(caplog.records) == 2


def test_components_are_found_at_whatever_depth() -> None:
    button = ui.Button[ui.LayoutView](custom_id="yes")
    section = ui.Section[ui.LayoutView]("Sure?", accessory=button)
    found = list(every([ui.Container[ui.LayoutView](section)]))
    assert [type(each) for each in found] == [ui.Container, ui.Section, ui.TextDisplay, ui.Button]


def test_a_select_takes_whatever_it_is_to_offer() -> None:
    options = [discord.SelectOption(label="W" * 101, value="1", description="👩🏽‍🚀" * 30)]
    select("W" * 151, options, "choose")
    assert (len(options[0].label), options[0].label[-1]) == (100, "…")
    assert options[0].description == "👩🏽‍🚀" * 24 + "…"
