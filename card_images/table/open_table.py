"""A moment of a finished party as it is shown, with everybody's cards around it."""

from typing import Final

from bot.rules import Card, Pair, Phase, View
from card_images.deck.cards import card_sprite
from card_images.drawing.cache import Sprite
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import EDGE, FELT, PLATE, TEAM, WHITE
from card_images.drawing.fonts import text_width
from card_images.drawing.look import Look
from card_images.drawing.shapes import Shape
from card_images.table.middle import Measures, Scene, draw_middle
from card_images.table.plates import TEAM_SHAPES
from card_images.table.trick import card_centre, corner, draw_frame, drop_shadow

POINTS: Final = 46
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
    canvas.shape(TEAM_SHAPES[team], sign, TEAM[team], PLATE)
    canvas.text(word, (left + 48, top + 30), POINTS, WHITE, PLATE)


def open_card(card: Card, width: int, look: Look) -> Sprite:
    """A card of a hand, bare: all cards of the pack are a lot to read, and to send.

    Its corners fit felt and other cards.
    """
    return card_sprite(card, width, look, ground=EDGE, bare=True)
