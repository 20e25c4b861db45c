"""Requests of the client that are handed to the loopback, with no socket between the two.

To write HTTP, send it to oneself and read it again is an eighth of the time in which a party is
played over the loopback. Handlers, what observes them, and the client's own look at its requests
are the same. What goes over a socket all the same: where something is planned to go wrong with an
answer, pictures that the client fetches, the gateway, and all of a bot in its own process.
"""

import asyncio
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from email.utils import formatdate
from typing import Any

import aiohttp
import pytest
from aiohttp import tracing, web
from multidict import CIMultiDict
from yarl import URL

from bot.sandbox import Sandbox

API = "/api/v10"
_VARIABLE = re.compile(r"\{(\w+)\}")

Handler = Callable[[Any], Awaitable[web.StreamResponse]]


class Asked:
    """As much of a request as the loopback's handlers look at."""

    def __init__(
        self, method: str, url: URL, headers: Mapping[str, str], body: bytes, found: dict[str, str]
    ) -> None:
        self.method = method
        self.path = url.path
        self.query = url.query
        self.headers = headers
        self.match_info = found
        self.can_read_body = bool(body)
        self._body = body

    async def read(self) -> bytes:
        return self._body


class Answered:
    """As much of a response as discord.py, and what traces its requests, look at."""

    def __init__(self, method: str, url: URL, answer: web.Response, now: float) -> None:
        self.method, self.url = method, url
        self.status, self.reason = answer.status, answer.reason
        self.headers = answer.headers
        self.headers["Date"] = formatdate(int(now), usegmt=True)
        self._body = answer.body if isinstance(answer.body, bytes) else b""

    async def read(self) -> bytes:
        return self._body

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body.decode(encoding)


class Exchange:
    """The answer of `session.request`: it is awaited, or entered for a block."""

    def __init__(self, asking: Awaitable[Any]) -> None:
        self._asking = asking

    def __await__(self) -> Generator[Any, None, Any]:
        return self._asking.__await__()

    async def __aenter__(self) -> Any:
        return await self._asking

    async def __aexit__(self, *_: object) -> None:
        """Nothing is left open."""


class Counter:
    """Takes requests for one loopback."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._handlers: dict[tuple[str, int], list[tuple[re.Pattern[str], Handler]]] = defaultdict(
            list
        )
        for route in sandbox.app.router.routes():
            template = route.resource.canonical if route.resource else ""
            if template.startswith(API):
                pattern = re.compile(_VARIABLE.sub(r"(?P<\1>[^/]+)", template))
                known = self._handlers[route.method, template.count("/")]
                known.append((pattern, route.handler))

    def handler(self, method: str, url: URL) -> tuple[Handler, dict[str, str]] | None:
        for pattern, handler in self._handlers[method, url.path.count("/")]:
            if found := pattern.fullmatch(url.path):
                return handler, found.groupdict()
        return None

    async def ask(
        self,
        session: aiohttp.ClientSession,
        method: str,
        url: URL,
        handler: Handler,
        found: dict[str, str],
        *,
        data: Any = None,
        headers: Mapping[str, str] | None = None,
        **_: Any,
    ) -> Any:
        """Do one request, traced as aiohttp traces it; it is there and back in later turns."""
        sent = CIMultiDict(headers or {})
        traces = [(each, each.trace_config_ctx()) for each in session.trace_configs]
        started = tracing.TraceRequestStartParams(method, url, sent)
        for trace, context in traces:
            await trace.on_request_start.send(session, context, started)
        try:
            body = await _body(data, sent)
            await asyncio.sleep(0)
            answer = await handler(Asked(method, url, sent, body, found))
            assert isinstance(answer, web.Response)
            response: Any = Answered(method, url, answer, self._sandbox.clock.now())
            await asyncio.sleep(0)
        except BaseException as error:
            failed = tracing.TraceRequestExceptionParams(method, url, sent, error)
            for trace, context in traces:
                await trace.on_request_exception.send(session, context, failed)
            raise
        ended = tracing.TraceRequestEndParams(method, url, sent, response)
        for trace, context in traces:
            await trace.on_request_end.send(session, context, ended)
        return response


async def _body(data: Any, headers: CIMultiDict[str]) -> bytes:
    if isinstance(data, aiohttp.FormData):
        form = data()
        headers["Content-Type"] = form.headers["Content-Type"]
        return await form.as_bytes()
    return data.encode() if isinstance(data, str) else data or b""


@contextmanager
def handing_over(sandbox: Sandbox) -> Iterator[None]:
    """Hand requests for this loopback over, for the block."""
    counter = Counter(sandbox)
    by_socket = aiohttp.ClientSession.request

    def request(self: aiohttp.ClientSession, method: str, url: Any, **named: Any) -> Any:
        if not self.closed and not sandbox.faults.expected and str(url).startswith(sandbox.api_url):
            whole = URL(url)
            if params := named.pop("params", None):
                whole = whole.update_query(params)
            if found := counter.handler(method, whole):
                return Exchange(counter.ask(self, method, whole, *found, **named))
        return by_socket(self, method, url, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiohttp.ClientSession, "request", request)
        yield
