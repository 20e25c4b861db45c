"""Discord's limits, and rate-limit buckets with its headers, on the handed clock.

Where Discord documents no number, the one here is what people observe.
"""

import hashlib
from dataclasses import dataclass

from bot.sandbox.clock import Clock
from bot.sandbox.faults import errors


@dataclass(slots=True)
class Limits:
    """Changeable at any time, so that a test can meet a limit without hundreds of requests."""

    messages: int = 5
    """Messages sent, and as many edited, per channel and `message_seconds`."""
    message_seconds: float = 5.0
    per_second: int = 50
    """Requests per second of the whole bot, interaction endpoints apart."""
    old_edits: int = 5
    """Edits of one message older than an hour, per hour (30046)."""
    dms_opened: int = 50
    """New DM channels per ten minutes (40003)."""
    answer_seconds: float = 3.0
    """Seconds for the first answer to an interaction (10062)."""
    token_seconds: float = 900.0
    """Life of an interaction token (50027)."""
    nonce_seconds: float = 300.0
    """Seconds in which `enforce_nonce` gives the earlier message back."""
    scheduled_events: int = 100
    """Scheduled events of a server that are not over (30038)."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """A shared limit. `size` and `seconds` None: those of `Limits` for messages."""

    name: str
    size: int | None = None
    seconds: float | None = None
    exempt: bool = False
    """Interaction endpoints do not count towards the limit of the whole bot."""


SEND = Bucket("send")
EDIT = Bucket("edit")
DELETE = Bucket("delete", 5, 1)
THREADS = Bucket("threads", 10, 10)
COMMANDS = Bucket("commands", 10, 10)
WEBHOOK = Bucket("webhook", 5, 2, exempt=True)
EVENTS = Bucket("events", 5, 5)
COMMON = Bucket("common", 50, 1)


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


class RateLimiter:
    """Counts requests; `enabled` False lets everything pass, without headers."""

    def __init__(self, clock: Clock, limits: Limits, *, enabled: bool) -> None:
        self._clock = clock
        self._limits = limits
        self.enabled = enabled
        self._windows: dict[tuple[str, str], _Window] = {}
        self._second = _Window(0)

    def count(self, bucket: Bucket, major: str) -> dict[str, str]:
        """Count a request and give its headers; refused with 429 when there were too many.

        `major` is the id of the channel, server or webhook that the bucket is kept for.
        """
        if not self.enabled:
            return {}
        now = self._clock.now()
        if not bucket.exempt:
            if now >= self._second.ends:
                self._second = _Window(now + 1)
            if self._second.used >= self._limits.per_second:
                raise errors.rate_limited(self._second.ends - now, "global")
            self._second.used += 1
        size = bucket.size or self._limits.messages
        seconds = bucket.seconds or self._limits.message_seconds
        window = self._windows.get((bucket.name, major))
        if window is None or now >= window.ends:
            window = self._windows[bucket.name, major] = _Window(now + seconds)
            if len(self._windows) > 1000:
                self._windows = {k: w for k, w in self._windows.items() if w.ends > now}
        limited = window.used >= size
        window.used += not limited
        headers = {
            "X-RateLimit-Bucket": hashlib.md5(bucket.name.encode()).hexdigest(),
            "X-RateLimit-Limit": str(size),
            "X-RateLimit-Remaining": str(size - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
        }
        if limited:
            raise errors.rate_limited(window.ends - now, "user", headers)
        return headers
