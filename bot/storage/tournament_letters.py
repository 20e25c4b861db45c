"""All that people are told of a tournament by direct message: rows, so that each is sent once.

What is to be told follows from the tournaments' own rows (`bot.storage.tournament_news`): nothing
is forgotten when the bot stops between a change and its letters, and nothing is told twice.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import tournament_letters

ASKED: Final = "asked"
"""somebody has named them as a partner: they confirm or decline"""
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
"""their partner has withdrawn, and with them they are out"""
DROPPED: Final = "dropped"
"""the organiser has taken them out"""
ADDED: Final = "added"
"""the organiser has put them in"""
CANCELLED: Final = "cancelled"
"""all of it, to everybody who has entered"""
SETTLED: Final = "settled"
"""no letter of its own: an invitation that has arrived shows that it holds no more"""
CHECK_IN: Final = "check_in"
DAY: Final = "day"
HOUR: Final = "hour"
SOON: Final = "soon"
"""it starts: to who has not checked in, or where nobody does to all who play"""
TROUBLE: Final = "trouble"
"""to the organiser: the channel cannot be written to"""
REFUSED: Final = "refused"
"""to the organiser: Discord does not take a post for what it says"""
STUCK: Final = "stuck"
"""to the organiser: it has paused by itself, and waits for them"""
CORRECTED: Final = "corrected"
"""to the people of a table: the organiser has entered its result, by whose id it is numbered"""
REPORT: Final = "report"
"""to the organisers: somebody calls them to a table; see `bot.storage.tournament_reports`"""

ASKED_FOR: Final = "asked"
"""why a tournament pauses that an organiser has paused"""

TO_CHECK_IN: Final = frozenset({CHECK_IN, SOON})
"""to who has not checked in, and will not play without it"""


class Window(NamedTuple):
    """When a reminder is sent: seconds before the start, no sooner and no later."""

    since: float
    until: float

    def has(self, starts_at: float, now: float) -> bool:
        return starts_at - self.since <= now < starts_at - self.until


REMINDERS: Final = {
    DAY: Window(86400.0, 82800.0),
    HOUR: Window(3600.0, 3000.0),
    SOON: Window(600.0, 0.0),
}
"""of which whoever wants none gets none; their number is the start. No two are sent at once, also
after the bot was away: a window that has passed is over."""
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
    *REMINDERS,
    TROUBLE,
    REFUSED,
    STUCK,
    REPORT,
    CORRECTED,
)


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


_LETTER = [tournament_letters.c[name] for name in Letter._fields]


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


async def unsent(connection: AsyncConnection, now: float) -> list[Letter]:
    """Return what is to be sent now, in the order in which it was planned."""
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
    """Note that somebody wants to be forgotten, with what they have reported."""
    letters = tournament_letters.c
    which = (letters.person_id == person_id) | (letters.facts["by"].as_integer() == person_id)
    await connection.execute(delete(tournament_letters).where(which))
