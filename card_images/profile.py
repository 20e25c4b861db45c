"""The profile of a person, and two people beside each other. 1000 pixels wide, as high as there is
something to show.

A profile has rating and curve, rates as bars, figures, other ratings, titles. Of two people the
first is blue and round, the second orange and square, as two teams are; the better of two numbers
is golden and has an arrow beside it. Every number and word comes as it is read.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from card_images.canvas import MARGIN, WIDTH, Canvas, felt
from card_images.chart import draw_curve
from card_images.colours import FELT, GOLD, MUTED, PLATE, TEAM, TRACK, WHITE, Colour
from card_images.look import Look, Seat
from card_images.names import SMALLEST, text_width
from card_images.plates import draw_disc
from card_images.shapes import Shape
from card_images.writing import halves, name_sprite

LEFT = MARGIN + 26
RIGHT = WIDTH - MARGIN - 26
BAR = 18
"""height of a bar"""
NOTCH = 8
"""width of the mark on a bar"""


def draw_plate(canvas: Canvas, top: int, height: int) -> None:
    """A plate from one margin to the other."""
    canvas.shape(Shape.PLATE, (MARGIN, top, WIDTH - MARGIN, top + height), PLATE, FELT)


def fitted(text: str, size: int, room: float) -> int:
    """The size, at most `size`, at which a text finds room; none is smaller than `SMALLEST`."""
    while size > SMALLEST and text_width(text, size) > room:
        size -= 2
    return size


def draw_fitted(
    canvas: Canvas,
    text: str,
    at: tuple[float, float],
    size: int,
    room: float,
    ink: Colour,
    align: float = 0.0,
) -> None:
    """A line of text, smaller where there is little room, and cut short where there is less."""
    size = fitted(text, size, room)
    if text_width(text, size) <= room:
        canvas.text(text, at, size, ink, align)
        return
    sprite = name_sprite(text, size, round(room), ink)
    canvas.lay(sprite, at[0] - align * sprite.width, at[1] - sprite.height / 2)


def draw_bar(
    canvas: Canvas, y: float, share: float, *, mark: float | None = None, ink: Colour = GOLD
) -> None:
    """A bar across the plate, filled to a share; `mark` is where a notch stands."""
    top, bottom = round(y - BAR / 2), round(y + BAR / 2)
    canvas.shape(Shape.PILL, (LEFT, top, RIGHT, bottom), TRACK)
    filled = round((RIGHT - LEFT) * min(1.0, max(0.0, share)))
    if filled:
        canvas.shape(Shape.PILL, (LEFT, top, LEFT + max(BAR, filled), bottom), ink)
    if mark is not None:
        x = LEFT + (RIGHT - LEFT) * min(1.0, max(0.0, mark))
        box = x - NOTCH / 2 - 3, top - 7, x + NOTCH / 2 + 3, bottom + 7
        canvas.shape(Shape.BAR, box, PLATE)
        canvas.shape(Shape.BAR, (box[0] + 3, box[1], box[2] - 3, box[3]), WHITE)


def draw_split(canvas: Canvas, y: float, share: float, height: int = BAR) -> None:
    """A bar of two colours: the first one's share at the left, a gap between them."""
    top, bottom = round(y - height / 2), round(y + height / 2)
    width = RIGHT - LEFT
    middle = LEFT + min(width - height, max(height, round(width * share)))
    canvas.shape(Shape.PILL, (LEFT, top, middle - 4, bottom), TEAM[0])
    canvas.shape(Shape.PILL, (middle + 4, top, RIGHT, bottom), TEAM[1])


def draw_rule(canvas: Canvas, y: float) -> None:
    """A thin line between two rows of a plate."""
    canvas.shape(Shape.BAR, (LEFT, y, RIGHT, y + 2), TRACK)


CHIP = 56
"""height of a chip"""
_CHIP_TEXT = SMALLEST
_STAR = 26
_BESIDE = 10


def chip_rows(names: Sequence[str]) -> list[list[str]]:
    """Names in rows that find room across a plate."""
    rows: list[list[str]] = []
    left = 0.0
    for name in names:
        if _chip_width(name) > left:
            rows.append([])
            left = float(RIGHT - LEFT)
        rows[-1].append(name)
        left -= _chip_width(name) + 2 * _BESIDE
    return rows


def draw_chips(canvas: Canvas, names: Sequence[str], y: float) -> None:
    """A row of names, each beside a golden star."""
    x = float(LEFT)
    for name in names:
        star = x, y - _STAR / 2, x + _STAR, y + _STAR / 2
        canvas.shape(Shape.STAR, star, GOLD)
        canvas.text(name, (x + _STAR + _BESIDE, y), _CHIP_TEXT, WHITE)
        x += _chip_width(name) + 2 * _BESIDE


def _chip_width(name: str) -> float:
    return _STAR + _BESIDE + text_width(name, _CHIP_TEXT) + _BESIDE


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
    canvas = Canvas(felt(WIDTH, profile_height(card)), look.felt)
    top = MARGIN
    for height, draw in _plates(card):
        draw_plate(canvas, top, height)
        draw(canvas, card, top)
        top += height + MARGIN
    return canvas.png()


def profile_height(card: ProfileCard) -> int:
    return MARGIN + sum(height + MARGIN for height, _ in _plates(card))


def _plates(card: ProfileCard) -> list[tuple[int, Drawer]]:
    """The heights of the plates, and what draws on each."""
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
    return found


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
    draw_fitted(canvas, card.about, (left, middle + 32), SMALL, room, MUTED)


def _draw_curve(canvas: Canvas, card: ProfileCard, top: int) -> None:
    draw_fitted(canvas, card.curve_label, (LEFT, top + 36), SMALL, RIGHT - LEFT, MUTED)
    box = LEFT, top + 68, RIGHT, top + CURVE - 6
    draw_curve(canvas, box, card.curve, card.curve_from, card.rating)


def _draw_lost(canvas: Canvas, card: ProfileCard, top: int) -> None:
    draw_fitted(canvas, card.lost_label, (LEFT, top + 36), SMALL, RIGHT - LEFT, MUTED)
    box = LEFT, top + 68, RIGHT, top + CURVE - 6
    draw_curve(canvas, box, card.lost, card.lost_from, card.lost_now, least=0)


def _draw_measures(canvas: Canvas, card: ProfileCard, top: int) -> None:
    for number, each in enumerate(card.measures):
        y = top + PAD + number * MEASURE
        text = y + 24
        canvas.text(each.label, (LEFT, text), TEXT, WHITE)
        canvas.text(each.value, (RIGHT, text), TEXT, WHITE, 1)
        draw_bar(canvas, y + 62, each.share, mark=each.mark)
        draw_fitted(canvas, each.detail, (LEFT, y + 100), SMALL, RIGHT - LEFT, MUTED)


def _draw_tiles(canvas: Canvas, card: ProfileCard, top: int) -> None:
    width, height = (RIGHT - LEFT) / COLUMNS, _tile_height(card)
    for number, each in enumerate(card.tiles):
        row, column = divmod(number, COLUMNS)
        x, y = LEFT + (column + 0.5) * width, top + PAD + row * height
        draw_fitted(canvas, each.value, (x, y + 40), 54, width - 12, WHITE, 0.5)
        for line, words in enumerate(_label_lines(each)):
            at = x, y + 88 + line * LABEL_LINE
            draw_fitted(canvas, words, at, SMALL, width - 12, MUTED, 0.5)


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
            draw_rule(canvas, y)
        middle = y + POOL / 2
        canvas.text(each.name, (LEFT, middle), SMALL, WHITE)
        canvas.text(each.value, (RIGHT, middle), TEXT, WHITE, 1)
        canvas.text(each.detail, (RIGHT - 150, middle), SMALL, MUTED, 1)


def _draw_titles(canvas: Canvas, card: ProfileCard, top: int) -> None:
    for number, names in enumerate(chip_rows(card.titles)):
        draw_chips(canvas, names, top + PAD + number * CHIP + CHIP / 2)


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
    height = pair_height(card)
    canvas = Canvas(felt(WIDTH, height), look.felt)
    top = MARGIN
    head = PAIR_HEAD + (CHANCE if card.chance else 0)
    draw_plate(canvas, top, head)
    _draw_pair_head(canvas, card, top)
    if card.chance:
        _draw_split(canvas, card.chance, top + PAIR_HEAD)
    top += head + MARGIN
    draw_plate(canvas, top, len(card.rows) * ROW + 2 * PAIR_PAD)
    for number, row in enumerate(card.rows):
        _draw_row(canvas, row, top + PAIR_PAD + number * ROW, first=number == 0)
    top += len(card.rows) * ROW + 2 * PAIR_PAD + MARGIN
    draw_plate(canvas, top, _last(card))
    if card.against:
        _draw_split(canvas, card.against, top + PAIR_PAD)
    y = top + _last(card) - LAST / 2
    draw_fitted(canvas, card.together, (MIDDLE, y), SMALL, RIGHT - LEFT, WHITE, 0.5)
    return canvas.png()


def pair_height(card: PairCard) -> int:
    head = PAIR_HEAD + (CHANCE if card.chance else 0)
    return head + len(card.rows) * ROW + 2 * PAIR_PAD + _last(card) + 4 * MARGIN


def _last(card: PairCard) -> int:
    return LAST + (MET if card.against else 0)


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
    draw_fitted(canvas, card.about, (MIDDLE, top + PAIR_HEAD - 28), SMALL, RIGHT - LEFT, MUTED, 0.5)


def _draw_split(canvas: Canvas, split: Split, top: float) -> None:
    y = top + 40
    room = RIGHT - LEFT - 2 * max(text_width(each, TEXT + 8) for each in split.ends) - 40
    draw_fitted(canvas, split.label, (MIDDLE, y), SMALL, room, MUTED, 0.5)
    canvas.text(split.ends[0], (LEFT, y), TEXT + 8, WHITE)
    canvas.text(split.ends[1], (RIGHT, y), TEXT + 8, WHITE, 1)
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
        canvas.text(value, (at, y), TEXT, GOLD if better else WHITE, side)
        if better:
            beside = text_width(value, TEXT) + 16
            x = at - beside - 24 if side else at + beside
            canvas.shape(Shape.UP, (x, y - 11, x + 24, y + 11), GOLD)
