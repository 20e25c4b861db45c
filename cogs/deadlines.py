"""Deadlines on the handed clock: what takes too long is cancelled and raises `TimeoutError`.

One task sleeps for the nearest of them: a task for each request would cost more than it is worth.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.clock import Clock


class Deadline:
    """The deadline of one piece of work, in the task that does it."""

    def __init__(self, at: float, task: "asyncio.Task[object] | None") -> None:
        self.at = at
        self.missed = False
        self._task = task

    def miss(self) -> None:
        if self._task is not None:
            self.missed = True
            self._task.cancel()

    def answer_for(self) -> None:
        """Nobody else cancelled the task: it goes on."""
        if self._task is not None:
            self._task.uncancel()


class Deadlines:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: set[Deadline] = set()
        self._sleeper: asyncio.Task[None] | None = None
        self._sleeping_until = 0.0

    def begin(self, seconds: float) -> Deadline:
        """Begin a deadline for what the current task does from now on, until `end`."""
        deadline = Deadline(self._clock.now() + seconds, asyncio.current_task())
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
                deadline.miss()
