"""Cards of a trick at the places of those who played them."""

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.rules import Card
from card_images.deck.cards import card_height, card_sprite, corner_radius
from card_images.drawing.cache import SPRITES, Sprite
from card_images.drawing.canvas import Canvas, tinted, together
from card_images.drawing.colours import FELT, FRAME, SHADOW, SHADOWS, Ink
from card_images.drawing.look import Look
from card_images.drawing.shapes import SMOOTHING
from card_images.table.edges import Edge

ACROSS: Final = 1.07
"""distance of the cards at the left and right from the middle, in card widths"""
DOWN: Final = 0.525
"""distance of those at the top and bottom, in card heights"""
FRAME_WIDTH: Final = 0.042
"""width of the gold around a card, in card widths"""
Spread = Mapping[Edge, tuple[float, float]]
"""how far each place's card is from the middle, in card widths and card heights"""
CROSS: Final[Spread] = {
    Edge.BOTTOM: (0.0, DOWN),
    Edge.RIGHT: (ACROSS, 0.0),
    Edge.TOP: (0.0, -DOWN),
    Edge.LEFT: (-ACROSS, 0.0),
}
ABREAST: Final[Spread] = {Edge.BOTTOM: (0.54, 0.08), Edge.TOP: (-0.54, -0.08)}
"""the trick of two players"""
FELT_SHADOWS: Final = ((1.0, SHADOWS[0]), (0.5, SHADOWS[1]))
"""a soft edge in two steps: how far each reaches, and its colour on the felt"""


def card_centre(
    place: Edge, centre: tuple[float, float], width: int, spread: Spread = CROSS
) -> tuple[float, float]:
    """The middle of the card at `place` in a trick around `centre`."""
    across, down = spread[place]
    return centre[0] + across * width, centre[1] + down * card_height(width)


def draw_trick(
    canvas: Canvas,
    trick: Sequence[tuple[Card, tuple[float, float], bool]],
    width: int,
    look: Look,
) -> None:
    """Lay cards around the middles given; one that won gets a golden frame."""
    for _, at, _ in trick:
        drop_shadow(canvas, corner(at, width), width)
    for card, at, won in trick:
        lay_card(canvas, card, at, width, look, won)


def corner(centre: tuple[float, float], width: int) -> tuple[int, int]:
    """The top left corner of a card around `centre`."""
    return round(centre[0] - width / 2), round(centre[1] - card_height(width) / 2)


def lay_card(
    canvas: Canvas,
    card: Card,
    centre: tuple[float, float],
    width: int,
    look: Look,
    framed: bool = False,
) -> None:
    """A card, in a golden frame or without."""
    at = corner(centre, width)
    if framed:
        draw_frame(canvas, at, width)
    canvas.lay(card_sprite(card, width, look, ground=FRAME if framed else SHADOW), *at)


def draw_frame(canvas: Canvas, at: tuple[int, int], width: int) -> None:
    """Gold around the card whose top left corner is at `at`; to be drawn before it."""
    edge = round(FRAME_WIDTH * width)
    size = width + 2 * edge, card_height(width) + 2 * edge
    canvas.lay(outline(size, FRAME, FELT), at[0] - edge, at[1] - edge)


def drop_shadow(canvas: Canvas, at: tuple[int, int], width: int) -> None:
    """Darken the felt below a card and a little to the right; to be drawn before all cards."""
    drop = min(_drops(width))
    canvas.lay(
        SPRITES.get(("shadow", width), lambda: _shadow(width)), at[0] + drop // 2, at[1] + drop
    )


def _drops(width: int) -> list[int]:
    return [max(1, round(reach * width / 20)) for reach, _ in FELT_SHADOWS]


def _shadow(width: int) -> Sprite:
    """Both steps of a card's shadow; its top left corner is that of the nearer."""
    size, drops = (width, card_height(width)), _drops(width)
    near, far = min(drops), max(drops)
    layers = [
        (outline(size, colour, FELT), drop // 2 - near // 2, drop - near)
        for drop, (_, colour) in zip(drops, FELT_SHADOWS, strict=True)
    ]
    return together(layers, (size[0] + far // 2 - near // 2, size[1] + far - near))


def outline(size: tuple[int, int], ink: Ink, ground: Ink, line: int = 0) -> Sprite:
    """A card's outline in one colour, filled or, with `line`, as a line so many pixels wide."""

    def draw() -> Sprite:
        large = size[0] * SMOOTHING, size[1] * SMOOTHING
        mask = Image.new("L", large)
        box = (0, 0, large[0] - 1, large[1] - 1)
        fill, rim = (None, 255) if line else (255, None)
        pen = ImageDraw.Draw(mask)
        pen.rounded_rectangle(box, corner_radius(large[0]), fill, rim, line * SMOOTHING)
        return tinted(mask.reduce(SMOOTHING), ink, ground)

    return SPRITES.get(("outline", size, ink, ground, line), draw)
