"""All that stands in the channel of a tournament: which posts there are to be, and what they show.

A change only marks what must be shown again, the latest wins. How a post is sent for the first
time, once and no more, is told in `bot.storage.posts`, whose functions take these rows too.
"""

from typing import Final, NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import tournaments as tournaments_
from bot.storage.schema import servers, tournament_posts, tournaments

ANNOUNCEMENT: Final = "announcement"
ROUND: Final = "round"
"""who meets whom, and how it went: a post for each round"""
STANDINGS: Final = "standings"
"""after a round: a post for each"""
PODIUM: Final = "podium"
REFUSED: Final = "refused"
"""how the log names a post that Discord does not take for what it says"""


class TournamentPost(NamedTuple):
    """A post that does not show what it should."""

    id: int
    tournament_id: int
    server_id: int
    server_discord_id: int
    language: str
    channel_id: int
    subject: str
    number: int
    """of the round, or 0"""
    wanted: int
    """the version of the tournament that it should show"""
    shown: int
    """what it showed when this row was read; see `outdate_post`"""
    tried_at: float | None
    """when it was sent for the first time"""
    message_id: int | None


# Asked for in every round of work, and made once: that takes longer than its answer.
_LAGGING = (
    select(
        tournament_posts.c.id,
        tournament_posts.c.tournament_id,
        tournaments.c.server_id,
        servers.c.discord_id,
        tournaments.c.language,
        tournament_posts.c.channel_id,
        tournament_posts.c.subject,
        tournament_posts.c.number,
        tournament_posts.c.wanted,
        tournament_posts.c.shown,
        tournament_posts.c.tried_at,
        tournament_posts.c.message_id,
    )
    .join(tournaments, tournaments.c.id == tournament_posts.c.tournament_id)
    .join(servers, servers.c.id == tournaments.c.server_id)
    .where(tournament_posts.c.shown < tournament_posts.c.wanted, servers.c.left_at.is_(None))
    .order_by(tournament_posts.c.id)
)


async def want(
    connection: AsyncConnection,
    tournament_id: int,
    channel_id: int,
    post: tuple[str, int],
    version: int,
) -> None:
    """A post (its subject and number) is to show a version of its tournament."""
    subject, number = post
    statement = insert(tournament_posts).values(
        tournament_id=tournament_id,
        channel_id=channel_id,
        subject=subject,
        number=number,
        wanted=version,
    )
    key = ["tournament_id", "subject", "number"]
    await connection.execute(
        statement.on_conflict_do_update(index_elements=key, set_={"wanted": version})
    )


async def lagging(connection: AsyncConnection) -> list[TournamentPost]:
    """The posts that do not show what they should, in the order in which they were asked for:
    none of a server that has removed the bot."""
    return [TournamentPost(*row) for row in await connection.execute(_LAGGING)]


async def shows(connection: AsyncConnection, post: TournamentPost, version: int) -> None:
    """A post shows a version of its tournament, unless it was outdated since it was read."""
    posts = tournament_posts.c
    which = (posts.id == post.id) & (posts.shown == post.shown)
    await connection.execute(update(tournament_posts).where(which).values(shown=version))


async def give_up(connection: AsyncConnection, post: TournamentPost, now: float) -> None:
    """A post is not tried again as it is: that stands in the tournament's log, once for each."""
    facts = {"post": post.subject, "round": post.number}
    if facts not in await tournaments_.facts_noted(connection, post.tournament_id, REFUSED):
        await tournaments_.note(connection, post.tournament_id, REFUSED, now, **facts)
    await shows(connection, post, post.wanted)


async def outdate_post(
    connection: AsyncConnection, tournament_id: int, post: tuple[str, int]
) -> None:
    """A post (its subject and number) shows something that is otherwise now, and yet no other
    version of its tournament: a table of a round, a league."""
    subject, number = post
    posts = tournament_posts.c
    which = (
        (posts.tournament_id == tournament_id)
        & (posts.subject == subject)
        & (posts.number == number)
    )
    # Each time another number, below any version.
    shown = func.min(posts.shown, 0) - 1
    await connection.execute(update(tournament_posts).where(which).values(shown=shown))


async def send_afresh(connection: AsyncConnection, post_id: int) -> None:
    """Its message is gone: another one is to stand in its place."""
    which = tournament_posts.c.id == post_id
    values = {"message_id": None, "tried_at": None}
    await connection.execute(update(tournament_posts).where(which).values(**values))


async def message_of(
    connection: AsyncConnection, tournament_id: int, post: tuple[str, int]
) -> tuple[int, int] | None:
    """The channel and the message of a post (its subject and number), once it stands there."""
    subject, number = post
    posts = tournament_posts.c
    query = select(posts.channel_id, posts.message_id).where(
        posts.tournament_id == tournament_id, posts.subject == subject, posts.number == number
    )
    row = (await connection.execute(query)).one_or_none()
    return (row.channel_id, row.message_id) if row is not None and row.message_id else None


async def outdate(connection: AsyncConnection, tournament_id: int) -> None:
    """All posts of a tournament show something that was taken away: it has another version."""
    which = tournaments.c.id == tournament_id
    raised = update(tournaments).where(which).values(version=tournaments.c.version + 1)
    version = (await connection.execute(raised.returning(tournaments.c.version))).scalar_one()
    posts = tournament_posts.c.tournament_id == tournament_id
    await connection.execute(update(tournament_posts).where(posts).values(wanted=version))
