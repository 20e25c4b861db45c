"""All that people are told of tournaments by direct message.

Only who is asked to be a partner, and an organiser who is called to a table, are told in the
tournament's channel when their messages are closed.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord

from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import NOTIFICATIONS, Subject
from bot.storage.delivery.tournament_notifications import REMINDERS, TO_CHECK_IN
from bot.storage.people import people
from bot.storage.people.people import Person
from bot.storage.tournaments.entries import MemberRow
from bot.text import Words, language_of, words_for
from bot.tournaments.live import Event, TournamentRefused
from cogs.answering import say
from cogs.delivery.kinds import Drawn, Kind
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.screens.names import message_url, person_name
from cogs.tournaments.choosing import GOING_ON
from cogs.tournaments.names import names_of
from cogs.tournaments.notifications_screen import (
    NO_TABLE,
    About,
    AboutTable,
    notification_screen,
)
from cogs.tournaments.organising.corrected import corrected
from cogs.tournaments.where import asking, team_of, where_is
from cogs.tournaments.where_screen import Asking

OF_WHO_WENT: Final[Mapping[Subject, Sequence[str]]] = {
    Subject.LEFT_OUT: ("running",),
    Subject.WITHDRAWN: GOING_ON,
    Subject.DROPPED: GOING_ON,
}
"""told to who is in it no more, as long as they have not entered anew; and in which states"""
OF_INVITATION: Final = (Subject.ASKED, Subject.CONFIRMED, Subject.DECLINED, Subject.UNANSWERED)
"""told of an invitation while it is one's own matter; SETTLED is always told"""


class Notifications(Feature, Kind):
    """The notifications of all tournaments."""

    subjects = NOTIFICATIONS

    async def draw(self, row: Row) -> Drawn:
        try:
            event = await self._event(row)
        except TournamentRefused:
            return Drawn(None)
        person = await self._person(row.person_id)
        if person is None or person.discord_id is None:
            return Drawn(None)
        if not _is_news(row, event, person, self.bot.clock.now()):
            return Drawn(None)
        language = person.language or person.locale or event.row.language
        words = words_for(language_of(language))
        where = await where_is(self.bot, event, person, words)
        mention = f"<@{person.discord_id}>" if row.aloud else ""
        about = await self._about(row, event, words)
        who = await self._who(row, words)
        screen = notification_screen(
            *(row.subject, where, words, mention, about, who),
            await self._invitation(row, event, words),
        )
        if row.aloud:
            mentions = [discord.Object(person.discord_id)]
            return Drawn(screen, channel_id=event.row.channel_id, mentions=mentions)
        return Drawn(screen, reader=person.discord_id)

    async def _event(self, row: Row) -> Event:
        return await self.bot.tournaments.load(row.tournament_id or 0)

    async def _person(self, person_id: int | None) -> Person | None:
        async with self.bot.database.read() as connection:
            return await people.find(connection, person_id)

    async def _who(self, notification: Row, words: Words) -> list[str]:
        """Return the names of those of whom a notification tells something."""
        ids: list[int] = (notification.facts or {}).get("who", [])
        async with self.bot.database.read() as connection:
            found = await people.find_many(connection, set(ids))
        return [person_name(found[each].name, words) for each in ids]

    async def _invitation(self, notification: Row, event: Event, words: Words) -> About:
        """The invitation that a notification is about, or the team."""
        names = await names_of(self.bot, event)
        found = event.invitation(notification.number)
        if notification.subject in (*OF_INVITATION, Subject.SETTLED) and found is not None:
            return About(asking(event, found, names, words), found.answer or "")
        facts = notification.facts or {}
        number = facts.get("entry", notification.number)
        if notification.subject in (Subject.LEFT_TEAM, Subject.TEAM):
            return About(Asking(0, "", 0.0, team_of(event, number, names, words)))
        return About()

    async def _about(self, notification: Row, event: Event, words: Words) -> AboutTable:
        """The table that a notification is about, if it is about one."""
        facts = notification.facts
        if notification.subject == Subject.CORRECTED:
            names = await names_of(self.bot, event)
            return corrected(event, notification.number, notification.person_id or 0, names, words)
        if notification.subject != Subject.REPORT or facts is None:
            return NO_TABLE
        game = await self.bot.tables.load(facts["game"])
        by = await self._person(facts["by"])
        at = game.tournament
        url = None
        if game.row.thread_id is not None:
            url = message_url(game, await self.bot.screens.server_id(game), None)
        return AboutTable(
            round=at.round if at else 0,
            table=at.table if at else 0,
            url=url,
            by=person_name(by.name if by else "", words),
            text=facts["text"],
        )

    @pressed("t_quiet")
    async def be_quiet(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """No more reminders."""
        person, words = await self.bot.meet(interaction)
        await self.bot.people.choose(person, reminders=False)
        await say(interaction, words("tournament-player-quiet-now"))


def _is_news(notification: Row, event: Event, person: Person, now: float) -> bool:
    """Tell whether it is still so, now that it is sent."""
    if notification.subject in (
        Subject.CHANNEL,
        Subject.UNTAKEN,
        Subject.SETTLED,
        Subject.REPORT,
        Subject.CORRECTED,
    ):
        return True
    if notification.subject == Subject.CANCELLED:
        return event.state == "cancelled"
    if notification.subject == Subject.STUCK:
        paused_at = event.row.paused_at
        return paused_at is not None and int(paused_at) == notification.number
    member = event.member(person.id)
    if notification.subject in OF_INVITATION:
        return _is_open(notification, event, person)
    if notification.subject in OF_WHO_WENT:
        states = OF_WHO_WENT[notification.subject]
        return event.state in states and (member is None or member.number == notification.number)
    number = (notification.facts or {}).get("entry", notification.number)
    if notification.subject == Subject.ADDED:
        return member is not None and member.number == number and event.state in GOING_ON
    if member is None or event.state not in ("registration", "check_in"):
        return False
    if notification.subject in REMINDERS or notification.subject == Subject.CHECK_IN:
        return _is_due(notification, event, person, now) and not _has_checked_in(
            notification, event, member
        )
    return member.number == number


def _is_open(notification: Row, event: Event, person: Person) -> bool:
    """Tell whether what became of an invitation still matters to somebody: they wait for nothing
    else, as whoever has entered anew does."""
    asked, member = event.invitation(notification.number), event.member(person.id)
    if asked is None:
        return False
    if notification.subject == Subject.ASKED:
        return event.state == "registration" and not asked.answer
    own = member is not None and member.number == asked.number
    if notification.subject == Subject.CONFIRMED:
        other = event.member(asked.person_id)
        return own and other is not None and other.number == asked.number
    return own or (member is None and event.entry(asked.number).standing == "out")


def _is_due(notification: Row, event: Event, person: Person, now: float) -> bool:
    """Tell whether a reminder still holds: of this start, in its time, to who wants it."""
    if notification.subject == Subject.CHECK_IN:
        return True
    starts_at = event.row.starts_at
    in_time = REMINDERS[notification.subject].has(starts_at, now) and notification.number == int(
        starts_at
    )
    return person.reminders and in_time


def _has_checked_in(notification: Row, event: Event, member: MemberRow) -> bool:
    """Tell whether there is nothing more to be asked of somebody, or not any more."""
    asks = notification.subject in TO_CHECK_IN and event.row.check_in
    return asks and (event.state != "check_in" or member.here)
