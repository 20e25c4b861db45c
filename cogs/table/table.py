"""The buttons of the table in its thread: last trick, score sheet, more."""

from typing import Any

import discord

from bot.rules import view
from bot.storage.games import publishing
from bot.storage.people.people import Person
from bot.tables import Game
from bot.tables.finished.records import open_to_all_only
from cogs.answering import say, show
from cogs.feature import Feature, pressed
from cogs.people.standing import asker_at
from cogs.press import Press
from cogs.table.fairness import fair_screen, may_be_revealed
from cogs.table.more import more_screen
from cogs.table.sheet import last_sheet
from cogs.table.table_screen import last_trick_text


class TableButtons(Feature):
    """Everybody who sees the thread may look; answers are for the one who asks."""

    @pressed("last_trick")
    async def last_trick(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self._look(press, person)
        public = view(game.state or game.playing(), None)
        await say(interaction, last_trick_text(public, game, words))

    @pressed("sheet")
    async def sheet(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self._look(press, person)
        number = last_sheet(view(game.state or game.playing(), None))
        if number is None:
            await say(interaction, words("table-no-sheet"))
            return
        screen = await self.bot.screens.sheet(game, number, words, person)
        await show(interaction, screen)

    async def _look(self, press: Press, person: Person) -> Game:
        """At boards that others are still to play only who sits there may look."""
        game = await self.bot.tables.load(press.number(0))
        if game.tournament is not None and game.seat_of(person.id) is None:
            async with self.bot.database.read() as connection:
                await open_to_all_only(connection, game.id)
        return game

    @pressed("more")
    async def more(self, interaction: discord.Interaction[Any], press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        asker = await asker_at(self.bot, interaction, person, game)
        await show(interaction, more_screen(game, asker, words))

    @pressed("fair")
    async def fair(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Show what the chance of the party was fixed by; afterwards the secret number, for those
        who may read the thread or have the record."""
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        revealed = may_be_revealed(game) and await self._may_have(game, person, interaction)
        await show(interaction, fair_screen(game, words, revealed=revealed))

    async def _may_have(
        self, game: Game, person: Person, interaction: discord.Interaction[Any]
    ) -> bool:
        """The secret number tells every hand: it is theirs to whom the record belongs."""
        there = interaction.channel_id is not None and interaction.channel_id == game.row.thread_id
        if there or game.seat_of(person.id) is not None:
            return True
        async with self.bot.database.read() as connection:
            return await publishing.is_public(connection, game.id)
