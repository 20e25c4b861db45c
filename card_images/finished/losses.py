"""The points that somebody gave away in a deal, trick by trick, in two measures. 1000 × 520 pixels.

The lines are those of a party's chart: they differ by marker and stroke as well as by colour.
"""

from typing import Final, NamedTuple

from bot.rules import Pair
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import FELT, MUTED, PLATE, TEAM
from card_images.drawing.felt import felt
from card_images.drawing.fonts import SMALLEST
from card_images.drawing.look import Look
from card_images.drawing.shapes import Shape
from card_images.drawing.writing import write, write_title
from card_images.finished.chart import Step, draw_chart
from card_images.table.plates import TEAM_SHAPES

WIDTH: Final = 1000
HEIGHT: Final = 520
MARGIN: Final = 14
LEFT: Final = MARGIN + 26
RIGHT: Final = WIDTH - MARGIN - 26
TITLE: Final = MARGIN + 40
LEGEND: Final = (MARGIN + 96, MARGIN + 142)
"""middles of its lines, a measure each"""
MARKER: Final = 26
TOP: Final = MARGIN + 184


class LossPage(NamedTuple):
    """The title, the names of both measures, and the sums of both after each trick."""

    title: str
    measures: tuple[str, str]
    sums: tuple[Pair, ...]


def draw_losses(page: LossPage, look: Look) -> bytes:
    """The PNG of the chart."""
    canvas = Canvas(felt(WIDTH, HEIGHT), look.felt)
    canvas.shape(Shape.PLATE, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), PLATE, FELT)
    write_title(canvas, page.title, (LEFT, TITLE), RIGHT - LEFT)
    for number, (name, y) in enumerate(zip(page.measures, LEGEND, strict=True)):
        box = LEFT, y - MARKER / 2, LEFT + MARKER, y + MARKER / 2
        canvas.shape(TEAM_SHAPES[number], box, TEAM[number], PLATE)
        at = LEFT + MARKER + 16, y
        write(canvas, name, at, SMALLEST, RIGHT - at[0], (MUTED, PLATE))
    steps = [Step(number, sums) for number, sums in enumerate(page.sums, 1)]
    draw_chart(canvas, (LEFT, TOP, RIGHT, HEIGHT - MARGIN - 16), steps, None, None)
    return canvas.png()
