"""The picture in the table's thread: what everybody may see. 1000 × 640 pixels."""

from bot.rules import View
from card_images.canvas import MARGIN, WIDTH
from card_images.fields import draw_fields
from card_images.look import Look, Seat
from card_images.plates import Place, PlateSize, across, draw_seats, set_table
from card_images.tokens import Lane
from card_images.trick import ABREAST, AUCTION, CROSS, Edge, Measures, draw_middle

HEIGHT = 640

PLATE = PlateSize(height=66, text=46, most_name=250, token=60)
SIDE_PLATE = PLATE._replace(most_name=240, line=56)
"""beside the trick there is less room than above and below it"""
CENTRE = (500, 320)
TRICK_CARD = 132
TURN_UP = 184
INSET = (WIDTH - 106, 100)
TRICK_OF_TWO = 158
"""with nobody at the left and at the right there is more room"""
ASIDE = (MARGIN, 320)
_MIDDLE = Measures(CENTRE, TRICK_CARD, TURN_UP, INSET)
_MIDDLE_OF_TWO = Measures(CENTRE, TRICK_OF_TWO, TURN_UP, INSET, ASIDE)

_LEFT = Place(
    SIDE_PLATE, (MARGIN, 294), 0, (Lane(18, 276, 390), Lane(18, 418, 461), Lane(18, 418, 527))
)
PLACES = {
    Edge.LEFT: _LEFT,
    Edge.RIGHT: across(_LEFT),
    Edge.TOP: Place(PLATE, (500, 48), 0.5, (Lane(580, 796, 114), Lane(580, 796, 188)), (796,)),
    Edge.BOTTOM: Place(PLATE, (500, HEIGHT - 48), 0.5, (), (982, 18)),
}
"""clear of the trick and of each other"""
PLACES_OF_TWO = PLACES | {
    Edge.TOP: PLACES[Edge.TOP]._replace(lanes=tuple(Lane(690, 982, y) for y in (196, 262, 328)))
}
"""beside a trick of two, where nobody sits at the right"""


def draw_table(view: View, seats: tuple[Seat, ...], look: Look, bottom: int = 0) -> bytes:
    """The PNG of the public view, with seat `bottom` at the bottom."""
    if view.seat is not None:
        raise ValueError("the table shows the view of no seat")
    if view.game_type.in_fields:
        return draw_fields(view, seats, look, bottom)
    two = view.game_type.seats == 2
    scene = set_table(view, look, bottom, HEIGHT, ABREAST if two else CROSS)
    draw_middle(scene, view, _MIDDLE_OF_TWO if two else _MIDDLE)
    beside = two and view.phase not in AUCTION
    draw_seats(scene, view, seats, PLACES_OF_TWO if beside else PLACES)
    return scene.canvas.png()
