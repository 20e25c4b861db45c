"""The colours of everything drawn, and the one palette of every picture.

What touches the felt has a colour for each felt. Pictures are composed as palette numbers (Pillow
mode L) and get their colours when they are written. So edges cannot be blended while composing:
each sprite is drawn with smooth edges against the ground it will lie on, and the palette holds the
steps between the colours that meet. A number stands for one colour on the dark felt and for one on
the light, so a picture in the other felt is the same numbers with other colours, and shares all
sprites. Cards use the first numbers alone, which are the same on both.

The last numbers belong to the seats, a share each: what they mean is different from picture to
picture, for they show the people's avatars (avatars.py).
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache
from typing import NamedTuple, overload

from PIL import Image

from bot.rules import MOST_SEATS

Colour = tuple[int, int, int]


class Felt(StrEnum):
    """The cloth that the cards lie on; readers choose it."""

    DARK = "dark"
    LIGHT = "light"


class Paint(NamedTuple):
    """A colour that depends on the felt."""

    dark: Colour
    light: Colour

    def on(self, felt: Felt) -> Colour:
        return self.light if felt is Felt.LIGHT else self.dark


Ink = Colour | Paint


def paint(ink: Ink) -> Paint:
    """Most colours are the same on either felt."""
    return ink if isinstance(ink, Paint) else Paint(ink, ink)


@overload
def mixed(first: Colour, second: Colour, share: float) -> Colour: ...
@overload
def mixed(first: Ink, second: Ink, share: float) -> Ink: ...
def mixed(first: Ink, second: Ink, share: float) -> Ink:
    """`share` 0 is the first colour, 1 the second."""
    if isinstance(first, Paint) or isinstance(second, Paint):
        a, b = paint(first), paint(second)
        return Paint(_between(a.dark, b.dark, share), _between(a.light, b.light, share))
    return _between(first, second, share)


def _between(first: Colour, second: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


# The felt and what lies on it ---------------------------------------------------------------------

FELT_MIDDLE = Paint((31, 103, 77), (124, 176, 138))
"""under the lamp"""
FELT_RIM = Paint((18, 74, 55), (94, 146, 110))
FELT = Paint((27, 94, 70), (114, 166, 129))
"""what edges on the felt are blended with"""
PLATE: Colour = (11, 40, 31)
WHITE: Colour = (255, 255, 255)
MUTED: Colour = (168, 196, 183)
GOLD: Colour = (250, 200, 72)
DARK: Colour = (20, 24, 26)
TEAM: tuple[Colour, ...] = ((110, 190, 255), (255, 164, 92), (222, 172, 255))
"""of the accounts of a game, as many as any has"""
TRACK = mixed(PLATE, MUTED, 0.3)
"""what is left of a bar, and rules between rows"""
FRAME = Paint(GOLD, (255, 214, 64))
"""around a card that won"""
PALE = Paint((73, 126, 107), (86, 134, 101))
"""signs that are printed on the felt"""
LETTERS = Paint((200, 224, 213), (4, 26, 18))
"""letters on the felt"""

SHADOW = Paint((10, 42, 32), (62, 98, 74))
"""beneath the corners of a card"""
SHADE: Colour = (0, 12, 8)
"""what lies in a shadow goes towards it"""
SHADE_LIGHT = 0.86
"""share of its light that a card in the shadow of another keeps"""
SHADOWS = (mixed(FELT, SHADE, 0.16), mixed(FELT, SHADE, 0.35))
"""the felt in the outer and in the inner shadow of a card"""

# Cards --------------------------------------------------------------------------------------------

PAPER: Colour = (253, 251, 245)
INK: Colour = (22, 24, 30)
RED: Colour = (190, 20, 38)
BLUE: Colour = (20, 78, 176)
GREEN: Colour = (6, 98, 56)
EDGE = mixed(PAPER, INK, 0.35)
"""the line around a card"""
BACK: Colour = (34, 62, 120)
BACK_LINES: Colour = (126, 154, 208)

# Figures ------------------------------------------------------------------------------------------

SKIN: Colour = (244, 212, 180)
BLUSH: Colour = (240, 176, 152)
GOLDEN: Colour = (240, 184, 56)
RAVEN: Colour = (62, 56, 66)
BLOND: Colour = (236, 202, 128)
AUBURN: Colour = (178, 84, 34)
BROWN: Colour = (118, 74, 42)
STEEL: Colour = (196, 206, 216)
STALK: Colour = (70, 140, 70)
TINT = 0.35
"""how much of a suit's colour its pale tint has"""

DIM_LIGHT = 0.7


def dimmed(colour: Colour) -> Colour:
    """The colour on a card that may not be played now: darker, a little towards the felt."""
    red, green, blue = (round(part * DIM_LIGHT) for part in colour)
    return max(0, red - 6), green, max(0, blue - 4)


def shaded(colour: Colour) -> Colour:
    """The colour in the shadow of a card."""
    return mixed(SHADE, colour, SHADE_LIGHT)


# What meets what ----------------------------------------------------------------------------------

Meeting = tuple[Ink, Ink]
"""two colours with an edge between them, for which the palette needs the steps from one to the
other; twice the same one has no steps"""

_TINTS = tuple(mixed(PAPER, each, TINT) for each in (INK, RED, BLUE, GREEN))
_HAIR = (RAVEN, BLOND, AUBURN, BROWN)
FACES: tuple[Meeting, ...] = (
    *((PAPER, each) for each in (INK, RED, BLUE, GREEN, BACK)),
    *((dimmed(PAPER), dimmed(each)) for each in (INK, RED, BLUE, GREEN)),
    *((each, INK) for each in (RED, BLUE, GREEN, SKIN, GOLDEN, STEEL, STALK, *_TINTS, *_HAIR)),
    (GOLDEN, PAPER),
    (GOLDEN, RED),
    (SKIN, RED),
    (SKIN, BLUSH),
    (BACK, BACK_LINES),
    (BACK, GOLDEN),
    (EDGE, dimmed(EDGE)),
    (shaded(PAPER), shaded(INK)),
    *((each, each) for each in map(dimmed, (SKIN, GOLDEN, STEEL, *_TINTS, *_HAIR))),
    *((each, each) for each in map(shaded, (RED, dimmed(PAPER), dimmed(RED)))),
)
SCENES: tuple[Meeting, ...] = (
    *((FELT, each) for each in (SHADOWS[1], PLATE, PAPER, PALE, LETTERS, GOLD, FRAME, *TEAM)),
    (SHADOW, EDGE),
    (TRACK, TRACK),
    (FRAME, EDGE),
    *((PLATE, each) for each in (WHITE, MUTED, GOLD, *TEAM)),
    *((each, DARK) for each in (GOLD, *TEAM)),
)


class OwnColours(NamedTuple):
    """The meaning of some numbers of the palette in the picture in which a sprite is laid."""

    first: int
    """the first of the numbers"""
    colours: bytes
    """red, green and blue of each"""


STEPS = 2
"""from one colour to another; finer edges look no better, and weigh a tenth more"""
FELT_STEPS = 14


def _steps(first: Ink, second: Ink, steps: int) -> list[Paint]:
    return [paint(mixed(first, second, n / steps)) for n in range(steps + 1)]


def _once(*meetings: Meeting, steps: int = STEPS) -> tuple[Paint, ...]:
    """Every colour of some meetings."""
    return tuple(dict.fromkeys(each for meeting in meetings for each in _steps(*meeting, steps)))


_OF_FACES = _once(*FACES)
_OF_FELT = _once((FELT_MIDDLE, FELT_RIM), steps=FELT_STEPS - 1)
PAINTS = tuple(dict.fromkeys([*_OF_FACES, *_OF_FELT, *_once(*SCENES)]))
"""what each number stands for: the cards, the felt, the rest"""
SEATS = MOST_SEATS
OF_A_SEAT = 28
"""colours for the avatar of a seat: with more it looks no better"""
_OF_SEATS = 256 - SEATS * OF_A_SEAT
if len(PAINTS) > _OF_SEATS:
    raise ValueError(f"a palette has room for {_OF_SEATS} colours, not {len(PAINTS)}")

FIRST_OF_FELT = len(_OF_FACES)


@cache
def colours_on(felt: Felt) -> bytes:
    """The palette as red, green and blue of each number."""
    return bytes(part for each in PAINTS for part in each.on(felt))


def first_of_seat(seat: int) -> int:
    """The first of the numbers that are for the avatar of a seat."""
    return _OF_SEATS + OF_A_SEAT * (seat % SEATS)


def with_own(colours: bytes, own: Iterable[OwnColours]) -> bytes:
    """A palette with what sprites add to it."""
    for each in own:
        start = 3 * each.first
        colours = (
            colours[:start].ljust(start, b"\0")
            + each.colours
            + colours[start:][len(each.colours) :]
        )
    return colours


@cache
def nearest(ink: Ink) -> int:
    """The number that looks most like `ink` on either felt."""
    wanted = paint(ink)
    distances = [
        _distance(each.dark, wanted.dark) + _distance(each.light, wanted.light) for each in PAINTS
    ]
    return distances.index(min(distances))


def _distance(first: Colour, second: Colour) -> int:
    red, green, blue = (a - b for a, b in zip(first, second, strict=True))
    return 3 * red * red + 4 * green * green + 2 * blue * blue


@cache
def ramp(ground: Ink, ink: Ink) -> tuple[int, ...]:
    """Palette numbers for coverage 0–255 of `ink` on `ground`, for `Image.point`."""
    steps = [nearest(each) for each in _steps(ground, ink, STEPS)]
    return tuple(steps[round(coverage * STEPS / 255)] for coverage in range(256))


@cache
def toned(tone: Callable[[Colour], Colour]) -> tuple[int, ...]:
    """Return for each number of a card the number of its colour when it is `dimmed` or `shaded`."""
    numbers = [nearest(tone(each.dark)) for each in _OF_FACES]
    return (*numbers, *range(len(numbers), 256))


_COLOURS_OF_FACES = [part for each in _OF_FACES for part in each.dark]
_PALETTE = Image.new("P", (1, 1))
_PALETTE.putpalette(_COLOURS_OF_FACES + _COLOURS_OF_FACES[:3] * (256 - FIRST_OF_FELT))
_WITHOUT_PADDING = (*range(FIRST_OF_FELT), *[0] * (256 - FIRST_OF_FELT))


def numbers_of(face: Image.Image) -> Image.Image:
    """A card in full colours (RGB) as palette numbers (mode L)."""
    numbers = face.quantize(palette=_PALETTE, dither=Image.Dither.NONE)
    return Image.frombytes("L", face.size, numbers.tobytes()).point(_WITHOUT_PADDING)
