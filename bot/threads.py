"""Threads that do what the event loop would have to wait for.

Every action has some of it done, so it is handed over with as little ado as can be: asyncio's own
way takes twice as long.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


class Done(asyncio.Future[T]):
    """The outcome of some work, for any number who wait. It is not stopped halfway: whoever is
    cancelled meanwhile goes on when it is done.

    `with` it the work is done: whatever is raised there is told to those who wait.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        return False

    def drop(self) -> None:
        """Have whoever waits go on without it."""
        super().cancel()

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> bool:
        if isinstance(error, StopIteration):
            # No future takes it: whoever waits would do so for ever.
            error = RuntimeError(f"nothing more: {error.value!r}")
        if error is not None:
            self.tell(self.set_exception, error)
        return True

    def tell(self, set_to: Callable[[Any], None], outcome: object) -> None:
        """Hand over what came of it."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.get_loop().call_soon_threadsafe(set_to, outcome)


class Threads:
    """So many of them, which begin with the first work."""

    def __init__(self, count: int, name: str) -> None:
        self._threads = [
            threading.Thread(target=self._run, name=f"{name}_{number}", daemon=True)
            for number in range(count)
        ]
        self._given: SimpleQueue[tuple[Done[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._begun = self._closed = False

    def do(self, work: Callable[[], T]) -> Done[T]:
        """Have some work done, after all that was given before."""
        if self._closed:
            raise RuntimeError("these threads are closed")
        done: Done[T] = Done()
        self._given.put((done, work))
        if not self._begun:
            self._begun = True
            for thread in self._threads:
                thread.start()
        return done

    def close(self) -> None:
        """Have the threads end once they have done what they have begun."""
        self._closed = True
        with suppress(Empty):
            while True:
                given = self._given.get_nowait()
                if given is not None:
                    given[0].drop()
        for _ in self._threads:
            self._given.put(None)

    def _run(self) -> None:
        while (given := self._given.get()) is not None:
            done, work = given
            with done:
                done.tell(done.set_result, work())
            del given, done, work  # nothing of it is kept until the next comes
