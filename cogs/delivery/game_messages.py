"""Messages of games: tables, hands and sheets, lobbies, and all that stands beside them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

import discord

from bot.rules import view
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import MessageRow, Person
from bot.storage.games import games, results
from bot.storage.people import people
from bot.storage.tournaments import daily_series
from bot.storage.tournaments.rounds import AtTournament
from bot.tables import Game, Tables
from bot.tables.delivery.display import lobby_version
from bot.tables.delivery.outbox import keeps_choice
from bot.tables.time.pace import closes_at, seen_until, shows_sheet
from bot.text import Words, language_of, words_for
from cogs.delivery.kinds import TRAITS, Drawn, Mentions, MessageKind, Stands
from cogs.delivery.sending import Tokens
from cogs.delivery.threads import NotYet, Threads
from cogs.hand.controls import NOTHING_CHOSEN, HandDraft, Holding
from cogs.hand.hand_screen import hand_screen, notice_text, verdict_screen
from cogs.lobby.lobby_screen import held_seat_text, lobby_screen
from cogs.pictures import Pictures, look_of
from cogs.practice.practice_screen import moved_screen, practice_screen
from cogs.press import SuitEmojis
from cogs.screens.names import (
    all_want_text,
    hand_url,
    is_hidden,
    message_url,
    result_rated_line,
    seat_name,
)
from cogs.screens.screen import GOLD, Screen, my_hand_button, screen_of, sentence
from cogs.table.seats_screen import (
    away_screen,
    early_end_screen,
    ended_screen,
    left_screen,
    offer_screen,
    paused_line,
    question_screen,
    removal_screen,
    table_lost_text,
    trouble_screen,
)
from cogs.table.sheet import sheet_screen
from cogs.table.table_screen import table_screen
from cogs.tournaments.table import newcomer_screen, opening_screen, round_time_screen


class PlainMessage(NamedTuple):
    """A message that shows no card, and what it is about."""

    row: MessageRow
    game: Game
    words: Words
    """the table's"""
    person: Person | None
    """of whom its row tells"""

    @property
    def at(self) -> AtTournament:
        """The tournament of a message that only tables of tournaments have."""
        tournament = self.game.tournament
        assert tournament is not None, f"game {self.game.id} is of no tournament"
        return tournament


PLAIN: Mapping[Subject, Callable[[PlainMessage], Screen]] = MappingProxyType(
    {
        Subject.OFFER: lambda it: offer_screen(
            it.game, it.row.viewer, it.words, before=it.row.person_id, closing=it.row.closing
        ),
        Subject.QUESTION: lambda it: question_screen(it.game, it.words, closing=it.row.closing),
        Subject.REMOVAL: lambda it: removal_screen(
            it.game, it.row.viewer, it.person, it.words, closing=it.row.closing
        ),
        Subject.EARLY_END: lambda it: early_end_screen(it.game, it.words),
        Subject.BREAKDOWN: lambda it: trouble_screen(it.game, it.words, closing=it.row.closing),
        Subject.OPENING: lambda it: opening_screen(it.game, it.at, it.words),
        Subject.ROUND_TIME: lambda it: round_time_screen(it.game, it.at, it.words),
        Subject.NEWCOMER: lambda it: newcomer_screen(
            it.game, it.row.viewer, it.person, it.words, closing=it.row.closing
        ),
    }
)
"""the screens of messages that show no card, by their subjects"""


def reader_of(row: MessageRow, game: Game) -> Person | None:
    """The person whose message it is, as long as they hold its seat."""
    person = game.holder(row.viewer).person
    return None if person is None or row.person_id not in (None, person.id) else person


NOTHING = Drawn(None)


class GameMessages(MessageKind):
    """The messages of all games."""

    def __init__(
        self, client: discord.Client, tables: Tables, pictures: Pictures, emojis: SuitEmojis
    ) -> None:
        self.tables = tables
        self.pictures = pictures
        self.emojis = emojis
        self.tokens = Tokens(tables.clock)
        self._threads = Threads(client, tables)
        self._drawers: Mapping[Subject, Callable[[MessageRow, Game], Awaitable[Drawn | None]]] = {
            Subject.LOBBY: self._lobby,
            Subject.TABLE: self._table,
            Subject.SHEET: self._sheet,
            Subject.HAND: self._hand,
            Subject.PEEK: self._peek,
            Subject.PRACTICE: self._practised,
            Subject.VERDICT: self._verdict,
            Subject.NOTICE: self._notice,
            Subject.TABLE_LOST: self._table_lost,
            Subject.HELD_SEAT: self._held_seat,
            Subject.ARCHIVE: self._archive,
            Subject.LEFT: self._left,
            **dict.fromkeys(PLAIN, self._plain),
        }
        self.subjects = tuple(self._drawers)

    async def draw(self, row: MessageRow) -> Drawn | None:
        game = await self.tables.load_at(row.game_id or 0, row.wanted)
        return await self._drawers[row.subject](row, game)

    async def _game(self, row: MessageRow) -> Game:
        return await self.tables.load(row.game_id or 0)

    async def _drawn(self, row: MessageRow, game: Game, screen: Screen) -> Drawn:
        """Return a screen that shows `game`, and where it goes."""
        traits = TRAITS[row.subject]
        first = not row.afresh or is_hidden(game)
        drawn = Drawn(
            screen,
            mentions=traits.mentions is Mentions.ALWAYS
            or (traits.mentions is Mentions.ONCE and first),
            version=game.row.version,
            events=game.events,
        )
        if row.message_id is not None:
            return drawn
        if traits.stands is Stands.IN_CHANNEL:
            return drawn._replace(channel_id=row.channel_id or game.row.channel_id)
        if traits.stands is Stands.IN_THREAD:
            game = await self._threads.ensure_thread(game)
            return drawn._replace(channel_id=game.row.thread_id or game.row.channel_id)
        person = game.holder(row.viewer).person
        if person is None or person.discord_id is None:
            raise ValueError("a robot has no hand to read")
        return drawn._replace(reader=person)

    # What each shows -----------------------------------------------------------------------------

    async def _lobby(self, row: MessageRow, game: Game) -> Drawn:
        drawn = await self._drawn(row, game, await self.lobby(game))
        # A tournament's card is no answer to anybody, and has no button to be known by.
        return drawn._replace(version=lobby_version(game), may_stand=game.tournament is None)

    async def _table(self, row: MessageRow, game: Game) -> Drawn:
        if row.message_id is None:
            await self._after_opening(game)
        game = await self._threads.ensure_thread(game)
        if row.message_id is None and row.number >= game.deal:
            await self._threads.name_thread(game)
        return await self._of_deal(row, game, self.table)

    async def _of_deal(
        self, row: MessageRow, game: Game, make: Callable[..., Awaitable[Screen]]
    ) -> Drawn:
        """Draw the message of a deal; of an earlier one its end, whatever it has shown so far."""
        if row.number < game.deal:
            if row.message_id is None:
                return NOTHING
            ended = await self.tables.database.ask(self.tables.games.at_end_of, game, row.number)
            return Drawn(await make(ended, closing=True), version=game.row.version)
        seen = await self.as_seen_now(game, row)
        closing = row.closing and seen.row.version == game.row.version
        drawn = await self._drawn(row, seen, await make(seen, closing=closing))
        # The clock of whoever is asked runs from their hand alone.
        return drawn._replace(asks=seen if row.subject == Subject.HAND else None)

    async def _after_opening(self, game: Game) -> None:
        """The message that calls people to a tournament's table opens its thread."""
        if game.tournament is None:
            return
        opening = await self._find(game, Subject.OPENING, TABLE_VIEWER)
        if opening is None or opening.message_id is not None or opening.tries:
            return
        if opening.shown < opening.wanted and opening.retry_at is None:
            raise NotYet(self.tables.clock.now() + 1)

    async def _hand(self, row: MessageRow, game: Game) -> Drawn:
        if row.number >= game.deal:
            if (person := reader_of(row, game)) is None:
                # The row was read before another sat down: it is somebody's last word by now.
                if row.closing:
                    return NOTHING
                raise NotYet(self.tables.clock.now() + 1)
            if row.message_id is None and not person.dms_wanted:
                await self.unread(row)
                return NOTHING
        return await self._of_deal(row, game, partial(self.hand, seat=row.viewer))

    async def _sheet(self, row: MessageRow, game: Game) -> Drawn:
        self._after_last_trick(row, game)
        words = self.table_words(game)
        return await self._drawn(row, game, await self.sheet(game, row.number, words))

    def _after_last_trick(self, row: MessageRow, game: Game) -> None:
        """The last trick of a deal is seen before its sheet comes (docs/design.md, Time)."""
        until = seen_until(game, self.tables.pace, self.tables.clock.now())
        if row.number == game.deal and until is not None:
            raise NotYet(until)

    async def _verdict(self, row: MessageRow, game: Game) -> Drawn:
        """Send it to those who want messages; the others read it in their hand and the thread."""
        if (person := reader_of(row, game)) is None or not person.dms_wanted:
            return NOTHING
        self._after_last_trick(row, game)
        return await self._drawn(row, game, await self.verdict(game, row.viewer))

    async def hand_clicked(
        self, row: MessageRow, before: Game, game: Game, draft: HandDraft, *, in_dm: bool
    ) -> tuple[Drawn, Screen]:
        """Draw the hand that answers a click on it, which shows at once what came of the click.

        `before`: the game as it was then; `in_dm`: it is in the DM with the bot.
        """
        closing = game.row.status != "playing"
        if row.subject == Subject.HAND and row.number < game.deal:
            # All have passed: the next deal has a message of its own.
            game, closing = before, True
        beside = row.subject == Subject.PEEK and not (game.is_practice and in_dm)
        make = self.peek if beside else self.hand
        screen = await make(game, row.viewer, closing=closing, draft=draft)
        # A sheet comes once the last trick has been looked at: until then the message lags.
        version = game.row.version - shows_sheet(game)
        return Drawn(screen, version=version, events=game.events, asks=game), screen

    async def _peek(self, row: MessageRow, game: Game) -> Drawn | None:
        if reader_of(row, game) is None:
            return None
        seen = await self.as_seen_now(game, row)
        screen = await self.peek(seen, row.viewer, closing=row.closing)
        return Drawn(screen, version=seen.row.version, events=seen.events, asks=seen)

    async def _practised(self, row: MessageRow, game: Game) -> Drawn:
        """One message in a DM, whichever deal it is."""
        seen = await self.as_seen_now(game, row)
        return await self._drawn(row, seen, await self.hand(seen, row.viewer))

    async def _plain(self, row: MessageRow, game: Game) -> Drawn:
        """An offer, a question, or a last word: no card is on it."""
        if row.message_id is None and row.closing:
            return NOTHING
        person = await self.tables.database.ask(people.find, row.person_id)
        message = PlainMessage(row, game, self.table_words(game), person)
        return await self._drawn(row, game, PLAIN[row.subject](message))

    async def _left(self, row: MessageRow, game: Game) -> Drawn:
        """The last word in a hand, in the language of the person who has left."""
        if row.message_id is None and row.closing:
            return NOTHING
        ask, words = self.tables.database.ask, self.table_words(game)
        if game.is_practice:
            now = await ask(messages.find, game.id, Subject.PRACTICE, row.viewer)
            return await self._drawn(row, game, moved_screen(game, words, now))
        departed = await ask(games.find_departure, game.id, row.person_id or 0)
        if (person := await ask(people.find, row.person_id)) is not None:
            words = reader_words(person, game)
        why = departed.why if departed else "replaced"
        return await self._drawn(row, game, left_screen(game, row.viewer, why, words))

    # What calls somebody, once -------------------------------------------------------------------

    async def _table_lost(self, row: MessageRow, game: Game) -> Drawn:
        """Return the message that a table is lost; it goes when the table is shown again."""
        if (person := reader_of(row, game)) is None:
            return NOTHING
        text = table_lost_text(game, reader_words(person, game))
        return Drawn(sentence(text), reader=person)

    async def _held_seat(self, row: MessageRow, game: Game) -> Drawn:
        """A seat that is held; it goes when the party begins, or the seat is given up."""
        if (person := reader_of(row, game)) is None:
            return NOTHING
        lobby = await self._find(game, Subject.LOBBY, TABLE_VIEWER)
        if lobby is None or lobby.message_id is None:
            raise NotYet(self.tables.clock.now() + 1)
        aloud = row.aloud or not person.dms_wanted
        words = self.table_words(game) if aloud else reader_words(person, game)
        url = message_url(game, lobby.message_id)
        text = held_seat_text(game, row.viewer, words, url, aloud=aloud)
        if aloud:
            return Drawn(text, channel_id=lobby.channel_id, mentions=True)
        return Drawn(text, reader=person)

    async def _notice(self, row: MessageRow, game: Game) -> Drawn:
        """Beside the hand in the DM, else with a mention in the thread."""
        hand = await self._find(game, Subject.HAND, row.viewer, game.deal)
        now, person = self.tables.clock.now(), game.holder(row.viewer).person
        is_coming = (
            hand is not None
            and hand.message_id is None
            and (person is None or person.dms_wanted)
            and hand.shown < hand.wanted
            and hand.held_until <= now
        )
        if is_coming:  # the notice belongs beside it
            raise NotYet(now + 1)
        until = closes_at(game, self.tables.pace)
        # One that is sent is corrected where it stands, or not at all.
        sent_in = row.channel_id if row.message_id else None
        beside = hand.channel_id if hand and hand.message_id and not row.aloud else None
        if hand is not None and hand.message_id and beside and sent_in in (None, beside):
            words = self.seat_words(game, row.viewer)
            url = hand_url(beside, hand.message_id)
            text = notice_text(game, row.viewer, words, url, in_thread=False, until=until)
            return Drawn(text, channel_id=beside, asks=game)
        if game.row.thread_id is None or sent_in not in (None, game.row.thread_id):
            # Neither a DM nor a thread to write in: the next turn asks again.
            return Drawn(None, asks=game)
        # Whoever is called to the table needs its button.
        await self.tables.threads.look_at_table(game)
        words = self.table_words(game)
        text = notice_text(game, row.viewer, words, "", in_thread=True, until=until)
        screen = screen_of(text, [my_hand_button(game, words)], colour=GOLD)
        return Drawn(screen, channel_id=game.row.thread_id, mentions=True, asks=game)

    async def _find(
        self, game: Game, subject: Subject, viewer: int, number: int | None = None
    ) -> MessageRow | None:
        return await self.tables.database.ask(messages.find, game.id, subject, viewer, number)

    async def _archive(self, row: MessageRow, game: Game) -> None:
        """A tournament's table is over: its thread can still be read, by its link."""
        if game.has_ended and game.row.thread_id is not None:
            await self._threads.archive(game.row.thread_id)

    # What becomes of one -------------------------------------------------------------------------

    async def shown(self, row: MessageRow) -> None:
        """A table that could not be shown is there again: its people need not be told any more."""
        if row.subject is Subject.TABLE and row.retry_at is not None:
            await self.tables.threads.found(await self._game(row))

    async def goes_on(self, row: MessageRow) -> bool:
        return (await self._game(row)).row.status == "playing"

    async def lost(self, row: MessageRow, error: discord.HTTPException) -> bool:
        return await self._threads.lost(row, await self._game(row), error)

    async def unread(self, row: MessageRow) -> None:
        """A hand does not reach its owner: if they are asked and see no other, they are called to
        the table, where My hand shows it."""
        if row.subject not in (Subject.HAND, Subject.PEEK):
            return
        game = await self._game(row)
        if game.is_practice or all(each.actor != row.viewer for each in game.waits()):
            return
        peek = await self._find(game, Subject.PEEK, row.viewer)
        hand = await self._find(game, Subject.HAND, row.viewer)
        beside = row.subject is Subject.PEEK and hand is not None and hand.message_id is not None
        if not beside and (peek is None or not self.tokens.lives(peek)):
            await self.tables.clocks.call(game.id, row.viewer)

    async def given_up(self, row: MessageRow, *, ours: bool) -> None:
        """Let somebody's clock not wait for a message that will not come."""
        if row.subject in (Subject.HAND, Subject.PEEK, Subject.NOTICE):
            await self.tables.clocks.start(row.game_id or 0, row.viewer)

    # Their screens, each in its language and made from the state that it shows --------------------

    def table_words(self, game: Game) -> Words:
        return words_for(language_of(game.row.language))

    def seat_words(self, game: Game, seat: int) -> Words:
        person = game.holder(seat).person
        return self.table_words(game) if person is None else reader_words(person, game)

    async def hand(
        self,
        game: Game,
        seat: int,
        *,
        closing: bool = False,
        draft: HandDraft = NOTHING_CHOSEN,
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

    async def _holding(self, game: Game, seat: int, draft: HandDraft) -> Holding:
        words = self.seat_words(game, seat)
        seen = view(game.state or game.playing(), seat)
        if seen.choices and draft.choice is None:
            async with self.tables.database.glance() as connection:
                row = await keeps_choice(connection, game, seat)
            draft = draft._replace(choice=row.chosen if row else None)
        look = look_of(game.holder(seat).person, words)
        suits = self.emojis.of(four_colours=look.four_colours)
        return Holding(seen, game, words, draft, closes_at(game, self.tables.pace), suits)

    async def _practice(
        self, game: Game, seat: int, draft: HandDraft, *, elsewhere: bool = False
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
        self, game: Game, seat: int, *, closing: bool = False, draft: HandDraft = NOTHING_CHOSEN
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

    async def table(self, game: Game, *, closing: bool = False) -> Screen:
        words, paused = self.table_words(game), ""
        if game.row.paused_at is not None:  # by somebody who need not sit there
            person = await self.tables.database.ask(people.find, game.row.paused_by)
            paused = paused_line(game, words, person.name if person else None)
        return await table_screen(
            view(game.state or game.playing(), None),
            game,
            words,
            self.pictures,
            closing=closing,
            closes_at=closes_at(game, self.tables.pace),
            paused=paused,
        )

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


def reader_words(person: Person, game: Game) -> Words:
    """The words of a person's language, else of their table's."""
    return words_for(language_of(person.language or person.locale or game.row.language))
