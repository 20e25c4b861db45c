"""The curve of somebody's rating, from the first of their last parties to the newest."""

import math
from collections.abc import Sequence
from typing import Final

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import GOLD, MUTED, PLATE, TRACK, WHITE
from card_images.drawing.fonts import text_width
from card_images.drawing.shapes import Shape
from card_images.finished.chart import END_MARKER, LABEL, LINE, TICKS, TOTAL, draw_strokes

MOST_TICKS: Final = 4
NARROWEST: Final = 40
"""points between the bottom and the top of a curve that hardly moves"""

LEAST_HIGH: Final = 20
"""points that a curve shows at least which has a bottom of its own"""

Box = tuple[float, float, float, float]


def draw_curve(
    canvas: Canvas,
    box: Box,
    values: Sequence[float],
    first: int,
    last_written: str,
    least: float | None = None,
) -> None:
    """The curve within a box (left, top, right, bottom) on a plate.

    `values`: two ratings at least; `first` is how many parties came before the first of them, and
    `last_written` how the last one is read. `least`: no value can be below it.
    """
    left, top, right, bottom = box
    low, high = _range(values) if least is None else (least, max(least + LEAST_HIGH, *values))
    ticks = round_ticks(low, high)
    low, high = min(low, ticks[0]), max(high, ticks[-1])
    plot_left = left + max(text_width(str(each), LABEL) for each in ticks) + 16
    plot_right = right - text_width(last_written, TOTAL) - END_MARKER / 2 - 16
    plot_top, plot_bottom = top + LABEL / 2, bottom - LABEL - 22

    def x(place: float) -> float:
        return plot_left + (plot_right - plot_left) * place / (len(values) - 1)

    def y(value: float) -> float:
        return plot_bottom - (plot_bottom - plot_top) * (value - low) / (high - low)

    for tick in ticks:
        canvas.shape(Shape.BAR, (plot_left, y(tick) - 1, plot_right, y(tick) + 1), TRACK, PLATE)
        canvas.text(str(tick), (plot_left - 16, y(tick)), LABEL, MUTED, PLATE, 1)
    for place in _named(len(values)):
        at = x(place), plot_bottom + LABEL / 2 + 18
        canvas.text(str(first + place), at, LABEL, MUTED, PLATE, 0.5)
    points = [(x(place), y(value)) for place, value in enumerate(values)]
    draw_strokes(canvas, [points], LINE, GOLD)
    end_x, end_y = points[-1]
    half = END_MARKER / 2
    canvas.shape(Shape.DISC, (end_x - half, end_y - half, end_x + half, end_y + half), GOLD, PLATE)
    canvas.text(last_written, (end_x + half + 8, end_y), TOTAL, WHITE, PLATE)


def _range(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    more = max(0.0, NARROWEST - (high - low)) / 2
    return low - more, high + more


def round_ticks(low: float, high: float) -> list[int]:
    """Round ratings around a range, a few of them."""
    wanted = (each for each in TICKS if (high - low) / each <= MOST_TICKS - 1)
    between = next(wanted, TICKS[-1])
    return list(
        range(math.floor(low / between) * between, math.ceil(high / between) * between + 1, between)
    )


def _named(count: int) -> list[int]:
    """The places that are named below: the first, the last, and the middle of many."""
    return [0, count - 1] if count < 5 else [0, (count - 1) // 2, count - 1]
