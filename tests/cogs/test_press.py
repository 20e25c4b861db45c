"""Custom ids, forms and events: what was meant, whatever somebody sends."""

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from cogs.bot import Click, DixDeDer, Presses
from cogs.connection import tolerate_missing_fields
from cogs.press import NOT_OURS, TEMPLATE, Press, button, link, press_id, press_of, select

MAX_CUSTOM_ID = 100
verbs = st.from_regex(r"[a-z_]{1,24}", fullmatch=True)
arguments = st.lists(st.from_regex(r"[A-Za-z0-9!.-]{1,16}", fullmatch=True), max_size=4)


def clicked(custom_id: str, values: tuple[str, ...] = ()) -> Press:
    """Return what a click on this custom id is taken for."""
    return press_of({"custom_id": custom_id, "component_type": 2, "values": values})


@given(verb=verbs, args=arguments)
def test_a_custom_id_names_its_verb_and_arguments(verb: str, args: list[str]) -> None:
    press = clicked(press_id(verb, *args))
    assert press == Press(verb, tuple(args))


async def nothing(_: Click) -> None:
    """A handler."""


def test_nobody_answers_the_verb_of_another() -> None:
    """The later one would answer silently."""
    presses = Presses()
    presses.on(nothing, ["sit"])
    with pytest.raises(ValueError, match="sit"):
        presses.on(nothing, ["sit"])


def test_bots_share_no_handlers() -> None:
    one, other = Presses(), Presses()
    one.on(nothing, ["sit"])
    assert (one.handlers, other.handlers) == ({"sit": nothing}, {})


def test_arguments_are_written_as_text() -> None:
    assert press_id("play", 12, "3p5", "KH", "!") == "dd:play:12:3p5:KH:!"
    press = clicked("dd:play:12:3p5:KH:!")
    assert (press.number(0), press.text(1), press.text(2), press.text(3)) == (12, "3p5", "KH", "!")
    assert (press.text(4), press.number(4)) == ("", -1)
    # A card without a word, and the third of the sets one may announce.
    without = clicked(press_id("play", 1, "1p0", "KS", "", 2))
    assert (without.text(3), without.number(4), without.text(5)) == ("", 2, "")


def test_a_select_brings_its_values() -> None:
    press = clicked("dd:robot:7", ("2",))
    assert press == Press("robot", ("7",), ("2",))


@pytest.mark.parametrize(
    "custom_id",
    ["", "dd", "dd:", "dd:Sit:1", "xx:sit:1", "xdd:sit:1", "dd:sit:1 2", "dd:sit:" + "1" * 71],
)
def test_what_is_not_ours(custom_id: str) -> None:
    assert clicked(custom_id) is NOT_OURS


ANYTHING = st.text(max_size=100)


@given(st.lists(ANYTHING), st.lists(ANYTHING), st.integers(0, 5))
def test_numbers_are_numbers(args: list[str], values: list[str], position: int) -> None:
    press = Press("sit", tuple(args), tuple(values))
    number, text = press.number(position), press.text(position)
    assert number == -1 or (text.isascii() and number == int(text) < 10**15)
    assert -1 <= press.chosen() < 10**15
    assert all(each >= 0 for each in press.ids())


@pytest.mark.parametrize(
    "text", ["-1", "+1", "1_0", "²", "１", "١", "1.0", "1e3", " 1", "1" * 16, "", "x"]
)
def test_what_is_no_number(text: str) -> None:
    assert Press("sit", (text,)).number(0) == -1
    assert Press("sit", (), (text,)).chosen() == -1


def test_the_longest_that_is_ours_fits() -> None:
    longest = "dd:" + "v" * 24 + ":" + "a" * 70
    assert re.fullmatch(TEMPLATE, longest)
    assert len(longest) <= MAX_CUSTOM_ID
    # A play at the ten-billionth table, with the word.
    assert re.fullmatch(TEMPLATE, press_id("play", 10**10, "12p31", "KH", "!"))


def test_a_form_brings_what_was_written() -> None:
    rows = [{"components": [{"custom_id": "text", "value": "Maison"}]}]
    labels = [{"component": {"custom_id": "text", "value": "Maison"}}]
    for components in rows, labels:
        sent = {"custom_id": "dd:name:7", "components": components}
        assert press_of(sent) == Press("name", ("7",), ("Maison",))


async def test_every_press_reaches_its_bot() -> None:
    answered: list[Press] = []

    async def answer_press(_: object, press: Press) -> None:
        answered.append(press)

    bot: Any = SimpleNamespace(answer_press=answer_press)
    for kind in discord.InteractionType.component, discord.InteractionType.application_command:
        for custom_id in "dd:sit:1", "dd:fly", "else":
            sent: Any = SimpleNamespace(type=kind, data={"custom_id": custom_id})
            await DixDeDer.on_interaction(bot, sent)
    assert answered == [Press("sit", ("1",)), Press("fly", ()), NOT_OURS]


def test_labels_are_no_longer_than_discord_allows() -> None:
    item = button("ß" * 200, "sit", 1)
    assert isinstance(item, ui.Button)
    assert item.label == "ß" * 79 + "…"
    assert item.custom_id == "dd:sit:1"
    assert link("ß" * 200, "https://discord.com").label == item.label
    options = [discord.SelectOption(label="one")]
    menu = select("ß" * 200, options, "robot", 1)
    assert isinstance(menu, ui.Select)
    assert menu.placeholder == "ß" * 149 + "…"


def test_an_event_that_cannot_be_read_is_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    """discord.py would leave the connection and end with the error."""
    read: list[str] = []

    def parse(data: dict[str, Any]) -> None:
        read.append(data["name"])

    parsers = {"GUILD_UPDATE": parse}
    tolerate_missing_fields(parsers)
    parsers["GUILD_UPDATE"]({})
    parsers["GUILD_UPDATE"]({"name": "club"})
    assert read == ["club"]
    assert "an event GUILD_UPDATE of Discord's cannot be read" in caplog.text


@pytest.mark.parametrize(
    ("more", "values"),
    [
        ({"values": None}, ()),
        ({"components": None}, ()),
        ({"components": [{"components": None}]}, ()),
        ({"components": [{"component": {"value": None}}]}, ("",)),
        ({"values": ["1"], "components": [{"components": [{"value": "x"}]}]}, ("1", "x")),
    ],
)
def test_null_is_nothing(more: dict[str, Any], values: tuple[str, ...]) -> None:
    assert press_of({"custom_id": "dd:sit:1:2", **more}).values == values
