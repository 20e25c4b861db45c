"""Which characters a font file has, read from its own table (OpenType, cmap)."""

import struct
from functools import cache

from card_images import names as fonts


@cache
def characters_of(font: str) -> frozenset[int]:
    """The code points for which the font has a glyph."""
    data = (fonts.FOLDER / font).read_bytes()
    start = _table(data, b"cmap")
    (number,) = struct.unpack_from(">H", data, start + 2)
    found: set[int] = set()
    for at in range(number):
        _, _, offset = struct.unpack_from(">HHI", data, start + 4 + 8 * at)
        (form,) = struct.unpack_from(">H", data, start + offset)
        if form == 4:
            found |= _segments(data, start + offset)
        elif form == 12:
            found |= _groups(data, start + offset)
    assert found, f"{font} has a table of another form"
    return frozenset(found)


def _table(data: bytes, wanted: bytes) -> int:
    (number,) = struct.unpack_from(">H", data, 4)
    for at in range(number):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * at)
        if tag == wanted:
            return offset
    raise AssertionError(f"no table {wanted!r}")


def _segments(data: bytes, at: int) -> set[int]:
    (twice,) = struct.unpack_from(">H", data, at + 6)
    count = twice // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + twice)
    shifts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * twice)
    ranges_at = at + 16 + 3 * twice
    ranges = struct.unpack_from(f">{count}H", data, ranges_at)
    found: set[int] = set()
    for number, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, last + 1):
            glyph = code
            if ranges[number]:
                place = ranges_at + 2 * number + ranges[number] + 2 * (code - first)
                (glyph,) = struct.unpack_from(">H", data, place)
                if glyph == 0:
                    continue
            if (glyph + shifts[number]) % 65536:
                found.add(code)
    return found - {0xFFFF}


def _groups(data: bytes, at: int) -> set[int]:
    (count,) = struct.unpack_from(">I", data, at + 12)
    found: set[int] = set()
    for number in range(count):
        first, last, _ = struct.unpack_from(">III", data, at + 16 + 12 * number)
        found |= set(range(first, last + 1))
    return found
