"""The posts in the channel of a tournament: which there are to be, and which are out of date."""

from sqlalchemy import ColumnElement, select, text
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.messages import of
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow, messages
from bot.storage.engine.statements import prepared, same, set_where
from bot.storage.engine.tournament_schema import tournaments
from bot.storage.tournaments import tournaments as tournaments_

REFUSED = "refused"
"""how the log names a post that Discord does not take for what it says"""
URGENT = 1
"""the priority of these posts: that of tables"""
PATIENCE = 10.0
"""seconds that a post waits for one before it"""
_WANT = prepared(
    insert(messages).on_conflict_do_update(
        index_elements=["tournament_id", "subject", "number"],
        index_where=text("tournament_id is not null and person_id is null"),
        set_={"wanted": messages.wanted + 1},
    )
)


async def want(
    connection: AsyncConnection,
    tournament_id: int,
    channel_id: int,
    post: tuple[Subject, int],
    now: float,
) -> None:
    """A post (its subject and number) is to show what its tournament is now."""
    subject, number = post
    wanted = {
        "tournament_id": tournament_id,
        "channel_id": channel_id,
        "subject": subject,
        "number": number,
        "wanted": 1,
        "priority": URGENT,
        "asked_at": now,
    }
    await connection.execute(_WANT, wanted)


async def waits(connection: AsyncConnection, post: MessageRow, now: float) -> bool:
    """Return whether a post that was asked for before this one is still to come: a channel is read
    from above. One that has not come after PATIENCE, or failed, holds up nobody."""
    earlier = messages
    yet = same(earlier, message_id=None, tries=0, retry_at=None)
    query = select(earlier.id).where(
        same(earlier, tournament_id=post.tournament_id, person_id=None),
        yet,
        earlier.id < post.id,
        earlier.shown < earlier.wanted,
        earlier.asked_at > now - PATIENCE,
    )
    return await connection.scalar(query.limit(1)) is not None


async def outdate_post(
    connection: AsyncConnection, tournament_id: int, post: tuple[Subject, int]
) -> None:
    """A post (its subject and number), if there is one, shows something that is otherwise now: a
    table of a round, a league."""
    await set_where(connection, messages, _is(tournament_id, post), wanted=messages.wanted + 1)


async def outdate(connection: AsyncConnection, tournament_id: int) -> None:
    """Have all posts of a tournament shown again, as something in them was taken away: another
    version."""
    await set_where(
        connection, tournaments, tournaments.id == tournament_id, version=tournaments.version + 1
    )
    posts = same(messages, tournament_id=tournament_id, person_id=None)
    await set_where(connection, messages, posts, wanted=messages.wanted + 1)


async def note_refused(connection: AsyncConnection, post: MessageRow, now: float) -> None:
    """A post is not tried again as it is: that stands in the tournament's log, once for each."""
    facts = {"post": post.subject.value, "round": post.number}
    if facts not in await tournaments_.facts_noted(connection, post.of_tournament, REFUSED):
        await tournaments_.note(connection, post.of_tournament, REFUSED, now, **facts)


async def message_of(
    connection: AsyncConnection, tournament_id: int, post: tuple[Subject, int]
) -> tuple[int, int] | None:
    """The channel and the message of a post (its subject and number), once it stands there."""
    query = select(messages.channel_id, messages.message_id).where(
        _is(tournament_id, post), messages.message_id.is_not(None)
    )
    row = (await connection.execute(query)).one_or_none()
    return row and (row.channel_id, row.message_id)


def _is(tournament_id: int, post: tuple[Subject, int]) -> ColumnElement[bool]:
    """The condition for a post; that it is nobody's notification lets the index find it."""
    subject, number = post
    return of(subject, tournament_id=tournament_id, number=number, person_id=None)
