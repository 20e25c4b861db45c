"""Parts of a line stand as one reads them (UAX #9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_images.names import Run, levels, visual_order

LETTERS = st.text("abé王אבعغ12٣٤ .,-+$!/:%🦊", max_size=12)


def seen(line: str) -> str:
    """The characters from left to right."""
    runs = [Run(each, "", level) for each, level in zip(line, levels(line), strict=True)]
    return "".join(run.text for run in visual_order(runs))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", ""),
        ("abc 12", "abc 12"),
        ("אבג", "גבא"),
        ("אב 12 ג", "ג 12 בא"),
        ("אב ab ג", "ג ab בא"),
        ("ab אב 12 cd", "ab 12 בא cd"),
        ("עע 1,2", "1,2 עע"),
        ("غع 12", "12 عغ"),
        ("12 غع", "عغ 12"),
        ("ab אב!", "ab בא!"),
        ("אב!", "!בא"),
        ("אב 5% ab", "ab 5% בא"),
        ("غع 1+2", "2+1 عغ"),
        ("אב 1+2", "1+2 בא"),
        ("...", "..."),
    ],
)
def test_the_order_on_the_line(line: str, expected: str) -> None:
    assert seen(line) == expected


@given(LETTERS)
def test_nothing_is_lost_and_what_runs_one_way_stays(line: str) -> None:
    assert sorted(seen(line)) == sorted(line)
    if not any(each in "אבعغ٣٤" for each in line):
        assert seen(line) == line


@given(st.text("אב .!", max_size=12).filter(lambda line: any(each in "אב" for each in line)))
def test_hebrew_alone_is_reversed(line: str) -> None:
    assert seen(line) == line[::-1]
