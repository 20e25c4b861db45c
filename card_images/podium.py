"""The podium of a season: who was first, second and third, each on a step of its own.

1000 pixels wide; equals stand on the same step, so that it is as high as the fullest step needs.
"""

from typing import Final, NamedTuple

from card_images.canvas import Canvas
from card_images.colours import DARK, FELT, GOLD, MUTED, PLATE, WHITE
from card_images.felt import felt
from card_images.look import Look
from card_images.plates import name_sprite
from card_images.shapes import Shape

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


class PodiumStep(NamedTuple):
    """Those of a rank, 1 to 3; `value` is what they share, as it is read."""

    rank: int
    names: tuple[str, ...]
    value: str


class PodiumPage(NamedTuple):
    """What is above, and the steps on which somebody stands."""

    title: str
    about: str
    steps: tuple[PodiumStep, ...]


def draw_podium(page: PodiumPage, look: Look) -> bytes:
    """The PNG of a podium."""
    height = height_of(page)
    canvas = Canvas(felt(WIDTH, height), look.felt)
    canvas.shape(Shape.PLATE, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), PLATE, FELT)
    canvas.text(page.title, (LEFT, MARGIN + 40), TEXT, GOLD, PLATE)
    canvas.text(page.about, (LEFT, MARGIN + 94), SMALL, MUTED, PLATE)
    for step in page.steps:
        _draw_step(canvas, step, height - 2 * MARGIN)
    return canvas.png()


def height_of(page: PodiumPage) -> int:
    highest = max((_height(each) for each in page.steps), default=0)
    return HEAD + highest + 2 * MARGIN


def _height(step: PodiumStep) -> int:
    """Of a step with those on it."""
    crown = CROWN if step.rank == 1 else 0
    return HEIGHTS[step.rank] + NAME * len(step.names) + crown + 14


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
    canvas.text(step.value, (middle + 36, top + 56), TEXT, ink, ground, 0.5)
    for number, name in enumerate(reversed(step.names)):
        y = top - 8 - NAME * (number + 0.5)
        sprite = name_sprite(name, TEXT, BROAD - 10, WHITE, PLATE)
        canvas.lay_centred(sprite, middle, y)
    if first:
        y = top - 8 - NAME * len(step.names)
        canvas.shape(Shape.CROWN, (middle - 24, y - 48, middle + 24, y), GOLD, PLATE)
