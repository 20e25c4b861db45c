"""Tournaments among the scheduled events of their server, where `/setup` has that switched on.

One stands there from its announcement on, which its description leads to, and begins and ends with
it. It is not made where it begins at once, nor again when somebody has deleted it.
"""

import logging

import discord

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow, Server
from bot.storage.people import servers
from bot.text import Words, language_of, words_for
from bot.text.options import preset_name
from bot.tournaments.live import Event
from bot.tournaments.live.lengths import ends_at, timetable
from bot.visible_text import shorten
from cogs.bot import DixDeDer
from cogs.connection import EVENTS_FULL
from cogs.delivery.kinds import Drawn, MessageKind, Parked
from cogs.feature import Feature
from cogs.screens.scheduled import LONGEST_DESCRIPTION, LONGEST_PLACE, Scheduled, Status
from cogs.servers.known import channel_of, server_of, told_of
from cogs.servers.permissions import FOR_EVENTS, lacking_events, permission_names
from cogs.tournaments.organising.page_link import page_address

log = logging.getLogger(__name__)

STATUS = {
    "registration": Status.SCHEDULED,
    "check_in": Status.SCHEDULED,
    "running": Status.ACTIVE,
    "finished": Status.COMPLETED,
    "cancelled": Status.CANCELED,
}
LEAST = 60.0
"""seconds that an event lasts"""


def scheduled_event(
    event: Event, link: str, place: str, words: Words, now: float = 0.0
) -> Scheduled:
    """`link`: to its announcement; `place`: where it is, its page or its channel. One that began
    later than planned, or is behind, ends later."""
    row = event.row
    what = f"{words('tournament-format', event.format)} · {preset_name(row.preset, words)}"
    here = words("tournament-scheduled-here")
    room = LONGEST_DESCRIPTION - len(what) - len(here) - len(link) - 10
    ends = [
        ends_at(event),
        row.starts_at + LEAST,
        *(each.ends_at for each in timetable(event, now)),
    ]
    told = shorten(row.about, room) if row.about else ""
    return Scheduled(
        STATUS[row.state],
        link,
        name=row.name,
        about="\n\n".join(filter(None, [what, told, here])),
        place=shorten(place, LONGEST_PLACE),
        starts_at=row.starts_at,
        ends_at=max(ends),
    )


class ScheduledTournaments(Feature, MessageKind):
    """The events of all tournaments."""

    subjects = (Subject.SCHEDULED,)

    async def draw(self, row: MessageRow) -> Drawn:
        event = await self.bot.tournaments.load(row.of_tournament)
        async with self.bot.database.read() as connection:
            server = await servers.get(connection, event.row.server_id)
            if await servers.has_left(connection, server.id):
                raise Parked
            announced = await tournament_posts.message_of(
                connection, event.id, (Subject.ANNOUNCEMENT, 0)
            )
        # That it stands there asks for this again; a daily begins as soon as it is announced.
        if announced is None or event.format.own_time:
            return Drawn(None)
        channel_id, message_id = announced
        link = f"https://discord.com/channels/{server.discord_id}/{channel_id}/{message_id}"
        if not server.scheduled_events:
            wanted = Scheduled(Status.ABSENT, link)
        else:
            place = await self._place(event, server)
            words = words_for(language_of(event.row.language))
            wanted = scheduled_event(event, link, place, words, self.bot.clock.now())
        is_wanted = wanted.status is Status.SCHEDULED or row.message_id is not None
        if is_wanted and lacking_events(told_of(self.bot, server.discord_id)):
            raise Parked  # what may be in order again asks for it
        return Drawn(wanted, server.discord_id)

    async def _place(self, event: Event, server: Server) -> str:
        page = await page_address(self.bot, event)
        if page and len(page) <= LONGEST_PLACE:
            return page
        guild = told_of(self.bot, server.discord_id)
        channel = guild and channel_of(guild, event.row.channel_id)
        return f"#{channel.name}" if channel else "Discord"

    async def lost(self, row: MessageRow, error: discord.HTTPException) -> bool:
        if error.code == EVENTS_FULL:
            await self.bot.news.events_full(row)
        return False


# Why one is not there -----------------------------------------------------------------------------


async def events_line(
    bot: DixDeDer, server: Server, guild: discord.Guild | None, words: Words
) -> str:
    """For who manages a server: whether its tournaments stand among its events, or what to do."""
    if not server.scheduled_events:
        return f"-# {words('setup-events-off')}"
    if lacking := lacking_events(guild):
        told = words("setup-events-missing", permissions=permission_names(lacking, words))
        return f"⚠️ {told}"
    if await bot.database.ask(tournament_posts.any_full, server.id):
        return f"⚠️ {words('setup-events-full')}"
    return words("setup-events-fine")


async def unscheduled_line(bot: DixDeDer, event: Event, words: Words) -> str:
    """For its organiser: why a tournament to come is not among the events of its server, and what
    to do about it."""
    if STATUS.get(event.state) is not Status.SCHEDULED:
        return ""
    async with bot.database.read() as connection:
        server = await servers.get(connection, event.row.server_id)
        row = await tournament_posts.scheduled(connection, event.id)
    if not server.scheduled_events or row is None or row.message_id is not None:
        return ""
    if lacking_events(await server_of(bot, server.discord_id, rights=True)):
        names = permission_names([*FOR_EVENTS], words)
        return f"⚠️ {words('tournament-organiser-unscheduled.permission', permissions=names)}"
    if row.facts == {"why": tournament_posts.FULL}:
        return f"⚠️ {words('tournament-organiser-unscheduled.full')}"
    return ""
