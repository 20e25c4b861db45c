"""Sprites are drawn once and kept, within a bound: a shared store that forgets the oldest use."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final, NamedTuple

from PIL import Image

MOST_BYTES: Final = 48_000_000


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


class Sprite(NamedTuple):
    """A piece of a picture: palette numbers (mode L), and where it covers what is below."""

    image: Image.Image
    mask: Image.Image | None = None
    own: OwnColours | None = None

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    @property
    def size_in_bytes(self) -> int:
        pixels = self.width * self.height
        return pixels + (pixels if self.mask else 0)


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
