"""A seat's plate: disc and name, golden while it is asked."""

from typing import Final, NamedTuple

from bot.rules import View
from card_images.drawing.cache import SPRITES, Sprite
from card_images.drawing.canvas import Canvas, tinted, written
from card_images.drawing.colours import DARK, FELT, GOLD, PLATE, TEAM, WHITE, Colour, Ink
from card_images.drawing.fonts import text_mask
from card_images.drawing.look import Seat
from card_images.drawing.names import fitting, initials, name_length, name_mask
from card_images.drawing.shapes import Shape
from card_images.table.avatars import avatar_sprite

TEAM_SHAPES: Final = (Shape.DISC, Shape.SQUARE)
"""teams differ by shape as well as colour"""
EDGE: Final = 14
"""beside a name below its disc"""
NAMELESS: Final = "–"

WIDEST_LETTERS: Final = 0.84
"""of initials, in widths of the disc"""
FRAME: Final = 4
"""width of the team's colour around an avatar"""

Box = tuple[int, int, int, int]
"""left, top, right, bottom"""


class PlateSize(NamedTuple):
    """Measures of a plate in pixels."""

    height: int
    text: int
    most_name: int
    token: int
    line: int = 0
    """height of a line for the name below the disc, where there is too little room beside it"""


def is_turn(view: View, seat: int) -> bool:
    """Return whether the party waits for the seat; who may do something unasked is not in turn."""
    return any(each.actor == seat and each.waits for each in view.decisions)


def plate_width(seat: Seat, size: PlateSize) -> int:
    """How wide the plate of a name is."""
    name = _name(seat, size, WHITE, PLATE).width
    return max(size.height, name + 2 * EDGE) if size.line else size.height + 8 + name + 18


def draw_plate(
    canvas: Canvas,
    view: View,
    number: int,
    seat: Seat,
    size: PlateSize,
    at: tuple[float, float],
    align: float,
) -> Box:
    """Draw the plate of seat `number`; `at` is its middle line, `align` 0 left, 0.5, 1 right.

    Returns its box.
    """
    turn, team = is_turn(view, number), view.game.accounts.of(number)
    ground, ink = (GOLD, DARK) if turn else (PLATE, WHITE)
    width = plate_width(seat, size)
    left = round(at[0] - align * width)
    high = size.height + size.line
    top = round(at[1] - high / 2)
    box = left, top, left + width, top + high
    canvas.shape(Shape.PLATE, box, ground, FELT)
    x, side = left + 6, size.height - 12
    if size.line:
        x = round(left + (width - side) / 2)
    disc = x, top + 6, x + side, top + 6 + side
    if turn:
        rim = disc[0] - 2, disc[1] - 2, disc[2] + 2, disc[3] + 2
        canvas.shape(TEAM_SHAPES[team], rim, DARK, GOLD)
    draw_disc(canvas, (number, team), seat, disc, DARK if turn else PLATE)
    name = _name(seat, size, ink, ground)
    if size.line:
        canvas.lay_centred(name, left + width / 2, top + size.height + size.line / 2 - 3)
    else:
        canvas.lay(name, left + size.height + 6, at[1] - name.height / 2)
    return box


def _name(seat: Seat, size: PlateSize, ink: Colour, ground: Colour) -> Sprite:
    return name_sprite(seat.name, size.text, size.most_name, ink, ground)


def name_sprite(name: str, size: int, most: int, ink: Colour, ground: Colour) -> Sprite:
    """A name at most `most` pixels wide, smaller before it is cut; a dash when nothing of it can be
    drawn."""

    def draw() -> Sprite:
        mask = name_mask(name, fitting(name, size, most), most) or text_mask(NAMELESS, size)
        return written(mask, ink, ground)

    return SPRITES.get(("name", name, size, most, ink, ground), draw)


def line_sprite(text: str, size: int, most: int, ink: Ink, ground: Ink) -> Sprite:
    """A name as `name_sprite` draws it, but never smaller than `size`: what is long is cut."""

    def draw() -> Sprite:
        return tinted(name_mask(text, size, most) or text_mask(NAMELESS, size), ink, ground)

    return SPRITES.get(("line", text, size, most, ink, ground), draw)


def draw_disc(
    canvas: Canvas,
    place: tuple[int, int],
    seat: Seat,
    box: tuple[int, int, int, int],
    ground: Colour,
) -> None:
    """Draw somebody's picture or initials on their team's shape; `place`: number of seat, team."""
    team = place[1]
    colour = TEAM[team]
    left, top, right, bottom = box
    canvas.shape(TEAM_SHAPES[team], box, colour, ground)
    side = right - left
    if seat.avatar is not None and not seat.robot:
        shape, inner = TEAM_SHAPES[team], side - 2 * FRAME
        sprite = avatar_sprite(seat.avatar, shape, inner, place)
        canvas.lay(sprite, left + FRAME, top + FRAME)
        return
    letters = initials(seat.name)
    if seat.robot or not letters:
        inset = side * 0.17
        inner = left + inset, top + inset, right - inset, bottom - inset
        canvas.shape(Shape.ROBOT if seat.robot else Shape.PERSON, inner, DARK, colour)
        return
    size = _size_of_letters(letters, side)
    sprite = SPRITES.get(("initials", letters, size, team), lambda: _letters(letters, size, team))
    canvas.lay_centred(sprite, (left + right) / 2, (top + bottom) / 2 + size * 0.02)


def _size_of_letters(letters: str, side: int) -> int:
    """Letters of some scripts are as wide as three of others; the disc holds them all."""
    size = round(side * (0.52 if len(letters) == 1 else 0.44))
    return min(size, int(size * WIDEST_LETTERS * side / max(1, name_length(letters, size))))


def _letters(letters: str, size: int, team: int) -> Sprite:
    mask = name_mask(letters, size, size * 3) or text_mask(NAMELESS, size)
    return tinted(mask, DARK, TEAM[team])
