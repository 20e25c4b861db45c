"""The colours of everything drawn. What touches the felt has one for each felt."""

from enum import StrEnum
from typing import Final, NamedTuple, overload

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

FELT_MIDDLE: Final = Paint((31, 103, 77), (124, 176, 138))
"""under the lamp"""
FELT_RIM: Final = Paint((18, 74, 55), (94, 146, 110))
FELT: Final = Paint((27, 94, 70), (114, 166, 129))
"""what edges on the felt are blended with"""
PLATE: Final[Colour] = (11, 40, 31)
WHITE: Final[Colour] = (255, 255, 255)
MUTED: Final[Colour] = (168, 196, 183)
GOLD: Final[Colour] = (250, 200, 72)
DARK: Final[Colour] = (20, 24, 26)
TEAM: Final[tuple[Colour, Colour]] = ((110, 190, 255), (255, 164, 92))
TRACK: Final = mixed(PLATE, MUTED, 0.3)
"""what is left of a bar, and rules between rows"""
FRAME: Final = Paint(GOLD, (255, 214, 64))
"""around a card that won"""
PALE: Final = Paint((73, 126, 107), (86, 134, 101))
"""signs that are printed on the felt"""
LETTERS: Final = Paint((200, 224, 213), (4, 26, 18))
"""letters on the felt"""

SHADOW: Final = Paint((10, 42, 32), (62, 98, 74))
"""beneath the corners of a card"""
SHADE: Final[Colour] = (0, 12, 8)
"""what lies in a shadow goes towards it"""
SHADE_LIGHT: Final = 0.86
"""share of its light that a card in the shadow of another keeps"""
SHADOWS: Final = (mixed(FELT, SHADE, 0.16), mixed(FELT, SHADE, 0.35))
"""the felt in the outer and in the inner shadow of a card"""

# Cards --------------------------------------------------------------------------------------------

PAPER: Final[Colour] = (253, 251, 245)
INK: Final[Colour] = (22, 24, 30)
RED: Final[Colour] = (190, 20, 38)
BLUE: Final[Colour] = (20, 78, 176)
GREEN: Final[Colour] = (6, 98, 56)
EDGE: Final = mixed(PAPER, INK, 0.35)
"""the line around a card"""
BACK: Final[Colour] = (34, 62, 120)
BACK_LINES: Final[Colour] = (126, 154, 208)

# Figures ------------------------------------------------------------------------------------------

SKIN: Final[Colour] = (244, 212, 180)
BLUSH: Final[Colour] = (240, 176, 152)
GOLDEN: Final[Colour] = (240, 184, 56)
RAVEN: Final[Colour] = (62, 56, 66)
BLOND: Final[Colour] = (236, 202, 128)
AUBURN: Final[Colour] = (178, 84, 34)
BROWN: Final[Colour] = (118, 74, 42)
STEEL: Final[Colour] = (196, 206, 216)
STALK: Final[Colour] = (70, 140, 70)
TINT: Final = 0.35
"""how much of a suit's colour its pale tint has"""

DIM_LIGHT: Final = 0.7


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

_TINTS: Final = tuple(mixed(PAPER, each, TINT) for each in (INK, RED, BLUE, GREEN))
_HAIR: Final = (RAVEN, BLOND, AUBURN, BROWN)
FACES: Final[tuple[Meeting, ...]] = (
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
SCENES: Final[tuple[Meeting, ...]] = (
    *((FELT, each) for each in (SHADOWS[1], PLATE, PAPER, PALE, LETTERS, GOLD, FRAME, *TEAM)),
    (SHADOW, EDGE),
    (TRACK, TRACK),
    (FRAME, EDGE),
    *((PLATE, each) for each in (WHITE, MUTED, GOLD, *TEAM)),
    *((each, DARK) for each in (GOLD, *TEAM)),
)
