"""Brings messages up to date: what a row of `messages` shows, sent or edited on Discord."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER, Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game
from bot.tables.delivery.outbox import Outbox
from bot.tables.delivery.receipts import Receipts
from bot.tables.time.pace import seen_until
from cogs.delivery.auxiliary_screens import AUXILIARY, auxiliary_screen
from cogs.delivery.notices import Notices, is_owners
from cogs.delivery.posts import Posts
from cogs.delivery.screens import Screens
from cogs.delivery.sending import Sending
from cogs.delivery.threads import NotYet, Threads
from cogs.delivery.tokens import Tokens
from cogs.delivery.traits import TRAITS, Mentions, Stands
from cogs.delivery.unwritten_lobby import find_lobby
from cogs.delivery.uploads import Uploads
from cogs.screens.names import is_hidden, thread_name
from cogs.screens.screen import Screen

log = logging.getLogger(__name__)


class Messenger:
    """Sends, edits and deletes the message of a row."""

    def __init__(self, client: discord.Client, screens: Screens, uploads: Uploads) -> None:
        self._client = client
        self._screens = screens
        self._uploads = uploads
        self.emojis = screens.emojis
        self._database = screens.tables.database
        self.threads = Threads(client, screens.tables)
        self.sending = Sending(client, screens.tables.clock.steady, self._database, uploads)
        self._outbox = Outbox(self._database)
        self.receipts = Receipts(self._database, screens.tables.clocks)
        self.tokens = Tokens(screens.tables.clock)
        self.posts = Posts(screens.tables.clock, self.sending, self.receipts)
        self.begun: set[int] = set()
        """rows of which something is on its way to Discord"""
        self.overtaken: set[int] = set()
        """rows that were being drawn when a click came that is answered with the same message"""
        notices = Notices(
            screens, self.sending, self.receipts, self._outbox, self._channel, self._take_away
        )
        self._by_subject: dict[str, Callable[[Row, Game], Awaitable[bool]]] = {
            Subject.LOBBY: self._lobby,
            Subject.TABLE: self._table,
            Subject.SHEET: self._sheet,
            Subject.HAND: self._hand,
            Subject.PEEK: self._peek,
            Subject.PRACTICE: self._practice,
            Subject.VERDICT: self._verdict,
            Subject.NOTICE: notices.notice,
            Subject.TABLE_LOST: notices.table_lost,
            Subject.HELD_SEAT: notices.held_seat,
            Subject.ARCHIVE: self._archive,
        }

    async def show(self, row: Row) -> bool:
        """Bring the message of `row` up to date; raises discord.py's errors, or `NotYet`.

        False when it may lag behind still: what it should show has to be looked up again.
        """
        try:
            if self.receipts.lacks(row):
                return await self.receipts.write_again(row)
            if row.game_id is None:
                return await self.posts.show(row)
            game = await self._screens.tables.load_at(row.game_id, row.wanted)
            async with self.receipts.showing(row.game_id):
                if row.subject in AUXILIARY:
                    return await self._beside(row, game)
                return await self._by_subject[row.subject](row, game)
        finally:
            self.begun.discard(row.id)
            self.overtaken.discard(row.id)

    def is_counted(self, row: Row) -> bool:
        """Return whether Discord counts the request that brings a row up to date."""
        return row.game_id is None or not self.tokens.has_room(row)

    def _begin(self, row: Row) -> None:
        """Before something is sent: the answer to a click shows what is newer."""
        if row.id in self.overtaken:
            raise NotYet(self._screens.tables.clock.now())
        self.begun.add(row.id)

    async def show_again(self, row: Row) -> None:
        """Nobody knows what its message shows: of two edits, either may have arrived last."""
        self._uploads.forget(row.message_id)
        await self._outbox.outdate(row)

    async def _lobby(self, row: Row, game: Game) -> bool:
        return await self._post(row, game, await self._screens.lobby(game))

    async def _table(self, row: Row, game: Game) -> bool:
        if row.message_id is None:
            await self._after_opening(game)
        game = await self._ensure_thread(game)
        if row.number < game.deal:
            if row.message_id is not None:
                ended = await self._at_end_of(row, game)
                await self._edit(row, await self._screens.table(ended, closing=True))
            return await self.receipts.shown(row, game)
        if row.message_id is None:
            await self.threads.name_thread(game, self._thread_name(game))
        seen = await self._screens.as_seen_now(game, row)
        closing = row.closing and seen.row.version == game.row.version
        up_to_date = await self._post(row, seen, await self._screens.table(seen, closing=closing))
        if row.retry_at is not None:
            await self._outbox.table_is_back(game)
            return False
        return up_to_date

    async def _after_opening(self, game: Game) -> None:
        """The message that calls people to a tournament's table opens its thread."""
        if game.tournament is None:
            return
        async with self._database.read() as connection:
            opening = await messages.find(connection, game.id, Subject.OPENING, TABLE_VIEWER)
        if opening is None or opening.message_id is not None or opening.tries:
            return
        if opening.shown < opening.wanted and opening.retry_at is None:
            raise NotYet(self._screens.tables.clock.now() + 1)

    async def _hand(self, row: Row, game: Game) -> bool:
        if row.number < game.deal:
            if row.message_id is not None:
                ended = await self._at_end_of(row, game)
                await self._edit(row, await self._screens.hand(ended, row.viewer, closing=True))
            return await self.receipts.shown(row, game)
        if not is_owners(row, game):
            # The row was read before another sat down: it is somebody's last word by now.
            if row.closing:
                return await self.receipts.shown(row, game)
            raise NotYet(self._screens.tables.clock.now() + 1)
        person = game.holder(row.viewer).person
        if person is not None and not person.dms_wanted and row.message_id is None:
            await self.receipts.shown(row, game)
            await self.offer_hand(row)
            return False
        seen = await self._screens.as_seen_now(game, row)
        closing = row.closing and seen.row.version == game.row.version
        screen = await self._screens.hand(seen, row.viewer, closing=closing)
        return await self._post(row, seen, screen)

    async def _sheet(self, row: Row, game: Game) -> bool:
        self._after_last_trick(row, game)
        words = self._screens.table_words(game)
        return await self._post(row, game, await self._screens.sheet(game, row.number, words))

    def _after_last_trick(self, row: Row, game: Game) -> None:
        """The last trick of a deal is seen before its sheet comes (docs/design.md, Time)."""
        tables = self._screens.tables
        until = seen_until(game, tables.pace, tables.clock.now())
        if row.number == game.deal and until is not None:
            raise NotYet(until)

    async def _verdict(self, row: Row, game: Game) -> bool:
        """Send it to those who want messages; the others read it in their hand and the thread."""
        person = game.holder(row.viewer).person
        if person is None or not is_owners(row, game) or not person.dms_wanted:
            return await self.receipts.shown(row, game)
        self._after_last_trick(row, game)
        return await self._post(row, game, await self._screens.verdict(game, row.viewer))

    async def _peek(self, row: Row, game: Game) -> bool:
        """An ephemeral hand is edited through its interaction's token while that lives."""
        if not self.tokens.lives(row):
            return await self.close_peek(row)
        if not is_owners(row, game):
            return await self.receipts.forget(row)
        seen = await self._screens.as_seen_now(game, row)
        screen = await self._screens.peek(seen, row.viewer, closing=row.closing)
        await self._edit(row, screen)
        return await self.receipts.delivered(row, seen, events=seen.events)

    async def _practice(self, row: Row, game: Game) -> bool:
        """One message in a DM, whichever deal it is."""
        seen = await self._screens.as_seen_now(game, row)
        return await self._post(row, seen, await self._screens.hand(seen, row.viewer))

    async def close_peek(self, row: Row) -> bool:
        """It cannot be edited any more; whoever is asked and sees no other hand is told."""
        await self.receipts.forget(row)
        async with self._database.read() as connection:
            hand = await messages.find(connection, row.game_id or 0, Subject.HAND, row.viewer)
        if hand is None or hand.message_id is None:
            await self.offer_hand(row)
        return True

    async def _beside(self, row: Row, game: Game) -> bool:
        """An offer, a question, or a last word: no card is on it."""
        screens = self._screens
        if row.subject == Subject.ROUND_TIME and row.closing:
            return await self._take_away(row)
        if row.message_id is None and row.closing:
            return await self.receipts.shown(row, game)
        screen = await auxiliary_screen(
            row, game, screens.table_words(game), await screens.server_id(game), self._database
        )
        if row.is_ephemeral and not self.tokens.lives(row):
            return await self.receipts.forget(row)
        return await self._post(row, game, screen)

    async def _at_end_of(self, row: Row, game: Game) -> Game:
        """The game as a message of an earlier deal shows it, whatever it has shown so far."""
        async with self._database.read() as connection:
            return await self._screens.tables.games.at_end_of(connection, game, row.number)

    async def _archive(self, row: Row, game: Game) -> bool:
        """A tournament's table is over: its thread can still be read, by its link."""
        if game.has_ended and game.row.thread_id is not None:
            await self.threads.archive(game.row.thread_id)
        return await self.receipts.forget(row)

    async def _post(self, row: Row, game: Game, screen: Screen) -> bool:
        """Edit the message of a row, or send it if there is none yet."""
        shown = self.receipts.delivered if row.subject == Subject.HAND else self.receipts.shown
        if row.message_id is not None:
            await self._edit(row, screen)
            return await shown(row, game, events=game.events)
        channel_id = await self._channel(row, game)
        # A tournament's card is no answer to anybody, and has no button to be known by.
        first = row.subject == Subject.LOBBY and not row.afresh and game.tournament is None
        if first and (found := await find_lobby(self._client, channel_id, game)):
            row = row._replace(channel_id=channel_id, message_id=found)
            await self._edit(row, screen)
            return await shown(row, game, channel_id=channel_id, message_id=found)
        self._begin(row)
        people = _notifies(row, game)
        message_id = await self.sending.put(row, channel_id, screen, people)
        place = {"channel_id": channel_id, "message_id": message_id}
        return await shown(row, game, events=game.events, **place)

    async def _edit(self, row: Row, screen: Screen) -> None:
        self._begin(row)
        if row.token is not None and await self._edit_by_token(row, row.token, screen):
            return
        await self.sending.edit(row.channel_id or 0, row.message_id or 0, screen)

    async def _edit_by_token(self, row: Row, token: str, screen: Screen) -> bool:
        """Edit what a click was answered with, as if it was answered only now.

        False when that does not go, for a message that can be reached otherwise too.
        """
        if not row.is_ephemeral and not self.tokens.has_room(row):
            return False
        self.tokens.take(token)
        webhook = discord.Webhook.partial(
            self._client.application_id or 0, token, client=self._client
        )
        message_id = row.message_id or 0
        try:
            await self._uploads.edit(
                message_id,
                screen,
                lambda files: webhook.edit_message(message_id, view=screen.view, attachments=files),
            )
        except discord.HTTPException as error:
            if row.is_ephemeral:
                raise
            log.info("message row %s is not edited by a token: %s", row.id, error)
            self.tokens.refuse(token)
            return False
        return True

    async def _channel(self, row: Row, game: Game) -> int:
        stands = TRAITS[row.subject].stands
        if stands is Stands.IN_CHANNEL:
            return game.row.channel_id
        if stands is Stands.IN_THREAD:
            game = await self._ensure_thread(game)
            return game.row.thread_id or game.row.channel_id
        person = game.holder(row.viewer).person
        if person is None or person.discord_id is None:
            raise ValueError("a robot has no hand to read")
        return await self.sending.dm(person.discord_id)

    async def _ensure_thread(self, game: Game) -> Game:
        name = self._thread_name(game)
        return await self.threads.ensure_thread(game, await self._screens.server_id(game), name)

    def _thread_name(self, game: Game) -> str:
        return thread_name(game, self._screens.table_words(game))

    async def offer_hand(self, row: Row) -> None:
        """A hand does not reach its owner: if they are asked and see no other, they are called to
        the table, where My hand shows it.
        """
        game = await self._screens.tables.load(row.game_id or 0)
        if game.is_practice or all(each.actor != row.viewer for each in game.waits()):
            return
        async with self._database.read() as connection:
            peek = await messages.find(connection, game.id, Subject.PEEK, row.viewer)
        tables = self._screens.tables
        if peek is None or not self.tokens.lives(peek):
            await tables.clocks.call(game.id, row.viewer)

    async def given_up(self, row: Row) -> None:
        """No message will ask somebody: their clock does not wait for it."""
        if row.subject in (Subject.HAND, Subject.PEEK, Subject.NOTICE):
            await self._screens.tables.clocks.start(row.game_id or 0, row.viewer)

    async def _take_away(self, row: Row) -> bool:
        await self.sending.delete(row)
        return await self.receipts.forget(row)


def _notifies(row: Row, game: Game) -> bool:
    mentions = TRAITS[row.subject].mentions
    first = not row.afresh or is_hidden(game)
    return mentions is Mentions.ALWAYS or (mentions is Mentions.ONCE and first)
