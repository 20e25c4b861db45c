"""Custom ids are hostile input: whatever they hold, reading them never fails."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.press import TEMPLATE, Press, press_id, read_press

ANYTHING = st.text(max_size=100)


@given(st.lists(ANYTHING), st.lists(ANYTHING), st.integers(0, 5))
def test_numbers_are_numbers(args: list[str], values: list[str], position: int) -> None:
    press = Press("sit", tuple(args), tuple(values))
    assert -1 <= press.number(position) < 10**15
    assert -1 <= press.chosen() < 10**15
    assert all(each >= 0 for each in press.ids())
    assert isinstance(press.text(position), str)


@given(st.integers(0, 10**15 - 1), st.integers(0, 3))
def test_what_is_written_is_read(game_id: int, seat: int) -> None:
    custom_id = press_id("sit", game_id, seat)
    match = re.fullmatch(TEMPLATE, custom_id)
    assert match is not None
    press = Press(match["verb"], tuple(match["args"].split(":")))
    assert press.verb == "sit"
    assert (press.number(0), press.number(1)) == (game_id, seat)
    assert len(custom_id) <= 100


def test_what_is_left_out_is_empty() -> None:
    """A card without a word, and the third of the sets one may announce."""
    custom_id = press_id("play", 1, "1p0", "KS", "", 2)
    match = re.fullmatch(TEMPLATE, custom_id)
    assert match is not None
    press = read_press(match, ())
    assert press.args == ("1", "1p0", "KS", "", "2")
    assert (press.text(3), press.number(4), press.text(5)) == ("", 2, "")


@pytest.mark.parametrize("number", ["²", "١", "1.0", " 1", "+1", "-1", "1e3", "9" * 16, "", "x"])
def test_what_looks_like_a_number_is_none(number: str) -> None:
    assert Press("sit", (number,)).number(0) == -1
    assert Press("sit", (), (number,)).chosen() == -1


@pytest.mark.parametrize("custom_id", ["", "dd", "dd:", "other:sit:1", "dd:SIT:1", "xdd:sit:1"])
def test_ids_of_others_are_not_ours(custom_id: str) -> None:
    assert re.fullmatch(TEMPLATE, custom_id) is None
