"""The colours, the sign and the hair that king, queen and jack of a suit share."""

from typing import Final, NamedTuple

from bot.rules import Suit
from card_images.drawing.colours import AUBURN, BLOND, BROWN, PAPER, RAVEN, TINT, Colour, mixed
from card_images.drawing.pen import Pen
from card_images.drawing.shapes import suit_outlines

_HAIR: Final = {
    Suit.SPADES: RAVEN,
    Suit.HEARTS: BLOND,
    Suit.DIAMONDS: AUBURN,
    Suit.CLUBS: BROWN,
}


class Livery(NamedTuple):
    """The family of a suit."""

    suit: Suit
    ink: Colour
    tint: Colour
    """the suit's colour, pale"""
    hair: Colour

    def sign(self, pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
        """The suit's sign around (x, y)."""
        draw_sign(pen, self.suit, (x, y), size, colour)


def livery_of(suit: Suit, ink: Colour) -> Livery:
    return Livery(suit, ink, mixed(PAPER, ink, TINT), _HAIR[suit])


def draw_sign(
    pen: Pen, suit: Suit, centre: tuple[float, float], size: float, colour: Colour
) -> None:
    """The sign of a suit around `centre`."""
    left, top = centre[0] - size / 2, centre[1] - size / 2
    for outline in suit_outlines(suit):
        pen.fill([(left + x * size, top + y * size) for x, y in outline], colour, 0)
