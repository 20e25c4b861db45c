"""Palette PNG, written fast, and small enough.

Each row is stored as its difference from the row above (filter 2 of the PNG specification, which
Pillow does not use for palettes): of felt and paper nothing is left but zeros, and of those zlib's
run-length strategy makes short work. It knows no repeated pips or letters, so when a picture gets
heavy, the bands of rows that weigh most are packed once more: unfiltered, at zlib's level 7, in a
third less space and three times the time.
"""

import struct
import zlib
from typing import Final, NamedTuple

from PIL import Image, ImageChops

HEAVY: Final = 38_000
"""bytes of picture data beyond which the heaviest bands are packed again"""
BAND: Final = 100
"""rows that are packed together"""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEFLATE: Final = b"\x78\x01"
"""heads zlib's format around the bands, each of which is a piece of raw deflate"""
_UNFILTERED: Final = 0
_UP: Final = 2


class _Packing(NamedTuple):
    """Arguments of zlib."""

    level: int
    memory: int
    strategy: int


_FAST: Final = _Packing(1, 6, zlib.Z_RLE)
_SMALL: Final = _Packing(7, 8, zlib.Z_DEFAULT_STRATEGY)


def encoded(numbers: Image.Image, colours: bytes) -> bytes:
    """A picture of palette numbers (mode L) as PNG without metadata; `colours`: RGB of each."""
    header = struct.pack(">IIBBBBB", *numbers.size, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", _data(numbers)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)


def _data(numbers: Image.Image) -> bytes:
    """All rows, packed."""
    bands = _bands(_differences(numbers), numbers.width)
    packed = [_packed(band, _FAST) for band in bands]
    weight = sum(map(len, packed))
    for place in sorted(range(len(bands)), key=lambda n: -len(packed[n])):
        if weight <= HEAVY:
            break
        rows = _rows_of_band(numbers, place)
        smaller = _packed(rows, _SMALL)
        if len(smaller) < len(packed[place]):
            weight -= len(packed[place]) - len(smaller)
            bands[place], packed[place] = rows, smaller
    check = 1
    for band in bands:
        check = zlib.adler32(band, check)
    return b"".join((_DEFLATE, *packed, _END, struct.pack(">I", check)))


_END: Final = zlib.compressobj(wbits=-zlib.MAX_WBITS).flush()
"""a last piece with nothing in it"""


def _packed(rows: bytes, packing: _Packing) -> bytes:
    """A piece of raw deflate to which others may be added."""
    level, memory, strategy = packing
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS, memory, strategy)
    return packer.compress(rows) + packer.flush(zlib.Z_SYNC_FLUSH)


def _bands(rows: bytes, width: int) -> list[bytes]:
    size = BAND * (width + 1)
    return [rows[start : start + size] for start in range(0, len(rows), size)]


def _differences(numbers: Image.Image) -> bytes:
    """Each row less the one above."""
    above = Image.new("L", numbers.size)
    above.paste(numbers, (0, 1))
    return _filtered(ImageChops.subtract_modulo(numbers, above), _UP)


def _rows_of_band(numbers: Image.Image, place: int) -> bytes:
    top, bottom = place * BAND, min(numbers.height, (place + 1) * BAND)
    return _filtered(numbers.crop((0, top, numbers.width, bottom)), _UNFILTERED)


def _filtered(rows: Image.Image, kind: int) -> bytes:
    """Rows of a picture, each behind the number of its filter."""
    whole = Image.new("L", (rows.width + 1, rows.height), kind)
    whole.paste(rows, (1, 0))
    return whole.tobytes()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
