"""The weekly posts: when the next is due, and what each tells."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, bindparam, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import messages as rows
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.prepared import prepared
from bot.storage.engine.schema import (
    events,
    messages,
    people,
    result_players,
    result_sides,
    results,
    servers,
)
from bot.storage.games import sealed


class Due(NamedTuple):
    """A server whose week is over."""

    server_id: int
    channel_id: int
    due_at: float


class Week(NamedTuple):
    """All that people played on a server in a week; what robots play for those who do not come is
    nobody's."""

    parties: int
    """in which somebody has acted"""
    people: int
    """who have"""
    pool: str | None
    """of the ratings in which most parties counted"""


_HAS_ONE = servers.c.digest_channel_id.is_not(None)
_DUE = prepared(
    select(servers.c.id, servers.c.digest_channel_id, servers.c.digest_at).where(
        _HAS_ONE, servers.c.digest_at <= bindparam("_now")
    )
)
_NEXT_DUE = prepared(select(func.min(servers.c.digest_at)).where(_HAS_ONE))


async def due(connection: AsyncConnection, now: float) -> list[Due]:
    """The servers whose post is due."""
    return [Due(*row) for row in await connection.execute(_DUE, {"_now": now})]


async def next_due(connection: AsyncConnection) -> float | None:
    """When the next post of all servers is due."""
    return (await connection.execute(_NEXT_DUE)).scalar_one()


async def postpone(connection: AsyncConnection, server_id: int, due_at: float) -> None:
    """The server's next post is due then."""
    statement = update(servers).where(servers.c.id == server_id).values(digest_at=due_at)
    await connection.execute(statement)


async def plan(
    connection: AsyncConnection, of: Due, until: float, show: tuple[int, int] | None
) -> None:
    """There is to be a post for the week before `until`; `show`: its party and deal."""
    await rows.forget_unsent(connection, Subject.DIGEST, of.server_id)
    await connection.execute(
        insert(messages).values(
            subject=Subject.DIGEST,
            server_id=of.server_id,
            channel_id=of.channel_id,
            until=until,
            asked_at=until,
            facts=None if show is None else dict(zip(("game", "deal"), show, strict=True)),
            wanted=1,
        )
    )


# The week ----------------------------------------------------------------------------------------


def _acts(game_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Return whether a row of `events` is what a person has done in a game."""
    return (events.c.game_id == game_id) & (events.c.made_by == "player")


def _counted(server_id: int, since: float, until: float) -> Any:
    """The results of a server's week, of parties in which somebody has acted."""
    return (
        (results.c.server_id == server_id)
        & (results.c.ended_at > since)
        & (results.c.ended_at <= until)
        & exists().where(_acts(results.c.game_id))
    )


async def week(connection: AsyncConnection, server_id: int, since: float, until: float) -> Week:
    """How much was played after `since`, up to `until`."""
    counted = _counted(server_id, since, until)
    parties = select(func.count()).select_from(results).where(counted)
    players = (
        select(func.count(func.distinct(events.c.person_id)))
        .where(events.c.made_by == "player")
        .where(events.c.game_id.in_(select(results.c.game_id).where(counted)))
    )
    pools = (
        select(results.c.pool)
        .where(counted, results.c.pool.is_not(None))
        .group_by(results.c.pool)
        .order_by(func.count().desc(), results.c.pool)
        .limit(1)
    )
    return Week(
        (await connection.execute(parties)).scalar_one(),
        (await connection.execute(players)).scalar_one(),
        (await connection.execute(pools)).scalar_one_or_none(),
    )


async def remarkable(
    connection: AsyncConnection, server_id: int, since: float, until: float, limit: int
) -> list[int]:
    """The parties of a week in which a deal of the week may be looked for, best first.

    Those at which somebody sat who hides, or who was forgotten, are left out: all their hands would
    be shown. So are those at which somebody has not acted: robots have played for them.
    """
    seats, them, sat = result_players.alias(), people.alias(), result_players.alias()
    private = (
        exists()
        .where(seats.c.result_id == results.c.id)
        .where(them.c.id == seats.c.person_id)
        .where(or_(them.c.hidden, them.c.discord_id.is_(None)))
    )
    came = exists().where(events.c.person_id == sat.c.person_id, _acts(results.c.game_id))
    absent = (
        exists()
        .where(sat.c.result_id == results.c.id, sat.c.person_id.is_not(None))
        .where(~came.correlate(sat, results))
    )
    of_sides = result_sides.c.result_id == results.c.id
    apart = select(func.max(result_sides.c.score) - func.min(result_sides.c.score)).where(of_sides)
    rare = func.sum(result_players.c.capots + result_players.c.coinches)
    query = (
        select(results.c.game_id)
        .join(result_players, result_players.c.result_id == results.c.id)
        .where(_counted(server_id, since, until), ~private, ~absent)
        .where(sealed.is_open_to_all(results.c.game_id))
        .group_by(results.c.id, results.c.game_id)
        .order_by(
            rare.desc(),
            func.sum(result_players.c.dedans).desc(),
            apart.correlate(results).scalar_subquery().desc(),
            results.c.id,
        )
        .limit(limit)
    )
    return list((await connection.execute(query)).scalars())
