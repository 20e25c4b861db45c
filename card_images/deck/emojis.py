"""The suits as emojis, for buttons: their colour on a small sheet of paper, so that a red one is
seen on a green button too.

Their names are heard. The second deck has its own only where its colours are others.
"""

from collections.abc import Mapping
from functools import cache
from io import BytesIO
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageDraw

from bot.rules import Suit
from card_images.deck.cards import colour_of
from card_images.drawing.colours import EDGE, PAPER
from card_images.drawing.shapes import SMOOTHING, SUIT_SHAPES, shape_mask

SIDE: Final = 128
"""pixels, as Discord recommends; it shows about twenty"""
LINE: Final = 3
"""around the paper"""
CORNER: Final = 26
SIGN: Final = 100

_TWO: Final = {suit: suit.name.lower() for suit in Suit}
_FOUR: Final = {**_TWO, Suit.DIAMONDS: "diamonds_blue", Suit.CLUBS: "clubs_green"}


def emoji_names(*, four_colours: bool) -> Mapping[Suit, str]:
    """The name of each suit's emoji, in a deck of two or of four colours."""
    return MappingProxyType(_FOUR if four_colours else _TWO)


@cache
def draw_emojis() -> Mapping[str, bytes]:
    """All of them, as PNG files by their names."""
    return MappingProxyType(
        {
            name: _drawn(suit, four_colours=four_colours)
            for four_colours in (False, True)
            for suit, name in emoji_names(four_colours=four_colours).items()
        }
    )


def _drawn(suit: Suit, *, four_colours: bool) -> bytes:
    emoji = _paper()
    edge = (SIDE - SIGN) // 2
    ink = colour_of(suit, four_colours=four_colours)
    emoji.paste(ink, (edge, edge), shape_mask(SUIT_SHAPES[suit], (SIGN, SIGN)))
    file = BytesIO()
    emoji.save(file, "PNG", optimize=True)
    return file.getvalue()


def _paper() -> Image.Image:
    large = Image.new("RGBA", (SIDE * SMOOTHING, SIDE * SMOOTHING), (*EDGE, 0))
    last = SIDE * SMOOTHING - 1
    ImageDraw.Draw(large).rounded_rectangle(
        (0, 0, last, last), CORNER * SMOOTHING, PAPER, EDGE, LINE * SMOOTHING
    )
    return large.reduce(SMOOTHING)
