"""One door for all that is written: no message is empty or too long, whatever it is made from."""

import ast
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

import cogs
from bot.sandbox.interactions.components import MessageComponents
from bot.sandbox.interactions.forms import Form
from bot.visible_text import shorten
from cogs.press import button, select
from cogs.screens.screen import (
    ELLIPSIS,
    MOST_CONTENT,
    MOST_TEXT,
    Screen,
    alt_text,
    cut,
    every,
    first_fitting,
    layout,
    sentence,
    text,
)
from tests.cogs.reading import texts

COGS = Path(cogs.__path__[0])
DOORS = {"LayoutView": {"screens/screen.py"}, "TextDisplay": {"screens/screen.py"}}
FORMS = {"press.py"}
"""a form is no message"""


def check_taken(screen: Screen) -> None:
    """Check that Discord, as the loopback has it, takes a message of these components."""
    shown = [each for each in screen.view.to_components() if _has_no_picture(each)]
    form = Form({})
    MessageComponents(form, v2=True, new_id=iter(map(str, range(1000))).__next__).read(shown)
    form.check()


def _has_no_picture(component: Any) -> bool:
    """Pictures are another matter: their files are not there yet."""
    inside = component.get("components")
    if inside is not None:
        component["components"] = [each for each in inside if _has_no_picture(each)]
    return component["type"] != discord.ComponentType.media_gallery.value


words = st.text(st.sampled_from("ab \n"), max_size=5) | st.integers(0, 6000).map(
    lambda length: ("word " * 9 + "\n") * (length // 46) + "x" * (length % 46)
)
kinds = st.sampled_from(("text", "section", "row", "select"))


def item_of(kind: str, told: str, number: int) -> ui.Item[Any]:
    match kind:
        case "text":
            return text(told)
        case "section":
            return ui.Section(text(told), accessory=button("Go", "help", number))
        case "row":
            return ui.ActionRow()
        case _:
            options = [discord.SelectOption(label=each) for each in sorted(set(told))]
            return ui.ActionRow(select("Which?", options[:25], "help", number))


@given(st.lists(st.tuples(kinds, words), max_size=6))
def test_discord_takes_whatever_is_laid_out(found: list[tuple[str, str]]) -> None:
    items = [item_of(*each, number) for number, each in enumerate(found)]
    check_taken(Screen(layout(*items)))


def test_what_has_room_is_left_alone() -> None:
    screen = Screen(layout(text("a" * (MOST_TEXT - 1)), text("b")))
    assert [len(each) for each in texts(screen)] == [MOST_TEXT - 1, 1]


def test_what_has_no_room_ends_after_a_whole_line() -> None:
    short, line = "short", "x" * 99
    screen = Screen(layout(text(short), text("\n".join([line] * 50))))
    one, other = texts(screen)
    assert one == short
    assert other.split("\n") == [line] * 39 + [ELLIPSIS]


def test_a_plain_sentence_is_neither_empty_nor_too_long() -> None:
    assert sentence(" ") == ELLIPSIS
    assert len(sentence("x" * 9999)) == MOST_CONTENT
    assert sentence("As it is.") == "As it is."


def test_every_message_goes_through_that_door() -> None:
    for path in COGS.rglob("*.py"):
        name = path.relative_to(COGS).as_posix()
        source = path.read_text("utf-8")
        found = ast.walk(ast.parse(source)) if any(each in source for each in DOORS) else ()
        for node in found:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert name in DOORS.get(node.func.attr, {name}) | FORMS, (name, node.lineno)


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
