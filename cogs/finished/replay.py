"""Stepping through a finished party, privately or before everybody in the channel.

Whoever sat at the table may look, and anybody once the party is published; of the deal of a week
anybody may look at that deal. A party that is still played is refused by what replays it.
"""

from typing import Any

import discord

from bot.rules import Review
from bot.storage.games import publishing
from bot.storage.people import history
from bot.storage.people.people import Person
from bot.tables import Game, RefusalReason, Refused
from bot.text import Words, safe_name
from cogs.answering import Sentence, show, show_everybody, update
from cogs.feature import Feature, pressed
from cogs.finished.replay_screen import Position, Reader, hands_screen, replay_screen
from cogs.pictures import look_of
from cogs.press import Press
from cogs.screens.names import table_name
from cogs.screens.screen import Screen

Interaction = discord.Interaction[Any]


class ReplayButtons(Feature):
    """Each click finds its party and its moment in its custom id, and is checked anew."""

    @pressed("replay")
    async def open(self, interaction: Interaction, press: Press) -> None:
        """A replay for this person alone, from some moment on."""
        await show(interaction, await self._private(interaction, press, _position(press)))

    @pressed("replay_at")
    async def step(self, interaction: Interaction, press: Press) -> None:
        await self._move(interaction, press, _position(press))

    @pressed("replay_deal")
    async def choose(self, interaction: Interaction, press: Press) -> None:
        await self._move(interaction, press, Position(press.chosen(), 0))

    async def _move(self, interaction: Interaction, press: Press, at: Position) -> None:
        """The message shows another moment: to them alone, or to all who see it."""
        message = interaction.message
        if message is None or message.flags.ephemeral:
            screen = await self._private(interaction, press, at)
        else:
            person, words = await self.bot.meet(interaction)
            game, replay = await self._found(press)
            reader = await self._check(game, person, words, at)
            screen = await self._public(replay, at, game, one_deal=reader.one_deal)
        await update(interaction, screen)

    @pressed("replay_show")
    async def show_everybody(self, interaction: Interaction, press: Press) -> None:
        """Show the moment in the channel for who took part, and publish the party with it."""
        person, _ = await self.bot.meet(interaction)
        game, replay = await self._found(press)
        at = _checked(replay, _position(press))
        await self.bot.tables.publishing.publish(game, person.id)
        await show_everybody(interaction, await self._public(replay, at, game, shown_by=person))

    @pressed("replay_sheet")
    async def sheet(self, interaction: Interaction, press: Press) -> None:
        """The score sheet of a deal."""
        person, words = await self.bot.meet(interaction)
        game, replay = await self._found(press)
        at = _checked(replay, Position(press.number(1), 0))
        await self._check(game, person, words, at)
        await show(interaction, await self.bot.screens.sheet(game, at.deal, words, person))

    @pressed("hands")
    async def hands(self, interaction: Interaction, press: Press) -> None:
        """All hands of a deal that is over, to whoever sees a table that wants it so."""
        person, words = await self.bot.meet(interaction)
        game, number = await self.bot.tables.load(press.number(0)), press.number(1)
        table = await self.bot.reviews.deal(game, number)
        reader = Reader(words, look_of(person, words), text_first=person.text_first)
        await show(interaction, await hands_screen(table, number, game, reader, self.bot.pictures))

    # What is shown -------------------------------------------------------------------------------

    async def _private(self, interaction: Interaction, press: Press, at: Position) -> Screen:
        person, words = await self.bot.meet(interaction)
        game, replay = await self._found(press)
        reader = await self._check(game, person, words, at)
        reader = reader._replace(may_show=reader.may_show and interaction.guild_id is not None)
        return await replay_screen(replay, _checked(replay, at), game, reader, self.bot.pictures)

    async def _public(
        self,
        replay: Review,
        at: Position,
        game: Game,
        *,
        one_deal: bool = False,
        shown_by: Person | None = None,
    ) -> Screen:
        words = self.bot.screens.table_words(game)
        title = ""
        if shown_by is not None:
            name = safe_name(shown_by.name)
            title = words("replay-shown-by", name=name, table=table_name(game, words))
        reader = Reader(words, look_of(None, words), one_deal=one_deal, title=title)
        return await replay_screen(replay, _checked(replay, at), game, reader, self.bot.pictures)

    async def _found(self, press: Press) -> tuple[Game, Review]:
        game = await self.bot.tables.load(press.number(0))
        return game, await self.bot.reviews.of(game)

    async def _check(self, game: Game, person: Person, words: Words, at: Position) -> Reader:
        """How somebody may look at a deal; raises a `Sentence` when they may not."""
        async with self.bot.database.read() as connection:
            mine = await history.took_part(connection, game.id, person.id)
            public = await publishing.is_public(connection, game.id)
            shown = set[int]() if mine or public else await history.shown_deals(connection, game.id)
        if not (mine or public or at.deal in shown):
            raise Sentence("export-not-yours", table=table_name(game, words))
        return Reader(
            words,
            look_of(person, words),
            bottom=game.seat_of(person.id) or 0,
            one_deal=not (mine or public),
            took_part=mine,
            may_show=mine,
            is_public=public,
            text_first=person.text_first,
        )


def _position(press: Press) -> Position:
    return Position(press.number(1), press.number(2))


def _checked(replay: Review, at: Position) -> Position:
    """Custom ids are hostile input: there need be no such moment."""
    if not replay.has(*at):
        raise Refused(RefusalReason.NO_SUCH_TABLE)
    return at
