"""Events of servers: a place of tables is gone or back, or the bot joins one and greets it.

What Discord tells once is written down, if need be once the database can be used again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands
from sqlalchemy.exc import OperationalError

from bot.rules import usual_preset
from bot.storage.engine.database_errors import problem_of
from bot.tables.worker import DATABASE_RETRY
from bot.text import COMPLETE, Words, language_of, words_for
from cogs.bot import Click, DixDeDer
from cogs.choices import one_of
from cogs.connection import UNREACHED
from cogs.feature import Feature, clicked
from cogs.press import GREEN, button, select
from cogs.screens.screen import Screen, screen_of
from cogs.servers.here import managed_server

log = logging.getLogger(__name__)

WriteDown = Callable[[], Awaitable[None]]


class Inbox:
    """`write_down` does it at once, or again until it is done."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        self._waiting: set[asyncio.Task[None]] = set()

    async def write_down(self, what: WriteDown, level: int = logging.WARNING) -> None:
        """The bot does not stop in the middle of it. What is tried again may meet another state."""
        self.bot.keep_answering()
        try:
            await what()
        except OperationalError as error:
            log.log(level, "what Discord has told waits %g s for the database: %s",
                    DATABASE_RETRY, problem_of(error))  # fmt: skip
            waiting = asyncio.create_task(self._again_later(what))
            self._waiting.add(waiting)
            waiting.add_done_callback(self._waiting.discard)

    async def _again_later(self, what: WriteDown) -> None:
        steady = self.bot.clock.steady
        await steady.sleep_until(steady.now() + DATABASE_RETRY)
        if not self.bot.stopping:
            await self.write_down(what, logging.DEBUG)


class ServerEvents(Feature):
    """Needs the intent `guilds` alone. What is not told is met when the next message is shown."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.threads = bot.tables.threads
        self._write_down = Inbox(bot).write_down

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._write_down(lambda: self.threads.gone(payload.thread_id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._write_down(lambda: self.threads.channel_gone(channel.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        async def gone() -> None:
            if self.bot.get_guild(guild.id) is None:  # else it is back meanwhile
                await self.bot.servers.left(guild.id)

        await self._write_down(gone)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        async def back() -> None:
            if self.bot.get_guild(guild.id) is not None:  # else it has removed the bot meanwhile
                await self.bot.servers.came_back(guild.id)

        await self._write_down(back)
        await self._write_down(lambda: self._greet(guild))

    async def _greet(self, guild: discord.Guild) -> None:
        """Greet a server once, where everybody can be spoken to: in its system channel, else in the
        first one where the bot may speak."""
        if not await self.bot.servers.greet(guild.id):
            return
        channels = filter(None, (guild.system_channel, *guild.text_channels))
        may = (each for each in channels if each.permissions_for(guild.me).send_messages)
        channel = next(may, None)
        if channel is None:
            log.info("server %s has no channel to be greeted in", guild.id)
            return
        words = words_for(language_of(guild.preferred_locale.value))
        greeting = greeting_screen(words, asks="COMMUNITY" not in guild.features)
        try:
            await channel.send(view=greeting.view)
        except UNREACHED as error:  # gone since, for instance: /setup and /help say the same
            log.warning("server %s is not greeted: %r", guild.id, error)

    @clicked("greet_language")
    async def greeted_language(self, click: Click) -> None:
        """The question below the greeting is answered: it stands there in that language, for
        everybody."""
        server, language = await managed_server(click), one_of(click.press, COMPLETE)
        await self.bot.servers.change(server, language=language)
        await click.update(greeting_screen(words_for(language), asks=False))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Servers may have removed the bot while it was away, have it again, or other names."""
        names = {guild.id: guild.name for guild in self.bot.guilds}
        await self._write_down(lambda: self.bot.servers.are(names.keys()))
        await self._write_down(lambda: self.bot.servers.are_called(names))

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """The same, where one of several shards has begun anew; not before all have told of
        theirs, whose servers would be taken for left."""
        if self.bot.is_ready() and len(self.bot.gateway.shards) > 1:
            await self.on_ready()

    @commands.Cog.listener()
    async def on_guild_update(self, before: discord.Guild, guild: discord.Guild) -> None:
        if guild.name != before.name:
            await self._write_down(lambda: self.bot.servers.are_called({guild.id: guild.name}))

    # What may be in order again ------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._write_down(lambda: self.threads.channel_changed(payload.thread_id))

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        await self._write_down(lambda: self.threads.channel_changed(channel.id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self._write_down(lambda: self.threads.server_changed(role.guild.id))

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Without the intent for members the bot hears of itself alone."""
        await self._write_down(lambda: self.threads.server_changed(member.guild.id))


def greeting_screen(words: Words, *, asks: bool) -> Screen:
    """The first message on a server: what works at once. `asks`: which language it speaks, where
    Discord does not know."""
    languages = {each: words("language-name", each) for each in COMPLETE if asks}
    asking = select(words("setup-which-language"), languages, "greet_language")
    begin = [
        button(words("lobby-open"), "lobby_open", style=GREEN),
        button(words("practice-begin"), "practice", usual_preset(words.language)),
        button(words("lesson-title"), "learn"),
        button(words("puzzle-title"), "puzzle"),
    ]
    return screen_of(words("setup-greeting"), [asking], begin)
