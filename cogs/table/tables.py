"""`/table`: one's tables and what may be done there, when their messages are out of sight."""

from typing import Any

import discord
from discord import app_commands

from bot.storage.games import games, seats
from bot.storage.people import servers
from bot.storage.people.people import Person
from bot.tables import Game
from bot.text import Words
from cogs.answering import Sentence, show, update_own
from cogs.commands import slash_command, slash_options
from cogs.feature import Feature, pressed
from cogs.people.standing import asker_at
from cogs.press import Press
from cogs.screens.names import table_name
from cogs.screens.screen import Screen, layout, text
from cogs.table.more import more_screen
from cogs.table.tables_screen import tables_screen

Interaction = discord.Interaction[Any]


class TablesCommand(Feature):
    """Nobody is held at a table by a message that is gone; it works in direct messages too."""

    @slash_command("command-table")
    @slash_options(number="option-table-number")
    async def table(
        self, interaction: Interaction, number: app_commands.Range[int, 1, 2**31] | None = None
    ) -> None:
        person, words = await self.bot.meet(interaction)
        game_id = number or await self._table_here(interaction)
        if game_id is not None:
            await show(interaction, await self._more(interaction, game_id, person, words))
            return
        everything = interaction.guild_id is not None and interaction.permissions.manage_guild
        tables = await self._tables(interaction, person, everything=everything)
        if not tables:
            raise Sentence("tables-none")
        title = words("tables-server" if everything else "tables-own")
        places = [await self.bot.screens.server_id(game) for game in tables]
        await show(interaction, tables_screen(title, tables, places, words))

    async def _more(
        self, interaction: Interaction, game_id: int, person: Person, words: Words
    ) -> Screen:
        """Return the page of a table of this server, or of one where they sit."""
        async with self.bot.database.read() as connection:
            row = await games.find(connection, game_id)
        if row is None:
            raise Sentence("tables-not-here")
        game = await self.bot.tables.load(game_id)
        server = await self.bot.screens.server_id(game)
        if interaction.guild_id != server and game.seat_of(person.id) is None:
            raise Sentence("tables-not-here")
        if row.status not in ("lobby", "playing"):
            raise Sentence("tables-over", table=table_name(game, words))
        return more_screen(game, await asker_at(self.bot, interaction, person, game), words)

    async def _table_here(self, interaction: Interaction) -> int | None:
        """Return in a table's thread that table, while it goes on."""
        async with self.bot.database.read() as connection:
            server = await servers.find(connection, interaction.guild_id or 0)
            if server is None:
                return None
            row = await games.find_in_thread(connection, server.id, interaction.channel_id or 0)
        return row.id if row is not None and row.status == "playing" else None

    async def _tables(
        self, interaction: Interaction, person: Person, *, everything: bool
    ) -> list[Game]:
        """Return those where they sit or that they opened; for a manager all of the server."""
        async with self.bot.database.read() as connection:
            found = await seats.open_tables_of(connection, person.id)
            if everything:
                server = await servers.find(connection, interaction.guild_id or 0)
                found += await seats.open_tables_on(connection, server.id) if server else []
        return [
            await self.bot.tables.load(game_id)
            for game_id in list(dict.fromkeys(found))[: seats.MOST_LISTED]
        ]

    @pressed("lobby_leave")
    async def leave_lobby(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        await self.bot.tables.lobby.leave(press.number(0), person.id)
        await update_own(interaction, Screen(layout(text(words("tables-left")))))
