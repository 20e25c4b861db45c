"""Time that each statement takes, by the name of the function that asks it: for `/metrics`, and for
the log where it was long.

A name is that of the module and the function in `bot/storage`, such as `games.games.find_seats`;
what begins and ends a transaction has names of its own. Values are told of nowhere.
"""

import logging
import sys
from collections.abc import Callable
from time import perf_counter
from types import CodeType, FrameType
from typing import Final

log = logging.getLogger(__name__)

SLOW: Final = 0.1
"""seconds from which on a statement has a line in the log"""
ASIDE: Final = ("bot.storage.engine", "sqlalchemy")
"""modules through which statements are asked: they name none"""


class Times:
    """How often each statement was asked, and how many seconds that took in all."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.taken: dict[str, list[float]] = {}
        """by name: how often, and seconds"""
        self._names: dict[CodeType, str] = {}

    def note(self, name: str, seconds: float) -> None:
        known = self.taken.get(name)
        if known is None:
            known = self.taken[name] = [0, 0.0]
        known[0] += 1
        known[1] += seconds
        if seconds > SLOW:
            log.warning("a slow statement: %s took %d ms", name, seconds * 1000)

    def caller(self) -> str:
        """Return the name of the statement that is asked now."""
        frame: FrameType | None = sys._getframe(2)
        while frame is not None:
            name = self._names.get(frame.f_code)
            if name is None:
                module = frame.f_globals.get("__name__", "")
                name = "" if module.startswith(ASIDE) else _name(module, frame.f_code)
                self._names[frame.f_code] = name
            if name:
                return name
            frame = frame.f_back
        return "unknown"


def _name(module: str, code: CodeType) -> str:
    return f"{module.removeprefix('bot.').removeprefix('storage.')}.{code.co_name}"


TIMES: Final = Times()
"""of this process"""
