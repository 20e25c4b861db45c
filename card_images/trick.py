"""Cards of a trick at the places of those who played them."""

from typing import Final

from bot.rules import Card
from card_images.cache import SPRITES, Sprite
from card_images.canvas import COVERED, Canvas
from card_images.cards import card_height, card_sprite
from card_images.look import Look
from card_images.palette import FELT, GOLD, shading
from card_images.places import Place
from card_images.shapes import Shape, shape_mask

ACROSS: Final = 1.07
"""distance of the cards at the left and right from the middle, in card widths"""
DOWN: Final = 0.51
"""distance of those at the top and bottom, in card heights"""
_SHIFT: Final = {
    Place.BOTTOM: (0.0, DOWN),
    Place.RIGHT: (ACROSS, 0.0),
    Place.TOP: (0.0, -DOWN),
    Place.LEFT: (-ACROSS, 0.0),
}
SHADOWS: Final = ((1.0, 0.88), (0.5, 0.74))
"""a soft edge in two steps: how far each reaches, and how much light it leaves"""


def card_centre(place: Place, centre: tuple[float, float], width: int) -> tuple[float, float]:
    """The middle of the card at `place` in a trick around `centre`."""
    across, down = _SHIFT[place]
    return centre[0] + across * width, centre[1] + down * card_height(width)


def draw_trick(
    canvas: Canvas,
    trick: tuple[tuple[int, Card], ...],
    places: dict[int, Place],
    centre: tuple[float, float],
    width: int,
    look: Look,
    winner: int | None = None,
) -> None:
    """Lay a trick (seat and card in playing order); the winner's card gets a golden frame."""
    for seat, card in trick:
        x, y = card_centre(places[seat], centre, width)
        lay_card(canvas, card, (x, y), width, look)
        if seat == winner:
            frame_card(canvas, (x, y), width)


def lay_card(
    canvas: Canvas, card: Card, centre: tuple[float, float], width: int, look: Look
) -> None:
    """A card with its shadow."""
    sprite = card_sprite(card, width, look)
    left, top = round(centre[0] - width / 2), round(centre[1] - sprite.height / 2)
    drop_shadow(canvas, (left, top), width)
    canvas.lay(sprite, left, top)


def drop_shadow(canvas: Canvas, at: tuple[int, int], width: int, across: float = 0.5) -> None:
    """Darken what is below a card, further down and `across` as much to the side."""
    size = width, card_height(width)
    shadow = SPRITES.get(("shadow", size), lambda: _shadow(size))
    for reach, light in SHADOWS:
        drop = max(1, round(reach * width / 22))
        left, top = at[0] + round(across * drop), at[1] + drop
        box = left, top, left + size[0], top + size[1]
        canvas.shade(box, shadow.image, shading(light))


def _shadow(size: tuple[int, int]) -> Sprite:
    mask = shape_mask(Shape.PLATE, size)
    return Sprite(mask.point(COVERED))


def frame_card(canvas: Canvas, centre: tuple[float, float], width: int) -> None:
    half, tall = width / 2 + 4, card_height(width) / 2 + 4
    x, y = round(centre[0]), round(centre[1])
    canvas.shape(Shape.FRAME, (x - half, y - tall, x + half, y + tall), GOLD, FELT)
