"""Notifications of a tournament, by direct message: rows, so that each is sent once.

What is to be told follows from the tournaments' own rows: nothing is forgotten when the bot stops
between a change and its notifications, and nothing is told twice.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Float,
    Select,
    Text,
    Update,
    bindparam,
    exists,
    func,
    literal,
    select,
    tuple_,
    union_all,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.messages import of
from bot.storage.delivery.subjects import NOTIFICATIONS, Subject
from bot.storage.engine.schema import messages, people
from bot.storage.engine.statements import (
    Whole,
    alias,
    count_where,
    delete_where,
    fetch,
    fetch_value,
    fetch_values,
    insert_rows,
    same,
    set_where,
)
from bot.storage.engine.tournament_schema import (
    tournament_entries,
    tournament_invitations,
    tournament_log,
    tournament_members,
    tournament_organisers,
    tournaments,
)
from bot.storage.tournaments.tournaments import SERVER_LEFT, co_organisers

# What is planned ----------------------------------------------------------------------------------

ASKED_FOR = "asked"
"""why a tournament pauses that an organiser has paused"""

TO_CHECK_IN = frozenset({Subject.CHECK_IN, Subject.SOON})
"""to who has not checked in, and will not play without it"""


class ReminderWindow(NamedTuple):
    """When a reminder is sent: seconds before the start, no sooner and no later."""

    since: float
    until: float

    def has(self, starts_at: float, now: float) -> bool:
        return starts_at - self.since <= now < starts_at - self.until


REMINDERS = {
    Subject.DAY: ReminderWindow(86400.0, 82800.0),
    Subject.HOUR: ReminderWindow(3600.0, 3000.0),
    Subject.SOON: ReminderWindow(600.0, 0.0),
}
"""of which whoever wants none gets none; their number is the start. No two are sent at once, also
after the bot was away: a window that has passed is over."""


class ToPlan(NamedTuple):
    tournament_id: int
    person_id: int
    subject: Subject
    number: int
    facts: dict[str, Any] | None = None
    """`who`: the numbers of those of whom something is told"""


def _settle() -> Update:
    """An invitation that holds no more is no new message: what asked says so."""
    row, asked = messages, alias(messages)
    about = {name: row[name] for name in ("tournament_id", "person_id", "number")}
    arrived = same(asked, **about, subject=Subject.ASKED) & asked.message_id.is_not(None)
    place = {
        name: select(asked[name]).where(arrived).scalar_subquery()
        for name in ("channel_id", "message_id")
    }
    lags = row.shown < row.wanted
    return update(row).where(lags, of(Subject.SETTLED, message_id=None)).values(**place)


_SETTLE = _settle()


async def plan(
    connection: AsyncConnection, now: float, *planned: ToPlan, done: bool = False
) -> None:
    """Write down what is to be told, unless it was. `done`: those people know it already."""
    wanted = {"asked_at": now, "wanted": 1, "shown": int(done)}
    if planned:
        told = [{**each._asdict(), **wanted} for each in planned]
        await connection.execute(insert(messages).on_conflict_do_nothing(), told)
        await connection.execute(_SETTLE)


async def outdate_invitations(
    connection: AsyncConnection, tournament_id: int, invitations: Sequence[int]
) -> None:
    """Questions that have arrived say how the others of an entry stand by now."""
    row, which = messages, of(Subject.ASKED, tournament_id=tournament_id)
    arrived = row.number.in_(invitations) & row.message_id.is_not(None)
    if invitations:
        await set_where(connection, row, which, arrived, wanted=row.wanted + 1)


async def take_back_reminders(connection: AsyncConnection, tournament_id: int) -> None:
    """Delete reminders to check in that nobody has got: they are planned anew when it is time."""
    row, which = messages, same(messages, tournament_id=tournament_id, tries=0)
    reminders = row.person_id.is_not(None) & row.subject.in_(TO_CHECK_IN)
    await delete_where(connection, row, which, reminders, row.shown < row.wanted)


async def forget_notifications(connection: AsyncConnection, person_id: int) -> None:
    """Note that somebody wants to be forgotten, with what they have reported."""
    row = messages
    theirs = (row.person_id == person_id) | (row.facts["by"].as_integer() == person_id)
    await delete_where(connection, messages, theirs, row.subject.in_(NOTIFICATIONS))


# What follows from the rows -----------------------------------------------------------------------

BEFORE = ("registration", "check_in")
"""states before the first round"""
APART = 300.0
"""seconds between the two reminders, at the least"""
NEWS_FOR = 12 * 3600.0
"""seconds after which it is no news any more that a tournament was cancelled"""

Notifications = Select[Any, Any, str, Any]
NOW = bindparam("now", type_=Float)


def _members(subject: str, number: Any) -> Notifications:
    """People of entries with what they are told, as far as they can be told anything."""
    member, entry = tournament_members, tournament_entries
    told = _told(member.tournament_id, member.person_id, subject, number)
    of_entry = same(entry, tournament_id=member.tournament_id, number=member.number)
    return (
        told.join(entry, of_entry)
        .join(tournaments, tournaments.id == member.tournament_id)
        .join(people, people.id == member.person_id)
        .where(people.discord_id.is_not(None))
    )


def _told(tournament_id: Any, person_id: Any, subject: str, number: Any) -> Notifications:
    """Select a notification for a person, unless it was planned before."""
    about = {"tournament_id": tournament_id, "person_id": person_id, "number": number}
    planned = exists().where(same(alias(messages), **about, subject=subject))
    subject_ = literal(subject, Text).label("subject")
    return select(tournament_id, person_id, subject_, number.label("number")).where(~planned)


def _place_free() -> Notifications:
    """Write to the people of an entry that has waited for a place before the first round."""
    log, these = tournament_log, alias(tournaments)
    # Gathered once, and not looked for anew for each member: a log may be long.
    told = (
        select(log.tournament_id, log.facts["entry"].as_integer())
        .join(these, these.id == log.tournament_id)
        .where(these.state.in_(BEFORE), log.what == "place")
    )
    member = tuple_(tournament_members.tournament_id, tournament_members.number)
    return _members(Subject.PLACE_FREE, tournament_members.number).where(
        tournaments.state.in_(BEFORE), member.in_(told), tournament_entries.standing == "in"
    )


def _reminder(subject: Subject) -> Notifications:
    """Before the start, to who entered before it was time for it. Whoever has not checked in was
    asked to some while ago, and will not play without."""
    window, start = REMINDERS[subject], tournaments.starts_at
    plays = tournament_entries.standing.in_(("in", "looking"))
    entered = tournament_entries.entered_at < start - window.since
    checks = (tournaments.state == "check_in") & tournaments.check_in
    absent = checks & ~tournament_members.here & _was_asked_to_check_in()
    if subject == Subject.SOON:
        waits = tournament_entries.standing.in_(("in", "waiting"))
        whom = (~tournaments.check_in & plays & entered) | (absent & waits)
    else:
        whom = plays & entered & (~checks | tournament_members.here | absent)
    return _members(subject, Whole(start)).where(
        people.reminders,
        tournaments.state.in_(BEFORE),
        tournaments.paused_at.is_(None),
        start - window.since <= NOW,
        start - window.until > NOW,
        whom,
    )


def _was_asked_to_check_in() -> ColumnElement[bool]:
    first = alias(messages)
    return exists().where(
        same(
            first,
            tournament_id=tournament_members.tournament_id,
            person_id=tournament_members.person_id,
            subject=Subject.CHECK_IN,
        ),
        first.message_id.is_not(None),
        first.asked_at <= NOW - APART,
    )


def _stuck(*, named: bool) -> Notifications:
    """Write to who has made a tournament, or (`named`) its co-organisers, once for each time that
    it has paused by itself."""
    whom = tournament_organisers.person_id if named else tournaments.created_by
    since = Whole(tournaments.paused_at)
    told = _told(tournaments.id, whom, Subject.STUCK, since)
    if named:
        which = tournament_organisers.tournament_id == tournaments.id
        told = told.join(tournament_organisers, which)
    return told.join(people, people.id == whom).where(
        people.discord_id.is_not(None),
        tournaments.paused_at.is_not(None),
        tournaments.paused_why.not_in((ASKED_FOR, SERVER_LEFT)),
    )


def _settled() -> Notifications:
    """Find invitations that have arrived: what they ask for, or what was agreed, holds no more."""
    asked, invited = alias(messages), tournament_invitations
    names = ("tournament_id", "number", "person_id")
    stands = exists().where(same(tournament_members, **{each: invited[each] for each in names}))
    over = invited.answer.in_(("elsewhere", "none", "taken_back"))
    gone = (invited.answer == "yes") & ~stands
    return (
        _told(asked.tournament_id, asked.person_id, Subject.SETTLED, asked.number)
        .join(tournaments, tournaments.id == asked.tournament_id)
        .join(tournament_invitations, invited.id == asked.number)
        .where(
            asked.subject == Subject.ASKED,
            asked.person_id.is_not(None),
            asked.message_id.is_not(None),
            (tournaments.state.in_(BEFORE) & (over | gone)) | _is_called_off(),
        )
    )


def _is_called_off() -> ColumnElement[bool]:
    return (tournaments.state == "cancelled") & (tournaments.ended_at > NOW - NEWS_FOR)


@cache
def _to_plan() -> CompoundSelect[Any, Any, str, Any]:
    """All that is to be told and is not. Made once: that takes longer than the answer."""
    return union_all(
        _place_free(),
        _members(Subject.CHECK_IN, literal(0)).where(
            tournaments.state == "check_in",
            tournaments.check_in,
            tournament_entries.standing.in_(("in", "waiting")),
            ~tournament_members.here,
        ),
        *map(_reminder, REMINDERS),
        _stuck(named=False),
        _stuck(named=True),
        _members(Subject.CANCELLED, literal(0)).where(
            _is_called_off(), tournament_entries.standing != "out"
        ),
        _settled(),
    )


async def to_plan(connection: AsyncConnection, now: float) -> list[ToPlan]:
    """Return what is to be told and is not planned yet."""
    return await fetch(connection, ToPlan, _to_plan(), {"now": now})


@cache
def _next_moment() -> Select[float | None]:
    due = [tournaments.starts_at - each.since for each in REMINDERS.values()]
    nexts = union_all(
        *(select(each.label("at")).where(tournaments.state.in_(BEFORE), each > NOW) for each in due)
    )
    return select(func.min(nexts.subquery().c.at))


async def next_moment(connection: AsyncConnection, now: float) -> float | None:
    """When there is something to do, if nothing changes: the next reminder."""
    return await fetch_value(connection, _next_moment(), {"now": now})


# Reports of a problem at a table ------------------------------------------------------------------

MOST_CALLED = 4
"""organisers that are told"""
CALLED_APART = 300.0
"""seconds until the same person calls to the same table once more"""
BY_ORGANISERS = frozenset(
    {
        *("created", "opened", "closed", "reopened", "started", "all_here", "rescheduled"),
        *("paused", "resumed", "extended", "ends", "round_paired", "added", "replaced"),
        *("penalty", "penalty_back", "corrected"),
    }
)
"""what only an organiser does, where somebody did it"""


class NewsReport(NamedTuple):
    by: int
    """the person who calls"""
    game: int
    text: str


async def organisers(connection: AsyncConnection, tournament_id: int) -> list[int]:
    """The people who may be called: who has made it, its co-organisers, then who has acted in it,
    the latest first."""
    made = select(tournaments.created_by).where(tournaments.id == tournament_id)
    log = tournament_log
    acted = (
        select(log.by_id)
        .where(same(log, tournament_id=tournament_id), log.by_id.is_not(None))
        .where(log.what.in_(BY_ORGANISERS))
        .group_by(log.by_id)
        .order_by(func.max(log.id).desc())
    )
    found = [await fetch_values(connection, each) for each in (made, acted)]
    found.insert(1, await co_organisers(connection, tournament_id))
    return list(dict.fromkeys(chain(*found)))


async def add_report(
    connection: AsyncConnection,
    tournament_id: int,
    told: Iterable[int],
    report: NewsReport,
    now: float,
) -> bool:
    """A notification to each of the organisers who are `told`. Return False, and write nothing,
    where the same person has called to the same table a moment ago."""
    reports = of(Subject.REPORT, tournament_id=tournament_id) & messages.person_id.is_not(None)
    by, game = (messages.facts[each].as_integer() for each in ("by", "game"))
    lately = messages.asked_at > now - CALLED_APART
    same_call = (by == report.by) & (game == report.game) & lately
    if await count_where(connection, reports, same_call):
        return False
    newest = select(func.coalesce(func.max(messages.number), 0)).where(reports)
    row: dict[str, Any] = {
        "tournament_id": tournament_id,
        "subject": Subject.REPORT,
        "number": await fetch_value(connection, newest) + 1,
        "asked_at": now,
        "wanted": 1,
        "facts": report._asdict(),
    }
    await insert_rows(connection, messages, [{**row, "person_id": each} for each in told])
    return True
