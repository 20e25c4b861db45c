"""What Discord tells of servers, channels and threads: tables whose place is gone or is back."""

from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import places, servers
from bot.storage.places import Place
from cogs.bot import DixDeDer


class ServerEvents(commands.Cog):
    """Needs the intent `guilds` alone. What is not told is met when the next message is shown."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        self.places = bot.messenger.places

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self.bot.keep_answering()
        for place in await self._in_thread(payload.thread_id):
            await self.places.thread_gone(place.game_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.bot.keep_answering()
        await self.places.channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.bot.keep_answering()
        async with self.bot.database.write() as connection:
            await servers.left(connection, self.bot.clock.now(), guild.id)
            found = await places.in_server(connection, guild.id)
        await self.places.server_gone(found)
        self.bot.tournaments.changed()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.bot.keep_answering()
        async with self.bot.database.write() as connection:
            await servers.back(connection, guild.id)
        self.bot.tournaments.changed()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Servers that removed the bot while it was away, or have it again."""
        self.bot.keep_answering()
        there = {guild.id for guild in self.bot.guilds}
        async with self.bot.database.write() as connection:
            await servers.are(connection, self.bot.clock.now(), there)
            found = await places.outside(connection, there)
        await self.places.server_gone(found)
        self.bot.tournaments.changed()

    # What may be in order again ------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._reopen(places.reopen_thread, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        await self._reopen(places.reopen_channel, channel.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self._reopen(places.reopen_server, role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Without the intent for members the bot hears of itself alone."""
        await self._reopen(places.reopen_server, member.guild.id)

    async def _reopen(
        self, reopen: Callable[[AsyncConnection, int], Awaitable[int]], discord_id: int
    ) -> None:
        """Permissions changed: what could not be shown there is tried at once."""
        self.bot.keep_answering()
        async with self.bot.database.write() as connection:
            found = await reopen(connection, discord_id)
        if found:
            self.bot.reconciler.wake()

    async def _in_thread(self, thread_id: int) -> list[Place]:
        async with self.bot.database.read() as connection:
            return await places.in_thread(connection, thread_id)


async def setup(bot: DixDeDer) -> None:
    await bot.add_cog(ServerEvents(bot))
