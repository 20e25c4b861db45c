"""The ground of every picture: felt that is lighter in the middle, as under a lamp."""

from functools import lru_cache
from typing import Final

from PIL import Image

from card_images.drawing.palette import FELT_STEPS, FIRST_OF_FELT

BLOCK: Final = 20
"""The light falls off in blocks of so many pixels: steps too fine to see, in rows that repeat,
which makes the felt half as large a PNG as a smooth one."""


@lru_cache(maxsize=12)
def felt(width: int, height: int) -> Image.Image:
    """Felt as palette numbers (mode L)."""
    blocks = -(-width // BLOCK), -(-height // BLOCK)
    light = Image.radial_gradient("L").resize(blocks, Image.Resampling.BICUBIC)
    steps = light.point([FIRST_OF_FELT + value * (FELT_STEPS - 1) // 255 for value in range(256)])
    size = blocks[0] * BLOCK, blocks[1] * BLOCK
    return steps.resize(size, Image.Resampling.NEAREST).crop((0, 0, width, height))
