"""The profile of a person, and two people beside each other. 1000 pixels wide, as high as there is
something to show.

A profile has rating and curve, rates as bars, figures, other ratings, titles. Of two people the
first is blue and round, the second orange and square, as two teams are; the better of two numbers
is golden and has an arrow beside it. Every number and word comes as it is read.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from card_images.canvas import MARGIN, WIDTH, Canvas, plates
from card_images.chart import Box, draw_curve
from card_images.colours import GOLD, MUTED, PLATE, TEAM, TRACK, WHITE
from card_images.look import Look, Seat
from card_images.names import SMALLEST, text_width
from card_images.plates import draw_disc
from card_images.shapes import Shape
from card_images.writing import halves, in_rows, name_sprite, write

LEFT = MARGIN + 26
RIGHT = WIDTH - MARGIN - 26
BAR = 18
"""height of a bar"""
NOTCH = 8
"""width of the mark on a bar"""


CHIP = 56
"""height of a chip"""
_STAR = 26
_BESIDE = 10


def chip_rows(names: Sequence[str]) -> list[list[str]]:
    """Names in rows that find room across a plate."""
    return in_rows(names, _chip_width, RIGHT - LEFT, 2 * _BESIDE)


def _chip_width(name: str) -> float:
    return _STAR + _BESIDE + text_width(name, SMALLEST) + _BESIDE


HEAD = 164
DISC = 116
RATING = 76
CURVE = 372
MEASURE = 138
"""height of a bar with what it says"""
TILE = 118
LABEL_LINE = 40
"""of a label that has more than one"""
COLUMNS = 4
POOL = 60
TITLE = 46
"""size of the name"""
TEXT = 38
SMALL = SMALLEST
PAD = 16
"""above and below what stands on a plate"""


class Measure(NamedTuple):
    """A bar: what it says, its share, and where the average stands on it."""

    label: str
    detail: str
    value: str
    share: float
    mark: float | None = None


class Tile(NamedTuple):
    """A number and what it counts."""

    value: str
    label: str


class PoolLine(NamedTuple):
    """A rating in another pool."""

    name: str
    detail: str
    value: str


class ProfileCard(NamedTuple):
    """The content of the picture."""

    seat: Seat
    about: str
    """pool and place, below the name"""
    rating: str
    place: str
    """their rank; empty where they have none"""
    curve_label: str
    curve: tuple[float, ...]
    """the ratings after their last parties, with the one before them first"""
    curve_from: int
    """how many parties came before"""
    measures: tuple[Measure, ...]
    tiles: tuple[Tile, ...]
    pools: tuple[PoolLine, ...] = ()
    titles: tuple[str, ...] = ()
    lost_label: str = ""
    lost: tuple[float, ...] = ()
    """points given away in a deal, party by party"""
    lost_from: int = 1
    """the number of the first of them"""
    lost_now: str = ""


Drawer = Callable[[Canvas, ProfileCard, int], None]
"""draws on the plate that begins at a height"""


def draw_profile(card: ProfileCard, look: Look) -> bytes:
    """The PNG of a profile."""
    rows = -(-len(card.tiles) // COLUMNS)
    found: list[tuple[int, Drawer]] = [(HEAD, _draw_profile_head)]
    if len(card.curve) > 1:
        found.append((CURVE, _draw_curve))
    found.append((len(card.measures) * MEASURE + PAD, _draw_measures))
    if len(card.lost) > 1:
        found.append((CURVE, _draw_lost))
    found.append((rows * _tile_height(card) + 2 * PAD, _draw_tiles))
    if card.pools:
        found.append((len(card.pools) * POOL + PAD, _draw_pools))
    if card.titles:
        found.append((len(chip_rows(card.titles)) * CHIP + 2 * PAD, _draw_titles))
    canvas = plates(look.felt, *(height for height, _ in found))
    top = MARGIN
    for height, draw in found:
        draw(canvas, card, top)
        top += height + MARGIN
    return canvas.png()


def _draw_profile_head(canvas: Canvas, card: ProfileCard, top: int) -> None:
    """The disc, the name above its pool, and the rating above its rank."""
    middle = top + HEAD // 2
    box = LEFT, middle - DISC // 2, LEFT + DISC, middle + DISC // 2
    draw_disc(canvas, (0, 0), card.seat, box, PLATE)
    high, low = (middle - 22, middle + 42) if card.place else (middle, middle)
    canvas.text(card.rating, (RIGHT, high), RATING, GOLD, 1)
    if card.place:
        canvas.text(card.place, (RIGHT, low), SMALL, MUTED, 1)
    left = LEFT + DISC + 24
    beside = max(
        text_width(card.rating, RATING), text_width(card.place, SMALL) if card.place else 0
    )
    room = round(RIGHT - beside - 28 - left)
    name = name_sprite(card.seat.name, TITLE, room, WHITE)
    canvas.lay(name, left, middle - 26 - name.height / 2)
    write(canvas, card.about, (left, middle + 32), SMALL, room, MUTED)


def _draw_curve(canvas: Canvas, card: ProfileCard, top: int) -> None:
    write(canvas, card.curve_label, (LEFT, top + 36), SMALL, RIGHT - LEFT, MUTED)
    draw_curve(canvas, _curve_box(top), card.curve, card.curve_from, card.rating)


def _draw_lost(canvas: Canvas, card: ProfileCard, top: int) -> None:
    write(canvas, card.lost_label, (LEFT, top + 36), SMALL, RIGHT - LEFT, MUTED)
    draw_curve(canvas, _curve_box(top), card.lost, card.lost_from, card.lost_now, least=0)


def _curve_box(top: int) -> Box:
    return LEFT, top + 68, RIGHT, top + CURVE - 6


def _draw_measures(canvas: Canvas, card: ProfileCard, top: int) -> None:
    for number, each in enumerate(card.measures):
        y = top + PAD + number * MEASURE
        text = y + 24
        canvas.text(each.label, (LEFT, text), TEXT, WHITE)
        canvas.text(each.value, (RIGHT, text), TEXT, WHITE, 1)
        upper, lower = y + 62 - BAR // 2, y + 62 + BAR // 2
        canvas.shape(Shape.PILL, (LEFT, upper, RIGHT, lower), TRACK)
        if filled := round((RIGHT - LEFT) * min(1.0, max(0.0, each.share))):
            canvas.shape(Shape.PILL, (LEFT, upper, LEFT + max(BAR, filled), lower), GOLD)
        if each.mark is not None:
            x = LEFT + (RIGHT - LEFT) * min(1.0, max(0.0, each.mark))
            for half, ink in ((NOTCH / 2 + 3, PLATE), (NOTCH / 2, WHITE)):
                canvas.shape(Shape.BAR, (x - half, upper - 7, x + half, lower + 7), ink)
        write(canvas, each.detail, (LEFT, y + 100), SMALL, RIGHT - LEFT, MUTED)


def _draw_tiles(canvas: Canvas, card: ProfileCard, top: int) -> None:
    width, height = (RIGHT - LEFT) / COLUMNS, _tile_height(card)
    for number, each in enumerate(card.tiles):
        row, column = divmod(number, COLUMNS)
        x, y = LEFT + (column + 0.5) * width, top + PAD + row * height
        write(canvas, each.value, (x, y + 40), 54, width - 12, WHITE, 0.5)
        for line, words in enumerate(_label_lines(each)):
            at = x, y + 88 + line * LABEL_LINE
            write(canvas, words, at, SMALL, width - 12, MUTED, 0.5)


def _label_lines(tile: Tile) -> tuple[str, ...]:
    """A label on one line, or on two where it is longer than its tile is wide."""
    room = (RIGHT - LEFT) / COLUMNS - 12
    return (tile.label,) if text_width(tile.label, SMALL) <= room else halves(tile.label, SMALL)


def _tile_height(card: ProfileCard) -> int:
    lines = max((len(_label_lines(each)) for each in card.tiles), default=1)
    return TILE + LABEL_LINE * (lines - 1)


def _draw_pools(canvas: Canvas, card: ProfileCard, top: int) -> None:
    for number, each in enumerate(card.pools):
        y = top + PAD / 2 + number * POOL
        if number:
            canvas.rule(LEFT, RIGHT, y)
        middle = y + POOL / 2
        canvas.text(each.name, (LEFT, middle), SMALL, WHITE)
        canvas.text(each.value, (RIGHT, middle), TEXT, WHITE, 1)
        canvas.text(each.detail, (RIGHT - 150, middle), SMALL, MUTED, 1)


def _draw_titles(canvas: Canvas, card: ProfileCard, top: int) -> None:
    for number, names in enumerate(chip_rows(card.titles)):
        x, y = float(LEFT), top + PAD + number * CHIP + CHIP / 2
        for name in names:
            canvas.mark(Shape.STAR, (x + _STAR / 2, y), _STAR, GOLD)
            canvas.text(name, (x + _STAR + _BESIDE, y), SMALLEST, WHITE)
            x += _chip_width(name) + 2 * _BESIDE


PAIR_HEAD = 176
PAIR_DISC = 100
CHANCE = 132
ROW = 64
MET = 128
LAST = 74
NAME = 44
PAIR_PAD = 10
MIDDLE = WIDTH // 2
COLUMN = 205
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
    """The content of the picture."""

    seats: tuple[Seat, Seat]
    about: str
    chance: Split | None
    rows: tuple[PairRow, ...]
    against: Split | None
    together: str
    """what they have played as partners"""


def draw_pair(card: PairCard, look: Look) -> bytes:
    """The PNG of a comparison."""
    head = PAIR_HEAD + CHANCE * (card.chance is not None)
    rows = len(card.rows) * ROW + 2 * PAIR_PAD
    last = LAST + MET * (card.against is not None)
    canvas = plates(look.felt, head, rows, last)
    top = MARGIN
    _draw_pair_head(canvas, card, top)
    if card.chance:
        _draw_split(canvas, card.chance, top + PAIR_HEAD)
    top += head + MARGIN
    for number, row in enumerate(card.rows):
        _draw_row(canvas, row, top + PAIR_PAD + number * ROW, first=number == 0)
    top += rows + MARGIN
    if card.against:
        _draw_split(canvas, card.against, top + PAIR_PAD)
    y = top + last - LAST / 2
    write(canvas, card.together, (MIDDLE, y), SMALL, RIGHT - LEFT, WHITE, 0.5)
    return canvas.png()


def _draw_pair_head(canvas: Canvas, card: PairCard, top: int) -> None:
    """A disc at either edge, the names beside them, the pool below."""
    y = top + 18 + PAIR_DISC // 2
    room = MIDDLE - LEFT - PAIR_DISC - 40
    for side, seat in enumerate(card.seats):
        left = RIGHT - PAIR_DISC if side else LEFT
        box = left, y - PAIR_DISC // 2, left + PAIR_DISC, y + PAIR_DISC // 2
        draw_disc(canvas, (side, side), seat, box, PLATE)
        name = name_sprite(seat.name, NAME, room, WHITE)
        x = left - 20 - name.width if side else left + PAIR_DISC + 20
        canvas.lay_beside(name, x, y)
    write(canvas, card.about, (MIDDLE, top + PAIR_HEAD - 28), SMALL, RIGHT - LEFT, MUTED, 0.5)


def _draw_split(canvas: Canvas, split: Split, top: float) -> None:
    y = top + 40
    room = RIGHT - LEFT - 2 * max(text_width(each, TEXT + 8) for each in split.ends) - 40
    write(canvas, split.label, (MIDDLE, y), SMALL, room, MUTED, 0.5)
    canvas.text(split.ends[0], (LEFT, y), TEXT + 8, WHITE)
    canvas.text(split.ends[1], (RIGHT, y), TEXT + 8, WHITE, 1)
    # The first one's share at the left, a gap between them.
    upper, lower, width = top + 76, top + 100, RIGHT - LEFT
    middle = LEFT + min(width - 24, max(24, round(width * split.share)))
    canvas.shape(Shape.PILL, (LEFT, upper, middle - 4, lower), TEAM[0])
    canvas.shape(Shape.PILL, (middle + 4, upper, RIGHT, lower), TEAM[1])


def _draw_row(canvas: Canvas, row: PairRow, top: int, *, first: bool) -> None:
    y = top + ROW / 2
    if not first:
        canvas.rule(LEFT, RIGHT, top)
    room = RIGHT - LEFT - 2 * COLUMN
    write(canvas, row.label, (MIDDLE, y), SMALL, room, MUTED, 0.5)
    for side, value in enumerate(row.values):
        better = row.better == side
        at = RIGHT if side else LEFT
        canvas.text(value, (at, y), TEXT, GOLD if better else WHITE, side)
        if better:
            beside = text_width(value, TEXT) + 16
            x = at - beside - 24 if side else at + beside
            canvas.shape(Shape.UP, (x, y - 11, x + 24, y + 11), GOLD)
