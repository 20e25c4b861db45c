"""Brings messages up to date: what each row of `messages` shows, sent or edited on Discord."""

import logging
from typing import Any, Final, NamedTuple

import discord

from bot.rules import DealResult, view
from bot.storage import games, messages, servers
from bot.storage.messages import TABLE_VIEWER, Projection
from bot.storage.people import Person
from bot.tables import Game, Tables
from bot.tables.marks import HAND, LOBBY, PEEK, SHEET, TABLE, lobby_version, mark_lobby
from bot.tables.pace import closes_at, led_from
from bot.text import Words, language_of, words_for
from cogs.pictures import Pictures, look_of
from cogs.screens.hand import hand_screen
from cogs.screens.holding import NOTHING_CHOSEN, Draft, Holding
from cogs.screens.lobby import lobby_screen
from cogs.screens.names import message_url, thread_name
from cogs.screens.notice import notice_text
from cogs.screens.screen import Screen
from cogs.screens.sheet import sheet_screen
from cogs.screens.table import table_screen
from cogs.uploads import Uploads

log = logging.getLogger(__name__)

THREAD_EXISTS: Final = 160004
ARCHIVE_AFTER_MINUTES: Final = 1440


class NotYet(Exception):
    """A row has to wait until `until`: a finished trick is still being looked at."""

    def __init__(self, until: float) -> None:
        super().__init__(until)
        self.until = until


class Screens:
    """Makes the screen of a row, and knows which language and which state it shows."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self.tables = tables
        self.pictures = pictures
        self._servers: dict[int, int] = {}

    async def server_id(self, game: Game) -> int:
        """The Discord id of the game's server."""
        ours = game.row.server_id
        if ours not in self._servers:
            async with self.tables.database.read() as connection:
                self._servers[ours] = await servers.discord_id_of(connection, ours)
        return self._servers[ours]

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
        result: DealResult | None = None,
        draft: Draft = NOTHING_CHOSEN,
    ) -> Screen:
        """`result`: how the deal of a closing hand ended."""
        person = game.holder(seat).person
        seen = view(game.state or game.playing(), seat)
        if seen.choices and draft.choice is None:
            draft = draft._replace(choice=await self._chosen(game, seat))
        until = closes_at(game, self.tables.pace)
        words = self.seat_words(game, seat)
        return await hand_screen(
            Holding(seen, game, words, draft, until),
            self.pictures,
            look=look_of(person, words),
            server_discord_id=await self.server_id(game),
            closing=closing,
            result=result,
        )

    async def _chosen(self, game: Game, seat: int) -> int | None:
        """Which of the sets he may announce somebody has chosen in this deal."""
        async with self.tables.database.read() as connection:
            row = await messages.find(connection, game.id, HAND, seat, game.deal)
        return row.chosen if row else None

    async def table(self, game: Game, *, closing: bool = False) -> Screen:
        return await table_screen(
            view(game.state or game.playing(), None),
            game,
            self.table_words(game),
            self.pictures,
            closing=closing,
            closes_at=closes_at(game, self.tables.pace),
        )

    async def sheet(
        self, game: Game, number: int, words: Words, reader: Person | None = None
    ) -> Screen:
        """The sheet of a deal; a single `reader` is not asked what is next for the table."""
        public = view(game.state or game.playing(), None)
        look = look_of(reader, words)
        private = reader is not None
        return await sheet_screen(public, number, game, words, self.pictures, look, private=private)

    async def lobby(self, game: Game) -> Screen:
        return lobby_screen(game, self.table_words(game), await self.server_id(game))

    async def as_seen_now(self, game: Game, shown: int) -> Game:
        """The game as its messages may show it at this moment.

        A finished trick stays complete on the table for a while before anything is led (design.md,
        Time). Raises `NotYet` when a message that shows `shown` has to wait for that.
        """
        row = game.row
        if row.trick_events is None or row.trick_at is None or game.events == row.trick_events:
            return game
        until = row.trick_at + self.tables.pace.trick_pause
        if self.tables.clock.now() >= until:
            return game
        version = row.version - (game.events - row.trick_events)
        if shown >= version:
            raise NotYet(until)
        async with self.tables.database.read() as connection:
            return await self.tables.games.at(connection, game, row.trick_events)


class Unwritten(NamedTuple):
    """What a message shows, and where it is."""

    version: int
    values: dict[str, Any]


class Messenger:
    """Sends, edits and deletes the message of a row."""

    def __init__(self, client: discord.Client, screens: Screens, uploads: Uploads) -> None:
        self._client = client
        self._screens = screens
        self._uploads = uploads
        self._database = screens.tables.database
        self._unwritten: dict[int, Unwritten] = {}
        """by row: what was sent while the database could not be written"""

    async def show(self, row: Projection) -> bool:
        """Bring the message of `row` up to date; raises discord.py's errors, or `NotYet`.

        False when it may lag behind still: what it should show has to be looked up again.
        """
        if row.id in self._unwritten:
            return await self._write_down(row, self._unwritten[row.id])
        game = await self._screens.tables.load_at(row.game_id, row.wanted)
        match row.subject:
            case "lobby":
                return await self._post(row, game, await self._screens.lobby(game))
            case "table":
                return await self._table(row, game)
            case "sheet":
                return await self._sheet(row, game)
            case "hand":
                return await self._hand(row, game)
            case "peek":
                return await self._peek(row, game)
            case "notice":
                return await self._notice(row, game)
            case subject:
                raise ValueError(f"a row with the subject {subject!r}")

    async def _table(self, row: Projection, game: Game) -> bool:
        game = await self._ensure_thread(game)
        if row.deal < game.deal:
            earlier = await self._earlier(row, game)
            if earlier is not None:
                await self._edit(row, await self._screens.table(earlier, closing=True))
            return await self._shown(row, game)
        seen = await self._screens.as_seen_now(game, row.shown)
        closing = row.closing and seen.row.version == game.row.version
        return await self._post(row, seen, await self._screens.table(seen, closing=closing))

    async def _hand(self, row: Projection, game: Game) -> bool:
        if row.deal < game.deal:
            earlier = await self._earlier(row, game)
            if earlier is not None:
                result = _result(game, row.deal)
                screen = await self._screens.hand(earlier, row.viewer, closing=True, result=result)
                await self._edit(row, screen)
            return await self._shown(row, game)
        person = game.holder(row.viewer).person
        if person is not None and not person.dms_wanted and row.message_id is None:
            await self._shown(row, game)
            await self.dm_refused(row)
            return False
        seen = await self._screens.as_seen_now(game, row.shown)
        closing = row.closing and seen.row.version == game.row.version
        result = _result(seen, row.deal) if closing else None
        screen = await self._screens.hand(seen, row.viewer, closing=closing, result=result)
        return await self._post(row, seen, screen)

    async def _sheet(self, row: Projection, game: Game) -> bool:
        """The last trick of a deal stays to be seen before its sheet comes (design.md, Time)."""
        until = led_from(game, self._screens.tables.pace)
        if row.deal == game.deal and self._screens.tables.clock.now() < until:
            raise NotYet(until)
        words = self._screens.table_words(game)
        return await self._post(row, game, await self._screens.sheet(game, row.deal, words))

    async def _peek(self, row: Projection, game: Game) -> bool:
        """An ephemeral hand is edited through its interaction's token while that lives."""
        if row.token is None or (row.token_until or 0) <= self._screens.tables.clock.now():
            return await self._forget(row)
        seen = await self._screens.as_seen_now(game, row.shown)
        screen = await self._screens.hand(seen, row.viewer, closing=row.closing)
        webhook = discord.Webhook.partial(
            self._client.application_id or 0, row.token, client=self._client
        )
        message_id = row.message_id or 0
        await self._uploads.edit(
            message_id,
            screen,
            lambda files: webhook.edit_message(message_id, view=screen.view, attachments=files),
        )
        return await self._shown(row, seen)

    async def _earlier(self, row: Projection, game: Game) -> Game | None:
        """The game as a message of an earlier deal shows it; None when it was never sent."""
        events = row.shown - (game.row.version - game.events)
        if row.message_id is None or events < 0:
            return None
        async with self._database.read() as connection:
            return await self._screens.tables.games.at(connection, game, events)

    async def _notice(self, row: Projection, game: Game) -> bool:
        if row.closing:
            if row.message_id is not None and row.channel_id is not None:
                await self._delete(row.channel_id, row.message_id)
            return await self._forget(row)
        if row.message_id is not None:
            return await self._shown(row, game)
        return await self._send_notice(row, game)

    async def _send_notice(self, row: Projection, game: Game) -> bool:
        """Beside the hand in the DM, else with a mention in the thread."""
        async with self._database.read() as connection:
            hand = await messages.find(connection, game.id, HAND, row.viewer, game.deal)
        now = self._screens.tables.clock.now()
        on_its_way = hand is not None and hand.shown < hand.wanted and hand.retry_at <= now
        if hand is not None and hand.message_id is None and on_its_way:
            # The hand is on its way: the notice belongs beside it.
            raise NotYet(now + 1)
        in_dm = hand is not None and hand.message_id is not None
        channel = hand.channel_id if hand and in_dm else game.row.thread_id
        if channel is None:
            # Neither a DM nor a thread to write in: the next turn asks again.
            return await self._shown(row, game)
        screens = self._screens
        words = screens.seat_words(game, row.viewer) if in_dm else screens.table_words(game)
        url = message_url(game, await screens.server_id(game), None)
        sent = await self._client.get_partial_messageable(channel).send(
            notice_text(game, row.viewer, words, url, in_thread=not in_dm),
            nonce=_nonce(row),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=not in_dm),
        )
        return await self._shown(row, game, channel_id=channel, message_id=sent.id)

    async def _post(self, row: Projection, game: Game, screen: Screen) -> bool:
        """Edit the message of a row, or send it if there is none yet."""
        if row.message_id is not None:
            await self._edit(row, screen)
            return await self._shown(row, game)
        channel_id = await self._channel(row, game)
        sent = await self._client.get_partial_messageable(channel_id).send(
            view=screen.view,
            files=screen.files(),
            nonce=_nonce(row),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._uploads.note(sent.id, screen)
        return await self._shown(row, game, channel_id=channel_id, message_id=sent.id)

    async def _edit(self, row: Projection, screen: Screen) -> None:
        message = self._partial(row.channel_id or 0, row.message_id or 0)
        await self._uploads.edit(
            message.id,
            screen,
            lambda files: message.edit(view=screen.view, attachments=files),
        )

    async def _channel(self, row: Projection, game: Game) -> int:
        if row.subject == LOBBY:
            return game.row.channel_id
        if row.subject in (TABLE, SHEET):
            game = await self._ensure_thread(game)
            return game.row.thread_id or game.row.channel_id
        person = game.holder(row.viewer).person
        if person is None or person.discord_id is None:
            raise ValueError("a robot has no hand to read")
        return await self.dm_channel(person.discord_id)

    async def dm_channel(self, discord_id: int) -> int:
        """The DM channel with a person; opened when needed."""
        return (await self._client.create_dm(discord.Object(discord_id))).id

    async def _ensure_thread(self, game: Game) -> Game:
        """The table's thread hangs on the lobby's message, and so has its id."""
        if game.row.thread_id is not None:
            return game
        async with self._database.read() as connection:
            lobby = await messages.find(connection, game.id, LOBBY, TABLE_VIEWER)
        if lobby is None or lobby.message_id is None or lobby.channel_id is None:
            raise NotYet(self._screens.tables.clock.now() + 1)
        name = thread_name(game, self._screens.table_words(game))
        server = await self._screens.server_id(game)
        channel = self._client.get_partial_messageable(lobby.channel_id, guild_id=server)
        try:
            await channel.get_partial_message(lobby.message_id).create_thread(
                name=name, auto_archive_duration=ARCHIVE_AFTER_MINUTES
            )
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
        async with self._database.write() as connection:
            await games.change(connection, game.id, thread_id=lobby.message_id)
            game = await self._screens.tables.games.load(connection, game.id)
            await mark_lobby(connection, game)
        self._screens.tables.changed()
        return game

    async def dm_refused(self, row: Projection) -> None:
        """A hand is not sent: if its owner is asked and sees no other, he is told in the thread."""
        game = await self._screens.tables.load(row.game_id)
        if row.subject != HAND or all(each.actor != row.viewer for each in game.waits()):
            return
        async with self._database.read() as connection:
            peek = await messages.find(connection, game.id, PEEK, row.viewer)
        tables = self._screens.tables
        if peek is None or (peek.token_until or 0) <= tables.clock.now():
            await tables.door.notify(game.id)

    async def _shown(self, row: Projection, game: Game, **values: Any) -> bool:
        version = lobby_version(game) if row.subject == LOBBY else game.row.version
        return await self._write_down(row, Unwritten(version, values))

    async def _write_down(self, row: Projection, shown: "Unwritten") -> bool:
        """A message that was sent is not sent again because the disk was full meanwhile."""
        self._unwritten[row.id] = shown
        async with self._database.write() as connection:
            await messages.show(connection, row.id, shown.version, **shown.values)
        del self._unwritten[row.id]
        return shown.version >= row.wanted

    async def _forget(self, row: Projection) -> bool:
        async with self._database.write() as connection:
            await messages.forget(connection, row.id)
        return True

    def _partial(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        try:
            await self._partial(channel_id, message_id).delete()
        except discord.NotFound:
            log.debug("message %s was gone already", message_id)


def _result(game: Game, deal: int) -> DealResult | None:
    """How a deal ended; None for one that was thrown in or goes on."""
    results = game.state.results if game.state else ()
    return next((each for each in results if each.number == deal), None)


def _nonce(row: Projection) -> str:
    """The same for each try to send a row's message: Discord keeps one of them (25 characters)."""
    return f"{row.subject[0]}{row.game_id}.{row.viewer + 1}.{row.deal}"
