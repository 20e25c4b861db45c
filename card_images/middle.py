"""The middle of a table: the draw for dealer, the turned-up card, the trick or the last one."""

from typing import Final, NamedTuple

from bot.rules import Phase, Suit, Trick, View
from card_images.canvas import Canvas
from card_images.cards import back_sprite
from card_images.look import Look
from card_images.palette import FELT, WHITE, mixed
from card_images.places import Place
from card_images.shapes import SUIT_SHAPES
from card_images.trick import card_centre, corner, draw_trick, drop_shadow, lay_card

INSET_CARD: Final = 56
ASIDE: Final = (34, 10)
"""how far a card drawn again lies from the one before"""
TRUMP: Final = 150
PALE: Final = mixed(FELT, WHITE, 0.2)


class Measures(NamedTuple):
    """Where the middle of a picture is, and the widths of cards there, in pixels."""

    centre: tuple[int, int]
    card: int
    turn_up: int
    inset: tuple[int, int]
    """the middle of the small last trick in its corner"""


class Scene(NamedTuple):
    """What is drawn on, and for whom."""

    canvas: Canvas
    around: dict[int, Place]
    look: Look


def draw_middle(scene: Scene, view: View, measures: Measures) -> None:
    """What lies on the table.

    A finished trick stays in the middle, its winner's card framed, until the next is led.
    """
    canvas, around, look = scene
    centre, width = measures.centre, measures.card
    if view.phase is Phase.DRAW or view.deal_number == 0:
        _draw_draws(scene, view, measures)
    elif view.phase is Phase.CALL and view.turn_up is not None:
        drop_shadow(canvas, corner(centre, measures.turn_up), measures.turn_up)
        lay_card(canvas, view.turn_up, centre, measures.turn_up, look)
    elif view.trick:
        draw_trick(canvas, view.trick, around, centre, width, look)
        if view.last_trick is not None:
            _draw_last(scene, view.last_trick, measures.inset, INSET_CARD)
    elif view.last_trick is not None:
        _draw_last(scene, view.last_trick, centre, width)
    elif view.phase in (Phase.SHUFFLE, Phase.CUT):
        _draw_pack(canvas, centre, width)
    elif view.trump is not None:
        _draw_trump(canvas, view.trump, centre)


def _draw_pack(canvas: Canvas, centre: tuple[int, int], width: int) -> None:
    """The pack before it is dealt."""
    back = back_sprite(width)
    for layer in range(4):
        left, top = centre[0] - width // 2 - 4 * layer, centre[1] - back.height // 2 - 3 * layer
        drop_shadow(canvas, (left, top), width)
        canvas.lay(back, left, top)


def _draw_trump(canvas: Canvas, trump: Suit, centre: tuple[int, int]) -> None:
    """The trump on the bare felt, before the first card is led."""
    x, y = centre
    half = TRUMP // 2
    canvas.shape(SUIT_SHAPES[trump], (x - half, y - half, x + half, y + half), PALE, FELT)


def _draw_last(scene: Scene, trick: Trick, centre: tuple[int, int], width: int) -> None:
    canvas, around, look = scene
    cards = tuple(((trick.leader + n) % len(around), card) for n, card in enumerate(trick.cards))
    draw_trick(canvas, cards, around, centre, width, look, trick.winner)


def _draw_draws(scene: Scene, view: View, measures: Measures) -> None:
    """Each seat's card; those who drew again have the later card on top, a little aside."""
    first, *again = view.draws or ((),)
    draw_trick(scene.canvas, first, scene.around, measures.centre, measures.card, scene.look)
    for number, drawn in enumerate(again, start=1):
        for seat, card in drawn:
            x, y = card_centre(scene.around[seat], measures.centre, measures.card)
            at = x + ASIDE[0] * number, y + ASIDE[1] * number
            lay_card(scene.canvas, card, at, measures.card, scene.look)
