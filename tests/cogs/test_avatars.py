"""Avatars come beside everything else; what goes wrong with one is initials, and is not asked for
again at every click."""

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from PIL import Image

from bot.clock import ManualClock
from card_images.avatars import read_avatar
from cogs import pictures as module
from cogs.pictures import (
    AVATAR_PATIENCE,
    AVATAR_RETRY,
    AVATARS_AT_ONCE,
    MOST_BYTES,
    MOST_WAITING,
    Avatars,
)

ANNA = 900
KEY = "0123456789abcdef0123456789abcdef"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def png(colour: int = 0) -> bytes:
    stored = BytesIO()
    Image.new("RGB", (64, 64), (colour, 90, 120)).save(stored, "PNG")
    return stored.getvalue()


class Cdn:
    """Answers every request with `handler`, and counts."""

    def __init__(self, handler: Handler) -> None:
        self.handler = handler
        self.asked: list[str] = []
        self.url = ""

    async def serve(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.path_qs)
        return await self.handler(request)

    def user(self, key: str | None = KEY, number: int = ANNA) -> discord.User:
        """Return somebody as an interaction brings them."""
        avatar = None
        if key is not None:
            form = "gif" if key.startswith("a_") else "png"
            url = f"{self.url}/avatars/{number}/{key}.{form}?size=1024"
            avatar = discord.Asset(cast(Any, None), url=url, key=key, animated=form == "gif")
        return cast(discord.User, SimpleNamespace(id=number, avatar=avatar))


@asynccontextmanager
async def cdn(handler: Handler) -> AsyncIterator[Cdn]:
    served = Cdn(handler)
    app = web.Application()
    app.router.add_get("/{path:.*}", served.serve)
    async with TestServer(app) as server:
        served.url = str(server.make_url("")).rstrip("/")
        yield served


@pytest.fixture
async def avatars(clock: ManualClock) -> AsyncIterator[Avatars]:
    made = Avatars(clock)
    yield made
    await made.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


async def see(avatars: Avatars, user: discord.User) -> None:
    """Note somebody, and wait until nothing more is asked for."""
    avatars.note(user)
    await avatars.settled()


async def good(request: web.Request) -> web.StreamResponse:
    return web.Response(body=png(), content_type="image/png")


async def test_it_comes_beside_everything_else(avatars: Avatars) -> None:
    async with cdn(good) as served:
        avatars.note(served.user())
        assert avatars.of(ANNA) is None
        await avatars.settled()
        assert avatars.of(ANNA) == read_avatar(png())
        assert served.asked == [f"/avatars/{ANNA}/{KEY}.png?size=64"]
        await see(avatars, served.user())
        assert len(served.asked) == 1
    assert avatars.of(ANNA + 1) is None
    assert avatars.of(None) is None


async def test_of_a_moving_one_the_still_picture_is_taken(avatars: Avatars) -> None:
    async with cdn(good) as served:
        await see(avatars, served.user(f"a_{KEY}"))
        assert served.asked == [f"/avatars/{ANNA}/a_{KEY}.png?size=64"]
    assert avatars.of(ANNA) is not None


async def test_who_has_none_or_takes_it_off_is_drawn_without(avatars: Avatars) -> None:
    async with cdn(good) as served:
        await see(avatars, served.user(None))
        assert (avatars.of(ANNA), served.asked) == (None, [])
        await see(avatars, served.user())
        avatars.note(served.user(None))
        assert avatars.of(ANNA) is None


async def test_a_new_one_takes_the_place_of_the_old(avatars: Avatars) -> None:
    async def by_key(request: web.Request) -> web.StreamResponse:
        return web.Response(body=png(200 if "new" in request.path else 0))

    async with cdn(by_key) as served:
        for key in ("old", "new"):
            await see(avatars, served.user(key))
        assert avatars.of(ANNA) == read_avatar(png(200))


# What goes wrong ----------------------------------------------------------------------------------


def answering(status: int = 200, body: bytes = b"", **headers: str) -> Handler:
    async def answer(request: web.Request) -> web.StreamResponse:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return web.Response(status=status, body=body, headers=named)

    return answer


async def elsewhere(request: web.Request) -> web.StreamResponse:
    if request.path == "/elsewhere":
        return await good(request)
    raise web.HTTPFound("/elsewhere")


async def endless(request: web.Request) -> web.StreamResponse:
    response = web.StreamResponse()
    await response.prepare(request)
    while request.transport is not None:
        await response.write(bytes(60_000))
    return response


async def broken_off(request: web.Request) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Length": "5000"})
    await response.prepare(request)
    await response.write(png()[:60])
    if request.transport is not None:
        request.transport.abort()
    return response


WRONG: dict[str, Handler] = {
    "not there": answering(404),
    "not allowed": answering(403),
    "too many requests": answering(429),
    "trouble": answering(500, png()),
    "no picture": answering(body=b"<!doctype html>"),
    "nothing": answering(),
    "too much": answering(body=png() + bytes(MOST_BYTES)),
    "packed": answering(body=gzip.compress(bytes(50_000_000)), Content_Encoding="gzip"),
    "elsewhere": elsewhere,
    "endless": endless,
    "broken off": broken_off,
}


@pytest.mark.parametrize("handler", WRONG.values(), ids=WRONG.keys())
async def test_what_goes_wrong_is_initials_for_a_while(
    handler: Handler, avatars: Avatars, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with cdn(handler) as served:
        for _ in range(3):
            await see(avatars, served.user())
            assert avatars.of(ANNA) is None
        assert len(served.asked) == 1
        await clock.advance(AVATAR_RETRY)
        served.handler = good
        await see(avatars, served.user())
        assert avatars.of(ANNA) is not None
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("cogs")]
    assert len(ours) == 1
    assert all(word not in ours[0] for word in (KEY, str(ANNA), "http", "/"))


async def test_one_that_cannot_be_reached_is_initials(avatars: Avatars) -> None:
    async with cdn(good) as served:
        user = served.user()
    await see(avatars, user)
    assert avatars.of(ANNA) is None


class Hanging:
    """Never answers; tells when it is asked."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def __call__(self, request: web.Request) -> web.StreamResponse:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError


async def test_nobody_waits_longer_than_a_moment(avatars: Avatars, clock: ManualClock) -> None:
    async with cdn(hanging := Hanging()) as served:
        avatars.note(served.user())
        await hanging.asked.wait()
        await clock.advance(AVATAR_PATIENCE - 1)
        assert not avatars.is_resting
        await clock.advance(1)
        await avatars.settled()
        assert avatars.of(ANNA) is None
        avatars.note(served.user())
        assert avatars.is_resting


# Bounds -------------------------------------------------------------------------------------------


async def test_few_are_asked_for_at_once_and_not_too_many_wait(avatars: Avatars) -> None:
    inside = most = 0
    go_on = asyncio.Event()
    full = asyncio.Event()

    async def slow(request: web.Request) -> web.StreamResponse:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        if inside == AVATARS_AT_ONCE:
            full.set()
        await go_on.wait()
        inside -= 1
        return await good(request)

    async with cdn(slow) as served:
        for number in range(MOST_WAITING + 20):
            avatars.note(served.user(number=number))
        await full.wait()
        go_on.set()
        await avatars.settled()
        assert most == AVATARS_AT_ONCE
        assert len(served.asked) == MOST_WAITING
        await see(avatars, served.user(number=MOST_WAITING + 5))
        assert avatars.of(MOST_WAITING + 5) is not None


async def test_so_many_are_kept_and_those_drawn_last(
    monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    monkeypatch.setattr(module, "AVATARS_KEPT", 3)
    avatars = Avatars(clock)
    async with cdn(good) as served:
        for number in (1, 2, 3):
            await see(avatars, served.user(number=number))
        assert avatars.of(1) is not None
        await see(avatars, served.user(number=4))
        here = [number for number in (1, 2, 3, 4) if avatars.of(number) is not None]
        assert here == [1, 3, 4]
        await see(avatars, served.user(number=2))
        assert avatars.of(2) is not None
    await avatars.close()


async def test_closing_waits_for_nothing(avatars: Avatars) -> None:
    async with cdn(hanging := Hanging()) as served:
        avatars.note(served.user())
        await hanging.asked.wait()
        await avatars.close()
        assert avatars.is_resting
