"""Open pages are told of the versions of what they show: each once, also after a trouble, and
nothing is read for nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.storage.engine.snapshots import NothingToRead, Snapshots
from cogs.pages import streams
from cogs.pages.streams import GONE, Streams, TooMany
from tests.cogs.pages.shown import TOKEN, pages

TOURNAMENT = 1


class Told(Snapshots):
    """A database of one tournament, as far as streams ask for it."""

    def __init__(self) -> None:
        self.committed = 0
        self.found = {TOURNAMENT: 3}
        self.asked = self.looks = 0
        self.fails = False
        self.may_look = asyncio.Event()
        self.may_look.set()

    async def version(self) -> tuple[int, int]:
        self.asked += 1
        if self.fails:
            raise NothingToRead("there is none")
        return 0, self.committed

    @asynccontextmanager
    async def look(self) -> AsyncIterator[Any]:
        self.looks += 1
        await self.may_look.wait()
        yield self

    async def close(self) -> None:
        pass

    async def ask(self, _: object, ids: list[int]) -> dict[int, int]:
        return {each: self.found[each] for each in ids if each in self.found}

    def commit(self, version: int | None) -> None:
        """Write another version of the tournament, or that it is gone."""
        self.committed += 1
        self.found = {} if version is None else {TOURNAMENT: version}


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    monkeypatch.setattr(streams, "LOOK_AGAIN", 0)
    monkeypatch.setattr(streams, "HEARTBEAT", 0)
    return Told()


async def some_time() -> None:
    """As much as a watcher needs to look several times."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_each_version_is_told_once_and_to_who_comes_later_too(told: Told) -> None:
    opened = Streams(told, 2)
    async with opened.listening(TOURNAMENT) as first:
        await some_time()
        assert (await first.next(), await first.next()) == (3, None)
        async with opened.listening(TOURNAMENT) as second:
            assert await second.next() == 3
            with pytest.raises(TooMany):
                async with opened.listening(TOURNAMENT):
                    pass
            told.commit(4)
            await some_time()
            assert (await first.next(), await second.next()) == (4, 4)
        told.commit(None)
        await some_time()
        assert (await first.next(), await second.next()) == (GONE, None)
    assert len(opened) == 0


async def test_it_is_looked_only_after_a_commit_and_only_for_somebody(told: Told) -> None:
    opened = Streams(told, 2)
    async with opened.listening(TOURNAMENT) as stream:
        await some_time()
        assert told.looks == 1
        assert await stream.next() == 3
        told.commit(3)
        await some_time()
        assert told.looks == 2
        assert await stream.next() is None
        async with opened.listening(TOURNAMENT + 1):  # of which nothing is known yet
            await some_time()
            assert told.looks == 3
    await some_time()
    asked = told.asked
    await some_time()
    assert told.asked == asked
    told.commit(4)
    async with opened.listening(TOURNAMENT) as again:
        await some_time()
        assert await again.next() == 4


async def test_after_a_trouble_it_goes_on(told: Told) -> None:
    opened = Streams(told, 2)
    told.fails = True
    async with opened.listening(TOURNAMENT) as stream:
        await some_time()
        assert await stream.next() is None
        told.fails = False
        await some_time()
        assert await stream.next() == 3


async def test_who_leaves_while_it_is_looked_is_told_nothing(told: Told) -> None:
    opened = Streams(told, 2)
    told.may_look.clear()
    async with opened.listening(TOURNAMENT + 1) as other:
        async with opened.listening(TOURNAMENT):
            await some_time()
        told.may_look.set()
        await some_time()
        assert await other.next() == GONE
        told.found = {TOURNAMENT + 1: 7}
        told.committed += 1
        await some_time()
        assert await other.next() == 7


async def test_when_the_process_ends_open_pages_are_let_go(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        answer = await shown.get(f"/t/{TOKEN}/events")
        await shown.site.streams.close()
        assert b"retry" in await asyncio.wait_for(answer.content.read(), 10)


async def test_a_silent_stream_says_that_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0)
    async with pages(tmp_path) as shown:
        answer = await shown.get(f"/t/{TOKEN}/events")
        said = await asyncio.wait_for(answer.content.readuntil(b"\n:\n\n"), 10)
        assert said.startswith(b"retry")
