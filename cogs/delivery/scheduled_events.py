"""Scheduled events of servers, made, changed and taken away for a row.

Discord keeps no nonce of them: what may have been made before is looked for in the server's list.
It also begins and ends them by itself, and people who may do so as well; so what is refused is
asked once more for what has become of the event. One that somebody has ended or deleted stays so.
"""

import logging
from typing import Any

import discord

from bot.clock import Clock
from bot.storage.engine.schema import MessageRow
from cogs.connection import BAD_REQUEST, EVENT_GONE, EVENT_OVER
from cogs.delivery.sending import Sending
from cogs.screens.scheduled import Scheduled, Status, Told, told_by

log = logging.getLogger(__name__)

SOON = 60.0
"""seconds: none is made any more that begins within them, as Discord takes none of the past"""


NEVER = {"why": "late"}
"""kept of an event that was not there when it was to begin: it is looked for no more"""


class ScheduledEvents:
    def __init__(self, client: discord.Client, clock: Clock, sending: Sending) -> None:
        self._client = client
        self._clock = clock
        self._sending = sending

    async def put(self, row: MessageRow, guild_id: int, wanted: Scheduled) -> dict[str, Any]:
        """Have the event of a row be as it should; return what is noted of it."""
        event_id, told = row.message_id, told_of(row)
        is_made = wanted.status is Status.SCHEDULED
        is_made &= wanted.starts_at >= self._clock.now() + SOON
        is_known = event_id is not None or (row.facts == NEVER and not is_made)
        if not is_known and not await self._sending.is_surely_first(row):
            event_id, told = await self._find(guild_id, wanted.link)
        if wanted.status is Status.ABSENT:
            if event_id is not None and told is not None and told.status < Status.COMPLETED:
                await self._delete(guild_id, event_id)
            return {"message_id": None, "facts": None, "afresh": row.afresh + 1}
        if event_id is None:
            if not is_made:
                return {"facts": NEVER}
            async with self._sending.trying(row):
                made = await self._client.http.create_guild_scheduled_event(
                    guild_id, **wanted.new()
                )
            event_id, told = int(made["id"]), wanted.told
        told = told or await self._look(guild_id, event_id)
        told = await self._change(guild_id, event_id, told, wanted)
        return {"channel_id": guild_id, "message_id": event_id, "facts": told._asdict()}

    async def _find(self, guild_id: int, link: str) -> tuple[int | None, Told | None]:
        """What was made before, and nobody knows of."""
        own = str(self._client.user.id) if self._client.user else ""
        for each in await self._client.http.get_scheduled_events(guild_id, False):
            said = (each.get("description") or "").rstrip()
            if each.get("creator_id") == own and link and said.endswith(link):
                log.info("event %s had been made, its answer was lost", each["id"])
                return int(each["id"]), told_by(each)
        return None, None

    async def _change(self, guild_id: int, event_id: int, told: Told, wanted: Scheduled) -> Told:
        """Tell Discord what differs from what it was told; return what it was told then."""
        looked = False
        while changes := wanted.changes(told):
            try:
                await self._client.http.edit_scheduled_event(guild_id, event_id, **changes)
            except discord.HTTPException as error:
                if error.code in (EVENT_GONE, EVENT_OVER):
                    return told._replace(status=int(Status.COMPLETED))
                if error.status != BAD_REQUEST or looked:
                    raise
                told, looked = await self._look(guild_id, event_id), True
            else:
                told = wanted.after(changes, told)
        return told

    async def _look(self, guild_id: int, event_id: int) -> Told:
        try:
            return told_by(await self._client.http.get_scheduled_event(guild_id, event_id, False))
        except discord.HTTPException as error:
            if error.code != EVENT_GONE:
                raise
            return Told(int(Status.COMPLETED), 0, 0, "")

    async def _delete(self, guild_id: int, event_id: int) -> None:
        try:
            await self._client.http.delete_scheduled_event(guild_id, event_id)
        except discord.NotFound:
            log.debug("event %s was gone already", event_id)


def told_of(row: MessageRow) -> Told | None:
    """The values of a scheduled event as Discord was told them for a row."""
    return Told(**row.facts) if row.facts and "status" in row.facts else None
