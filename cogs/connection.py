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
    """Whether the gateway is connected, as discord.py's events tell."""

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
            losing = asyncio.create_task(self._away_for_long())
            try:
                await asyncio.wait({running, losing}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    await running
                    return
            finally:
                await _end(losing)
                await _end(running)

    async def _away_for_long(self) -> None:
        """Until nothing was heard of Discord for a while; jitter only spreads reconnects."""
        wait = PATIENCE * random.uniform(0.8, 1.2)
        begun = self._clock.now()
        while True:
            await self._lost.wait()
            since = max(self.lost_at or begun, begun)
            await self._clock.sleep_until(since + wait)
            if self.lost_at is not None and self._clock.now() - max(self.lost_at, begun) >= wait:
                return


async def _end(task: asyncio.Task[None]) -> None:
    """Cancel a task, again if need be.

    `asyncio.wait_for`, in which discord.py waits for a new connection, loses a cancellation that
    comes in the moment in which the connection fails (Python 3.11). discord.py then sleeps for
    minutes before it tries again.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=LOST)
    if not task.cancelled():
        task.exception()  # Somebody has looked at it.
