"""`/puzzle`: the position of the day, the same for everybody, for one press."""

from typing import Any

import discord

from bot.people.puzzles import Today
from bot.rules import Card, Unparseable
from cogs.answering import Sentence, show, update_own
from cogs.commands import anywhere, slash_command
from cogs.feature import Feature, pressed
from cogs.learning.lessons import reader_of
from cogs.learning.puzzle_screen import puzzle_screen
from cogs.press import Press
from cogs.screens.screen import Screen

Interaction = discord.Interaction[Any]


class Puzzle(Feature):
    """The puzzle, and for who has answered what came of it."""

    @anywhere
    @slash_command("command-puzzle")
    async def puzzle(self, interaction: Interaction) -> None:
        await self.open(interaction)

    @pressed("puzzle")
    async def open(self, interaction: Interaction, press: Press | None = None) -> None:
        """Today’s, from wherever the button stands."""
        person, _ = await self.bot.meet(interaction)
        today = await self.bot.puzzles.today(person.id)
        if today is None:
            raise Sentence("puzzle-none")
        await show(interaction, await self._screen(interaction, today))

    @pressed("puzzle_play")
    async def play(self, interaction: Interaction, press: Press) -> None:
        """A card: it is kept before anything is shown, and a second one changes nothing."""
        person, _ = await self.bot.meet(interaction)
        try:
            card = Card.parse(press.text(1))
        except Unparseable:
            raise Sentence("refused-unknown-button") from None
        today = await self.bot.puzzles.answer(person.id, press.number(0), card)
        if today is None:
            raise Sentence("puzzle-over")
        await update_own(interaction, await self._screen(interaction, today))

    async def _screen(self, interaction: Interaction, today: Today) -> Screen:
        person, words = await self.bot.meet(interaction)
        return await puzzle_screen(today, reader_of(self.bot, person, words), self.bot.pictures)
