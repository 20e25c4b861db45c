"""Robes with the pattern of their suit, and the sash that joins a figure with its image."""

from collections.abc import Callable
from typing import Final

from bot.rules import Suit
from card_images.deck.court.livery import Livery
from card_images.drawing.colours import GOLDEN
from card_images.drawing.pen import Outline, Pen

MIDDLE: Final = 0.71
"""where the figure meets its image"""


def draw_robe(pen: Pen, livery: Livery, outline: Outline) -> None:
    """Cloth of a suit's colour and pattern, cut to an outline."""
    pen.fill(outline, livery.ink)
    if pen.fine:
        pen.within(outline, lambda: _PATTERNS[livery.suit](pen, livery))
    pen.contour(outline)


def _stripes(pen: Pen, livery: Livery) -> None:
    for number in range(-8, 6):
        left = number * 0.075
        pen.box(left, 0.45, left + 0.028, 0.75, livery.tint, 0)


def _bands(pen: Pen, livery: Livery) -> None:
    for row in range(4):
        pen.box(-0.6, 0.56 + row * 0.045, 0.4, 0.58 + row * 0.045, livery.tint, 0)


def _lozenges(pen: Pen, livery: Livery) -> None:
    for row in range(0, 4, 2):
        for number in range(-8, 6):
            x, y = number * 0.09, 0.57 + row * 0.06
            corners = [(x, y - 0.06), (x + 0.045, y), (x, y + 0.06), (x - 0.045, y)]
            pen.fill(corners, livery.tint, 0)


def _checks(pen: Pen, livery: Livery) -> None:
    for row in range(5):
        for number in range(-9, 7):
            left, top = number * 0.08 + row % 2 * 0.04, 0.52 + row * 0.04
            pen.box(left, top, left + 0.04, top + 0.04, livery.tint, 0)


_PATTERNS: Final[dict[Suit, Callable[[Pen, Livery], None]]] = {
    Suit.SPADES: _stripes,
    Suit.HEARTS: _bands,
    Suit.DIAMONDS: _lozenges,
    Suit.CLUBS: _checks,
}


def draw_sash(pen: Pen, livery: Livery) -> None:
    """The upper half of a golden band with studs, across the middle of the card."""
    pen.box(-0.583, MIDDLE - 0.025, 0.343, MIDDLE + 0.025, GOLDEN)
    for number in range(-5, 5) if pen.fine else ():
        pen.disc(-0.07 + number * 0.1, MIDDLE, 0.013, livery.ink)
