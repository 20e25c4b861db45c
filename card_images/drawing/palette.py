"""The one palette of every picture, and how colours become its numbers.

Pictures are composed as palette numbers (Pillow mode L) and get their colours when they are
written. So edges cannot be blended while composing: each sprite is drawn with smooth edges
against the ground it will lie on, and the palette holds the steps between the colours that meet.
A number stands for one colour on the dark felt and for one on the light, so a picture in the other
felt is the same numbers with other colours, and shares all sprites. Cards use the first numbers
alone, which are the same on both.

The last numbers belong to the seats, a share each: what they mean is different from picture to
picture, for they show the people's avatars (avatars.py).
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from PIL import Image

from card_images.drawing.cache import OwnColours
from card_images.drawing.colours import (
    FACES,
    FELT_MIDDLE,
    FELT_RIM,
    SCENES,
    Colour,
    Felt,
    Ink,
    Meeting,
    Paint,
    dimmed,
    mixed,
    paint,
    shaded,
)

STEPS: Final = 2
"""from one colour to another; finer edges look no better, and weigh a tenth more"""
FELT_STEPS: Final = 14


def _steps(first: Ink, second: Ink, steps: int) -> list[Paint]:
    return [paint(mixed(first, second, n / steps)) for n in range(steps + 1)]


def _once(*meetings: Meeting, steps: int = STEPS) -> tuple[Paint, ...]:
    """Every colour of some meetings."""
    return tuple(dict.fromkeys(each for meeting in meetings for each in _steps(*meeting, steps)))


_OF_FACES: Final = _once(*FACES)
_OF_FELT: Final = _once((FELT_MIDDLE, FELT_RIM), steps=FELT_STEPS - 1)
PAINTS: Final = tuple(dict.fromkeys([*_OF_FACES, *_OF_FELT, *_once(*SCENES)]))
"""what each number stands for: the cards, the felt, the rest"""
SEATS: Final = 4
OF_A_SEAT: Final = 28
"""colours for the avatar of a seat: with more it looks no better"""
_OF_SEATS: Final = 256 - SEATS * OF_A_SEAT
if len(PAINTS) > _OF_SEATS:
    raise ValueError(f"a palette has room for {_OF_SEATS} colours, not {len(PAINTS)}")

FIRST_OF_FELT: Final = len(_OF_FACES)


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
def dimming() -> tuple[int, ...]:
    """Return for each number of a card the number of its dimmed colour."""
    numbers = [nearest(dimmed(each.dark)) for each in _OF_FACES]
    return (*numbers, *range(len(numbers), 256))


@cache
def shading() -> tuple[int, ...]:
    """Return for each number of a card the number of its colour in the shadow of another."""
    numbers = [nearest(shaded(each.dark)) for each in _OF_FACES]
    return (*numbers, *range(len(numbers), 256))


@cache
def _palette_of_faces() -> Image.Image:
    image = Image.new("P", (1, 1))
    colours = [part for each in _OF_FACES for part in each.dark]
    image.putpalette(colours + colours[:3] * (256 - len(_OF_FACES)))
    return image


@cache
def _without_padding() -> tuple[int, ...]:
    return (*range(FIRST_OF_FELT), *(0 for _ in range(FIRST_OF_FELT, 256)))


def numbers_of(face: Image.Image) -> Image.Image:
    """A card in full colours (RGB) as palette numbers (mode L)."""
    numbers = face.quantize(palette=_palette_of_faces(), dither=Image.Dither.NONE)
    return Image.frombytes("L", face.size, numbers.tobytes()).point(_without_padding())
