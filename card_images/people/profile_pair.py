"""Two people beside each other: what each has done, and what they have played together.

The first is blue and round, the second orange and square, as two teams are; the better of two
numbers is golden and has an arrow beside it.
"""

from typing import Final, NamedTuple

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import GOLD, MUTED, PLATE, WHITE
from card_images.drawing.felt import felt
from card_images.drawing.fonts import SMALLEST, text_width
from card_images.drawing.look import Look, Seat
from card_images.drawing.shapes import Shape
from card_images.people.profile_parts import (
    LEFT,
    MARGIN,
    RIGHT,
    WIDTH,
    draw_fitted,
    draw_plate,
    draw_rule,
    draw_split,
)
from card_images.table.plates import draw_disc, name_sprite

HEAD: Final = 176
DISC: Final = 100
CHANCE: Final = 132
ROW: Final = 64
MET: Final = 128
LAST: Final = 74
TEXT: Final = 38
SMALL: Final = SMALLEST
NAME: Final = 44
PAD: Final = 10
MIDDLE: Final = WIDTH // 2
COLUMN: Final = 205
"""room for a number at either side of its label"""


class PairRow(NamedTuple):
    """A number of each, and what it is."""

    label: str
    values: tuple[str, str]
    better: int | None = None
    """0 or 1; None where neither is"""


class Split(NamedTuple):
    """A bar of two colours: what it says above, what stands at its ends, and the first's share."""

    label: str
    ends: tuple[str, str]
    share: float


class PairCard(NamedTuple):
    """All that the picture shows."""

    seats: tuple[Seat, Seat]
    about: str
    chance: Split | None
    rows: tuple[PairRow, ...]
    against: Split | None
    together: str
    """what they have played as partners"""


def draw_pair(card: PairCard, look: Look) -> bytes:
    """The PNG of a comparison."""
    height = height_of(card)
    canvas = Canvas(felt(WIDTH, height), look.felt)
    top = MARGIN
    head = HEAD + (CHANCE if card.chance else 0)
    draw_plate(canvas, top, head)
    _draw_head(canvas, card, top)
    if card.chance:
        _draw_split(canvas, card.chance, top + HEAD)
    top += head + MARGIN
    draw_plate(canvas, top, len(card.rows) * ROW + 2 * PAD)
    for number, row in enumerate(card.rows):
        _draw_row(canvas, row, top + PAD + number * ROW, first=number == 0)
    top += len(card.rows) * ROW + 2 * PAD + MARGIN
    draw_plate(canvas, top, _last(card))
    if card.against:
        _draw_split(canvas, card.against, top + PAD)
    y = top + _last(card) - LAST / 2
    draw_fitted(canvas, card.together, (MIDDLE, y), SMALL, RIGHT - LEFT, WHITE, 0.5)
    return canvas.png()


def height_of(card: PairCard) -> int:
    head = HEAD + (CHANCE if card.chance else 0)
    return head + len(card.rows) * ROW + 2 * PAD + _last(card) + 4 * MARGIN


def _last(card: PairCard) -> int:
    return LAST + (MET if card.against else 0)


def _draw_head(canvas: Canvas, card: PairCard, top: int) -> None:
    """A disc at either edge, the names beside them, the pool below."""
    y = top + 18 + DISC // 2
    room = MIDDLE - LEFT - DISC - 40
    for side, seat in enumerate(card.seats):
        left = RIGHT - DISC if side else LEFT
        box = left, y - DISC // 2, left + DISC, y + DISC // 2
        draw_disc(canvas, (side, side), seat, box, PLATE)
        name = name_sprite(seat.name, NAME, room, WHITE, PLATE)
        x = left - 20 - name.width if side else left + DISC + 20
        canvas.lay(name, x, y - name.height / 2)
    draw_fitted(canvas, card.about, (MIDDLE, top + HEAD - 28), SMALL, RIGHT - LEFT, MUTED, 0.5)


def _draw_split(canvas: Canvas, split: Split, top: float) -> None:
    y = top + 40
    room = RIGHT - LEFT - 2 * max(text_width(each, TEXT + 8) for each in split.ends) - 40
    draw_fitted(canvas, split.label, (MIDDLE, y), SMALL, room, MUTED, 0.5)
    canvas.text(split.ends[0], (LEFT, y), TEXT + 8, WHITE, PLATE)
    canvas.text(split.ends[1], (RIGHT, y), TEXT + 8, WHITE, PLATE, 1)
    draw_split(canvas, top + 88, split.share, 24)


def _draw_row(canvas: Canvas, row: PairRow, top: int, *, first: bool) -> None:
    y = top + ROW / 2
    if not first:
        draw_rule(canvas, top)
    room = RIGHT - LEFT - 2 * COLUMN
    draw_fitted(canvas, row.label, (MIDDLE, y), SMALL, room, MUTED, 0.5)
    for side, value in enumerate(row.values):
        better = row.better == side
        at = RIGHT if side else LEFT
        canvas.text(value, (at, y), TEXT, GOLD if better else WHITE, PLATE, side)
        if better:
            beside = text_width(value, TEXT) + 16
            x = at - beside - 24 if side else at + beside
            canvas.shape(Shape.UP, (x, y - 11, x + 24, y + 11), GOLD, PLATE)
