"""The plates around a table: those of the seats, golden while they are asked, with disc, name and
tokens, and the plate with the scores of all teams."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.rules import ByAccount, Ruleset, View
from card_images.avatars import avatar_sprite
from card_images.canvas import MARGIN, SPRITES, WIDTH, Canvas, Sprite, felt, tinted
from card_images.cards import back_sprite
from card_images.colours import DARK, FELT, GOLD, PLATE, TEAM, TRACK, WHITE, Colour
from card_images.look import Look, Seat
from card_images.names import (
    SMALLEST,
    initials,
    name_length,
    name_mask,
    text_mask,
    text_width,
)
from card_images.shapes import Shape
from card_images.tokens import Lane, draw_tokens, tokens
from card_images.trick import CROSS, Edge, Scene, Spread, edges
from card_images.writing import NAMELESS, name_sprite

TEAM_SHAPES = (Shape.DISC, Shape.SQUARE, Shape.SHIELD)
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


class Place(NamedTuple):
    """The place of a seat's plate: its middle line, and a point at which the plate begins, ends
    (`align` 1) or has its middle (0.5)."""

    size: PlateSize
    at: tuple[float, float]
    align: float
    lanes: tuple[Lane, ...]
    """for its tokens"""
    beside: tuple[float, ...] = ()
    """where lanes end that begin beside the plate, which come first"""

    def lanes_around(self, plate: Box) -> list[Lane]:
        left, _, right, _ = plate
        x, y = self.at
        beside = [Lane(right + 8 if end > x else left - 8, end, y) for end in self.beside]
        return [*beside, *self.lanes]


def across(place: Place) -> Place:
    """The place at the right, as in a mirror of the one at the left."""
    x, y = place.at
    lanes = tuple(Lane(WIDTH - each.x, WIDTH - each.end, each.y) for each in place.lanes)
    return Place(place.size, (WIDTH - x, y), 1, lanes)


def set_table(
    view: View,
    look: Look,
    bottom: int,
    height: int,
    spread: Spread = CROSS,
    scores: int = MARGIN,
    *,
    bare: bool = False,
) -> Scene:
    """Felt with the scores on it, from `scores` down, for seat `bottom` at the bottom."""
    canvas = Canvas(felt(WIDTH, height), look.felt)
    draw_scores(canvas, view, scores, view.game_type.accounts.of(bottom), None if bare else look)
    return Scene(canvas, edges(view, bottom), look, spread, bare)


def draw_seats(
    scene: Scene, view: View, seats: tuple[Seat, ...], places: Mapping[Edge, Place]
) -> None:
    """Each seat's plate, and beside it its tokens."""
    for number, edge in scene.around.items():
        place = places[edge]
        box = draw_plate(scene.canvas, view, number, seats[number], place)
        beside = tokens(view, number, scene.look)
        draw_tokens(scene.canvas, beside, place.size.token, place.lanes_around(box))


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
    place: Place,
) -> Box:
    """Draw the plate of seat `number`, and return its box."""
    size, at = place.size, place.at
    turn, team = is_turn(view, number), view.game_type.accounts.of(number)
    ground, ink = (GOLD, DARK) if turn else (PLATE, WHITE)
    width = plate_width(seat, size)
    left = round(at[0] - place.align * width)
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


def draw_team(
    canvas: Canvas, team: int, at: tuple[float, float], size: float = 26, ground: Colour = PLATE
) -> None:
    """The sign of a team around `at`."""
    canvas.mark(TEAM_SHAPES[team], at, size, TEAM[team], ground)


SCORES_WIDTH = 304
_ROW = 48
_POINTS = 150
"""right edge of a score, which may have four figures"""
_BAR = (164, 62)
"""left edge and length"""
_PILE = 236
_NOTE = (120, 46)
"""width and height of a note, unless its words are wider"""
_BESIDE_WORDS = 36


def draw_scores(canvas: Canvas, view: View, top: int, first: int, look: Look | None = None) -> None:
    """A plate with one row an account, account `first` above, and notes below it: where there is
    room, in the words of a `look`."""
    left, teams = MARGIN, (first, *view.game_type.accounts.others(first))
    end = top + scores_height(len(teams))
    canvas.shape(Shape.PLATE, (left, top, left + SCORES_WIDTH, end), PLATE, FELT)
    for row, team in enumerate(teams):
        _draw_row(canvas, view, left, top + 8 + row * _ROW, team)
    for word, ink in _notes(view, look):
        width = _note_width(word)
        box = left, end + 8, left + width, end + 8 + _NOTE[1]
        canvas.shape(Shape.PLATE, box, PLATE, FELT)
        canvas.text(word, (left + width / 2, box[1] + _NOTE[1] / 2), SMALLEST, ink, 0.5)
        left += width + 8


def scores_height(teams: int) -> int:
    """How high the plate is."""
    return 16 + _ROW * teams


def notes_width(view: View) -> int:
    """How far to the right the notes below the plate reach, without words."""
    return sum(_note_width(word) + 8 for word, _ in _notes(view))


def _note_width(word: str) -> int:
    return max(_NOTE[0], round(text_width(word, SMALLEST)) + _BESIDE_WORDS)


def _notes(view: View, look: Look | None = None) -> Iterator[tuple[str, Colour]]:
    """Deals played of those to be played, and points held over for the next deal, which are named
    where nothing else takes the room."""
    if view.rules.ends_by_deals:
        yield f"{view.deals_done}/{view.rules.deals_limit}", WHITE
    if view.held:
        points = sum(sum(each.points) for each in view.held)
        if look is None or view.rules.ends_by_deals:
            yield f"+{points}", GOLD
        else:
            yield f"{look.words('sheet-held')} {points}", GOLD


def _draw_row(canvas: Canvas, view: View, left: int, top: int, team: int) -> None:
    middle = top + _ROW / 2
    draw_team(canvas, team, (left + 27, middle))
    won = view.winner == team
    canvas.text(str(view.scores[team]), (left + _POINTS, middle), 38, GOLD if won else WHITE, 1)
    bar = left + _BAR[0], middle
    if won:
        canvas.shape(Shape.CROWN, (bar[0], middle - 15, bar[0] + 34, middle + 15), GOLD)
        return
    draw_way(canvas, view.scores, team, view.rules, bar, _BAR[1])
    if tricks := view.tricks_won[team]:
        canvas.lay(back_sprite(24), left + _PILE, top + 8)
        canvas.text(str(tricks), (left + _PILE + 32, middle), SMALLEST, WHITE)


def draw_way(
    canvas: Canvas,
    scores: ByAccount,
    team: int,
    rules: Ruleset,
    at: tuple[float, float],
    length: int,
) -> None:
    """A bar of how much of the way through the party a team has behind it; `at` is its left end."""
    points = max(0, scores[team])
    share = points / (max(*scores, 1) if rules.ends_by_deals else rules.target)
    left, top, bottom = at[0], at[1] - 6, at[1] + 6
    canvas.shape(Shape.PLATE, (left, top, left + length, bottom), TRACK)
    reach = round(length * min(1, share))
    if reach >= 4:
        canvas.shape(Shape.PLATE, (left, top, left + max(reach, 12), bottom), TEAM[team])
