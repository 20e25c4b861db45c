"""The picture of a leaderboard: its size and weight, arrows by shape, one's own row."""

import pytest
from PIL import Image, ImageChops

from bot.text import words_for
from card_images.canvas import WIDTH
from card_images.colours import GOLD, PLATE, Felt
from card_images.leaderboard import (
    HEAD,
    NAMES,
    ROW,
    BoardPage,
    BoardRow,
    draw_leaderboard,
    height_of,
)
from card_images.look import Look, look_for
from card_images.shapes import Shape, shape_mask
from tests.card_images.samples import ENGLISH
from tests.card_images.test_pictures import MOST_BYTES, opened
from tests.tools.contact.boards import pages

LOOKS = [look_for(words_for("en"), felt=felt) for felt in Felt]


@pytest.mark.parametrize("look", LOOKS, ids=list(Felt))
@pytest.mark.parametrize("name", pages())
def test_size_and_weight(name: str, look: Look) -> None:
    page = pages()[name]
    png = draw_leaderboard(page, look)
    assert opened(png).size == (WIDTH, height_of(page))
    assert len(png) <= MOST_BYTES


def test_names_of_anything_fit_and_weigh_little() -> None:
    for name in ("W" * 32, "", "\u202e\u200b", "𝕏" * 32, "🦊" * 16):
        row = BoardRow(1, (name, name), "1", "1,203/2,345 · 51%")
        page = BoardPage("Coinche", "Everywhere", "Best pair", (row,) * 10, row)
        assert len(draw_leaderboard(page, ENGLISH)) <= MOST_BYTES


def drawn(row: BoardRow) -> Image.Image:
    page = BoardPage("Coinche", "Everywhere", "Rating", (row,))
    return opened(draw_leaderboard(page, ENGLISH)).convert("RGB")


def test_movement_is_told_by_shape() -> None:
    """The same place and colour do not make up look like down, and neither is standing still."""
    row = BoardRow(9, ("Zoë",), "1", "1/1")
    box = (NAMES, HEAD + 4, NAMES + 26, HEAD + ROW)
    cut = [drawn(row._replace(moved=moved)).crop(box) for moved in (3, -3, 0, None)]
    for number, one in enumerate(cut):
        for other in cut[number + 1 :]:
            assert ImageChops.difference(one, other).getbbox() is not None
    assert shape_mask(Shape.UP, (22, 20)).tobytes() != shape_mask(Shape.DOWN, (22, 20)).tobytes()


def test_ones_own_row_is_golden() -> None:
    row = BoardRow(9, ("Zoë",), "1", "1/1")
    at = WIDTH // 2, HEAD + ROW // 2 + 2
    assert drawn(row).getpixel(at) == PLATE
    assert drawn(row._replace(mine=True)).getpixel(at) == GOLD
