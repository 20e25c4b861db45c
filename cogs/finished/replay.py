"""Stepping through a finished party, privately or before everybody in the channel.

Whoever sat at the table may look, and anybody once the party is published; of the deal of a week
anybody may look at that deal. A party that is still played is refused by what replays it.
"""

from bot.rules import Review
from bot.storage.games import games
from bot.storage.people import history
from bot.storage.people.people import Person
from bot.tables import Game, RefusalReason, Refused
from bot.text import Words, safe_name
from cogs.answering import Sentence
from cogs.feature import Click, Feature, clicked
from cogs.finished.replay_screen import Position, Reader, hands_screen, replay_screen
from cogs.pictures import look_of
from cogs.press import Press
from cogs.screens.names import table_name
from cogs.screens.screen import Screen


class ReplayButtons(Feature):
    """Each click finds its party and its moment in its custom id, and is checked anew."""

    @clicked("replay")
    async def open(self, click: Click) -> None:
        """A replay for this person alone, from some moment on."""
        await click.show(await self._private(click, _position(click.press)))

    @clicked("replay_at")
    async def step(self, click: Click) -> None:
        await self._move(click, _position(click.press))

    @clicked("replay_deal")
    async def choose(self, click: Click) -> None:
        await self._move(click, Position(click.press.chosen(), 0))

    async def _move(self, click: Click, at: Position) -> None:
        """The message shows another moment: to them alone, or to all who see it."""
        message = click.interaction.message
        if message is None or message.flags.ephemeral:
            screen = await self._private(click, at)
        else:
            game, replay = await self._found(click.press)
            reader = await self._check(game, click.person, click.words, at)
            screen = await self._public(replay, at, game, one_deal=reader.one_deal)
        await click.update(screen)

    @clicked("replay_show")
    async def show_everybody(self, click: Click) -> None:
        """Show the moment in the channel for who took part, and publish the party with it."""
        game, replay = await self._found(click.press)
        at = _checked(replay, _position(click.press))
        await self.bot.tables.publishing.publish(game, click.person.id)
        await click.show_everybody(await self._public(replay, at, game, shown_by=click.person))

    @clicked("replay_sheet")
    async def sheet(self, click: Click) -> None:
        """The score sheet of a deal."""
        game, replay = await self._found(click.press)
        at = _checked(replay, Position(click.press.number(1), 0))
        await self._check(game, click.person, click.words, at)
        await click.show(await self.bot.screens.sheet(game, at.deal, click.words, click.person))

    @clicked("hands")
    async def hands(self, click: Click) -> None:
        """All hands of a deal that is over, to whoever sees a table that wants it so."""
        game, number = await click.game(), click.press.number(1)
        table = await self.bot.reviews.deal(game, number)
        reader = Reader(
            click.words, look_of(click.person, click.words), text_first=click.person.text_first
        )
        await click.show(await hands_screen(table, number, game, reader, self.bot.pictures))

    # What is shown -------------------------------------------------------------------------------

    async def _private(self, click: Click, at: Position) -> Screen:
        game, replay = await self._found(click.press)
        reader = await self._check(game, click.person, click.words, at)
        reader = reader._replace(
            may_show=reader.may_show and click.interaction.guild_id is not None
        )
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
            public = await games.is_public(connection, game.id)
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
