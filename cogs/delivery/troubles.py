"""The fate of a message that Discord would not take, or that could not be sent at all.

docs/faults.md lists Discord's bad days, and what each means for people.
"""

import logging
import random

import aiohttp
import discord

from bot.clock import Clock
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from bot.tables import Refused
from cogs.connection import (
    ARCHIVED,
    BAD_REQUEST,
    DM_REFUSED,
    MESSAGE_GONE,
    NO_PLACE,
    OLD_MESSAGE,
    TOKEN_DEAD,
    UNREACHED,
    HeldBack,
    Requests,
)
from cogs.delivery.kinds import TRAITS, Stands
from cogs.delivery.messenger import Messenger
from cogs.delivery.threads import AGAIN

log = logging.getLogger(__name__)

MAX_TRIES = 8
"""of what Discord answers with an error: some four minutes"""
MAX_TRIES_UNREACHED = 60
"""of what it does not answer: some two hours"""
MAX_WAIT = 120.0
"""seconds between two tries"""
LIMITED = 1.0
"""seconds that a wait asked for by Discord is lengthened at the least"""
HOUR = 3600.0
DM_AGAIN = 600.0
"""seconds until a DM that was refused is tried again within the same deal"""

EXPECTED = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    Refused,
)
"""what may come of showing a message without any mistake of ours"""


class Troubles:
    """Decides whether a row is tried again, sent afresh, or left as it is."""

    def __init__(
        self,
        clock: Clock,
        messenger: Messenger,
        requests: Requests,
        waiting: dict[int, float],
    ) -> None:
        self._outbox = messenger.outbox
        self._clock = clock
        self._messenger = messenger
        self._requests = requests
        self._waiting = waiting
        """by row: until when, by the steady clock, it is left alone, whatever the file says"""

    async def meet(self, row: MessageRow, error: Exception) -> None:
        """See to what was to be shown and met with an error of `EXPECTED`."""
        match error:
            case HeldBack():
                self._waiting[row.id] = self._requests.room_at
            case discord.RateLimited():
                await self._limited(row, error, error.retry_after)
            case discord.HTTPException() if self._messenger.emojis.blamed(error):
                await self.again_later(row, error, at_once=True)
            case discord.HTTPException() if row.subject != Subject.GONE:
                await self._refused(row, error)
            case discord.HTTPException(status=403):
                # Another message stands in its place already. A permission, or a way into a DM, may
                # come back.
                await self.again_later(row, error, at_least=DM_AGAIN)
            case Refused():
                await self._give_up(row, error)
            case _:
                await self.again_later(row, error, MAX_TRIES_UNREACHED)

    async def _refused(self, row: MessageRow, error: discord.HTTPException) -> None:
        """Do with a row as Discord's answer asks (docs/faults.md)."""
        code, in_dm = error.code, TRAITS[row.subject].stands is Stands.IN_DM
        gone = code == MESSAGE_GONE and row.message_id is not None and not row.closing
        if row.is_ephemeral and (gone or code in TOKEN_DEAD):
            await self._messenger.close(row)  # what only one person saw comes when they ask
        elif gone and TRAITS[row.subject].comes_back:
            await self._outbox.send_afresh(row)
        elif code == OLD_MESSAGE:
            await self._limited(row, error, HOUR)
        elif code == ARCHIVED:
            await self._archived(row, error)
        elif code in DM_REFUSED or (in_dm and code in NO_PLACE):
            await self._closed(row, error)
        elif code in NO_PLACE:
            await self._no_place(row, error)
        elif error.status in (BAD_REQUEST, 401, 403, 404):
            await self._give_up(row, error)
        elif error.status == 429 or error.status >= 500:
            await self.again_later(row, error, MAX_TRIES_UNREACHED)
        else:
            await self.again_later(row, error)

    async def _closed(self, row: MessageRow, error: discord.HTTPException) -> None:
        """Leave a closed DM alone for a while: it is not knocked at with every card."""
        if TRAITS[row.subject].aloud and not row.aloud:
            log.info("message row %s (%s) is said aloud: %s", row.id, row.subject, error)
            await self._outbox.say_aloud(row)
            return
        await self._give_up(row, error, until=self._clock.now() + DM_AGAIN)
        await self._messenger.of(row).unread(row)

    async def _limited(self, row: MessageRow, error: Exception, seconds: float) -> None:
        """Wait as long as Discord wants; what is older than an hour is sent afresh instead."""
        sent_at = discord.utils.snowflake_time(row.message_id or 0).timestamp()
        is_message = TRAITS[row.subject].stands is not Stands.AMONG_EVENTS
        is_old = row.message_id is not None and self._clock.now() - sent_at > HOUR
        if is_old and is_message and not row.is_ephemeral and not row.closing:
            await self._outbox.replace(row)
        else:
            await self.again_later(row, error, at_least=seconds + LIMITED)

    async def _archived(self, row: MessageRow, error: discord.HTTPException) -> None:
        """The thread is brought back while the party lasts; the last words of others stay unsaid.

        A thread that was locked as well may not be ours to bring back.
        """
        try:
            wanted = await self._messenger.of(row).goes_on(row)
            woken = wanted and await self._messenger.sending.wake(row)
        except discord.HTTPException as refusal:
            if refusal.code == ARCHIVED:
                await self.again_later(row, refusal)
            else:
                await self._refused(row, refusal)
        except UNREACHED as trouble:
            await self.again_later(row, trouble, MAX_TRIES_UNREACHED)
        else:
            if woken:
                await self.again_later(row, error, at_once=True)
            else:
                await self._give_up(row, error)

    async def _no_place(self, row: MessageRow, error: discord.HTTPException) -> None:
        if await self._messenger.of(row).lost(row, error):
            await self.again_later(row, error, at_once=True)
            return
        until = self._clock.now() + AGAIN
        # Not fewer tries than while Discord is not reached: those may have been before.
        if row.tries + 1 >= MAX_TRIES_UNREACHED:
            await self._give_up(row, error, until)
        else:
            log.info("message row %s (%s) has no place: %s", row.id, row.subject, error)
            await self._outbox.try_again(row, until)
        await self._messenger.of(row).given_up(row, ours=False)

    async def again_later(
        self,
        row: MessageRow,
        error: Exception,
        most: int = MAX_TRIES,
        *,
        at_least: float = 0.0,
        at_once: bool = False,
    ) -> None:
        if most == MAX_TRIES_UNREACHED and self._requests.is_down:
            # It is not this message's fault: one tries for all of them until Discord is reached.
            self._waiting[row.id] = self._requests.down_until
            return
        if row.tries + 1 >= most:
            await self._give_up(row, error)
            return
        # Jitter only spreads retries; nothing anybody sees depends on it.
        pause = min(2.0**row.tries, MAX_WAIT) * random.uniform(0.8, 1.2)
        wait = max(pause, at_least * random.uniform(1.0, 1.2))
        log.info("message row %s is tried again in %.1f s: %r", row.id, wait, error)
        await self._outbox.try_again(row, None if at_once else self._clock.now() + wait)

    async def _give_up(self, row: MessageRow, error: Exception, until: float | None = None) -> None:
        """Leave a message as it is until a change asks for it again, but not before `until`."""
        ours = isinstance(error, discord.HTTPException) and error.status == BAD_REQUEST
        level = logging.ERROR if ours else logging.INFO
        log.log(level, "message row %s (%s) is left as it is: %s", row.id, row.subject, error)
        await self._outbox.give_up(row, until)
        if until is None:
            await self._messenger.of(row).given_up(row, ours=ours)
