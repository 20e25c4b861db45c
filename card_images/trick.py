"""Cards of a trick at the places of those who played them."""

from typing import Final

from PIL import Image, ImageDraw

from bot.rules import Card
from card_images.cache import SPRITES, Sprite
from card_images.canvas import Canvas, tinted
from card_images.cards import card_height, card_sprite, corner_radius
from card_images.look import Look
from card_images.palette import FELT, GOLD, SHADE, SHADOW, Colour, mixed
from card_images.places import Place
from card_images.shapes import SMOOTHING

ACROSS: Final = 1.07
"""distance of the cards at the left and right from the middle, in card widths"""
DOWN: Final = 0.525
"""distance of those at the top and bottom, in card heights"""
FRAME: Final = 0.042
"""width of the gold around the card that wins, in card widths"""
_SHIFT: Final = {
    Place.BOTTOM: (0.0, DOWN),
    Place.RIGHT: (ACROSS, 0.0),
    Place.TOP: (0.0, -DOWN),
    Place.LEFT: (-ACROSS, 0.0),
}
FELT_SHADOWS: Final = ((1.0, mixed(FELT, SHADE, 0.16)), (0.5, mixed(FELT, SHADE, 0.35)))
"""a soft edge in two steps: how far each reaches, and its colour on the felt"""


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
    at = {seat: card_centre(places[seat], centre, width) for seat, _ in trick}
    for seat, _ in trick:
        drop_shadow(canvas, corner(at[seat], width), width)
    for seat, card in trick:
        lay_card(canvas, card, at[seat], width, look, seat == winner)


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
    left, top = corner(centre, width)
    if framed:
        edge = round(FRAME * width)
        size = width + 2 * edge, card_height(width) + 2 * edge
        canvas.lay(_rounded(size, GOLD, FELT), left - edge, top - edge)
    canvas.lay(card_sprite(card, width, look, ground=GOLD if framed else SHADOW), left, top)


def drop_shadow(canvas: Canvas, at: tuple[int, int], width: int) -> None:
    """Darken the felt below a card and a little to the right; to be drawn before all cards."""
    for reach, colour in FELT_SHADOWS:
        drop = max(1, round(reach * width / 20))
        sprite = _rounded((width, card_height(width)), colour, FELT)
        canvas.lay(sprite, at[0] + drop // 2, at[1] + drop)


def _rounded(size: tuple[int, int], ink: Colour, ground: Colour) -> Sprite:
    """A card's outline in one colour."""

    def draw() -> Sprite:
        large = size[0] * SMOOTHING, size[1] * SMOOTHING
        mask = Image.new("L", large)
        box = (0, 0, large[0] - 1, large[1] - 1)
        ImageDraw.Draw(mask).rounded_rectangle(box, corner_radius(large[0]), 255)
        return tinted(mask.reduce(SMOOTHING), ink, ground)

    return SPRITES.get(("outline", size, ink, ground), draw)
