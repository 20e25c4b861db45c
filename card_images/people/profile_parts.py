"""All that the pictures of profiles and of comparisons are made of: plates, bars and lines of
text."""

from collections.abc import Sequence
from typing import Final

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import FELT, GOLD, PLATE, TEAM, TRACK, WHITE, Colour
from card_images.drawing.fonts import SMALLEST, text_width
from card_images.drawing.shapes import Shape
from card_images.table.plates import name_sprite

WIDTH: Final = 1000
MARGIN: Final = 14
LEFT: Final = MARGIN + 26
RIGHT: Final = WIDTH - MARGIN - 26
BAR: Final = 18
"""height of a bar"""
NOTCH: Final = 8
"""width of the mark on a bar"""


def draw_plate(canvas: Canvas, top: int, height: int) -> None:
    """A plate from one margin to the other."""
    canvas.shape(Shape.PLATE, (MARGIN, top, WIDTH - MARGIN, top + height), PLATE, FELT)


def fitted(text: str, size: int, room: float) -> int:
    """The size, at most `size`, at which a text finds room; none is smaller than `SMALLEST`."""
    while size > SMALLEST and text_width(text, size) > room:
        size -= 2
    return size


def draw_fitted(
    canvas: Canvas,
    text: str,
    at: tuple[float, float],
    size: int,
    room: float,
    ink: Colour,
    align: float = 0.0,
) -> None:
    """A line of text, smaller where there is little room, and cut short where there is less."""
    size = fitted(text, size, room)
    if text_width(text, size) <= room:
        canvas.text(text, at, size, ink, PLATE, align)
        return
    sprite = name_sprite(text, size, round(room), ink, PLATE)
    canvas.lay(sprite, at[0] - align * sprite.width, at[1] - sprite.height / 2)


def draw_bar(
    canvas: Canvas, y: float, share: float, *, mark: float | None = None, ink: Colour = GOLD
) -> None:
    """A bar across the plate, filled to a share; `mark` is where a notch stands."""
    top, bottom = round(y - BAR / 2), round(y + BAR / 2)
    canvas.shape(Shape.PILL, (LEFT, top, RIGHT, bottom), TRACK, PLATE)
    filled = round((RIGHT - LEFT) * min(1.0, max(0.0, share)))
    if filled:
        canvas.shape(Shape.PILL, (LEFT, top, LEFT + max(BAR, filled), bottom), ink, PLATE)
    if mark is not None:
        x = LEFT + (RIGHT - LEFT) * min(1.0, max(0.0, mark))
        box = x - NOTCH / 2 - 3, top - 7, x + NOTCH / 2 + 3, bottom + 7
        canvas.shape(Shape.BAR, box, PLATE, PLATE)
        canvas.shape(Shape.BAR, (box[0] + 3, box[1], box[2] - 3, box[3]), WHITE, PLATE)


def draw_split(canvas: Canvas, y: float, share: float, height: int = BAR) -> None:
    """A bar of two colours: the first one's share at the left, a gap between them."""
    top, bottom = round(y - height / 2), round(y + height / 2)
    width = RIGHT - LEFT
    middle = LEFT + min(width - height, max(height, round(width * share)))
    canvas.shape(Shape.PILL, (LEFT, top, middle - 4, bottom), TEAM[0], PLATE)
    canvas.shape(Shape.PILL, (middle + 4, top, RIGHT, bottom), TEAM[1], PLATE)


def draw_rule(canvas: Canvas, y: float) -> None:
    """A thin line between two rows of a plate."""
    canvas.shape(Shape.BAR, (LEFT, y, RIGHT, y + 2), TRACK, PLATE)


CHIP: Final = 56
"""height of a chip"""
_CHIP_TEXT: Final = SMALLEST
_STAR: Final = 26
_BESIDE: Final = 10


def chip_rows(names: Sequence[str]) -> list[list[str]]:
    """Names in rows that find room across a plate."""
    rows: list[list[str]] = []
    left = 0.0
    for name in names:
        if _chip_width(name) > left:
            rows.append([])
            left = float(RIGHT - LEFT)
        rows[-1].append(name)
        left -= _chip_width(name) + 2 * _BESIDE
    return rows


def draw_chips(canvas: Canvas, names: Sequence[str], y: float) -> None:
    """A row of names, each beside a golden star."""
    x = float(LEFT)
    for name in names:
        star = x, y - _STAR / 2, x + _STAR, y + _STAR / 2
        canvas.shape(Shape.STAR, star, GOLD, PLATE)
        canvas.text(name, (x + _STAR + _BESIDE, y), _CHIP_TEXT, WHITE, PLATE)
        x += _chip_width(name) + 2 * _BESIDE


def _chip_width(name: str) -> float:
    return _STAR + _BESIDE + text_width(name, _CHIP_TEXT) + _BESIDE
