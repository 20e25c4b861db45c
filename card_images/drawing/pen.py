"""The pen that draws faces and backs of cards: outlines in shares of the card's width."""

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image, ImageDraw

from card_images.drawing.colours import INK, Colour
from card_images.drawing.outlines import Point, circle

LINE: Final = 0.0085
"""thickness of the lines around what is filled"""
Outline = Sequence[Point]


class Pen:
    """Draws on a large picture in full colours (RGB).

    Its unit is `size` times the width of the card; x is 0 at `axis`, y at `top`, which are shares
    of the card's width.
    """

    def __init__(
        self,
        image: Image.Image,
        axis: float = 0.5,
        *,
        size: float = 1.0,
        top: float = 0.0,
        fine: bool = True,
    ) -> None:
        self.fine = fine
        """whether the card will be large enough for patterns and studs"""
        self._image = image
        self._left = axis * image.width
        self._top = top * image.width
        self._unit = size * image.width
        self._pen = ImageDraw.Draw(image)

    def fill(self, outline: Outline, colour: Colour, line: float = LINE) -> None:
        """Fill an outline and draw a line around it."""
        self._pen.polygon(self._scaled(outline), colour)
        if line:
            self.contour(outline, INK, line)

    def contour(self, outline: Outline, colour: Colour = INK, width: float = LINE) -> None:
        """A line around an outline."""
        self.line([*outline, *outline[:2]], colour, width)

    def line(self, points: Outline, colour: Colour = INK, width: float = LINE) -> None:
        pixels = max(1, round(width * self._unit))
        self._pen.line(self._scaled(points), colour, pixels, joint="curve")

    def disc(self, x: float, y: float, radius: float, colour: Colour, line: float = 0.0) -> None:
        self.oval(x, y, radius, radius, colour, line)

    def oval(
        self, x: float, y: float, across: float, down: float, colour: Colour, line: float = 0.0
    ) -> None:
        self.fill([(x + across * px, y + down * py) for px, py in circle(0, 0, 1)], colour, line)

    def box(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        colour: Colour,
        line: float = LINE,
    ) -> None:
        self.fill([(left, top), (right, top), (right, bottom), (left, bottom)], colour, line)

    def within(self, outline: Outline, draw: Callable[[], None]) -> None:
        """Keep only what is drawn within an outline."""
        before = self._image.copy()
        draw()
        mask = Image.new("L", before.size, 255)
        ImageDraw.Draw(mask).polygon(self._scaled(outline), 0)
        self._image.paste(before, (0, 0), mask)

    def _scaled(self, outline: Outline) -> list[Point]:
        return [(self._left + x * self._unit, self._top + y * self._unit) for x, y in outline]
