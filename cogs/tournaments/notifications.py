"""Notifications of tournaments by direct message.

Only who is asked to be a partner, and an organiser who is called to a table, are told in the
tournament's channel when their messages are closed.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.storage.delivery.subjects import NOTIFICATIONS, Subject
from bot.storage.engine.schema import MessageRow, Person
from bot.storage.engine.tournament_schema import MemberRow, ResultRow
from bot.storage.people import people
from bot.storage.tournaments.news import REMINDERS, TO_CHECK_IN
from bot.text import Words, language_of, words_for
from bot.tournaments.live import Event, TournamentRefused
from bot.tournaments.tournament import from_side
from cogs.bot import Click
from cogs.delivery.kinds import Drawn, MessageKind
from cogs.feature import Feature, clicked
from cogs.press import BLUE, GREEN, Item, button, link
from cogs.screens.names import message_url, person_name
from cogs.screens.screen import GOLD, Screen, screen_of
from cogs.tournaments.announcement import contact_line, own_state_line
from cogs.tournaments.choosing import GOING_ON
from cogs.tournaments.names import Names, names_of, place_name
from cogs.tournaments.organising.log_screen import outcome_text, reason_text
from cogs.tournaments.organising.panel import how_to_go_on, may_come_late
from cogs.tournaments.where import asking, team_of, where_is
from cogs.tournaments.where_screen import PAIR, Asking, Where, answers, roster

ANEW = frozenset(
    {
        *(Subject.DECLINED, Subject.UNANSWERED, Subject.WITHDRAWN, Subject.DROPPED),
        *(Subject.SETTLED, Subject.LEFT_TEAM),
    }
)
"""notifications after which somebody may enter anew, or ask others, as long as registration is
open"""
WITH_TEAM = frozenset(
    {
        *(Subject.ASKED, Subject.CONFIRMED, Subject.DECLINED, Subject.UNANSWERED),
        *(Subject.LEFT_TEAM, Subject.TEAM),
    }
)
"""notifications that say of everybody in a team of four how they stand"""
WITHOUT_WHERE = frozenset(
    {
        Subject.ASKED,
        Subject.LEFT_OUT,
        Subject.CHANNEL,
        Subject.UNTAKEN,
        Subject.STUCK,
        Subject.CANCELLED,
        Subject.REPORT,
        Subject.ORGANISER,
    }
)
FOR_ORGANISERS = frozenset({Subject.STUCK, Subject.REPORT, Subject.ORGANISER})
"""notifications that lead to the panel"""


class About(NamedTuple):
    """The facts of a notification about a table, or about an invitation."""

    place: str = ""
    table: int = 0
    url: str | None = None
    """of its thread"""
    by: str = ""
    """who calls an organiser, in a message"""
    text: str = ""
    """what they wrote"""
    result: str = ""
    """that was entered; nothing: it is still hidden, and with it what was before, and the reason"""
    instead: str = ""
    reason: str = ""
    asking: Asking = Asking(0, "", 0.0)
    """the invitation; of a team that it is about all people"""
    answer: str = ""
    """of the invitation; nothing: none yet"""


NOTHING = About()


def notification_screen(
    subject: str,
    where: Where,
    words: Words,
    mention: str = "",
    about: About = NOTHING,
    who: Sequence[str] = (),
) -> Screen:
    """`mention`: who is meant, where others read it too: there nobody reads who reports what.
    `who`: the names of those of whom it tells something."""
    event, stage = where.event, "pair"
    if event.row.members > PAIR:
        complete = where.entry is not None and where.entry.standing in ("in", "waiting")
        stage = "complete" if complete else "team"
    late = subject == Subject.LEFT_OUT and may_come_late(event)
    values = {
        "name": words.name(event.row.name),
        "partner": about.asking.by if subject == Subject.ASKED else where.partner,
        "until": words.timestamp(about.asking.until, "f"),
        "answer": about.answer or "open",
        "stage": stage,
        "members": event.row.members,
        "who": words.join_and(who),
        "count": len(who),
        "late": "yes" if late else "no",
        "paired": "yes" if where.partner else "no",
        "where": words("tournament-player-where"),
        "state": event.state,
        "channel": f"<#{event.row.channel_id}>",
        "opens": words.timestamp(event.row.closes_at, "f"),
        "starts": words.timestamp(event.row.starts_at, "f"),
        "left": words.timestamp(event.row.starts_at),
        "checks": "yes" if _checks(subject, where) else "no",
        "place": about.place,
        "table": about.table,
        "by": about.by,
        "text": words.name(about.text),
        "says": "nothing" if mention else "words" if about.text.strip() else "name",
        "result": about.result,
        "instead": about.instead,
        "known": "instead" if about.instead else "result" if about.result else "nothing",
    }
    title = words("tournament-player-notification", subject, **values)
    lines = [mention] if mention else []
    lines.append(words("tournament-player-notification-about", subject, **values))
    lines += roster(event, about.asking.team, words) if subject in WITH_TEAM else ()
    if subject == Subject.CORRECTED and about.reason:
        lines.append(f"-# {about.reason}")
    if subject == Subject.LEFT_OUT and event.row.contact:
        lines.append(contact_line(event, words))
    if subject == Subject.STUCK:
        lines.append(how_to_go_on(event, words))
    if _checks(subject, where):
        lines.append(own_state_line(event, where.name, words))
    controls = [*_controls(subject, where, about, words)]
    if about.url is not None:
        controls.insert(0, link(words("tournament-player-notification-to-table"), about.url))
    return screen_of(f"### {title}", "\n".join(lines), controls, colour=GOLD)


def _checks(subject: str, where: Where) -> bool:
    """Return whether a notification asks to check in, and so says how much time there is."""
    return subject in TO_CHECK_IN and where.event.row.check_in


def _controls(subject: str, where: Where, about: About, words: Words) -> Iterator[Item]:
    event_id = where.event.id
    open_now = where.event.state == "registration"
    if subject == Subject.ASKED:
        yield from answers(where.event, about.asking.id, words)
    elif subject in ANEW and open_now and (where.entry is None or where.team):
        label = "tournament-player-ask-more" if where.team else "tournament-player-register"
        yield button(words(label), "t_register", event_id, style=BLUE)
    elif _checks(subject, where):
        yield button(words("tournament-player-here"), "t_checkin", event_id, style=GREEN)
    elif subject in FOR_ORGANISERS:
        yield button(words("tournament-organiser-panel"), "t_manage", event_id, style=BLUE)
    if subject not in WITHOUT_WHERE:
        yield button(words("tournament-player-where"), "t_where", event_id, emoji="📍")
    if subject == Subject.CHECK_IN or subject in REMINDERS:
        yield button(words("tournament-player-quiet"), "t_quiet", emoji="🔕")
    if where.announcement is not None:
        yield link(words("tournament-player-to-announcement"), where.announcement)


# What is sent, and whether it is still news ------------------------------------------------------

OF_WHO_WENT: Mapping[Subject, Sequence[str]] = {
    Subject.LEFT_OUT: ("running",),
    Subject.WITHDRAWN: GOING_ON,
    Subject.DROPPED: GOING_ON,
}
"""told to who is in it no more, as long as they have not entered anew; and in which states"""
ALWAYS = frozenset(
    {
        *(Subject.CHANNEL, Subject.UNTAKEN, Subject.SETTLED, Subject.REPORT),
        *(Subject.CORRECTED, Subject.ORGANISER),
    }
)
"""told whatever has become of the tournament"""
OF_INVITATION = (Subject.ASKED, Subject.CONFIRMED, Subject.DECLINED, Subject.UNANSWERED)
"""told of an invitation while it is one's own matter; SETTLED is always told"""


class Notifications(Feature, MessageKind):
    """The notifications of all tournaments."""

    subjects = NOTIFICATIONS

    @clicked("t_quiet")
    async def be_quiet(self, click: Click) -> None:
        """Send somebody no more reminders."""
        await self.bot.people.choose(click.person, reminders=False)
        await click.tell("tournament-player-quiet-now")

    async def draw(self, row: MessageRow) -> Drawn:
        try:
            event = await self.bot.tournaments.load(row.of_tournament)
        except TournamentRefused:
            return Drawn(None)
        facts, database = row.facts or {}, self.bot.database
        ids = [row.person_id, facts.get("by"), *facts.get("who", ())]
        found = await database.ask(people.find_many, {each for each in ids if each})
        person = found.get(row.person_id or 0)
        if person is None or person.discord_id is None:
            return Drawn(None)
        if not _is_news(row, event, person, self.bot.clock.now()):
            return Drawn(None)
        words = words_for(language_of(person.language or person.locale or event.row.language))
        names = await names_of(database, event, words)
        where = await where_is(self.bot, event, person, words)
        who = [person_name(found[each].name, words) for each in facts.get("who", ())]
        mention = f"<@{person.discord_id}>" if row.aloud else ""
        about = await self._about(row, names, person.id, found)
        screen = notification_screen(row.subject, where, words, mention, about, who)
        if row.aloud:
            mentions = [discord.Object(person.discord_id)]
            return Drawn(screen, channel_id=event.row.channel_id, mentions=mentions)
        return Drawn(screen, reader=person)

    async def _about(
        self, row: MessageRow, names: Names, person_id: int, found: Mapping[int, Person]
    ) -> About:
        """Return the table or the invitation that it is about; `found`: people whom it names."""
        event, words, facts = names.event, names.words, row.facts or {}
        invitation = event.invitation(row.number)
        if row.subject == Subject.CORRECTED:
            return corrected(names, row.number, person_id)
        if row.subject == Subject.REPORT and facts:
            # The table to which somebody calls an organiser.
            game = await self.bot.tables.load(facts["game"])
            at, by = game.tournament, found.get(facts["by"])
            return About(
                place=place_name(event.format, at.round, at.table, words) if at else "",
                table=at.table if at else 0,
                url=message_url(game) if game.row.thread_id is not None else None,
                by=person_name(by.name if by else "", words),
                text=facts["text"],
            )
        if row.subject in (*OF_INVITATION, Subject.SETTLED) and invitation is not None:
            return About(asking=asking(names, invitation), answer=invitation.answer or "")
        if row.subject in (Subject.LEFT_TEAM, Subject.TEAM):
            team = team_of(names, facts.get("entry", row.number))
            return About(asking=Asking(0, "", 0.0, team))
        return NOTHING


def _is_news(row: MessageRow, event: Event, person: Person, now: float) -> bool:
    """Tell whether it is still so, now that it is sent."""
    subject, state, number = row.subject, event.state, row.number
    if subject in ALWAYS:
        return True
    if subject == Subject.CANCELLED:
        return state == "cancelled"
    if subject == Subject.STUCK:
        return event.row.paused_at is not None and int(event.row.paused_at) == number
    member = event.member(person.id)
    if subject in OF_INVITATION:
        return _is_open(row, event, person)
    if subject in OF_WHO_WENT:
        return state in OF_WHO_WENT[subject] and (member is None or member.number == number)
    is_own = member is not None and member.number == (row.facts or {}).get("entry", number)
    if subject == Subject.ADDED:
        return is_own and state in GOING_ON
    if member is None or state not in ("registration", "check_in"):
        return False
    if subject in REMINDERS or subject == Subject.CHECK_IN:
        return _is_due(row, event, person, member, now)
    return is_own


def _is_due(row: MessageRow, event: Event, person: Person, member: MemberRow, now: float) -> bool:
    """Tell whether a reminder still holds: of this start, in its time, to who wants it."""
    subject, state = row.subject, event.state
    if subject in TO_CHECK_IN and event.row.check_in and (state != "check_in" or member.here):
        return False  # there is nothing more to be asked of them, or not any more
    if subject == Subject.CHECK_IN:
        return True
    starts_at = event.row.starts_at  # which may be another one by now
    in_time = REMINDERS[subject].has(starts_at, now) and row.number == int(starts_at)
    return person.reminders and in_time


def _is_open(notification: MessageRow, event: Event, person: Person) -> bool:
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


def corrected(names: Names, result: int, person_id: int) -> About:
    """A corrected result, one's own side first; nothing of boards that others still play."""
    event, words = names.event, names.words
    by_id = {each.id: each for each in event.results}
    row = by_id.get(result)
    if row is None or row.table_number is None:
        return NOTHING
    table = event.table(row.round, row.table_number)
    seat = next((seat for seat, who in event.sitting(table).items() if who == person_id), 0)
    before = by_id.get(row.supersedes or 0)

    def told(each: ResultRow) -> str:
        facts = each.facts
        if "scores" in facts:
            own = event.plan.seats.of(seat)
            facts = {**facts, "scores": from_side(facts["scores"], own)}
        return outcome_text(event, each.kind, facts, names.markdown, words)

    return About(
        place=place_name(event.format, row.round, table.number, words),
        table=table.number,
        result=told(row),
        instead=told(before) if before else "",
        reason=reason_text(row.why, words),
    )
