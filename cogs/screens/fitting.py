"""Texts cut to what Discord takes, and names shortened until all that is told has room."""

import logging
from collections.abc import Callable, Iterable
from itertools import product
from typing import Final

from bot.visible_text import ELLIPSIS, shorten

log = logging.getLogger(__name__)

MAX_ALT: Final = 1024
"""characters of a picture's alt text"""
BREAK: Final = "\n"


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


def alt_text(sizes: Iterable[int], *tell: Callable[[int], Iterable[str]]) -> str:
    """Return sentences as an alt text that Discord takes; what comes first matters most.

    Each of `tell` is given the length of the names in it, and told with the first of the `sizes`
    that leaves all of it room. Where none does the next tells less; of the last one sentences or
    lines are left out from the end, since what is heard by half misleads.
    """
    sentences: list[str] = []
    for told, size in product(tell, sizes):
        sentences = [each for each in told(size) if each]
        if len(alt := " ".join(sentences)) <= MAX_ALT:
            return alt
    return _whole(sentences)


def _whole(sentences: Iterable[str]) -> str:
    """Return as many of the first sentences, or lines of them, as have room."""
    alt = ""
    for sentence in sentences:
        for number, line in enumerate(sentence.split(BREAK)):
            longer = f"{alt}{BREAK if number else ' '}{line}" if alt else line
            if len(longer) > MAX_ALT:
                log.warning("an alt text leaves out what comes after %.60r", alt)
                return alt or shorten(line, MAX_ALT)
            alt = longer
    return alt
