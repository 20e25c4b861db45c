"""Jacks: a flat beret with a feather, a young face, and a long weapon."""

from collections.abc import Callable
from typing import Final

from bot.rules import Suit
from card_images.deck.court.garments import draw_robe
from card_images.deck.court.head import (
    draw_brows,
    draw_eyes,
    draw_hand,
    draw_head,
    draw_nose,
    draw_smile,
)
from card_images.deck.court.livery import Livery
from card_images.drawing.colours import BROWN, GOLDEN, INK, PAPER, SKIN, STEEL, Colour
from card_images.drawing.outlines import both, path, turned
from card_images.drawing.pen import LINE, Pen

HELD: Final = 0.275

_DOUBLET: Final = path(
    "M -0.06 0.50 C -0.12 0.53 -0.2 0.545 -0.27 0.57 C -0.38 0.60 -0.56 0.63 -0.58 0.72"
    " L 0.34 0.72 C 0.335 0.64 0.31 0.59 0.25 0.565 C 0.18 0.545 0.12 0.53 0.06 0.50"
)
_NECK: Final = both("M 0 0.44 L 0.045 0.44 L 0.05 0.52 L 0 0.56")
_COLLAR: Final = [(0.0, 0.60), (0.04, 0.50), (0.13, 0.535), (0.10, 0.625)]
_HAIR: Final = {
    Suit.SPADES: both(
        "M 0 0.18 C 0.12 0.18 0.15 0.26 0.155 0.36 C 0.157 0.42 0.16 0.46 0.165 0.49"
        " C 0.12 0.50 0.08 0.49 0.06 0.47 L 0 0.47"
    ),
    Suit.HEARTS: both(
        "M 0 0.18 C 0.12 0.18 0.16 0.22 0.15 0.27 C 0.19 0.29 0.19 0.34 0.165 0.36"
        " C 0.20 0.39 0.19 0.44 0.15 0.45 C 0.14 0.48 0.10 0.48 0.06 0.47 L 0 0.47"
    ),
    Suit.DIAMONDS: both(
        "M 0 0.18 C 0.12 0.18 0.14 0.26 0.14 0.34 C 0.14 0.38 0.13 0.40 0.12 0.42 L 0 0.44"
    ),
    Suit.CLUBS: both(
        "M 0 0.18 C 0.12 0.18 0.15 0.26 0.155 0.36 C 0.157 0.42 0.17 0.44 0.20 0.455"
        " C 0.17 0.50 0.10 0.50 0.06 0.47 L 0 0.47"
    ),
}
_FRINGES: Final = {
    Suit.SPADES: both(
        "M 0 0.2 C 0.09 0.2 0.125 0.25 0.12 0.36 C 0.105 0.31 0.10 0.285 0.09 0.275 L 0 0.275"
    ),
    Suit.HEARTS: both(
        "M 0 0.2 C 0.09 0.2 0.125 0.25 0.12 0.35 C 0.12 0.30 0.10 0.30 0.085 0.275"
        " C 0.06 0.29 0.045 0.275 0.03 0.262 C 0.02 0.27 0.01 0.27 0 0.265"
    ),
    Suit.DIAMONDS: path(
        "M -0.12 0.34 C -0.13 0.24 -0.08 0.2 0 0.2 C 0.09 0.2 0.125 0.25 0.12 0.34"
        " C 0.11 0.30 0.10 0.28 0.075 0.262 C 0.02 0.30 -0.05 0.30 -0.085 0.28"
        " C -0.10 0.30 -0.11 0.31 -0.12 0.34"
    ),
    Suit.CLUBS: both("M 0 0.2 C 0.09 0.2 0.125 0.25 0.12 0.37 C 0.10 0.34 0.09 0.29 0.0 0.245"),
}
_BERET: Final = path(
    "M -0.15 0.225 C -0.20 0.20 -0.23 0.13 -0.15 0.10 C -0.06 0.065 0.12 0.07 0.19 0.12"
    " C 0.24 0.16 0.20 0.21 0.15 0.225 C 0.06 0.205 -0.06 0.205 -0.15 0.225"
)
_BAND: Final = path(
    "M -0.15 0.205 C -0.06 0.185 0.06 0.185 0.15 0.205 L 0.145 0.245 C 0.05 0.225 -0.05 0.225"
    " -0.145 0.245"
)
_BROOCH: Final = (0.085, 0.205)
_FEATHER: Final = path(
    "M 0.09 0.20 C 0.02 0.16 -0.06 0.06 -0.20 0.05 C -0.27 0.045 -0.31 0.08 -0.33 0.12"
    " C -0.27 0.10 -0.25 0.14 -0.19 0.14 C -0.10 0.15 -0.02 0.19 0.06 0.225"
)
_QUILL: Final = path("M 0.07 0.21 C 0.0 0.16 -0.08 0.09 -0.22 0.085")


def draw_jack(pen: Pen, livery: Livery) -> None:
    suit = livery.suit
    pen.fill(_HAIR[suit], livery.hair)
    draw_robe(pen, livery, _DOUBLET)
    _draw_collar(pen)
    draw_head(pen, 0.335, 0.108, 0.14)
    pen.fill(_FRINGES[suit], livery.hair)
    draw_nose(pen, 0.335)
    draw_eyes(pen, 0.335, 0.047)
    draw_brows(pen, 0.298, 0.022, 0.075)
    draw_smile(pen)
    if suit is Suit.SPADES:
        for side in (-1, 1):
            pen.line([(0.0, 0.405), (side * 0.03, 0.404), (side * 0.048, 0.39)], INK, 0.009)
    _draw_beret(pen, livery)


def _draw_collar(pen: Pen) -> None:
    pen.fill(_NECK, SKIN)
    for side in (-1, 1):
        pen.fill([(side * x, y) for x, y in _COLLAR], PAPER)
    pen.box(-0.03, 0.6, 0.03, 0.72, GOLDEN)
    pen.disc(0, 0.64, 0.012, INK)


def _draw_beret(pen: Pen, livery: Livery) -> None:
    """Hearts wears two feathers, diamonds a coloured one, clubs one that droops."""
    if livery.suit is Suit.HEARTS:
        _draw_feather(pen, livery.tint, livery.ink, -13)
    pen.fill(_BERET, livery.ink)
    pen.fill(_BAND, GOLDEN)
    colour = livery.tint if livery.suit is Suit.DIAMONDS else PAPER
    degrees = {Suit.HEARTS: 4, Suit.CLUBS: -12}.get(livery.suit, 0)
    _draw_feather(pen, colour, livery.ink, degrees)
    pen.disc(*_BROOCH, 0.034, PAPER, LINE)
    livery.sign(pen, *_BROOCH, 0.045, livery.ink)


def _draw_feather(pen: Pen, colour: Colour, quill: Colour, degrees: float) -> None:
    pen.fill(turned(_FEATHER, degrees, _BROOCH), colour)
    pen.line(turned(_QUILL, degrees, _BROOCH), quill, 0.009)


# What jacks hold ----------------------------------------------------------------------------------


def draw_weapon(pen: Pen, livery: Livery) -> None:
    pen.box(0.263, 0.1, 0.287, 0.72, BROWN)
    _WEAPONS[livery.suit](pen, livery)


def draw_jack_hand(pen: Pen, livery: Livery) -> None:
    draw_hand(pen, HELD, 0.6)


def _halberd(pen: Pen, livery: Livery) -> None:
    blade = "M 0.275 0.02 L 0.295 0.12 L 0.295 0.16 C 0.33 0.15 0.345 0.13 0.355 0.11 L 0.355 0.30"
    hook = "C 0.345 0.27 0.32 0.255 0.295 0.25 L 0.255 0.25 L 0.215 0.22 L 0.255 0.17 L 0.255 0.12"
    pen.fill(path(f"{blade} {hook}"), STEEL)


def _spear(pen: Pen, livery: Livery) -> None:
    head = "M 0.275 0.02 C 0.33 0.09 0.335 0.14 0.295 0.20 L 0.255 0.20"
    pen.fill(path(f"{head} C 0.215 0.14 0.22 0.09 0.275 0.02"), STEEL)
    pen.line([(HELD, 0.06), (HELD, 0.19)], INK, 0.006)
    tassel = "M 0.25 0.205 L 0.30 0.205 L 0.318 0.28 L 0.29 0.265 L 0.275 0.29 L 0.26 0.265"
    pen.fill(path(f"{tassel} L 0.232 0.28"), livery.ink)


def _standard(pen: Pen, livery: Livery) -> None:
    cloth = [(0.287, 0.08), (0.362, 0.08), (0.362, 0.40), (0.3245, 0.35), (0.287, 0.40)]
    pen.fill(cloth, livery.ink)
    for y in (0.15, 0.26):
        livery.sign(pen, 0.325, y, 0.075, PAPER)
    pen.disc(HELD, 0.075, 0.022, GOLDEN, LINE)


def _mace(pen: Pen, livery: Livery) -> None:
    for x, y in ((0.275, 0.08), (0.235, 0.145), (0.315, 0.145)):
        pen.disc(x, y, 0.044, GOLDEN, LINE)
    pen.disc(HELD, 0.125, 0.03, GOLDEN)
    pen.box(0.245, 0.19, 0.305, 0.215, GOLDEN)


_WEAPONS: Final[dict[Suit, Callable[[Pen, Livery], None]]] = {
    Suit.SPADES: _halberd,
    Suit.HEARTS: _spear,
    Suit.DIAMONDS: _standard,
    Suit.CLUBS: _mace,
}
