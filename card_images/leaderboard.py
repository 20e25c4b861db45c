"""A page of a leaderboard, and the podium of a season or a tournament. 1000 pixels wide, as high
as they have rows or steps.

Movement is told by the shape of its arrow; the reader's own row is golden, and stands below the
page when it is not on it. On a podium equals stand on the same step; the people of a pair have a
line each.
"""

from typing import NamedTuple

from card_images.canvas import WIDTH, Canvas
from card_images.colours import DARK, GOLD, MUTED, PLATE, WHITE
from card_images.frame import HEAD, LEFT, RIGHT, SMALL, Row, framed
from card_images.look import Look
from card_images.names import fitting, text_width
from card_images.shapes import Shape
from card_images.writing import AND, lay_names, name_sprite, parts_of, write

ROW = 104
LINES = (34, 76)
"""middles of a row's lines: name and value, and what is known of them"""
GAP = 14
"""above the reader's own row when it is not on the page"""
RANK = LEFT + 112
"""right end of the ranks"""
NAMES = RANK + 26
TEXT = 42


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
    subtitle: str
    value: str
    rows: tuple[BoardRow, ...]
    own: BoardRow | None = None
    """the reader's, when it is not among `rows`"""


def draw_leaderboard(page: BoardPage, look: Look) -> bytes:
    """The PNG of a page."""
    rows = ROW * len(page.rows)
    rest = rows + (ROW + GAP) * (page.own is not None)
    canvas = framed(page.title, page.subtitle, rest, look, beside=page.value)
    for number, row in enumerate(page.rows):
        _draw_row(canvas, row, HEAD + ROW * number)
    if page.own is not None:
        _draw_row(canvas, page.own, HEAD + rows + GAP)
    return canvas.png()


def _draw_row(canvas: Canvas, line: BoardRow, top: int) -> None:
    row = Row(canvas, top, ROW, own=line.mine)
    upper, lower = (top + each for each in LINES)
    place = line.place or str(line.rank)
    row.text(place, (RANK, upper), fitting(place, TEXT, RANK - LEFT))
    if line.crowned:
        row.mark(Shape.CROWN, (LEFT + 17, upper), 34, row.ink if row.own else GOLD)
    row.text(line.value, (RIGHT, upper), TEXT)
    room = RIGHT - 24 - text_width(line.value, TEXT) - NAMES
    # Side by side, each with its share of the room.
    between = text_width(" · ", TEXT) if len(line.names) > 1 else 0
    most = round((room - between) / len(line.names))
    names = [name_sprite(each, TEXT, most, row.ink, row.ground) for each in line.names]
    lay_names(canvas, names, (NAMES, upper), TEXT, between, row.ink, row.ground)
    if line.new:
        row.text(line.new, (NAMES, lower), SMALL, row.faint, 0)
    elif line.moved:
        shape = Shape.UP if line.moved > 0 else Shape.DOWN
        row.shape(shape, (NAMES, lower - 11, NAMES + 24, lower + 11), row.faint)
        row.text(str(abs(line.moved)), (NAMES + 34, lower), SMALL, row.faint, 0)
    elif line.moved is not None:
        row.shape(Shape.BAR, (NAMES, lower - 2, NAMES + 22, lower + 3), row.faint)
    row.text(line.detail, (RIGHT, lower), SMALL, row.faint)


MIDDLES = {1: WIDTH / 2, 2: WIDTH / 2 - 318, 3: WIDTH / 2 + 318}
"""of the steps, by rank"""
HEIGHTS = {1: 216, 2: 158, 3: 112}
BROAD = 306
LINE = 3
"""around a step that is not the first"""
NAME = 54
"""from one name on a step to the next"""
CROWN = 56
STEP_RANK = 72
VALUE = 200
"""room for what a step shares"""
JOINT = 38
"""room for what joins a name to the one above"""


class PodiumStep(NamedTuple):
    """The people of a rank, 1 to 3; `value` is what they share, as it is read."""

    rank: int
    names: tuple[str, ...]
    value: str


class PodiumPage(NamedTuple):
    """The heading, and the steps on which people stand."""

    title: str
    subtitle: str
    steps: tuple[PodiumStep, ...]


def draw_podium(page: PodiumPage, look: Look) -> bytes:
    """The PNG of a podium."""
    rest = max(
        (
            HEIGHTS[each.rank] + NAME * len(_people(each)) + CROWN * (each.rank == 1) + 14
            for each in page.steps
        ),
        default=0,
    )
    canvas = framed(page.title, page.subtitle, rest, look)
    for step in page.steps:
        _draw_step(canvas, step, HEAD + rest)
    return canvas.png()


def _people(step: PodiumStep) -> list[tuple[str, bool]]:
    """The lines of a step from the top: a name, and whether it belongs to the one above."""
    return [
        (person, number > 0) for name in step.names for number, person in enumerate(parts_of(name))
    ]


def _draw_step(canvas: Canvas, step: PodiumStep, bottom: int) -> None:
    middle, top = MIDDLES[step.rank], bottom - HEIGHTS[step.rank]
    box = middle - BROAD / 2, top, middle + BROAD / 2, bottom
    first = step.rank == 1
    canvas.shape(Shape.BAR, box, GOLD)
    if not first:
        inner = box[0] + LINE, box[1] + LINE, box[2] - LINE, box[3] - LINE
        canvas.shape(Shape.BAR, inner, PLATE)
    rank_ink, ink, ground = (DARK, DARK, GOLD) if first else (GOLD, WHITE, PLATE)
    # The lowest step has room for both side by side alone.
    canvas.text(str(step.rank), (middle - 96, top + 56), STEP_RANK, rank_ink, 0.5, ground=ground)
    write(canvas, step.value, (middle + 36, top + 56), TEXT, VALUE, ink, 0.5, ground=ground)
    people = _people(step)
    for number, (name, follows) in enumerate(reversed(people)):
        y = top - 8 - NAME * (number + 0.5)
        sprite = name_sprite(name, TEXT, BROAD - 10 - JOINT * follows, WHITE)
        left = middle - (sprite.width + JOINT * follows) / 2
        if follows:
            canvas.text(AND.strip(), (left, y), SMALL, MUTED)
        canvas.lay_beside(sprite, left + JOINT * follows, y)
    if first:
        y = top - 8 - NAME * len(people)
        canvas.shape(Shape.CROWN, (middle - 24, y - 48, middle + 24, y), GOLD)
