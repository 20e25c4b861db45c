"""A page of a tournament's standings.

1000 pixels wide. Few columns stand beside the names. More would leave these no room: then each
entry has two lines, its name with the first column above, the others small below.
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
    STRIKE,
    draw_rank,
    framed,
    row_ground,
)
from card_images.tournaments.pages import StandingsLine, StandingsPage
from card_images.writing import (
    halves,
    length_of,
    shares,
    wrapped,
    write,
    write_name,
)

RANK: Final = LEFT + 34
"""middle of the ranks"""
NAMES: Final = LEFT + 84
TEXT: Final = 36
"""names and what is in the first column"""
CELL: Final = 30
HEADING: Final = 26
HEADING_LINE: Final = 32
NOTE: Final = 26
NOTE_LINE: Final = 36
GAP: Final = 26
"""least room between columns"""
WIDEST_GAP: Final = 64
RANKING: Final = 60
"""what heads a ranking of its own"""
ONE_LINE: Final = 64
TWO_LINES: Final = 98
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


class Layout(NamedTuple):
    """How rows are set; `first` stands beside the names when `below` stand below them."""

    beside: tuple[Column, ...]
    below: tuple[Column, ...]

    @property
    def row(self) -> int:
        return TWO_LINES if self.below else ONE_LINE

    @property
    def headings(self) -> int:
        """The height of what heads the columns."""
        lines = max((len(each.heading) for each in self.below or self.beside), default=0)
        return HEADING_LINE * (lines + bool(self.below)) + 10 + 6 * bool(self.below)

    @property
    def name_room(self) -> float:
        first = min((each.right - each.width for each in self.beside), default=RIGHT)
        return first - GAP - NAMES


def draw_standings(page: StandingsPage, look: Look) -> bytes:
    """The PNG of a page."""
    layout = layout_of(page)
    canvas = framed(page.title, page.subtitle, height_of(page), look)
    _draw_headings(canvas, layout)
    top, last = HEAD + layout.headings, None
    for row in page.rows:
        if row.head:
            at = LEFT, top + RANKING / 2 + 4
            write(canvas, row.head, at, CELL, RIGHT - LEFT, (GOLD, PLATE))
            top, last = top + RANKING, None
        _draw_row(canvas, row, top, layout, ranked=row.rank != last)
        top, last = top + layout.row, row.rank
    for number, line in enumerate(_note(page)):
        at = LEFT, top + 14 + NOTE_LINE * (number + 0.5)
        write(canvas, line, at, NOTE, RIGHT - LEFT, (MUTED, PLATE))
    return canvas.png()


def height_of(page: StandingsPage) -> int:
    layout, note = layout_of(page), _note(page)
    below = 14 + NOTE_LINE * len(note) if note else 0
    rows = layout.row * len(page.rows) + RANKING * sum(bool(row.head) for row in page.rows)
    return HEAD + layout.headings + rows + below + 2 * MARGIN


def _note(page: StandingsPage) -> list[str]:
    return wrapped(page.note, NOTE, RIGHT - LEFT)


def layout_of(page: StandingsPage) -> Layout:
    wanted = [_wanted(page, number) for number in range(len(page.columns))]
    if sum(wanted) + GAP * len(wanted) <= RIGHT - NAMES - NAME_ROOM:
        return Layout(_columns(page, range(len(wanted)), wanted, spread=False), ())
    first = _columns(page, range(1), [min(wanted[0], FIRST_ROOM)], spread=False)
    others = range(1, len(wanted))
    widths = shares(wanted[1:], RIGHT - NAMES - GAP * (len(others) - 1))
    return Layout(first, _columns(page, others, widths, spread=True))


def _wanted(page: StandingsPage, number: int) -> float:
    """How wide a column would be."""
    size = CELL if number else TEXT
    headings = [length_of(each, HEADING) for each in halves(page.columns[number], HEADING)]
    return max([*headings, *(length_of(row.cells[number], size) for row in page.rows)]) + 1


def _columns(
    page: StandingsPage, numbers: Sequence[int], widths: Sequence[float], *, spread: bool
) -> tuple[Column, ...]:
    """Side by side up to the right edge; `spread`: with all the room there is between them."""
    gap = float(GAP)
    if spread and len(widths) > 1:
        gap = min(WIDEST_GAP, (RIGHT - NAMES - sum(widths)) / (len(widths) - 1))
    rights = list(accumulate(reversed(widths), lambda right, width: right - width - gap, initial=0))
    return tuple(
        Column(number, RIGHT + right, width, halves(page.columns[number], HEADING))
        for number, right, width in zip(numbers, reversed(rights[:-1]), widths, strict=True)
    )


def _draw_headings(canvas: Canvas, layout: Layout) -> None:
    """Those beside the names, and in lines below them those of the second line.

    Each in the colour of what stands below it, so that it is plain which is of which line.
    """
    bottom = HEAD + layout.headings - 10
    for column in layout.below:
        _draw_heading(canvas, column, bottom, MUTED)
    if layout.below:
        bottom -= HEADING_LINE * max(len(each.heading) for each in layout.below)
    for column in layout.beside:
        _draw_heading(canvas, column, bottom, MUTED if column.number else WHITE)


def _draw_heading(canvas: Canvas, column: Column, bottom: float, ink: Ink) -> None:
    y = bottom - HEADING_LINE * (len(column.heading) - 0.5)
    for line in column.heading:
        write(canvas, line, (column.right, y), HEADING, column.width, (ink, PLATE), 1)
        y += HEADING_LINE


def _draw_row(
    canvas: Canvas, row: StandingsLine, top: int, layout: Layout, *, ranked: bool
) -> None:
    """An entry; `ranked`: whether its rank is written, which equals have once."""
    ground, ink, faint = row_ground(canvas, top, layout.row, own=row.own)
    if row.gone:
        ink = faint
    y = top + (TWO_LINES * 0.33 if layout.below else ONE_LINE / 2)
    if ranked:
        draw_rank(canvas, row.rank, (RANK, top + layout.row / 2), ground, ink)
    width = write_name(canvas, row.name, (NAMES, y), TEXT, layout.name_room, (ink, ground))
    if row.gone:
        line = NAMES, y - STRIKE // 2, NAMES + width, y - STRIKE // 2 + STRIKE
        canvas.shape(Shape.BAR, line, ink, ground)
    for column in layout.beside:
        _draw_cell(canvas, row, column, y, (ink if column.number == 0 else faint, ground))
    for column in layout.below:
        _draw_cell(canvas, row, column, top + TWO_LINES * 0.73, (faint, ground))


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
        line = column.right - width, y + 16, column.right, y + 19
        canvas.shape(Shape.BAR, line, *inks)
