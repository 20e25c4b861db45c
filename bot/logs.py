"""The log: lines for people or JSON for machines, with the ids of what they are about.

What is secret never gets into a line: not the bot's token, not those of interactions, no seed, no
cards and no names. Libraries that tell such things when they are asked for everything are not
asked, and tokens that stand in an address or in the text of an error are taken out.
"""

import logging
import re
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any, Literal, TextIO

import orjson

QUIET = {
    "discord": logging.INFO,  # at DEBUG whole frames and requests: tokens, hands, names
    "sqlalchemy": logging.WARNING,  # at INFO every statement with its values
    "aiosqlite": logging.INFO,  # at DEBUG the same
    "aiohttp": logging.WARNING,  # addresses of requests
    "asyncio": logging.INFO,
    "PIL": logging.INFO,  # each piece of each picture
    "fluent": logging.INFO,
}
"""libraries that tell less than is asked for, and from which level on they may"""
TALKATIVE = {"alembic": logging.WARNING}
"""those that tell how they start, each time, unless everything is asked for"""

HIDDEN = "…"
SECRETS = (
    # The addresses of interactions and webhooks hold their tokens.
    re.compile(r"(?<=/)(?P<before>(?:interactions|webhooks)/\d+/)[^\s/?\"'<>)]+"),
    # A bot's token, wherever it came from: its id, the time, and what signs them.
    re.compile(r"(?P<before>)\b[\w-]{18,40}\.[\w-]{6}\.[\w-]{20,}"),
    # What begins "interaction:" in base64 is the token of one.
    re.compile(r"(?P<before>)\baW50ZXJhY3Rpb24[\w+/=-]*"),
    re.compile(r"(?P<before>\"?\btoken\"?'?\s*[:=]\s*[\"']?)[\w.+/=-]{8,}"),
)

about: ContextVar[Mapping[str, int | None]] = ContextVar("about", default=MappingProxyType({}))
"""the ids that lines of this task carry, where they are known: `game` of the table, Discord's
`server` and `interaction`"""


def _about() -> dict[str, int]:
    return {name: each for name, each in about.get().items() if each is not None}


def redacted(line: str) -> str:
    """`line` without tokens."""
    for secret in SECRETS:
        line = secret.sub(rf"\g<before>{HIDDEN}", line)
    return line


class TextLines(logging.Formatter):
    """A line for people: time, level, where, what, and behind it the ids."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s%(about)s")

    def format(self, record: logging.LogRecord) -> str:
        ids = " ".join(f"{name}={number}" for name, number in _about().items())
        record.about = f" [{ids}]" if ids else ""
        return redacted(super().format(record))


class JsonLines(logging.Formatter):
    """A line for machines: an object with time, level, logger, message and the ids."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_about(),
        }
        if record.exc_info:
            line["exc_info"] = self.formatException(record.exc_info)
        return redacted(orjson.dumps(line).decode())


def set_up(
    level: str, form: Literal["text", "json"] = "text", stream: TextIO | None = None
) -> logging.Handler:
    """Write the log of this process to `stream` (stderr); its handler."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name, least in {**QUIET, **({} if level == "DEBUG" else TALKATIVE)}.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
    return handler
