"""The texts in a picture, and where they stand: watched while it is drawn."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from card_images.canvas import Canvas, Sprite


class Line(NamedTuple):
    """Where the ink of a line is."""

    left: float
    top: float
    right: float
    bottom: float
    middle: float
    """of the line, whatever its letters"""


@contextmanager
def lines() -> Iterator[list[Line]]:
    """Collects every line that is written from now on; shapes are none."""
    found: list[Line] = []
    lay, shape = Canvas.lay, Canvas.shape

    def watched(canvas: Canvas, sprite: Sprite, x: float, y: float) -> None:
        lay(canvas, sprite, x, y)
        ink = sprite.mask.getbbox()
        if ink is not None:
            left, top = round(x), round(y)
            middle = top + sprite.height / 2
            found.append(Line(left + ink[0], top + ink[1], left + ink[2], top + ink[3], middle))

    def unwatched(canvas: Canvas, *arguments: Any) -> None:
        before = len(found)
        shape(canvas, *arguments)
        del found[before:]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "lay", watched)
        patch.setattr(Canvas, "shape", unwatched)
        yield found


def overlapping(found: list[Line]) -> list[tuple[Line, Line]]:
    """Pairs of lines side by side that run into each other."""
    return [
        (one, other)
        for place, one in enumerate(found)
        for other in found[place + 1 :]
        if abs(one.middle - other.middle) < 10 and one.left < other.right and other.left < one.right
    ]


def outside(found: list[Line], size: tuple[int, int], margin: int) -> list[Line]:
    """Lines that reach beyond the plate."""
    return [
        each
        for each in found
        if each.left < margin
        or each.top < margin
        or each.right > size[0] - margin
        or each.bottom > size[1] - margin
    ]
