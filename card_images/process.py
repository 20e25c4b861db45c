"""A process that draws: pictures asked for on its input, told on its output.

Whoever asks writes the length and the pickle of a number and of what makes the picture (`order`);
what comes back is the number, the length and the PNG, or what went wrong (`Answer`). The process
ends when its input does, so it never outlives who asks.
"""

import os
import pickle
import signal
import struct
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from traceback import format_exception
from typing import BinaryIO, Final, NamedTuple

ORDER: Final = struct.Struct(">I")
ANSWER: Final = struct.Struct(">I?I")
AT_ONCE: Final = 2
"""a hand need not wait until a page of a tournament is drawn"""


class Answer(NamedTuple):
    """The head of an answer."""

    number: int
    is_error: bool
    size: int
    """bytes that follow"""


def order(number: int, draw: Callable[[], bytes]) -> bytes:
    """Ask for a picture; `draw` and all it needs go through pickle."""
    asked = pickle.dumps((number, draw), pickle.HIGHEST_PROTOCOL)
    return ORDER.pack(len(asked)) + asked


def answer(head: bytes) -> Answer:
    return Answer(*ANSWER.unpack(head))


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Draw what is asked for until there is no more to be read."""
    writing = threading.Lock()

    def tell(number: int, made: Future[bytes]) -> None:
        if made.cancelled():
            return
        error = made.exception()
        data = made.result() if error is None else "".join(format_exception(error)).encode()
        with writing, suppress(BrokenPipeError):  # nobody waits any more
            told.write(ANSWER.pack(number, error is not None, len(data)) + data)
            told.flush()

    with ThreadPoolExecutor(AT_ONCE) as pool:
        while len(head := asked.read(ORDER.size)) == ORDER.size:
            number, draw = pickle.loads(asked.read(*ORDER.unpack(head)))
            pool.submit(draw).add_done_callback(partial(tell, number))
        pool.shutdown(wait=False, cancel_futures=True)


def _run() -> None:
    # Who asks is told to stop, and has pictures drawn until it has.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed is no picture
    serve(sys.stdin.buffer, told)


if __name__ == "__main__":
    _run()
