"""Kings: crown and beard."""

from collections.abc import Callable
from typing import Final

from bot.rules import Suit
from card_images.deck.court.garments import draw_robe
from card_images.deck.court.head import draw_brows, draw_eyes, draw_hand, draw_head, draw_nose
from card_images.deck.court.livery import Livery
from card_images.drawing.colours import GOLDEN, INK, PAPER, RED, STEEL
from card_images.drawing.outlines import both, moved, path
from card_images.drawing.pen import LINE, Pen

HELD: Final = 0.262
"""where the right hand holds what it holds"""

_ROBE: Final = path(
    "M -0.08 0.49 C -0.14 0.53 -0.22 0.545 -0.28 0.565 C -0.38 0.60 -0.57 0.62 -0.58 0.72"
    " L 0.34 0.72 C 0.34 0.63 0.30 0.575 0.24 0.555 C 0.18 0.54 0.13 0.53 0.08 0.49"
)
_ERMINE: Final = both(
    "M 0 0.50 L 0.10 0.49 C 0.17 0.53 0.22 0.54 0.245 0.56 C 0.21 0.62 0.16 0.64 0.11 0.65"
    " L 0.06 0.72 L 0 0.72"
)
_TAILS: Final = ((0.13, 0.555), (0.19, 0.575), (0.10, 0.615), (0.155, 0.615), (0.065, 0.655))
_HAIR: Final = both(
    "M 0 0.2 L 0.12 0.2 C 0.17 0.24 0.15 0.34 0.16 0.40 C 0.17 0.45 0.22 0.45 0.21 0.49"
    " C 0.15 0.53 0.06 0.50 0 0.50"
)

_WHISKERS: Final = "M 0 0.395 L 0.05 0.385 C 0.08 0.38 0.11 0.34 0.118 0.30"
_BEARDS: Final = {
    Suit.SPADES: both(f"{_WHISKERS} C 0.14 0.40 0.13 0.48 0.09 0.54 C 0.06 0.59 0.03 0.61 0 0.66"),
    Suit.HEARTS: both(
        f"{_WHISKERS} C 0.155 0.36 0.155 0.42 0.14 0.45 C 0.15 0.49 0.11 0.52 0.09 0.515"
        " C 0.08 0.55 0.03 0.555 0 0.545"
    ),
    Suit.DIAMONDS: both(
        "M 0 0.405 L 0.045 0.41 C 0.06 0.44 0.06 0.48 0.045 0.52 C 0.03 0.55 0.012 0.56 0 0.60"
    ),
    Suit.CLUBS: both(f"{_WHISKERS} C 0.15 0.40 0.145 0.50 0.10 0.62 C 0.06 0.60 0.03 0.57 0 0.52"),
}
_MOUSTACHE: Final = both(
    "M 0 0.395 C 0.03 0.375 0.06 0.385 0.085 0.42 C 0.06 0.43 0.02 0.43 0 0.412"
)
_TWIRLED: Final = both("M 0 0.395 C 0.04 0.375 0.08 0.40 0.125 0.365 C 0.12 0.43 0.05 0.44 0 0.412")

_CROWNS: Final = {
    Suit.SPADES: both(
        "M 0 0.06 L 0.055 0.15 L 0.105 0.085 L 0.13 0.15 L 0.19 0.075 L 0.155 0.225 L 0 0.225"
    ),
    Suit.HEARTS: both(
        "M 0 0.075 C 0.04 0.06 0.06 0.10 0.065 0.14 C 0.09 0.07 0.19 0.05 0.19 0.12"
        " C 0.19 0.16 0.16 0.18 0.155 0.225 L 0 0.225"
    ),
    Suit.DIAMONDS: both(
        "M 0 0.06 L 0.04 0.16 L 0.08 0.075 L 0.115 0.16 L 0.165 0.09 L 0.155 0.225 L 0 0.225"
    ),
    Suit.CLUBS: both(
        "M 0 0.07 C 0.03 0.07 0.045 0.10 0.03 0.125 L 0.07 0.15 C 0.06 0.10 0.11 0.075 0.13 0.11"
        " C 0.135 0.12 0.135 0.13 0.13 0.14 C 0.16 0.10 0.21 0.12 0.195 0.16"
        " C 0.185 0.19 0.16 0.19 0.155 0.225 L 0 0.225"
    ),
}
_BAND: Final = both("M 0 0.19 L 0.157 0.19 L 0.152 0.235 L 0 0.235")


def draw_king(pen: Pen, livery: Livery) -> None:
    suit = livery.suit
    pen.fill(_HAIR, livery.hair)
    draw_robe(pen, livery, _ROBE)
    _draw_ermine(pen)
    draw_head(pen, 0.34, 0.118, 0.15)
    pen.fill(_BEARDS[suit], livery.hair)
    pen.oval(0, 0.432, 0.035, 0.016, RED)
    pen.fill(_TWIRLED if suit is Suit.DIAMONDS else _MOUSTACHE, livery.hair)
    draw_nose(pen, 0.325)
    draw_eyes(pen, 0.315, 0.05)
    draw_brows(pen, 0.273, 0.02, 0.08)
    _draw_crown(pen, livery)


def _draw_ermine(pen: Pen) -> None:
    pen.fill(_ERMINE, PAPER)
    for x, y in _TAILS if pen.fine else ():
        for middle in (-x, x):
            tail = [(middle - 0.008, y - 0.015), (middle + 0.008, y - 0.015), (middle, y + 0.018)]
            pen.fill(tail, INK, 0)


def _draw_crown(pen: Pen, livery: Livery) -> None:
    pen.fill(_CROWNS[livery.suit], GOLDEN)
    pen.fill(_BAND, livery.ink)
    if pen.fine:
        for x in (-0.1, -0.05, 0, 0.05, 0.1):
            pen.disc(x, 0.2125, 0.011, PAPER)
    livery.sign(pen, 0, 0.085, 0.105, livery.ink)


# What kings hold ----------------------------------------------------------------------------------


def draw_regalia(pen: Pen, livery: Livery) -> None:
    _REGALIA[livery.suit](pen, livery)


def draw_king_hand(pen: Pen, livery: Livery) -> None:
    draw_hand(pen, HELD, 0.6)


def _sword(pen: Pen, livery: Livery) -> None:
    pen.fill(path("M 0.262 0.05 L 0.285 0.09 L 0.28 0.52 L 0.244 0.52 L 0.239 0.09"), STEEL)
    pen.line([(HELD, 0.1), (HELD, 0.5)], INK, 0.006)
    pen.box(0.17, 0.505, 0.354, 0.54, GOLDEN)
    pen.box(0.248, 0.54, 0.276, 0.68, GOLDEN)


def _sceptre(pen: Pen, livery: Livery) -> None:
    pen.box(0.25, 0.2, 0.274, 0.72, GOLDEN)
    pen.oval(HELD, 0.25, 0.035, 0.018, GOLDEN, LINE)
    pen.disc(HELD, 0.15, 0.075, PAPER, LINE)
    livery.sign(pen, HELD, 0.153, 0.10, livery.ink)


def _axe(pen: Pen, livery: Livery) -> None:
    pen.box(0.25, 0.06, 0.274, 0.72, GOLDEN)
    blade = "M 0.274 0.10 L 0.30 0.10 C 0.33 0.09 0.345 0.07 0.355 0.05 L 0.355 0.30"
    pen.fill(path(f"{blade} C 0.345 0.27 0.33 0.25 0.30 0.24 L 0.274 0.24"), STEEL)
    pen.fill([(0.25, 0.11), (0.20, 0.17), (0.25, 0.23)], STEEL)


def _orb(pen: Pen, livery: Livery) -> None:
    pen.disc(HELD, 0.50, 0.085, GOLDEN, LINE)
    pen.box(0.178, 0.485, 0.346, 0.515, livery.ink, 0.006)
    cross = "M 0 0.29 L 0.015 0.29 L 0.015 0.33 L 0.048 0.33 L 0.048 0.36 L 0.015 0.36"
    pen.fill(moved(both(f"{cross} L 0.015 0.42 L 0 0.42"), HELD, 0), GOLDEN)


_REGALIA: Final[dict[Suit, Callable[[Pen, Livery], None]]] = {
    Suit.SPADES: _sword,
    Suit.HEARTS: _sceptre,
    Suit.DIAMONDS: _axe,
    Suit.CLUBS: _orb,
}
