"""Events of servers: a place of tables is gone or back, or the bot joins one and greets it.

What Discord tells once is written down, if need be once the database can be used again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands
from sqlalchemy.exc import OperationalError

from bot.storage.engine.database_errors import problem_of
from bot.tables.worker import DATABASE_RETRY
from bot.text import COMPLETE, Words, language_of, words_for
from cogs.bot import DixDeDer
from cogs.choices import one_of
from cogs.connection import UNREACHED
from cogs.feature import Click, Feature, clicked
from cogs.press import select
from cogs.screens.screen import Screen, screen_of
from cogs.servers.here import managed_server
from cogs.tournaments.table import today_button

log = logging.getLogger(__name__)

WriteDown = Callable[[], Awaitable[None]]


class Inbox:
    """`write_down` does it at once, or again until it is done."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        self._waiting: set[asyncio.Task[None]] = set()

    async def write_down(self, what: WriteDown) -> None:
        """The bot does not stop in the middle of it. What is tried again may meet another state."""
        await self._try(what, logging.WARNING)

    async def _try(self, what: WriteDown, level: int) -> None:
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
            await self._try(what, logging.DEBUG)


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
        await self._write_down(lambda: self._server_gone(guild.id))

    async def _server_gone(self, guild_id: int) -> None:
        if self.bot.get_guild(guild_id) is not None:
            return  # meanwhile it is back
        await self.bot.servers.left(guild_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._write_down(lambda: self._server_back(guild.id))
        await self._write_down(lambda: self._greet(guild))

    async def _server_back(self, guild_id: int) -> None:
        if self.bot.get_guild(guild_id) is None:
            return  # meanwhile it has removed the bot
        await self.bot.servers.came_back(guild_id)

    async def _greet(self, guild: discord.Guild) -> None:
        """Greet a server once, where everybody can be spoken to."""
        if not await self.bot.servers.greet(guild.id):
            return
        channel = greeting_channel(guild)
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
    async def greeted_language(self, click: Click) -> Screen:
        """The question below the greeting is answered: it stands there in that language."""
        server, language = await managed_server(click), one_of(click.press, COMPLETE)
        await self.bot.servers.change(server, language=language)
        return greeting_screen(words_for(language), asks=False)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._write_down(self._look_for_servers)

    async def _look_for_servers(self) -> None:
        """Servers that removed the bot while it was away, or have it again."""
        await self.bot.servers.are({guild.id for guild in self.bot.guilds})

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
    """`asks`: which language the server speaks, where Discord does not know it."""
    languages = {each: words("language-name", each) for each in COMPLETE if asks}
    asking = select(words("setup-which-language"), languages, "greet_language")
    return screen_of(words("setup-greeting"), [asking], [today_button(words)])


def greeting_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """The system channel, else the first one where the bot may speak."""
    candidates = [guild.system_channel, *guild.text_channels]
    for channel in candidates:
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            return channel
    return None
