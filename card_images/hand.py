"""The picture in a player's DM: the trick above as he sees it from his seat, his hand below.

1000 × 640 pixels; the cards are cut off below, as when one holds them. Cards that may be played
stand raised and bright; when it is his turn the others are lowered and dim.
"""

from typing import Final

from bot.rules import Card, Phase, Play, View, team_of
from card_images.cache import Sprite
from card_images.canvas import Canvas
from card_images.cards import card_sprite
from card_images.felt import felt
from card_images.look import Look, Seat
from card_images.middle import Measures, Scene, draw_middle
from card_images.palette import EDGE, shading
from card_images.places import Place, places
from card_images.plates import PlateSize, draw_plate, draw_tokens
from card_images.scores import draw_scores

WIDTH: Final = 1000
HEIGHT: Final = 640

CARD: Final = 204
RAISED: Final = 430
LOWERED: Final = 466
PLAIN: Final = 442
MARGIN: Final = 14
GAP: Final = 12
SHADE: Final = 5

PLATE: Final = PlateSize(height=58, text=32, most_name=180, token=52)
CENTRE: Final = (500, 244)
TRICK_CARD: Final = 118
TURN_UP: Final = 160
INSET: Final = (WIDTH - 106, 100)
_MIDDLE: Final = Measures(CENTRE, TRICK_CARD, TURN_UP, INSET)


def draw_hand(view: View, seats: tuple[Seat, ...], look: Look) -> bytes:
    """The PNG of a seat's view."""
    if view.seat is None:
        raise ValueError("a hand is drawn for a seat")
    canvas = Canvas(felt(WIDTH, HEIGHT))
    around = places(view, view.seat)
    draw_scores(canvas, view, MARGIN, MARGIN, team_of(view.seat))
    draw_middle(Scene(canvas, around, look), view, _MIDDLE)
    _draw_plates(canvas, view, seats, look, around)
    _draw_cards(canvas, view, look)
    return canvas.png()


def _draw_plates(
    canvas: Canvas, view: View, seats: tuple[Seat, ...], look: Look, around: dict[int, Place]
) -> None:
    for number, place in around.items():
        seat = seats[number]
        match place:
            case Place.LEFT:
                box = draw_plate(canvas, view, number, seat, PLATE, (MARGIN, 244), 0)
                at, step = (box[0] + 30, box[3] + 34), 1
            case Place.RIGHT:
                box = draw_plate(canvas, view, number, seat, PLATE, (WIDTH - MARGIN, 244), 1)
                at, step = (box[2] - 30, box[3] + 34), -1
            case Place.TOP:
                box = draw_plate(canvas, view, number, seat, PLATE, (500, 42), 0.5)
                at, step = (box[2] + 34, 42), 1
            case Place.BOTTOM:
                box = draw_plate(canvas, view, number, seat, PLATE, (416, 388), 1)
                at, step = (box[0] - 34, 388), -1
        draw_tokens(canvas, view, number, look, PLATE.token, at, step)


def hand_places(count: int) -> list[int]:
    """The left edges of `count` cards, in the middle of the picture."""
    if count == 0:
        return []
    room = WIDTH - 2 * MARGIN - CARD
    step = min(CARD + GAP, room / max(1, count - 1))
    left = (WIDTH - CARD - step * (count - 1)) / 2
    return [round(left + step * n) for n in range(count)]


def playable(view: View) -> frozenset[Card]:
    """The cards that the view's seat may play now."""
    return frozenset(action.card for action in view.options if isinstance(action, Play))


def _draw_cards(canvas: Canvas, view: View, look: Look) -> None:
    may = playable(view)
    his_turn = view.phase is Phase.PLAY and bool(may)
    for number, left in enumerate(hand_places(len(view.hand))):
        card = view.hand[number]
        dim = his_turn and card not in may
        top = PLAIN if not his_turn else LOWERED if dim else RAISED
        if number:
            _shade_neighbour(canvas, left, top)
        canvas.lay(hand_card(card, look, dim), left, top)


def hand_card(card: Card, look: Look, dim: bool) -> Sprite:
    """A card of the hand; its corners fit felt and other cards."""
    return card_sprite(card, CARD, look, dim=dim, ground=EDGE)


def _shade_neighbour(canvas: Canvas, left: int, top: int) -> None:
    """A narrow shadow on the card that this one lies on."""
    box = left - SHADE, top + SHADE, left + SHADE, HEIGHT
    canvas.shade(box, shading())
