"""The log as the program writes it, for a test: into a text, and afterwards as it was before."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from bot.logs import QUIET, TALKATIVE, set_up


@contextmanager
def logged(level: str = "INFO", form: Literal["text", "json"] = "text") -> Iterator[io.StringIO]:
    """Set up as `python -m bot` does it, for the block; what is written there."""
    root = logging.getLogger()
    loggers = [root, *(logging.getLogger(name) for name in (*QUIET, *TALKATIVE))]
    levels = [each.level for each in loggers]
    handlers, written = root.handlers[:], io.StringIO()
    root.handlers = []
    try:
        set_up(level, form, written)
        yield written
    finally:
        root.handlers = handlers
        for each, before in zip(loggers, levels, strict=True):
            each.setLevel(before)
