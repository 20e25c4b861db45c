"""What stands before several answerers: each request goes to the next of them, and on to another
where one is gone, goes, or sleeps. So it may come to two of them."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress

import aiohttp
from aiohttp import web

PATIENCE = aiohttp.ClientTimeout(total=1.0)
"""seconds until the next one is asked: Discord waits for three"""
GOING = 503


class Proxy:
    """It listens at `url` once it is started."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._turn = 0
        self._runner: web.AppRunner | None = None
        self._session: aiohttp.ClientSession | None = None
        self.url = ""
        self.again = 0
        """how often another one was asked"""

    async def start(self) -> None:
        self._session = aiohttp.ClientSession(timeout=PATIENCE)
        app = web.Application()
        app.router.add_post("/{path:.*}", self._bring)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}/"

    async def stop(self) -> None:
        if self._session is not None and self._runner is not None:
            await self._runner.cleanup()
            await self._session.close()

    def _in_turn(self) -> Iterator[int]:
        self._turn += 1
        for number in range(len(self._ports)):
            yield self._ports[(self._turn + number) % len(self._ports)]

    async def _bring(self, request: web.Request) -> web.Response:
        assert self._session is not None
        body, headers = await request.read(), dict(request.headers)
        for port in self._in_turn():
            with suppress(aiohttp.ClientError, asyncio.TimeoutError, OSError):
                url = f"http://127.0.0.1:{port}/"
                async with self._session.post(url, data=body, headers=headers) as answer:
                    if answer.status != GOING:
                        return web.Response(status=answer.status, body=await answer.read())
            self.again += 1
        return web.Response(status=502)
