"""Messages that are of no game: what stands in the channel of a tournament, what people are told
of it by direct message, and the posts after a week and a season.

They are rows of `messages`. Each mark wants one more than was wanted before; what was wanted when
a row was read is what its message shows, so that a mark that comes meanwhile is not lost.
"""

from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import messages


class Subject(StrEnum):
    """All that such a message may show. What tells two of a subject apart stands in `number`."""

    ANNOUNCEMENT = "announcement"
    ROUND = "round"
    """who meets whom, and how it went: a post for each round"""
    STANDINGS = "standings"
    """after a round: a post for each"""
    PODIUM = "podium"

    DIGEST = "digest"
    """of a server's week, until a moment"""
    SEASON = "season"
    """the podium of a season of a server"""

    GONE = "gone"
    """what another message has replaced, of a game or not, until it is deleted"""

    # Letters, numbered by the entry that they are about, or 0.
    ASKED = "asked"
    """somebody has named them as a partner: they confirm or decline"""
    CONFIRMED = "confirmed"
    DECLINED = "declined"
    """to who has named a partner: what that one said"""
    PARTNER = "partner"
    """somebody who was looking for a partner has one"""
    PLACE_FREE = "place_free"
    """who waited for a place has one"""
    UNANSWERED = "unanswered"
    """to who has named a partner: registration is over, and there was no answer"""
    WITHDRAWN = "withdrawn"
    """their partner has withdrawn, and with them they are out"""
    DROPPED = "dropped"
    """the organiser has taken them out"""
    ADDED = "added"
    """the organiser has put them in"""
    CANCELLED = "cancelled"
    """all of it, to everybody who has entered"""
    SETTLED = "settled"
    """no letter of its own: an invitation that has arrived shows that it holds no more"""
    CHECK_IN = "check_in"
    # Numbered by the start: who may start anew is reminded anew.
    DAY = "day"
    HOUR = "hour"
    SOON = "soon"
    """it starts: to who has not checked in, or where nobody does to all who play"""
    CHANNEL = "trouble"
    """to the organiser: the channel cannot be written to"""
    UNTAKEN = "refused"
    """to the organiser: Discord does not take a post for what it says"""
    STUCK = "stuck"
    """to the organiser: it has paused by itself, at a moment, and waits for them"""
    CORRECTED = "corrected"
    """to the people of a table: the organiser has entered its result, by whose id it is numbered"""
    REPORT = "report"
    """to the organisers: somebody calls them to a table; see `bot.storage.tournaments.reports`"""


OF_CHANNEL: Final = (Subject.ANNOUNCEMENT, Subject.ROUND, Subject.STANDINGS, Subject.PODIUM)
"""all that stands in the channel of a tournament"""
LETTERS: Final = tuple(
    each
    for each in Subject
    if each not in (*OF_CHANNEL, Subject.DIGEST, Subject.SEASON, Subject.GONE)
)


class Post(NamedTuple):
    """A row of `messages` that is of no game."""

    id: int
    subject: Subject
    tournament_id: int | None
    person_id: int | None
    """who gets a letter"""
    number: int | None
    server_id: int | None
    season_id: int | None
    until: float | None
    game_id: int | None
    """of the deal of the week"""
    deal: int | None
    facts: dict[str, Any] | None
    channel_id: int | None
    """where it stands or is to stand; None: in the DM of who gets it"""
    message_id: int | None
    asked_at: float | None
    """when it was asked for: it was not sent before"""
    wanted: int
    shown: int
    priority: int
    closing: bool
    tries: int
    retry_at: float
    afresh: int


def left_of(post: Post) -> dict[str, Any]:
    """Return what is kept once a message is sent, or never will be: not what somebody wrote."""
    return {} if post.facts is None else {"facts": {**post.facts, "text": ""}}


async def forget_unsent(connection: AsyncConnection, subject: Subject, server_id: int) -> None:
    """Drop what was planned for a server and does not stand anywhere."""
    row = messages.c
    which = (row.subject == subject) & (row.server_id == server_id)
    await connection.execute(
        delete(messages).where(which, row.message_id.is_(None), row.shown < row.wanted)
    )


def of(subject: Subject, **keys: Any) -> ColumnElement[bool]:
    """Return the condition for the rows of a subject with these keys."""
    found: ColumnElement[bool] = messages.c.subject == subject
    for name, value in keys.items():
        found &= messages.c[name] == value
    return found
