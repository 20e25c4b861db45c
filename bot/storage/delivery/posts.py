"""Messages that are of no game: what stands in the channel of a tournament, what people are told
of it by direct message, and the posts after a week and a season.

They are rows of `messages`. Each mark wants one more than was wanted before; what was wanted when
a row was read is what its message shows, so that a mark that comes meanwhile is not lost.
"""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import messages


class Post(NamedTuple):
    """A row of `messages` that is of no game."""

    id: int
    subject: Subject
    tournament_id: int | None
    person_id: int | None
    """who gets a notification"""
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
    retry_at: float | None
    afresh: int

    @property
    def held_until(self) -> float:
        """Return when it may be shown; in the past: now."""
        return self.retry_at or 0.0


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
