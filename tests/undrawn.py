"""Pictures that nobody looks at: another one for whatever would look otherwise, and not drawn.

To draw and to send them is a quarter of the time in which a party is played over the loopback, and
what is on them is tested where they are drawn (`tests/card_images`, `tests/cogs`). Tests that look
at them have the mark `drawn`.
"""

import asyncio
import pickle
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from cogs.pictures import DrawnHere

SIZE = 1000, 500


@contextmanager
def undrawn() -> Iterator[None]:
    """Leave pictures of messages empty for the block: a chunk says what they would show."""
    could_go: set[Any] = set()

    def do(_: DrawnHere, work: partial[bytes]) -> asyncio.Future[bytes]:
        if work.func not in could_go:  # a bot has another process draw it (cogs/pictures.py)
            assert pickle.loads(pickle.dumps(work.args)) == work.args
            could_go.add(work.func)
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        done.set_result(_told_apart(hash((work.func, *work.args, *work.keywords.items()))))
        return done

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DrawnHere, "do", do)
        yield


@cache
def _empty() -> bytes:
    file = BytesIO()
    Image.new("P", SIZE).save(file, "png")
    return file.getvalue()


def _told_apart(number: int) -> bytes:
    checked = b"tEXtComment\0" + str(number).encode()
    length, check = struct.pack(">I", len(checked) - 4), struct.pack(">I", zlib.crc32(checked))
    return _empty()[:-12] + length + checked + check + _empty()[-12:]


@pytest.fixture(autouse=True)
def undrawn_unless_marked(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.node.get_closest_marker("drawn"):
        yield
    else:
        with undrawn():
            yield
