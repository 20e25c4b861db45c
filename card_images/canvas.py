"""A picture in the making, from the felt and sprites that are drawn once, and its PNG.

The PNG has a palette and no metadata, and is written fast, and small enough. Each row is stored as
its difference from the row above (filter 2 of the PNG specification, which Pillow does not use for
palettes): of felt and paper nothing is left but zeros, and of those the run-length strategy of
zlib-ng makes short work. It sees no repeated pips or letters, so a picture that gets heavy is
packed once more, unfiltered and at level 5: a fifth smaller, in three times the time, which is
still half of what Python's own zlib needs. A few need level 6, and one in a thousand level 9.
"""

import struct
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from threading import Lock
from typing import Any, NamedTuple

from PIL import Image, ImageChops
from zlib_ng import zlib_ng

from card_images.colours import (
    FELT,
    FELT_STEPS,
    FIRST_OF_FELT,
    PLATE,
    TRACK,
    Felt,
    Ink,
    OwnColours,
    colours_on,
    ramp,
    with_own,
)
from card_images.names import text_mask
from card_images.shapes import Shape, shape_mask

MOST_BYTES = 80_000_000
"""of which 60 are the names at 300 tables; drawn anew each time they would be a quarter of a
picture"""
FEW_COVERED = 4000
"""pixels of a sprite that are not worth a call of their own"""

# Freed memory of pictures is kept for the next ones: it takes a seventh of the time to get it anew.
# In small pieces: a sprite that is kept pins down the whole block that it was given.
BLOCK_BYTES = 8192
BLOCKS = 512
Image.core.set_block_size(BLOCK_BYTES)
Image.core.set_blocks_max(BLOCKS)


class Piece(NamedTuple):
    """Some rows of a sprite."""

    top: int
    """the first of the rows"""
    image: Image.Image
    mask: Image.Image | None
    """the mask through which they cover what is below; None: everywhere"""

    @property
    def size_in_bytes(self) -> int:
        return self.image.width * self.image.height * (2 if self.mask else 1)

    @property
    def painted(self) -> tuple[int, int, Any, Any]:
        """First row, the one behind the last, and what Pillow's core paints: numbers and mask."""
        mask = None if self.mask is None else self.mask.im
        return self.top, self.top + self.image.height, self.image.im, mask


class Sprite:
    """A part of a picture: palette numbers (mode L), and where it covers what is below.

    The rows that cover it all along lie apart from those above and below, without a mask: so the
    middle of a card is copied into a picture, which is ten times as fast.
    """

    def __init__(
        self, image: Image.Image, mask: Image.Image | None = None, own: OwnColours | None = None
    ) -> None:
        self.width, self.height = image.size
        self.own = own
        self.pieces = tuple(_pieces(image, mask))
        self.painted = tuple(each.painted for each in self.pieces)

    @property
    def image(self) -> Image.Image:
        return self._joined(lambda piece: piece.image)

    @property
    def mask(self) -> Image.Image:
        return self._joined(lambda piece: piece.mask or 255)

    @property
    def size_in_bytes(self) -> int:
        return sum(piece.size_in_bytes for piece in self.pieces)

    def _joined(self, part: Callable[[Piece], Image.Image | int]) -> Image.Image:
        whole = Image.new("L", (self.width, self.height))
        for piece in self.pieces:
            whole.paste(part(piece), (0, piece.top, self.width, piece.top + piece.image.height))
        return whole


def _pieces(image: Image.Image, mask: Image.Image | None) -> Iterator[Piece]:
    width, height = image.size
    if mask is None:
        yield Piece(0, image, None)
        return
    # The longest run of rows that cover all lies apart, unless they are so few that to paint them
    # apart would take longer.
    _, gaps = ImageChops.invert(mask).getprojection()
    runs = [list(run) for gap, run in groupby(range(height), gaps.__getitem__) if not gap]
    longest = max(runs, key=len, default=[])
    first = last = height
    if len(longest) * width >= FEW_COVERED:
        first, last = longest[0], longest[-1] + 1
    for top, bottom in ((0, first), (first, last), (last, height)):
        box = 0, top, width, bottom
        if top < bottom:
            yield Piece(top, image.crop(box), None if top == first else mask.crop(box))


class SpriteCache:
    """At most `limit` bytes of sprites, least recently used out first. Safe between threads.

    Two threads may draw the same missing sprite at once; they draw the same thing.
    """

    def __init__(self, limit: int = MOST_BYTES) -> None:
        self._limit = limit
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    @property
    def size_in_bytes(self) -> int:
        return self._bytes

    def get(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        with self._lock:
            sprite = self._sprites.get(key)
            if sprite is not None:
                self._sprites.move_to_end(key)
                return sprite
        sprite = draw()
        with self._lock:
            if key not in self._sprites:
                self._sprites[key] = sprite
                self._bytes += sprite.size_in_bytes
            while self._bytes > self._limit and len(self._sprites) > 1:
                _, oldest = self._sprites.popitem(last=False)
                self._bytes -= oldest.size_in_bytes
        return sprite


SPRITES = SpriteCache()
"""shared by all pictures of the process"""


BLOCK = 20
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


WIDTH = 1000
"""pixels of every picture"""
MARGIN = 14
"""of felt around what lies on it"""
COVERED = [0] * 24 + [255] * 232
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


def plates(look_felt: Felt, *heights: int) -> "Canvas":
    """Felt, and on it plates from margin to margin, one below the other."""
    canvas = Canvas(felt(WIDTH, MARGIN + sum(heights) + MARGIN * len(heights)), look_felt)
    top = MARGIN
    for height in heights:
        canvas.shape(Shape.PLATE, (MARGIN, top, WIDTH - MARGIN, top + height), PLATE, FELT)
        top += height + MARGIN
    return canvas


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

    def lay_beside(self, sprite: Sprite, left: float, y: float) -> None:
        """Lay a sprite to the right of `left`; `y` is its middle line."""
        self.lay(sprite, left, y - sprite.height / 2)

    def lay_centred(self, sprite: Sprite, x: float, y: float) -> None:
        self.lay(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def shape(
        self, shape: Shape, box: tuple[float, float, float, float], ink: Ink, ground: Ink = PLATE
    ) -> None:
        """Fill a shape into the box (left, top, right, bottom); `ground`: what it lies on."""
        left, top, right, bottom = box
        size = round(right - left), round(bottom - top)
        sprite = SPRITES.get(
            ("shape", shape, size, ink, ground),
            lambda: tinted(shape_mask(shape, size), ink, ground),
        )
        self.lay(sprite, left, top)

    def mark(
        self,
        shape: Shape,
        at: tuple[float, float],
        size: float,
        ink: Ink,
        ground: Ink = PLATE,
    ) -> None:
        """A shape as wide as it is high, around `at`."""
        (x, y), half = at, size / 2
        self.shape(shape, (x - half, y - half, x + half, y + half), ink, ground)

    def rule(self, left: float, right: float, top: float) -> None:
        """A thin line between two rows on a plate."""
        self.shape(Shape.BAR, (left, top, right, top + 2), TRACK)

    def text(
        self,
        text: str,
        at: tuple[float, float],
        size: int,
        ink: Ink,
        align: float = 0.0,
        ground: Ink = PLATE,
    ) -> None:
        """Write plain Latin text. `at` is the middle of its line; `align` 0 left, 0.5, 1 right."""
        sprite = SPRITES.get(
            ("text", text, size, ink, ground), lambda: tinted(text_mask(text, size), ink, ground)
        )
        self.lay(sprite, at[0] - align * sprite.width, at[1] - sprite.height / 2)

    def png(self) -> bytes:
        """The picture as a palette PNG without metadata."""
        return encoded(self.image, with_own(colours_on(self._felt), self._own))


HEAVY = 39_000
"""bytes of packed rows beyond which they are packed once more"""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
_NONE = 0
_UP = 2
_FAST = 1
_SMALL = (5, 6, 9)
_MEMORY = 8
_BAND = 100
"""rows that are packed at a time"""


def encoded(numbers: Image.Image, colours: bytes) -> bytes:
    """A picture of palette numbers (mode L) as PNG; `colours`: red, green and blue of each."""
    header = struct.pack(">IIBBBBB", *numbers.size, 8, 3, 0, 0, 0)
    data = _packed_fast(numbers)
    if len(data) > HEAVY:
        data = _packed_small(numbers)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib_ng.crc32(kind + body))
        for kind, body in chunks
    )


def _packed_fast(numbers: Image.Image) -> bytes:
    """Each row less the one above, with runs of the same number.

    In bands that fit into the processor's cache. The memory of a whole picture would be asked of
    the system anew each time, which takes as long as to pack it. As in `paint`, Pillow's core is
    asked without the questions around it.
    """
    packer = zlib_ng.compressobj(_FAST, zlib_ng.DEFLATED, zlib_ng.MAX_WBITS, _MEMORY, zlib_ng.Z_RLE)
    packed = []
    for top in range(0, numbers.height, _BAND):
        bottom = min(top + _BAND, numbers.height)
        rows, above = (_rows(numbers, top - up, bottom - up) for up in (0, 1))
        size = numbers.width + 1, bottom - top
        packed.append(packer.compress(_filtered(rows.chop_subtract_modulo(above), size, _UP)))
    return b"".join((*packed, packer.flush()))


def _packed_small(numbers: Image.Image) -> bytes:
    """The rows as they are, packed harder until they are light enough."""
    size = numbers.width + 1, numbers.height
    rows = _filtered(_rows(numbers, 0, numbers.height), size, _NONE)
    packed = b""
    for level in _SMALL:
        packed = zlib_ng.compress(rows, level)
        if len(packed) <= HEAVY:
            break
    return packed


def _rows(numbers: Image.Image, top: int, bottom: int) -> Any:
    """Some rows with room for their filters in a column more; above the picture all is 0."""
    return numbers.im.crop((-1, top, numbers.width, bottom))


def _filtered(rows: Any, size: tuple[int, int], kind: int) -> bytes:
    """All rows, each behind the number of its filter."""
    rows.paste(kind, (0, 0, 1, size[1]))
    packer = Image.core.raw_encoder("L", "L", 0, 1)
    packer.setimage(rows, (0, 0, *size))
    _, _, packed = packer.encode(size[0] * size[1])
    return packed
