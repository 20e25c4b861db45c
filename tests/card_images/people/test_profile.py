"""Pictures of profiles and comparisons: size and weight, and what tells one number from another."""

import pytest
from PIL import Image, ImageChops

from bot.text import words_for
from card_images.canvas import WIDTH
from card_images.chart import round_ticks
from card_images.colours import Felt
from card_images.look import Look, Seat, look_for
from card_images.names import SMALLEST, text_width
from card_images.profile import LEFT, RIGHT, chip_rows, draw_pair, draw_profile, fitted
from card_images.profile import pair_height as pair_height
from card_images.profile import profile_height as height_of
from tests.card_images.samples import ENGLISH
from tests.card_images.test_pictures import MOST_BYTES, opened
from tests.tools.contact.profiles import cards, pairs

LOOKS = [look_for(words_for("en"), felt=felt) for felt in Felt]


@pytest.mark.parametrize("look", LOOKS, ids=list(Felt))
@pytest.mark.parametrize("name", cards())
def test_size_and_weight_of_a_profile(name: str, look: Look) -> None:
    card = cards()[name]
    png = draw_profile(card, look)
    assert opened(png).size == (WIDTH, height_of(card))
    assert len(png) <= MOST_BYTES


@pytest.mark.parametrize("look", LOOKS, ids=list(Felt))
@pytest.mark.parametrize("name", pairs())
def test_size_and_weight_of_a_comparison(name: str, look: Look) -> None:
    card = pairs()[name]
    png = draw_pair(card, look)
    assert opened(png).size == (WIDTH, pair_height(card))
    assert len(png) <= MOST_BYTES


@pytest.mark.parametrize("name", ["W" * 32, "", "\u202e\u200b", "𝕏" * 32, "🦊" * 16])
def test_names_of_anything_fit_and_weigh_little(name: str) -> None:
    seat = Seat(name)
    assert len(draw_profile(cards()["full"]._replace(seat=seat), ENGLISH)) <= MOST_BYTES
    assert len(draw_pair(pairs()["full"]._replace(seats=(seat, seat)), ENGLISH)) <= MOST_BYTES


@pytest.mark.parametrize(
    "curve", [(1000.0, 1000.0), (1000.0, 640.0), (-20.0, 5.0, 3000.0), (1000.0,) * 200]
)
def test_any_curve_can_be_drawn(curve: tuple[float, ...]) -> None:
    drawn = draw_profile(cards()["full"]._replace(curve=curve), ENGLISH)
    assert drawn.startswith(b"\x89PNG")


@pytest.mark.parametrize(("low", "high"), [(980, 1020), (640, 1000), (-20, 3000), (999, 1039)])
def test_ticks_are_round_few_and_around_the_curve(low: float, high: float) -> None:
    ticks = round_ticks(low, high)
    assert 2 <= len(ticks) <= 5
    assert ticks[0] <= low
    assert ticks[-1] >= high
    assert all(each % 10 == 0 for each in ticks)


def test_the_better_number_is_told_by_its_place_and_an_arrow() -> None:
    first, *_ = pairs()["full"].rows
    drawn: list[Image.Image] = []
    for better in (0, 1, None):
        card = pairs()["new"]._replace(rows=(first._replace(better=better),))
        drawn.append(opened(draw_pair(card, ENGLISH)).convert("L"))
    for number, one in enumerate(drawn):
        for other in drawn[number + 1 :]:
            assert ImageChops.difference(one, other).getbbox() is not None


def test_titles_go_on_in_the_next_row() -> None:
    names = ["A title of some length"] * 9
    rows = chip_rows(names)
    assert sum(map(len, rows)) == 9
    assert all(len(row) >= 2 for row in rows[:-1])
    assert all(sum(text_width(each, 28) for each in row) < RIGHT - LEFT for row in rows)


def test_letters_are_never_smaller_than_can_be_read() -> None:
    assert fitted("Games", 40, 500) == 40
    assert fitted("W" * 200, 40, 100) == SMALLEST
