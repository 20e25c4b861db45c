"""What people are told of a tournament by direct message: rows, so that each is sent once.

What is to be told follows from the tournaments' own rows (`to_plan`): nothing is forgotten when the
bot stops between a change and its letters, and nothing is told twice.
"""

from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Float,
    Integer,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    literal,
    select,
    tuple_,
    union_all,
    update,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import (
    people,
    tournament_entries,
    tournament_letters,
    tournament_log,
    tournament_members,
    tournaments,
)
from bot.storage.tournaments import SERVER_LEFT

ASKED: Final = "asked"
"""somebody has named him as a partner: he confirms or declines"""
CONFIRMED: Final = "confirmed"
DECLINED: Final = "declined"
"""to who has named a partner: what that one said"""
PARTNER: Final = "partner"
"""somebody who was looking for a partner has one"""
PLACE: Final = "place"
"""who waited for a place has one"""
UNANSWERED: Final = "unanswered"
"""to who has named a partner: registration is over, and there was no answer"""
WITHDRAWN: Final = "withdrawn"
"""his partner has withdrawn, and with him he is out"""
DROPPED: Final = "dropped"
"""the organiser has taken him out"""
ADDED: Final = "added"
"""the organiser has put him in"""
CANCELLED: Final = "cancelled"
"""all of it, to everybody who has entered"""
SETTLED: Final = "settled"
"""no letter of its own: an invitation that has arrived shows that it holds no more"""
CHECK_IN: Final = "check_in"
SOON: Final = "soon"
"""it starts, and he has not checked in"""
TROUBLE: Final = "trouble"
"""to the organiser: the channel cannot be written to"""
REFUSED: Final = "refused"
"""to the organiser: Discord does not take a post for what it says"""
STUCK: Final = "stuck"
"""to the organiser: it has paused by itself, and waits for him"""
REPORT: Final = "report"
"""to the organisers: somebody calls them to a table; see `bot.storage.tournament_reports`"""

ASKED_FOR: Final = "asked"
"""why a tournament pauses that an organiser has paused"""

TO_CHECK_IN: Final = frozenset({CHECK_IN, SOON})
"""to who has not checked in, and will not play without it. The second one is a reminder, of which
whoever wants none gets none."""
SUBJECTS: Final = (
    ASKED,
    CONFIRMED,
    DECLINED,
    UNANSWERED,
    WITHDRAWN,
    DROPPED,
    ADDED,
    CANCELLED,
    SETTLED,
    PARTNER,
    PLACE,
    CHECK_IN,
    SOON,
    TROUBLE,
    REFUSED,
    STUCK,
    REPORT,
)

BEFORE: Final = ("registration", "check_in")
"""states before the first round"""
SOON_BEFORE: Final = 600.0
"""seconds before the start"""
APART: Final = 300.0
"""seconds between the two reminders, at the least"""
NEWS_FOR: Final = 12 * 3600.0
"""seconds after which it is no news any more that a tournament was cancelled"""
MOST_ASKED: Final = 10
"""letters that somebody gets from those who name him in one tournament"""


class Letter(NamedTuple):
    """A row of `tournament_letters` that is to be sent."""

    id: int
    tournament_id: int
    person_id: int
    subject: str
    number: int
    tried_at: float | None
    tries: int
    retry_at: float
    in_channel: bool
    facts: dict[str, Any] | None = None


class ToPlan(NamedTuple):
    tournament_id: int
    person_id: int
    subject: str
    number: int


Letters = Select[Any, Any, str, Any]
NOW: Final = bindparam("now", type_=Float)
_LETTER = [tournament_letters.c[name] for name in Letter._fields]


def _members(subject: str, number: Any) -> Letters:
    """People of entries with what they are told, as far as they can be told anything."""
    planned = tournament_letters.alias()
    member = tournament_members.c
    entry = tournament_entries.c
    return (
        select(
            member.tournament_id,
            member.person_id,
            literal(subject, Text).label("subject"),
            number.label("number"),
        )
        .join(
            tournament_entries,
            and_(entry.tournament_id == member.tournament_id, entry.number == member.number),
        )
        .join(tournaments, tournaments.c.id == member.tournament_id)
        .join(people, people.c.id == member.person_id)
        .where(
            people.c.discord_id.is_not(None),
            ~exists().where(
                planned.c.tournament_id == member.tournament_id,
                planned.c.person_id == member.person_id,
                planned.c.subject == subject,
                planned.c.number == number,
            ),
        )
    )


def _asked() -> Letters:
    earlier = tournament_letters.alias()
    times = (
        select(func.count())
        .where(
            earlier.c.tournament_id == tournament_members.c.tournament_id,
            earlier.c.person_id == tournament_members.c.person_id,
            earlier.c.subject == ASKED,
        )
        .scalar_subquery()
    )
    return _members(ASKED, tournament_members.c.number).where(
        tournaments.c.state == "registration",
        tournament_entries.c.standing == "asked",
        ~tournament_members.c.confirmed,
        times < MOST_ASKED,
    )


def _logged(subject: str, what: str) -> Letters:
    """To the people of an entry of which something was written down before the first round."""
    log, these = tournament_log.c, tournaments.alias()
    # Gathered once, and not looked for anew for each member: a log may be long.
    told = (
        select(log.tournament_id, log.facts["entry"].as_integer())
        .join(these, these.c.id == log.tournament_id)
        .where(these.c.state.in_(BEFORE), log.what == what)
    )
    member = tuple_(tournament_members.c.tournament_id, tournament_members.c.number)
    return _members(subject, tournament_members.c.number).where(
        tournaments.c.state.in_(BEFORE), member.in_(told)
    )


def _not_here(subject: str) -> Letters:
    return _members(subject, literal(0)).where(
        tournaments.c.state == "check_in",
        tournaments.c.check_in,
        tournament_entries.c.standing.in_(("in", "waiting")),
        ~tournament_members.c.here,
    )


def _soon() -> Letters:
    """The second reminder, for those whom the first one has reached."""
    first = tournament_letters.alias()
    return _not_here(SOON).where(
        people.c.reminders,
        tournaments.c.starts_at - SOON_BEFORE <= NOW,
        tournaments.c.starts_at > NOW,
        exists().where(
            first.c.tournament_id == tournament_members.c.tournament_id,
            first.c.person_id == tournament_members.c.person_id,
            first.c.subject == CHECK_IN,
            first.c.message_id.is_not(None),
            first.c.planned_at <= NOW - APART,
        ),
    )


def _stuck() -> Letters:
    """To who has made a tournament, once for each time that it has paused by itself."""
    planned = tournament_letters.alias()
    since = cast(tournaments.c.paused_at, Integer)
    return (
        select(
            tournaments.c.id,
            tournaments.c.created_by,
            literal(STUCK, Text).label("subject"),
            since.label("number"),
        )
        .join(people, people.c.id == tournaments.c.created_by)
        .where(
            people.c.discord_id.is_not(None),
            tournaments.c.paused_at.is_not(None),
            tournaments.c.paused_why.not_in((ASKED_FOR, SERVER_LEFT)),
            ~exists().where(
                planned.c.tournament_id == tournaments.c.id,
                planned.c.person_id == tournaments.c.created_by,
                planned.c.subject == STUCK,
                planned.c.number == since,
            ),
        )
    )


def _cancelled() -> Letters:
    return _members(CANCELLED, literal(0)).where(
        _is_called_off(),
        tournament_members.c.confirmed,
        tournament_entries.c.standing != "out",
    )


def _settled() -> Letters:
    """Of invitations that have arrived: what they ask for, or what was agreed, holds no more."""
    asked, planned = tournament_letters.alias(), tournament_letters.alias()
    member = tournament_members.c
    stands = exists().where(
        member.tournament_id == asked.c.tournament_id,
        member.number == asked.c.number,
        member.person_id == asked.c.person_id,
    )
    return (
        select(
            asked.c.tournament_id,
            asked.c.person_id,
            literal(SETTLED, Text).label("subject"),
            asked.c.number,
        )
        .join(tournaments, tournaments.c.id == asked.c.tournament_id)
        .where(
            asked.c.subject == ASKED,
            asked.c.message_id.is_not(None),
            (tournaments.c.state.in_(BEFORE) & ~stands) | _is_called_off(),
            ~exists().where(
                planned.c.tournament_id == asked.c.tournament_id,
                planned.c.person_id == asked.c.person_id,
                planned.c.subject == SETTLED,
                planned.c.number == asked.c.number,
            ),
        )
    )


def _is_called_off() -> ColumnElement[bool]:
    return (tournaments.c.state == "cancelled") & (tournaments.c.ended_at > NOW - NEWS_FOR)


@cache
def _to_plan() -> CompoundSelect[Any, Any, str, Any]:
    """It is asked for after every change, and made once: that takes longer than its answer."""
    confirmed = _logged(CONFIRMED, "confirmed").where(tournament_members.c.place == 0)
    return union_all(
        _asked(),
        confirmed,
        _logged(PARTNER, "paired_up"),
        _logged(PLACE, "place").where(tournament_entries.c.standing == "in"),
        _not_here(CHECK_IN),
        _soon(),
        _stuck(),
        _cancelled(),
        _settled(),
    )


async def to_plan(connection: AsyncConnection, now: float) -> list[ToPlan]:
    """What is to be told and is not planned yet."""
    return [ToPlan(*row) for row in await connection.execute(_to_plan(), {"now": now})]


async def plan(
    connection: AsyncConnection, now: float, *planned: ToPlan, done: bool = False
) -> None:
    """Write down what is to be told, unless it was. `done`: those people know it already."""
    if planned:
        rows = [{**each._asdict(), "planned_at": now, "done": done} for each in planned]
        await connection.execute(insert(tournament_letters).on_conflict_do_nothing(), rows)


async def take_back_reminders(connection: AsyncConnection, tournament_id: int) -> None:
    """Nobody checks in now. Those that nobody has got are planned anew when it is time again."""
    letters = tournament_letters.c
    unsent = ~letters.done & letters.tried_at.is_(None) & letters.subject.in_(TO_CHECK_IN)
    await connection.execute(
        delete(tournament_letters).where(letters.tournament_id == tournament_id, unsent)
    )


async def invitation(connection: AsyncConnection, letter: Letter) -> tuple[int, bool] | None:
    """The message that asked somebody about an entry, and whether that was in the channel."""
    letters = tournament_letters.c
    query = select(letters.message_id, letters.in_channel).where(
        letters.tournament_id == letter.tournament_id,
        letters.person_id == letter.person_id,
        letters.subject == ASKED,
        letters.number == letter.number,
        letters.message_id.is_not(None),
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.message_id, row.in_channel)


async def next_moment(connection: AsyncConnection, now: float) -> float | None:
    """When there is something to do, if nothing changes: a second reminder, another try."""
    start = tournaments.c.starts_at - SOON_BEFORE
    starts = select(func.min(start)).where(tournaments.c.state == "check_in", start > now)
    tries = select(func.min(tournament_letters.c.retry_at)).where(~tournament_letters.c.done)
    moments = [(await connection.execute(query)).scalar_one() for query in (starts, tries)]
    return min((each for each in moments if each is not None), default=None)


async def unsent(connection: AsyncConnection, now: float) -> list[Letter]:
    """What is to be sent now, in the order in which it was planned."""
    letters = tournament_letters.c
    query = select(*_LETTER).where(~letters.done, letters.retry_at <= now).order_by(letters.id)
    return [Letter(*row) for row in await connection.execute(query)]


async def change(connection: AsyncConnection, letter_id: int, **values: Any) -> None:
    """Set columns of a letter."""
    which = tournament_letters.c.id == letter_id
    await connection.execute(update(tournament_letters).where(which).values(**values))


async def hurry(connection: AsyncConnection) -> None:
    """Discord is reached again: everything is tried at once."""
    which = ~tournament_letters.c.done
    await connection.execute(update(tournament_letters).where(which).values(retry_at=0.0))


async def forget(connection: AsyncConnection, person_id: int) -> None:
    """Somebody wants to be forgotten, with what they have reported."""
    letters = tournament_letters.c
    which = (letters.person_id == person_id) | (letters.facts["by"].as_integer() == person_id)
    await connection.execute(delete(tournament_letters).where(which))
