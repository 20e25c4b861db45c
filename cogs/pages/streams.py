"""Open pages are told when what they show has changed, by server-sent events; they fetch it then.

Nothing is read while nobody listens. What has changed is asked once for all, however many listen,
and only after something was committed; a card at a table changes no version.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from bot.storage.engine.snapshots import NothingToRead, Snapshots
from bot.storage.tournaments import page_links

log = logging.getLogger(__name__)

LOOK_AGAIN = 0.5
"""seconds between two looks whether something was committed"""
HEARTBEAT = 20.0
"""seconds after which a silent stream says that it is there: proxies close idle ones"""
GONE = -1
"""the version of what is not shown any more"""


class TooMany(Exception):
    """As many listen as may."""


class Streams:
    """All open streams, and the versions that they were told."""

    def __init__(self, snapshots: Snapshots, most: int) -> None:
        self._snapshots = snapshots
        self._most = most
        self._open: dict[int, set[Stream]] = {}
        """by tournament"""
        self._versions: dict[int, int] = {}
        self._watching: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    @asynccontextmanager
    async def listening(self, tournament_id: int) -> AsyncIterator["Stream"]:
        """Hear of a tournament for the block. Raises `TooMany`."""
        if len(self) >= self._most:
            raise TooMany
        stream = Stream()
        self._open.setdefault(tournament_id, set()).add(stream)
        if (known := self._versions.get(tournament_id)) is not None:
            stream.tell(known)
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._watch())
        try:
            yield stream
        finally:
            self._open[tournament_id].discard(stream)
            if not self._open[tournament_id]:
                del self._open[tournament_id]
                self._versions.pop(tournament_id, None)

    async def close(self) -> None:
        """Let all go who listen."""
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        for streams in self._open.values():
            for each in streams:
                each.close()

    async def _watch(self) -> None:
        seen: Any = None
        while self._open:
            try:
                now = await self._snapshots.version()
                if now != seen or not self._open.keys() <= self._versions.keys():
                    await self.look()
                    seen = now
            except (NothingToRead, SQLAlchemyError) as error:
                log.info("what open pages show was not looked at: %s", error)
            await asyncio.sleep(LOOK_AGAIN)

    async def look(self) -> None:
        """Tell everybody whose tournament has another version."""
        wanted = list(self._open)
        async with self._snapshots.look() as look:
            found = await look.ask(page_links.versions, wanted)
        for tournament_id in wanted:
            version = found.get(tournament_id, GONE)
            if self._versions.get(tournament_id) != version and tournament_id in self._open:
                self._versions[tournament_id] = version
                for each in self._open[tournament_id]:
                    each.tell(version)


class Stream:
    """The newest version that somebody is to be told of."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()
        self._version = 0
        self.is_closed = False

    def tell(self, version: int) -> None:
        self._version = version
        self._changed.set()

    def close(self) -> None:
        self.is_closed = True
        self._changed.set()

    async def next(self) -> int | None:
        """The version as soon as it is another one; None after a while in which it was not."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), HEARTBEAT)
        if not self._changed.is_set():
            return None
        self._changed.clear()
        return self._version
