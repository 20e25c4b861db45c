"""The profile of a person: rating and its curve, rates as bars, figures, other ratings, titles.

1000 pixels wide, as high as there is something to show. Every number and word comes as it is read.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import GOLD, MUTED, PLATE, WHITE
from card_images.drawing.felt import felt
from card_images.drawing.fonts import SMALLEST, text_width
from card_images.drawing.look import Look, Seat
from card_images.drawing.writing import halves
from card_images.people.profile_curve import draw_curve
from card_images.people.profile_parts import (
    CHIP,
    LEFT,
    MARGIN,
    RIGHT,
    WIDTH,
    chip_rows,
    draw_bar,
    draw_chips,
    draw_fitted,
    draw_plate,
    draw_rule,
)
from card_images.table.plates import draw_disc, name_sprite

HEAD: Final = 164
DISC: Final = 116
RATING: Final = 76
CURVE: Final = 372
MEASURE: Final = 138
"""height of a bar with what it says"""
TILE: Final = 118
LABEL_LINE: Final = 40
"""of a label that has more than one"""
COLUMNS: Final = 4
POOL: Final = 60
TITLE: Final = 46
"""size of the name"""
TEXT: Final = 38
SMALL: Final = SMALLEST
PAD: Final = 16
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
    """All that the picture shows."""

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
    canvas = Canvas(felt(WIDTH, height_of(card)), look.felt)
    top = MARGIN
    for height, draw in _plates(card):
        draw_plate(canvas, top, height)
        draw(canvas, card, top)
        top += height + MARGIN
    return canvas.png()


def height_of(card: ProfileCard) -> int:
    return MARGIN + sum(height + MARGIN for height, _ in _plates(card))


def _plates(card: ProfileCard) -> list[tuple[int, Drawer]]:
    """The heights of the plates, and what draws on each."""
    rows = -(-len(card.tiles) // COLUMNS)
    found: list[tuple[int, Drawer]] = [(HEAD, _draw_head)]
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


def _draw_head(canvas: Canvas, card: ProfileCard, top: int) -> None:
    """The disc, the name above its pool, and the rating above its rank."""
    middle = top + HEAD // 2
    box = LEFT, middle - DISC // 2, LEFT + DISC, middle + DISC // 2
    draw_disc(canvas, (0, 0), card.seat, box, PLATE)
    high, low = (middle - 22, middle + 42) if card.place else (middle, middle)
    canvas.text(card.rating, (RIGHT, high), RATING, GOLD, PLATE, 1)
    if card.place:
        canvas.text(card.place, (RIGHT, low), SMALL, MUTED, PLATE, 1)
    left = LEFT + DISC + 24
    beside = max(
        text_width(card.rating, RATING), text_width(card.place, SMALL) if card.place else 0
    )
    room = round(RIGHT - beside - 28 - left)
    name = name_sprite(card.seat.name, TITLE, room, WHITE, PLATE)
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
        canvas.text(each.label, (LEFT, text), TEXT, WHITE, PLATE)
        canvas.text(each.value, (RIGHT, text), TEXT, WHITE, PLATE, 1)
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
        canvas.text(each.name, (LEFT, middle), SMALL, WHITE, PLATE)
        canvas.text(each.value, (RIGHT, middle), TEXT, WHITE, PLATE, 1)
        canvas.text(each.detail, (RIGHT - 150, middle), SMALL, MUTED, PLATE, 1)


def _draw_titles(canvas: Canvas, card: ProfileCard, top: int) -> None:
    for number, names in enumerate(chip_rows(card.titles)):
        draw_chips(canvas, names, top + PAD + number * CHIP + CHIP / 2)
