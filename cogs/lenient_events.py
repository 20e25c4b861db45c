"""Events of Discord may lack a field some day: discord.py would end the program over it."""

import logging
from collections.abc import Callable
from typing import Any

log = logging.getLogger(__name__)


def tolerate_missing_fields(parsers: dict[str, Callable[[Any], None]]) -> None:
    """Have each of discord.py's parsers of events pass over what it cannot read."""
    for event, parse in parsers.items():
        parsers[event] = _bearing(event, parse)


def _bearing(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    def parse_or_pass_over(data: Any) -> None:
        try:
            parse(data)
        except Exception:
            # Whatever it stumbles over: the next event is another one.
            log.exception("an event %s of Discord's cannot be read", event)

    return parse_or_pass_over
