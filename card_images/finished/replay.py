"""A moment of a finished party with all four hands open. 1000 × 1010 pixels.

Each card keeps its place in its hand through the deal; where one was played its outline is left.
Of two players the fields are drawn (replay_fields.py).
"""

from typing import Final

from bot.rules import OpenTable
from card_images.deck.cards import card_height
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import FELT, PALE
from card_images.drawing.felt import felt
from card_images.drawing.look import Look, Seat
from card_images.finished.replay_fields import draw_replay_fields
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
from card_images.table.plates import Box, PlateSize, draw_plate
from card_images.table.scores import draw_scores, notes_width
from card_images.table.tokens import tokens
from card_images.table.trick import draw_frame, outline

WIDTH: Final = 1000
HEIGHT: Final = 1010
MARGIN: Final = 14

CARD: Final = 84
GAP: Final = 6
HOLLOW: Final = 3
"""width of the line around a place whose card was played"""
SIDE_COLUMNS: Final = 2
TOP_HAND: Final = 134
SIDE_HANDS: Final = TOP_HAND + card_height(CARD) + 14
BOTTOM_HAND: Final = HEIGHT - MARGIN - card_height(CARD)
SIDE: Final = MARGIN + SIDE_COLUMNS * (CARD + GAP) - GAP
"""the inner edge of the hand at the left"""

PLATE_SIZE: Final = PlateSize(height=58, text=42, most_name=204, token=52)
BESIDE_SCORES: Final = 332
SIDE_PLATES: Final = SIDE_HANDS + 30
BOTTOM_PLATE: Final = BOTTOM_HAND - 40
CENTRE: Final = (500, SIDE_HANDS + 330)
_MIDDLE: Final = Measures(CENTRE, card=118, turn_up=150, inset=CENTRE)


def draw_replay(table: OpenTable, seats: tuple[Seat, ...], look: Look, bottom: int = 0) -> bytes:
    """The PNG of a moment, with seat `bottom` at the bottom."""
    if table.view.game.in_fields:
        return draw_replay_fields(table, seats, look, bottom)
    canvas = Canvas(felt(WIDTH, HEIGHT), look.felt)
    around = edges(table.view, bottom)
    accounts = table.view.game.accounts
    own = accounts.of(bottom)
    draw_scores(canvas, table.view, MARGIN, MARGIN, own)
    draw_open_middle(Scene(canvas, around, look), table.view, _MIDDLE)
    for seat, place in around.items():
        _draw_hand(canvas, table, seat, place, look)
        at, align = _plate(place)
        box = draw_plate(canvas, table.view, seat, seats[seat], PLATE_SIZE, at, align)
        beside = tokens(spoken(table.view), seat, look)
        draw_tokens(canvas, beside, PLATE_SIZE.token, _lanes(place, box))
    if not is_auction(table.view):
        y = BOTTOM_PLATE - 62
        draw_points(canvas, table.points, own, (SIDE + 16, y), 0)
        draw_points(canvas, table.points, accounts.other(own), (WIDTH - SIDE - 16, y), 1)
    return canvas.png()


# Hands -------------------------------------------------------------------------------------------


def _draw_hand(canvas: Canvas, table: OpenTable, seat: int, place: Edge, look: Look) -> None:
    dealt, held = table.dealt[seat], frozenset(table.hands[seat])
    framed = turned(table.view)
    clear = MARGIN + notes_width(table.view)
    for card, at in zip(dealt, hand_places(place, len(dealt), clear), strict=True):
        if card not in held:
            canvas.lay(outline((CARD, card_height(CARD)), PALE, FELT, HOLLOW), *at)
            continue
        if card is framed:
            draw_frame(canvas, at, CARD)
        canvas.lay(open_card(card, CARD, look), *at)


def hand_places(place: Edge, count: int, clear: int = 0) -> list[tuple[int, int]]:
    """The top left corners of a hand's cards: in a row, at the sides in rows of two.

    `clear`: where the upper hand may begin, to the right of the notes below the scores.
    """
    step = CARD + GAP
    if place in (Edge.TOP, Edge.BOTTOM):
        top = TOP_HAND if place is Edge.TOP else BOTTOM_HAND
        left = (WIDTH - count * step + GAP) // 2
        if place is Edge.TOP:
            left = max(left, clear)
        return [(left + number * step, top) for number in range(count)]
    left = MARGIN if place is Edge.LEFT else WIDTH - SIDE
    return [
        (
            left + number % SIDE_COLUMNS * step,
            SIDE_HANDS + number // SIDE_COLUMNS * (card_height(CARD) + GAP),
        )
        for number in range(count)
    ]


def _plate(place: Edge) -> tuple[tuple[int, int], float]:
    """Middle line and alignment of a plate."""
    match place:
        case Edge.LEFT:
            return (SIDE + 12, SIDE_PLATES), 0
        case Edge.RIGHT:
            return (WIDTH - SIDE - 12, SIDE_PLATES), 1
        case Edge.TOP:
            return (BESIDE_SCORES, 44), 0
        case Edge.BOTTOM:
            return (WIDTH // 2, BOTTOM_PLATE), 0.5


def _lanes(place: Edge, plate: Box) -> tuple[Lane, ...]:
    """Where the tokens of a seat lie, between the hands and clear of the trick."""
    left, right = plate[0] - 8, plate[2] + 8
    match place:
        case Edge.LEFT:
            below = SIDE_PLATES + 60
            return Lane(SIDE + 16, 430, below), Lane(SIDE + 16, 430, below + 58)
        case Edge.RIGHT:
            below = SIDE_PLATES + 60
            return Lane(WIDTH - SIDE - 16, 570, below), Lane(WIDTH - SIDE - 16, 570, below + 58)
        case Edge.TOP:
            return Lane(right, WIDTH - MARGIN, 44), Lane(BESIDE_SCORES, WIDTH - MARGIN, 102)
        case Edge.BOTTOM:
            return Lane(right, WIDTH - MARGIN, BOTTOM_PLATE), Lane(left, MARGIN, BOTTOM_PLATE)
