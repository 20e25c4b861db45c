"""One door for all that is written: no message is empty or too long, whatever it is made from."""

import ast
from pathlib import Path
from typing import Any

import discord
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

import cogs
from bot.sandbox.interactions.components import MessageComponents
from bot.sandbox.interactions.forms import Form
from cogs.press import button, select
from cogs.screens.screen import ELLIPSIS, MOST_CONTENT, MOST_TEXT, Screen, layout, sentence, text

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


texts = st.text(st.sampled_from("ab \n"), max_size=5) | st.integers(0, 6000).map(
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


@given(st.lists(st.tuples(kinds, texts), max_size=6))
def test_discord_takes_whatever_is_laid_out(found: list[tuple[str, str]]) -> None:
    items = [item_of(*each, number) for number, each in enumerate(found)]
    check_taken(Screen(layout(*items)))


def test_what_has_room_is_left_alone() -> None:
    view = layout(text("a" * (MOST_TEXT - 1)), text("b"))
    assert [len(each) for each in _written(view)] == [MOST_TEXT - 1, 1]


def test_what_has_no_room_ends_after_a_whole_line() -> None:
    short, line = "short", "x" * 99
    view = layout(text(short), text("\n".join([line] * 50)))
    one, other = _written(view)
    assert one == short
    assert other.split("\n") == [line] * 39 + [ELLIPSIS]


def test_a_plain_sentence_is_neither_empty_nor_too_long() -> None:
    assert sentence(" ") == ELLIPSIS
    assert len(sentence("x" * 9999)) == MOST_CONTENT
    assert sentence("As it is.") == "As it is."


def test_every_message_goes_through_that_door() -> None:
    for path in COGS.rglob("*.py"):
        name = path.relative_to(COGS).as_posix()
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert name in DOORS.get(node.func.attr, {name}) | FORMS, (name, node.lineno)


def _written(view: ui.LayoutView) -> list[str]:
    return [each.content for each in view.walk_children() if isinstance(each, ui.TextDisplay)]
