"""Discord's ids and times: a snowflake carries the moment it was made."""

from datetime import UTC, datetime

from bot.sandbox.clock import Clock

DISCORD_EPOCH = 1_420_070_400_000
"""First of January 2015, in Unix milliseconds: where snowflakes begin to count."""


class Snowflakes:
    """Hands out ids that rise with the clock and never repeat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        milliseconds = max(0, int(self._clock.now() * 1000) - DISCORD_EPOCH)
        self._last = max(milliseconds << 22, self._last + 1)
        return str(self._last)


def created_at(snowflake: str) -> float:
    """Unix seconds at which `snowflake` was made."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH) / 1000


def timestamp(moment: float) -> str:
    """`moment` (Unix seconds) as Discord writes it: ISO 8601 in UTC."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
