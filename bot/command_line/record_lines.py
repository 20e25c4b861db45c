"""A file with many records, a line each, as `/tournament export` writes it."""

import json
from collections.abc import Iterator
from pathlib import Path

from bot.rules.record.record import MAX_TEXT

MOST_BYTES = 4 * MAX_TEXT + 4
"""of a line: a character has at most four; what is longer is refused when it is read"""


def are_lines(file: Path) -> bool:
    """Return whether each line is a JSON text of its own, and there are two at least."""
    lines = record_lines(file)
    first, second = next(lines, None), next(lines, None)
    if first is None or second is None or len(first[1]) > MAX_TEXT:
        return False
    try:
        return isinstance(json.loads(first[1]), dict)
    except (ValueError, RecursionError):
        return False


def record_lines(file: Path) -> Iterator[tuple[int, str]]:
    """Each line that is not empty, with its number from 1.

    Raises `OSError` for a file that cannot be read and `UnicodeDecodeError` for what is no text.
    """
    with file.open("rb") as opened:
        number = 0
        while line := opened.readline(MOST_BYTES):
            number += 1
            rest = line
            while len(rest) == MOST_BYTES and not rest.endswith(b"\n"):
                rest = opened.readline(MOST_BYTES)
            text = line.decode("utf-8", "strict" if rest is line else "ignore")
            if text.strip():
                yield number, text
