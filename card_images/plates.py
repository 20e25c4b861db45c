"""A seat's plate, golden while it is asked, with disc and name; and the scores of both teams on
theirs."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.rules import Pair, Ruleset, View
from card_images.avatars import avatar_sprite
from card_images.canvas import SPRITES, Canvas, Sprite, tinted
from card_images.cards import back_sprite
from card_images.colours import DARK, FELT, GOLD, PLATE, TEAM, TRACK, WHITE, Colour
from card_images.look import Seat
from card_images.names import SMALLEST, initials, name_length, name_mask, text_mask
from card_images.shapes import Shape
from card_images.writing import NAMELESS, name_sprite

TEAM_SHAPES = (Shape.DISC, Shape.SQUARE)
"""teams differ by shape as well as colour"""
EDGE = 14
"""beside a name below its disc"""
WIDEST_LETTERS = 0.84
"""of initials, in widths of the disc"""
FRAME = 4
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


SCORES_WIDTH = 304
SCORES_HEIGHT = 112
_ROW = 48
_POINTS = 150
"""right edge of a score, which may have four figures"""
_BAR = (164, 62)
"""left edge and length"""
_PILE = 236
_NOTE = (120, 46)


def draw_scores(canvas: Canvas, view: View, left: int, top: int, first: int) -> None:
    """A plate with one row a team, team `first` above."""
    canvas.shape(Shape.PLATE, (left, top, left + SCORES_WIDTH, top + SCORES_HEIGHT), PLATE, FELT)
    for row, team in enumerate((first, view.game.accounts.other(first))):
        _draw_row(canvas, view, left, top + 8 + row * _ROW, team)
    for word, ink in _notes(view):
        box = left, top + SCORES_HEIGHT + 8, left + _NOTE[0], top + SCORES_HEIGHT + 8 + _NOTE[1]
        canvas.shape(Shape.PLATE, box, PLATE, FELT)
        at = left + _NOTE[0] / 2, box[1] + _NOTE[1] / 2
        canvas.text(word, at, SMALLEST, ink, 0.5)
        left += _NOTE[0] + 8


def notes_width(view: View) -> int:
    """How far to the right the notes below the plate reach."""
    return sum(_NOTE[0] + 8 for _ in _notes(view))


def _notes(view: View) -> Iterator[tuple[str, Colour]]:
    """Deals played of those to be played, and points held over for the next deal."""
    if view.rules.ends_by_deals:
        yield f"{view.deals_done}/{view.rules.deals_limit}", WHITE
    if view.held:
        yield f"+{sum(sum(each.points) for each in view.held)}", GOLD


def _draw_row(canvas: Canvas, view: View, left: int, top: int, team: int) -> None:
    middle = top + _ROW / 2
    canvas.shape(TEAM_SHAPES[team], (left + 14, middle - 13, left + 40, middle + 13), TEAM[team])
    won = view.winner == team
    canvas.text(str(view.scores[team]), (left + _POINTS, middle), 38, GOLD if won else WHITE, 1)
    if won:
        crown = left + _BAR[0], middle - 15, left + _BAR[0] + 34, middle + 15
        canvas.shape(Shape.CROWN, crown, GOLD)
        return
    _draw_bar(canvas, share_of_party(view.scores, team, view.rules), (left + _BAR[0], middle), team)
    _draw_pile(canvas, view.tricks_won[team], (left + _PILE, top), team)


def share_of_party(scores: Pair, team: int, rules: Ruleset) -> float:
    """How much of the way a team has behind it, 0 to 1."""
    if rules.ends_by_deals:
        return max(0, scores[team]) / max(*scores, 1)
    return min(1.0, max(0, scores[team]) / rules.target)


def _draw_bar(canvas: Canvas, share: float, at: tuple[float, float], team: int) -> None:
    left, middle = at
    right, top, bottom = left + _BAR[1], middle - 6, middle + 6
    canvas.shape(Shape.PLATE, (left, top, right, bottom), TRACK)
    reach = round(_BAR[1] * share)
    if reach >= 4:
        canvas.shape(Shape.PLATE, (left, top, left + max(reach, 12), bottom), TEAM[team])


def _draw_pile(canvas: Canvas, tricks: int, at: tuple[int, int], team: int) -> None:
    if not tricks:
        return
    left, top = at
    canvas.lay(back_sprite(24), left, top + 8)
    canvas.text(str(tricks), (left + 32, top + _ROW / 2), SMALLEST, WHITE)
