"""The deck: faces and a back in full colours, as sprites of each size, and the suits as emojis.

Faces are drawn several times as large as they will be shown. Each has a large index and suit in
two corners, so that it is read when only its left edge shows; pips laid out as on real cards, or
one large sign, or a figure (court.py). The back has a lattice in a frame, and in its middle the
deck's flower.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from io import BytesIO
from types import MappingProxyType

from PIL import Image, ImageDraw

from bot.rules import Card, Rank, Suit
from card_images.canvas import SPRITES, Sprite
from card_images.colours import (
    BACK,
    BACK_LINES,
    BLUE,
    EDGE,
    GOLDEN,
    GREEN,
    INK,
    PAPER,
    RED,
    SHADOW,
    Colour,
    Ink,
    dimmed,
    numbers_of,
    ramp,
    shaded,
    toned,
)
from card_images.court import COURT, draw_bust, draw_figure, draw_sign
from card_images.look import Look
from card_images.names import INDEX, text_mask
from card_images.shapes import (
    SMOOTHING,
    SUIT_OUTLINES,
    SUIT_SHAPES,
    Pen,
    Point,
    both,
    circle,
    moved,
    shape_mask,
    turned,
)

_PETAL = both("M 0 -0.115 C 0.035 -0.085 0.035 -0.045 0 -0.02")


def draw_flower(pen: Pen, y: float, size: float, ground: Colour) -> None:
    """The flower in the middle of the card at height `y`; `ground` is what it lies on."""
    for number in range(8):
        colour, length = (PAPER, 0.95) if number % 2 else (GOLDEN, 1.25)
        pen.fill(moved(turned(_PETAL, 45 * number), 0, y, size * length), colour, 0)
    pen.disc(0, y, 0.028 * size, GOLDEN)
    pen.disc(0, y, 0.013 * size, ground)


RATIO = 1.42
"""height of a card by its width"""
_MIDDLE = RATIO / 2

# In shares of the card's width, from its upper left corner.
_INDEX = (0.135, 0.165)
_INDEX_HEIGHT = 0.24
_INDEX_WIDTH = (0.225, 0.2)
"""of one letter, and of the two figures of a 10, which leave room for the pips beside them"""
_SUIT = (0.135, 0.405)
_SUIT_SIZE = 0.18

# Pips of the upper half, and those that the lower half does not repeat; x from the middle.
_COLUMN = 0.145
_ROWS = (0.163, 0.528)
_PIP = 0.195
_TOP = ((-_COLUMN, _ROWS[0]), (_COLUMN, _ROWS[0]))
_SECOND = ((-_COLUMN, _ROWS[1]), (_COLUMN, _ROWS[1]))
_HALFWAY = (0.0, 0.4365)
"""between the first row and the middle of the card"""
Places = tuple[tuple[float, float], ...]
_UPPER_PIPS: dict[Rank, Places] = {
    Rank.SEVEN: _TOP,
    Rank.EIGHT: (*_TOP, _HALFWAY),
    Rank.NINE: (*_TOP, *_SECOND),
    Rank.TEN: (*_TOP, *_SECOND, (0.0, 0.3455)),
}
_SINGLE_PIPS: dict[Rank, Places] = {
    Rank.SEVEN: ((-_COLUMN, _MIDDLE), (_COLUMN, _MIDDLE), _HALFWAY),
    Rank.EIGHT: ((-_COLUMN, _MIDDLE), (_COLUMN, _MIDDLE)),
    Rank.NINE: ((0.0, _MIDDLE),),
    Rank.TEN: (),
}

_ACE = 0.56
_ACE_OF_SPADES = 0.8
_INNER_LINE = 0.84
"""size of the line inside that ace, as a share of its sign"""
_BEADS = ((0, -0.2, 0.014), (0, -0.245, 0.011), (0.2, 0.1, 0.014), (0.245, 0.06, 0.011))
"""x and y from its middle, and radius"""

_TINY = 50
"""narrower plain faces have index and suit as large as can be; a figure needs more room"""


def paper(size: tuple[int, int]) -> Image.Image:
    return Image.new("RGB", size, PAPER)


def draw_face(
    size: tuple[int, int], card: Card, index: str, ink: Colour, *, fine: bool
) -> Image.Image:
    """A face of that size, its lower half the upper one upside down.

    `fine`: whether it will be shown so large that patterns on robes are seen.
    """
    face = paper(size)
    upper = face.crop((0, 0, size[0], size[1] // 2))
    unit = size[0]
    centre = _INDEX[0] * unit, _INDEX[1] * unit
    width = _INDEX_WIDTH[len(index) > 1] * unit
    _draw_letters(upper, index, centre, width, _INDEX_HEIGHT * unit, ink)
    draw_sign(Pen(upper, 0.0), card.suit, _SUIT, _SUIT_SIZE, ink)
    _draw_pips(upper, card.suit, _UPPER_PIPS.get(card.rank, ()), ink)
    if card.rank in COURT:
        draw_figure(upper, card, ink, fine=fine)
    face.paste(upper, (0, 0))
    face.paste(upper.transpose(Image.Transpose.ROTATE_180), (0, size[1] - upper.height))
    _draw_pips(face, card.suit, _SINGLE_PIPS.get(card.rank, ()), ink)
    if card.rank is Rank.ACE:
        _draw_ace(Pen(face), card.suit, ink)
    return face


def draw_plain_face(
    size: tuple[int, int], width: int, card: Card, index: str, ink: Colour, *, bare: bool = False
) -> Image.Image:
    """Index above, suit below; `width` is the one at which it will be shown.

    Where there is room for a court card's face, it is below both, unless the card is to be `bare`.
    """
    face = paper(size)
    pen, unit = Pen(face), size[0]
    bare = bare or width < _TINY
    if card.rank in COURT and not bare:
        draw_bust(face, card, ink)
        _draw_letters(face, index, (unit * 0.27, unit * 0.3), unit * 0.48, unit * 0.42, ink)
        draw_sign(pen, card.suit, (0.25, 0.31), 0.42, ink)
    elif bare:
        height = 0.69 if width < _TINY else 0.58
        at = unit * 0.5, unit * (0.11 + height / 2)
        _draw_letters(face, index, at, unit * 0.84, unit * height, ink)
        draw_sign(pen, card.suit, (0, 1.04 + (height - 0.58) / 2), 0.58, ink)
    else:
        _draw_letters(face, index, (unit * 0.5, unit * 0.36), unit * 0.74, unit * 0.46, ink)
        draw_sign(pen, card.suit, (0, 0.99), 0.58, ink)
    return face


def _draw_letters(
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


def _draw_pips(face: Image.Image, suit: Suit, places: Places, ink: Colour) -> None:
    pen = Pen(face)
    for place in places:
        draw_sign(pen, suit, place, _PIP, ink)


def _draw_ace(pen: Pen, suit: Suit, ink: Colour) -> None:
    """One large sign; the ace of spades bears the mark of its maker, as on old packs."""
    if suit is not Suit.SPADES:
        draw_sign(pen, suit, (0, _MIDDLE), _ACE, ink)
        return
    draw_sign(pen, suit, (0, _MIDDLE), _ACE_OF_SPADES, ink)
    blade = SUIT_OUTLINES[suit][0]
    size = _INNER_LINE * _ACE_OF_SPADES
    pen.contour([((x - 0.5) * size, 0.69 + (y - 0.475) * size) for x, y in blade], PAPER, 0.009)
    draw_flower(pen, _MIDDLE + 0.02, 1.0, ink)
    for x, y, radius in _BEADS:
        for side in (-1, 1):
            pen.disc(side * x, _MIDDLE + y, radius, PAPER)


_EDGE = 0.055
"""width of the paper around the back, in shares of the card's width"""
_FRAME = 0.1
"""distance of the line within"""
_LATTICE = 0.21
"""distance of the lattice: the edges of covered cards, which often lie in a row, stay plain"""
_STEP = 0.13
_MEDALLION = 0.235
_LINE = 0.010


def draw_back(back: Image.Image, *, plain: bool) -> None:
    """Draw the back on a large card; a `plain` one, for small cards, has three diamonds alone."""
    height = back.height / back.width
    middle = height / 2
    pen = Pen(back)
    pen.fill(_panel(_EDGE, height, 0.05), BACK, 0)
    if plain:
        for y in (middle - 0.36, middle, middle + 0.36):
            pen.fill([(0, y - 0.16), (0.13, y), (0, y + 0.16), (-0.13, y)], BACK_LINES, 0)
        return
    pen.contour(_panel(_FRAME, height, 0.03), PAPER, _LINE)
    lattice = _panel(_LATTICE, height, 0.02)

    def draw_lattice() -> None:
        """Lines that cross on the card's axes."""
        for number in range(-18, 19):
            left, right = number * _STEP - height / 2, number * _STEP + height / 2
            pen.line([(left, 0), (right, height)], BACK_LINES, 0.007)
            pen.line([(right, 0), (left, height)], BACK_LINES, 0.007)

    pen.within(lattice, draw_lattice)
    pen.contour(lattice, BACK_LINES, _LINE)
    pen.disc(0, middle, _MEDALLION, BACK)
    pen.contour(circle(0, middle, _MEDALLION - 0.035), PAPER, _LINE)
    draw_flower(pen, middle, 1.15, BACK)


def _panel(inset: float, height: float, radius: float) -> list[Point]:
    """A rectangle with round corners, `inset` from the edges of the card."""
    right, top, bottom = 0.5 - inset - radius, inset + radius, height - inset - radius
    corners = ((right, bottom, 0), (-right, bottom, 8), (-right, top, 16), (right, top, 24))
    outline: list[Point] = []
    for x, y, start in corners:
        ring = circle(x, y, radius)
        outline += [ring[(start + n) % 32] for n in range(9)]
    return outline


SMALL = 96
"""narrower cards show index and suit, and the bust of a figure, alone"""
FINE = 150
"""narrower figures have no patterns and no studs"""
PLAIN_BACK = 60
"""narrower backs have no lattice"""

_UNCOVERED = [255] * 195 + [0] * 61
_SCALE = 2
"""faces are drawn this many times larger and reduced"""

_TWO = {Suit.SPADES: INK, Suit.HEARTS: RED}
_TWO_COLOURS = {**_TWO, Suit.DIAMONDS: RED, Suit.CLUBS: INK}
_FOUR_COLOURS = {**_TWO, Suit.DIAMONDS: BLUE, Suit.CLUBS: GREEN}


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

        def draw_dim() -> Sprite:
            lit = card_sprite(card, width, look, ground=ground, plain=plain, bare=bare)
            return Sprite(lit.image.point(toned(dimmed)), lit.mask)

        return SPRITES.get((*key, "dim"), draw_dim)

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
        return Sprite(face.image.crop(box).point(toned(shaded)))

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


EMOJI_SIDE = 128
"""pixels, as Discord recommends; it shows about twenty"""
EMOJI_LINE = 3
"""around the paper"""
EMOJI_CORNER = 26
EMOJI_SIGN = 100

_TWO_NAMES = {suit: suit.name.lower() for suit in Suit}
EMOJI_NAMES: Mapping[bool, Mapping[Suit, str]] = MappingProxyType(
    {
        False: _TWO_NAMES,
        True: {**_TWO_NAMES, Suit.DIAMONDS: "diamonds_blue", Suit.CLUBS: "clubs_green"},
    }
)
"""the name of each suit's emoji, in a deck of two colours, or of four"""


@cache
def draw_emojis() -> Mapping[str, bytes]:
    """Return all emojis as PNG files by their names."""
    return MappingProxyType(
        {
            name: _drawn(suit, four_colours=four_colours)
            for four_colours, names in EMOJI_NAMES.items()
            for suit, name in names.items()
        }
    )


def _drawn(suit: Suit, *, four_colours: bool) -> bytes:
    large = EMOJI_SIDE * SMOOTHING
    emoji = Image.new("RGBA", (large, large), (*EDGE, 0))
    box = 0, 0, large - 1, large - 1
    pen, corner = ImageDraw.Draw(emoji), EMOJI_CORNER * SMOOTHING
    pen.rounded_rectangle(box, corner, PAPER, EDGE, EMOJI_LINE * SMOOTHING)
    emoji = emoji.reduce(SMOOTHING)
    edge = (EMOJI_SIDE - EMOJI_SIGN) // 2
    ink = colour_of(suit, four_colours=four_colours)
    emoji.paste(ink, (edge, edge), shape_mask(SUIT_SHAPES[suit], (EMOJI_SIGN, EMOJI_SIGN)))
    file = BytesIO()
    emoji.save(file, "PNG", optimize=True)
    return file.getvalue()
