"""The posts in the channel of a tournament: which there are to be, and which are out of date."""

from sqlalchemy import ColumnElement, bindparam, exists, literal, select, text
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.messages import of
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow, messages, servers
from bot.storage.engine.statements import fetch_one, prepared, rows, same, set_where
from bot.storage.engine.tournament_schema import tournaments
from bot.storage.tournaments import tournaments as tournaments_

REFUSED = "refused"
"""how the log names a post that Discord does not take for what it says"""
URGENT = 1
"""the priority of these posts: that of tables"""
FULL = "full"
"""why a tournament is not among the scheduled events of its server"""
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


_SCHEDULED = {
    "tournament_id": tournaments.id,
    "channel_id": servers.discord_id,
    "subject": literal(Subject.SCHEDULED.value),
    "number": literal(0),
    "wanted": literal(1),
    "asked_at": bindparam("_now"),
}


def _want_scheduled(*where: ColumnElement[bool]) -> Insert:
    of_servers = select(*_SCHEDULED.values()).join(servers, servers.id == tournaments.server_id)
    return (
        insert(messages)
        .from_select([*_SCHEDULED], of_servers.where(servers.scheduled_events, *where))
        .on_conflict_do_update(
            index_elements=["tournament_id", "subject", "number"],
            index_where=text("tournament_id is not null and person_id is null"),
            set_={"wanted": messages.wanted + 1},
        )
    )


_WANT_SCHEDULED = prepared(_want_scheduled(tournaments.id == bindparam("_tournament")))
_COMING = tournaments.state.in_(("registration", "check_in", "running"))


async def schedule(connection: AsyncConnection, tournament_id: int, now: float) -> None:
    """The scheduled event of a tournament is to be as it is now, where its server has them."""
    await connection.execute(_WANT_SCHEDULED, {"_tournament": tournament_id, "_now": now})


async def schedule_all(connection: AsyncConnection, server_id: int, now: float) -> None:
    """The events of a server's announced tournaments are to be there, or to go, as the server has
    chosen."""
    ours = tournaments.server_id == server_id
    await connection.execute(_want_scheduled(ours, _COMING), {"_now": now})
    of_ours = messages.tournament_id.in_(select(tournaments.id).where(ours, _COMING))
    off = ~exists().where(servers.id == server_id, servers.scheduled_events)
    await set_where(
        connection, messages, of(Subject.SCHEDULED), of_ours, off, wanted=messages.wanted + 1
    )


async def scheduled(connection: AsyncConnection, tournament_id: int) -> MessageRow | None:
    """The row of a tournament's scheduled event."""
    query = rows(MessageRow, messages).where(_is(tournament_id, (Subject.SCHEDULED, 0)))
    return await fetch_one(connection, MessageRow, query)


async def note_full(connection: AsyncConnection, row_id: int) -> None:
    """A scheduled event is not there because its server has as many as it may have."""
    await set_where(connection, messages, messages.id == row_id, facts={"why": FULL})


async def any_full(connection: AsyncConnection, server_id: int) -> bool:
    """Return whether a tournament of a server that has not begun is not among its scheduled events
    for that reason."""
    before = tournaments.state.in_(("registration", "check_in"))
    ours = select(tournaments.id).where(tournaments.server_id == server_id, before)
    waits = of(Subject.SCHEDULED, message_id=None) & messages.tournament_id.in_(ours)
    full = messages.facts["why"].as_string() == FULL
    return await connection.scalar(select(messages.id).where(waits, full).limit(1)) is not None


async def waits(connection: AsyncConnection, post: MessageRow, now: float) -> bool:
    """Return whether a post that was asked for before this one is still to come: a channel is read
    from above. One that has not come after PATIENCE, or failed, holds up nobody."""
    earlier = messages
    yet = same(earlier, message_id=None, tries=0, retry_at=None)
    query = select(earlier.id).where(
        same(earlier, tournament_id=post.tournament_id, person_id=None),
        yet,
        earlier.id < post.id,
        earlier.subject != Subject.SCHEDULED,
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
