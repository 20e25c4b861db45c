"""The log as the program writes it, for a test: into a text, and afterwards as it was before."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest

from bot.logs import QUIET, TALKATIVE, set_up


@contextmanager
def left_as_found() -> Iterator[None]:
    """Whatever sets the log up in the block, as each command of the program does for itself, it is
    as before afterwards: else the next test would read lines that nobody has asked for."""
    root = logging.getLogger()
    loggers = [root, *(logging.getLogger(name) for name in (*QUIET, *TALKATIVE))]
    handlers, levels = root.handlers[:], [each.level for each in loggers]
    try:
        yield
    finally:
        root.handlers = handlers
        for each, before in zip(loggers, levels, strict=True):
            if each.level != before:  # to set it has every logger ask anew
                each.setLevel(before)


class Complaints(logging.Handler):
    """Keeps what screens say of alt texts that they had to cut."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if (line := record.getMessage()).startswith("an alt text"):
            self.lines.append(line)


@contextmanager
def alt_texts_are_whole(item: pytest.Item) -> Iterator[None]:
    """Fail a test in which an alt text was cut, unless it is marked `cut`."""
    complaints, logger = Complaints(), logging.getLogger("cogs.screens")
    logger.addHandler(complaints)
    try:
        yield
    finally:
        logger.removeHandler(complaints)
    assert not complaints.lines or item.get_closest_marker("cut"), (
        "say the same with fewer words (`alt_text` takes a second, shorter way of telling): "
        f"{complaints.lines}"
    )


@contextmanager
def logged(level: str = "INFO", form: Literal["text", "json"] = "text") -> Iterator[io.StringIO]:
    """Set up as `python -m bot` does it, for the block; what is written there."""
    written = io.StringIO()
    with left_as_found():
        logging.getLogger().handlers = []
        set_up(level, form, written)
        yield written
