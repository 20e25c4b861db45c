"""A moment of a finished party with everybody's cards open. 1000 × 1010 pixels; of two players
both fields, 1000 × 760.

Each card keeps its place in its hand through the deal; where one was played its outline is left.
In Découverte behind each open card stands, dim, the one that it covers; dim is also what nobody
plays, a stock and what the taker laid away. At the end of the auction what came to a hand in it or
after it is in gold. Where it is shown how the deal may go on, each card has the
number of its trick, on gold where it wins it.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.rules import Card, OpenTable, Phase, View
from card_images.canvas import MARGIN, WIDTH, Sprite
from card_images.cards import card_height, card_sprite, suit_colour
from card_images.colours import EDGE, FELT, GOLD, INK, PAPER, PLATE, WHITE
from card_images.fields import FIELD_CARD, beside_field, hollow, place_left
from card_images.look import Look, Seat
from card_images.names import SMALLEST, text_width
from card_images.plates import (
    Place,
    PlateSize,
    across,
    draw_seats,
    draw_team,
    notes_width,
    set_table,
)
from card_images.shapes import SUIT_SHAPES, Shape
from card_images.tokens import Lane
from card_images.trick import ABREAST, CROSS, Edge, Measures, Scene, Spread, draw_frame, draw_middle

POINTS = 46
"""size of the card points"""
TURN, TURN_SUIT = 0.5, 0.4
"""widths of the disc with the number of a card's trick and of the suit beside it, in card widths"""
TURN_EDGE = 4
BELOW_INDEX = 0.76
"""where the index of a bare card ends, in card widths"""


def is_auction(view: View) -> bool:
    """Tell whether the moment is the end of the auction: no card is played."""
    return not (any(view.tricks_won) or view.trick)


def open_card(card: Card, width: int, look: Look) -> Sprite:
    """A card of a hand, bare: all cards of the pack are a lot to read, and to send.

    Its corners fit felt and other cards.
    """
    return card_sprite(card, width, look, ground=EDGE, bare=True)


HEIGHT = 1010

CARD = 84
GAP = 6
"""width of the line around a place whose card was played"""
SIDE_COLUMNS = 2
TOP_HAND = 134
SIDE_HANDS = TOP_HAND + card_height(CARD) + 14
BELOW_SCORES = 236
"""top of the hands at the sides of three, which have ten cards in some games"""
BOTTOM_HAND = HEIGHT - MARGIN - card_height(CARD)
SIDE = MARGIN + SIDE_COLUMNS * (CARD + GAP) - GAP
"""the inner edge of the hand at the left"""

PLATE_SIZE = PlateSize(height=58, text=42, most_name=204, token=52)
BESIDE_SCORES = 332
BOTTOM_PLATE = BOTTOM_HAND - 40
CENTRE = (500, SIDE_HANDS + 330)

FIELDS_HEIGHT = 760
PEEK = 58
"""how much of a covered card is seen: its index and its suit"""
UPPER = MARGIN + PEEK
"""top of the open cards of the upper field"""
LOWER = FIELDS_HEIGHT - MARGIN - card_height(FIELD_CARD)
BETWEEN = (UPPER + card_height(FIELD_CARD), LOWER - PEEK)
"""from the upper field to the lower one"""
FIELDS_PLATE = PLATE_SIZE._replace(most_name=250)
FIELDS_CENTRE = (500, sum(BETWEEN) // 2)


class Layout(NamedTuple):
    """The places of everything but the cards of hands and fields; tokens are clear of the trick."""

    height: int
    middle: Measures
    places: Mapping[Edge, Place]
    points: Mapping[Edge, tuple[tuple[int, int], int]]
    """of one who sits here for each account, end and middle line of its card points, and whether
    they reach from there to the right (0) or to the left (1)"""
    spread: Spread = CROSS
    scores: int = MARGIN
    side_hands: int = SIDE_HANDS
    """top of the hands at the sides"""


def _beside_hands(
    top: int, bottom: tuple[int, ...] = (WIDTH - MARGIN, MARGIN)
) -> Mapping[Edge, Place]:
    """The places of all seats, those at the sides beside hands whose top is there; `bottom`: where
    the lanes end beside the plate of who sits there."""
    y, end = top + 30, WIDTH - MARGIN
    lanes = Lane(SIDE + 16, 430, y + 60), Lane(SIDE + 16, 430, y + 118)
    left = Place(PLATE_SIZE, (SIDE + 12, y), 0, lanes)
    return {
        Edge.LEFT: left,
        Edge.RIGHT: across(left),
        Edge.TOP: Place(
            PLATE_SIZE, (BESIDE_SCORES, 44), 0, (Lane(BESIDE_SCORES, end, 102),), (end,)
        ),
        Edge.BOTTOM: Place(PLATE_SIZE, (WIDTH // 2, BOTTOM_PLATE), 0.5, (), bottom),
    }


_LEFT_POINTS = (SIDE + 16, BOTTOM_PLATE - 62), 0
_RIGHT_POINTS = (WIDTH - SIDE - 16, BOTTOM_PLATE - 62), 1
HANDS = Layout(
    HEIGHT,
    Measures(CENTRE, card=118, turn_up=150, inset=CENTRE),
    _beside_hands(SIDE_HANDS),
    {Edge.BOTTOM: _LEFT_POINTS, Edge.RIGHT: _RIGHT_POINTS},
)
HANDS_OF = {
    2: HANDS._replace(points={Edge.BOTTOM: _LEFT_POINTS, Edge.TOP: _RIGHT_POINTS}, spread=ABREAST),
    3: HANDS._replace(
        places=_beside_hands(BELOW_SCORES, (WIDTH - SIDE - 16, SIDE + 16)),
        points={
            Edge.BOTTOM: _LEFT_POINTS,
            Edge.LEFT: ((SIDE + 16, BOTTOM_PLATE - 122), 0),
            Edge.RIGHT: ((WIDTH - SIDE - 16, BOTTOM_PLATE - 122), 1),
        },
        side_hands=BELOW_SCORES,
    ),
    4: HANDS,
}
"""by how many play"""
FIELDS = Layout(
    FIELDS_HEIGHT,
    Measures(FIELDS_CENTRE, card=124, turn_up=124, inset=FIELDS_CENTRE),
    {
        Edge.TOP: beside_field(FIELDS_PLATE, BETWEEN[0] + 41, 60),
        Edge.BOTTOM: beside_field(FIELDS_PLATE, BETWEEN[1] - 41, -60),
    },
    {
        Edge.BOTTOM: ((MARGIN, BETWEEN[1] - 44), 0),
        Edge.TOP: ((MARGIN + 160, BETWEEN[1] - 44), 0),
    },
    ABREAST,
    BETWEEN[0] + 20,
)


Turn = tuple[Card, int, bool]
"""a card, the trick in which it is played, and whether it wins it"""


def draw_replay(
    table: OpenTable,
    seats: tuple[Seat, ...],
    look: Look,
    bottom: int = 0,
    turns: tuple[Turn, ...] = (),
) -> bytes:
    """The PNG of a moment, with seat `bottom` at the bottom; `turns`: how the deal goes on, and
    then no trick that is over lies on the table."""
    view, accounts = table.view, table.view.game_type.accounts
    layout, draw = HANDS_OF[len(seats)], _draw_hand
    if view.game_type.in_fields:
        layout, draw = FIELDS, _draw_field
    scene = set_table(view, look, bottom, layout.height, layout.spread, layout.scores, bare=True)
    canvas, middle = scene.canvas, view
    if view.trick or view.last_trick:
        # The trick just won, or the one that was broken off, alone.
        tricks = () if view.trick or turns else view.tricks
        middle = view._replace(phase=Phase.PLAY, tricks=tricks)
    elif view.taker is None or view.bid is not None:
        middle = view._replace(phase=Phase.CALL)
    draw_middle(scene, middle._replace(stock=0), layout.middle)
    _draw_unplayed(scene, table, layout)
    for seat, place in scene.around.items():
        for card, at, width in draw(scene, table, seat, place, layout):
            for turn in turns:
                if card is turn[0]:
                    _draw_turn(scene, turn, at, width)
    # When the auction is looked at, all of its calls are.
    draw_seats(scene, view._replace(taker=None) if is_auction(view) else view, seats, layout.places)
    at = {place: seat for seat, place in scene.around.items()}
    for place, ((x, y), align) in () if is_auction(view) else layout.points.items():
        team = accounts.of(at[place])
        word = str(table.points[team])
        width = 62 + text_width(word, POINTS)
        left = round(x - align * width)
        canvas.shape(Shape.PLATE, (left, y - 30, left + width, y + 30), PLATE, FELT)
        draw_team(canvas, team, (left + 25, y))
        canvas.text(word, (left + 48, y), POINTS, WHITE)
    return canvas.png()


def _draw_open(scene: Scene, table: OpenTable, card: Card, width: int, at: tuple[int, int]) -> None:
    """A card that is still held, in gold where it has just been turned up, or came to its hand."""
    if is_auction(table.view) and card in _come(table):
        draw_frame(scene.canvas, at, width)
    scene.canvas.lay(open_card(card, width, scene.look), *at)


def _come(table: OpenTable) -> tuple[Card, ...]:
    """The cards that came to hands in the auction and after it, as far as they are shown."""
    turned, exchanged = table.view.turn_up, table.view.exchanged
    came = (turned, exchanged[1] if exchanged else None)
    return (*table.taken_up, *(card for card in came if card is not None))


def _draw_unplayed(scene: Scene, table: OpenTable, layout: Layout) -> None:
    """Draw the cards that nobody played, dim: the stock where of four players two sit, what was
    laid away in the corner above."""
    view = table.view
    if view.keeps_stock and view.taker is not None:
        turned = (view.turn_up,) if view.turned_stays and view.turn_up is not None else ()
        lying = (*turned, *table.stock)
        left = (len(lying) + 1) // 2
        places = hand_places(Edge.LEFT, left) + hand_places(Edge.RIGHT, len(lying) - left)
        for card, at in zip(lying, places, strict=True):
            _draw_dim(scene, table, card, at)
    left = WIDTH - MARGIN - len(table.laid) * (CARD + GAP)
    for number, card in enumerate(table.laid):
        _draw_dim(scene, table, card, (left + number * (CARD + GAP), MARGIN))


def _draw_dim(scene: Scene, table: OpenTable, card: Card, at: tuple[int, int]) -> None:
    if is_auction(table.view) and card in _come(table):
        draw_frame(scene.canvas, at, CARD)
    scene.canvas.lay(card_sprite(card, CARD, scene.look, dim=True, ground=EDGE, bare=True), *at)


def _draw_turn(scene: Scene, turn: Turn, at: tuple[int, int], width: int) -> None:
    """The number of its trick at the foot of a card, to the right of its suit."""
    (card, trick, wins), (left, top) = turn, at
    canvas, disc = scene.canvas, round(TURN * width)
    right, bottom = left + width - TURN_EDGE, top + card_height(width) - TURN_EDGE
    foot = left + TURN_EDGE, top + BELOW_INDEX * width, right, bottom
    canvas.shape(Shape.BAR, foot, PAPER)
    y, of_suit = bottom - disc / 2, left + TURN_EDGE + disc / 2
    ink = suit_colour(card.suit, scene.look)
    canvas.mark(SUIT_SHAPES[card.suit], (of_suit, y), round(TURN_SUIT * width), ink, PAPER)
    ink, number = (GOLD, INK) if wins else (PLATE, WHITE)
    canvas.mark(Shape.DISC, (right - disc / 2, y), disc, ink, PAPER)
    canvas.text(str(trick), (right - disc / 2, y), SMALLEST, number, 0.5, ground=ink)


Drawn = Iterator[tuple[Card, tuple[int, int], int]]
"""cards of a hand with their top left corners and widths, each once it is drawn"""


def _draw_hand(scene: Scene, table: OpenTable, seat: int, place: Edge, layout: Layout) -> Drawn:
    dealt, held = table.dealt[seat], frozenset(table.hands[seat])
    clear = MARGIN + notes_width(table.view)
    places = hand_places(place, len(dealt), clear, layout.side_hands)
    for card, at in zip(dealt, places, strict=True):
        if card in held:
            _draw_open(scene, table, card, CARD, at)
            yield card, at, CARD
        else:
            scene.canvas.lay(hollow(CARD), *at)


def hand_places(
    place: Edge, count: int, clear: int = 0, side: int = SIDE_HANDS
) -> list[tuple[int, int]]:
    """The top left corners of a hand's cards: in a row, at the sides in rows of two.

    `clear`: where the upper hand may begin, to the right of the notes below the scores. `side`: the
    top of those at the sides.
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
            side + number // SIDE_COLUMNS * (card_height(CARD) + GAP),
        )
        for number in range(count)
    ]


def _draw_field(scene: Scene, table: OpenTable, seat: int, place: Edge, _: Layout) -> Drawn:
    top = UPPER if place is Edge.TOP else LOWER
    rows = zip(table.view.fields[seat], table.covered[seat], strict=True)
    for number, (lying, down) in enumerate(rows):
        at = place_left(number), top
        if down is not None:
            behind = card_sprite(down, FIELD_CARD, scene.look, dim=True, ground=EDGE)
            scene.canvas.lay(behind, at[0], top - PEEK)
        if lying.up is not None:
            _draw_open(scene, table, lying.up, FIELD_CARD, at)
            yield lying.up, at, FIELD_CARD
        elif down is None:
            scene.canvas.lay(hollow(FIELD_CARD), *at)
