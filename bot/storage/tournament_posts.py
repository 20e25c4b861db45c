"""What stands in the channel of a tournament: which posts there are to be, and what they show.

A change only marks what must be shown again, the latest wins. How a post is sent for the first
time, once and no more, is told in `bot.storage.posts`, whose functions take these rows too.
"""

from typing import Final, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import servers, tournament_posts, tournaments

ANNOUNCEMENT: Final = "announcement"
ROUND: Final = "round"
"""who meets whom, and how it went: a post for each round"""
PODIUM: Final = "podium"


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
    tried_at: float | None
    """when it was sent for the first time"""
    message_id: int | None


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
    """The posts that do not show what they should, in the order in which they were asked for."""
    posts = tournament_posts.c
    query = (
        select(
            posts.id,
            posts.tournament_id,
            tournaments.c.server_id,
            servers.c.discord_id,
            tournaments.c.language,
            posts.channel_id,
            posts.subject,
            posts.number,
            posts.wanted,
            posts.tried_at,
            posts.message_id,
        )
        .join(tournaments, tournaments.c.id == posts.tournament_id)
        .join(servers, servers.c.id == tournaments.c.server_id)
        .where(posts.shown < posts.wanted)
        .order_by(posts.id)
    )
    return [TournamentPost(*row) for row in await connection.execute(query)]


async def shows(connection: AsyncConnection, post_id: int, version: int) -> None:
    """A post shows a version of its tournament."""
    which = tournament_posts.c.id == post_id
    await connection.execute(update(tournament_posts).where(which).values(shown=version))
