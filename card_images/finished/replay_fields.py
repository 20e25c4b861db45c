"""A moment of a finished party of Découverte: both fields, with what lies face down in them.

1000 × 760 pixels. Behind each open card stands, dim, the one that it covers.
"""

from typing import Final

from bot.rules import OpenTable
from card_images.deck.cards import card_height, card_sprite
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import EDGE, FELT, PALE
from card_images.drawing.felt import felt
from card_images.drawing.look import Look, Seat
from card_images.table.decouverte import CARD, HOLLOW, MARGIN, WIDTH, place_left
from card_images.table.edges import Edge, edges
from card_images.table.lanes import Lane, draw_tokens
from card_images.table.middle import Measures, Scene
from card_images.table.open_table import (
    draw_open_middle,
    draw_points,
    is_auction,
    open_card,
    spoken,
    turned,
)
from card_images.table.plates import PlateSize, draw_plate
from card_images.table.scores import draw_scores
from card_images.table.tokens import tokens
from card_images.table.trick import ABREAST, draw_frame, outline

HEIGHT: Final = 760
PEEK: Final = 58
"""how much of a covered card is seen: its index and its suit"""
UPPER: Final = MARGIN + PEEK
"""top of the open cards of the upper field"""
LOWER: Final = HEIGHT - MARGIN - card_height(CARD)
BETWEEN: Final = (UPPER + card_height(CARD), LOWER - PEEK)
"""from the upper field to the lower one"""

PLATE: Final = PlateSize(height=58, text=42, most_name=250, token=52)
CENTRE: Final = (500, sum(BETWEEN) // 2)
_MIDDLE: Final = Measures(CENTRE, card=124, turn_up=124, inset=CENTRE)
SCORES_TOP: Final = BETWEEN[0] + 20
POINTS_AT: Final = BETWEEN[1] - 44


def draw_replay_fields(table: OpenTable, seats: tuple[Seat, ...], look: Look, bottom: int) -> bytes:
    """The PNG of a moment, with seat `bottom` at the bottom."""
    canvas = Canvas(felt(WIDTH, HEIGHT), look.felt)
    view = table.view
    around = edges(view, bottom)
    lower = view.game.accounts.of(bottom)
    draw_scores(canvas, view, MARGIN, SCORES_TOP, lower)
    draw_open_middle(Scene(canvas, around, look, ABREAST), view, _MIDDLE)
    for seat, place in around.items():
        _draw_field(canvas, table, seat, place, look)
        y = BETWEEN[0] + 41 if place is Edge.TOP else BETWEEN[1] - 41
        draw_plate(canvas, view, seat, seats[seat], PLATE, (WIDTH - MARGIN, y), 1)
        lane = Lane(WIDTH - MARGIN - 4, 652, y + (60 if place is Edge.TOP else -60))
        draw_tokens(canvas, tokens(spoken(view), seat, look), PLATE.token, (lane,))
    if not is_auction(view):
        upper = view.game.accounts.other(lower)
        draw_points(canvas, table.points, lower, (MARGIN, POINTS_AT), 0)
        draw_points(canvas, table.points, upper, (MARGIN + 160, POINTS_AT), 0)
    return canvas.png()


def _draw_field(canvas: Canvas, table: OpenTable, seat: int, place: Edge, look: Look) -> None:
    top = UPPER if place is Edge.TOP else LOWER
    framed = turned(table.view)
    rows = zip(table.view.fields[seat], table.covered[seat], strict=True)
    for number, (lying, down) in enumerate(rows):
        at = place_left(number), top
        if down is not None:
            behind = at[0], top - PEEK
            canvas.lay(card_sprite(down, CARD, look, dim=True, ground=EDGE), *behind)
        if lying.up is not None:
            if lying.up is framed:
                draw_frame(canvas, at, CARD)
            canvas.lay(open_card(lying.up, CARD, look), *at)
        elif down is None:
            canvas.lay(outline((CARD, card_height(CARD)), PALE, FELT, HOLLOW), *at)
