"""The flowers of the queens."""

from collections.abc import Callable
from typing import Final

from bot.rules import Suit
from card_images.deck.court.livery import Livery
from card_images.drawing.colours import GOLDEN, INK, PAPER, STALK
from card_images.drawing.outlines import both, moved, path, turned
from card_images.drawing.pen import LINE, Pen

_X: Final = 0.262
_LEAF: Final = path(
    "M 0.262 0.56 C 0.29 0.50 0.33 0.50 0.345 0.47 C 0.35 0.53 0.31 0.56 0.262 0.58"
)


def draw_flower(pen: Pen, livery: Livery) -> None:
    """The flower of a suit on its stalk."""
    stalk = [(_X, 0.42), (_X, 0.72)]
    pen.line(stalk, INK, 0.022)
    pen.line(stalk, STALK, 0.011)
    pen.fill(_LEAF, STALK)
    _FLOWERS[livery.suit](pen, livery)


def _tulip(pen: Pen, livery: Livery) -> None:
    cup = both("M 0 0 C 0.03 0.03 0.03 0.05 0.035 0.06 L 0.07 0.0 C 0.09 0.08 0.07 0.14 0 0.15")
    pen.fill(moved(cup, _X, 0.31), livery.tint)
    pen.fill(moved(both("M 0 0.0 C 0.035 0.05 0.035 0.12 0 0.15"), _X, 0.31), livery.ink)


def _rose(pen: Pen, livery: Livery) -> None:
    for number in range(5):
        ((x, y),) = turned([(0, -0.045)], 72 * number)
        pen.disc(_X + x, 0.38 + y, 0.042, livery.ink, LINE)
    pen.disc(_X, 0.38, 0.045, livery.ink)
    heart = path("M 0.03 0 C 0.03 -0.04 -0.03 -0.04 -0.03 0 C -0.03 0.03 0.015 0.03 0.012 0")
    pen.line(moved(heart, _X, 0.382), livery.tint, 0.011)


def _daisy(pen: Pen, livery: Livery) -> None:
    petal = both("M 0 -0.095 C 0.03 -0.08 0.03 -0.03 0 -0.01")
    for number in range(8):
        colour = livery.tint if number % 2 else PAPER
        pen.fill(moved(turned(petal, 45 * number), _X, 0.38), colour)
    pen.disc(_X, 0.38, 0.03, GOLDEN, LINE)


def _clover(pen: Pen, livery: Livery) -> None:
    """It has four leaves, and brings luck."""
    leaf = both("M 0 0 C 0.03 -0.03 0.075 -0.06 0.055 -0.095 C 0.04 -0.115 0.01 -0.11 0 -0.085")
    for angle in (45, 135, 225, 315):
        pen.fill(moved(turned(leaf, angle), _X, 0.37), STALK)
        pen.line(moved(turned([(0, -0.015), (0, -0.06)], angle), _X, 0.37), INK, 0.007)


_FLOWERS: Final[dict[Suit, Callable[[Pen, Livery], None]]] = {
    Suit.SPADES: _tulip,
    Suit.HEARTS: _rose,
    Suit.DIAMONDS: _daisy,
    Suit.CLUBS: _clover,
}
