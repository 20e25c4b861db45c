"""Court cards: a figure in the upper half of the card, the same upside down in the lower.

The three ranks are told apart by their outline alone, also when a card is 40 pixels high: the king
by crown and beard, the queen by long hair, a small diadem and a flower, the jack by a flat beret
with a feather and a long weapon. Within a rank each suit is a person of its own: hair, cut of
beard and crown, pattern of the robe, and what the hand holds.
"""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from PIL import Image

from bot.rules import Card, Rank, Suit
from card_images.colours import (
    AUBURN,
    BLOND,
    BLUSH,
    BROWN,
    GOLDEN,
    INK,
    PAPER,
    RAVEN,
    RED,
    SKIN,
    STALK,
    STEEL,
    TINT,
    Colour,
    mixed,
)
from card_images.shapes import LINE, SUIT_OUTLINES, Outline, Pen, Point, both, moved, path, turned

_HAIR = {
    Suit.SPADES: RAVEN,
    Suit.HEARTS: BLOND,
    Suit.DIAMONDS: AUBURN,
    Suit.CLUBS: BROWN,
}


class Livery(NamedTuple):
    """The family of a suit."""

    suit: Suit
    ink: Colour
    tint: Colour
    """the suit's colour, pale"""
    hair: Colour

    def sign(self, pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
        """The suit's sign around (x, y)."""
        draw_sign(pen, self.suit, (x, y), size, colour)


def livery_of(suit: Suit, ink: Colour) -> Livery:
    return Livery(suit, ink, mixed(PAPER, ink, TINT), _HAIR[suit])


def draw_sign(
    pen: Pen, suit: Suit, centre: tuple[float, float], size: float, colour: Colour
) -> None:
    """The sign of a suit around `centre`."""
    left, top = centre[0] - size / 2, centre[1] - size / 2
    for outline in SUIT_OUTLINES[suit]:
        pen.fill([(left + x * size, top + y * size) for x, y in outline], colour, 0)


MIDDLE = 0.71
"""where the figure meets its image"""


def draw_robe(pen: Pen, livery: Livery, outline: Outline) -> None:
    """Cloth of a suit's colour and pattern, cut to an outline."""
    pen.fill(outline, livery.ink)
    if pen.fine:
        pen.within(outline, lambda: _pattern(pen, livery))
    pen.contour(outline)


def _pattern(pen: Pen, livery: Livery) -> None:
    """Draw what a suit wears."""
    match livery.suit:
        case Suit.SPADES:
            for number in range(-8, 6):
                left = number * 0.075
                pen.box(left, 0.45, left + 0.028, 0.75, livery.tint, 0)
        case Suit.HEARTS:
            for row in range(4):
                pen.box(-0.6, 0.56 + row * 0.045, 0.4, 0.58 + row * 0.045, livery.tint, 0)
        case Suit.DIAMONDS:
            for row, number in product((0, 2), range(-8, 6)):
                x, y = number * 0.09, 0.57 + row * 0.06
                corners = [(x, y - 0.06), (x + 0.045, y), (x, y + 0.06), (x - 0.045, y)]
                pen.fill(corners, livery.tint, 0)
        case Suit.CLUBS:
            for row, number in product(range(5), range(-9, 7)):
                left, top = number * 0.08 + row % 2 * 0.04, 0.52 + row * 0.04
                pen.box(left, top, left + 0.04, top + 0.04, livery.tint, 0)


_NOSE_LINE = mixed(SKIN, INK, 0.6)
_LIPS = "M 0 0.41 L 0.018 0.404 L 0.042 0.416 C 0.03 0.436 0.01 0.438 0 0.438"


def draw_face(
    pen: Pen, nose: float, eyes: tuple[float, float], brows: tuple[float, float, float]
) -> None:
    """A nose, eyes so far from the middle, and brows that reach from one distance to another."""
    pen.line([(0, nose), (0.014, nose + 0.052), (-0.006, nose + 0.058)], _NOSE_LINE, 0.008)
    y, inner, outer = brows
    for side in (-1, 1):
        pen.oval(side * eyes[1], eyes[0], 0.0135, 0.017, INK)
        middle = side * (inner + outer) / 2
        pen.line([(side * inner, y + 0.008), (middle, y), (side * outer, y + 0.008)], INK, 0.0105)


KING_HELD = 0.262
"""where the right hand holds what it holds"""

_ROBE = path(
    "M -0.08 0.49 C -0.14 0.53 -0.22 0.545 -0.28 0.565 C -0.38 0.60 -0.57 0.62 -0.58 0.72"
    " L 0.34 0.72 C 0.34 0.63 0.30 0.575 0.24 0.555 C 0.18 0.54 0.13 0.53 0.08 0.49"
)
_ERMINE = both(
    "M 0 0.50 L 0.10 0.49 C 0.17 0.53 0.22 0.54 0.245 0.56 C 0.21 0.62 0.16 0.64 0.11 0.65"
    " L 0.06 0.72 L 0 0.72"
)
_TAILS = ((0.13, 0.555), (0.19, 0.575), (0.10, 0.615), (0.155, 0.615), (0.065, 0.655))
_KING_HAIR = both(
    "M 0 0.2 L 0.12 0.2 C 0.17 0.24 0.15 0.34 0.16 0.40 C 0.17 0.45 0.22 0.45 0.21 0.49"
    " C 0.15 0.53 0.06 0.50 0 0.50"
)

_WHISKERS = "M 0 0.395 L 0.05 0.385 C 0.08 0.38 0.11 0.34 0.118 0.30"
_BEARDS = {
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
_MOUSTACHE = both("M 0 0.395 C 0.03 0.375 0.06 0.385 0.085 0.42 C 0.06 0.43 0.02 0.43 0 0.412")
_TWIRLED = both("M 0 0.395 C 0.04 0.375 0.08 0.40 0.125 0.365 C 0.12 0.43 0.05 0.44 0 0.412")

_CROWNS = {
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
_BAND = both("M 0 0.19 L 0.157 0.19 L 0.152 0.235 L 0 0.235")


def draw_king(pen: Pen, livery: Livery) -> None:
    suit = livery.suit
    pen.fill(_KING_HAIR, livery.hair)
    draw_robe(pen, livery, _ROBE)
    pen.fill(_ERMINE, PAPER)
    for x, y in _TAILS if pen.fine else ():
        for middle in (-x, x):
            tail = [(middle - 0.008, y - 0.015), (middle + 0.008, y - 0.015), (middle, y + 0.018)]
            pen.fill(tail, INK, 0)
    pen.oval(0, 0.34, 0.118, 0.15, SKIN, LINE)
    pen.fill(_BEARDS[suit], livery.hair)
    pen.oval(0, 0.432, 0.035, 0.016, RED)
    pen.fill(_TWIRLED if suit is Suit.DIAMONDS else _MOUSTACHE, livery.hair)
    draw_face(pen, 0.325, (0.315, 0.05), (0.273, 0.02, 0.08))
    pen.fill(_CROWNS[suit], GOLDEN)
    pen.fill(_BAND, livery.ink)
    for x in (-0.1, -0.05, 0, 0.05, 0.1) if pen.fine else ():
        pen.disc(x, 0.2125, 0.011, PAPER)
    livery.sign(pen, 0, 0.085, 0.105, livery.ink)


# What kings hold ----------------------------------------------------------------------------------


def draw_regalia(pen: Pen, livery: Livery) -> None:
    """Draw what the king of a suit holds."""
    match livery.suit:
        case Suit.SPADES:
            pen.fill(path("M 0.262 0.05 L 0.285 0.09 L 0.28 0.52 L 0.244 0.52 L 0.239 0.09"), STEEL)
            pen.line([(KING_HELD, 0.1), (KING_HELD, 0.5)], INK, 0.006)
            pen.box(0.17, 0.505, 0.354, 0.54, GOLDEN)
            pen.box(0.248, 0.54, 0.276, 0.68, GOLDEN)
        case Suit.HEARTS:
            pen.box(0.25, 0.2, 0.274, 0.72, GOLDEN)
            pen.oval(KING_HELD, 0.25, 0.035, 0.018, GOLDEN, LINE)
            pen.disc(KING_HELD, 0.15, 0.075, PAPER, LINE)
            livery.sign(pen, KING_HELD, 0.153, 0.10, livery.ink)
        case Suit.DIAMONDS:
            pen.box(0.25, 0.06, 0.274, 0.72, GOLDEN)
            blade = "M 0.274 0.10 L 0.30 0.10 C 0.33 0.09 0.345 0.07 0.355 0.05 L 0.355 0.30"
            pen.fill(path(f"{blade} C 0.345 0.27 0.33 0.25 0.30 0.24 L 0.274 0.24"), STEEL)
            pen.fill([(0.25, 0.11), (0.20, 0.17), (0.25, 0.23)], STEEL)
        case Suit.CLUBS:
            pen.disc(KING_HELD, 0.50, 0.085, GOLDEN, LINE)
            pen.box(0.178, 0.485, 0.346, 0.515, livery.ink, 0.006)
            cross = "M 0 0.29 L 0.015 0.29 L 0.015 0.33 L 0.048 0.33 L 0.048 0.36 L 0.015 0.36"
            pen.fill(moved(both(f"{cross} L 0.015 0.42 L 0 0.42"), KING_HELD, 0), GOLDEN)


_X = 0.262
_LEAF = path("M 0.262 0.56 C 0.29 0.50 0.33 0.50 0.345 0.47 C 0.35 0.53 0.31 0.56 0.262 0.58")


def draw_flower(pen: Pen, livery: Livery) -> None:
    """The flower of a suit on its stalk."""
    stalk = [(_X, 0.42), (_X, 0.72)]
    pen.line(stalk, INK, 0.022)
    pen.line(stalk, STALK, 0.011)
    pen.fill(_LEAF, STALK)
    match livery.suit:
        case Suit.SPADES:
            cup = both(
                "M 0 0 C 0.03 0.03 0.03 0.05 0.035 0.06 L 0.07 0.0 C 0.09 0.08 0.07 0.14 0 0.15"
            )
            pen.fill(moved(cup, _X, 0.31), livery.tint)
            pen.fill(moved(both("M 0 0.0 C 0.035 0.05 0.035 0.12 0 0.15"), _X, 0.31), livery.ink)
        case Suit.HEARTS:
            for number in range(5):
                ((x, y),) = turned([(0, -0.045)], 72 * number)
                pen.disc(_X + x, 0.38 + y, 0.042, livery.ink, LINE)
            pen.disc(_X, 0.38, 0.045, livery.ink)
            heart = path(
                "M 0.03 0 C 0.03 -0.04 -0.03 -0.04 -0.03 0 C -0.03 0.03 0.015 0.03 0.012 0"
            )
            pen.line(moved(heart, _X, 0.382), livery.tint, 0.011)
        case Suit.DIAMONDS:
            petal = both("M 0 -0.095 C 0.03 -0.08 0.03 -0.03 0 -0.01")
            for number in range(8):
                colour = livery.tint if number % 2 else PAPER
                pen.fill(moved(turned(petal, 45 * number), _X, 0.38), colour)
            pen.disc(_X, 0.38, 0.03, GOLDEN, LINE)
        case Suit.CLUBS:
            # It has four leaves, and brings luck.
            leaf = both(
                "M 0 0 C 0.03 -0.03 0.075 -0.06 0.055 -0.095 C 0.04 -0.115 0.01 -0.11 0 -0.085"
            )
            for angle in (45, 135, 225, 315):
                pen.fill(moved(turned(leaf, angle), _X, 0.37), STALK)
                pen.line(moved(turned([(0, -0.015), (0, -0.06)], angle), _X, 0.37), INK, 0.007)


_GOWN = path(
    "M -0.07 0.52 C -0.14 0.545 -0.22 0.56 -0.28 0.58 C -0.40 0.61 -0.56 0.64 -0.58 0.72"
    " L 0.34 0.72 C 0.33 0.64 0.29 0.59 0.22 0.57 C 0.17 0.555 0.12 0.545 0.07 0.52"
)
_SHOULDERS = both(
    "M 0 0.42 L 0.05 0.42 L 0.055 0.50 C 0.09 0.53 0.12 0.54 0.15 0.55 C 0.12 0.62 0.06 0.66 0 0.67"
)
_HEM = both(
    "M 0 0.675 C 0.07 0.665 0.13 0.62 0.16 0.555 L 0.20 0.565 C 0.17 0.66 0.09 0.715 0 0.72"
)
_QUEEN_HAIR = {
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
_LOCKS = {
    Suit.SPADES: path("M 0.115 0.36 L 0.13 0.66 L 0.20 0.66 L 0.17 0.36"),
    Suit.HEARTS: path(
        "M 0.115 0.36 C 0.15 0.43 0.10 0.49 0.135 0.57 C 0.155 0.61 0.15 0.64 0.13 0.66"
        " L 0.16 0.66 C 0.20 0.64 0.22 0.60 0.19 0.55 C 0.16 0.50 0.20 0.49 0.21 0.44"
        " C 0.21 0.41 0.18 0.38 0.172 0.36"
    ),
}
"""hair that falls before the shoulders; its last line is not drawn"""
_FRINGES = {
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
_DIADEM = both(
    "M 0 0.075 C 0.025 0.10 0.03 0.135 0.06 0.145 C 0.08 0.125 0.10 0.12 0.12 0.13"
    " L 0.125 0.215 C 0.08 0.19 0.04 0.185 0 0.185"
)


def draw_queen(pen: Pen, livery: Livery) -> None:
    suit = livery.suit
    pen.fill(_QUEEN_HAIR[suit], livery.hair)
    draw_robe(pen, livery, _GOWN)
    pen.fill(_SHOULDERS, SKIN)
    pen.fill(_HEM, GOLDEN)
    if suit is Suit.DIAMONDS:
        for side in (-1, 1):
            for strand in range(4):
                x, y = side * (0.145 + 0.008 * strand), 0.44 + 0.055 * strand
                pen.oval(x, y, 0.034 - 0.002 * strand, 0.036, livery.hair, LINE)
            pen.oval(side * 0.17, 0.645, 0.022, 0.012, livery.ink, 0.006)
    if suit in _LOCKS:
        for side in (-1, 1):
            lock = [(side * x, y) for x, y in _LOCKS[suit]]
            pen.fill(lock, livery.hair, 0)
            pen.line(lock)
    pen.oval(0, 0.335, 0.11, 0.145, SKIN, LINE)
    for x in (-0.065, 0.065):
        pen.oval(x, 0.385, 0.026, 0.018, BLUSH)
    pen.fill(_FRINGES[suit], livery.hair)
    draw_face(pen, 0.33, (0.325, 0.048), (0.304, 0.028, 0.078))
    pen.fill(both(_LIPS), RED, 0)
    pen.fill(_DIADEM, GOLDEN)
    livery.sign(pen, 0, 0.145, 0.06, livery.ink)
    for x in (-0.09, 0.09):
        pen.disc(x, 0.16, 0.012, livery.ink)
    for number in range(-3, 4) if pen.fine else ():
        pen.disc(number * 0.021, 0.565 - abs(number) * 0.008, 0.0115, PAPER, 0.005)


JACK_HELD = 0.275

_DOUBLET = path(
    "M -0.06 0.50 C -0.12 0.53 -0.2 0.545 -0.27 0.57 C -0.38 0.60 -0.56 0.63 -0.58 0.72"
    " L 0.34 0.72 C 0.335 0.64 0.31 0.59 0.25 0.565 C 0.18 0.545 0.12 0.53 0.06 0.50"
)
_NECK = both("M 0 0.44 L 0.045 0.44 L 0.05 0.52 L 0 0.56")
_COLLAR = [(0.0, 0.60), (0.04, 0.50), (0.13, 0.535), (0.10, 0.625)]
_JACK_HAIR = {
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
_JACK_FRINGES = {
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
_BERET = path(
    "M -0.15 0.225 C -0.20 0.20 -0.23 0.13 -0.15 0.10 C -0.06 0.065 0.12 0.07 0.19 0.12"
    " C 0.24 0.16 0.20 0.21 0.15 0.225 C 0.06 0.205 -0.06 0.205 -0.15 0.225"
)
_BERET_BAND = path(
    "M -0.15 0.205 C -0.06 0.185 0.06 0.185 0.15 0.205 L 0.145 0.245 C 0.05 0.225 -0.05 0.225"
    " -0.145 0.245"
)
_BROOCH = (0.085, 0.205)
_FEATHER = path(
    "M 0.09 0.20 C 0.02 0.16 -0.06 0.06 -0.20 0.05 C -0.27 0.045 -0.31 0.08 -0.33 0.12"
    " C -0.27 0.10 -0.25 0.14 -0.19 0.14 C -0.10 0.15 -0.02 0.19 0.06 0.225"
)
_QUILL = path("M 0.07 0.21 C 0.0 0.16 -0.08 0.09 -0.22 0.085")


def draw_jack(pen: Pen, livery: Livery) -> None:
    suit = livery.suit
    pen.fill(_JACK_HAIR[suit], livery.hair)
    draw_robe(pen, livery, _DOUBLET)
    pen.fill(_NECK, SKIN)
    for side in (-1, 1):
        pen.fill([(side * x, y) for x, y in _COLLAR], PAPER)
    pen.box(-0.03, 0.6, 0.03, 0.72, GOLDEN)
    pen.disc(0, 0.64, 0.012, INK)
    pen.oval(0, 0.335, 0.108, 0.14, SKIN, LINE)
    pen.fill(_JACK_FRINGES[suit], livery.hair)
    draw_face(pen, 0.335, (0.335, 0.047), (0.298, 0.022, 0.075))
    pen.line([(-0.03, 0.423), (0.0, 0.432), (0.034, 0.42)], RED, 0.012)
    if suit is Suit.SPADES:
        for side in (-1, 1):
            pen.line([(0.0, 0.405), (side * 0.03, 0.404), (side * 0.048, 0.39)], INK, 0.009)
    # Hearts wears two feathers, diamonds a coloured one, clubs one that droops.
    if suit is Suit.HEARTS:
        _draw_feather(pen, livery.tint, livery.ink, -13)
    pen.fill(_BERET, livery.ink)
    pen.fill(_BERET_BAND, GOLDEN)
    colour = livery.tint if suit is Suit.DIAMONDS else PAPER
    _draw_feather(pen, colour, livery.ink, {Suit.HEARTS: 4, Suit.CLUBS: -12}.get(suit, 0))
    pen.disc(*_BROOCH, 0.034, PAPER, LINE)
    livery.sign(pen, *_BROOCH, 0.045, livery.ink)


def _draw_feather(pen: Pen, colour: Colour, quill: Colour, degrees: float) -> None:
    pen.fill(turned(_FEATHER, degrees, _BROOCH), colour)
    pen.line(turned(_QUILL, degrees, _BROOCH), quill, 0.009)


# What jacks hold ----------------------------------------------------------------------------------


def draw_weapon(pen: Pen, livery: Livery) -> None:
    """Draw what the jack of a suit holds."""
    pen.box(0.263, 0.1, 0.287, 0.72, BROWN)
    match livery.suit:
        case Suit.SPADES:
            blade = "M 0.275 0.02 L 0.295 0.12 L 0.295 0.16 C 0.33 0.15 0.345 0.13 0.355 0.11"
            hook = "L 0.355 0.30 C 0.345 0.27 0.32 0.255 0.295 0.25 L 0.255 0.25 L 0.215 0.22"
            pen.fill(path(f"{blade} {hook} L 0.255 0.17 L 0.255 0.12"), STEEL)
        case Suit.HEARTS:
            head = "M 0.275 0.02 C 0.33 0.09 0.335 0.14 0.295 0.20 L 0.255 0.20"
            pen.fill(path(f"{head} C 0.215 0.14 0.22 0.09 0.275 0.02"), STEEL)
            pen.line([(JACK_HELD, 0.06), (JACK_HELD, 0.19)], INK, 0.006)
            tassel = "M 0.25 0.205 L 0.30 0.205 L 0.318 0.28 L 0.29 0.265 L 0.275 0.29 L 0.26 0.265"
            pen.fill(path(f"{tassel} L 0.232 0.28"), livery.ink)
        case Suit.DIAMONDS:
            cloth = [(0.287, 0.08), (0.362, 0.08), (0.362, 0.40), (0.3245, 0.35), (0.287, 0.40)]
            pen.fill(cloth, livery.ink)
            for y in (0.15, 0.26):
                livery.sign(pen, 0.325, y, 0.075, PAPER)
            pen.disc(JACK_HELD, 0.075, 0.022, GOLDEN, LINE)
        case Suit.CLUBS:
            for x, y in ((0.275, 0.08), (0.235, 0.145), (0.315, 0.145)):
                pen.disc(x, y, 0.044, GOLDEN, LINE)
            pen.disc(JACK_HELD, 0.125, 0.03, GOLDEN)
            pen.box(0.245, 0.19, 0.305, 0.215, GOLDEN)


AXIS = 0.62
"""where the figure stands beside the index, in shares of the card's width"""
BUST = 1.36
"""how much larger a figure is that has the lower part of a small card for itself"""
BUST_TOP = 0.565

Draw = Callable[[Pen, Livery], None]


_FIGURES: dict[Rank, tuple[Draw, Draw, Point]] = {
    Rank.KING: (draw_king, draw_regalia, (KING_HELD, 0.6)),
    Rank.QUEEN: (draw_queen, draw_flower, (0.262, 0.63)),
    Rank.JACK: (draw_jack, draw_weapon, (JACK_HELD, 0.6)),
}
"""a person, what they hold, and the hand around it"""
COURT = frozenset(_FIGURES)


def draw_figure(upper: Image.Image, card: Card, ink: Colour, *, fine: bool) -> None:
    """Draw the figure of a court card on the upper half of a large face.

    Without what is `fine` it is clearer on a small card.
    """
    pen, livery = Pen(upper, AXIS, fine=fine), livery_of(card.suit, ink)
    person, held, hand = _FIGURES[card.rank]
    # A flower is held before the queen, what the others hold is behind them.
    for draw in (person, held) if card.rank is Rank.QUEEN else (held, person):
        draw(pen, livery)
    pen.oval(*hand, 0.035, 0.029, SKIN, LINE)
    # The upper half of a golden band with studs, across the middle of the card.
    pen.box(-0.583, MIDDLE - 0.025, 0.343, MIDDLE + 0.025, GOLDEN)
    for number in range(-5, 5) if fine else ():
        pen.disc(-0.07 + number * 0.1, MIDDLE, 0.013, livery.ink)


def draw_bust(face: Image.Image, card: Card, ink: Colour) -> None:
    """Draw the person alone, large, on the lower part of a face."""
    pen = Pen(face, size=BUST, top=BUST_TOP, fine=False)
    person, *_ = _FIGURES[card.rank]
    person(pen, livery_of(card.suit, ink))
