"""`/setup` for who manages a server."""

from typing import Any

import discord
from discord import app_commands, ui

from bot.storage.engine.schema import Server
from bot.tables.lobby.admission import MOST_TABLES
from bot.text import COMPLETE, Words
from cogs.choices import channels_here, one_of, role_here
from cogs.feature import Click, Feature, clicked, command
from cogs.press import Item, button, picker, select
from cogs.screens.screen import Screen, post_channel, screen_of
from cogs.servers.here import OPENER, known_language, managed_server
from cogs.servers.permissions import report, server_of, wanted_at

MAX_CHANNELS = 10
TABLES = (5, 10, 20, 50, 100, 200, 500)
"""how many tables a server may allow to be open at the same time"""


class Setup(Feature):
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    @command("command-setup")
    @clicked("setup_check")
    async def setup(self, click: Click) -> Screen:
        """Also the same screen again, with the permissions as they are now."""
        return self._screen(click, await managed_server(click))

    @clicked("setup_language")
    async def set_language(self, click: Click) -> Screen:
        return await self._set(click, language=one_of(click.press, (*COMPLETE, OPENER)))

    @clicked("setup_channels")
    async def set_channels(self, click: Click) -> Screen:
        chosen = channels_here(click.interaction, click.press)[:MAX_CHANNELS]
        return await self._set(click, channel_ids=chosen or None)

    @clicked("setup_role", "setup_players")
    async def set_role(self, click: Click) -> Screen:
        column = "organiser_role_id" if click.press.verb == "setup_role" else "player_role_id"
        return await self._set(click, **{column: role_here(click.interaction, click.press)})

    @clicked("setup_tables")
    async def set_tables(self, click: Click) -> Screen:
        most = int(one_of(click.press, [str(each) for each in TABLES]))
        return await self._set(click, most_tables=most)

    @clicked("setup_digest")
    async def set_digest(self, click: Click) -> Screen:
        """Where the weekly digest is posted; what was planned for another channel is not sent."""
        server = await managed_server(click)
        chosen = next(iter(channels_here(click.interaction, click.press)), None)
        return self._screen(click, await self.bot.servers.post_digest(server, chosen))

    async def _set(self, click: Click, **values: Any) -> Screen:
        server = await self.bot.servers.change(await managed_server(click), **values)
        return self._screen(click, server)

    def _screen(self, click: Click, server: Server) -> Screen:
        """Show also what is missing where: in the channels chosen, else in this one, and for
        posts."""
        guild = server_of(self.bot, server.discord_id)
        for_tables = server.channel_ids or [click.interaction.channel_id or 0]
        missing = "\n".join(report(guild, wanted_at(server, for_tables), click.words))
        language = server.language or known_language(server, guild)
        return setup_screen(server, language, missing, click.words)


def setup_screen(server: Server, chosen: str | None, permissions: str, words: Words) -> Screen:
    """Show what a server decides, each with a select; `chosen`: its language or `OPENER`;
    `permissions`: what is missing where."""
    choose, most = words("setup-choose"), server.most_tables or MOST_TABLES
    languages = {each: words("language-name", each) for each in COMPLETE}
    languages[OPENER] = words("setup-language-opener")
    tables = {each: words("setup-tables-number", count=each) for each in TABLES}
    channels = picker(
        ui.ChannelSelect,
        words("setup-any-channel"),
        "setup_channels",
        chosen=server.channel_ids or (),
        most=MAX_CHANNELS,
        channel_types=[discord.ChannelType.text],
    )
    return screen_of(
        f"## {words('setup-title')}",
        words("setup-language"),
        [select(choose, languages, "setup_language", chosen=chosen)],
        words("setup-channels"),
        [channels],
        words("setup-players"),
        [_role("setup_players", server.player_role_id, words("setup-everybody"))],
        words("setup-tables"),
        [select(choose, tables, "setup_tables", chosen=most)],
        words("setup-digest"),
        [post_channel("setup_digest", server.digest_channel_id, words("setup-no-digest"))],
        words("setup-role"),
        [_role("setup_role", server.organiser_role_id, words("setup-no-role"))],
        ui.Separator(),
        permissions,
        [
            button(words("setup-check"), "setup_check"),
            button(words("setup-seasons"), "seasons"),
            button(words("setup-blocks"), "blocks"),
            button(words("setup-pairs"), "pairs"),
        ],
    )


def _role(verb: str, role: int | None, nobody: str) -> Item:
    """A choice of one role; `nobody` is said when none is chosen."""
    return picker(ui.RoleSelect, nobody, verb, chosen=[role])
