"""The mark of this deck: a flower with eight petals, on the ace of spades and on every back."""

from typing import Final

from card_images.drawing.colours import GOLDEN, PAPER, Colour
from card_images.drawing.outlines import both, moved, turned
from card_images.drawing.pen import Pen

_PETAL: Final = both("M 0 -0.115 C 0.035 -0.085 0.035 -0.045 0 -0.02")


def draw_flower(pen: Pen, y: float, size: float, ground: Colour) -> None:
    """The flower in the middle of the card at height `y`; `ground` is what it lies on."""
    for number in range(8):
        colour, length = (PAPER, 0.95) if number % 2 else (GOLDEN, 1.25)
        pen.fill(moved(turned(_PETAL, 45 * number), 0, y, size * length), colour, 0)
    pen.disc(0, y, 0.028 * size, GOLDEN)
    pen.disc(0, y, 0.013 * size, ground)
