"""Pictures drawn by a process of their own.

To draw holds Python's lock: in the process that answers people, three pictures an action stood in
the way of everything else (docs/load.md).
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final

from bot.threads import Done
from card_images import process

log = logging.getLogger(__name__)

LARGEST: Final = 2**20
"""bytes of answers that are read ahead"""
ATTEMPTS: Final = 3
"""how often a picture is asked for while the process ends: it may be what ends it"""


class NotDrawn(Exception):
    """A picture met an error in the process that draws, which has ended or tells of it."""


class _Asked:
    """A picture that is not there yet."""

    def __init__(self, order: bytes) -> None:
        self.order = order
        self.done: Done[bytes] = Done()
        self.attempts = 0


class DrawingProcess:
    """One process, which begins anew with the next picture after it ended."""

    def __init__(self) -> None:
        self._numbers = count()
        self._asked: dict[int, _Asked] = {}
        self._pipe: asyncio.StreamWriter | None = None
        self._running: asyncio.Task[None] | None = None
        self._closed = False
        self.pid: int | None = None

    def do(self, work: Callable[[], bytes]) -> asyncio.Future[bytes]:
        """Have a picture drawn; raises what pickle raises where it cannot go to a process."""
        if self._closed:
            raise RuntimeError("nothing is drawn any more")
        number = next(self._numbers) % 2**32
        asked = self._asked[number] = _Asked(process.order(number, work))
        if self._pipe is not None:
            self._send(asked)
        self.begin()
        return asked.done

    def begin(self) -> None:
        """Have the process begin, if there is none: the first picture need not wait for it."""
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    def _send(self, asked: _Asked) -> None:
        assert self._pipe is not None
        asked.attempts += 1
        self._pipe.write(asked.order)

    async def _run(self) -> None:
        try:
            await self._one()
            while self._asked:
                await self._one()
        except OSError as error:
            self._fail(list(self._asked), error)
        finally:
            self._running = None

    async def _one(self) -> None:
        """One process, from its start to its end."""
        running = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "card_images.process"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LARGEST,
        )
        assert running.stdin is not None
        assert running.stdout is not None
        self._pipe, self.pid = running.stdin, running.pid
        if self._closed:
            self._pipe.close()
        for asked in self._asked.values():
            self._send(asked)
        with suppress(asyncio.IncompleteReadError):
            while True:
                await self._hear(running.stdout)
        self._pipe = self.pid = None
        status = await running.wait()
        if not self._closed:
            log.error("the process that draws has ended (%d)", status)
        often = [number for number, each in self._asked.items() if each.attempts >= ATTEMPTS]
        self._fail(often, NotDrawn(f"the process ended {ATTEMPTS} times"))

    async def _hear(self, told: asyncio.StreamReader) -> None:
        head = process.answer(await told.readexactly(process.ANSWER.size))
        data = await told.readexactly(head.size)
        asked = self._asked.pop(head.number, None)
        if asked is None or asked.done.done():
            return
        if head.is_error:
            asked.done.set_exception(NotDrawn(data.decode()))
        else:
            asked.done.set_result(data)

    def _fail(self, numbers: list[int], error: Exception) -> None:
        for number in numbers:
            asked = self._asked.pop(number)
            if not asked.done.done():
                asked.done.set_exception(error)

    async def end(self) -> None:
        """Draw no more; whoever waits for a picture goes on without it."""
        self._closed = True
        for asked in self._asked.values():
            asked.done.drop()
        self._asked.clear()
        if self._pipe is not None:
            self._pipe.close()
        if self._running is not None:
            await self._running
