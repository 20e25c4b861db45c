"""A process that draws: pictures asked for on its input, told on its output.

Whoever asks writes the length and the pickle of a number and of what makes the picture (`order`);
what comes back is the number, the length and the PNG, or what went wrong (`Answer`); first of all
that it is `READY`. The process ends when its input does, so it never outlives who asks.
"""

import os
import pickle
import signal
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from traceback import format_exc
from typing import BinaryIO, NamedTuple

from card_images.hand import draw_hand
from card_images.table import draw_table

Draw = Callable[[], bytes]

ORDER = struct.Struct(">I")
ANSWER = struct.Struct(">I?I")
SOON = {draw_hand, draw_table}
"""are drawn as they come; all others in a thread of their own, so that none of these waits until a
page of a tournament is drawn"""
READY = 2**32 - 1
"""the number of an answer that nobody has asked for: it draws from now on"""


class Answer(NamedTuple):
    """The head of an answer."""

    number: int
    is_error: bool
    size: int
    """bytes that follow"""


def order(number: int, draw: Draw) -> bytes:
    """Ask for a picture; `draw` and all it needs go through pickle."""
    asked = pickle.dumps((number, draw), pickle.HIGHEST_PROTOCOL)
    return ORDER.pack(len(asked)) + asked


def answer(head: bytes) -> Answer:
    return Answer(*ANSWER.unpack(head))


def is_page(draw: Draw) -> bool:
    """Return whether a picture is not drawn as it comes, but after the pages before it."""
    return getattr(draw, "func", None) not in SOON


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Draw what is asked for until there is no more to be read."""
    writing = threading.Lock()

    def tell(number: int, data: bytes = b"", is_error: bool = False) -> None:
        with writing, suppress(BrokenPipeError):  # nobody waits any more
            told.write(ANSWER.pack(number, is_error, len(data)) + data)
            told.flush()

    def make(number: int, draw: Draw) -> None:
        try:
            tell(number, draw())
        except Exception:  # noqa: BLE001 - whoever asked is told, and logs it
            tell(number, format_exc().encode(), is_error=True)

    tell(READY)
    with ThreadPoolExecutor(1) as pool:
        for pickled in _pickles(asked):
            number, draw = pickle.loads(pickled)
            if is_page(draw):
                pool.submit(make, number, draw)
            else:
                make(number, draw)
        pool.shutdown(wait=False, cancel_futures=True)


def _pickles(asked: BinaryIO) -> Iterator[bytes]:
    """The pickles of orders; of one in whose middle the input ends there is none."""
    while len(head := asked.read(ORDER.size)) == ORDER.size:
        (size,) = ORDER.unpack(head)
        if len(pickled := asked.read(size)) < size:
            return
        yield pickled


def _run() -> None:
    # Who asks is told to stop, and has pictures drawn until it has.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed is no picture
    serve(sys.stdin.buffer, told)


if __name__ == "__main__":
    _run()
