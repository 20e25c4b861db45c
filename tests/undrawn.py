"""Pictures that nobody looks at: another one for whatever would look otherwise, and not drawn.

To draw and to send them is a quarter of the time in which a party is played over the loopback, and
what is on them is tested where they are drawn (`tests/card_images`, `tests/cogs`). Tests that look
at them have the mark `drawn`.
"""

import pickle
import struct
import zlib
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from io import BytesIO

import pytest
from PIL import Image

from cogs import pictures

SIZE = 1000, 500


@contextmanager
def undrawn() -> Iterator[None]:
    """Leave pictures of messages empty for the block: a chunk says what they would show."""
    file = BytesIO()
    Image.new("P", SIZE).save(file, "png")
    empty = file.getvalue()
    with pytest.MonkeyPatch.context() as patch:
        for name in vars(pictures):
            if name.startswith("draw_"):
                patch.setattr(pictures, name, _told_apart(name, empty))
        yield


def _told_apart(name: str, empty: bytes) -> Callable[..., bytes]:
    end = empty[-12:]

    def picture(*shown: Hashable) -> bytes:
        # A bot has another process draw it (cogs/pictures.py).
        assert pickle.loads(pickle.dumps(shown)) == shown
        data = b"Comment\0" + str(hash((name, *shown))).encode()
        checked = b"tEXt" + data
        chunk = struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))
        return empty[:-12] + chunk + end

    return picture


@pytest.fixture(autouse=True)
def undrawn_unless_marked(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.node.get_closest_marker("drawn"):
        yield
    else:
        with undrawn():
            yield
