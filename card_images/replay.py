"""A moment of a finished party with everybody's cards open. 1000 × 1010 pixels; of two players
both fields, 1000 × 760.

Each card keeps its place in its hand through the deal; where one was played its outline is left.
In Découverte behind each open card stands, dim, the one that it covers.
"""

from bot.rules import Card, OpenTable, Pair, Phase, View
from card_images.canvas import MARGIN, WIDTH, Canvas, Sprite, felt
from card_images.cards import card_height, card_sprite
from card_images.colours import EDGE, FELT, PALE, PLATE, TEAM, WHITE
from card_images.fields import FIELD_CARD, HOLLOW, place_left
from card_images.look import Look, Seat
from card_images.names import text_width
from card_images.plates import TEAM_SHAPES, Box, PlateSize, draw_plate, draw_scores, notes_width
from card_images.shapes import Shape
from card_images.tokens import Lane, draw_tokens, tokens
from card_images.trick import (
    ABREAST,
    Edge,
    Measures,
    Scene,
    card_centre,
    corner,
    draw_frame,
    draw_middle,
    drop_shadow,
    edges,
    outline,
)

POINTS = 46
"""size of the card points"""


def is_auction(view: View) -> bool:
    """Tell whether the moment is the end of the auction: no card is played."""
    return not (any(view.tricks_won) or view.trick)


def spoken(view: View) -> View:
    """The view with all calls of the auction, when that is what is looked at."""
    return view._replace(taker=None) if is_auction(view) else view


def draw_open_middle(scene: Scene, view: View, measures: Measures) -> None:
    """The trick just won, its winner's card framed, or the one that was broken off.

    Of the auction the contract, or the card that nobody took.
    """
    last = view.last_trick
    if view.trick:
        _draw_trick(scene, view.trick, None, measures)
    elif last is not None:
        players = len(scene.around)
        cards = tuple(((last.leader + n) % players, card) for n, card in enumerate(last.cards))
        _draw_trick(scene, cards, last.winner, measures)
    else:
        calling = view.taker is None or view.bid is not None
        draw_middle(scene, view._replace(phase=Phase.CALL) if calling else view, measures)


def _draw_trick(
    scene: Scene, cards: tuple[tuple[int, Card], ...], winner: int | None, measures: Measures
) -> None:
    width = measures.card
    for seat, card in cards:
        place = scene.around[seat]
        at = corner(card_centre(place, measures.centre, width, scene.spread), width)
        drop_shadow(scene.canvas, at, width)
        if seat == winner:
            draw_frame(scene.canvas, at, width)
        scene.canvas.lay(open_card(card, width, scene.look), *at)


def turned(view: View) -> Card | None:
    """The card that was turned up and taken, to be framed where it lies now."""
    return view.turn_up if is_auction(view) else None


def draw_points(
    canvas: Canvas, points: Pair, team: int, at: tuple[float, float], align: float
) -> None:
    """The card points of a team so far; `align` 0: from `at` to the right, 1 to the left."""
    word = str(points[team])
    width = 62 + text_width(word, POINTS)
    left, top = round(at[0] - align * width), round(at[1] - 30)
    canvas.shape(Shape.PLATE, (left, top, left + width, top + 60), PLATE, FELT)
    sign = left + 12, top + 17, left + 38, top + 43
    canvas.shape(TEAM_SHAPES[team], sign, TEAM[team])
    canvas.text(word, (left + 48, top + 30), POINTS, WHITE)


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
BOTTOM_HAND = HEIGHT - MARGIN - card_height(CARD)
SIDE = MARGIN + SIDE_COLUMNS * (CARD + GAP) - GAP
"""the inner edge of the hand at the left"""

PLATE_SIZE = PlateSize(height=58, text=42, most_name=204, token=52)
BESIDE_SCORES = 332
SIDE_PLATES = SIDE_HANDS + 30
BOTTOM_PLATE = BOTTOM_HAND - 40
CENTRE = (500, SIDE_HANDS + 330)
_MIDDLE = Measures(CENTRE, card=118, turn_up=150, inset=CENTRE)


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


FIELDS_HEIGHT = 760
PEEK = 58
"""how much of a covered card is seen: its index and its suit"""
UPPER = MARGIN + PEEK
"""top of the open cards of the upper field"""
LOWER = FIELDS_HEIGHT - MARGIN - card_height(FIELD_CARD)
BETWEEN = (UPPER + card_height(FIELD_CARD), LOWER - PEEK)
"""from the upper field to the lower one"""

FIELDS_PLATE = PlateSize(height=58, text=42, most_name=250, token=52)
FIELDS_CENTRE = (500, sum(BETWEEN) // 2)
_FIELDS_MIDDLE = Measures(FIELDS_CENTRE, card=124, turn_up=124, inset=FIELDS_CENTRE)
SCORES_TOP = BETWEEN[0] + 20
POINTS_AT = BETWEEN[1] - 44


def draw_replay_fields(table: OpenTable, seats: tuple[Seat, ...], look: Look, bottom: int) -> bytes:
    """The PNG of a moment, with seat `bottom` at the bottom."""
    canvas = Canvas(felt(WIDTH, FIELDS_HEIGHT), look.felt)
    view = table.view
    around = edges(view, bottom)
    lower = view.game.accounts.of(bottom)
    draw_scores(canvas, view, MARGIN, SCORES_TOP, lower)
    draw_open_middle(Scene(canvas, around, look, ABREAST), view, _FIELDS_MIDDLE)
    for seat, place in around.items():
        _draw_field(canvas, table, seat, place, look)
        y = BETWEEN[0] + 41 if place is Edge.TOP else BETWEEN[1] - 41
        draw_plate(canvas, view, seat, seats[seat], FIELDS_PLATE, (WIDTH - MARGIN, y), 1)
        lane = Lane(WIDTH - MARGIN - 4, 652, y + (60 if place is Edge.TOP else -60))
        draw_tokens(canvas, tokens(spoken(view), seat, look), FIELDS_PLATE.token, (lane,))
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
            canvas.lay(card_sprite(down, FIELD_CARD, look, dim=True, ground=EDGE), *behind)
        if lying.up is not None:
            if lying.up is framed:
                draw_frame(canvas, at, FIELD_CARD)
            canvas.lay(open_card(lying.up, FIELD_CARD, look), *at)
        elif down is None:
            canvas.lay(outline((FIELD_CARD, card_height(FIELD_CARD)), PALE, FELT, HOLLOW), *at)
