"""Sending, editing and deleting the message of a row: it is sent once, even if Discord's answer is
lost.

Within some minutes its nonce has Discord return the earlier message. After a longer silence, and
for what a bot that was killed may have sent, the bot looks for it where it was sent.
"""

import logging
from hashlib import blake2b
from typing import Any, Final

import aiohttp
import discord
from discord.http import handle_message_parameters

from bot.cache import Cache
from bot.clock import Clock
from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.engine.database import Database
from cogs.delivery.kinds import Drawn
from cogs.delivery.sent_before import Mark, mark_of, mark_of_parts, shows
from cogs.delivery.uploads import Attachments, Uploads
from cogs.screens.screen import Screen

log = logging.getLogger(__name__)

NONCE_LIVES: Final = 120.0
"""seconds for which Discord surely knows a nonce; it says "a few minutes" """
LOOKED_THROUGH: Final = 100
"""messages since the first try, or since it was asked for"""
EARLIER: Final = 60.0
"""seconds by which Discord's clock may be behind"""
DMS: Final = 20_000
"""people whose DM channel is remembered: discord.py knows 128, and to ask for one counts"""


class Sending:
    """All that is done to messages by the bot's own requests."""

    def __init__(
        self, client: discord.Client, clock: Clock, database: Database, uploads: Uploads
    ) -> None:
        self._client = client
        self._uploads = uploads
        self._clock = clock
        self._database = database
        self._inherited: int | None = None
        """the newest row at the first send: those up to it the bot before may have sent"""
        self._in_doubt: dict[int, float] = {}
        """by row: when it was first sent without an answer"""
        self._dms: Cache[int, int] = Cache(DMS)
        """by person"""

    async def put(self, row: Row, channel_id: int, drawn: Drawn, screen: Screen | str) -> int:
        """Send a screen or a plain text, and return the id of its message. A name never notifies
        anybody by itself."""
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=drawn.mentions)
        parts: dict[str, Any] = {"allowed_mentions": mentions}
        if isinstance(screen, str):
            return (await self.send(row, channel_id, content=screen, **parts)).id
        parts |= {"view": screen.view, "files": screen.files()}
        sent = await self.send(row, channel_id, may_stand=drawn.may_stand, **parts)
        if shows(sent, screen):
            self._uploads.note(sent.id, screen)
        else:
            await self.edit(channel_id, sent.id, screen)
        return sent.id

    def is_first_try(self, row: Row) -> bool:
        """Return whether a message was surely never sent before: a follow-up has no nonce."""
        fresh = self._inherited is not None and row.id > self._inherited and not row.afresh
        return fresh and row.id not in self._in_doubt

    async def follow(self, row: Row, token: str, screen: Screen) -> tuple[int, int]:
        """Send a screen as what follows a click; the channel and the id of its message."""
        webhook = discord.Webhook.partial(
            self._client.application_id or 0, token, client=self._client
        )
        nobody = discord.AllowedMentions.none()
        try:
            sent = await webhook.send(
                view=screen.view, files=screen.files(), allowed_mentions=nobody, wait=True
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if not isinstance(error, discord.HTTPException) or error.status >= 500:
                # It may stand there: it is looked for before it is sent with a nonce.
                self._in_doubt[row.id] = self._clock.now() - NONCE_LIVES - 1
            raise
        self._uploads.note(sent.id, screen)
        return sent.channel.id, sent.id

    async def post(self, channel_id: int, screen: Screen) -> None:
        """Send a screen that nobody keeps up to date, and that notifies nobody."""
        channel = self._client.get_partial_messageable(channel_id)
        nobody = discord.AllowedMentions.none()
        await channel.send(view=screen.view, files=screen.files(), allowed_mentions=nobody)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Edit a message; discord.py would make an object of all that comes back, at which nobody
        looks."""

        async def send(attachments: Attachments) -> None:
            nobody = discord.AllowedMentions.none()
            with handle_message_parameters(
                view=screen.view, attachments=attachments, allowed_mentions=nobody
            ) as params:
                await self._client.http.edit_message(channel_id, message_id, params=params)

        await self._uploads.edit(message_id, screen, send)

    async def delete(self, row: Row) -> None:
        """Delete the message of a row, if it has one that is still there."""
        if row.channel_id is None or row.message_id is None:
            return
        try:
            await self._message(row.channel_id, row.message_id).delete()
        except discord.NotFound:
            log.debug("message %s was gone already", row.message_id)

    async def wake(self, row: Row) -> bool:
        """Bring back the thread that a message stands in, which is archived."""
        thread = await self._client.fetch_channel(row.channel_id or 0)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
        return True

    async def dm(self, discord_id: int) -> int:
        """Return the DM channel with a person, which is opened when needed."""
        known = self._dms.get(discord_id)
        if known is None:
            known = (await self._client.create_dm(discord.Object(discord_id))).id
            self._dms.put(discord_id, known)
        return known

    def know_dm(self, discord_id: int, channel_id: int) -> None:
        """Learn the DM channel with a person: after a restart it need not be asked for."""
        self._dms.put(discord_id, channel_id)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def send(
        self, row: Row, channel_id: int, *, may_stand: bool = False, **parts: Any
    ) -> discord.Message:
        """Send what `parts` say, as `discord.abc.Messageable.send` takes them.

        What comes back may be the message of an earlier try, as it was then. `may_stand`: or the
        answer to a click.
        """
        channel = self._client.get_partial_messageable(channel_id)
        since, now = self._in_doubt.get(row.id), self._clock.now()
        doubted = since is not None and now - since > NONCE_LIVES
        # What is sent afresh must not be taken for what it replaces.
        first = since is None and not row.afresh
        if doubted or (first and (may_stand or row.id <= await self._newest_inherited())):
            found = await self._find(channel, since or row.asked_at, mark_of_parts(parts))
            if found is not None:
                self._in_doubt.pop(row.id, None)
                return found
        try:
            sent = await channel.send(nonce=nonce_of(row), **parts)
        except discord.HTTPException as error:
            if error.status >= 500:
                self._in_doubt.setdefault(row.id, now)
            raise
        except (aiohttp.ClientError, OSError):
            self._in_doubt.setdefault(row.id, now)
            raise
        self._in_doubt.pop(row.id, None)
        return sent

    async def _newest_inherited(self) -> int:
        if self._inherited is None:
            async with self._database.read() as connection:
                self._inherited = await messages.newest(connection)
        return self._inherited

    async def _find(
        self, channel: discord.PartialMessageable, since: float | None, mark: Mark
    ) -> discord.Message | None:
        """Among those since a moment, or else the newest."""
        after = None if since is None else _object_at(since - EARLIER)
        own = self._client.user.id if self._client.user else 0
        try:
            async for message in channel.history(limit=LOOKED_THROUGH, after=after):
                if message.author.id == own and mark_of(message).is_same(mark):
                    log.info("message %s had been sent, its answer was lost", message.id)
                    return message
        except discord.Forbidden:
            log.info("whether a message was sent before is not to be seen")
        return None


def _object_at(moment: float) -> discord.Object:
    return discord.Object(int(moment * 1000 - discord.utils.DISCORD_EPOCH) << 22)


def nonce_of(row: Row) -> str:
    """The same for each try to send a row's message: Discord keeps one of them (25 characters).

    It looks for it in every channel, so that the reader belongs to it, and that it is said aloud.
    """
    keys = (row.game_id, row.tournament_id, row.server_id, row.person_id)
    told_apart = (row.viewer, row.number, row.until, row.channel_id, row.aloud, row.afresh)
    facts = (row.id, row.subject, keys, told_apart)
    return blake2b(repr(facts).encode(), digest_size=12).hexdigest()
