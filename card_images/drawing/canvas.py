"""A picture in the making, and its PNG."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from card_images.drawing.cache import SPRITES, OwnColours, Sprite
from card_images.drawing.colours import Felt, Ink
from card_images.drawing.fonts import text_mask
from card_images.drawing.palette import colours_on, ramp, with_own
from card_images.drawing.png import encoded
from card_images.drawing.shapes import Shape, shape_mask

COVERED: Final = [0] * 24 + [255] * 232
"""coverage as yes or no: faint edges count, for they are blended with their ground"""


def tinted(mask: Image.Image, ink: Ink, ground: Ink) -> Sprite:
    """`mask` (coverage, mode L) in `ink`, its edges blended with `ground`."""
    return Sprite(mask.point(ramp(ground, ink)), mask.point(COVERED))


def written(mask: Image.Image, ink: Ink, ground: Ink) -> Sprite:
    """The same, all around it too: for what lies on nothing but its ground."""
    return Sprite(mask.point(ramp(ground, ink)))


def paint(image: Image.Image, sprite: Sprite, left: int, top: int) -> None:
    """Paint a sprite into an image of palette numbers.

    A picture has some fifty sprites. Pillow's own `paste` asks each of them, and the image, what
    they are and whether they are loaded, which takes longer than to paint; here it is known.
    """
    paste, right = image.im.paste, left + sprite.width
    for first, end, numbers, mask in sprite.painted:
        box = left, top + first, right, top + end
        if mask is None:
            paste(numbers, box)
        else:
            paste(numbers, box, mask)


def together(layers: Sequence[tuple[Sprite, int, int]], size: tuple[int, int]) -> Sprite:
    """One sprite of several, laid in this order with their top left corners at (x, y)."""
    image, mask = Image.new("L", size), Image.new("L", size)
    for sprite, x, y in layers:
        paint(image, sprite, x, y)
        mask.paste(255, (x, y, x + sprite.width, y + sprite.height), sprite.mask)
    return Sprite(image, mask)


class Canvas:
    """Palette numbers on which sprites are laid."""

    def __init__(self, ground: Image.Image, felt: Felt = Felt.DARK) -> None:
        self.image = ground.copy()
        self._felt = felt
        self._own: list[OwnColours] = []

    def lay(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its top left corner at (x, y)."""
        paint(self.image, sprite, round(x), round(y))
        if sprite.own is not None:
            self._own.append(sprite.own)

    def lay_centred(self, sprite: Sprite, x: float, y: float) -> None:
        self.lay(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def shape(
        self, shape: Shape, box: tuple[float, float, float, float], ink: Ink, ground: Ink
    ) -> None:
        """Fill a shape into the box (left, top, right, bottom)."""
        left, top, right, bottom = box
        size = round(right - left), round(bottom - top)
        sprite = SPRITES.get(
            ("shape", shape, size, ink, ground),
            lambda: tinted(shape_mask(shape, size), ink, ground),
        )
        self.lay(sprite, left, top)

    def text(
        self,
        text: str,
        at: tuple[float, float],
        size: int,
        ink: Ink,
        ground: Ink,
        align: float = 0.0,
    ) -> None:
        """Write plain Latin text. `at` is the middle of its line; `align` 0 left, 0.5, 1 right."""
        sprite = SPRITES.get(
            ("text", text, size, ink, ground), lambda: tinted(text_mask(text, size), ink, ground)
        )
        self.lay(sprite, at[0] - align * sprite.width, at[1] - sprite.height / 2)

    def png(self) -> bytes:
        """The picture as a palette PNG without metadata."""
        return encoded(self.image, with_own(colours_on(self._felt), self._own))
