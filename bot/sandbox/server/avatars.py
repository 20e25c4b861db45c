"""The CDN's avatars. They are drawn from their keys: sunrises over hills, no two alike."""

import colorsys
import hashlib
import math
import struct
import zlib
from functools import lru_cache

from aiohttp import web

from bot.sandbox.world import World

LARGEST = 128
"""Pixels of a side; whoever asks for more gets this, as on Discord when the upload was small."""
SIZES = frozenset(1 << power for power in range(4, 13))

Colour = tuple[float, float, float]


class AvatarServer:
    """Serves `/avatars/{user_id}/{key}.png` for the avatars that people have now."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.replaced: dict[str, bytes | None] = {}
        """The bytes served in the place of an avatar, by user id; None: nothing, a 404."""

    async def serve(self, request: web.Request) -> web.StreamResponse:
        user = self._world.users.get(request.match_info["user_id"])
        if user is None or user.avatar is None or user.avatar != request.match_info["key"]:
            raise web.HTTPNotFound
        size = request.query.get("size", "128")
        if not size.isdecimal() or int(size) not in SIZES:
            raise web.HTTPBadRequest(text="size must be a power of two between 16 and 4096")
        if user.id in self.replaced:
            data = self.replaced[user.id]
        else:
            data = avatar_png(user.avatar, min(int(size), LARGEST))
        if data is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": "image/png", "Cache-Control": "public, max-age=31536000"}
        return web.Response(body=data, headers=headers)


@lru_cache(maxsize=64)
def avatar_png(key: str, side: int) -> bytes:
    """The avatar of that key, always the same, as a PNG of `side` × `side` pixels."""
    chance = hashlib.sha256(key.encode()).digest()
    hue, sun, swell, far = (value / 255 for value in chance[:4])
    sky = _hsv(hue, 0.75, 0.55), _hsv(hue + 0.12, 0.45, 1.0)
    hills = _hsv(hue + 0.45, 0.5, 0.6), _hsv(hue + 0.5, 0.65, 0.35)
    rows = []
    for y in range(side):
        row = bytearray(b"\0")
        for x in range(side):
            u, v = (x + 0.5) / side, (y + 0.5) / side
            colour = _between(*sky, v * 1.4)
            distance = math.hypot(u - 0.25 - 0.5 * sun, v - 0.38)
            colour = _between(colour, (1.0, 0.96, 0.8), (0.17 - distance) * side)
            for hill, (ink, high) in enumerate(zip(hills, (0.58, 0.74), strict=True)):
                wave = math.sin(6.3 * (u * (0.6 + swell) + far + 0.4 * hill))
                colour = _between(colour, ink, (v - high - 0.09 * wave) * side)
            row += bytes(round(255 * part) for part in colour)
        rows.append(bytes(row))
    return _png(side, b"".join(rows))


def _hsv(hue: float, saturation: float, value: float) -> Colour:
    return colorsys.hsv_to_rgb(hue % 1, saturation, value)


def _between(first: Colour, second: Colour, share: float) -> Colour:
    """`share` up to 0 is the first colour, from 1 on the second."""
    share = min(1.0, max(0.0, share))
    red, green, blue = (a + (b - a) * share for a, b in zip(first, second, strict=True))
    return red, green, blue


def _png(side: int, rows: bytes) -> bytes:
    """`rows`: red, green and blue of each pixel, a zero before each row."""
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )
