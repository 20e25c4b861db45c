"""The HTTP server in front of the handlers: host, token, limits, body, answer, observers."""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from inspect import isawaitable
from typing import Any
from urllib.parse import unquote

import orjson
from aiohttp import web

from bot.sandbox.backend import Backend
from bot.sandbox.exchange import Rest
from bot.sandbox.faults import errors
from bot.sandbox.faults.errors import Refusal
from bot.sandbox.faults.faults import Faults, NoAnswer
from bot.sandbox.interactions.interactions import Interactions
from bot.sandbox.messages.messages import MOST_BYTES, MOST_FILES, Upload
from bot.sandbox.rate_limits import RateLimiter
from bot.sandbox.rest import messages, resources, scheduled_events  # noqa: F401  (of the routes)
from bot.sandbox.rest.call import ROUTES, Call, Route

_BOUNDARY = re.compile(r'boundary="?([^";]+)"?', re.IGNORECASE)
_DISPOSITION = re.compile(rb"content-disposition:\s*form-data;(.*)", re.IGNORECASE)
_PARAMETER = re.compile(r'(name|filename)(\*?)=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))')


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    filename: str | None
    data: bytes


def parts_of(content_type: str, body: bytes) -> Iterator[Part]:
    """The parts of a multipart/form-data body, in order; refused (50109) when it is none.

    aiohttp's own reader takes ten times as long, most of it on the headers of the parts; pictures
    are half of what a bot sends, and this server carries load tests.
    """
    boundary = _BOUNDARY.search(content_type)
    if boundary is None:
        raise errors.bad_json()
    _, *inside = body.split(b"--" + boundary.group(1).encode())
    for part in inside[:-1]:
        head, separator, data = part.partition(b"\r\n\r\n")
        disposition = _DISPOSITION.search(head)
        found: dict[str, str] = {}
        for name, extended, quoted, plain in _PARAMETER.findall(
            disposition[1].decode() if disposition and separator else ""
        ):
            value = quoted.replace('\\"', '"') or plain
            found[name] = unquote(value.partition("''")[2]) if extended else value
        if "name" not in found:
            raise errors.bad_json()
        yield Part(found["name"], found.get("filename"), data.removesuffix(b"\r\n"))


_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
_FILE = re.compile(r"files\[(\d{1,2})\]")
_MAJOR = ("channel_id", "webhook_token", "guild_id", "webhook_id")


class RestServer:
    """Serves `ROUTES` under /api/v10, the attachments and the emojis."""

    def __init__(
        self, backend: Backend, interactions: Interactions, limiter: RateLimiter, faults: Faults
    ) -> None:
        self._backend = backend
        self._interactions = interactions
        self._limiter = limiter
        self._faults = faults

    def add_routes(self, app: web.Application) -> None:
        for route in ROUTES:
            app.router.add_route(route.method, "/api/v10" + route.template, self._serve(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        app.router.add_get("/emojis/{emoji_id}.png", self._emoji)

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            backend, path = self._backend, dict(request.match_info)
            call = Call(backend, self._interactions, path, dict(request.query))
            headers: dict[str, str] = {}
            try:
                if backend.unreachable:
                    raise NoAnswer
                await _read_body(request, call)
                token, bucket = request.headers.get("Authorization"), route.bucket
                if not route.by_token and token != f"Bot {backend.token}":
                    raise errors.unauthorized()
                if bucket is not None:
                    # With the bot's token it counts towards what the whole bot may ask.
                    bucket = replace(bucket, exempt=bucket.exempt and token is None)
                    major = next((path[key] for key in _MAJOR if key in path), "")
                    headers = self._limiter.count(bucket, major)
                fault = self._faults.of(route, call)
                if fault is not None:
                    fault.before(call)
                body = route.handler(call)
                if isawaitable(body):
                    body = await body
                if fault is not None:
                    fault.after(call)
                status = 204 if body is None else route.status
            except Refusal as refusal:
                headers |= refusal.headers
                status, body = refusal.status, refusal.body()
            except NoAnswer as nothing:
                return await self._faults.withhold(request, nothing)
            return self._answer(request, route.template, call, status, body, headers)

        return serve

    def _answer(
        self,
        request: web.Request,
        route: str,
        call: Call,
        status: int,
        body: Any,
        headers: Mapping[str, str],
    ) -> web.Response:
        """Answer, and show observers what was asked and answered."""
        files = tuple(upload.filename for upload in call.uploads.values())
        asked = request.method, route, request.path, call.query, call.json, files
        for observe in self._backend.on_exchange:
            observe(Rest(*asked, status, body))
        if status == 204:
            return web.Response(status=204, headers=headers)
        # With a charset behind `application/json` discord.py hands back text.
        return web.Response(
            status=status,
            body=orjson.dumps(body),
            content_type="application/json",
            headers=headers,
        )

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """The CDN's picture of an emoji."""
        found = self._backend.world.emojis.get(request.match_info["emoji_id"])
        if found is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": found.kind, "Cache-Control": "public, max-age=31536000"}
        return web.Response(body=found.data, headers=headers)

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        """Answer what no handler serves; observers are shown that too."""
        refusal = errors.not_found()
        call = Call(self._backend, self._interactions, {}, dict(request.query))
        route = request.path.removeprefix("/api/v10")
        return self._answer(request, route, call, refusal.status, refusal.body(), {})

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        channel = self._backend.world.channels.get(request.match_info["channel_id"])
        wanted = request.match_info["attachment_id"]
        for message in reversed(channel.messages.values()) if channel else ():
            if wanted in message.attachments:
                found = message.attachments[wanted]
                kind = found.payload.get("content_type", "application/octet-stream")
                headers = {"Content-Type": kind, "Cache-Control": "private, max-age=86400"}
                return web.Response(body=found.data, headers=headers)
        raise web.HTTPNotFound


@web.middleware
async def only_loopback(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse other host names: a web page elsewhere could have its name resolve to this machine."""
    host = request.headers.get("Host", "").rpartition(":")[0] or request.headers.get("Host", "")
    if host not in _LOOPBACK:
        raise web.HTTPForbidden(text="This server answers to 127.0.0.1 and localhost only.")
    return await handler(request)


async def _read_body(request: web.Request, call: Call) -> None:
    # `request.content_type` reads each boundary at length.
    content_type = request.headers.get("Content-Type", "")
    if content_type.startswith("multipart/form-data;"):
        call.json = {}
        for part in parts_of(content_type, await request.read()):
            if part.name == "payload_json":
                call.json = _json(part.data)
            elif number := _FILE.fullmatch(part.name):
                call.uploads[int(number[1])] = Upload(part.filename or "file", part.data)
    elif request.can_read_body:
        call.json = _json(await request.read())


def _json(data: bytes) -> Any:
    if not data:
        return None
    try:
        return orjson.loads(data)
    except orjson.JSONDecodeError:
        raise errors.bad_json() from None


LARGEST_REQUEST = MOST_BYTES * MOST_FILES * 2
"""Bytes of a whole request: large enough for a file too large to be refused in Discord's words."""
