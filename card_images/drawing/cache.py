"""Sprites are drawn once and kept, within a bound: a shared store that forgets the oldest use."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from itertools import groupby
from threading import Lock
from typing import Any, Final, NamedTuple

from PIL import Image, ImageChops

MOST_BYTES: Final = 80_000_000
"""of which 60 are the names at 300 tables; drawn anew each time they would be a quarter of a
picture"""
FEW_COVERED: Final = 4000
"""pixels of a sprite that are not worth a call of their own"""

# Freed memory of pictures is kept for the next ones: it takes a seventh of the time to get it anew.
# In small pieces: a sprite that is kept pins down the whole block that it was given.
BLOCK_BYTES: Final = 8192
BLOCKS: Final = 512
Image.core.set_block_size(BLOCK_BYTES)
Image.core.set_blocks_max(BLOCKS)


class OwnColours(NamedTuple):
    """The meaning of some numbers of the palette in the picture in which a sprite is laid."""

    first: int
    """the first of the numbers"""
    colours: bytes
    """red, green and blue of each"""


class Piece(NamedTuple):
    """Some rows of a sprite."""

    top: int
    """the first of the rows"""
    image: Image.Image
    mask: Image.Image | None
    """where they cover what is below; None is everywhere"""

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
    first, last = _covered_rows(mask)
    for top, bottom in ((0, first), (first, last), (last, height)):
        box = 0, top, width, bottom
        if top < bottom:
            yield Piece(top, image.crop(box), None if top == first else mask.crop(box))


def _covered_rows(mask: Image.Image) -> tuple[int, int]:
    """The longest run of rows that cover all: its first, and the one behind its last.

    Empty, behind all rows, where they are so few that to paint them apart would take longer.
    """
    width, height = mask.size
    _, gaps = ImageChops.invert(mask).getprojection()
    runs = [list(run) for gap, run in groupby(range(height), gaps.__getitem__) if not gap]
    longest = max(runs, key=len, default=[])
    if len(longest) * width < FEW_COVERED:
        return height, height
    return longest[0], longest[-1] + 1


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


SPRITES: Final = SpriteCache()
"""shared by all pictures of the process"""
