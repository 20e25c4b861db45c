"""A machine that is busy with other things, for tests that must not care.

    python -m pytest -p tests.tools.late --late threads --late-seed 7 tests/end_to_end
    python -m pytest -p tests.tools.late --late others tests/tournaments/live

What passes on one machine and fails on another mostly relies on who is first. `threads` hand back
late, now and then, and sockets are read late. `others`: whoever works beside a test has not done it
yet when the test goes on; `itself`: they have done all there was to do. `clock`: what falls due
while a test advances the clock is done at its own moment. Each run is as the one before it, but for
the seed. It is no part of `make test`: it takes several times as long.
"""

import asyncio
import random
import threading
import time
from asyncio import base_events, selector_events
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import ManualClock
from bot.storage.engine.sqlite.database import SqliteDatabase

OPTION, SEED = "--late", "--late-seed"
MOMENT = 0.03
"""real seconds in which everything is done that can be"""
PACES = (0.0, 0.0, 0.3, 1.0, 4.0)
"""how slow a thread is, in moments; each is always the same in a test"""
SELDOM = 0.3


@contextmanager
def threads(chance: random.Random) -> Iterator[None]:
    """Some threads hand back late, and what there is to be read is not always seen at once."""
    hand_back = base_events.BaseEventLoop.call_soon_threadsafe
    see = selector_events.BaseSelectorEventLoop._process_events  # pyright: ignore[reportAttributeAccessIssue]
    paces: dict[int, float] = {}

    def hand_back_late(self: Any, *args: Any, **named: Any) -> asyncio.Handle:
        me = threading.get_ident()
        if me != self._thread_id and chance.random() < SELDOM:
            time.sleep(MOMENT * chance.random() * paces.setdefault(me, chance.choice(PACES)))
        return hand_back(self, *args, **named)

    def see_some(self: Any, events: list[Any]) -> None:
        own = [each for each in events if each[0].fileobj is self._ssock]
        see(self, own + [each for each in events if each not in own and chance.random() < 0.5])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(base_events.BaseEventLoop, "call_soon_threadsafe", hand_back_late)
        patch.setattr(selector_events.BaseSelectorEventLoop, "_process_events", see_some)
        yield


@contextmanager
def others(_: random.Random) -> Iterator[None]:
    """A worker beside a test pauses before each look at the database."""

    async def before() -> None:
        if not _is_test():
            await pause()

    with _around_each_look(before, _nothing):
        yield


@contextmanager
def itself(_: random.Random) -> Iterator[None]:
    """A test pauses after each of its own looks at the database."""

    async def after() -> None:
        if _is_test():
            await pause()

    with _around_each_look(_nothing, after):
        yield


@contextmanager
def clock(_: random.Random) -> Iterator[None]:
    """The clock pauses at each moment that it comes to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ManualClock, "_let_run", lambda _: pause())
        yield


LATE = {each.__name__: each for each in (threads, others, itself, clock)}


async def pause() -> None:
    await asyncio.sleep(MOMENT)


async def _nothing() -> None:
    pass


def _is_test() -> bool:
    """Tell whether this is the task of a test, or of what makes a fixture of one."""
    task = asyncio.current_task()
    name = getattr(task.get_coro(), "__qualname__", "") if task else ""
    return name.startswith("test_") or "fixture" in name


@contextmanager
def _around_each_look(before: Callable[[], Any], after: Callable[[], Any]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("read", "write"):
            patch.setattr(
                SqliteDatabase, name, _between(getattr(SqliteDatabase, name), before, after)
            )
        yield


def _between(look: Any, before: Callable[[], Any], after: Callable[[], Any]) -> Any:
    @asynccontextmanager
    async def late(self: SqliteDatabase, **named: Any) -> AsyncIterator[AsyncConnection]:
        await before()
        async with look(self, **named) as connection:
            yield connection
        await after()

    return late


# The plugin -------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, choices=LATE, default="threads", help="who is late")
    parser.addoption(SEED, default="1", help="of how late each is")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    who, seed = str(item.config.getoption(OPTION)), item.config.getoption(SEED)
    with LATE[who](random.Random(f"{seed} {item.nodeid}")):
        return (yield)
