"""Work that a thread does for the event loop: done to its end, whoever is cancelled meanwhile."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from bot.storage.engine.sqlite.connections import WorkThread
from tests.patience import PATIENCE

pytestmark = pytest.mark.in_file("the thread of SQLite's")


@pytest.fixture
def thread() -> Iterator[WorkThread]:
    made = WorkThread()
    yield made
    made.close()


async def test_what_comes_of_it_is_told(thread: WorkThread) -> None:
    def fail() -> None:
        raise ValueError("no")

    assert await thread.do(threading.current_thread) is not threading.current_thread()
    with pytest.raises(ValueError, match="no"):
        await thread.do(fail)
    assert await thread.do(lambda: 7) == 7


async def test_work_that_looks_for_what_is_not_there_keeps_nobody_waiting(
    thread: WorkThread,
) -> None:
    nothing: Iterator[int] = iter(())
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(RuntimeError, match="nothing more"):
            await thread.do(lambda: next(nothing))


async def test_many_may_wait_for_the_same(thread: WorkThread) -> None:
    gate = threading.Event()
    done = thread.do(gate.wait)

    async def wait() -> bool:
        return await done

    waiting = [asyncio.create_task(wait()) for _ in range(3)]
    await asyncio.sleep(0)
    gate.set()
    async with asyncio.timeout(PATIENCE):
        assert await asyncio.gather(*waiting) == [True] * 3


async def test_whoever_is_cancelled_goes_on_when_it_is_done(thread: WorkThread) -> None:
    gate = threading.Event()
    done = thread.do(gate.wait)

    async def wait() -> bool:
        return await done

    cancelled, other = asyncio.create_task(wait()), asyncio.create_task(wait())
    await asyncio.sleep(0)
    for _ in range(3):
        cancelled.cancel()
        await asyncio.sleep(0)
    assert not cancelled.done()
    gate.set()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        assert done.done()
        assert await other


async def test_what_was_not_begun_is_dropped_at_the_end() -> None:
    thread, gate = WorkThread(), threading.Event()
    begun = thread.do(gate.wait)
    left = thread.do(lambda: 7)
    thread.close()
    gate.set()
    async with asyncio.timeout(PATIENCE):
        assert await begun
        with pytest.raises(asyncio.CancelledError):
            await left
    with pytest.raises(RuntimeError):
        thread.do(lambda: 7)


def test_a_loop_that_is_closed_meanwhile_is_told_nothing() -> None:
    thread, gate = WorkThread(), threading.Event()

    async def begin() -> None:
        thread.do(gate.wait)

    asyncio.run(begin())
    gate.set()
    thread.close()
    thread._thread.join(PATIENCE)
    assert not thread._thread.is_alive()
