"""The one palette of every picture, and how colours become its numbers.

Pictures are composed as palette numbers (Pillow mode L) and get their colours when they are
written. So edges cannot be blended while composing: each sprite is drawn with smooth edges
against the ground it will lie on, and the palette holds the steps between the colours that meet.
"""

from functools import cache
from typing import Final

from PIL import Image

Colour = tuple[int, int, int]

FELT_LIGHT: Final[Colour] = (31, 103, 77)
FELT_DARK: Final[Colour] = (18, 74, 55)
FELT_STEPS: Final = 30
FELT: Final[Colour] = (27, 94, 70)
"""what edges on the felt are blended with"""
SHADOW: Final[Colour] = (10, 42, 32)
PLATE: Final[Colour] = (11, 40, 31)
WHITE: Final[Colour] = (255, 255, 255)
MUTED: Final[Colour] = (168, 196, 183)
GOLD: Final[Colour] = (250, 200, 72)
DARK: Final[Colour] = (20, 24, 26)

PAPER: Final[Colour] = (253, 251, 245)
INK: Final[Colour] = (22, 24, 30)
RED: Final[Colour] = (190, 20, 38)
BLUE: Final[Colour] = (20, 78, 176)
GREEN: Final[Colour] = (6, 98, 56)

TEAM: Final[tuple[Colour, Colour]] = ((110, 190, 255), (255, 164, 92))
SKIN: Final[Colour] = (244, 212, 180)
HAIR: Final[Colour] = (104, 62, 34)
ORNAMENT: Final[Colour] = (226, 168, 44)
BACK: Final[Colour] = (34, 62, 120)
BACK_LIGHT: Final[Colour] = (150, 176, 224)

DIM_LIGHT: Final = 0.7


def dimmed(colour: Colour) -> Colour:
    """The colour on a card that may not be played now: darker, a little towards the felt."""
    red, green, blue = (round(part * DIM_LIGHT) for part in colour)
    return max(0, red - 6), green, max(0, blue - 4)


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """`share` 0 is the first colour, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


SHADE: Final[Colour] = (0, 12, 8)
"""what lies in a shadow goes towards it"""
SHADE_LIGHT: Final = 0.86
"""share of its light that a card in the shadow of another keeps"""
EDGE: Final = mixed(PAPER, INK, 0.35)
"""the line around a card"""


def shaded(colour: Colour) -> Colour:
    """The colour in the shadow of a card."""
    return mixed(SHADE, colour, SHADE_LIGHT)


_RAMPS: Final[tuple[tuple[Colour, Colour, int], ...]] = (
    (PAPER, INK, 12),
    (PAPER, RED, 10),
    (PAPER, BLUE, 9),
    (PAPER, GREEN, 9),
    (dimmed(PAPER), dimmed(INK), 11),
    (dimmed(PAPER), dimmed(RED), 8),
    (dimmed(PAPER), dimmed(BLUE), 6),
    (dimmed(PAPER), dimmed(GREEN), 6),
    (SHADOW, PAPER, 7),
    (GOLD, PAPER, 5),
    (FELT, mixed(FELT, SHADE, 0.35), 4),
    (EDGE, dimmed(EDGE), 2),
    (shaded(PAPER), shaded(INK), 3),
    (shaded(PAPER), shaded(RED), 3),
    (shaded(dimmed(PAPER)), shaded(dimmed(INK)), 3),
    (shaded(dimmed(PAPER)), shaded(dimmed(RED)), 2),
    (FELT, WHITE, 6),
    (FELT, PLATE, 5),
    (FELT, GOLD, 6),
    (PLATE, WHITE, 12),
    (PLATE, MUTED, 6),
    (PLATE, GOLD, 8),
    (PLATE, TEAM[0], 8),
    (PLATE, TEAM[1], 8),
    (GOLD, DARK, 9),
    (TEAM[0], DARK, 7),
    (TEAM[1], DARK, 7),
    (PAPER, SKIN, 3),
    (SKIN, HAIR, 4),
    (PAPER, HAIR, 4),
    (PAPER, ORNAMENT, 4),
    (ORNAMENT, INK, 4),
    (ORNAMENT, RED, 4),
    (ORNAMENT, BLUE, 3),
    (ORNAMENT, GREEN, 3),
    (SKIN, INK, 4),
    (SKIN, RED, 3),
    (PAPER, BACK, 4),
    (BACK, BACK_LIGHT, 4),
    (dimmed(SKIN), dimmed(HAIR), 3),
    (dimmed(ORNAMENT), dimmed(INK), 3),
)


def _colours() -> tuple[Colour, ...]:
    felt = [mixed(FELT_LIGHT, FELT_DARK, n / (FELT_STEPS - 1)) for n in range(FELT_STEPS)]
    ramps = [mixed(a, b, n / (steps - 1)) for a, b, steps in _RAMPS for n in range(steps)]
    return tuple(dict.fromkeys([*felt, *ramps]))


COLOURS: Final = _colours()
"""the felt's steps first, then the ramps; at most 256"""
if len(COLOURS) > 256:
    raise ValueError(f"a palette has 256 colours, not {len(COLOURS)}")

PALETTE: Final = bytes(part for colour in COLOURS for part in colour)

EDGE_STEPS: Final = 12


@cache
def nearest(colour: Colour) -> int:
    """The number of the palette's colour that looks most like `colour`."""

    def distance(number: int) -> int:
        red, green, blue = (a - b for a, b in zip(COLOURS[number], colour, strict=True))
        return 3 * red * red + 4 * green * green + 2 * blue * blue

    return min(range(len(COLOURS)), key=distance)


@cache
def ramp(ground: Colour, ink: Colour) -> tuple[int, ...]:
    """Palette numbers for coverage 0–255 of `ink` on `ground`, for `Image.point`."""
    steps = [nearest(mixed(ground, ink, n / EDGE_STEPS)) for n in range(EDGE_STEPS + 1)]
    return tuple(steps[round(coverage * EDGE_STEPS / 255)] for coverage in range(256))


@cache
def dimming() -> tuple[int, ...]:
    """For each palette number the number of its dimmed colour."""
    numbers = [nearest(dimmed(colour)) for colour in COLOURS]
    return tuple(numbers + [0] * (256 - len(numbers)))


@cache
def shading() -> tuple[int, ...]:
    """For each palette number the number of its colour in the shadow of a card."""
    numbers = [nearest(shaded(colour)) for colour in COLOURS]
    return tuple(numbers + [0] * (256 - len(numbers)))


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(PALETTE)
    return image


def numbers_of(image: Image.Image) -> Image.Image:
    """An RGB picture as palette numbers (mode L)."""
    nearest_numbers = image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    return Image.frombytes("L", image.size, nearest_numbers.tobytes())
