"""Queens: long hair under a small diadem, and a flower."""

from typing import Final

from bot.rules import Suit
from card_images.deck.court.flowers import draw_flower
from card_images.deck.court.garments import draw_robe
from card_images.deck.court.head import (
    draw_brows,
    draw_cheeks,
    draw_eyes,
    draw_hand,
    draw_head,
    draw_lips,
    draw_nose,
)
from card_images.deck.court.livery import Livery
from card_images.drawing.colours import GOLDEN, PAPER, SKIN
from card_images.drawing.outlines import both, path
from card_images.drawing.pen import LINE, Pen

_GOWN: Final = path(
    "M -0.07 0.52 C -0.14 0.545 -0.22 0.56 -0.28 0.58 C -0.40 0.61 -0.56 0.64 -0.58 0.72"
    " L 0.34 0.72 C 0.33 0.64 0.29 0.59 0.22 0.57 C 0.17 0.555 0.12 0.545 0.07 0.52"
)
_SHOULDERS: Final = both(
    "M 0 0.42 L 0.05 0.42 L 0.055 0.50 C 0.09 0.53 0.12 0.54 0.15 0.55 C 0.12 0.62 0.06 0.66 0 0.67"
)
_HEM: Final = both(
    "M 0 0.675 C 0.07 0.665 0.13 0.62 0.16 0.555 L 0.20 0.565 C 0.17 0.66 0.09 0.715 0 0.72"
)
_HAIR: Final = {
    Suit.SPADES: both(
        "M 0 0.16 C 0.10 0.155 0.165 0.21 0.17 0.32 C 0.175 0.44 0.19 0.56 0.20 0.66 L 0 0.66"
    ),
    Suit.HEARTS: both(
        "M 0 0.16 C 0.11 0.155 0.18 0.22 0.17 0.31 C 0.165 0.36 0.22 0.38 0.21 0.44"
        " C 0.20 0.49 0.16 0.50 0.19 0.55 C 0.22 0.60 0.20 0.64 0.16 0.66 L 0 0.66"
    ),
    Suit.DIAMONDS: both(
        "M 0 0.16 C 0.11 0.155 0.165 0.22 0.16 0.32 C 0.155 0.40 0.13 0.45 0.10 0.47 L 0 0.47"
    ),
    Suit.CLUBS: both(
        "M 0 0.15 C 0.09 0.14 0.13 0.18 0.15 0.20 C 0.20 0.21 0.21 0.27 0.19 0.30"
        " C 0.23 0.34 0.22 0.40 0.19 0.42 C 0.20 0.47 0.16 0.51 0.12 0.50 L 0 0.50"
    ),
}
_LOCKS: Final = {
    Suit.SPADES: path("M 0.115 0.36 L 0.13 0.66 L 0.20 0.66 L 0.17 0.36"),
    Suit.HEARTS: path(
        "M 0.115 0.36 C 0.15 0.43 0.10 0.49 0.135 0.57 C 0.155 0.61 0.15 0.64 0.13 0.66"
        " L 0.16 0.66 C 0.20 0.64 0.22 0.60 0.19 0.55 C 0.16 0.50 0.20 0.49 0.21 0.44"
        " C 0.21 0.41 0.18 0.38 0.172 0.36"
    ),
}
"""hair that falls before the shoulders; its last line is not drawn"""
_FRINGES: Final = {
    Suit.SPADES: both(
        "M 0 0.19 C 0.07 0.19 0.13 0.22 0.13 0.36 C 0.11 0.33 0.10 0.29 0.09 0.265 L 0 0.265"
    ),
    Suit.HEARTS: both("M 0 0.19 C 0.07 0.19 0.13 0.22 0.13 0.37 C 0.10 0.34 0.09 0.29 0.0 0.235"),
    Suit.DIAMONDS: both("M 0 0.19 C 0.07 0.19 0.13 0.22 0.128 0.34 C 0.10 0.30 0.07 0.25 0.0 0.24"),
    Suit.CLUBS: both(
        "M 0 0.19 C 0.07 0.19 0.13 0.22 0.13 0.35 C 0.125 0.30 0.10 0.29 0.085 0.27"
        " C 0.06 0.29 0.04 0.27 0.03 0.255 C 0.02 0.265 0.01 0.265 0 0.26"
    ),
}
_DIADEM: Final = both(
    "M 0 0.075 C 0.025 0.10 0.03 0.135 0.06 0.145 C 0.08 0.125 0.10 0.12 0.12 0.13"
    " L 0.125 0.215 C 0.08 0.19 0.04 0.185 0 0.185"
)


def draw_queen(pen: Pen, livery: Livery) -> None:
    suit = livery.suit
    pen.fill(_HAIR[suit], livery.hair)
    draw_robe(pen, livery, _GOWN)
    pen.fill(_SHOULDERS, SKIN)
    pen.fill(_HEM, GOLDEN)
    if suit is Suit.DIAMONDS:
        _draw_plaits(pen, livery)
    if suit in _LOCKS:
        _draw_locks(pen, livery)
    draw_head(pen, 0.335, 0.11, 0.145)
    draw_cheeks(pen)
    pen.fill(_FRINGES[suit], livery.hair)
    draw_nose(pen, 0.33)
    draw_eyes(pen, 0.325, 0.048)
    draw_brows(pen, 0.304, 0.028, 0.078)
    draw_lips(pen)
    _draw_diadem(pen, livery)
    if pen.fine:
        _draw_pearls(pen)


def draw_flower_in_hand(pen: Pen, livery: Livery) -> None:
    draw_flower(pen, livery)
    draw_hand(pen, 0.262, 0.63)


def _draw_locks(pen: Pen, livery: Livery) -> None:
    for side in (-1, 1):
        lock = [(side * x, y) for x, y in _LOCKS[livery.suit]]
        pen.fill(lock, livery.hair, 0)
        pen.line(lock)


def _draw_plaits(pen: Pen, livery: Livery) -> None:
    for side in (-1, 1):
        for strand in range(4):
            x, y = side * (0.145 + 0.008 * strand), 0.44 + 0.055 * strand
            pen.oval(x, y, 0.034 - 0.002 * strand, 0.036, livery.hair, LINE)
        pen.oval(side * 0.17, 0.645, 0.022, 0.012, livery.ink, 0.006)


def _draw_diadem(pen: Pen, livery: Livery) -> None:
    pen.fill(_DIADEM, GOLDEN)
    livery.sign(pen, 0, 0.145, 0.06, livery.ink)
    for x in (-0.09, 0.09):
        pen.disc(x, 0.16, 0.012, livery.ink)


def _draw_pearls(pen: Pen) -> None:
    for number in range(-3, 4):
        pen.disc(number * 0.021, 0.565 - abs(number) * 0.008, 0.0115, PAPER, 0.005)
