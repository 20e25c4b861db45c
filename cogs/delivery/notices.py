"""Short messages to one person: that it is their turn, where their seat is held or their table is.

Each is sent once, beside the hand or where its person reads it, and goes when it has served.
"""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER, Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game
from bot.tables.delivery.outbox import Outbox
from bot.tables.delivery.receipts import Receipts
from bot.tables.time.pace import closes_at
from cogs.codes import DM_REFUSED
from cogs.delivery.screens import Screens
from cogs.delivery.sending import Sending
from cogs.delivery.threads import NotYet
from cogs.screens.hand.notice import called_screen, notice_text
from cogs.screens.lobby.lobby import held_seat_text
from cogs.screens.names import hand_url, message_url
from cogs.screens.screen import sentence
from cogs.screens.table.table_lost import table_lost_text

log = logging.getLogger(__name__)


class Notices:
    """Sends them, and takes them away.

    `dm`: the DM channel of the person that a row is for; `take_away`: deletes the message of a row.
    """

    def __init__(
        self,
        screens: Screens,
        sending: Sending,
        receipts: Receipts,
        outbox: Outbox,
        dm: Callable[[Row, Game], Awaitable[int]],
        take_away: Callable[[Row], Awaitable[bool]],
    ) -> None:
        self._screens = screens
        self._database = screens.tables.database
        self._sending = sending
        self._receipts = receipts
        self._outbox = outbox
        self._dm = dm
        self._take_away = take_away

    async def notice(self, row: Row, game: Game) -> bool:
        if row.closing:
            return await self._take_away(row)
        if row.message_id is not None:
            return await self._receipts.shown(row, game)
        return await self._send_notice(row, game)

    async def table_lost(self, row: Row, game: Game) -> bool:
        """Goes when the table is shown again."""
        if row.closing:
            return await self._take_away(row)
        if row.message_id is not None or not is_owners(row, game):
            return await self._receipts.shown(row, game)
        channel_id = await self._dm(row, game)
        text = table_lost_text(game, self._screens.seat_words(game, row.viewer))
        sent = await self._sending.send(row, channel_id, content=sentence(text))
        return await self._receipts.shown(row, game, channel_id=channel_id, message_id=sent.id)

    async def held_seat(self, row: Row, game: Game) -> bool:
        """Goes when the party begins, or the seat is given up."""
        if row.closing:
            return await self._take_away(row)
        person = game.holder(row.viewer).person
        if row.message_id is not None or person is None or not is_owners(row, game):
            return await self._receipts.shown(row, game)
        async with self._database.read() as connection:
            lobby = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
        if lobby is None or lobby.message_id is None:
            raise NotYet(self._screens.tables.clock.now() + 1)
        url = message_url(game, await self._screens.server_id(game), lobby.message_id)
        if person.dms_wanted:
            try:
                return await self._hold(row, game, await self._dm(row, game), url)
            except discord.HTTPException as error:
                if error.code not in DM_REFUSED:
                    raise
                log.info("that a seat of game %s is held is said in the channel", game.id)
        return await self._hold(row, game, game.row.channel_id, url, aloud=True)

    async def _hold(
        self, row: Row, game: Game, channel_id: int, url: str, *, aloud: bool = False
    ) -> bool:
        """`aloud`: in the channel, where the person is mentioned."""
        screens = self._screens
        words = screens.table_words(game) if aloud else screens.seat_words(game, row.viewer)
        sent = await self._sending.send(
            row,
            channel_id,
            content=held_seat_text(game, row.viewer, words, url, aloud=aloud),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=aloud),
        )
        return await self._receipts.shown(row, game, channel_id=channel_id, message_id=sent.id)

    async def _send_notice(self, row: Row, game: Game) -> bool:
        """Beside the hand in the DM, else with a mention in the thread."""
        async with self._database.read() as connection:
            hand = await messages.find(connection, game.id, Subject.HAND, row.viewer, game.deal)
        now = self._screens.tables.clock.now()
        if hand is not None and hand.message_id is None and _is_coming(hand, game, now):
            # The notice belongs beside it.
            raise NotYet(now + 1)
        if hand is not None and hand.message_id is not None and hand.channel_id is not None:
            try:
                return await self._remind(row, game, hand)
            except discord.HTTPException as error:
                if error.code not in DM_REFUSED:
                    raise
                log.info("a notice of game %s goes to the thread: %s", game.id, error)
        if game.row.thread_id is None:
            # Neither a DM nor a thread to write in: the next turn asks again.
            return await self._receipts.delivered(row, game)
        await self._look_at_table(game)
        return await self._call(row, game, game.row.thread_id)

    async def _remind(self, row: Row, game: Game, hand: Row) -> bool:
        """Beside the hand, to which it leads."""
        url = hand_url(hand.channel_id or 0, hand.message_id or 0)
        words = self._screens.seat_words(game, row.viewer)
        until = closes_at(game, self._screens.tables.pace)
        text = notice_text(game, row.viewer, words, url, in_thread=False, until=until)
        nobody = discord.AllowedMentions.none()
        sent = await self._sending.send(
            row, hand.channel_id or 0, content=text, allowed_mentions=nobody
        )
        return await self._receipts.delivered(
            row, game, channel_id=hand.channel_id, message_id=sent.id
        )

    async def _call(self, row: Row, game: Game, channel_id: int) -> bool:
        """With a mention in the thread, and the button for the hand."""
        words, until = self._screens.table_words(game), closes_at(game, self._screens.tables.pace)
        text = notice_text(game, row.viewer, words, "", in_thread=True, until=until)
        sent = await self._sending.send(
            row,
            channel_id,
            view=called_screen(text, game, words).view,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
        )
        return await self._receipts.delivered(row, game, channel_id=channel_id, message_id=sent.id)

    async def _look_at_table(self, game: Game) -> None:
        """Have the table sent again if it was deleted: whoever is called to it needs its button."""
        await self._outbox.look_at_table(game)
        self._screens.tables.changed()


def is_owners(row: Row, game: Game) -> bool:
    """Return whether the seat of a hand is still held by the person whose message it is."""
    person = game.holder(row.viewer).person
    return row.person_id is None or (person is not None and person.id == row.person_id)


def _is_coming(hand: Row, game: Game, now: float) -> bool:
    person = game.holder(hand.viewer).person
    if person is not None and not person.dms_wanted:
        return False
    return hand.shown < hand.wanted and hand.held_until <= now
