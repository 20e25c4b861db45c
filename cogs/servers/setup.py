"""`/setup` for who manages a server."""

from typing import Any

import discord
from discord import app_commands, ui

from bot.storage.people.servers import Server
from bot.tables.lobby.admission import MOST_TABLES
from bot.text import COMPLETE, Words
from cogs.answering import show, update_own
from cogs.choices import channels_here, one_of, role_here
from cogs.commands import slash_command
from cogs.feature import Feature, pressed
from cogs.press import Press, button, press_id, select
from cogs.screens.screen import Screen, layout, post_channel, text
from cogs.servers.permissions import check_manager, report, server_of, wanted_at
from cogs.table.table_language import OPENER, known_language

MAX_CHANNELS = 10
TABLES = (5, 10, 20, 50, 100, 200, 500)
"""how many tables a server may allow to be open at the same time"""


class Setup(Feature):
    @slash_command("command-setup")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(self, interaction: discord.Interaction[Any]) -> None:
        _, words = await self.bot.meet(interaction)
        check_manager(interaction)
        server = await self._server(interaction)
        screen = self._screen(server, interaction, words)
        await show(interaction, screen)

    @pressed("setup_language")
    async def set_language(self, interaction: discord.Interaction[Any], press: Press) -> None:
        check_manager(interaction)
        await self._set(interaction, language=one_of(press, (*COMPLETE, OPENER)))

    @pressed("setup_channels")
    async def set_channels(self, interaction: discord.Interaction[Any], press: Press) -> None:
        check_manager(interaction)
        chosen = channels_here(interaction, press)[:MAX_CHANNELS]
        await self._set(interaction, channel_ids=chosen or None)

    @pressed("setup_role")
    async def set_role(self, interaction: discord.Interaction[Any], press: Press) -> None:
        check_manager(interaction)
        await self._set(interaction, organiser_role_id=role_here(interaction, press))

    @pressed("setup_players")
    async def set_players(self, interaction: discord.Interaction[Any], press: Press) -> None:
        check_manager(interaction)
        await self._set(interaction, player_role_id=role_here(interaction, press))

    @pressed("setup_tables")
    async def set_tables(self, interaction: discord.Interaction[Any], press: Press) -> None:
        check_manager(interaction)
        await self._set(interaction, most_tables=int(one_of(press, [str(each) for each in TABLES])))

    @pressed("setup_digest")
    async def set_digest(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Where the weekly digest is posted; what was planned for another channel is not sent."""
        check_manager(interaction)
        chosen = next(iter(channels_here(interaction, press)), None)
        server = await self._server(interaction)
        await self._show(interaction, await self.bot.servers.post_digest(server, chosen))

    @pressed("setup_check")
    async def check(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """The same screen again, with the permissions as they are now."""
        await self._set(interaction)

    async def _server(self, interaction: discord.Interaction[Any]) -> Server:
        return await self.bot.servers.meet(interaction.guild_id or 0)

    async def _set(self, interaction: discord.Interaction[Any], **values: Any) -> None:
        check_manager(interaction)
        server = await self._server(interaction)
        if values:
            server = await self.bot.servers.change(server, **values)
        await self._show(interaction, server)

    async def _show(self, interaction: discord.Interaction[Any], server: Server) -> None:
        _, words = await self.bot.meet(interaction)
        await update_own(interaction, self._screen(server, interaction, words))

    def _screen(
        self, server: Server, interaction: discord.Interaction[Any], words: Words
    ) -> Screen:
        """Show also what is missing where: in the channels chosen, else in this one, and for
        posts."""
        guild = server_of(self.bot, server.discord_id)
        for_tables = server.channel_ids or [interaction.channel_id or 0]
        missing = "\n".join(report(guild, wanted_at(server, for_tables), words))
        return setup_screen(
            server, server.language or known_language(server, guild), missing, words
        )


def setup_screen(server: Server, chosen: str | None, permissions: str, words: Words) -> Screen:
    """Show what a server decides, each with a select; `chosen`: its language or `OPENER`;
    `permissions`: what is missing where."""
    languages = [(each, words(f"language-{each}")) for each in COMPLETE]
    languages.append((OPENER, words("setup-language-opener")))
    options = [
        discord.SelectOption(label=label, value=value, default=value == chosen)
        for value, label in languages
    ]
    return Screen(
        layout(
            text(f"## {words('setup-title')}"),
            text(words("setup-language")),
            ui.ActionRow(select(words("setup-choose"), options, "setup_language")),
            text(words("setup-channels")),
            ui.ActionRow(_channels(server, words)),
            text(words("setup-players")),
            ui.ActionRow(_role("setup_players", server.player_role_id, words("setup-everybody"))),
            text(words("setup-tables")),
            ui.ActionRow(_tables(server, words)),
            text(words("setup-digest")),
            ui.ActionRow(
                post_channel("setup_digest", server.digest_channel_id, words("setup-no-digest"))
            ),
            text(words("setup-role")),
            ui.ActionRow(_role("setup_role", server.organiser_role_id, words("setup-no-role"))),
            ui.Separator(),
            text(permissions),
            ui.ActionRow(
                button(words("setup-check"), "setup_check"),
                button(words("setup-seasons"), "seasons"),
                button(words("setup-blocks"), "blocks"),
                button(words("setup-pairs"), "pairs"),
            ),
        )
    )


def _channels(server: Server, words: Words) -> ui.Item[Any]:
    chosen = [
        discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel)
        for each in server.channel_ids or ()
    ]
    picker: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=press_id("setup_channels"),
        placeholder=words("setup-any-channel"),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=MAX_CHANNELS,
        default_values=chosen,
    )
    return picker


def _tables(server: Server, words: Words) -> ui.Item[Any]:
    most = MOST_TABLES if server.most_tables is None else server.most_tables
    options = [
        discord.SelectOption(
            label=words("setup-tables-number", count=each), value=str(each), default=each == most
        )
        for each in TABLES
    ]
    return select(words("setup-choose"), options, "setup_tables")


def _role(verb: str, role: int | None, nobody: str) -> ui.Item[Any]:
    """A choice of one role; `nobody` is said when none is chosen."""
    chosen = (
        [discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role)]
        if role
        else []
    )
    picker: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=press_id(verb),
        placeholder=nobody,
        min_values=0,
        max_values=1,
        default_values=chosen,
    )
    return picker
