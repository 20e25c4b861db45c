"""Sprites lie on a canvas as Pillow would paste them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageFont

from bot.rules import PACK, view
from card_images.canvas import Canvas, Sprite, together
from card_images.cards import card_sprite
from card_images.hand import draw_hand
from card_images.table import draw_table
from tests.card_images.positions import in_play, turn
from tests.card_images.samples import ENGLISH, SEATS

GROUND = Image.new("L", (100, 100), 7)
COVERED_OR_NOT = bytes(128) + b"\xff" * 128

sides = st.one_of(st.integers(1, 12), st.just(90))
places = st.integers(-95, 105)


@st.composite
def sprites(draw: st.DrawFn) -> Sprite:
    """Noise of which some covers what is below, or all, or all of some rows."""
    size = draw(sides), draw(sides)
    random = Random(draw(st.integers(0, 1000)))
    image = Image.frombytes("L", size, random.randbytes(size[0] * size[1]))
    if draw(st.booleans()):
        return Sprite(image)
    mask = Image.frombytes("L", size, random.randbytes(size[0] * size[1]).translate(COVERED_OR_NOT))
    first, last = sorted(draw(st.tuples(st.integers(0, size[1]), st.integers(0, size[1]))))
    mask.paste(255, (0, first, size[0], last))
    return Sprite(image, mask)


@given(st.lists(st.tuples(sprites(), places, places), max_size=6))
def test_sprites_lie_on_each_other_in_their_order(laid: list[tuple[Sprite, int, int]]) -> None:
    canvas, pasted = Canvas(GROUND), GROUND.copy()
    for sprite, x, y in laid:
        canvas.lay(sprite, x, y)
        pasted.paste(sprite.image, (x, y), sprite.mask)
    assert canvas.image.tobytes() == pasted.tobytes()


@given(
    st.lists(st.tuples(sprites(), st.integers(0, 8), st.integers(0, 8)), max_size=4), places, places
)
def test_sprites_made_one_lie_as_they_would_one_by_one(
    layers: list[tuple[Sprite, int, int]], x: int, y: int
) -> None:
    at_once, apart = Canvas(GROUND), Canvas(GROUND)
    at_once.lay(together(layers, (98, 98)), x, y)
    for sprite, left, top in layers:
        apart.lay(sprite, x + left, y + top)
    assert at_once.image.tobytes() == apart.image.tobytes()


def test_letters_are_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take a sixth of the time of a picture."""
    state = in_play(1, 3)
    hand, table = view(state, turn(state)), view(state, None)
    before = draw_hand(hand, SEATS, ENGLISH), draw_table(table, SEATS, ENGLISH)
    monkeypatch.setattr(ImageFont.FreeTypeFont, "getlength", None)
    assert (draw_hand(hand, SEATS, ENGLISH), draw_table(table, SEATS, ENGLISH)) == before


def test_the_middle_of_a_card_needs_no_mask() -> None:
    card = card_sprite(PACK[0], 204, ENGLISH)
    above, middle, below = card.pieces
    assert (above.mask is None, middle.mask, below.mask is None) == (False, None, False)
    assert middle.image.height > 0.8 * card.height
    assert sum(piece.image.height for piece in card.pieces) == card.height
