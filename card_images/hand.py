"""The picture in a player's DM: the trick above as they see it from their seat, their hand below;
and a sample of the cards.

1000 × 600 pixels, a little higher where there are declarations, and lower between two deals. The
cards are cut off below, as when one holds them. Those that may be played stand raised and bright;
when it is their turn the others are lowered and dim.
"""

from collections.abc import Mapping

from bot.rules import Card, Phase, View
from card_images.canvas import MARGIN, WIDTH, Canvas, felt
from card_images.cards import card_height, card_sprite, shaded_part
from card_images.colours import EDGE
from card_images.fields import draw_fields
from card_images.look import Look, Seat
from card_images.plates import Place, PlateSize, across, draw_seats, set_table
from card_images.tokens import Lane
from card_images.trick import (
    ABREAST,
    AUCTION,
    CROSS,
    Edge,
    Marks,
    Measures,
    corner,
    draw_mark,
    draw_middle,
    drop_shadow,
    playable,
)

HEIGHT = 600

CARD = 204
RAISED = 430
LOWERED = 466
PLAIN = 442
GAP = 12
SHADE = 5
_TALL = card_height(CARD)

EMPTY = 150
"""how much of the height is left out between two deals"""
DECLARED = 96
"""how much lower the hand lies where there are declarations, to make room for them"""

PLATE = PlateSize(height=58, text=42, most_name=240, token=52)
SIDE_PLATE = PLATE._replace(line=50)
OWN_PLATE = PLATE._replace(most_name=190)
"""their tokens need the room"""
SIDE = 246
"""middle line of the plates beside the trick"""
CENTRE = (500, 250)
TRICK_CARD = 118
TURN_UP = 160
TRICK_OF_TWO = 146
"""with nobody at the left and at the right there is more room"""
INSET = (WIDTH - 106, 100)
ASIDE = (MARGIN, 246)
BESIDE_TWO = 668
"""to the right of a trick of two"""


def draw_hand(view: View, seats: tuple[Seat, ...], look: Look, marks: Marks | None = None) -> bytes:
    """The PNG of a seat's view."""
    if view.seat is None:
        raise ValueError("a hand is drawn for a seat")
    if view.game_type.in_fields:
        return draw_fields(view, seats, look, view.seat, marks)
    down = 0 if view.rules.declarations == "off" else DECLARED
    height = HEIGHT + down - (0 if view.hand or view.phase is Phase.PLAY else EMPTY)
    two = view.game_type.seats == 2
    scene = set_table(view, look, view.seat, height, ABREAST if two else CROSS)
    centre, aside = ((x, y + down // 2) for x, y in (CENTRE, ASIDE))
    trick = TRICK_OF_TWO if two else TRICK_CARD
    draw_middle(scene, view, Measures(centre, trick, TURN_UP, INSET, aside))
    draw_seats(scene, view, seats, places(down, calling=view.phase in AUCTION, two=two))
    _draw_cards(scene.canvas, view, look, down)
    if marks is not None:
        for card, left in zip(view.hand, hand_places(len(view.hand)), strict=True):
            draw_mark(scene.canvas, marks, card, left, height)
    return scene.canvas.png()


def places(down: int, *, calling: bool, two: bool = False) -> Mapping[Edge, Place]:
    """Return the places of the seats; with declarations there is room above and below their plates.

    `down`: how much lower the hand lies than without these. `calling`: no card of a trick lies
    beside their own plate. `two`: nobody sits at the right, so tokens of who sits above lie there.
    """
    side, own, most = SIDE + down // 2, 392 + down, 3 if down else 1
    lanes = Lane(18, 306, side + 84), Lane(18, 412, side + 138), Lane(18, 306, side - 84)
    left = Place(SIDE_PLATE, (MARGIN, side), 0, lanes[:most])
    below = Lane(574, 796, 102), Lane(588, 796, 156)
    above = below if down else below[:1]
    if two and not calling:
        above = tuple(Lane(BESIDE_TWO, 982, side + y) for y in (-58, 0, 58))
    return {
        Edge.LEFT: left,
        Edge.RIGHT: across(left),
        Edge.TOP: Place(PLATE, (500, 42), 0.5, above, (796,)),
        Edge.BOTTOM: Place(OWN_PLATE, (416, own), 1, (), (982, 14))
        if calling
        else Place(OWN_PLATE, (416, own), 1, (Lane(574, 982, own),), (14,)),
    }


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
    in_turn = bool(may)
    below: tuple[Card, bool, int, int] | None = None
    for card, left in zip(view.hand, hand_places(len(view.hand)), strict=True):
        dim = in_turn and card not in may
        top = down + (PLAIN if not in_turn else LOWERED if dim else RAISED)
        if below is not None:
            lower, is_dim, x, y = below
            box = left - x - SHADE, max(0, top - y + SHADE), min(CARD, left - x + SHADE), _TALL
            if box[0] < CARD:
                part = shaded_part(lower, CARD, look, box, dim=is_dim, ground=EDGE)
                canvas.lay(part, x + box[0], y + box[1])
        # Its corners fit felt and other cards.
        canvas.lay(card_sprite(card, CARD, look, dim=dim, ground=EDGE), left, top)
        below = card, dim, left, top


PREVIEW_HEIGHT = 290
PREVIEWED = tuple(map(Card.parse, ("AS", "KH", "QD", "JC")))
DIM = Card.parse("TD")
_PREVIEW_CARD = 178
_PREVIEW_STEP = 194


def draw_preview(look: Look) -> bytes:
    """The PNG of a look."""
    canvas = Canvas(felt(WIDTH, PREVIEW_HEIGHT), look.felt)
    cards = (*PREVIEWED, DIM)
    for number, card in enumerate(cards):
        x = WIDTH / 2 + _PREVIEW_STEP * (number - (len(cards) - 1) / 2)
        at = corner((x, PREVIEW_HEIGHT / 2), _PREVIEW_CARD)
        drop_shadow(canvas, at, _PREVIEW_CARD)
        canvas.lay(card_sprite(card, _PREVIEW_CARD, look, dim=card is DIM), *at)
    return canvas.png()
