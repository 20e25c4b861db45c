"""The back of every card: a lattice in a frame, and in its middle the deck's flower."""

from typing import Final

from PIL import Image

from card_images.deck.flower import draw_flower
from card_images.drawing.colours import BACK, BACK_LINES, PAPER
from card_images.drawing.outlines import Point, circle
from card_images.drawing.pen import Pen

_EDGE: Final = 0.055
"""width of the paper around the back, in shares of the card's width"""
_FRAME: Final = 0.1
"""distance of the line within"""
_LATTICE: Final = 0.21
"""distance of the lattice: the edges of covered cards, which often lie in a row, stay plain"""
_STEP: Final = 0.13
_MEDALLION: Final = 0.235
_LINE: Final = 0.010


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
    pen.within(lattice, lambda: _draw_lattice(pen, height))
    pen.contour(lattice, BACK_LINES, _LINE)
    pen.disc(0, middle, _MEDALLION, BACK)
    pen.contour(circle(0, middle, _MEDALLION - 0.035), PAPER, _LINE)
    draw_flower(pen, middle, 1.15, BACK)


def _draw_lattice(pen: Pen, height: float) -> None:
    """Lines that cross on the card's axes."""
    for number in range(-18, 19):
        x = number * _STEP
        pen.line([(x - height / 2, 0), (x + height / 2, height)], BACK_LINES, 0.007)
        pen.line([(x + height / 2, 0), (x - height / 2, height)], BACK_LINES, 0.007)


def _panel(inset: float, height: float, radius: float) -> list[Point]:
    """A rectangle with round corners, `inset` from the edges of the card."""
    right, top, bottom = 0.5 - inset - radius, inset + radius, height - inset - radius
    corners = ((right, bottom, 0), (-right, bottom, 8), (-right, top, 16), (right, top, 24))
    outline: list[Point] = []
    for x, y, start in corners:
        ring = circle(x, y, radius)
        outline += [ring[(start + n) % 32] for n in range(9)]
    return outline
