"""Belote Découverte: both fields in one picture, for its two players and for the table.

1000 × 690 pixels. The eight places of a player lie in a row, each card on the covered one, of
which a strip of the back is seen; between the fields the trick. In their own picture the cards that
a player may play stand raised and bright, and when it is their turn the others are dim.
"""

from bot.rules import Card, OpenPlace, Phase, View
from card_images.canvas import MARGIN, SPRITES, WIDTH, Canvas, Sprite, felt
from card_images.cards import back_sprite, card_height, card_sprite
from card_images.colours import EDGE, FELT, PALE, shading
from card_images.look import Look, Seat
from card_images.plates import PlateSize, draw_plate, draw_scores
from card_images.tokens import Lane, draw_tokens, tokens
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
    edges,
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
    canvas = Canvas(felt(WIDTH, HEIGHT), look.felt)
    around = edges(view, bottom)
    draw_scores(canvas, view, MARGIN, SCORES_TOP, view.game.accounts.of(bottom))
    draw_middle(Scene(canvas, around, look, ABREAST), view, _MIDDLE)
    for seat, place in around.items():
        _draw_field(canvas, view, seat, place, look)
        _draw_plate(canvas, view, seat, place, seats[seat], look)
    if marks is not None and view.fields:
        for number, lying in enumerate(view.fields[bottom]):
            low = LOWER + card_height(FIELD_CARD) - RAISED
            draw_mark(canvas, marks, lying.up, place_left(number), low)
    return canvas.png()


def _draw_plate(
    canvas: Canvas, view: View, number: int, place: Edge, seat: Seat, look: Look
) -> None:
    """The plate beside its field, and the tokens towards the middle."""
    upper = place is Edge.TOP
    y = UPPER + card_height(FIELD_CARD) + 41 if upper else LOWER - RAISED - 37
    draw_plate(canvas, view, number, seat, PLATE, (WIDTH - MARGIN, y), 1)
    lane = Lane(WIDTH - MARGIN - 4, 652, y + (60 if upper else -60))
    draw_tokens(canvas, tokens(view, number, look), PLATE.token, (lane,))


def place_left(number: int) -> int:
    """The left edge of a place of either field."""
    return MARGIN + round(number * (WIDTH - 2 * MARGIN - FIELD_CARD) / 7)


def _draw_field(canvas: Canvas, view: View, seat: int, place: Edge, look: Look) -> None:
    may = playable(view) if view.seat == seat else frozenset[Card]()
    offered = view.turn_up if _is_offered(view) else None
    for number, lying in enumerate(view.fields[seat] if view.fields else _BARE):
        left, top = place_left(number), UPPER if place is Edge.TOP else LOWER
        raised = RAISED * (lying.up in may)
        if lying.covered:
            _draw_covered(canvas, place, (left, top), None if lying.up is None else raised)
        elif lying.up is None:
            canvas.lay(
                outline((FIELD_CARD, card_height(FIELD_CARD)), PALE, FELT, HOLLOW), left, top
            )
        if lying.up is not None:
            at = left, top - raised
            if not lying.covered:
                drop_shadow(canvas, at, FIELD_CARD)
            if lying.up is offered:
                draw_frame(canvas, at, FIELD_CARD)
            dim = bool(may) and lying.up not in may
            canvas.lay(field_card(lying.up, look, dim), *at)


def _is_offered(view: View) -> bool:
    """Tell whether the turned-up card's suit may be taken, or has just been."""
    return view.phase is Phase.CALL and not view.game.auction.by_bids


def field_card(card: Card, look: Look, dim: bool) -> Sprite:
    """A card of a field; its index is large, for two fields are a lot to read.

    Its corners fit felt and other cards.
    """
    return card_sprite(card, FIELD_CARD, look, dim=dim, ground=EDGE, plain=True)


def _draw_covered(canvas: Canvas, place: Edge, at: tuple[int, int], raised: int | None) -> None:
    """A covered card, of which a strip is seen behind the open one `at` its place.

    `raised`: how much higher that one stands; None when it is gone.
    """
    down = -PEEK if place is Edge.TOP else PEEK
    left, top = at[0], at[1] + down
    drop_shadow(canvas, (left, top), FIELD_CARD)
    if raised is None:
        canvas.lay(back_sprite(FIELD_CARD), left, top)
        return
    above = at[1] - raised - top
    canvas.lay(
        _shaded_back(above if place is Edge.TOP else above + card_height(FIELD_CARD)), left, top
    )


def _shaded_back(edge: int) -> Sprite:
    """A back with a narrow shadow of the card that lies on it and ends at that height."""

    def draw() -> Sprite:
        back = back_sprite(FIELD_CARD)
        image = back.image.copy()
        box = 0, edge - SHADOW, FIELD_CARD, edge + SHADOW
        image.paste(image.crop(box).point(shading()), box)
        return Sprite(image, back.mask)

    return SPRITES.get(("shaded back", edge), draw)
