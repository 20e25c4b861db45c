"""Requests to Discord all have a deadline, and a look at whether they get through.

discord.py waits for rate limits by itself and tries some errors again, up to five times. Here is
what it leaves open: a request that nobody answers, a line that is down, and the 10,000 invalid
requests in ten minutes after which Discord bans an address.
"""

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from aiohttp.connector import Connection
from discord.http import HTTPClient

from bot.clock import Clock
from cogs.deadlines import Deadlines

log = logging.getLogger(__name__)

ANSWER_WITHIN: Final = 10.0
"""seconds that Discord has for the answer to one request"""
TEN_MINUTES: Final = 600.0
MOST_INVALID: Final = 2000
"""answers 401, 403 and 429 within ten minutes; Discord bans at 10,000"""
FAILURES: Final = 5
"""in a row, after which the line counts as down"""
MAX_PAUSE: Final = 15.0
"""seconds between two tries while the line is down"""
DOUBLED: Final = 4
"""times by which a second has grown to that; after a thousand it is no number any more"""
LONGEST_BAN: Final = 600.0

CLEARED_EVERY: Final = 60.0
"""seconds between two looks for rate limits of channels that are done with"""

INVALID: Final = frozenset({401, 403, 429})


class HeldBack(aiohttp.ClientError):
    """The request was not sent: too many before it were invalid."""


class WholeForms(aiohttp.TCPConnector):
    """Connections on which a form goes out in one piece.

    aiohttp writes each part of it, its head, and the line between two, by themselves: with a
    picture those are nine calls of the system, which take longer than to copy it.
    """

    async def connect(self, req: aiohttp.ClientRequest, *args: Any, **kwargs: Any) -> Connection:
        if isinstance(req.body, aiohttp.MultipartWriter):
            await req.update_body(await req.body.as_bytes())
        return await super().connect(req, *args, **kwargs)


class Requests:
    """Looks at every request of the client, through aiohttp's tracing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.deadlines = Deadlines(clock)
        self._invalid: deque[float] = deque()
        self._failures = 0
        self.down_until = 0.0
        """while the line is down: when it is tried again"""
        self.on_counted: list[Callable[[], None]] = []
        """called, in the task that makes it, when a request goes out that Discord counts"""
        self.on_reached: list[Callable[[], None]] = []
        """called when Discord is reached again"""

    def watch(self, config: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have `config`, which the client is given, tell of its requests."""
        config.on_request_start.append(self._start)
        config.on_request_end.append(self._end)
        config.on_request_exception.append(self._fail)
        return config

    # The line ------------------------------------------------------------------------------------

    @property
    def is_down(self) -> bool:
        """Return whether request after request fails: then only one at a time is worth a try."""
        return self._failures >= FAILURES

    def _reached(self) -> None:
        was_down = self.is_down
        self._failures = 0
        self.down_until = 0.0
        if was_down:
            log.info("Discord is reached again")
            for call in self.on_reached:
                call()

    def _missed(self, pause: float | None = None) -> None:
        """A request failed; `pause`: seconds that Discord wants to hear nothing at all."""
        self._failures = max(self._failures + 1, FAILURES if pause else 0)
        if self.is_down:
            # Jitter only spreads retries; nothing anybody sees depends on it.
            grown = min(2.0 ** min(self._failures - FAILURES, DOUBLED), MAX_PAUSE)
            wait = (pause or grown) * random.uniform(0.8, 1.2)
            self.down_until = self._clock.now() + wait
            if self._failures == FAILURES:
                log.warning("Discord cannot be reached; what is to be shown waits")

    # Invalid requests ----------------------------------------------------------------------------

    @property
    def room_at(self) -> float:
        """When there is room for more invalid requests; in the past: now."""
        self._forget_old()
        return self._invalid[-MOST_INVALID] + TEN_MINUTES if self._is_full else 0.0

    @property
    def _is_full(self) -> bool:
        return len(self._invalid) >= MOST_INVALID

    def _forget_old(self) -> None:
        now = self._clock.now()
        while self._invalid and now - self._invalid[0] >= TEN_MINUTES:
            self._invalid.popleft()

    def _count_invalid(self) -> None:
        self._forget_old()
        self._invalid.append(self._clock.now())
        if len(self._invalid) == MOST_INVALID:
            log.error("%d invalid requests in ten minutes: others wait", MOST_INVALID)

    # Tracing -------------------------------------------------------------------------------------

    async def _start(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not _answers_interaction(request.url.path):
            # An answer to a click is waited for now or never.
            if self.room_at > self._clock.now():
                raise HeldBack("too many requests were invalid")
            for call in self.on_counted:
                call()
        context.deadline = self.deadlines.begin(ANSWER_WITHIN)

    async def _end(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        self.deadlines.end(context.deadline)
        response = request.response
        if response.status in INVALID:
            self._count_invalid()
        if response.status == 429 and "Via" not in response.headers:
            self._missed(pause=_ban(response))
        elif response.status >= 500:
            self._missed()
        else:
            self._reached()

    async def _fail(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self.deadlines.end(context.deadline)
        if not context.deadline.missed:
            if not isinstance(request.exception, asyncio.CancelledError):
                self._missed()
            return
        self._missed()
        if isinstance(request.exception, asyncio.CancelledError):
            context.deadline.answer_for()
            raise TimeoutError(f"no answer in {ANSWER_WITHIN} s") from request.exception


def clear_seldom(http: HTTPClient, clock: Clock) -> None:
    """Have a client look once in a while for rate limits that nobody has met for minutes.

    From 256 channels on discord.py looks through all that it knows with each new one.
    """
    clear, due = http._try_clear_expired_ratelimits, clock.now()

    def if_due() -> None:
        nonlocal due
        if clock.now() >= due:
            due = clock.now() + CLEARED_EVERY
            clear()

    http._try_clear_expired_ratelimits = if_due


def _answers_interaction(path: str) -> bool:
    return "/interactions/" in path or "/webhooks/" in path


def _ban(response: aiohttp.ClientResponse) -> float:
    """Seconds for which the network in front of Discord refuses everything."""
    asked = response.headers.get("Retry-After", "")
    seconds = float(asked) if asked.isdigit() else MAX_PAUSE
    return min(max(seconds, 1.0), LONGEST_BAN)
