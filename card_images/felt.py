"""Grounds to draw on: felt that darkens towards its edge with a line around, and plain colour."""

from functools import lru_cache
from typing import Final

from PIL import Image

from card_images import palette
from card_images.palette import FELT_STEPS, Colour

EDGE: Final = 10
"""width of the darker border"""


@lru_cache(maxsize=8)
def felt(width: int, height: int) -> Image.Image:
    """Felt as palette numbers. Its steps are too fine to see, and compress well."""
    light = Image.radial_gradient("L").resize((width, height), Image.Resampling.BICUBIC)
    return light.point([value * (FELT_STEPS - 1) // 255 for value in range(256)])


@lru_cache(maxsize=8)
def plain(width: int, height: int, colour: Colour) -> Image.Image:
    return Image.new("L", (width, height), palette.nearest(colour))
