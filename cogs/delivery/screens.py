"""The content of each row of `messages`: its screen, its language, and the state it is made
from."""

from dataclasses import replace

from bot.rules import view
from bot.storage.engine.schema import MessageRow, Person
from bot.storage.games import games, results
from bot.storage.people import people
from bot.storage.tournaments import daily_series
from bot.tables import Game, Tables
from bot.tables.delivery.outbox import keeps_choice
from bot.tables.time.pace import closes_at, seen_until
from bot.text import Words, language_of, words_for
from cogs.delivery.threads import NotYet
from cogs.emojis import SuitEmojis
from cogs.hand.controls import NOTHING_CHOSEN, Draft, Holding
from cogs.hand.hand_screen import hand_screen, verdict_screen
from cogs.lobby.lobby_screen import lobby_screen
from cogs.pictures import Pictures, look_of
from cogs.practice.practice_screen import practice_screen, shows_sheet
from cogs.screens.names import all_want_text, result_rated_line, seat_name
from cogs.screens.screen import Screen
from cogs.table.seats_screen import away_screen, ended_screen, paused_line
from cogs.table.sheet import sheet_screen
from cogs.table.table_screen import table_screen


class Screens:
    """Makes the screen of a row, and knows which language and which state it shows."""

    def __init__(self, tables: Tables, pictures: Pictures, emojis: SuitEmojis) -> None:
        self.tables = tables
        self.pictures = pictures
        self.emojis = emojis

    def table_words(self, game: Game) -> Words:
        return words_for(language_of(game.row.language))

    def seat_words(self, game: Game, seat: int) -> Words:
        person = game.holder(seat).person
        if person is None:
            return self.table_words(game)
        return words_for(language_of(person.language or person.locale or game.row.language))

    async def hand(
        self,
        game: Game,
        seat: int,
        *,
        closing: bool = False,
        draft: Draft = NOTHING_CHOSEN,
    ) -> Screen:
        holder, words = game.holder(seat), self.seat_words(game, seat)
        if game.is_practice:
            return await self._practice(game, seat, draft)
        if holder.away and not closing:
            return away_screen(game, words)
        return await hand_screen(
            await self._holding(game, seat, draft),
            self.pictures,
            look=look_of(holder.person, words),
            closing=closing,
        )

    async def _holding(self, game: Game, seat: int, draft: Draft) -> Holding:
        words = self.seat_words(game, seat)
        seen = view(game.state or game.playing(), seat)
        if seen.choices and draft.choice is None:
            draft = draft._replace(choice=await self._chosen(game, seat))
        look = look_of(game.holder(seat).person, words)
        suits = self.emojis.of(four_colours=look.four_colours)
        return Holding(seen, game, words, draft, closes_at(game, self.tables.pace), suits)

    async def _practice(
        self, game: Game, seat: int, draft: Draft, *, elsewhere: bool = False
    ) -> Screen:
        holding, person = await self._holding(game, seat, draft), game.holder(seat).person
        resting = shows_sheet(game) or game.row.status == "closed"
        now = self.tables.clock.now()
        return await practice_screen(
            holding,
            self.pictures,
            look_of(person, holding.words),
            public=view(game.state or game.playing(), None),
            trick_seen=seen_until(game, self.tables.pace, now) is None,
            earlier=await self.tables.practice.going_on(person.id) if person and resting else (),
            hints=await self._hints(game, game.deal, holding.words) if resting else "",
            elsewhere=elsewhere,
        )

    async def peek(
        self, game: Game, seat: int, *, closing: bool = False, draft: Draft = NOTHING_CHOSEN
    ) -> Screen:
        """The hand as an ephemeral message, in which its owner reads the end of the party too."""
        if game.is_practice:
            return await self._practice(game, seat, draft, elsewhere=True)
        if game.row.status == "over":
            return await self.verdict(game, seat)
        return await self.hand(game, seat, closing=closing, draft=draft)

    async def verdict(self, game: Game, seat: int) -> Screen:
        """How the party ended for somebody who played, or that it has no result."""
        words, daily = self.seat_words(game, seat), await self._daily(game)
        if game.row.status == "closed":
            return ended_screen(game, words, daily=daily)
        return await verdict_screen(
            view(game.state or game.playing(), seat),
            game,
            words,
            self.pictures,
            look_of(game.holder(seat).person, words),
            daily=daily,
            rated=await self._rated(game, words),
        )

    async def _chosen(self, game: Game, seat: int) -> int | None:
        """Which of the sets they may announce somebody has chosen in this deal."""
        async with self.tables.database.glance() as connection:
            row = await keeps_choice(connection, game, seat)
        return row.chosen if row else None

    async def table(self, game: Game, *, closing: bool = False) -> Screen:
        return await table_screen(
            view(game.state or game.playing(), None),
            game,
            self.table_words(game),
            self.pictures,
            closing=closing,
            closes_at=closes_at(game, self.tables.pace),
            paused=await self._paused(game),
        )

    async def _paused(self, game: Game) -> str:
        """Return the one who has paused a party, who need not sit at its table."""
        if game.row.paused_at is None:
            return ""
        person = await self.tables.database.ask(people.find, game.row.paused_by)
        return paused_line(game, self.table_words(game), person.name if person else None)

    async def sheet(
        self, game: Game, number: int, words: Words, reader: Person | None = None
    ) -> Screen:
        """The sheet of a deal; a single `reader` is not asked what is next for the table."""
        public = view(game.state or game.playing(), None)
        look = look_of(reader, words)
        private = reader is not None
        daily = not private and public.winner is not None and await self._daily(game)
        return await sheet_screen(
            public,
            number,
            game,
            words,
            self.pictures,
            look,
            private=private,
            daily=daily,
            rated=await self._rated(game, words) if public.winner is not None else "",
            hints=await self._hints(game, number, words),
            text_first=all_want_text(game) if reader is None else reader.text_first,
        )

    async def _hints(self, game: Game, number: int, words: Words) -> str:
        """Return how many hints people had in a deal; nothing where they had none."""
        if not game.allows_hints:
            return ""
        async with self.tables.database.glance() as connection:
            given = await games.hints_in_deal(connection, game.id, number)
        who = [f"{seat_name(game, seat, words)} {count}" for seat, count in given.items()]
        return words("hint-used", who=words.join_and(who)) if who else ""

    async def _rated(self, game: Game, words: Words) -> str:
        """Return whether a party that is over counts for a rating; nothing where none could."""
        async with self.tables.database.glance() as connection:
            return result_rated_line(*await results.weight_of(connection, game.id), words)

    async def _daily(self, game: Game) -> bool:
        """Tell whether boards of today are played on the server of a table, which is no
        tournament's itself."""
        if game.tournament is not None:
            return False
        return bool(await self.tables.database.ask(daily_series.open_on, game.row.server_id))

    async def lobby(self, game: Game) -> Screen:
        return lobby_screen(game, self.table_words(game))

    async def as_seen_now(self, game: Game, message: MessageRow) -> Game:
        """The game as one of its messages may show it at this moment.

        A finished trick stays complete on the table before anything is led (docs/design.md, Time).
        Raises `NotYet` when a message that shows it has to wait for that.
        """
        row = game.row
        led = game.events != row.trick_events
        if row.trick_events is None or not (led or shows_sheet(game)):
            return game
        until = seen_until(game, self.tables.pace, self.tables.clock.now())
        if until is None:
            return game
        if message.message_id is not None and (message.events or 0) >= row.trick_events:
            raise NotYet(until)
        seen = game
        if led:
            seen = await self.tables.database.ask(self.tables.games.at, game, row.trick_events)
        # The message lags still: what was led since is to come, whatever else has changed.
        version = min(seen.row.version, message.wanted - 1)
        return replace(seen, row=seen.row._replace(version=version))
