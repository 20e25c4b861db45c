"""A cross table: for each entry a row, in which each opponent has a column of their number.

1000 pixels wide. Where few columns are narrow they stand beside the names, otherwise below them.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import MUTED, PLATE, TRACK, Ink
from card_images.drawing.fonts import SMALLEST
from card_images.drawing.look import Look
from card_images.drawing.names import name_length
from card_images.drawing.shapes import Shape
from card_images.drawing.writing import write, write_name
from card_images.tournaments.frame import (
    HEAD,
    LEFT,
    RIGHT,
    draw_rank,
    framed,
    page_height,
    row_ground,
)
from card_images.tournaments.pages import CrossTable

NUMBER: Final = LEFT + 62
"""right end of the numbers"""
NAMES: Final = NUMBER + 14
RANK: Final = RIGHT - 26
"""middle of the ranks"""
TOTAL: Final = RIGHT - 68
"""right end of the totals"""
MOST_TOTAL: Final = 190
TEXT: Final = 36
CELL: Final = SMALLEST
HEADING: Final = SMALLEST
HEADINGS: Final = 46
NAME_ROOM: Final = 360
"""what names need beside cells"""
ONE_LINE: Final = 66
TWO_LINES: Final = 100
WIDEST: Final = 190
"""a column"""
APART: Final = 18
"""least room between two columns beside names"""
LOOSE: Final = 20
"""more room for a column where names need it not"""
MANY: Final = 8
"""rows after which the numbers of the columns are written once more"""


class Layout(NamedTuple):
    """How rows are set: where the columns are."""

    left: float
    """of the first column"""
    column: float
    total: float
    """room for totals"""
    below: bool
    """whether cells stand below the names"""

    @property
    def row(self) -> int:
        return TWO_LINES if self.below else ONE_LINE

    @property
    def name_room(self) -> float:
        totals = TOTAL - self.total - 20
        return (totals if self.below else min(totals, self.left - 10)) - NAMES


def draw_cross_table(table: CrossTable, look: Look) -> bytes:
    """The PNG of a cross table, or of a block of one."""
    layout = layout_of(table)
    canvas = framed(table.title, table.subtitle, height_of(table), look)
    y = HEAD + HEADINGS / 2 - 4
    write(canvas, table.total, (TOTAL, y), HEADING, MOST_TOTAL, (MUTED, PLATE), 1)
    if layout.below:
        y += HEADINGS * bool(table.total)
    _draw_numbers(canvas, table, layout, y)
    top = HEAD + _headings(table, layout)
    for row in range(len(table.names)):
        _draw_row(canvas, table, row, top, layout)
        top += layout.row
    if _is_long(table):
        canvas.shape(Shape.BAR, (LEFT, top, RIGHT, top + 2), TRACK, PLATE)
        _draw_numbers(canvas, table, layout, top + HEADINGS / 2 + 4)
    return canvas.png()


def height_of(table: CrossTable) -> int:
    layout = layout_of(table)
    rows = layout.row * len(table.names) + HEADINGS * _is_long(table)
    return page_height(_headings(table, layout) + rows)


def _is_long(table: CrossTable) -> bool:
    return len(table.names) > MANY


def _headings(table: CrossTable, layout: Layout) -> int:
    return HEADINGS * (1 + (layout.below and bool(table.total)))


def layout_of(table: CrossTable) -> Layout:
    count = max((len(row) for row in table.cells), default=0)
    texts = [text for row in table.cells for text in row]
    totals = [name_length(text, TEXT) for text in table.totals]
    total = min(MOST_TOTAL, max([name_length(table.total, HEADING), *totals]) + 1)
    last = table.first_column + count - 1
    numbers = name_length(str(last), HEADING)
    beside = TOTAL - total - 20 - NAMES - NAME_ROOM
    wanted = APART + max([numbers, *(name_length(text, CELL) for text in texts)])
    if count * wanted <= beside:
        names = max((name_length(name, TEXT) for name in table.names), default=0.0)
        spare = (beside + NAME_ROOM - names) / max(1, count)
        column = max(wanted, min(WIDEST, spare, wanted + LOOSE))
        return Layout(TOTAL - total - 20 - count * column, column, total, below=False)
    column = min(WIDEST, (RIGHT - LEFT) / count)
    return Layout(LEFT, column, total, below=True)


def _columns(table: CrossTable, layout: Layout) -> Iterator[tuple[int, float]]:
    """The number of each column and its middle."""
    for place in range(max((len(row) for row in table.cells), default=0)):
        yield table.first_column + place, layout.left + layout.column * (place + 0.5)


def _draw_numbers(canvas: Canvas, table: CrossTable, layout: Layout, y: float) -> None:
    for number, middle in _columns(table, layout):
        at, room = (middle, y), layout.column - 4
        write(canvas, str(number), at, HEADING, room, (MUTED, PLATE), 0.5)


def _draw_row(canvas: Canvas, table: CrossTable, row: int, top: int, layout: Layout) -> None:
    ground, ink, faint = row_ground(canvas, top, layout.row, own=row == table.own)
    y = top + (TWO_LINES * 0.32 if layout.below else ONE_LINE / 2)
    number = table.first_row + row
    write(canvas, str(number), (NUMBER, y), HEADING, NUMBER - LEFT, (faint, ground), 1)
    write_name(canvas, table.names[row], (NAMES, y), TEXT, layout.name_room, (ink, ground))
    write(canvas, table.totals[row], (TOTAL, y), TEXT, layout.total, (ink, ground), 1)
    draw_rank(canvas, table.ranks[row], (RANK, y), ground, ink)
    y = top + TWO_LINES * 0.72 if layout.below else y
    for cell, (opponent, middle) in zip(table.cells[row], _columns(table, layout), strict=False):
        if opponent == number:
            _draw_diagonal(canvas, (middle, y), layout, ink if row == table.own else TRACK, ground)
        at = middle, y
        write(canvas, cell, at, CELL, layout.column - 2, (faint, ground), 0.5)


def _draw_diagonal(
    canvas: Canvas, at: tuple[float, float], layout: Layout, ink: Ink, ground: Ink
) -> None:
    """Where an entry would meet itself."""
    x, y = at
    half = min(layout.column / 2 - 3, 18)
    canvas.shape(Shape.BAR, (x - half, y - 14, x + half, y + 14), ink, ground)
