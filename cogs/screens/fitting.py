"""Texts cut to what Discord takes, and names shortened until all that is told has room."""

from collections.abc import Callable, Iterable
from typing import Final

from bot.visible_text import ELLIPSIS, shorten

MAX_ALT: Final = 1024
"""characters of a picture's alt text"""


def cut(told: str, room: int) -> str:
    """Return a text that has room: what is too long ends after its last whole line."""
    if len(told) <= room:
        return told
    lines = told[: room - 1].rpartition("\n")[0]
    return f"{lines}\n{ELLIPSIS}" if lines else shorten(told, room)


def first_fitting(tell: Callable[[int], str], sizes: Iterable[int], room: int) -> str:
    """Return what is told with the first of the `sizes` that leaves it room, else with the last."""
    told = ""
    for size in sizes:
        told = tell(size)
        if len(told) <= room:
            break
    return told


def alt_text(tell: Callable[[int], str], sizes: Iterable[int]) -> str:
    """Return an alt text that Discord takes; `tell` is given the length of the names in it."""
    return shorten(first_fitting(tell, sizes, MAX_ALT), MAX_ALT)
