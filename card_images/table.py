"""The picture in the table's thread: what everybody may see. 1000 × 640 pixels."""

from typing import Final

from bot.rules import View, team_of
from card_images.canvas import Canvas
from card_images.felt import felt
from card_images.look import Look, Seat
from card_images.middle import Measures, Scene, draw_middle
from card_images.places import Place, places
from card_images.plates import PlateSize, draw_plate, draw_tokens
from card_images.scores import draw_scores

WIDTH: Final = 1000
HEIGHT: Final = 640
MARGIN: Final = 14

PLATE: Final = PlateSize(height=66, text=34, most_name=174, token=60)
CENTRE: Final = (500, 320)
TRICK_CARD: Final = 136
TURN_UP: Final = 184
INSET: Final = (WIDTH - 106, 100)
_MIDDLE: Final = Measures(CENTRE, TRICK_CARD, TURN_UP, INSET)


def draw_table(view: View, seats: tuple[Seat, ...], look: Look, bottom: int = 0) -> bytes:
    """The PNG of the public view, with seat `bottom` at the bottom."""
    if view.seat is not None:
        raise ValueError("the table shows the view of no seat")
    canvas = Canvas(felt(WIDTH, HEIGHT))
    around = places(view, bottom)
    draw_scores(canvas, view, MARGIN, MARGIN, team_of(bottom))
    draw_middle(Scene(canvas, around, look), view, _MIDDLE)
    for number, place in around.items():
        seat = seats[number]
        match place:
            case Place.LEFT:
                box = draw_plate(canvas, view, number, seat, PLATE, (MARGIN, 320), 0)
                at, step = (box[0] + 34, box[3] + 42), 1
            case Place.RIGHT:
                box = draw_plate(canvas, view, number, seat, PLATE, (WIDTH - MARGIN, 320), 1)
                at, step = (box[2] - 34, box[3] + 42), -1
            case Place.TOP:
                box = draw_plate(canvas, view, number, seat, PLATE, (500, 48), 0.5)
                at, step = (box[2] + 42, 48), 1
            case Place.BOTTOM:
                box = draw_plate(canvas, view, number, seat, PLATE, (500, HEIGHT - 48), 0.5)
                at, step = (box[2] + 42, HEIGHT - 48), 1
        draw_tokens(canvas, view, number, look, PLATE.token, at, step)
    return canvas.png()
