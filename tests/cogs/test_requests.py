"""Every request has a deadline; few go out while nothing gets through, or too many were invalid."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import aiohttp
import pytest
from aiohttp import BodyPartReader, TraceConfig, web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Ratelimit

from bot.clock import ManualClock
from bot.tables.host import Host
from cogs import connection as module
from cogs.connection import (
    ANSWER_WITHIN,
    ASKED_AGAIN,
    CLEARED_EVERY,
    FAILURES,
    MAX_PAUSE,
    MOST_INVALID,
    PATIENCE,
    QUESTION,
    TEN_MINUTES,
    Connection,
    Deadlines,
    HeldBack,
    Reach,
    Requests,
    WholeForms,
    clear_seldom,
)

PICTURE = bytes(range(256)) * 100


class Line:
    """A server that answers as it is told, and a client whose requests are looked at."""

    def __init__(self, clock: ManualClock) -> None:
        self.url = ""
        self.clock = clock
        self.requests = Requests(clock)
        config = self.requests.watch(TraceConfig())
        self.http = aiohttp.ClientSession(trace_configs=[config])
        self.status = 200
        self.broken: str | None = None
        """in the path of requests that fail"""
        self.headers: dict[str, str] = {}
        self.asked, self.silent = asyncio.Event(), asyncio.Event()

    async def ask(self, path: str = "/api/v10/channels/1") -> int:
        async with self.http.get(self.url + path) as answer:
            return answer.status

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.asked.set()
        if self.broken is not None and self.broken in request.path:
            return web.Response(status=503)
        if self.status == 0:
            await self.silent.wait()
        return web.Response(status=self.status or 200, headers=self.headers)


@pytest.fixture
async def line() -> AsyncIterator[Line]:
    opened, app = Line(ManualClock()), web.Application()
    app.router.add_route("*", "/{path:.*}", opened.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    opened.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    async with opened.http:
        yield opened
    opened.silent.set()
    await opened.requests.deadlines.close()
    await runner.cleanup()


async def test_what_goes_out_is_told_but_not_answers_to_clicks(line: Line) -> None:
    told: list[asyncio.Task[Any] | None] = []
    line.requests.on_counted.append(lambda: told.append(asyncio.current_task()))
    for path in ("/channels/1", "/interactions/1/abc/callback", "/webhooks/1/abc", "/users/@me"):
        await line.ask("/api/v10" + path)
    assert told == [asyncio.current_task()] * 2


async def test_a_request_that_nobody_answers(line: Line) -> None:
    line.status = 0
    asking = asyncio.create_task(line.ask())
    await line.asked.wait()
    await line.clock.advance(ANSWER_WITHIN - 1)
    assert not asking.done()
    await line.clock.advance(1)
    with pytest.raises(TimeoutError):
        await asking
    line.status = 200
    assert await line.ask() == 200


async def test_whoever_is_cancelled_is_not_late(line: Line) -> None:
    line.status = 0
    asking = asyncio.create_task(line.ask())
    await line.asked.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert not line.requests.is_down


async def test_the_line_is_down_after_failures_in_a_row(line: Line) -> None:
    """And up with the first answer that is none of them; who waits for it is told."""
    reached: list[str] = []
    line.requests.on_reached.append(lambda: reached.append("again"))
    line.status = 503
    for _ in range(FAILURES - 1):
        await line.ask()
    assert not line.requests.is_down
    line.status = 404
    await line.ask()
    line.status = 503
    for _ in range(FAILURES):
        assert not line.requests.is_down
        await line.ask()
    assert line.requests.is_down
    waits: list[float] = []
    for _ in range(20):
        waits.append(line.requests.down_until - line.clock.now())
        await line.ask()
    assert 0.8 <= waits[0] <= 1.2
    assert waits[-1] <= MAX_PAUSE * 1.2
    assert waits[0] < waits[2] < waits[6]
    line.status = 200
    await line.ask()
    assert not line.requests.is_down
    assert reached == ["again"]


async def test_the_line_may_be_down_for_days(line: Line) -> None:
    line.status = 503
    await line.ask()
    for _ in range(10_000):
        line.requests._missed()
    await line.ask()
    assert 0.8 * MAX_PAUSE <= line.requests.down_until - line.clock.now() <= 1.2 * MAX_PAUSE


async def test_a_ban_is_heeded_at_once(line: Line) -> None:
    """A 429 without Via comes from the network in front of Discord: silence until then."""
    line.status, line.headers = 429, {"Retry-After": "60"}
    await line.ask()
    assert line.requests.is_down
    assert 48 <= line.requests.down_until - line.clock.now() <= 72
    line.headers = {"Retry-After": "1", "Via": "1.1 sandbox"}
    await line.ask()
    assert not line.requests.is_down


async def test_invalid_requests_stay_far_below_the_ban(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then only answers to clicks go out, until the oldest of them are ten minutes old."""
    assert MOST_INVALID * 4 < 10_000
    monkeypatch.setattr(module, "MOST_INVALID", 3)
    for line.status in (401, 403, 404, 429):  # each is answered; a 404 is not invalid
        await line.ask()
    with pytest.raises(HeldBack):
        await line.ask()
    assert await line.ask("/api/v10/interactions/1/abc/callback") == 429
    assert await line.ask("/api/v10/webhooks/1/abc/messages/2") == 429
    assert line.requests.room_at == line.clock.now() + TEN_MINUTES
    await line.clock.advance(TEN_MINUTES)
    assert await line.ask() == 429


# Clocks ----------------------------------------------------------------------------------------


class Clocks:
    """The host of all tables, as far as it has clocks stand."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock
        self.stood_since: float | None = None

    def stand_still(self, since: float | None = None) -> None:
        if self.stood_since is None:
            self.stood_since = self._clock.now() if since is None else since

    def carry_on(self) -> None:
        self.stood_since = None


class Reached:
    """Tells whether a line reaches Discord, and how often Discord was asked about that."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.clocks = Clocks(line.clock)
        self.silent = self.tried = False
        self.asked = 0
        self.reach = Reach(
            line.clock,
            line.requests,
            cast(Host, self.clocks),
            ask=self._ask,
            is_silent=lambda: self.silent,
            is_tried=lambda: self.tried,
        )

    async def _ask(self) -> None:
        self.asked += 1
        await self.line.ask("/api/v10" + QUESTION)

    async def pass_by(self, seconds: float) -> None:
        for _ in range(round(seconds)):
            await self.line.clock.advance(1.0)
            await self.settled()

    async def settled(self) -> None:
        async with asyncio.timeout(10):
            await self.reach.settled()

    async def fail(self) -> None:
        """Have as many requests fail as it takes, one in a second."""
        for _ in range(FAILURES):
            await self.line.ask()
            await self.pass_by(1)

    @asynccontextmanager
    async def judged(self) -> AsyncIterator[None]:
        running = asyncio.create_task(self.reach.run())
        await self.settled()
        yield
        running.cancel()


async def test_clocks_stand_from_the_first_failure_until_discord_answers_a_question(
    line: Line,
) -> None:
    reached = Reached(line)
    async with reached.judged():
        await reached.pass_by(60)
        assert (reached.clocks.stood_since, reached.asked) == (None, 0)
        line.status, begun = 503, line.clock.now()
        await reached.fail()
        await reached.pass_by(2)
        assert reached.clocks.stood_since == begun
        await reached.pass_by(600)
        assert reached.clocks.stood_since == begun
        assert 600 / (MAX_PAUSE * 1.2 + ASKED_AGAIN) <= reached.asked <= 70
        line.status = 200
        await reached.pass_by(MAX_PAUSE * 1.2 + ASKED_AGAIN)
        assert reached.clocks.stood_since is None
        assert not line.requests.is_down
        asked = reached.asked
        await reached.pass_by(60)
        assert reached.asked == asked


async def test_clocks_go_on_while_messages_alone_fail(line: Line) -> None:
    """One channel may fail for hours. Whether messages are taken again is tried with one."""
    reached = Reached(line)
    line.broken = "/channels/"
    async with reached.judged():
        reached.tried = True
        await reached.fail()
        await reached.pass_by(600)
        assert reached.clocks.stood_since is None
        assert line.requests.is_down
        assert 600 / MAX_PAUSE / 2 <= reached.asked <= 600 / MAX_PAUSE + 2
        line.broken = None
        await line.ask()
        asked = reached.asked
        await reached.pass_by(60)
        assert (line.requests.is_down, reached.asked) == (False, asked)


async def test_where_presses_come_by_the_gateway_they_stand_without_it(line: Line) -> None:
    reached = Reached(line)
    async with reached.judged():
        reached.silent = True
        reached.reach.doubt()
        await reached.pass_by(60)
        assert (reached.clocks.stood_since is None, reached.asked) == (False, 1)
        line.status = 503
        reached.reach.doubt()
        await reached.pass_by(60)
        reached.silent = False
        reached.reach.found()
        await reached.settled()
        assert reached.clocks.stood_since is not None
        line.status = 200
        reached.reach.found()
        await reached.settled()
        assert reached.clocks.stood_since is None


async def test_where_they_come_by_http_a_lost_gateway_has_discord_asked(line: Line) -> None:
    reached = Reached(line)
    async with reached.judged():
        reached.reach.doubt()
        await reached.pass_by(60)
        assert (reached.clocks.stood_since, reached.asked) == (None, 1)
        line.status, begun = 503, line.clock.now()
        reached.reach.doubt()
        await reached.settled()
        assert reached.clocks.stood_since == begun
        await reached.pass_by(60)
        line.status = 200
        await reached.pass_by(MAX_PAUSE * 1.2 + ASKED_AGAIN)
        assert reached.clocks.stood_since is None


async def test_clocks_stand_through_a_ban_and_nothing_is_asked(line: Line) -> None:
    reached = Reached(line)
    async with reached.judged():
        line.status, line.headers = 429, {"Retry-After": "60"}
        await line.ask()
        reached.reach.found()
        await reached.pass_by(47)
        assert (reached.clocks.stood_since is None, reached.asked) == (False, 0)
        line.status = 200
        await reached.pass_by(26)
        assert (reached.clocks.stood_since, reached.asked) == (None, 1)


async def test_who_stands_by_judges_nothing(line: Line) -> None:
    reached = Reached(line)
    line.status = 503
    for _ in range(FAILURES):
        await line.ask("/api/v10" + QUESTION)
    assert reached.clocks.stood_since is None
    async with reached.judged():
        assert reached.clocks.stood_since is not None


# Deadlines -------------------------------------------------------------------------------------


async def test_the_nearest_deadline_comes_first() -> None:
    clock = ManualClock()
    deadlines = Deadlines(clock)
    late: list[int] = []

    async def wait(seconds: int) -> None:
        try:
            async with deadlines.within(seconds):
                await asyncio.Event().wait()
        except TimeoutError:
            late.append(seconds)

    waiting = [asyncio.create_task(wait(each)) for each in (10, 3, 7)]
    await clock.advance(0)
    for moment in range(1, 11):
        await clock.advance(1)
        assert late == [each for each in (3, 7, 10) if each <= moment]
    await asyncio.gather(*waiting)
    async with deadlines.within(5):
        await asyncio.sleep(0)
    await clock.advance(10)
    await deadlines.close()


# The gateway -----------------------------------------------------------------------------------


class Gateway:
    """A connection that is kept up; how often it was begun, and what each attempt does."""

    def __init__(self, attempt: Callable[[Connection], Awaitable[None]]) -> None:
        self.clock = ManualClock()
        self.connection = Connection(self.clock)
        self.begun = 0
        self._attempt = attempt

    async def _connect(self) -> None:
        self.begun += 1
        await self._attempt(self.connection)
        await asyncio.Event().wait()

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        keeping = asyncio.create_task(self.connection.keep(self._connect))
        await self.clock.advance(1)
        yield
        keeping.cancel()
        with pytest.raises(asyncio.CancelledError):
            await keeping


async def connects(_: Connection) -> None:
    """Nothing goes wrong."""


async def loses_a_cancellation(_: Connection) -> None:
    """As `asyncio.wait_for` loses one; discord.py then sleeps for minutes."""
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()


async def is_made_when_given_up(connection: Connection) -> None:
    await loses_a_cancellation(connection)
    connection.found()


async def test_a_connection_that_is_away_for_long_is_made_anew() -> None:
    gateway = Gateway(connects)
    async with gateway.kept():
        await gateway.clock.advance(3600)
        assert gateway.begun == 1
        gateway.connection.lost()
        await gateway.clock.advance(PATIENCE / 2)
        gateway.connection.found()
        await gateway.clock.advance(3600)
        assert gateway.begun == 1
        gateway.connection.lost()
        for _ in range(360):
            await gateway.clock.advance(10)
    # One in a minute, give or take a fifth: an hour away costs few of the day's 1,000 logins.
    assert 3600 / PATIENCE / 1.5 <= gateway.begun <= 3600 / PATIENCE * 1.3


async def test_a_connection_that_fails_for_good_says_so() -> None:
    async def fails(_: Connection) -> None:
        raise ValueError("the token is wrong")

    gateway = Gateway(fails)
    with pytest.raises(ValueError, match="token"):
        await gateway.connection.keep(gateway._connect)


@pytest.mark.parametrize(
    ("attempt", "steps", "begun"),
    [
        # A cancellation that is lost is repeated, by whoever ends and when the line is away.
        (loses_a_cancellation, 0, 1),
        (loses_a_cancellation, 13, 2),
        # It is lost in the moment in which the connection is made: a click that comes is heard.
        (is_made_when_given_up, 60, 1),
    ],
)
async def test_a_cancellation_that_is_lost(
    monkeypatch: pytest.MonkeyPatch, attempt: Any, steps: int, begun: int
) -> None:
    monkeypatch.setattr(module, "LOST", 0)
    gateway = Gateway(attempt)
    async with gateway.kept():
        if steps:
            gateway.connection.lost()
        for _ in range(steps):
            await gateway.clock.advance(PATIENCE / 10)
        assert gateway.begun == begun


async def test_a_form_with_a_picture_goes_out_in_one_piece() -> None:
    pieces: list[int] = []
    got: dict[str, tuple[str, bytes]] = {}

    async def sent(*told: Any) -> None:
        pieces.append(len(told[-1].chunk))

    async def take(request: web.Request) -> web.Response:
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            got[part.name or ""] = part.headers["Content-Type"], bytes(await part.read())
        return web.Response()

    server = TestServer(web.Application())
    server.app.router.add_post("/", take)
    watched = TraceConfig()
    watched.on_request_chunk_sent.append(sent)
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "é"}')
    form.add_field("files[0]", PICTURE, filename="hand.png", content_type="image/png")
    async with (
        server,
        aiohttp.ClientSession(connector=WholeForms(limit=0), trace_configs=[watched]) as session,
        session.post(server.make_url("/"), data=form) as answer,
    ):
        assert answer.status == 200
    assert len(pieces) == 1
    assert got["payload_json"][1] == '{"content": "é"}'.encode()
    assert got["files[0]"] == ("image/png", PICTURE)


async def test_rate_limits_are_looked_through_once_in_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[Ratelimit] = []
    is_inactive = Ratelimit.is_inactive

    def looked_at(limit: Ratelimit) -> bool:
        looked.append(limit)
        return limit is forgotten or is_inactive(limit)

    monkeypatch.setattr(Ratelimit, "is_inactive", looked_at)
    clock, http = ManualClock(), HTTPClient(asyncio.get_running_loop())
    clear_seldom(http, clock)
    await clock.advance(CLEARED_EVERY)
    forgotten = http.get_ratelimit("channel 0")
    for number in range(1, 1000):
        http.get_ratelimit(f"channel {number}")
    assert looked == []
    await clock.advance(CLEARED_EVERY)
    for number in range(1000, 1500):
        http.get_ratelimit(f"channel {number}")
    assert len(looked) == 1001
    assert http.get_ratelimit("channel 0") is not forgotten
