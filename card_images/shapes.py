"""Shapes and outlines: as smooth masks of any size, and drawn by the pen of cards.

Outlines are written as text, in the letters of SVG paths that straight lines and Bézier curves
need: `M x y` begins, `L x y …` draws straight lines, `C ax ay bx by x y …` cubic Bézier curves.
All numbers are absolute; an outline closes by itself.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import cache

from PIL import Image, ImageDraw

from bot.rules import Suit
from card_images.colours import INK, Colour

Point = tuple[float, float]
STEPS = 14
"""straight pieces of a curve"""


@cache
def path(text: str) -> tuple[Point, ...]:
    """The outline that a text describes."""
    line: list[Point] = []
    for letter, points in _pieces(text):
        match letter:
            case "M" | "L":
                line += points
            case "C":
                for first, second, end in zip(*[iter(points)] * 3, strict=True):
                    line += _cubic(line[-1], first, second, end)
            case _:
                raise ValueError(f"no outline begins a piece with {letter!r}")
    return tuple(line)


@cache
def both(text: str) -> tuple[Point, ...]:
    """The outline whose right half, from top to bottom, a text describes; x is 0 in its middle."""
    half = path(text)
    return (*half, *((-x, y) for x, y in reversed(half)))


def _pieces(text: str) -> Iterator[tuple[str, list[Point]]]:
    words = text.split()
    starts = [n for n, word in enumerate(words) if word.isalpha()]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        numbers = [float(word) for word in words[start + 1 : end]]
        yield words[start], list(zip(numbers[::2], numbers[1::2], strict=True))


def _cubic(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """A cubic Bézier curve as points, without its first."""
    line: list[Point] = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        u = 1 - t
        p, q, r, s = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        x = p * a[0] + q * b[0] + r * c[0] + s * d[0]
        line.append((x, p * a[1] + q * b[1] + r * c[1] + s * d[1]))
    return line


def circle(x: float, y: float, radius: float, steps: int = 32) -> list[Point]:
    turn = 2 * math.pi / steps
    return [
        (x + radius * math.cos(n * turn), y + radius * math.sin(n * turn)) for n in range(steps)
    ]


def moved(outline: Sequence[Point], x: float, y: float, size: float = 1.0) -> list[Point]:
    """The outline `size` times as large, its origin at (x, y)."""
    return [(x + size * px, y + size * py) for px, py in outline]


def turned(outline: Sequence[Point], degrees: float, about: Point = (0.0, 0.0)) -> list[Point]:
    """The outline turned clockwise."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return [
        (
            about[0] + (x - about[0]) * cos - (y - about[1]) * sin,
            about[1] + (x - about[0]) * sin + (y - about[1]) * cos,
        )
        for x, y in outline
    ]


SMOOTHING = 4
"""masks are drawn this many times larger and reduced"""


class Shape(StrEnum):
    """The shapes that `shape_mask` can draw, beside plates, whose corners do not scale."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    DISC = "disc"
    SQUARE = "square"
    SHIELD = "shield"
    PLATE = "plate"
    PILL = "pill"
    BAR = "bar"
    CARDS = "cards"
    ROBOT = "robot"
    PERSON = "person"
    CROWN = "crown"
    TICK = "tick"
    STOP = "stop"
    STAR = "star"
    CROSS = "cross"
    EQUALS = "equals"
    UP = "up"
    DOWN = "down"


SUIT_SHAPES = {suit: Shape(suit.value) for suit in Suit}


def _upright(text: str) -> Sequence[Point]:
    """An outline in the unit square from its right half, whose x is 0 in the middle."""
    return moved(both(text), 0.5, 0)


_HEART = _upright(
    "M 0 0.24 C 0.06 0.07 0.20 0.03 0.28 0.05 C 0.42 0.08 0.5 0.22 0.45 0.39"
    " C 0.38 0.62 0.12 0.74 0 0.97"
)
_SPADE = _upright(
    "M 0 0.02 C 0.08 0.22 0.43 0.36 0.44 0.60 C 0.45 0.76 0.31 0.83 0.20 0.80"
    " C 0.12 0.78 0.07 0.73 0.03 0.66"
)
_DIAMOND = _upright("M 0 0 C 0.08 0.17 0.24 0.37 0.38 0.5 C 0.24 0.63 0.08 0.83 0 1")
_STEM = _upright("M 0.015 0.55 C 0.02 0.80 0.08 0.93 0.22 0.98")
_CLUB = (
    circle(0.5, 0.25, 0.225),
    circle(0.265, 0.585, 0.225),
    circle(0.735, 0.585, 0.225),
    [(0.42, 0.35), (0.58, 0.35), (0.62, 0.62), (0.38, 0.62)],
)

SUIT_OUTLINES: dict[Suit, tuple[Sequence[Point], ...]] = {
    Suit.SPADES: (_SPADE, _STEM),
    Suit.HEARTS: (_HEART,),
    Suit.DIAMONDS: (_DIAMOND,),
    Suit.CLUBS: (*_CLUB, _STEM),
}
"""polygons in the unit square that together are a suit's sign"""


def _scaled(outline: Sequence[Point], width: int, height: int) -> list[Point]:
    """A unit outline as wide and high as a mask."""
    return [(x * (width - 1), y * (height - 1)) for x, y in outline]


def shape_mask(shape: Shape, size: tuple[int, int]) -> Image.Image:
    """Coverage (mode L) of a shape that fills `size`."""
    width, height = size[0] * SMOOTHING, size[1] * SMOOTHING
    mask = Image.new("L", (width, height))
    _DRAW[shape](ImageDraw.Draw(mask), width, height)
    return mask.reduce(SMOOTHING)


Drawer = Callable[[ImageDraw.ImageDraw, int, int], None]


def _polygons(*outlines: Sequence[Point]) -> Drawer:
    def draw(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
        for outline in outlines:
            pen.polygon(_scaled(outline, width, height), 255)

    return draw


def _rounded(radius: Callable[[int, int], float]) -> Drawer:
    """All of the room, with round corners."""
    return lambda pen, width, height: pen.rounded_rectangle(
        (0, 0, width - 1, height - 1), radius(width, height), 255
    )


def _cards(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Draw the dealer's sign: three cards fanned, the last on top."""
    for lean in (-0.42, 0.0, 0.42):
        for inset, fill in ((0.0, 0), (0.04, 255)):
            left, top, right, bottom = 0.3 + inset, 0.14 + inset, 0.7 - inset, 0.82 - inset
            upright = [(left, top), (right, top), (right, bottom), (left, bottom)]
            card = turned(upright, math.degrees(lean), _FAN_FOOT)
            pen.polygon(_scaled(card, width, height), fill)


_FAN_FOOT = (0.5, 1.08)
"""what the cards of a fan turn around"""


def _robot(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, ...]:
        return left * width, top * height, right * width, bottom * height

    pen.rounded_rectangle(box(0.14, 0.30, 0.86, 0.86), width * 0.14, 255)
    pen.rectangle(box(0.47, 0.12, 0.53, 0.32), 255)
    pen.ellipse(box(0.41, 0.02, 0.59, 0.20), 255)
    pen.rounded_rectangle(box(0.02, 0.48, 0.10, 0.70), width * 0.03, 255)
    pen.rounded_rectangle(box(0.90, 0.48, 0.98, 0.70), width * 0.03, 255)
    for left in (0.28, 0.56):
        pen.ellipse(box(left, 0.44, left + 0.16, 0.60), 0)
    pen.rounded_rectangle(box(0.34, 0.70, 0.66, 0.76), width * 0.03, 0)


def _person(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    pen.ellipse((width * 0.30, height * 0.10, width * 0.70, height * 0.50), 255)
    pen.rounded_rectangle(
        (width * 0.14, height * 0.56, width * 0.86, height * 1.3), width * 0.34, 255
    )


_CROWN = (
    _upright("M 0 0.16 L 0.14 0.52 L 0.44 0.26 L 0.33 0.90"),
    circle(0.5, 0.14, 0.08),
    circle(0.07, 0.25, 0.07),
    circle(0.93, 0.25, 0.07),
)

_TICK = [(0.06, 0.56), (0.2, 0.42), (0.4, 0.6), (0.8, 0.14), (0.95, 0.28), (0.42, 0.9)]
_CORNER = 0.29
_STOP = [
    *((_CORNER, 0.0), (1 - _CORNER, 0.0), (1.0, _CORNER), (1.0, 1 - _CORNER)),
    *((1 - _CORNER, 1.0), (_CORNER, 1.0), (0.0, 1 - _CORNER), (0.0, _CORNER)),
]

_STAR = [
    (0.5 + radius * math.sin(turn), 0.53 - radius * math.cos(turn))
    for turn, radius in ((n * math.pi / 5, 0.24 if n % 2 else 0.53) for n in range(10))
]
_ARM = 0.17
"""how far an arm of the cross reaches to either side of the corner"""
_CROSS = [
    *((_ARM, 0.0), (0.5, 0.5 - _ARM), (1 - _ARM, 0.0), (1.0, _ARM), (0.5 + _ARM, 0.5)),
    *((1.0, 1 - _ARM), (1 - _ARM, 1.0), (0.5, 0.5 + _ARM), (_ARM, 1.0), (0.0, 1 - _ARM)),
    *((0.5 - _ARM, 0.5), (0.0, _ARM)),
]
_EQUALS = tuple(
    [(0.08, top), (0.92, top), (0.92, top + 0.2), (0.08, top + 0.2)] for top in (0.2, 0.6)
)


_DRAW: dict[Shape, Drawer] = {
    **{SUIT_SHAPES[suit]: _polygons(*SUIT_OUTLINES[suit]) for suit in Suit},
    Shape.DISC: lambda pen, wide, high: pen.ellipse((0, 0, wide - 1, high - 1), 255),
    Shape.SQUARE: _rounded(lambda wide, high: wide // 6),
    Shape.SHIELD: _polygons([(0, 0), (1, 0), (1, 0.6), (0.5, 1), (0, 0.6)]),
    Shape.PLATE: _rounded(lambda wide, high: min(18 * SMOOTHING, high // 2)),
    Shape.PILL: _rounded(lambda wide, high: high / 2),
    Shape.BAR: lambda pen, wide, high: pen.rectangle((0, 0, wide, high), 255),
    Shape.CARDS: _cards,
    Shape.ROBOT: _robot,
    Shape.PERSON: _person,
    Shape.CROWN: _polygons(*_CROWN),
    Shape.TICK: _polygons(_TICK),
    Shape.STOP: _polygons(_STOP),
    Shape.STAR: _polygons(_STAR),
    Shape.CROSS: _polygons(_CROSS),
    Shape.EQUALS: _polygons(*_EQUALS),
    Shape.UP: _polygons([(0.5, 0.0), (1.0, 1.0), (0.0, 1.0)]),
    Shape.DOWN: _polygons([(0.0, 0.0), (1.0, 0.0), (0.5, 1.0)]),
}


LINE = 0.0085
"""thickness of the lines around what is filled"""
Outline = Sequence[Point]


class Pen:
    """Draws on a large picture in full colours (RGB).

    Its unit is `size` times the width of the card; x is 0 at `axis`, y at `top`, which are shares
    of the card's width.
    """

    def __init__(
        self,
        image: Image.Image,
        axis: float = 0.5,
        *,
        size: float = 1.0,
        top: float = 0.0,
        fine: bool = True,
    ) -> None:
        self.fine = fine
        """whether the card will be large enough for patterns and studs"""
        self._image = image
        self._left = axis * image.width
        self._top = top * image.width
        self._unit = size * image.width
        self._pen = ImageDraw.Draw(image)

    def fill(self, outline: Outline, colour: Colour, line: float = LINE) -> None:
        """Fill an outline and draw a line around it."""
        self._pen.polygon(self._scaled(outline), colour)
        if line:
            self.contour(outline, INK, line)

    def contour(self, outline: Outline, colour: Colour = INK, width: float = LINE) -> None:
        """A line around an outline."""
        self.line([*outline, *outline[:2]], colour, width)

    def line(self, points: Outline, colour: Colour = INK, width: float = LINE) -> None:
        pixels = max(1, round(width * self._unit))
        self._pen.line(self._scaled(points), colour, pixels, joint="curve")

    def disc(self, x: float, y: float, radius: float, colour: Colour, line: float = 0.0) -> None:
        self.oval(x, y, radius, radius, colour, line)

    def oval(
        self, x: float, y: float, across: float, down: float, colour: Colour, line: float = 0.0
    ) -> None:
        self.fill([(x + across * px, y + down * py) for px, py in circle(0, 0, 1)], colour, line)

    def box(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        colour: Colour,
        line: float = LINE,
    ) -> None:
        self.fill([(left, top), (right, top), (right, bottom), (left, bottom)], colour, line)

    def within(self, outline: Outline, draw: Callable[[], None]) -> None:
        """Keep only what is drawn within an outline."""
        before = self._image.copy()
        draw()
        mask = Image.new("L", before.size, 255)
        ImageDraw.Draw(mask).polygon(self._scaled(outline), 0)
        self._image.paste(before, (0, 0), mask)

    def _scaled(self, outline: Outline) -> list[Point]:
        return [(self._left + x * self._unit, self._top + y * self._unit) for x, y in outline]
