"""Palette PNG without metadata, written fast, and small enough.

Each row is stored as its difference from the row above (filter 2 of the PNG specification, which
Pillow does not use for palettes): of felt and paper nothing is left but zeros, and of those the
run-length strategy of zlib-ng makes short work. It sees no repeated pips or letters, so a picture
that gets heavy is packed once more, unfiltered and at level 5: a fifth smaller, in three times the
time, which is still half of what Python's own zlib needs. A few need level 6, and one in a thousand
level 9.
"""

import struct
import zlib
from typing import Final

from PIL import Image, ImageChops
from zlib_ng import zlib_ng

HEAVY: Final = 39_000
"""bytes of packed rows beyond which they are packed once more"""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_NONE: Final = 0
_UP: Final = 2
_FAST: Final = 1
_SMALL: Final = (5, 6, 9)
_MEMORY: Final = 8


def encoded(numbers: Image.Image, colours: bytes) -> bytes:
    """A picture of palette numbers (mode L) as PNG; `colours`: red, green and blue of each."""
    header = struct.pack(">IIBBBBB", *numbers.size, 8, 3, 0, 0, 0)
    rows = _with_room_for_filters(numbers)
    data = _packed_fast(rows)
    for level in _SMALL:
        if len(data) > HEAVY:
            data = zlib_ng.compress(_filtered(rows, _NONE), level)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)


def _packed_fast(rows: Image.Image) -> bytes:
    """Each row less the one above, with runs of the same number."""
    above = Image.new("L", rows.size, None)
    above.paste(0, (0, 0, rows.width, 1))
    above.paste(rows, (0, 1))
    differences = _filtered(ImageChops.subtract_modulo(rows, above), _UP)
    packer = zlib_ng.compressobj(_FAST, zlib_ng.DEFLATED, zlib_ng.MAX_WBITS, _MEMORY, zlib_ng.Z_RLE)
    return packer.compress(differences) + packer.flush()


def _with_room_for_filters(numbers: Image.Image) -> Image.Image:
    """The picture with a column more at its left."""
    rows = Image.new("L", (numbers.width + 1, numbers.height), None)
    rows.paste(numbers, (1, 0))
    return rows


def _filtered(rows: Image.Image, kind: int) -> bytes:
    """All rows, each behind the number of its filter."""
    rows.paste(kind, (0, 0, 1, rows.height))
    return rows.tobytes()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
