"""People's avatars: fetched beside everything else, kept in memory, drawn once they are there.

No table waits for one, and none fails with one: pictures show initials until it has come, and for
whoever has none. A click says which avatar its person has; it is fetched then, so it is there
before the first deal. That is their own one, not what they wear on one server: clicks in DMs do not
tell that, and it is nobody's business on another.

Messages are not drawn anew for an avatar alone: an edit is one of the fifty counted requests of a
second and sends everybody who looks on the picture again, and the next card does that anyway.

Nothing of it is written down. After a restart the click with which somebody next plays brings it
back.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

import aiohttp
import discord

from bot.cache import Cache
from bot.clock import Clock
from card_images.avatars import Avatar, NotAnAvatar, read_avatar

log = logging.getLogger(__name__)

SIZE = 64
"""pixels of a side; plates show fewer"""
MOST_BYTES = 128 * 1024
"""many times what a picture of that size needs"""
PATIENCE = 10.0
"""seconds for one avatar"""
RETRY = 1800.0
"""seconds in which one that could not be had is not asked for again"""
AT_ONCE = 4
"""requests side by side"""
MOST_WAITING = 100
"""avatars asked for at a time; who comes on top is asked for at their next click"""
KEPT = 500
"""avatars, of 12 KB each"""
KNOWN = 5000
"""people of whom it is known which avatar they have, or which could not be had"""

Result = TypeVar("Result")


class Worn(NamedTuple):
    """Which avatar somebody has."""

    discord_id: int
    key: str
    """Discord's name for the picture, another one for each picture"""


class Avatars:
    """The avatars of the people who play."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._worn: Cache[int, Worn | None] = Cache(KNOWN)
        self._kept: Cache[Worn, Avatar] = Cache(KEPT)
        self._not_before: Cache[Worn, float] = Cache(KNOWN)
        self._under_way: dict[Worn, asyncio.Task[None]] = {}
        self._few = asyncio.Semaphore(AT_ONCE)
        self._http: aiohttp.ClientSession | None = None

    def of(self, discord_id: int | None) -> Avatar | None:
        """Return a person's avatar, as far as it is here."""
        worn = None if discord_id is None else self._worn.get(discord_id)
        return None if worn is None else self._kept.get(worn)

    def note(self, user: discord.abc.User) -> None:
        """Note that somebody is there with the avatar that they have now; it is fetched if it is
        not here."""
        asset = user.avatar
        worn = Worn(user.id, asset.key) if asset else None
        self._worn.put(user.id, worn)
        if asset is None or worn is None:
            return
        if self._kept.get(worn) is None and self._may_ask_for(worn):
            still = asset.replace(size=SIZE, format="png")
            task = asyncio.create_task(self._fetch(worn, still.url))
            self._under_way[worn] = task
            task.add_done_callback(lambda _: self._under_way.pop(worn, None))

    def _may_ask_for(self, worn: Worn) -> bool:
        if worn in self._under_way or len(self._under_way) >= MOST_WAITING:
            return False
        return self._clock.now() >= (self._not_before.get(worn) or 0)

    @property
    def is_resting(self) -> bool:
        return not self._under_way

    async def settled(self) -> None:
        """Wait until every avatar that was asked for has come or will not come."""
        while self._under_way:
            await asyncio.wait(self._under_way.values())

    async def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        if self._http is not None:
            await self._http.close()

    async def _fetch(self, worn: Worn, url: str) -> None:
        """Have an avatar in `_kept`, or in `_not_before`."""
        try:
            async with self._few:
                data = await self._in_time(self._download(url))
                avatar = await asyncio.to_thread(read_avatar, data)
        except (NotAnAvatar, aiohttp.ClientError, OSError, ValueError) as error:
            # Neither whose it is nor what it is: a log is no album.
            log.info("an avatar could not be had: %s", type(error).__name__)
            self._not_before.put(worn, self._clock.now() + RETRY)
        else:
            self._kept.put(worn, avatar)

    async def _in_time(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Return what `work` gives; raises `TimeoutError` when it takes too long by our clock."""
        working = asyncio.ensure_future(work)
        late = asyncio.ensure_future(self._clock.sleep_until(self._clock.now() + PATIENCE))
        try:
            await asyncio.wait((working, late), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise TimeoutError
            return working.result()
        finally:
            working.cancel()
            late.cancel()

    async def _download(self, url: str) -> bytes:
        """At most `MOST_BYTES`, as they come: unpacked, a little could be much."""
        if self._http is None:
            self._http = aiohttp.ClientSession(
                auto_decompress=False, timeout=aiohttp.ClientTimeout(total=None)
            )
        data = bytearray()
        async with self._http.get(url, allow_redirects=False) as answer:
            if answer.status != 200:
                raise NotAnAvatar(f"status {answer.status}")
            async for piece in answer.content.iter_any():
                data += piece
                if len(data) > MOST_BYTES:
                    raise NotAnAvatar("too many bytes")
        return bytes(data)
