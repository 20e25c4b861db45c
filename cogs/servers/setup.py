"""`/setup` for who manages a server, and its page with accounts that nearly always lose to each
other: nothing is done to them, and it is shown only to who manages the server and asks."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands, ui

from bot.rankings import collusion
from bot.storage.engine.schema import Server
from bot.storage.people import servers
from bot.tables.lobby.admission import MOST_TABLES
from bot.text import COMPLETE, Words
from cogs.bot import Click
from cogs.choices import channels_here, one_of, role_here
from cogs.feature import Feature, clicked, command
from cogs.press import Interaction, Item, Press, button, picker, select
from cogs.screens.names import person_name
from cogs.screens.screen import GREY, Screen, post_channel, screen_of
from cogs.servers.here import OPENER, known_language, managed_server
from cogs.servers.known import server_of
from cogs.servers.permissions import check_manager, report, wanted_at
from cogs.tournaments.scheduled import events_line

MAX_CHANNELS = 10
TABLES = (5, 10, 20, 50, 100, 200, 500)
"""how many tables a server may allow to be open at the same time"""


COLUMNS: dict[str, tuple[str, Callable[[Interaction, Press], Any]]] = {
    "setup_language": ("language", lambda _, press: one_of(press, (*COMPLETE, OPENER))),
    "setup_channels": (
        "channel_ids",
        lambda interaction, press: channels_here(interaction, press)[:MAX_CHANNELS] or None,
    ),
    "setup_role": ("organiser_role_id", role_here),
    "setup_players": ("player_role_id", role_here),
    "setup_tables": ("most_tables", lambda _, press: int(one_of(press, [*map(str, TABLES)]))),
}
"""by the verb of its select, the column of a server and what was chosen for it"""


class Setup(Feature):
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    @command("command-setup")
    @clicked("setup_check")
    async def setup(self, click: Click) -> Screen:
        """The screen of `/setup`, or the same again with the permissions as they are now."""
        return await self._screen(click, await managed_server(click))

    @clicked(*COLUMNS)
    async def set(self, click: Click) -> Screen:
        column, chosen = COLUMNS[click.press.verb]
        server = await managed_server(click)
        values = {column: chosen(click.interaction, click.press)}
        return await self._screen(click, await self.bot.servers.change(server, **values))

    @clicked("setup_digest")
    async def set_digest(self, click: Click) -> Screen:
        """Where the weekly digest is posted; what was planned for another channel is not sent."""
        server = await managed_server(click)
        chosen = next(iter(channels_here(click.interaction, click.press)), None)
        return await self._screen(click, await self.bot.servers.post_digest(server, chosen))

    @clicked("setup_pages")
    async def set_pages(self, click: Click) -> Screen:
        """Let tournaments have pages for browsers, or none any more."""
        server, shown = await managed_server(click), click.number(0) == 1
        return await self._screen(click, await self.bot.servers.show_pages(server, shown))

    @clicked("setup_events")
    async def set_events(self, click: Click) -> Screen:
        """Have tournaments stand among the server's events, or take them away."""
        server, on = await managed_server(click), click.number(0) == 1
        return await self._screen(click, await self.bot.servers.schedule_events(server, on))

    async def _screen(self, click: Click, server: Server) -> Screen:
        """Show what a server decides, each with a select, and which permission is missing where: in
        the channels chosen, else in this one, and for posts."""
        words = click.words
        guild = await server_of(self.bot, server.discord_id, rights=True)
        for_tables = server.channel_ids or [click.interaction.channel_id or 0]
        language = server.language or known_language(server, guild)
        choose, most = words("setup-choose"), server.most_tables or MOST_TABLES
        languages = {each: words("language-name", each) for each in COMPLETE}
        events = await events_line(self.bot, server, guild, words)
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
            [select(choose, languages, "setup_language", chosen=language)],
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
            "\n".join([*report(guild, wanted_at(server, for_tables), words), events]),
            [
                button(words("setup-check"), "setup_check"),
                button(words("setup-seasons"), "seasons"),
                button(words("setup-daily"), "t_daily"),
                button(words("setup-blocks"), "blocks"),
                button(words("setup-pairs"), "pairs"),
            ],
            [
                button(
                    words("setup-events", "on" if server.scheduled_events else "off"),
                    *("setup_events", int(not server.scheduled_events)),
                    emoji="🗓️",
                ),
                *(_pages(server, words) if self.bot.pages_url else []),
            ],
        )


def _pages(server: Server, words: Words) -> list[Item]:
    told = words("setup-pages", "on" if server.pages else "off")
    pages = button(told, "setup_pages", int(not server.pages), emoji="🖥️")
    return [pages, *([button(words("setup-club-page"), "club_page")] if server.pages else [])]


def _role(verb: str, role: int | None, nobody: str) -> Item:
    """A choice of one role; `nobody` is said when none is chosen."""
    return picker(ui.RoleSelect, nobody, verb, chosen=[role])


MOST_SHOWN = 20
"""pairs, those with the most games first"""


class CollusionPage(Feature):
    """Each click is checked: buttons outlive permissions."""

    @clicked("pairs", beside=True)
    async def open(self, click: Click) -> Screen:
        check_manager(click.interaction)
        async with self.bot.database.read() as connection:
            server = await servers.find(connection, click.interaction.guild_id or 0)
            found = await collusion.on_server(connection, server.id) if server else []
        words = click.words
        lines = [
            words(
                "pairs-line",
                winner=person_name(each.winner, words),
                loser=person_name(each.loser, words),
                won=each.found.won,
                count=each.found.parties,
            )
            for each in found[:MOST_SHOWN]
        ]
        head = f"## {words('pairs-title')}\n{words('pairs-about')}"
        return screen_of(head, "\n".join(lines) or words("pairs-none"), colour=GREY)
