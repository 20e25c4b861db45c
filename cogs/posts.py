"""Posts that stand in a channel that the server has chosen: each is sent once and no more.

Each is a row before it is sent, with a nonce. One that was tried before, and is not known to stand
in its channel, is looked for there first.
"""

import abc
import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final, Generic, Protocol, TypeVar

import aiohttp
import discord
from sqlalchemy import Table
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.storage import posts
from bot.storage.database import Database
from bot.storage.posts import UNSEEN
from bot.tables.worker import Worker
from bot.text import Words, language_of, words_for
from cogs.codes import BAD_REQUEST, NO_PLACE
from cogs.screens.screen import Screen

log = logging.getLogger(__name__)

RETRY: Final = 300.0
"""seconds until what Discord did not take is tried again, as long as the post is news"""
LOOKED_AT: Final = 100
"""messages of the channel since the post was first tried"""
MINUTE: Final = 60.0
"""by which the clocks of Discord and of this machine may differ"""


class Post(Protocol):
    """A row of what is to stand in a channel."""

    @property
    def id(self) -> int: ...
    @property
    def server_id(self) -> int: ...
    @property
    def server_discord_id(self) -> int: ...
    @property
    def language(self) -> str | None:
        """of the server's tables; None: not chosen"""
        ...

    @property
    def channel_id(self) -> int: ...
    @property
    def tried_at(self) -> float | None:
        """when it was sent for the first time"""
        ...


P = TypeVar("P", bound=Post)


class Posts(Worker, Generic[P]):
    """Sleeps until a post is due; `wake` it when a server has chosen or left a channel."""

    kind: str
    table: Table

    def __init__(self, client: discord.Client, database: Database, clock: Clock) -> None:
        super().__init__(clock)
        self._client = client
        self._database = database

    async def plan(self, now: float) -> None:
        """Write down the posts that are due, unless somebody else does."""

    async def next_due(self, connection: AsyncConnection) -> float | None:
        """When to plan again; None: when woken."""
        return None

    @abc.abstractmethod
    async def unsent(self, connection: AsyncConnection, now: float) -> list[P]:
        """The posts that are not known to stand in their channels, and are still news."""

    @abc.abstractmethod
    async def screen(self, post: P, words: Words) -> Screen | None:
        """None: there is nothing to tell after all."""

    @abc.abstractmethod
    def mark(self, post: P) -> str:
        """Return what stands in this post and in no other of the channel."""

    @abc.abstractmethod
    async def turn_off(self, connection: AsyncConnection, server_id: int) -> None:
        """The server has no such posts any more."""

    async def round(self) -> None:
        now = self.clock.now()
        await self.plan(now)
        async with self._database.read() as connection:
            unsent = await self.unsent(connection, now)
        again = False
        for post in unsent:
            again = not await self._post(post) or again
        if self.changed.is_set():
            return
        async with self._database.read() as connection:
            moments = [await self.next_due(connection)]
        if again:
            moments.append(now + RETRY)
        await self.rest(min((each for each in moments if each is not None), default=None))

    async def _post(self, post: P) -> bool:
        """Whether nothing is left to be done for it."""
        try:
            await self._send(post)
        except discord.HTTPException as error:
            if error.status == BAD_REQUEST and error.code not in NO_PLACE:
                log.error("%s %d is given up: %s", self.kind, post.id, error)
                async with self._database.write() as connection:
                    await posts.sent(connection, self.table, post.id, UNSEEN)
                return True
            if error.code not in NO_PLACE:
                log.warning("%s %d: %s; it is tried again", self.kind, post.id, error)
                return False
            log.warning("server %d has no %s any more: %s", post.server_id, self.kind, error)
            async with self._database.write() as connection:
                await self.turn_off(connection, post.server_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("%s %d: %r; it is tried again", self.kind, post.id, error)
            return False
        except OperationalError:
            raise
        except Exception:
            # Any mistake of ours in one post, such as a picture that cannot be drawn, is its own.
            log.exception("%s %d", self.kind, post.id)
            return False
        return True

    async def _send(self, post: P) -> None:
        channel = self._client.get_partial_messageable(post.channel_id)
        message_id = None
        if post.tried_at is not None:
            message_id = await self._find(channel, post, post.tried_at)
        if message_id is None:
            message_id = await self._send_new(channel, post)
        async with self._database.write() as connection:
            await posts.sent(connection, self.table, post.id, message_id)

    async def _send_new(self, channel: discord.PartialMessageable, post: P) -> int:
        screen = await self.screen(post, await self._words(post))
        if screen is None:
            return UNSEEN
        if post.tried_at is None:
            async with self._database.write() as connection:
                await posts.tried(connection, self.table, post.id, self.clock.now())
        nonce = f"{self.kind}-{post.id}"
        return (await channel.send(view=screen.view, files=screen.files(), nonce=nonce)).id

    async def _find(
        self, channel: discord.PartialMessageable, post: P, tried_at: float
    ) -> int | None:
        """The id of the post, which was sent before and never acknowledged; None when it is not
        there, `UNSEEN` when nobody can tell."""
        since = datetime.fromtimestamp(tried_at - MINUTE, UTC)
        mark = self.mark(post)
        try:
            async for message in channel.history(limit=LOOKED_AT, after=since, oldest_first=True):
                ours = self._client.user is not None and message.author == self._client.user
                if ours and any(mark in each for each in _texts(message.components)):
                    return message.id
        except discord.Forbidden as error:
            if error.code in NO_PLACE and not await self._may_send(channel):
                raise
            return UNSEEN
        return None

    async def _may_send(self, channel: discord.PartialMessageable) -> bool:
        """Whether the channel is there and open to the bot, though not its past."""
        try:
            await self._client.fetch_channel(channel.id)
        except discord.Forbidden:
            return False
        return True

    async def _words(self, post: P) -> Words:
        """Of the language that the server has chosen here, else of the one it has on Discord."""
        if post.language is not None:
            return words_for(language_of(post.language))
        guild = self._client.get_guild(post.server_discord_id)
        if guild is None:
            guild = await self._client.fetch_guild(post.server_discord_id)
        return words_for(language_of(guild.preferred_locale.value))


def _texts(components: Iterable[Any]) -> list[str]:
    """What is written in a message."""
    found: list[str] = []
    for each in components:
        found.append(getattr(each, "content", None) or "")
        found += _texts(getattr(each, "children", ()))
    return found
