"""Belote Découverte: both fields in one picture, for its two players and for the table.

1000 × 690 pixels. The eight places of a player lie in a row, each card on the covered one, of
which a strip of the back is seen; between the fields the trick. In their own picture the cards that
a player may play stand raised and bright, and when it is their turn the others are dim.
"""

from bot.rules import Card, OpenPlace, Phase, View
from card_images.canvas import MARGIN, SPRITES, WIDTH, Sprite
from card_images.cards import back_sprite, card_height, card_sprite
from card_images.colours import EDGE, FELT, PALE, shaded, toned
from card_images.look import Look, Seat
from card_images.plates import Place, PlateSize, draw_seats, set_table
from card_images.tokens import Lane
from card_images.trick import (
    ABREAST,
    Edge,
    Marks,
    Measures,
    Scene,
    draw_frame,
    draw_mark,
    draw_middle,
    drop_shadow,
    outline,
    playable,
)

HEIGHT = 690

FIELD_CARD = 116
PEEK = 24
"""how much of a covered card is seen"""
UPPER = MARGIN + PEEK
"""top of the cards of the upper field"""
LOWER = HEIGHT - MARGIN - PEEK - card_height(FIELD_CARD)
RAISED = 16
"""how much higher a card stands that may be played"""

PLATE = PlateSize(height=58, text=42, most_name=250, token=52)
CENTRE = (500, (UPPER + LOWER + card_height(FIELD_CARD)) // 2)
TRICK_CARD = 142
INSET = (78, 422)
_MIDDLE = Measures(CENTRE, TRICK_CARD, TRICK_CARD, INSET)
SCORES_TOP = 215


def beside_field(size: PlateSize, y: int, down: int) -> Place:
    """A plate at the right of what lies between the fields, with tokens so much below it."""
    lane = Lane(WIDTH - MARGIN - 4, 652, y + down)
    return Place(size, (WIDTH - MARGIN, y), 1, (lane,))


PLACES = {
    Edge.TOP: beside_field(PLATE, UPPER + card_height(FIELD_CARD) + 41, 60),
    Edge.BOTTOM: beside_field(PLATE, LOWER - RAISED - 37, -60),
}
SHADOW = 4
"""of a card on the one that it covers"""
HOLLOW = 3
"""width of the line around a place whose cards are played"""

_NOTHING = OpenPlace(None, covered=False)
_BARE = (_NOTHING,) * 8


def draw_fields(
    view: View, seats: tuple[Seat, ...], look: Look, bottom: int, marks: Marks | None = None
) -> bytes:
    """The PNG of a seat's view or of the table's, with seat `bottom` at the bottom."""
    scene = set_table(view, look, bottom, HEIGHT, ABREAST, SCORES_TOP)
    draw_middle(scene, view, _MIDDLE)
    for seat, place in scene.around.items():
        _draw_field(scene, view, seat, place)
    draw_seats(scene, view, seats, PLACES)
    if marks is not None and view.fields:
        for number, lying in enumerate(view.fields[bottom]):
            low = LOWER + card_height(FIELD_CARD) - RAISED
            draw_mark(scene.canvas, marks, lying.up, place_left(number), low)
    return scene.canvas.png()


def place_left(number: int) -> int:
    """The left edge of a place of either field."""
    return MARGIN + round(number * (WIDTH - 2 * MARGIN - FIELD_CARD) / 7)


def _draw_field(scene: Scene, view: View, seat: int, place: Edge) -> None:
    canvas, look = scene.canvas, scene.look
    may = playable(view) if view.seat == seat else frozenset[Card]()
    # The suit of the turned-up card may be taken, or has just been.
    offered = view.offered if view.phase is Phase.CALL else None
    for number, lying in enumerate(view.fields[seat] if view.fields else _BARE):
        left, top = place_left(number), UPPER if place is Edge.TOP else LOWER
        raised = RAISED * (lying.up in may)
        if lying.covered:
            down = -PEEK if place is Edge.TOP else PEEK
            drop_shadow(canvas, (left, top + down), FIELD_CARD)
            back = back_sprite(FIELD_CARD)
            if lying.up is not None:
                edge = -raised - down
                back = _shaded_back(edge if place is Edge.TOP else edge + card_height(FIELD_CARD))
            canvas.lay(back, left, top + down)
        elif lying.up is None:
            canvas.lay(hollow(FIELD_CARD), left, top)
        if lying.up is not None:
            at = left, top - raised
            if not lying.covered:
                drop_shadow(canvas, at, FIELD_CARD)
            if lying.up is offered:
                draw_frame(canvas, at, FIELD_CARD)
            dim = bool(may) and lying.up not in may
            canvas.lay(field_card(lying.up, look, dim), *at)


def hollow(width: int) -> Sprite:
    """The outline of a place whose cards are played."""
    return outline((width, card_height(width)), PALE, FELT, HOLLOW)


def field_card(card: Card, look: Look, dim: bool) -> Sprite:
    """A card of a field; its index is large, for two fields are a lot to read.

    Its corners fit felt and other cards.
    """
    return card_sprite(card, FIELD_CARD, look, dim=dim, ground=EDGE, plain=True)


def _shaded_back(edge: int) -> Sprite:
    """A back with a narrow shadow of the card that lies on it and ends at that height."""

    def draw() -> Sprite:
        back = back_sprite(FIELD_CARD)
        image = back.image.copy()
        box = 0, edge - SHADOW, FIELD_CARD, edge + SHADOW
        image.paste(image.crop(box).point(toned(shaded)), box)
        return Sprite(image, back.mask)

    return SPRITES.get(("shaded back", edge), draw)
