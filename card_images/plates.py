"""A seat's plate: disc, name, and what goes with it (turn, dealer, taker, calls, belote)."""

from typing import Final, NamedTuple

from bot.rules import Pass, Suit, Take, View, team_of
from card_images.cache import SPRITES, Sprite
from card_images.canvas import Canvas, tinted
from card_images.cards import suit_colour
from card_images.fonts import text_mask
from card_images.look import Look, Seat
from card_images.names import initials, name_length, name_mask
from card_images.palette import DARK, FELT, GOLD, PAPER, PLATE, TEAM, WHITE, Colour
from card_images.shapes import SUIT_SHAPES, Shape

TEAM_SHAPES: Final = (Shape.DISC, Shape.SQUARE)
"""teams differ by shape as well as colour"""
NAMELESS: Final = "–"
SMALLER: Final = 0.84
"""size of a long name, before it is shortened"""


class PlateSize(NamedTuple):
    """Measures of a plate in pixels."""

    height: int
    text: int
    most_name: int
    token: int


def is_turn(view: View, seat: int) -> bool:
    return any(decision.actor == seat for decision in view.decisions)


def plate_width(seat: Seat, size: PlateSize) -> int:
    """How wide the plate of a name is."""
    return size.height + 8 + _name(seat, size, WHITE, PLATE).width + 18


def draw_plate(
    canvas: Canvas,
    view: View,
    number: int,
    seat: Seat,
    size: PlateSize,
    at: tuple[float, float],
    align: float,
) -> tuple[int, int, int, int]:
    """Draw the plate of seat `number`; `at` is its middle line, `align` 0 left, 0.5, 1 right.

    Returns its box (left, top, right, bottom).
    """
    turn = is_turn(view, number)
    ground, ink = (GOLD, DARK) if turn else (PLATE, WHITE)
    width = plate_width(seat, size)
    left = round(at[0] - align * width)
    top = round(at[1] - size.height / 2)
    box = left, top, left + width, top + size.height
    canvas.shape(Shape.PLATE, box, ground, FELT)
    disc = left + 6, top + 6, left + size.height - 6, top + size.height - 6
    if turn:
        rim = disc[0] - 3, disc[1] - 3, disc[2] + 3, disc[3] + 3
        canvas.shape(TEAM_SHAPES[team_of(number)], rim, DARK, GOLD)
    _draw_disc(canvas, number, seat, disc, DARK if turn else PLATE)
    canvas.lay(
        _name(seat, size, ink, ground),
        left + size.height + 6,
        at[1] - _name(seat, size, ink, ground).height / 2,
    )
    return box


def _name(seat: Seat, size: PlateSize, ink: Colour, ground: Colour) -> Sprite:
    return name_sprite(seat.name, size.text, size.most_name, ink, ground)


def name_sprite(name: str, size: int, most: int, ink: Colour, ground: Colour) -> Sprite:
    """A name at most `most` pixels wide; a dash when nothing of it can be drawn."""

    def draw() -> Sprite:
        fitting = size if name_length(name, size) <= most else round(size * SMALLER)
        mask = name_mask(name, fitting, most) or text_mask(NAMELESS, size)
        return tinted(mask, ink, ground)

    return SPRITES.get(("name", name, size, most, ink, ground), draw)


def _draw_disc(
    canvas: Canvas, number: int, seat: Seat, box: tuple[int, int, int, int], ground: Colour
) -> None:
    team = team_of(number)
    colour = TEAM[team]
    left, top, right, bottom = box
    canvas.shape(TEAM_SHAPES[team], box, colour, ground)
    side = right - left
    letters = initials(seat.name)
    if seat.robot or not letters:
        inset = side * 0.17
        inner = left + inset, top + inset, right - inset, bottom - inset
        canvas.shape(Shape.ROBOT if seat.robot else Shape.PERSON, inner, DARK, colour)
        return
    size = round(side * (0.52 if len(letters) == 1 else 0.44))
    sprite = SPRITES.get(("initials", letters, size, team), lambda: _letters(letters, size, team))
    canvas.lay_centred(sprite, (left + right) / 2, (top + bottom) / 2 + size * 0.02)


def _letters(letters: str, size: int, team: int) -> Sprite:
    mask = name_mask(letters, size, size * 3) or text_mask(NAMELESS, size)
    return tinted(mask, DARK, TEAM[team])


def draw_tokens(
    canvas: Canvas,
    view: View,
    number: int,
    look: Look,
    size: int,
    at: tuple[float, float],
    step: int,
) -> None:
    """Draw what lies beside a plate in a row from `at` on, `step` 1 to the right or -1 left."""
    x, y = at
    for token in tokens(view, number):
        _draw_token(canvas, token, look, size, (x, y))
        x += step * (size + 4)


Token = Suit | str


def tokens(view: View, number: int) -> list[Token]:
    """The taker's trump, the dealer's pack, during the auction the calls, the belote."""
    found: list[Token] = []
    if view.taker == number and view.trump is not None:
        found.append(view.trump)
    if view.dealer == number:
        found.append("dealer")
    if view.taker is None:
        found += [_call_token(call) for call in view.calls if call.actor == number]
    if view.belote_words is not None and view.belote_words[0] == number:
        found.append("rebelote" if view.belote_words[1] == 2 else "belote")
    return found


def _call_token(call: Pass | Take) -> Token:
    return call.suit if isinstance(call, Take) else "pass"


def _draw_token(
    canvas: Canvas, token: Token, look: Look, size: int, centre: tuple[float, float]
) -> None:
    x, y = centre
    half = size / 2
    box = x - half, y - half, x + half, y + half
    if isinstance(token, Suit):
        canvas.shape(Shape.DISC, box, PAPER, FELT)
        inset = size * 0.2
        inner = box[0] + inset, box[1] + inset * 1.05, box[2] - inset, box[3] - inset * 0.95
        canvas.shape(SUIT_SHAPES[token], inner, suit_colour(token, look), PAPER)
        return
    if token == "pass":
        canvas.shape(Shape.DISC, box, PLATE, FELT)
        canvas.text("–", centre, round(size * 0.62), WHITE, PLATE, 0.5)
        return
    shape, ground, ink = _SIGNS[token]
    canvas.shape(Shape.DISC, box, ground, FELT)
    inset = size * 0.2
    inner = box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset
    canvas.shape(shape, inner, ink, ground)


_SIGNS: Final[dict[str, tuple[Shape, Colour, Colour]]] = {
    "dealer": (Shape.CARDS, PLATE, WHITE),
    "belote": (Shape.CROWN, PLATE, GOLD),
    "rebelote": (Shape.CROWN, GOLD, DARK),
}
"""shape, ground and ink of the round signs; belote turns to gold when it is complete"""
