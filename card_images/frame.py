"""The common parts of the pictures of tournaments: plate, head, rows, medals."""

from collections.abc import Sequence
from typing import Final

from card_images.canvas import MARGIN, WIDTH, Canvas, felt
from card_images.colours import (
    DARK,
    FELT,
    GOLD,
    INK,
    MUTED,
    PLATE,
    STEEL,
    TEAM,
    TRACK,
    WHITE,
    Colour,
    Ink,
)
from card_images.look import Look
from card_images.names import SMALLEST
from card_images.shapes import Shape
from card_images.writing import wrapped, write, write_title

HEAD: Final = 118
"""where what is below the head begins"""
LEFT: Final = MARGIN + 22
RIGHT: Final = WIDTH - MARGIN - 22
SMALL: Final = SMALLEST
NOTE: Final = SMALLEST
NOTE_LINE: Final = 44
ABOVE_NOTES: Final = 14
SIGN: Final = "*"
"""behind what a note explains"""
SIGN_SIZE: Final = 34
SIGN_ROOM: Final = 20
RANK: Final = 36
LONG_RANK: Final = SMALLEST
"""from 100 on, so that names are as far from it"""
MOST_RANK: Final = 74
MEDAL: Final = 52
NO_RANK: Final = "–"
STRIKE: Final = 3
"""through the name of who has gone"""
MEDALS: Final[dict[int, tuple[Colour, Colour]]] = {
    1: (GOLD, DARK),
    2: (STEEL, INK),
    3: (TEAM[1], DARK),
}
"""disc and number, by rank"""


def framed(title: str, subtitle: str, height: int, look: Look, notes: Sequence[str] = ()) -> Canvas:
    """A plate on the felt, with what is above the rest, and the meaning of signs below it."""
    canvas = Canvas(felt(WIDTH, height), look.felt)
    canvas.shape(Shape.PLATE, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN), PLATE, FELT)
    write_title(canvas, title, (LEFT, MARGIN + 36), RIGHT - LEFT)
    write(canvas, subtitle, (LEFT, MARGIN + 82), SMALL, RIGHT - LEFT, (MUTED, PLATE))
    top = height - 2 * MARGIN - _notes_height(notes) + ABOVE_NOTES
    for number, line in enumerate(_note_lines(notes)):
        at = LEFT, top + NOTE_LINE * (number + 0.5)
        write(canvas, line, at, NOTE, RIGHT - LEFT, (MUTED, PLATE))
    return canvas


def page_height(rest: int, notes: Sequence[str] = ()) -> int:
    """The height of a page with `rest` between its head and its notes."""
    return HEAD + rest + _notes_height(notes) + 2 * MARGIN


def row_ground(canvas: Canvas, top: int, height: int, *, own: bool) -> tuple[Ink, Ink, Ink]:
    """Begin a row: golden for one's own, else below a rule.

    Returns its ground, its ink, and the ink of what matters less.
    """
    if own:
        box = MARGIN + 8, top + 2, WIDTH - MARGIN - 8, top + height - 2
        canvas.shape(Shape.PLATE, box, GOLD, PLATE)
        return GOLD, DARK, DARK
    canvas.shape(Shape.BAR, (LEFT, top, RIGHT, top + 2), TRACK, PLATE)
    return PLATE, WHITE, MUTED


def draw_rank(
    canvas: Canvas,
    rank: int | None,
    at: tuple[float, float],
    ground: Ink,
    ink: Ink,
) -> None:
    """A rank around `at`, on a medal for the first three."""
    x, y = at
    if rank is None:
        write(canvas, NO_RANK, at, RANK, MOST_RANK, (ink, ground), 0.5)
    elif rank in MEDALS:
        disc, number = (DARK, GOLD) if ground == GOLD else MEDALS[rank]
        half = MEDAL / 2
        canvas.shape(Shape.DISC, (x - half, y - half, x + half, y + half), disc, ground)
        canvas.text(str(rank), (x, y), round(MEDAL * 0.66), number, disc, 0.5)
    else:
        size = RANK if rank < 100 else LONG_RANK
        write(canvas, str(rank), at, size, MOST_RANK, (ink, ground), 0.5)


def write_sign(canvas: Canvas, at: tuple[float, float], inks: tuple[Ink, Ink]) -> None:
    """Hung behind a number that ends at `at`, so that numbers stay below each other."""
    write(canvas, SIGN, (at[0] + 2, at[1]), SIGN_SIZE, SIGN_ROOM, inks)


def _notes_height(notes: Sequence[str]) -> int:
    count = len(_note_lines(notes))
    return ABOVE_NOTES + NOTE_LINE * count if count else 0


def _note_lines(notes: Sequence[str]) -> list[str]:
    return [line for note in notes for line in wrapped(note, NOTE, RIGHT - LEFT)]
