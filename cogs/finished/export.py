"""`/export`: the record of a finished party, as a file."""

import io

import discord
from discord import app_commands

from bot.rules import write
from bot.storage.games import games
from bot.storage.people import history, servers
from bot.storage.people.people import Person
from bot.tables import Game
from bot.tables.finished.records import party_record
from bot.text import Words, safe_name
from cogs.answering import Sentence, telling
from cogs.commands import slash_command, slash_options
from cogs.feature import Feature
from cogs.press import Interaction
from cogs.screens.names import table_name


class Export(Feature):
    """A record belongs to those who sat at the table, until one of them publishes it."""

    @slash_command("command-export")
    @slash_options(table="option-export-table", publish="option-export-publish")
    async def export(
        self,
        interaction: Interaction,
        table: app_commands.Range[int, 1, 2**31] | None = None,
        publish: bool = False,
    ) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self._game(interaction, table, person)
        await self._check(game, person, words, publish=publish)
        async with self.bot.database.read() as connection:
            record = await party_record(connection, game)
        if publish:
            words = self.bot.screens.table_words(game)
        sentence = words(
            "export-public" if publish else "export-here",
            table=table_name(game, words),
            name=safe_name(person.name),
        )
        if publish:  # before anybody is told so
            await self.bot.tables.publishing.publish(game, person.id)
        async with telling(interaction):
            await interaction.response.send_message(
                sentence,
                file=discord.File(io.BytesIO(write(record).encode()), f"table-{game.id}.json"),
                ephemeral=not publish,
            )

    async def _game(self, interaction: Interaction, table: int | None, person: Person) -> Game:
        """The table of that number on this server, or of this thread."""
        if interaction.guild_id is None:
            return await self._game_of(person, table)
        async with self.bot.database.read() as connection:
            server = await servers.find(connection, interaction.guild_id or 0)
            if server is None:
                raise Sentence("export-no-table")
            if table is None:
                thread = interaction.channel_id or 0
                row = await games.find_in_thread(connection, server.id, thread)
            else:
                row = await games.find(connection, table)
        if row is None or row.server_id != server.id:
            raise Sentence("export-no-table")
        return await self.bot.tables.load(row.id)

    async def _game_of(self, person: Person, table: int | None) -> Game:
        """Return the game of a number; without one the last at this table, or of this person."""
        if table is None:
            async with self.bot.database.read() as connection:
                last = await history.page(connection, person.id, 0, 1, None)
            if not last:
                raise Sentence("history-none")
            table = last[0].game_id
        async with self.bot.database.read() as connection:
            row = await games.find(connection, table)
        game = None if row is None else await self.bot.tables.load(row.id)
        if game is None or game.seat_of(person.id) is None:
            raise Sentence("export-no-table-yours")
        return game

    async def _check(self, game: Game, person: Person, words: Words, *, publish: bool) -> None:
        if not game.has_ended:
            raise Sentence("export-not-over", table=table_name(game, words))
        if publish or game.seat_of(person.id) is not None:  # who may publish is told as they do
            return
        async with self.bot.database.read() as connection:
            public = await games.is_public(connection, game.id)
        if not public:
            raise Sentence("export-not-yours", table=table_name(game, words))
