"""Faces of the figures: the head's middle is the axis."""

from typing import Final

from card_images.drawing.colours import BLUSH, INK, RED, SKIN, mixed
from card_images.drawing.outlines import both
from card_images.drawing.pen import LINE, Pen

_NOSE_LINE: Final = mixed(SKIN, INK, 0.6)
_LIPS: Final = "M 0 0.41 L 0.018 0.404 L 0.042 0.416 C 0.03 0.436 0.01 0.438 0 0.438"


def draw_head(pen: Pen, y: float, across: float, down: float) -> None:
    pen.oval(0, y, across, down, SKIN, LINE)


def draw_nose(pen: Pen, y: float) -> None:
    pen.line([(0, y), (0.014, y + 0.052), (-0.006, y + 0.058)], _NOSE_LINE, 0.008)


def draw_eyes(pen: Pen, y: float, apart: float) -> None:
    for x in (-apart, apart):
        pen.oval(x, y, 0.0135, 0.017, INK)


def draw_brows(pen: Pen, y: float, inner: float, outer: float) -> None:
    """Brows that reach from `inner` to `outer` on either side."""
    for side in (-1, 1):
        middle = side * (inner + outer) / 2
        pen.line([(side * inner, y + 0.008), (middle, y), (side * outer, y + 0.008)], INK, 0.0105)


def draw_lips(pen: Pen) -> None:
    pen.fill(both(_LIPS), RED, 0)


def draw_smile(pen: Pen) -> None:
    pen.line([(-0.03, 0.423), (0.0, 0.432), (0.034, 0.42)], RED, 0.012)


def draw_cheeks(pen: Pen) -> None:
    for x in (-0.065, 0.065):
        pen.oval(x, 0.385, 0.026, 0.018, BLUSH)


def draw_hand(pen: Pen, x: float, y: float) -> None:
    """A hand around what it holds."""
    pen.oval(x, y, 0.035, 0.029, SKIN, LINE)
