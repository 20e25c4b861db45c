"""A tick and a cross on two cards, for who looks back."""

from typing import Final, NamedTuple

from bot.rules import Card
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import GREEN, PAPER, RED, WHITE
from card_images.drawing.shapes import Shape
from card_images.table.plates import Box

MARK: Final = 76
"""disc of a mark, at the bottom of a card"""
MARK_AT: Final = 46
"""its middle, from the card's left edge and from the bottom"""
RIM: Final = 5
SIGN: Final = 40


class Marks(NamedTuple):
    """Two cards of a hand, for who looks back: the one that was played, and a better one."""

    played: Card
    better: Card


def draw_mark(canvas: Canvas, marks: Marks, card: Card | None, left: int, bottom: int) -> None:
    """A tick on the better card and a cross on the other one; nothing on any other."""
    signs = {marks.better: (Shape.TICK, GREEN), marks.played: (Shape.CROSS, RED)}
    if card is None or card not in signs:
        return
    sign, ink = signs[card]
    x, y = left + MARK_AT, bottom - MARK_AT
    canvas.shape(Shape.DISC, _around(x, y, MARK), PAPER, PAPER)
    canvas.shape(Shape.DISC, _around(x, y, MARK - 2 * RIM), ink, PAPER)
    canvas.shape(sign, _around(x, y, SIGN), WHITE, ink)


def _around(x: float, y: float, size: int) -> Box:
    return round(x - size / 2), round(y - size / 2), round(x + size / 2), round(y + size / 2)
