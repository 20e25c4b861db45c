"""The common parts of the pictures of tournaments: plate, head, rows, medals."""

from collections.abc import Iterator, Sequence

from card_images.canvas import MARGIN, WIDTH, Canvas, plates
from card_images.colours import (
    DARK,
    GOLD,
    INK,
    MUTED,
    PLATE,
    STEEL,
    TEAM,
    WHITE,
    Colour,
)
from card_images.look import Look
from card_images.names import SMALLEST, text_width
from card_images.shapes import Shape
from card_images.writing import wrapped, write, write_name, write_title

HEAD = 118
"""where what is below the head begins"""
LEFT = MARGIN + 22
RIGHT = WIDTH - MARGIN - 22
SMALL = SMALLEST
NOTE = SMALLEST
NOTE_LINE = 44
ABOVE_NOTES = 14
SIGN = "*"
"""behind what a note explains"""
SIGN_SIZE = 34
SIGN_ROOM = 20
RANK = 36
LONG_RANK = SMALLEST
"""from 100 on, so that names are as far from it"""
MOST_RANK = 74
MEDAL = 52
NO_RANK = "–"
STRIKE = 3
"""through the name of who has gone"""
MEDALS: dict[int, tuple[Colour, Colour]] = {
    1: (GOLD, DARK),
    2: (STEEL, INK),
    3: (TEAM[1], DARK),
}
"""disc and number, by rank"""


def framed(
    title: str,
    subtitle: str,
    rest: int,
    look: Look,
    notes: Sequence[str] = (),
    *,
    beside: str = "",
) -> Canvas:
    """A plate on the felt, with what is above the rest, and the meaning of signs below it.

    `rest`: the height of what comes between these. `beside`: at the right of the title, what the
    values below are.
    """
    lines = [line for note in notes for line in wrapped(note, NOTE, RIGHT - LEFT)]
    canvas = plates(look.felt, HEAD + rest + bool(lines) * ABOVE_NOTES + NOTE_LINE * len(lines))
    room = RIGHT - LEFT
    if beside:
        canvas.text(beside, (RIGHT, MARGIN + 36), SMALL, MUTED, 1)
        room -= text_width(beside, SMALL) + 24
    write_title(canvas, title, (LEFT, MARGIN + 36), room)
    write(canvas, subtitle, (LEFT, MARGIN + 82), SMALL, RIGHT - LEFT, MUTED)
    for number, line in enumerate(lines):
        at = LEFT, HEAD + rest + ABOVE_NOTES + NOTE_LINE * (number + 0.5)
        write(canvas, line, at, NOTE, RIGHT - LEFT, MUTED)
    return canvas


def stretches(number: int, most: int) -> Iterator[range]:
    """Stretches of at most `most` from 0 on, as few as can be, and as even."""
    parts = -(-number // most)
    for part in range(parts):
        yield range(part * number // parts, (part + 1) * number // parts)


class Row:
    """A row of a page: golden for one's own, else below a rule."""

    def __init__(self, canvas: Canvas, top: int, height: int, *, own: bool) -> None:
        self.canvas, self.own, self.middle = canvas, own, top + height / 2
        self.ground, self.ink, self.faint = (GOLD, DARK, DARK) if own else (PLATE, WHITE, MUTED)
        """also of what matters less"""
        if own:
            box = MARGIN + 8, top + 2, WIDTH - MARGIN - 8, top + height - 2
            canvas.shape(Shape.PLATE, box, GOLD)
        else:
            canvas.rule(LEFT, RIGHT, top)

    def write(
        self,
        text: str,
        at: tuple[float, float],
        size: int,
        room: float,
        ink: Colour | None = None,
        align: float = 1.0,
    ) -> float:
        """Write something that ends at `at`; see `writing.write`."""
        return write(self.canvas, text, at, size, room, ink or self.ink, align, self.ground)

    def text(
        self,
        text: str,
        at: tuple[float, float],
        size: int,
        ink: Colour | None = None,
        align: float = 1.0,
    ) -> None:
        """Plain Latin text that ends at `at`, however long."""
        self.canvas.text(text, at, size, ink or self.ink, align, self.ground)

    def name(
        self,
        name: str,
        at: tuple[float, float],
        size: int,
        room: float,
        ink: Colour | None = None,
    ) -> float:
        return write_name(self.canvas, name, at, size, room, ink or self.ink, self.ground)

    def shape(
        self, shape: Shape, box: tuple[float, float, float, float], ink: Colour | None = None
    ) -> None:
        self.canvas.shape(shape, box, ink or self.ink, self.ground)

    def mark(
        self, shape: Shape, at: tuple[float, float], size: float, ink: Colour | None = None
    ) -> None:
        self.canvas.mark(shape, at, size, ink or self.ink, self.ground)

    def rank(self, rank: int | None, at: tuple[float, float], ink: Colour | None = None) -> None:
        """A rank around `at`, on a medal for the first three."""
        if rank in MEDALS:
            disc, number = (DARK, GOLD) if self.own else MEDALS[rank]
            self.mark(Shape.DISC, at, MEDAL, disc)
            self.canvas.text(str(rank), at, round(MEDAL * 0.66), number, 0.5, disc)
        else:
            size = RANK if rank is None or rank < 100 else LONG_RANK
            self.write(NO_RANK if rank is None else str(rank), at, size, MOST_RANK, ink, 0.5)

    def sign(self, at: tuple[float, float], ink: Colour | None = None) -> None:
        """Hung behind a number that ends at `at`, so that numbers stay below each other."""
        self.write(SIGN, (at[0] + 2, at[1]), SIGN_SIZE, SIGN_ROOM, ink, 0)
