"""discord.py's own waits on the handed clock: an hour of rate limits and retries takes no time."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord.client
import discord.http
import discord.webhook.async_

from bot.clock import Clock


class Waits:
    """The module that discord.py takes for asyncio. `requests`: how many requests wait for the
    clock now."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.requests = 0
        self.for_requests = _Asyncio(self._wait_in_request)
        self.for_gateway = _Asyncio(self._wait)

    async def _wait(self, seconds: float) -> None:
        await self._clock.sleep_until(self._clock.now() + seconds)

    async def _wait_in_request(self, seconds: float) -> None:
        self.requests += 1
        try:
            await self._wait(seconds)
        finally:
            self.requests -= 1


class _Asyncio:
    def __init__(self, sleep: Any) -> None:
        self.sleep = sleep

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@contextmanager
def waiting_by(clock: Clock) -> Iterator[Waits]:
    """Only `asyncio.sleep` is another, in the three modules that use it."""
    waits = Waits(clock)
    modules: dict[Any, Any] = {
        discord.http: waits.for_requests,
        discord.webhook.async_: waits.for_requests,
        discord.client: waits.for_gateway,
    }
    for module, replacement in modules.items():
        module.asyncio = replacement
    try:
        yield waits
    finally:
        for module in modules:
            module.asyncio = asyncio
