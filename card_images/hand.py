"""The picture in a player's DM: the trick above as they see it from their seat, their hand below;
and a sample of the cards.

1000 × 600 pixels, a little higher where there are declarations, and lower between two deals. The
cards are cut off below, as when one holds them. Those that may be played stand raised and bright;
when it is their turn the others are lowered and dim.
"""

from typing import NamedTuple

from bot.rules import Card, Phase, View
from card_images.canvas import MARGIN, WIDTH, Canvas, Sprite, felt
from card_images.cards import card_height, card_sprite, shaded_part
from card_images.colours import EDGE
from card_images.fields import draw_fields
from card_images.look import Look, Seat
from card_images.plates import Box, PlateSize, draw_plate, draw_scores
from card_images.tokens import Lane, draw_tokens, tokens
from card_images.trick import (
    AUCTION,
    Edge,
    Marks,
    Measures,
    Scene,
    corner,
    draw_mark,
    draw_middle,
    drop_shadow,
    edges,
    playable,
)

HEIGHT = 600

CARD = 204
RAISED = 430
LOWERED = 466
PLAIN = 442
GAP = 12
SHADE = 5

EMPTY = 150
"""how much of the height is left out between two deals"""
DECLARED = 96
"""how much lower the hand lies where there are declarations, to make room for them"""

PLATE = PlateSize(height=58, text=42, most_name=240, token=52)
SIDE_PLATE = PLATE._replace(line=50)
OWN_PLATE = PLATE._replace(most_name=190)
"""their tokens need the room"""
SIZES = {
    Edge.LEFT: SIDE_PLATE,
    Edge.RIGHT: SIDE_PLATE,
    Edge.TOP: PLATE,
    Edge.BOTTOM: OWN_PLATE,
}
SIDE = 246
"""middle line of the plates beside the trick"""
CENTRE = (500, 250)
TRICK_CARD = 118
TURN_UP = 160
INSET = (WIDTH - 106, 100)


def draw_hand(view: View, seats: tuple[Seat, ...], look: Look, marks: Marks | None = None) -> bytes:
    """The PNG of a seat's view."""
    if view.seat is None:
        raise ValueError("a hand is drawn for a seat")
    if view.game.in_fields:
        return draw_fields(view, seats, look, view.seat, marks)
    down = lower(view)
    height = HEIGHT + down - (0 if view.hand or view.phase is Phase.PLAY else EMPTY)
    canvas = Canvas(felt(WIDTH, height), look.felt)
    around = edges(view, view.seat)
    draw_scores(canvas, view, MARGIN, MARGIN, view.game.accounts.of(view.seat))
    centre = CENTRE[0], CENTRE[1] + down // 2
    draw_middle(Scene(canvas, around, look), view, Measures(centre, TRICK_CARD, TURN_UP, INSET))
    for number, place in around.items():
        at, align = plate_at(place, down)
        box = draw_plate(canvas, view, number, seats[number], SIZES[place], at, align)
        lanes = lanes_of(place, box, down, calling=view.phase in AUCTION)
        draw_tokens(canvas, tokens(view, number, look), PLATE.token, lanes)
    _draw_cards(canvas, view, look, down)
    if marks is not None:
        for card, left in zip(view.hand, hand_places(len(view.hand)), strict=True):
            draw_mark(canvas, marks, card, left, height)
    return canvas.png()


def lower(view: View) -> int:
    """How much lower than elsewhere the hand lies in this game, in pixels."""
    return 0 if view.rules.declarations == "off" else DECLARED


def plate_at(place: Edge, down: int) -> tuple[tuple[int, int], float]:
    """Middle line and alignment of a plate."""
    match place:
        case Edge.LEFT:
            return (MARGIN, SIDE + down // 2), 0
        case Edge.RIGHT:
            return (WIDTH - MARGIN, SIDE + down // 2), 1
        case Edge.TOP:
            return (500, 42), 0.5
        case Edge.BOTTOM:
            return (416, 392 + down), 1


def lanes_of(place: Edge, plate: Box, down: int, *, calling: bool) -> tuple[Lane, ...]:
    """Where the tokens of a seat lie; with declarations there is room above and below as well.

    `calling`: no card of a trick lies beside their own plate.
    """
    left, right = plate[0] - 8, plate[2] + 8
    below, above = plate[3] + 30, plate[1] - 30
    match place:
        case Edge.LEFT:
            more = (Lane(18, 412, below + 54), Lane(18, 306, above)) if down else ()
            return Lane(18, 306, below), *more
        case Edge.RIGHT:
            more = (Lane(982, 588, below + 54), Lane(982, 694, above)) if down else ()
            return Lane(982, 694, below), *more
        case Edge.TOP:
            more = (Lane(588, 796, 156),) if down else ()
            return Lane(right, 796, 42), Lane(574, 796, 102), *more
        case Edge.BOTTOM if calling:
            return Lane(right, 982, plate[1] + 29), Lane(left, 14, plate[1] + 29)
        case Edge.BOTTOM:
            return Lane(left, 14, plate[1] + 29), Lane(574, 982, plate[1] + 29)


def hand_places(count: int) -> list[int]:
    """The left edges of `count` cards, in the middle of the picture."""
    if count == 0:
        return []
    room = WIDTH - 2 * MARGIN - CARD
    step = min(CARD + GAP, room / max(1, count - 1))
    left = (WIDTH - CARD - step * (count - 1)) / 2
    return [round(left + step * n) for n in range(count)]


def _draw_cards(canvas: Canvas, view: View, look: Look, down: int) -> None:
    """The hand from left to right, each card with a narrow shadow on the one that it lies on."""
    may = playable(view)
    his_turn = view.phase is Phase.PLAY and bool(may)
    below: _Lying | None = None
    for card, left in zip(view.hand, hand_places(len(view.hand)), strict=True):
        dim = his_turn and card not in may
        top = down + (PLAIN if not his_turn else LOWERED if dim else RAISED)
        lying = _Lying(card, dim, left, top)
        if below is not None:
            _shade(canvas, below, lying, look)
        canvas.lay(hand_card(card, look, dim), left, top)
        below = lying


class _Lying(NamedTuple):
    """A card of the hand and its top left corner."""

    card: Card
    dim: bool
    left: int
    top: int


def _shade(canvas: Canvas, below: _Lying, above: _Lying, look: Look) -> None:
    across, down = above.left - below.left, above.top - below.top
    box = across - SHADE, max(0, down + SHADE), min(CARD, across + SHADE), card_height(CARD)
    if box[0] < CARD:
        part = shaded_part(below.card, CARD, look, box, dim=below.dim, ground=EDGE)
        canvas.lay(part, below.left + box[0], below.top + box[1])


def hand_card(card: Card, look: Look, dim: bool) -> Sprite:
    """A card of the hand; its corners fit felt and other cards."""
    return card_sprite(card, CARD, look, dim=dim, ground=EDGE)


PREVIEW_HEIGHT = 290
PREVIEWED = tuple(map(Card.parse, ("AS", "KH", "QD", "JC")))
DIM = Card.parse("TD")
_PREVIEW_CARD = 178
_PREVIEW_STEP = 194


def draw_preview(look: Look) -> bytes:
    """The PNG of a look."""
    canvas = Canvas(felt(WIDTH, PREVIEW_HEIGHT), look.felt)
    cards = (*PREVIEWED, DIM)
    left = (WIDTH - _PREVIEW_STEP * (len(cards) - 1) - _PREVIEW_CARD) / 2
    for number, card in enumerate(cards):
        at = corner(
            (left + number * _PREVIEW_STEP + _PREVIEW_CARD / 2, PREVIEW_HEIGHT / 2), _PREVIEW_CARD
        )
        drop_shadow(canvas, at, _PREVIEW_CARD)
        canvas.lay(card_sprite(card, _PREVIEW_CARD, look, dim=card is DIM), *at)
    return canvas.png()
