"""The connection to the gateway: made again for as long as it takes.

discord.py reconnects by itself, but the longer Discord was away, the longer it sleeps between two
tries: a quarter of an hour in the end. After a minute it is woken here.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final

from bot.clock import Clock

PATIENCE: Final = 60.0
"""seconds without a connection after which a new one is made"""
LOST: Final = 1.0
"""real seconds after which a cancellation that had no effect is repeated"""


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
        """Until nothing was heard of Discord for a while, or `running` ends."""
        losing = asyncio.create_task(self._lost_for_long())
        try:
            await asyncio.wait({running, losing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _end(losing)

    async def _lost_for_long(self) -> None:
        """Until nothing was heard of Discord for a while; jitter only spreads reconnects."""
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
