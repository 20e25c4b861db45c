"""A page of a tournament's standings.

1000 pixels wide. Few columns stand beside the names. More would leave these no room: then each
entry has two lines or three, its name above and the columns below it, all but the first: that one
stands beside these lines, like the rank, so that nothing is above it but its own heading.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from card_images.canvas import Canvas
from card_images.colours import GOLD, MUTED, WHITE, Colour
from card_images.frame import (
    HEAD,
    LEFT,
    RIGHT,
    SIGN_ROOM,
    STRIKE,
    Row,
    framed,
)
from card_images.look import Look
from card_images.names import SMALLEST, name_length
from card_images.shapes import Shape
from card_images.writing import halves, shares, write

MOST_ROWS = 10
"""of standings on a page"""


class StandingsLine(NamedTuple):
    """An entry. `cells` stand below the columns. `rank` None: it has none yet."""

    rank: int | None
    name: str
    cells: tuple[str, ...]
    own: bool = False
    gone: bool = False
    """withdrawn, but kept in the standings"""
    penalty: bool = False
    """less points for a penalty: a sign behind what is in the first column"""
    decided: int | None = None
    """the column that puts it below the one above; the first one needs no telling, and is not
    marked"""
    head: str = ""
    """what heads a ranking of its own that begins with it: a pool, a direction"""


class StandingsPage(NamedTuple):
    """`columns` are what the entries are ordered by, the most important first.

    Only those that say something: the fewer there are, the larger they are drawn.
    """

    title: str
    subtitle: str
    columns: tuple[str, ...]
    rows: tuple[StandingsLine, ...]
    notes: tuple[str, ...] = ()
    """below the rows, as what an underlined number means"""


RANK = LEFT + 34
"""middle of the ranks"""
NAMES = LEFT + 78
TEXT = 38
"""names and what is in the first column"""
CELL = SMALLEST
HEADING = SMALLEST
HEADING_LINE = 40
GAP = 26
"""least room between columns"""
CLOSE = 12
"""between those below names"""
WIDEST_GAP = 64
RANKING = 62
"""what heads a ranking of its own"""
ONE_LINE = 66
TWO_LINES = 100
NEXT_LINE = 42
UPPER = 30
LOWER = 73
"""middles of a row's lines, from its top"""
NAME_ROOM = 400
"""what names need beside columns"""
FIRST_ROOM = 260
"""the most that the first column takes of a line with a name"""


class Column(NamedTuple):
    """Where a column's right edge is, how wide it is, and which cells of the rows it has."""

    number: int
    right: float
    width: float
    heading: tuple[str, ...]
    line: int = 0
    """of those below the names"""


class Layout(NamedTuple):
    """How rows are set; the first column alone stands beside the names when `below` is below."""

    beside: tuple[Column, ...]
    below: tuple[Column, ...]

    @property
    def row(self) -> int:
        return TWO_LINES + NEXT_LINE * self.last_line if self.below else ONE_LINE

    @property
    def last_line(self) -> int:
        return max((each.line for each in self.below), default=0)

    def headings(self, line: int) -> int:
        """The height of what heads the columns, down to those of that line."""
        beside = max((len(each.heading) for each in self.beside), default=0)
        below = [
            max((len(each.heading) for each in self.below if each.line == number), default=0)
            for number in range(self.last_line + 1)
        ]
        return HEADING_LINE * (max(beside, sum(below)) - sum(below[line + 1 :])) + 10

    @property
    def name_room(self) -> float:
        first = min((each.right - each.width for each in self.beside), default=RIGHT)
        return first - GAP - NAMES


def draw_standings(page: StandingsPage, look: Look) -> bytes:
    """The PNG of a page."""
    layout = layout_of(page)
    rows = layout.row * len(page.rows) + RANKING * sum(bool(row.head) for row in page.rows)
    rest = layout.headings(layout.last_line) + rows
    canvas = framed(page.title, page.subtitle, rest, look, page.notes)
    for column in (*layout.beside, *layout.below):
        line = column.line if column.number else layout.last_line
        y = HEAD + layout.headings(line) - 10 - HEADING_LINE * (len(column.heading) - 0.5)
        ink = MUTED if column.number else WHITE  # as what stands below it
        for each in column.heading:
            write(canvas, each, (column.right, y), HEADING, column.width, ink, 1)
            y += HEADING_LINE
    top, last = HEAD + layout.headings(layout.last_line), None
    for row in page.rows:
        if row.head:
            at = LEFT, top + RANKING / 2 + 4
            write(canvas, row.head, at, CELL, RIGHT - LEFT, GOLD)
            top, last = top + RANKING, None
        _draw_row(canvas, row, top, layout, ranked=row.rank is None or row.rank != last)
        top, last = top + layout.row, row.rank
    return canvas.png()


def layout_of(page: StandingsPage) -> Layout:
    wanted = _wanted(page)
    if sum(wanted) + GAP * len(wanted) <= RIGHT - NAMES - NAME_ROOM:
        return Layout(_columns(page, 0, wanted, RIGHT, GAP), ())
    right = RIGHT - SIGN_ROOM * any(row.penalty for row in page.rows)
    first = min(wanted[0], FIRST_ROOM)
    beside = _columns(page, 0, [first], right, GAP)
    return Layout(beside, _below(page, wanted[1:], right - first - GAP))


def _below(page: StandingsPage, wanted: Sequence[float], right: float) -> tuple[Column, ...]:
    """All columns but the first, on one line where that has room for them, else on two."""
    room = right - NAMES
    across = len(wanted)
    if sum(wanted) + CLOSE * (across - 1) > room:
        across = -(-across // 2)
    gaps = max(1, across - 1)
    widths = [max(wanted[place::across]) for place in range(across)]
    widths = shares(widths, room - CLOSE * gaps)
    gap = min(WIDEST_GAP, (room - sum(widths)) / gaps)
    first = _columns(page, 1, widths, right, gap)
    return tuple(
        first[number % across]._replace(
            number=number + 1,
            heading=halves(page.columns[number + 1], HEADING),
            line=number // across,
        )
        for number in range(len(wanted))
    )


def _wanted(page: StandingsPage) -> list[float]:
    """How wide the columns would be."""
    return [
        max(
            *(name_length(each, HEADING) for each in halves(name, HEADING)),
            *(name_length(row.cells[number], CELL if number else TEXT) for row in page.rows),
            0.0,
        )
        + 1
        for number, name in enumerate(page.columns)
    ]


def _columns(
    page: StandingsPage,
    first: int,
    widths: Sequence[float],
    right: float,
    gap: float,
) -> tuple[Column, ...]:
    """From the column `first` on, side by side up to `right`."""
    lefts = accumulate(reversed(widths), lambda end, width: end - width - gap, initial=right)
    rights = reversed(list(lefts)[:-1])
    return tuple(
        Column(number, end, width, halves(page.columns[number], HEADING))
        for number, (end, width) in enumerate(zip(rights, widths, strict=True), start=first)
    )


def _draw_row(
    canvas: Canvas, entry: StandingsLine, top: int, layout: Layout, *, ranked: bool
) -> None:
    """An entry; `ranked`: whether its rank is written, which equals have once."""
    row = Row(canvas, top, layout.row, own=entry.own)
    ink = row.faint if entry.gone else row.ink
    y = top + UPPER if layout.below else row.middle
    if ranked:
        row.rank(entry.rank, (RANK, row.middle), ink)
    width = row.name(entry.name, (NAMES, y), TEXT, layout.name_room, ink)
    if entry.gone:
        row.shape(Shape.BAR, (NAMES, y - STRIKE // 2, NAMES + width, y - STRIKE // 2 + STRIKE), ink)
    for column in layout.beside:
        _draw_cell(row, entry, column, row.middle, row.faint if column.number else ink)
    for column in layout.below:
        _draw_cell(row, entry, column, top + LOWER + NEXT_LINE * column.line, row.faint)


def _draw_cell(row: Row, entry: StandingsLine, column: Column, y: float, ink: Colour) -> None:
    """Draw a cell, underlined where it tells the entry from the one above."""
    decides = column.number > 0 and entry.decided == column.number
    if decides and not row.own:
        ink = GOLD
    size, at = CELL if column.number else TEXT, (column.right, y)
    width = row.write(entry.cells[column.number], at, size, column.width, ink)
    if decides and width:
        row.shape(Shape.BAR, (column.right - width, y + 17, column.right, y + 20), ink)
    if entry.penalty and not column.number:
        row.sign(at, ink)
