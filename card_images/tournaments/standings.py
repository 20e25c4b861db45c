"""A page of a tournament's standings.

1000 pixels wide. Few columns stand beside the names. More would leave these no room: then each
entry has two lines, its name above and the columns below it, all but the first: that one stands
beside both lines, like the rank, so that nothing is above it but its own heading.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from card_images.canvas import Canvas
from card_images.colours import GOLD, MUTED, PLATE, WHITE, Ink
from card_images.look import Look
from card_images.shapes import Shape
from card_images.tournaments.frame import (
    HEAD,
    LEFT,
    MARGIN,
    RIGHT,
    SIGN_ROOM,
    STRIKE,
    draw_notes,
    draw_rank,
    framed,
    notes_height,
    row_ground,
    write_sign,
)
from card_images.tournaments.pages import StandingsLine, StandingsPage
from card_images.writing import (
    halves,
    length_of,
    shares,
    write,
    write_name,
)

RANK: Final = LEFT + 34
"""middle of the ranks"""
NAMES: Final = LEFT + 78
TEXT: Final = 38
"""names and what is in the first column"""
CELL: Final = 32
HEADINGS: Final = (31, 29, 27, 26)
"""sizes, until all have room below names; the first is 11 pixels high on a phone"""
HEADING_LINE: Final = 36
GAP: Final = 26
"""least room between columns"""
CLOSE: Final = 12
"""between those below names"""
WIDEST_GAP: Final = 64
RANKING: Final = 62
"""what heads a ranking of its own"""
ONE_LINE: Final = 66
TWO_LINES: Final = 100
UPPER: Final = 0.3
LOWER: Final = 0.73
"""middle of the two lines, in shares of a row"""
NAME_ROOM: Final = 400
"""what names need beside columns"""
FIRST_ROOM: Final = 260
"""the most that the first column takes of a line with a name"""


class Column(NamedTuple):
    """Where a column's right edge is, how wide it is, and which cells of the rows it has."""

    number: int
    right: float
    width: float
    heading: tuple[str, ...]
    size: int
    """of what heads it"""


class Layout(NamedTuple):
    """How rows are set; the first column alone stands beside the names when `below` is below."""

    beside: tuple[Column, ...]
    below: tuple[Column, ...]

    @property
    def row(self) -> int:
        return TWO_LINES if self.below else ONE_LINE

    @property
    def headings(self) -> int:
        """The height of what heads the columns."""
        lines = max((len(each.heading) for each in (*self.below, *self.beside)), default=0)
        return HEADING_LINE * lines + 10

    @property
    def name_room(self) -> float:
        first = min((each.right - each.width for each in self.beside), default=RIGHT)
        return first - GAP - NAMES


def draw_standings(page: StandingsPage, look: Look) -> bytes:
    """The PNG of a page."""
    layout = layout_of(page)
    canvas = framed(page.title, page.subtitle, height_of(page), look)
    for column in (*layout.beside, *layout.below):
        _draw_heading(canvas, column, HEAD + layout.headings - 10)
    top, last = HEAD + layout.headings, None
    for row in page.rows:
        if row.head:
            at = LEFT, top + RANKING / 2 + 4
            write(canvas, row.head, at, CELL, RIGHT - LEFT, (GOLD, PLATE))
            top, last = top + RANKING, None
        _draw_row(canvas, row, top, layout, ranked=row.rank is None or row.rank != last)
        top, last = top + layout.row, row.rank
    draw_notes(canvas, page.notes, top)
    return canvas.png()


def height_of(page: StandingsPage) -> int:
    layout = layout_of(page)
    rows = layout.row * len(page.rows) + RANKING * sum(bool(row.head) for row in page.rows)
    return HEAD + layout.headings + rows + notes_height(page.notes) + 2 * MARGIN


def layout_of(page: StandingsPage) -> Layout:
    size = HEADINGS[0]
    wanted = _wanted(page, size)
    if sum(wanted) + GAP * len(wanted) <= RIGHT - NAMES - NAME_ROOM:
        return Layout(_columns(page, 0, wanted, RIGHT, GAP, size), ())
    right = RIGHT - SIGN_ROOM * any(row.penalty for row in page.rows)
    first = min(wanted[0], FIRST_ROOM)
    beside = _columns(page, 0, [first], right, GAP, size)
    right -= first + GAP
    gaps = max(1, len(wanted) - 2)
    room = right - NAMES
    for size in HEADINGS:
        wanted = _wanted(page, size)
        if sum(wanted[1:]) + CLOSE * gaps <= room:
            break
    widths = shares(wanted[1:], room - CLOSE * gaps)
    gap = min(WIDEST_GAP, (room - sum(widths)) / gaps)
    return Layout(beside, _columns(page, 1, widths, right, gap, size))


def _wanted(page: StandingsPage, heading: int) -> list[float]:
    """How wide the columns would be."""
    return [
        max(
            *(length_of(each, heading) for each in halves(name, heading)),
            *(length_of(row.cells[number], CELL if number else TEXT) for row in page.rows),
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
    size: int,
) -> tuple[Column, ...]:
    """From the column `first` on, side by side up to `right`."""
    lefts = accumulate(reversed(widths), lambda end, width: end - width - gap, initial=right)
    rights = reversed(list(lefts)[:-1])
    return tuple(
        Column(number, end, width, halves(page.columns[number], size), size)
        for number, (end, width) in enumerate(zip(rights, widths, strict=True), start=first)
    )


def _draw_heading(canvas: Canvas, column: Column, bottom: float) -> None:
    """In the colour of what stands below it."""
    ink = MUTED if column.number else WHITE
    y = bottom - HEADING_LINE * (len(column.heading) - 0.5)
    for line in column.heading:
        write(canvas, line, (column.right, y), column.size, column.width, (ink, PLATE), 1)
        y += HEADING_LINE


def _draw_row(
    canvas: Canvas, row: StandingsLine, top: int, layout: Layout, *, ranked: bool
) -> None:
    """An entry; `ranked`: whether its rank is written, which equals have once."""
    ground, ink, faint = row_ground(canvas, top, layout.row, own=row.own)
    if row.gone:
        ink = faint
    middle = top + layout.row / 2
    y = top + TWO_LINES * UPPER if layout.below else middle
    if ranked:
        draw_rank(canvas, row.rank, (RANK, middle), ground, ink)
    width = write_name(canvas, row.name, (NAMES, y), TEXT, layout.name_room, (ink, ground))
    if row.gone:
        line = NAMES, y - STRIKE // 2, NAMES + width, y - STRIKE // 2 + STRIKE
        canvas.shape(Shape.BAR, line, ink, ground)
    for column in layout.beside:
        _draw_cell(canvas, row, column, middle, (faint if column.number else ink, ground))
    for column in layout.below:
        _draw_cell(canvas, row, column, top + TWO_LINES * LOWER, (faint, ground))


def _draw_cell(
    canvas: Canvas, row: StandingsLine, column: Column, y: float, inks: tuple[Ink, Ink]
) -> None:
    """What stands in a column, underlined where it tells the entry from the one above."""
    size = CELL if column.number else TEXT
    decides = column.number > 0 and row.decided == column.number
    if decides and not row.own:
        inks = GOLD, PLATE
    at = column.right, y
    width = write(canvas, row.cells[column.number], at, size, column.width, inks, 1)
    if decides and width:
        line = column.right - width, y + 17, column.right, y + 20
        canvas.shape(Shape.BAR, line, *inks)
    if row.penalty and not column.number:
        write_sign(canvas, (column.right, y), inks)
