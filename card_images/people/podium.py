"""The podium of a season or a tournament: the first three, each on a step of its own.

1000 pixels wide; equals stand on the same step, so that it is as high as the fullest step needs.
The people of a pair have a line each.
"""

from typing import Final, NamedTuple

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import DARK, FELT, GOLD, MUTED, PLATE, WHITE
from card_images.drawing.felt import felt
from card_images.drawing.look import Look
from card_images.drawing.shapes import Shape
from card_images.drawing.writing import AND, parts_of, write, write_title
from card_images.table.plates import name_sprite

WIDTH: Final = 1000
MARGIN: Final = 14
HEAD: Final = 132
LEFT: Final = MARGIN + 22
MIDDLES: Final = {1: WIDTH / 2, 2: WIDTH / 2 - 318, 3: WIDTH / 2 + 318}
"""of the steps, by rank"""
HEIGHTS: Final = {1: 216, 2: 158, 3: 112}
BROAD: Final = 306
LINE: Final = 3
"""around a step that is not the first"""
NAME: Final = 54
"""from one name on a step to the next"""
CROWN: Final = 56
TEXT: Final = 42
RANK: Final = 72
SMALL: Final = 34
VALUE: Final = 200
"""room for what a step shares"""
JOINT: Final = 38
"""room for what joins a name to the one above"""


class PodiumStep(NamedTuple):
    """The people of a rank, 1 to 3; `value` is what they share, as it is read."""

    rank: int
    names: tuple[str, ...]
    value: str


class PodiumPage(NamedTuple):
    """The heading, and the steps on which people stand."""

    title: str
    about: str
    steps: tuple[PodiumStep, ...]


def draw_podium(page: PodiumPage, look: Look) -> bytes:
    """The PNG of a podium."""
    height = height_of(page)
    canvas = Canvas(felt(WIDTH, height), look.felt)
    canvas.shape(Shape.PLATE, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), PLATE, FELT)
    room = WIDTH - 2 * LEFT
    write_title(canvas, page.title, (LEFT, MARGIN + 40), room)
    write(canvas, page.about, (LEFT, MARGIN + 94), SMALL, room, (MUTED, PLATE))
    for step in page.steps:
        _draw_step(canvas, step, height - 2 * MARGIN)
    return canvas.png()


def height_of(page: PodiumPage) -> int:
    highest = max((_height(each) for each in page.steps), default=0)
    return HEAD + highest + 2 * MARGIN


def _height(step: PodiumStep) -> int:
    crown = CROWN if step.rank == 1 else 0
    return HEIGHTS[step.rank] + NAME * len(_people(step)) + crown + 14


def _people(step: PodiumStep) -> list[tuple[str, bool]]:
    """The lines of a step from the top: a name, and whether it belongs to the one above."""
    return [
        (person, number > 0) for name in step.names for number, person in enumerate(parts_of(name))
    ]


def _draw_step(canvas: Canvas, step: PodiumStep, bottom: int) -> None:
    middle, top = MIDDLES[step.rank], bottom - HEIGHTS[step.rank]
    box = middle - BROAD / 2, top, middle + BROAD / 2, bottom
    first = step.rank == 1
    canvas.shape(Shape.BAR, box, GOLD, PLATE)
    if not first:
        inner = box[0] + LINE, box[1] + LINE, box[2] - LINE, box[3] - LINE
        canvas.shape(Shape.BAR, inner, PLATE, PLATE)
    rank_ink, ink, ground = (DARK, DARK, GOLD) if first else (GOLD, WHITE, PLATE)
    # The lowest step has room for both side by side alone.
    canvas.text(str(step.rank), (middle - 96, top + 56), RANK, rank_ink, ground, 0.5)
    write(canvas, step.value, (middle + 36, top + 56), TEXT, VALUE, (ink, ground), 0.5)
    people = _people(step)
    for number, (name, follows) in enumerate(reversed(people)):
        _draw_name(canvas, name, (middle, top - 8 - NAME * (number + 0.5)), follows=follows)
    if first:
        y = top - 8 - NAME * len(people)
        canvas.shape(Shape.CROWN, (middle - 24, y - 48, middle + 24, y), GOLD, PLATE)


def _draw_name(canvas: Canvas, name: str, at: tuple[float, float], *, follows: bool) -> None:
    sprite = name_sprite(name, TEXT, BROAD - 10 - JOINT * follows, WHITE, PLATE)
    left = at[0] - (sprite.width + JOINT * follows) / 2
    if follows:
        canvas.text(AND.strip(), (left, at[1]), SMALL, MUTED, PLATE)
        left += JOINT
    canvas.lay(sprite, left, at[1] - sprite.height / 2)
