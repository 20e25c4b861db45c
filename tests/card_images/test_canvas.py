"""Sprites lie on a canvas as Pillow would paste them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageFont

from bot.rules import view
from card_images import draw_hand, draw_table
from card_images.cache import Sprite
from card_images.canvas import Canvas, together
from tests.card_images.positions import in_play, turn
from tests.card_images.samples import ENGLISH, SEATS

GROUND = Image.new("L", (30, 20), 7)

sides = st.integers(1, 12)
places = st.integers(-14, 32)


@st.composite
def sprites(draw: st.DrawFn) -> Sprite:
    """Noise of which some covers what is below, or all."""
    size = draw(sides), draw(sides)
    random = draw(st.randoms(use_true_random=False))
    image = Image.frombytes("L", size, random.randbytes(size[0] * size[1]))
    covered = bytes(random.choice((0, 255)) for _ in range(size[0] * size[1]))
    mask = Image.frombytes("L", size, covered) if draw(st.booleans()) else None
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
    at_once.lay(together(layers, (20, 20)), x, y)
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
