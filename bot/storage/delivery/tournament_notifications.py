"""All that people are told of a tournament by direct message: rows, so that each is sent once.

What is to be told follows from the tournaments' own rows (`bot.storage.tournaments.news`): nothing
is forgotten when the bot stops between a change and its notifications, and nothing is told twice.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Update, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import NOTIFICATIONS, Subject
from bot.storage.engine.schema import MESSAGES, messages

ASKED_FOR: Final = "asked"
"""why a tournament pauses that an organiser has paused"""

TO_CHECK_IN: Final = frozenset({Subject.CHECK_IN, Subject.SOON})
"""to who has not checked in, and will not play without it"""


class Window(NamedTuple):
    """When a reminder is sent: seconds before the start, no sooner and no later."""

    since: float
    until: float

    def has(self, starts_at: float, now: float) -> bool:
        return starts_at - self.since <= now < starts_at - self.until


REMINDERS: Final = {
    Subject.DAY: Window(86400.0, 82800.0),
    Subject.HOUR: Window(3600.0, 3000.0),
    Subject.SOON: Window(600.0, 0.0),
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
    row, asked = messages, MESSAGES.alias()
    same = (asked.c.subject == Subject.ASKED) & (asked.c.message_id.is_not(None))
    for name in ("tournament_id", "person_id", "number"):
        same &= asked.c[name] == row[name]
    place = {
        name: select(asked.c[name]).where(same).scalar_subquery()
        for name in ("channel_id", "message_id")
    }
    lags = row.shown < row.wanted
    which = (row.subject == Subject.SETTLED) & row.message_id.is_(None)
    return update(MESSAGES).where(lags, which).values(**place)


_SETTLE: Final = _settle()


async def plan(
    connection: AsyncConnection, now: float, *planned: ToPlan, done: bool = False
) -> None:
    """Write down what is to be told, unless it was. `done`: those people know it already."""
    if planned:
        rows = [
            {**each._asdict(), "asked_at": now, "wanted": 1, "shown": int(done)} for each in planned
        ]
        await connection.execute(insert(MESSAGES).on_conflict_do_nothing(), rows)
        await connection.execute(_SETTLE)


async def outdate(
    connection: AsyncConnection, tournament_id: int, invitations: Sequence[int]
) -> None:
    """Questions that have arrived say how the others of an entry stand by now."""
    row = messages
    which = (row.tournament_id == tournament_id) & (row.subject == Subject.ASKED)
    arrived = row.number.in_(invitations) & row.message_id.is_not(None)
    if invitations:
        statement = update(MESSAGES).where(which, arrived)
        await connection.execute(statement.values(wanted=row.wanted + 1))


async def take_back_reminders(connection: AsyncConnection, tournament_id: int) -> None:
    """Nobody checks in now. Those that nobody has got are planned anew when it is time again."""
    row = messages
    notifications = (row.tournament_id == tournament_id) & row.person_id.is_not(None)
    reminders = notifications & row.subject.in_(TO_CHECK_IN)
    await connection.execute(
        delete(MESSAGES).where(reminders, row.shown < row.wanted, row.tries == 0)
    )


async def forget(connection: AsyncConnection, person_id: int) -> None:
    """Note that somebody wants to be forgotten, with what they have reported."""
    row = messages
    theirs = (row.person_id == person_id) | (row.facts["by"].as_integer() == person_id)
    await connection.execute(delete(MESSAGES).where(theirs, row.subject.in_(NOTIFICATIONS)))
