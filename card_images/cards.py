"""The deck: 32 faces and a back, drawn once per size.

A face has a large index and suit in two corners, so that it is read when only its left edge shows,
pips in two columns between them, and on the court cards a figure (figures.py).
"""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.rules import Card, Rank, Suit
from card_images import palette
from card_images.cache import SPRITES, Sprite
from card_images.figures import draw_figure
from card_images.fonts import INDEX, text_mask
from card_images.look import Look
from card_images.palette import Colour
from card_images.shapes import scaled, suit_outlines

RATIO: Final = 1.42
"""height of a card by its width"""
SMALL: Final = 96
"""narrower cards show index and suit alone"""
TINY: Final = 50
"""and still narrower ones both as large as can be"""

_UNCOVERED: Final = [255] * 195 + [0] * 61
_SCALE: Final = 3
"""faces are drawn this many times larger and reduced"""

_TWO: Final = {Suit.SPADES: palette.INK, Suit.HEARTS: palette.RED}
_TWO_COLOURS: Final = {**_TWO, Suit.DIAMONDS: palette.RED, Suit.CLUBS: palette.INK}
_FOUR_COLOURS: Final = {**_TWO, Suit.DIAMONDS: palette.BLUE, Suit.CLUBS: palette.GREEN}

# Pips of the upper half, and those that the lower half does not repeat, in shares of the card's
# width and height.
_LEFT, _MIDDLE, _RIGHT = 0.395, 0.5, 0.605
_ROWS: Final = (0.145, 0.382)
_PIP: Final = 0.15
_CORNERS: Final = ((_LEFT, _ROWS[0]), (_RIGHT, _ROWS[0]))
_CENTRE: Final = (_MIDDLE, 0.5)
_UPPER_PIPS: Final[dict[Rank, tuple[tuple[float, float], ...]]] = {
    Rank.SEVEN: _CORNERS,
    Rank.EIGHT: (*_CORNERS, (_MIDDLE, 0.322)),
    Rank.NINE: (*_CORNERS, (_LEFT, _ROWS[1]), (_RIGHT, _ROWS[1])),
    Rank.TEN: (*_CORNERS, (_LEFT, _ROWS[1]), (_RIGHT, _ROWS[1]), (_MIDDLE, 0.264)),
}
_SINGLE_PIPS: Final[dict[Rank, tuple[tuple[float, float], ...]]] = {
    Rank.SEVEN: ((_LEFT, 0.5), (_RIGHT, 0.5), (_MIDDLE, 0.322)),
    Rank.EIGHT: ((_LEFT, 0.5), (_RIGHT, 0.5)),
    Rank.NINE: (_CENTRE,),
    Rank.TEN: (),
}
_COURT: Final = (Rank.KING, Rank.QUEEN, Rank.JACK)


def suit_colour(suit: Suit, look: Look) -> Colour:
    """The colour of a suit on paper."""
    return (_FOUR_COLOURS if look.four_colours else _TWO_COLOURS)[suit]


def index_of(rank: Rank, look: Look) -> str:
    """The index of a rank in the reader's language."""
    return look.indices.get(rank.value, rank.value)


def card_height(width: int) -> int:
    return round(width * RATIO)


def card_sprite(
    card: Card,
    width: int,
    look: Look,
    *,
    dim: bool = False,
    ground: Colour = palette.SHADOW,
    plain: bool = False,
) -> Sprite:
    """The face of `card`, `width` pixels wide; `dim` if it may not be played now.

    Its round corners are blended with `ground`. A `plain` face, and any that is small, has index
    and suit alone.
    """
    index = index_of(card.rank, look)
    plain = plain or width < SMALL
    key = ("card", card.text, width, index, look.four_colours, ground, plain)
    if dim:
        return SPRITES.get(
            (*key, "dim"),
            lambda: _dimmed(card_sprite(card, width, look, ground=ground, plain=plain)),
        )
    ink = suit_colour(card.suit, look)
    draw = _plain_face if plain else _face
    return SPRITES.get(key, lambda: _cut_out(draw(card, width * _SCALE, index, ink), width, ground))


def back_sprite(width: int) -> Sprite:
    """The back of every card."""
    return SPRITES.get(("back", width), lambda: _cut_out(_back(width * _SCALE), width))


def _dimmed(sprite: Sprite) -> Sprite:
    return Sprite(sprite.image.point(palette.dimming()), sprite.mask)


def corner_radius(width: int) -> int:
    """Radius of a card's corners."""
    return round(width * 0.075)


def _cut_out(face: Image.Image, width: int, ground: Colour = palette.SHADOW) -> Sprite:
    """Round the corners of a large face, give it a thin edge, and reduce it to its size."""
    corners, mask = _corners(width)
    box = (0, 0, face.width - 1, face.height - 1)
    pen = ImageDraw.Draw(face)
    pen.rounded_rectangle(box, corner_radius(face.width), None, palette.EDGE, _SCALE)
    face.paste(ground, mask=corners)
    return Sprite(palette.numbers_of(face.reduce(_SCALE)), mask)


@lru_cache(maxsize=16)
def _corners(width: int) -> tuple[Image.Image, Image.Image]:
    """What a large face loses at its corners, and what of the sprite covers what is below."""
    size = width * _SCALE, card_height(width) * _SCALE
    corners = Image.new("L", size, 255)
    box = (0, 0, size[0] - 1, size[1] - 1)
    ImageDraw.Draw(corners).rounded_rectangle(box, corner_radius(size[0]), 0)
    return corners, corners.reduce(_SCALE).point(_UNCOVERED)


def _face(card: Card, width: int, index: str, ink: Colour) -> Image.Image:
    """A face in full colours, its lower half the upper one upside down."""
    face = _paper(width)
    size = face.size
    _corner_index(face, card, index, ink)
    _pips(face, card.suit, _UPPER_PIPS.get(card.rank, ()), ink)
    upper = face.crop((0, 0, size[0], size[1] // 2))
    face.paste(upper.transpose(Image.Transpose.ROTATE_180), (0, size[1] - upper.height))
    _pips(face, card.suit, _SINGLE_PIPS.get(card.rank, ()), ink)
    if card.rank in _COURT:
        draw_figure(face, card.rank, card.suit, ink)
    if card.rank is Rank.ACE:
        _pip(face, card.suit, (size[0] / 2, size[1] / 2), width * 0.46, ink)
    return face


def _pips(
    face: Image.Image, suit: Suit, places: tuple[tuple[float, float], ...], ink: Colour
) -> None:
    for x, y in places:
        _pip(face, suit, (x * face.width, y * face.height), face.width * _PIP, ink)


def _corner_index(face: Image.Image, card: Card, index: str, ink: Colour) -> None:
    width = face.width
    _index(face, index, (width * 0.155, width * 0.175), width * 0.235, width * 0.245, ink)
    _pip(face, card.suit, (width * 0.155, width * 0.435), width * 0.205, ink)


def _plain_face(card: Card, width: int, index: str, ink: Colour) -> Image.Image:
    """Index above, suit below."""
    face = _paper(width)
    if width < TINY * _SCALE:
        _index(face, index, (width * 0.5, width * 0.4), width * 0.84, width * 0.58, ink)
        _pip(face, card.suit, (width * 0.5, width * 1.04), width * 0.58, ink)
    else:
        _index(face, index, (width * 0.5, width * 0.36), width * 0.74, width * 0.46, ink)
        _pip(face, card.suit, (width * 0.5, width * 0.99), width * 0.58, ink)
    return face


def _paper(width: int) -> Image.Image:
    return Image.new("RGB", (width, card_height(width // _SCALE) * _SCALE), palette.PAPER)


def _index(
    face: Image.Image,
    index: str,
    centre: tuple[float, float],
    width: float,
    height: float,
    ink: Colour,
) -> None:
    """Letters of a given height, narrowed if need be to fit the width."""
    size = round(height * 1.4)
    capital = text_mask("K", size, INDEX).getbbox()
    letters = text_mask(index, size, INDEX)
    box = letters.getbbox()
    if box is None or capital is None:
        return
    # The tail of a Q hangs below the line on which the other letters stand.
    letters = letters.crop((box[0], capital[1], box[2], max(box[3], capital[3])))
    scale = height / (capital[3] - capital[1])
    fitted = round(min(width, letters.width * scale)), round(letters.height * scale)
    letters = letters.resize(fitted, Image.Resampling.LANCZOS)
    at = round(centre[0] - fitted[0] / 2), round(centre[1] - height / 2)
    face.paste(ink, (*at, at[0] + fitted[0], at[1] + fitted[1]), letters)


def _pip(
    face: Image.Image, suit: Suit, centre: tuple[float, float], size: float, ink: Colour
) -> None:
    x, y = centre
    box = x - size / 2, y - size / 2, x + size / 2, y + size / 2
    pen = ImageDraw.Draw(face)
    for outline in suit_outlines(suit):
        pen.polygon(scaled(outline, box), ink)


def _back(width: int) -> Image.Image:
    """Small diamonds in a frame."""
    size = width, card_height(width // _SCALE) * _SCALE
    back = Image.new("RGB", size, palette.PAPER)
    pen = ImageDraw.Draw(back)
    edge = width * 0.07
    pen.rounded_rectangle((edge, edge, size[0] - edge, size[1] - edge), width * 0.05, palette.BACK)
    columns = 5 if width < SMALL * _SCALE else 7
    step = (width - 2.6 * edge) / columns
    rows = int((size[1] - 2.6 * edge) / step)
    top = (size[1] - rows * step) / 2
    for row in range(rows):
        for column in range(columns):
            x, y = 1.3 * edge + column * step, top + row * step
            ink = palette.BACK_LIGHT if (row + column) % 2 else palette.PAPER
            box = x + step * 0.18, y + step * 0.1, x + step * 0.82, y + step * 0.9
            pen.polygon(scaled(suit_outlines(Suit.DIAMONDS)[0], box), ink)
    return back
