"""The line to Discord: the gateway, requests and their deadlines, error codes, odd events.

discord.py waits for rate limits by itself, tries some errors again, up to five times, and connects
again. Here is what it leaves open: a request that nobody answers, a line that is down, the 10,000
invalid requests in ten minutes after which Discord bans an address, and the quarter of an hour for
which discord.py sleeps in the end when Discord was away for long.
"""

import asyncio
import logging
import random
import re
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache
from discord.http import HTTPClient

from bot.clock import Clock
from bot.tables.host import Host
from bot.tables.worker import Worker

log = logging.getLogger(__name__)

BAD_REQUEST = 400
"""the status of what Discord will never take as it is, where no code below says more"""
MESSAGE_GONE = 10008
ARCHIVED = 50083
OLD_MESSAGE = 30046
"""edited too often since it is older than an hour"""
THREAD_EXISTS = 160004
CHANNEL_GONE = 10003
EVENT_GONE, EVENT_OVER, EVENTS_FULL = 10070, 180000, 30038
"""of scheduled events: deleted, completed or cancelled, and that a server has its hundred"""
DM_REFUSED = frozenset({50007, 50278, 40003, 10013, 50033})
"""closed, no shared server, opened too fast, no such account: the hand is offered by its button"""
TOKEN_DEAD = frozenset({10015, 50027})
"""an ephemeral message cannot be edited any more"""
NO_PLACE = frozenset({CHANNEL_GONE, 10004, 50001, 50013, 160005, EVENTS_FULL})
"""channel or thread gone, server gone, no access, a permission is missing, thread locked,
no room for one more event"""

UNREACHED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""what a request raises that did not get through, for whatever reason"""


# Deadlines ---------------------------------------------------------------------------------------


class Deadline:
    """The deadline of one piece of work, in the task that does it."""

    def __init__(self, at: float) -> None:
        self.at = at
        self.missed = False
        self.task = asyncio.current_task()

    def answer_for(self) -> None:
        """Let the task go on: nobody else has cancelled it."""
        if self.task is not None:
            self.task.uncancel()


class Deadlines:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: set[Deadline] = set()
        self._sleeper: asyncio.Task[None] | None = None
        self._sleeping_until = 0.0

    def begin(self, seconds: float) -> Deadline:
        """Begin a deadline for what the current task does from now on, until `end`."""
        deadline = Deadline(self._clock.now() + seconds)
        self._open.add(deadline)
        if self._sleeper is None or self._sleeper.done() or deadline.at < self._sleeping_until:
            if self._sleeper is not None:
                self._sleeper.cancel()
            self._sleeping_until = deadline.at
            self._sleeper = asyncio.create_task(self._watch())
        return deadline

    def end(self, deadline: Deadline) -> None:
        self._open.discard(deadline)

    @asynccontextmanager
    async def within(self, seconds: float) -> AsyncIterator[None]:
        """Raises `TimeoutError` when the block takes longer."""
        deadline = self.begin(seconds)
        try:
            yield
        except asyncio.CancelledError as cancelled:
            if not deadline.missed:
                raise
            deadline.answer_for()
            raise TimeoutError(f"not done in {seconds} s") from cancelled
        finally:
            self.end(deadline)

    async def close(self) -> None:
        if self._sleeper is not None:
            self._sleeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sleeper

    async def _watch(self) -> None:
        while self._open:
            self._sleeping_until = min(each.at for each in self._open)
            await self._clock.sleep_until(self._sleeping_until)
            now = self._clock.now()
            for deadline in [each for each in self._open if each.at <= now]:
                self._open.discard(deadline)
                if deadline.task is not None:
                    deadline.missed = True
                    deadline.task.cancel()


# Requests ----------------------------------------------------------------------------------------

ANSWER_WITHIN = 10.0
"""seconds that Discord has for the answer to one request"""
TEN_MINUTES = 600.0
MOST_INVALID = 2000
"""answers 401, 403 and 429 within ten minutes; Discord bans at 10,000"""
FAILURES = 5
"""in a row, after which the line counts as down"""
MAX_PAUSE = 15.0
"""seconds between two tries while the line is down"""
DOUBLED = 4
"""times by which a second has grown to that; after a thousand it is no number any more"""
LONGEST_BAN = 600.0

CLEARED_EVERY = 60.0
"""seconds between two looks for rate limits of channels that are done with"""

INVALID = frozenset({401, 403, 429})


QUESTION = "/gateway/bot"
"""the path of what says whether Discord is there, and nothing of any message: it may take none"""


class HeldBack(aiohttp.ClientError):
    """The request was not sent: too many before it were invalid."""


ONCE = re.compile(r"/guilds/\d+/scheduled-events$")
"""the path of what a POST makes twice if it is asked for twice: there is no nonce"""


CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""the path of the first answer to an interaction"""
UNHEARD = 1000
"""interactions that are remembered since nobody knows whether Discord has taken an answer"""


class Unanswered(aiohttp.ClientError):
    """Discord failed at a request of `ONCE`, which may have been done: discord.py, which tries
    again by itself, does not."""


class WholeForms(aiohttp.TCPConnector):
    """Connections on which a form goes out in one piece.

    aiohttp writes each part of it, its head, and the line between two, by themselves: with a
    picture those are nine calls of the system, which take longer than to copy it.
    """

    async def connect(
        self, req: aiohttp.ClientRequest, *args: Any, **kwargs: Any
    ) -> aiohttp.connector.Connection:
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
        self.failing_since = 0.0
        """when the first of the failures in a row came"""
        self.down_until = 0.0
        """while the line is down: when it is tried again"""
        self._banned_until = 0.0
        self.unheard: LRUCache[int, bool] = LRUCache(UNHEARD)
        """interactions that may have an answer of ours, though Discord did not say so"""
        self.on_counted: list[Callable[[], None]] = []
        """called, in the task that makes it, when a request goes out that Discord counts"""
        self.on_reached: list[Callable[[], None]] = []
        """called when Discord is reached again"""
        self.on_down: list[Callable[[], None]] = []
        """called when request after request has failed"""
        self.on_told: list[Callable[[bool], None]] = []
        """called with whether Discord is there at all, when a request has told that"""

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

    def reached(self) -> None:
        """Count the line as up."""
        was_down = self.is_down
        self._failures, self.down_until = 0, 0.0
        if was_down:
            log.info("Discord is reached again")
            for call in self.on_reached:
                call()

    def try_now(self) -> None:
        """Try the line at once, if Discord has not forbidden that."""
        self.down_until = min(self.down_until, self._banned_until)

    def _missed(self, pause: float | None = None) -> None:
        """A request failed; `pause`: seconds that Discord wants to hear nothing at all."""
        was_down = self.is_down
        if not self._failures:
            self.failing_since = self._clock.now()
        self._failures = max(self._failures + 1, FAILURES if pause else 0)
        if self.is_down:
            # Jitter only spreads retries; nothing anybody sees depends on it.
            grown = min(2.0 ** min(self._failures - FAILURES, DOUBLED), MAX_PAUSE)
            wait = (pause or grown) * random.uniform(0.8, 1.2)
            self.down_until = self._clock.now() + wait
            if pause:
                self._banned_until = self.down_until
            if not was_down:
                log.warning("Discord cannot be reached; what is to be shown waits")
                for call in self.on_down:
                    call()

    def _not_heard(self, path: str) -> None:
        if callback := CALLBACK.search(path):
            self.unheard[int(callback[1])] = True

    def _tell(self, there: bool) -> None:
        for call in self.on_told:
            call(there)

    # Invalid requests ----------------------------------------------------------------------------

    @property
    def room_at(self) -> float:
        """When there is room for more invalid requests; in the past: now."""
        self._forget_old()
        is_full = len(self._invalid) >= MOST_INVALID
        return self._invalid[-MOST_INVALID] + TEN_MINUTES if is_full else 0.0

    def _forget_old(self) -> None:
        now = self._clock.now()
        while self._invalid and now - self._invalid[0] >= TEN_MINUTES:
            self._invalid.popleft()

    # Tracing -------------------------------------------------------------------------------------

    async def _start(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        path = request.url.path
        if not ("/interactions/" in path or "/webhooks/" in path):
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
        response, is_question = request.response, request.url.path.endswith(QUESTION)
        if response.status in INVALID:
            self._forget_old()
            self._invalid.append(self._clock.now())
            if len(self._invalid) == MOST_INVALID:
                log.error("%d invalid requests in ten minutes: others wait", MOST_INVALID)
        if response.status == 429 and "Via" not in response.headers:
            # The network in front of Discord refuses everything for a while.
            asked = response.headers.get("Retry-After", "")
            seconds = float(asked) if asked.isdigit() else MAX_PAUSE
            self._missed(pause=min(max(seconds, 1.0), LONGEST_BAN))
            self._tell(False)
        elif response.status >= 500:
            self._missed()
            self._not_heard(request.url.path)
            if is_question:
                self._tell(False)
            if request.method == "POST" and ONCE.search(request.url.path):
                response.close()
                raise Unanswered(f"{response.status} for {request.url.path}")
        elif is_question:
            self._tell(True)
        else:
            self.reached()

    async def _fail(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self.deadlines.end(context.deadline)
        if isinstance(request.exception, Unanswered):
            return
        self._not_heard(request.url.path)
        was_cancelled = isinstance(request.exception, asyncio.CancelledError)
        if context.deadline.missed or not was_cancelled:
            self._missed()
            if request.url.path.endswith(QUESTION):
                self._tell(False)
        if context.deadline.missed and was_cancelled:
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


# Clocks ------------------------------------------------------------------------------------------

ASKED_AGAIN = 1.0
"""seconds between two questions whether Discord is there"""


class Reach(Worker):
    """Finds out whether Discord is there, and has the clocks of all players stand while it is not.

    It asks Discord itself where requests fail again and again, or the gateway is lost: a few
    messages may fail for hours while all others are shown. Where presses come through the gateway,
    clocks also stand while that is lost, since nobody could press. It decides nothing before it
    runs, so a process that stands by leaves clocks alone.
    """

    def __init__(
        self,
        clock: Clock,
        requests: Requests,
        host: Host,
        *,
        ask: Callable[[], Coroutine[Any, Any, object]],
        is_silent: Callable[[], bool],
        is_tried: Callable[[], bool],
    ) -> None:
        """`ask` sends the request `QUESTION`; `is_silent`: no press can come; `is_tried`: a message
        is tried, with which the line is found to be up."""
        super().__init__(clock)
        self._requests = requests
        self._host = host
        self._ask = ask
        self._is_silent = is_silent
        self._is_tried = is_tried
        self._is_at_work = False
        self._is_away = False
        self._doubts = False
        """Discord is to be asked"""
        self._ask_at = 0.0
        requests.on_down.append(self.doubt)
        requests.on_reached.append(lambda: self._told(True))
        requests.on_told.append(self._told)

    def judge(self) -> None:
        """Have clocks stand or go on, as it is now."""
        if self._is_at_work:
            if self._is_away:
                self._host.stand_still(self._requests.failing_since)
            elif self._is_silent():
                self._host.stand_still()
            else:
                self._host.carry_on()
            self.wake()

    def doubt(self) -> None:
        """Have Discord asked whether it is there."""
        self._doubts, self._ask_at = True, 0.0
        self.judge()

    def found(self) -> None:
        """The gateway is connected: Discord may be there again."""
        if self._is_away:
            self._requests.try_now()
            self.doubt()
        else:
            self.judge()

    def _told(self, there: bool) -> None:
        self._is_away = not there
        self._ask_at = self.clock.steady.now() + (MAX_PAUSE if there else ASKED_AGAIN)
        if there and self._requests.is_down and not self._is_tried():
            self._requests.reached()  # and so we are told once more
            return
        self._doubts = self._is_away or self._requests.is_down
        self.judge()

    async def run(self) -> None:
        self._is_at_work = True
        try:
            self.judge()
            await super().run()
        finally:
            self._is_at_work = False

    async def round(self) -> None:
        due = max(self._requests.down_until, self._ask_at)
        if not self._doubts:
            await self.rest(None)
        elif due > self.clock.steady.now():
            await self.rest(None, steadily=due)
        else:
            self._ask_at = self.clock.steady.now() + ASKED_AGAIN
            with suppress(discord.DiscordException, *UNREACHED):
                await self._ask()


PATIENCE = 60.0
"""seconds without a connection after which a new one is made"""
LOST = 1.0
"""real seconds after which a cancellation that had no effect is repeated"""


# The gateway -------------------------------------------------------------------------------------


class Connection:
    """The state of the gateway, connected or not, as discord.py's events tell."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lost = asyncio.Event()
        self.lost_at: float | None = None

    def lost(self) -> None:
        if self.lost_at is None:
            self.lost_at = self._clock.now()
            self._lost.set()

    def found(self) -> None:
        self.lost_at = None
        self._lost.clear()

    async def keep(self, connect: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run `connect` until it ends by itself; anew when it is away for too long."""
        while True:
            running = asyncio.create_task(connect())
            try:
                while not running.done():
                    await self._away_for_long(running)
                    while self.lost_at is not None and not running.done():
                        await _cancel(running)
                if not running.cancelled():
                    await running
                    return
            finally:
                await _end(running)

    async def _away_for_long(self, running: asyncio.Task[None]) -> None:
        """Wait until nothing was heard of Discord for a while, or `running` ends."""
        losing = asyncio.create_task(self._lost_for_long())
        try:
            await asyncio.wait({running, losing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _end(losing)

    async def _lost_for_long(self) -> None:
        """Wait until nothing was heard of Discord for a while; jitter only spreads reconnects."""
        wait = PATIENCE * random.uniform(0.8, 1.2)
        begun = self._clock.now()
        while True:
            await self._lost.wait()
            since = max(self.lost_at or begun, begun)
            await self._clock.sleep_until(since + wait)
            if self.lost_at is not None and self._clock.now() - max(self.lost_at, begun) >= wait:
                return


async def _cancel(task: asyncio.Task[None]) -> None:
    """Ask a task to end, and wait a moment for it.

    `asyncio.wait_for`, in which discord.py waits for a new connection, loses a cancellation that
    comes in the moment in which the connection is made or fails (Python 3.11). When it was made it
    is kept; when it failed, discord.py sleeps for minutes before it tries again, and is asked anew.
    """
    task.cancel()
    await asyncio.wait((task,), timeout=LOST)


async def _end(task: asyncio.Task[None]) -> None:
    while not task.done():
        await _cancel(task)
    if not task.cancelled():
        task.exception()  # Somebody has looked at it.


# Events ------------------------------------------------------------------------------------------


def tolerate_missing_fields(parsers: dict[str, Callable[[Any], None]]) -> None:
    """Have each of discord.py's parsers of events pass over what it cannot read."""
    for event, parse in parsers.items():
        parsers[event] = partial(_parse_or_pass_over, event, parse)


def _parse_or_pass_over(event: str, parse: Callable[[Any], None], data: Any) -> None:
    try:
        parse(data)
    except Exception:
        # Whatever it stumbles over: the next event is another one.
        log.exception("an event %s of Discord's cannot be read", event)
