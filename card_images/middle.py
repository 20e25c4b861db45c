"""The middle of a table: the draw for dealer, the turned-up card, the trick or the last one."""

from typing import Final

from bot.rules import Phase, Suit, Trick, View
from card_images.canvas import Canvas
from card_images.cards import back_sprite
from card_images.look import Look
from card_images.palette import FELT, WHITE, mixed
from card_images.places import Place
from card_images.shapes import SUIT_SHAPES
from card_images.trick import card_centre, draw_trick, drop_shadow, lay_card

INSET_CARD: Final = 56
TRUMP: Final = 150
PALE: Final = mixed(FELT, WHITE, 0.2)
TURN_UP: Final = 1.35
"""the turned-up card, compared with a card of a trick"""


def draw_middle(
    canvas: Canvas,
    view: View,
    around: dict[int, Place],
    look: Look,
    centre: tuple[int, int],
    width: int,
    inset: tuple[int, int],
) -> None:
    """What lies on the table; `inset` is the middle of the small last trick in its corner.

    A finished trick stays in the middle, its winner's card framed, until the next is led.
    """
    if view.phase is Phase.DRAW or (view.deal_number == 0 and view.draws):
        _draw_draws(canvas, view, around, look, centre, width)
    elif view.phase is Phase.CALL and view.turn_up is not None:
        lay_card(canvas, view.turn_up, centre, round(width * TURN_UP), look)
    elif view.trick:
        draw_trick(canvas, view.trick, around, centre, width, look)
        if view.last_trick is not None:
            _draw_last(canvas, view.last_trick, around, look, inset, INSET_CARD)
    elif view.last_trick is not None:
        _draw_last(canvas, view.last_trick, around, look, centre, width)
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


def _draw_last(
    canvas: Canvas,
    trick: Trick,
    around: dict[int, Place],
    look: Look,
    centre: tuple[int, int],
    width: int,
) -> None:
    count = len(around)
    cards = tuple(((trick.leader + n) % count, card) for n, card in enumerate(trick.cards))
    draw_trick(canvas, cards, around, centre, width, look, trick.winner)


def _draw_draws(
    canvas: Canvas,
    view: View,
    around: dict[int, Place],
    look: Look,
    centre: tuple[int, int],
    width: int,
) -> None:
    """Each seat's card; those who drew again have the later card on top, a little aside."""
    for number, drawn in enumerate(view.draws):
        for seat, card in drawn:
            x, y = card_centre(around[seat], centre, width)
            lay_card(canvas, card, (x + 34 * number, y + 10 * number), width, look)
