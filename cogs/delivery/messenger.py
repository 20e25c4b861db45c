"""Brings messages up to date: what a row of `messages` shows, sent, edited or deleted on Discord.

What a message shows is made by its kind; all else is the same for every subject, but for its
traits. A message is edited by the first way that there is: the answer to a click on it, the token
of an earlier click, or a request of the bot's.
"""

import logging
from math import inf
from typing import Any

import discord

from bot.storage.delivery.subjects import HANDS, Subject
from bot.storage.engine.schema import MessageRow
from bot.tables.delivery.outbox import Outbox
from cogs.answering import update
from cogs.delivery.game_messages import GameMessages
from cogs.delivery.kinds import TRAITS, Drawn, MessageKind, Parked
from cogs.delivery.scheduled_events import ScheduledEvents
from cogs.delivery.sending import ClickWebhook, Pace, Sending, Uploads
from cogs.delivery.threads import AGAIN, NotYet
from cogs.press import Interaction
from cogs.screens.scheduled import Scheduled
from cogs.screens.screen import Screen

log = logging.getLogger(__name__)


class Gone(MessageKind):
    """Messages in whose place others stand: they are deleted, and that is all."""

    subjects = (Subject.GONE,)

    async def draw(self, row: MessageRow) -> None:
        pass


class Messenger:
    """Sends, edits and deletes the message of a row."""

    def __init__(self, client: discord.Client, games: GameMessages, uploads: Uploads) -> None:
        tables = games.tables
        self._client = client
        self._clock = tables.clock
        self._uploads = uploads
        self.emojis = games.emojis
        self.sending = Sending(client, tables.clock.steady, tables.database, uploads)
        self._events = ScheduledEvents(client, tables.clock, self.sending)
        self.outbox = Outbox(tables.database, tables.clocks)
        self.tokens = games.tokens
        self._pace = Pace(tables.clock)
        self.begun: set[int] = set()
        """rows of which something is on its way to Discord"""
        self.overtaken: set[int] = set()
        """rows that were being drawn when a click came that is answered with the same message"""
        self.send_until: dict[int, float] = {}
        """by row, where it is limited: until when something may be sent, by the steady clock"""
        self.following: set[int] = set()
        """rows of hands that are sent as what follows the last click of their readers"""
        self._kinds: dict[Subject, MessageKind] = {}
        self.know(games)
        self.know(Gone())

    def know(self, kind: MessageKind) -> None:
        """Have a kind make the messages of its subjects."""
        self._kinds.update(dict.fromkeys(kind.subjects, kind))

    def of(self, row: MessageRow) -> MessageKind:
        return self._kinds[row.subject]

    async def show(self, row: MessageRow) -> bool:
        """Bring the message of `row` up to date; raises discord.py's errors, or `NotYet`.

        False when it may lag behind still: what it should show has to be looked up again.
        """
        try:
            if self.outbox.lacks(row):
                await self.outbox.write_again(row)
                return False
            async with self.outbox.showing(row):
                return await self._show(row)
        finally:
            self.begun.discard(row.id)
            self.overtaken.discard(row.id)
            self.send_until.pop(row.id, None)
            self.following.discard(row.id)

    async def _show(self, row: MessageRow) -> bool:
        traits = TRAITS[row.subject]
        if traits.passing and row.closing:
            await self.sending.delete(row)
            return await self.outbox.forget(row)
        if row.is_ephemeral and not self.tokens.lives(row):
            return await self.close(row)
        age = self._clock.now() - (row.asked_at or 0.0)
        is_stale = traits.news_for is not None and age > traits.news_for
        is_sent = traits.passing and not traits.corrected and row.message_id is not None
        if is_sent or is_stale:
            return await self.outbox.shown(row)
        self._pace.wait(row)
        try:
            drawn = await self.of(row).draw(row)
        except Parked:
            return await self.outbox.park(row, self._clock.now() + AGAIN)
        if drawn is None:
            return await self.outbox.forget(row)
        if drawn.screen is None:
            return await self.outbox.shown(row, asks=drawn.asks)
        return await self.deliver(row, drawn, drawn.screen)

    async def deliver(
        self,
        row: MessageRow,
        drawn: Drawn,
        screen: Screen | Scheduled | str,
        click: Interaction | None = None,
    ) -> bool:
        """Have the message of `row` show what was drawn, and write that down; return whether it
        lags behind no more. `click`: the message is the answer to it."""
        noted = await self._put(row, drawn, screen, click)
        self._pace.note(row)
        up_to_date = await self.outbox.shown(row, drawn.version, drawn.asks, **noted)
        await self.of(row).shown(row)
        return up_to_date

    def can_follow(self, row: MessageRow) -> bool:
        """Return whether a new hand can follow its reader's last click, which is not counted.

        It stands as a reply then, so that is for when there is no room for more requests.
        """
        return (
            row.subject == Subject.HAND
            and row.message_id is None
            and self.tokens.of(row) is not None
            and self.sending.is_first_try(row)
        )

    async def show_again(self, row: MessageRow) -> None:
        """Show a message again of which nobody knows which of two edits arrived last."""
        self._uploads.forget(row.message_id or 0)
        await self.outbox.outdate(row)

    async def close(self, row: MessageRow) -> bool:
        """An ephemeral message cannot be edited any more."""
        await self.outbox.forget(row)
        await self.of(row).unread(row)
        return True

    async def _put(
        self,
        row: MessageRow,
        drawn: Drawn,
        screen: Screen | Scheduled | str,
        click: Interaction | None,
    ) -> dict[str, Any]:
        """Edit the message of a row, or send it if there is none yet; return what is noted."""
        noted: dict[str, Any] = {} if drawn.events is None else {"events": drawn.events}
        if isinstance(screen, Scheduled):
            self._begin(row)
            return await self._events.put(row, await self._channel(row, drawn), screen)
        if click is not None and isinstance(screen, Screen):
            await update(click, screen)
            if row.subject in HANDS:  # what follows need not be counted
                noted |= {"token": click.token, "token_until": self.tokens.until()}
            return noted
        if row.message_id is not None:
            # What was sent in a DM long ago may have none written down.
            channel_id = row.channel_id or await self._channel(row, drawn)
            self._begin(row)
            if (
                row.token is None
                or isinstance(screen, str)
                or not await self._edit_by_token(row, row.message_id, row.token, screen)
            ):
                await self.sending.edit(channel_id, row.message_id, screen)
            return noted
        if row.id in self.following and isinstance(screen, Screen):
            sent = await self._follow(row, screen)
            if sent:
                return sent | noted
        channel_id = await self._channel(row, drawn)
        self._begin(row)
        message_id = await self.sending.put(row, channel_id, drawn, screen)
        return {"channel_id": channel_id, "message_id": message_id, **noted}

    async def _follow(self, row: MessageRow, screen: Screen) -> dict[str, Any]:
        """Send a hand by the token of its reader's last click; nothing when that does not go."""
        if (found := self.tokens.of(row)) is None:
            return {}
        token, until = found
        self._begin(row)
        self.tokens.take(token)
        try:
            channel_id, message_id = await self.sending.follow(row, token, screen)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("message row %s does not follow a click: %s", row.id, error)
            self.tokens.refuse(token)
            return {}
        where = {"channel_id": channel_id, "message_id": message_id}
        return {**where, "token": token, "token_until": until}

    def _begin(self, row: MessageRow) -> None:
        """Before something is sent: the answer to a click shows what is newer, and another process
        what it takes over."""
        is_late = self._clock.steady.now() > self.send_until.get(row.id, inf)
        if row.id in self.overtaken or is_late:
            raise NotYet(self._clock.now())
        self.begun.add(row.id)

    async def _channel(self, row: MessageRow, drawn: Drawn) -> int:
        if drawn.reader is not None:
            return await self.sending.dm(drawn.reader)
        return drawn.channel_id or row.channel_id or 0

    async def _edit_by_token(
        self, row: MessageRow, message_id: int, token: str, screen: Screen
    ) -> bool:
        """Edit what a click was answered with, as if it was answered only now.

        False when that does not go, for a message that can be reached otherwise too.
        """
        if not row.is_ephemeral and not self.tokens.has_room(row):
            return False
        self.tokens.take(token)
        webhook = ClickWebhook.partial(self._client.application_id or 0, token, client=self._client)
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
