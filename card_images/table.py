"""The picture in the table's thread: what everybody may see. 1000 × 640 pixels."""

from bot.rules import View
from card_images.canvas import MARGIN, WIDTH, Canvas, felt
from card_images.fields import draw_fields
from card_images.look import Look, Seat
from card_images.plates import Box, PlateSize, draw_plate, draw_scores
from card_images.tokens import Lane, draw_tokens, tokens
from card_images.trick import Edge, Measures, Scene, draw_middle, edges

HEIGHT = 640

PLATE = PlateSize(height=66, text=46, most_name=250, token=60)
SIDE_PLATE = PLATE._replace(most_name=240, line=56)
"""beside the trick there is less room than above and below it"""
SIZES = {
    Edge.LEFT: SIDE_PLATE,
    Edge.RIGHT: SIDE_PLATE,
    Edge.TOP: PLATE,
    Edge.BOTTOM: PLATE,
}
CENTRE = (500, 320)
TRICK_CARD = 132
TURN_UP = 184
INSET = (WIDTH - 106, 100)
_MIDDLE = Measures(CENTRE, TRICK_CARD, TURN_UP, INSET)

PLATES = {
    Edge.LEFT: ((MARGIN, 294), 0.0),
    Edge.RIGHT: ((WIDTH - MARGIN, 294), 1.0),
    Edge.TOP: ((500, 48), 0.5),
    Edge.BOTTOM: ((500, HEIGHT - 48), 0.5),
}
"""middle line and alignment of each plate"""


def draw_table(view: View, seats: tuple[Seat, ...], look: Look, bottom: int = 0) -> bytes:
    """The PNG of the public view, with seat `bottom` at the bottom."""
    if view.seat is not None:
        raise ValueError("the table shows the view of no seat")
    if view.game.in_fields:
        return draw_fields(view, seats, look, bottom)
    canvas = Canvas(felt(WIDTH, HEIGHT), look.felt)
    around = edges(view, bottom)
    draw_scores(canvas, view, MARGIN, MARGIN, view.game.accounts.of(bottom))
    draw_middle(Scene(canvas, around, look), view, _MIDDLE)
    for number, place in around.items():
        at, align = PLATES[place]
        box = draw_plate(canvas, view, number, seats[number], SIZES[place], at, align)
        draw_tokens(canvas, tokens(view, number, look), PLATE.token, lanes_of(place, box))
    return canvas.png()


def lanes_of(place: Edge, plate: Box) -> tuple[Lane, ...]:
    """Where the tokens of a seat lie, clear of the trick and of its neighbours' tokens."""
    left, right = plate[0] - 8, plate[2] + 8
    match place:
        case Edge.LEFT:
            return _beside_the_trick(18, 276), *_below_the_trick(18, 418)
        case Edge.RIGHT:
            return _beside_the_trick(982, 724), *_below_the_trick(982, 582)
        case Edge.TOP:
            return Lane(right, 796, 48), Lane(580, 796, 114), Lane(580, 796, 188)
        case Edge.BOTTOM:
            return Lane(right, 982, 592), Lane(left, 18, 592)


def _beside_the_trick(x: int, end: int) -> Lane:
    return Lane(x, end, 390)


def _below_the_trick(x: int, end: int) -> tuple[Lane, Lane]:
    return Lane(x, end, 461), Lane(x, end, 527)
