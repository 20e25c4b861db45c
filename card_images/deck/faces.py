"""Faces of cards in full colours, several times as large as they will be shown.

Each has a large index and suit in two corners, so that it is read when only its left edge shows;
pips laid out as on real cards, or one large sign, or a figure (court/).
"""

from typing import Final

from PIL import Image

from bot.rules import Card, Rank, Suit
from card_images.deck.court import COURT, draw_bust, draw_figure
from card_images.deck.court.livery import draw_sign
from card_images.deck.flower import draw_flower
from card_images.drawing.colours import PAPER, Colour
from card_images.drawing.fonts import INDEX, text_mask
from card_images.drawing.pen import Pen
from card_images.drawing.shapes import suit_outlines

RATIO: Final = 1.42
"""height of a card by its width"""
_MIDDLE: Final = RATIO / 2

# In shares of the card's width, from its upper left corner.
_INDEX: Final = (0.135, 0.165)
_INDEX_HEIGHT: Final = 0.24
_INDEX_WIDTH: Final = (0.225, 0.2)
"""of one letter, and of the two figures of a 10, which leave room for the pips beside them"""
_SUIT: Final = (0.135, 0.405)
_SUIT_SIZE: Final = 0.18

# Pips of the upper half, and those that the lower half does not repeat; x from the middle.
_COLUMN: Final = 0.145
_ROWS: Final = (0.163, 0.528)
_PIP: Final = 0.195
_TOP: Final = ((-_COLUMN, _ROWS[0]), (_COLUMN, _ROWS[0]))
_SECOND: Final = ((-_COLUMN, _ROWS[1]), (_COLUMN, _ROWS[1]))
_HALFWAY: Final = (0.0, 0.4365)
"""between the first row and the middle of the card"""
Places = tuple[tuple[float, float], ...]
_UPPER_PIPS: Final[dict[Rank, Places]] = {
    Rank.SEVEN: _TOP,
    Rank.EIGHT: (*_TOP, _HALFWAY),
    Rank.NINE: (*_TOP, *_SECOND),
    Rank.TEN: (*_TOP, *_SECOND, (0.0, 0.3455)),
}
_SINGLE_PIPS: Final[dict[Rank, Places]] = {
    Rank.SEVEN: ((-_COLUMN, _MIDDLE), (_COLUMN, _MIDDLE), _HALFWAY),
    Rank.EIGHT: ((-_COLUMN, _MIDDLE), (_COLUMN, _MIDDLE)),
    Rank.NINE: ((0.0, _MIDDLE),),
    Rank.TEN: (),
}

_ACE: Final = 0.56
_ACE_OF_SPADES: Final = 0.8
_INNER_LINE: Final = 0.84
"""size of the line inside that ace, as a share of its sign"""
_BEADS: Final = ((0, -0.2, 0.014), (0, -0.245, 0.011), (0.2, 0.1, 0.014), (0.245, 0.06, 0.011))
"""x and y from its middle, and radius"""

_TINY: Final = 50
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
    _draw_index(upper, card, index, ink)
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


def _draw_index(face: Image.Image, card: Card, index: str, ink: Colour) -> None:
    unit = face.width
    centre = _INDEX[0] * unit, _INDEX[1] * unit
    width = _INDEX_WIDTH[len(index) > 1]
    _draw_letters(face, index, centre, width * unit, _INDEX_HEIGHT * unit, ink)
    draw_sign(Pen(face, 0.0), card.suit, _SUIT, _SUIT_SIZE, ink)


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
    blade = suit_outlines(suit)[0]
    size = _INNER_LINE * _ACE_OF_SPADES
    pen.contour([((x - 0.5) * size, 0.69 + (y - 0.475) * size) for x, y in blade], PAPER, 0.009)
    draw_flower(pen, _MIDDLE + 0.02, 1.0, ink)
    for x, y, radius in _BEADS:
        for side in (-1, 1):
            pen.disc(side * x, _MIDDLE + y, radius, PAPER)
