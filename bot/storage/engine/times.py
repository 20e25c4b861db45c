"""How long statements take."""

import logging
import sys
from collections.abc import Callable
from time import perf_counter
from types import CodeType, FrameType

log = logging.getLogger(__name__)

SLOW = 0.1
"""seconds from which on a statement has a line in the log"""
ASIDE = ("bot.storage.engine", "sqlalchemy")
"""modules through which statements are asked: they name none"""


class Times:
    """How often each statement was asked, and how many seconds that took in all: for `/metrics`,
    and for the log where it was long.

    By the name of the function that asks it, that of its module in `bot/storage` first, such as
    `games.games.find_seats`; what begins and ends a transaction has names of its own. Values are
    told of nowhere.
    """

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
                place = module.removeprefix("bot.").removeprefix("storage.")
                name = "" if module.startswith(ASIDE) else f"{place}.{frame.f_code.co_name}"
                self._names[frame.f_code] = name
            if name:
                return name
            frame = frame.f_back
        return "unknown"


TIMES = Times()
"""of this process"""
