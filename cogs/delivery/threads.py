"""Threads on Discord in which tables are shown: opened, named, archived, woken, and found gone.

What that means for a table stands in `bot/tables/delivery/threads.py`.
"""

import asyncio
import logging
import re
from collections.abc import Iterable
from weakref import WeakValueDictionary

import discord

from bot.storage.delivery import locations, messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import MessageRow
from bot.tables import Game, Tables
from bot.text import language_of, words_for
from cogs.connection import CHANNEL_GONE, MESSAGE_GONE, THREAD_EXISTS
from cogs.screens.names import NAMES_FOLLOW, is_hidden, thread_name

log = logging.getLogger(__name__)

ARCHIVE_AFTER_MINUTES = 1440
ARCHIVE_SLOWLY_MINUTES = 10080
"""where people play now and then"""
CLOCKS_DIFFER = 60.0
"""seconds, by which Discord's clock may be behind"""
AGAIN = 600.0
"""seconds until a table that could not be shown is tried again, if nobody changes anything"""


class NotYet(Exception):
    """A message has to wait until `until`: for a trick that is looked at, or for another one."""

    def __init__(self, until: float) -> None:
        super().__init__(until)
        self.until = until


class Threads:
    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._database = tables.database
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """by game: nothing else keeps two of its messages from opening a private thread each"""

    async def ensure_thread(self, game: Game) -> Game:
        """The game with its thread, which is opened when there is none.

        It hangs on the lobby's message, and so has its id. Raises `NotYet` while there is no such
        message, and discord.py's errors. That of a duplicate's table is private: nobody may look on
        who is still to play the same boards.
        """
        if game.row.thread_id is not None:
            return game
        if is_hidden(game):
            async with self._opening.setdefault(game.id, asyncio.Lock()):
                game = await self._tables.load(game.id)
                if game.row.thread_id is not None:
                    return game
                return await self._open_private_thread(game)
        lobby = await self._database.ask(messages.find, game.id, Subject.LOBBY, TABLE_VIEWER)
        if lobby is None or lobby.message_id is None or lobby.channel_id is None:
            raise NotYet(await self._await_lobby(lobby))
        minutes = ARCHIVE_SLOWLY_MINUTES if game.tempo.correspondence else ARCHIVE_AFTER_MINUTES
        try:
            # Discord may not have told of the server yet, and a message's own way needs it.
            await self._client.http.start_thread_with_message(
                lobby.channel_id,
                lobby.message_id,
                name=_name_of(game),
                auto_archive_duration=minutes,
            )
        except discord.HTTPException as error:
            if error.code == MESSAGE_GONE:
                await self._tables.threads.lobby_gone(lobby)
                raise NotYet(self._tables.clock.now() + 1) from error
            if error.code != THREAD_EXISTS:
                raise
        anew = bool(lobby.afresh)
        return await self._tables.threads.opened(game.id, lobby.message_id, anew=anew)

    async def _open_private_thread(self, game: Game) -> Game:
        """Open the thread; those who are mentioned there are its members.

        One that was opened before the program stopped, and is not known to be this game's, is found
        again by its name.
        """
        known = self._client.get_channel(game.row.channel_id)
        channel = known or await self._client.fetch_channel(game.row.channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise NotYet(self._tables.clock.now() + AGAIN)
        name = _name_of(game)
        # Where Discord has not told of the server yet, it has not told of its threads.
        threads = channel.threads if known else await channel.guild.active_threads()
        thread = await self._opened_before(threads, game, name)
        if thread is None:
            slow = game.tempo.correspondence
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.private_thread,
                auto_archive_duration=ARCHIVE_SLOWLY_MINUTES if slow else ARCHIVE_AFTER_MINUTES,
                invitable=False,
            )
        return await self._tables.threads.opened(game.id, thread.id, anew=True)

    async def _opened_before(
        self, threads: Iterable[discord.Thread], game: Game, name: str
    ) -> discord.Thread | None:
        since = (game.row.started_at or 0.0) - CLOCKS_DIFFER
        async with self._database.read() as connection:
            for each in threads:
                opened = each.created_at.timestamp() if each.created_at else 0.0
                is_here = each.is_private() and each.parent_id == game.row.channel_id
                if not is_here or each.name != name or opened < since:
                    continue
                if not await locations.in_thread(connection, each.id):
                    return each
        return None

    async def name_thread(self, game: Game) -> None:
        """The thread names who plays now. A name that somebody else has given it stays.

        Not for each change: Discord lets a channel have two new names in ten minutes.
        """
        thread, name = self._client.get_channel(game.row.thread_id or 0), _name_of(game)
        if not isinstance(thread, discord.Thread) or thread.name == name:
            return
        if _table_in(thread.name) != _table_in(name):
            return
        try:
            await thread.edit(name=name)
        except (discord.HTTPException, discord.RateLimited) as error:
            log.info("the thread of game %s keeps its name: %s", game.id, error)

    async def _await_lobby(self, lobby: MessageRow | None) -> float:
        """When to look for the lobby's message again; one that was given up is tried again."""
        now = self._tables.clock.now()
        if lobby is not None and lobby.shown >= lobby.wanted and lobby.held_until <= now:
            await self._tables.threads.try_lobby_again(lobby)
        # One that has not been tried waits for the post of its round, which may come any moment.
        failing = lobby is not None and lobby.tries > 0
        return max(now + 1, lobby.held_until if lobby is not None and failing else 0.0)

    # What the reconciler runs into ---------------------------------------------------------------

    async def archive(self, thread_id: int) -> None:
        """A thread leaves the list of its channel, where that is allowed."""
        try:
            thread = self._client.get_channel(thread_id)
            if thread is None:
                thread = await self._client.fetch_channel(thread_id)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(archived=True)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("thread %d is not archived: %s", thread_id, error)

    async def lost(self, row: MessageRow, game: Game, error: discord.HTTPException) -> bool:
        """A message cannot be shown where it should be; return whether it has another place.

        A party gets a new thread if only that is gone. Else its people are told, once.
        """
        last_sheet = row.subject == Subject.SHEET and row.message_id is None
        lobby_there = game.row.status == "lobby" and game.row.thread_id is not None
        if game.row.status != "playing" and not last_sheet and not lobby_there:
            return False
        if error.code == CHANNEL_GONE and not _is_of(game.row.channel_id, error):
            # The game as it was shown may have been one of before: then the thread is another.
            if _is_of(game.row.thread_id, error):
                await self._tables.threads.lost(game.id, game.row.thread_id)
            return True
        await self._tables.threads.not_shown(game)
        return False


def _name_of(game: Game) -> str:
    return thread_name(game, words_for(language_of(game.row.language)))


def _table_in(name: str) -> str:
    """The table in a thread's name, without its number: a party may go on in the thread of the one
    before."""
    return re.sub(r"\d+", "", name.partition(NAMES_FOLLOW)[0])


def _is_of(channel_id: int | None, error: discord.HTTPException) -> bool:
    """Return whether what Discord refused was asked of this channel."""
    return f"/channels/{channel_id}/" in f"{error.response.url}/"
