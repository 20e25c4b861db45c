"""The deck as sprites: 32 faces and a back, drawn once per size."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.rules import Card, Rank, Suit
from card_images.deck.backs import draw_back
from card_images.deck.faces import RATIO, draw_face, draw_plain_face, paper
from card_images.drawing.cache import SPRITES, Sprite
from card_images.drawing.colours import BLUE, EDGE, GREEN, INK, RED, SHADOW, Colour, Ink
from card_images.drawing.look import Look
from card_images.drawing.palette import dimming, numbers_of, ramp, shading

SMALL: Final = 96
"""narrower cards show index and suit, and the bust of a figure, alone"""
FINE: Final = 150
"""narrower figures have no patterns and no studs"""
PLAIN_BACK: Final = 60
"""narrower backs have no lattice"""

_UNCOVERED: Final = [255] * 195 + [0] * 61
_SCALE: Final = 2
"""faces are drawn this many times larger and reduced"""

_TWO: Final = {Suit.SPADES: INK, Suit.HEARTS: RED}
_TWO_COLOURS: Final = {**_TWO, Suit.DIAMONDS: RED, Suit.CLUBS: INK}
_FOUR_COLOURS: Final = {**_TWO, Suit.DIAMONDS: BLUE, Suit.CLUBS: GREEN}


def suit_colour(suit: Suit, look: Look) -> Colour:
    """The colour of a suit on paper."""
    return colour_of(suit, four_colours=look.four_colours)


def colour_of(suit: Suit, *, four_colours: bool) -> Colour:
    """The colour of a suit in a deck of two or of four colours."""
    return (_FOUR_COLOURS if four_colours else _TWO_COLOURS)[suit]


def index_of(rank: Rank, look: Look) -> str:
    """The index of a rank in the reader's language."""
    return look.indices.get(rank.value, rank.value)


def card_height(width: int) -> int:
    return round(width * RATIO)


def corner_radius(width: int) -> int:
    """Radius of a card's corners."""
    return round(width * 0.075)


def card_sprite(
    card: Card,
    width: int,
    look: Look,
    *,
    dim: bool = False,
    ground: Ink = SHADOW,
    plain: bool = False,
    bare: bool = False,
) -> Sprite:
    """The face of `card`, `width` pixels wide; `dim` if it may not be played now.

    Its round corners are blended with `ground`. A `plain` face, and any that is small, has index
    and suit without pips, and the bust of a figure; a `bare` one index and suit alone.
    """
    index, ink = index_of(card.rank, look), suit_colour(card.suit, look)
    plain = plain or bare or width < SMALL
    key = ("card", card.text, width, index, ink, ground, plain, bare)
    if dim:
        return SPRITES.get(
            (*key, "dim"),
            lambda: _dimmed(card_sprite(card, width, look, ground=ground, plain=plain, bare=bare)),
        )

    def draw() -> Sprite:
        size = _large(width)
        if plain:
            face = draw_plain_face(size, width, card, index, ink, bare=bare)
            return _cut_out(face, width, ground)
        return _cut_out(draw_face(size, card, index, ink, fine=width >= FINE), width, ground)

    return SPRITES.get(key, draw)


def shaded_part(
    card: Card,
    width: int,
    look: Look,
    box: tuple[int, int, int, int],
    *,
    dim: bool,
    ground: Ink,
) -> Sprite:
    """The part of a face within a box, in the shadow of another card."""

    def draw() -> Sprite:
        face = card_sprite(card, width, look, dim=dim, ground=ground)
        return Sprite(face.image.crop(box).point(shading()))

    index, ink = index_of(card.rank, look), suit_colour(card.suit, look)
    return SPRITES.get(("shaded", card.text, width, index, ink, ground, dim, box), draw)


def back_sprite(width: int) -> Sprite:
    """The back of every card."""

    def draw() -> Sprite:
        back = paper(_large(width))
        draw_back(back, plain=width < PLAIN_BACK)
        return _cut_out(back, width, SHADOW)

    return SPRITES.get(("back", width), draw)


def _large(width: int) -> tuple[int, int]:
    return width * _SCALE, card_height(width) * _SCALE


def _dimmed(sprite: Sprite) -> Sprite:
    return Sprite(sprite.image.point(dimming()), sprite.mask)


def _cut_out(face: Image.Image, width: int, ground: Ink) -> Sprite:
    """Give a large face a thin edge, reduce it to its size and round its corners."""
    box = (0, 0, face.width - 1, face.height - 1)
    pen = ImageDraw.Draw(face)
    pen.rounded_rectangle(box, corner_radius(face.width), None, EDGE, _SCALE)
    numbers = numbers_of(face.reduce(_SCALE))
    lost, touched, mask = _corners(width)
    numbers.paste(lost.point(ramp(EDGE, ground)), mask=touched)
    return Sprite(numbers, mask)


@lru_cache(maxsize=16)
def _corners(width: int) -> tuple[Image.Image, Image.Image, Image.Image]:
    """How much each pixel of a card loses at its corners, whether it does, and what is left."""
    size = _large(width)
    corners = Image.new("L", size, 255)
    box = (0, 0, size[0] - 1, size[1] - 1)
    ImageDraw.Draw(corners).rounded_rectangle(box, corner_radius(size[0]), 0)
    lost = corners.reduce(_SCALE)
    return lost, lost.point([0] + [255] * 255), lost.point(_UNCOVERED)
