"""Threads, where tables are shown, and the lobby's message, on which a thread hangs.

Where they are is noted, and what follows when a place is gone or is back."""

import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import locations, messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import MessageRow
from bot.storage.games import games
from bot.tables.delivery.display import close, lobby_version, mark_lobby, of_holder, want
from bot.tables.game import Game, change_row
from bot.tables.party.ending import EndedWhy, Ending
from bot.tables.tools import AtTables, Tools

log = logging.getLogger(__name__)


class Threads(AtTables):
    """Hands are in DMs, so a party goes on without its table, which its people are told there."""

    def __init__(self, tools: Tools, ending: Ending) -> None:
        super().__init__(tools)
        self._ending = ending

    async def opened(self, game_id: int, thread_id: int, *, anew: bool) -> Game:
        """Note the thread of a game that had none; `anew`: the one before is gone."""
        async with self._write() as connection:
            game = await self._load(connection, game_id)
            if game.row.thread_id is None:
                await games.change(
                    connection, game_id, thread_id=thread_id, version=game.row.version + anew
                )
                game = await self._load(connection, game_id)
                await mark_lobby(connection, game)
                for holder in game.people if anew else ():
                    # The link from a hand to its table leads to the new thread.
                    hand = await messages.find(
                        connection, game.id, Subject.HAND, holder.seat, game.deal
                    )
                    if hand is not None and not hand.closing and hand.message_id is not None:
                        await messages.change(connection, hand.id, wanted=game.row.version)
        return self._committed(game)

    async def try_lobby_again(self, lobby: MessageRow) -> None:
        """Have a lobby shown that was given up: the thread is to hang on its message."""
        await self._database.commit(messages.outdate, lobby.id)

    async def lobby_gone(self, lobby: MessageRow) -> None:
        """Have another message take the place of a lobby's."""
        await self._database.commit(messages.send_afresh, lobby)
        self._changed()

    # The lobby's message: where it stands is noted, so that it is not shown once more ------------

    async def lobby_sent(self, game: Game, message_id: int | None) -> None:
        """The lobby was opened, and stands in this message as it is (None: in one that Discord has
        not numbered yet)."""
        async with self._write(game=game.id) as connection:
            row = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
            if row is not None:
                place = {"channel_id": game.row.channel_id, "message_id": message_id}
                await messages.show(connection, row, game.row.version, **place)

    async def lobby_at(self, game: Game, message_id: int) -> MessageRow | None:
        """Return the row of this message, if it is the lobby's; which it is is noted here, if the
        program was killed before it could be."""
        row = await self._database.ask(messages.find, game.id, Subject.LOBBY, TABLE_VIEWER)
        if row is not None and row.message_id is None:
            place = {
                "channel_id": row.channel_id or game.row.channel_id,
                "message_id": message_id,
            }
            await self._database.commit(messages.change, row.id, **place)
            return row._replace(**place)
        return row if row is not None and row.message_id == message_id else None

    # Gone ----------------------------------------------------------------------------------------

    async def not_shown(self, game: Game) -> None:
        """Tell everybody at a table, once, that it cannot be shown."""
        await self._database.commit_in(game.id, _tell_people, game)
        self._changed()

    async def gone(self, thread_id: int) -> None:
        """A thread was deleted, whichever games were there."""
        for place in await self._database.ask(locations.in_thread, thread_id):
            await self.lost(place.game_id, thread_id)

    async def lost(self, game_id: int, thread_id: int | None) -> None:
        """Show a lobby anew whose thread is gone, so that another is opened from it; what stood in
        the old one and still matters is shown there."""
        async with self._write() as connection:
            game = await self._load(connection, game_id)
            alive = game.row.status in ("lobby", "playing", "over")
            if not alive or game.row.thread_id is None or game.row.thread_id != thread_id:
                return
            log.info("game %s has lost its thread", game_id)
            lobby = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
            if lobby is not None and lobby.channel_id == thread_id:
                # It stood there, of a party that goes on after another: it has the channel now.
                await messages.send_afresh(connection, lobby)
                await messages.change(connection, lobby.id, channel_id=None)
            game = await change_row(connection, game, thread_id=None, version=game.row.version + 1)
            # Its open messages are sent again, the rest is not.
            for row in await messages.find_in_channel(connection, game.id, thread_id or 0):
                table = row.subject == Subject.TABLE and row.number == game.deal
                calls = row.subject in (Subject.OPENING, Subject.NEWCOMER)
                calls = calls and game.row.status == "playing"
                if (table or calls) and not row.closing:
                    await messages.send_afresh(connection, row)
                elif row.message_id is not None:
                    await messages.forget(connection, row)
            if lobby is not None:
                await messages.change(connection, lobby.id, wanted=lobby_version(game))
                await messages.replace_message(connection, lobby)
        self._committed(game)

    async def channel_gone(self, channel_id: int) -> None:
        """End lobbies of a channel that is gone; parties go on in DMs."""
        for place in await self._database.ask(locations.in_channel, channel_id):
            if place.status == "lobby":
                await self._ending.stop(place.game_id, EndedWhy.LOST)
            async with self._write() as connection:
                await _tell_people(connection, await self._load(connection, place.game_id))
        self._changed()

    # There again, or maybe ------------------------------------------------------------------------

    async def found(self, game: Game) -> None:
        """The table is shown: nobody needs to be told any more that it is not."""
        await self._database.commit_in(game.id, close, game, Subject.TABLE_LOST)
        self._changed()

    async def look_at_table(self, game: Game) -> None:
        """Have a table shown again that somebody is called to: if it was deleted, it comes back."""
        async with self._write(game=game.id) as connection:
            table = await messages.find(connection, game.id, Subject.TABLE, TABLE_VIEWER, game.deal)
            if table is not None and not table.closing and table.retry_at is None:
                await messages.outdate(connection, table.id)
        self._changed()

    async def channel_changed(self, channel_id: int) -> None:
        """`channel_id`: also of a thread."""
        await self._reopen(locations.reopen_channel, channel_id)

    async def server_changed(self, discord_id: int) -> None:
        await self._reopen(locations.reopen_server, discord_id)

    async def _reopen(
        self, reopen: Callable[[AsyncConnection, int, float], Awaitable[int]], discord_id: int
    ) -> None:
        """Try at once what could not be shown there."""
        if await self._database.commit(reopen, discord_id, self._now()):
            self._changed()


async def _tell_people(connection: AsyncConnection, game: Game) -> None:
    """Tell everybody at a table, once, in their DMs."""
    wanted = [
        of_holder(game, Subject.TABLE_LOST, each.seat, 0, 2)
        for each in game.people
        if await messages.find(connection, game.id, Subject.TABLE_LOST, each.seat) is None
    ]
    await want(connection, game, *wanted)
