"""Palette PNG without metadata, written fast, and small enough.

Each row is stored as its difference from the row above (filter 2 of the PNG specification, which
Pillow does not use for palettes): of felt and paper nothing is left but zeros, and of those the
run-length strategy of zlib-ng makes short work. It sees no repeated pips or letters, so a picture
that gets heavy is packed once more, unfiltered and at level 5: a fifth smaller, in three times the
time, which is still half of what Python's own zlib needs. A few need level 6, and one in a thousand
level 9.
"""

import struct
from typing import Any, Final

from PIL import Image
from zlib_ng import zlib_ng

HEAVY: Final = 39_000
"""bytes of packed rows beyond which they are packed once more"""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_NONE: Final = 0
_UP: Final = 2
_FAST: Final = 1
_SMALL: Final = (5, 6, 9)
_MEMORY: Final = 8
_BAND: Final = 100
"""rows that are packed at a time"""


def encoded(numbers: Image.Image, colours: bytes) -> bytes:
    """A picture of palette numbers (mode L) as PNG; `colours`: red, green and blue of each."""
    header = struct.pack(">IIBBBBB", *numbers.size, 8, 3, 0, 0, 0)
    data = _packed_fast(numbers)
    if len(data) > HEAVY:
        data = _packed_small(numbers)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)


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


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib_ng.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", check)
