"""A cross table: for each entry a row, in which each opponent has a column of their number.

1000 pixels wide; what is too large for a picture is cut into blocks of it. Where few columns are
narrow they stand beside the names, otherwise below them.
"""

from collections.abc import Iterator
from typing import NamedTuple
from unicodedata import east_asian_width

from card_images.canvas import Canvas
from card_images.colours import MUTED, TRACK
from card_images.frame import HEAD, LEFT, RIGHT, Row, framed, stretches
from card_images.look import Look
from card_images.names import SMALLEST, name_length
from card_images.shapes import Shape
from card_images.writing import write

MOST_ENTRIES = 12
"""of a cross table on a page, across and down"""


class CrossTable(NamedTuple):
    """A table of who played whom, or the block of it that a page shows (`blocks_of`).

    `names`, `totals` and `ranks` are of the rows; `cells` has for each row what stands in each
    column. Rows and columns have the entries' numbers.
    """

    title: str
    subtitle: str
    names: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    totals: tuple[str, ...]
    ranks: tuple[int, ...]
    own: int | None = None
    """the reader's row, from 0"""
    total: str = ""
    """what the totals are"""
    first_row: int = 1
    """the number of the first row's entry"""
    first_column: int = 1


WIDTHS = ((3, MOST_ENTRIES), (4, 9), (6, 6))
"""characters of a cell, and the most entries on a page where no cell has more of them"""
FEW_ENTRIES = 5
"""where some have still more"""


def blocks_of(table: CrossTable) -> tuple[CrossTable, ...]:
    """The blocks of a cross table of any size, row by row, each as large as the others.

    At most MOST_ENTRIES across and down, fewer where cells are wide. Every cell is in exactly one
    block. The subtitle tells which rows and columns it has.
    """
    # The characters of a cell, where a sign such as 🤖 is as wide as two: twelve wide ones could
    # not be read on a phone.
    widest = max(
        (
            sum(1 + (east_asian_width(each) == "W") for each in cell)
            for row in table.cells
            for cell in row
        ),
        default=0,
    )
    most = next((most for wide, most in WIDTHS if widest <= wide), FEW_ENTRIES)
    parts = list(stretches(len(table.names), most))
    if len(parts) <= 1:
        return (table,)
    return tuple(_block(table, rows, columns) for rows in parts for columns in parts)


def _block(table: CrossTable, rows: range, columns: range) -> CrossTable:
    down, across = slice(rows.start, rows.stop), slice(columns.start, columns.stop)
    numbers = f"{_numbers(rows)} × {_numbers(columns)}"
    return table._replace(
        subtitle=f"{table.subtitle} · {numbers}" if table.subtitle else numbers,
        names=table.names[down],
        cells=tuple(row[across] for row in table.cells[down]),
        totals=table.totals[down],
        ranks=table.ranks[down],
        own=table.own - rows.start if table.own is not None and table.own in rows else None,
        first_row=rows.start + 1,
        first_column=columns.start + 1,
    )


def _numbers(stretch: range) -> str:
    return f"{stretch.start + 1}–{stretch.stop}"


NUMBER = LEFT + 62
"""right end of the numbers"""
NAMES = NUMBER + 14
RANK = RIGHT - 26
"""middle of the ranks"""
TOTAL = RIGHT - 68
"""right end of the totals"""
MOST_TOTAL = 190
TEXT = 36
CELL = SMALLEST
HEADING = SMALLEST
HEADINGS = 46
NAME_ROOM = 360
"""what names need beside cells"""
ONE_LINE = 66
TWO_LINES = 100
WIDEST = 190
"""a column"""
APART = 18
"""least room between two columns beside names"""
LOOSE = 20
"""more room for a column where names need it not"""
MANY = 8
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
    headings = HEADINGS * (1 + (layout.below and bool(table.total)))
    count = len(table.names)
    rest = headings + layout.row * count + HEADINGS * (count > MANY)
    canvas = framed(table.title, table.subtitle, rest, look)
    y = HEAD + HEADINGS / 2 - 4
    write(canvas, table.total, (TOTAL, y), HEADING, MOST_TOTAL, MUTED, 1)
    if layout.below:
        y += HEADINGS * bool(table.total)
    _draw_numbers(canvas, table, layout, y)
    top = HEAD + headings
    for row in range(count):
        _draw_row(canvas, table, row, top, layout)
        top += layout.row
    if count > MANY:
        canvas.rule(LEFT, RIGHT, top)
        _draw_numbers(canvas, table, layout, top + HEADINGS / 2 + 4)
    return canvas.png()


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
        write(canvas, str(number), at, HEADING, room, MUTED, 0.5)


def _draw_row(canvas: Canvas, table: CrossTable, place: int, top: int, layout: Layout) -> None:
    row = Row(canvas, top, layout.row, own=place == table.own)
    y = top + (TWO_LINES * 0.32 if layout.below else ONE_LINE / 2)
    number = table.first_row + place
    row.write(str(number), (NUMBER, y), HEADING, NUMBER - LEFT, row.faint)
    row.name(table.names[place], (NAMES, y), TEXT, layout.name_room)
    row.write(table.totals[place], (TOTAL, y), TEXT, layout.total)
    row.rank(table.ranks[place], (RANK, y))
    y = top + TWO_LINES * 0.72 if layout.below else y
    for cell, (opponent, x) in zip(table.cells[place], _columns(table, layout), strict=False):
        if opponent == number:  # where an entry would meet itself
            half = min(layout.column / 2 - 3, 18)
            box = x - half, y - 14, x + half, y + 14
            row.shape(Shape.BAR, box, row.ink if row.own else TRACK)
        row.write(cell, (x, y), CELL, layout.column - 2, row.faint, 0.5)
