"""All that Discord tells of servers, channels and threads: tables whose place is gone or is
back."""

import discord
from discord.ext import commands

from cogs.bot import DixDeDer
from cogs.feature import Feature
from cogs.inbox import Inbox


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

    async def _server_back(self, guild_id: int) -> None:
        if self.bot.get_guild(guild_id) is None:
            return  # meanwhile it has removed the bot
        await self.bot.servers.came_back(guild_id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._write_down(self._look_for_servers)

    async def _look_for_servers(self) -> None:
        """Servers that removed the bot while it was away, or have it again."""
        await self.bot.servers.are({guild.id for guild in self.bot.guilds})

    # What may be in order again ------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._write_down(lambda: self.threads.thread_changed(payload.thread_id))

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
