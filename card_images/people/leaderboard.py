"""A page of a leaderboard, for all who look at pictures rather than at lists.

1000 pixels wide, as high as it has rows. Movement is told by the shape of its arrow; the reader's
own row is golden, and stands below the page when it is not on it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import DARK, FELT, GOLD, MUTED, PLATE, TRACK, WHITE, Colour
from card_images.drawing.felt import felt
from card_images.drawing.fonts import SMALLEST, text_width
from card_images.drawing.look import Look
from card_images.drawing.names import fitting
from card_images.drawing.shapes import Shape
from card_images.drawing.writing import write, write_title
from card_images.table.plates import name_sprite

WIDTH: Final = 1000
MARGIN: Final = 14
HEAD: Final = 118
ROW: Final = 104
LINES: Final = (34, 76)
"""middles of a row's lines: name and value, and what is known of them"""
GAP: Final = 14
"""above the reader's own row when it is not on the page"""
LEFT: Final = MARGIN + 22
RIGHT: Final = WIDTH - MARGIN - 24
RANK: Final = LEFT + 112
"""right end of the ranks"""
NAMES: Final = RANK + 26
TEXT: Final = 42
SMALL: Final = SMALLEST


class BoardRow(NamedTuple):
    """A person on the board, or a pair; all as it is read."""

    rank: int
    names: tuple[str, ...]
    value: str
    """what the board is ordered by"""
    detail: str
    moved: int | None = None
    """places gained (negative: lost) since the week began; None: not known"""
    mine: bool = False
    new: str = ""
    """what is said of who was not there when the week began"""
    place: str = ""
    """how the rank is written, when that is more than its number"""
    crowned: bool = False


class BoardPage(NamedTuple):
    """A page: its title, what is below that, what the values are, the rows."""

    title: str
    about: str
    value: str
    rows: tuple[BoardRow, ...]
    own: BoardRow | None = None
    """the reader's, when it is not among `rows`"""


def draw_leaderboard(page: BoardPage, look: Look) -> bytes:
    """The PNG of a page."""
    height = height_of(page)
    canvas = Canvas(felt(WIDTH, height), look.felt)
    canvas.shape(Shape.PLATE, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), PLATE, FELT)
    canvas.text(page.value, (RIGHT, MARGIN + 36), SMALL, MUTED, PLATE, 1)
    room = RIGHT - LEFT - text_width(page.value, SMALL) - 24
    write_title(canvas, page.title, (LEFT, MARGIN + 36), room)
    write(canvas, page.about, (LEFT, MARGIN + 84), SMALL, RIGHT - LEFT, (MUTED, PLATE))
    top = HEAD
    for row in page.rows:
        _draw_row(canvas, row, top)
        top += ROW
    if page.own is not None:
        _draw_row(canvas, page.own, top + GAP)
    return canvas.png()


def height_of(page: BoardPage) -> int:
    own = ROW + GAP if page.own is not None else 0
    return HEAD + ROW * len(page.rows) + own + 2 * MARGIN


def _draw_row(canvas: Canvas, row: BoardRow, top: int) -> None:
    ground, ink, faint = (GOLD, DARK, DARK) if row.mine else (PLATE, WHITE, MUTED)
    upper, lower = (top + each for each in LINES)
    if row.mine:
        box = MARGIN + 8, top + 2, WIDTH - MARGIN - 8, top + ROW - 2
        canvas.shape(Shape.PLATE, box, ground, PLATE)
    else:
        canvas.shape(Shape.BAR, (LEFT, top, RIGHT, top + 2), TRACK, PLATE)
    _draw_rank(canvas, row, upper, ground, ink)
    canvas.text(row.value, (RIGHT, upper), TEXT, ink, ground, 1)
    room = RIGHT - 24 - text_width(row.value, TEXT) - NAMES
    _draw_names(canvas, row.names, room, upper, ground, ink)
    if row.new:
        canvas.text(row.new, (NAMES, lower), SMALL, faint, ground)
    else:
        _draw_movement(canvas, row.moved, lower, ground, faint)
    canvas.text(row.detail, (RIGHT, lower), SMALL, faint, ground, 1)


def _draw_rank(canvas: Canvas, row: BoardRow, y: float, ground: Colour, ink: Colour) -> None:
    place = row.place or str(row.rank)
    size = fitting(place, TEXT, RANK - LEFT)
    canvas.text(place, (RANK, y), size, ink, ground, 1)
    if row.crowned:
        colour = ink if row.mine else GOLD
        canvas.shape(Shape.CROWN, (LEFT, y - 17, LEFT + 34, y + 17), colour, ground)


def _draw_movement(
    canvas: Canvas, moved: int | None, y: float, ground: Colour, ink: Colour
) -> None:
    if moved is None:
        return
    if moved == 0:
        canvas.shape(Shape.BAR, (NAMES, y - 2, NAMES + 22, y + 3), ink, ground)
        return
    shape = Shape.UP if moved > 0 else Shape.DOWN
    canvas.shape(shape, (NAMES, y - 11, NAMES + 24, y + 11), ink, ground)
    canvas.text(str(abs(moved)), (NAMES + 34, y), SMALL, ink, ground)


def _draw_names(
    canvas: Canvas,
    names: Sequence[str],
    room: float,
    y: float,
    ground: Colour,
    ink: Colour,
) -> None:
    """Side by side, each with its share of the room."""
    between = text_width(" · ", TEXT) if len(names) > 1 else 0
    most, left = round((room - between) / len(names)), float(NAMES)
    for number, name in enumerate(names):
        if number:
            canvas.text("·", (left + between / 2, y), TEXT, ink, ground, 0.5)
            left += between
        sprite = name_sprite(name, TEXT, most, ink, ground)
        canvas.lay(sprite, left, y - sprite.height / 2)
        left += sprite.width
