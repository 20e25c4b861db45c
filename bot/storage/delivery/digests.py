"""The weekly posts: when the next is due, and what each tells."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.messages import forget_unsent
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.result_schema import result_players, result_sides, results
from bot.storage.engine.schema import events, messages, people, servers
from bot.storage.engine.statements import (
    alias,
    fetch,
    fetch_value,
    fetch_values,
    insert_row,
    set_where,
)
from bot.storage.games import sealed


class Due(NamedTuple):
    """A server whose week is over."""

    server_id: int
    channel_id: int
    due_at: float


class Week(NamedTuple):
    """The parties that people played on a server in a week; robots that play for absent people
    count for nobody."""

    parties: int
    """in which somebody has acted"""
    people: int
    """who have"""
    pool: str | None
    """of the ratings in which most parties counted"""


_HAS_ONE = servers.digest_channel_id.is_not(None)


async def due(connection: AsyncConnection, now: float) -> list[Due]:
    """The servers whose post is due."""
    query = select(servers.id, servers.digest_channel_id, servers.digest_at)
    return await fetch(connection, Due, query.where(_HAS_ONE, servers.digest_at <= now))


async def next_due(connection: AsyncConnection) -> float | None:
    """When the next post of all servers is due."""
    return await fetch_value(connection, select(func.min(servers.digest_at)).where(_HAS_ONE))


async def postpone(connection: AsyncConnection, server_id: int, due_at: float) -> None:
    """The server's next post is due then."""
    await set_where(connection, servers, servers.id == server_id, digest_at=due_at)


async def plan(
    connection: AsyncConnection, of: Due, until: float, show: tuple[int, int] | None
) -> None:
    """There is to be a post for the week before `until`; `show`: its party and deal."""
    await forget_unsent(connection, Subject.DIGEST, of.server_id)
    await insert_row(
        connection,
        messages,
        subject=Subject.DIGEST,
        server_id=of.server_id,
        channel_id=of.channel_id,
        until=until,
        asked_at=until,
        facts=None if show is None else dict(zip(("game", "deal"), show, strict=True)),
        wanted=1,
    )


# The week ----------------------------------------------------------------------------------------


def _acts(game_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Return whether a row of `events` is what a person has done in a game."""
    return (events.game_id == game_id) & (events.made_by == "player")


def _counted(server_id: int, since: float, until: float) -> Any:
    """The results of a server's week, of parties in which somebody has acted."""
    return (
        (results.server_id == server_id)
        & (results.ended_at > since)
        & (results.ended_at <= until)
        & exists().where(_acts(results.game_id))
    )


async def week(connection: AsyncConnection, server_id: int, since: float, until: float) -> Week:
    """How much was played after `since`, up to `until`."""
    counted = _counted(server_id, since, until)
    parties = select(func.count()).select_from(results).where(counted)
    players = (
        select(func.count(func.distinct(events.person_id)))
        .where(events.made_by == "player")
        .where(events.game_id.in_(select(results.game_id).where(counted)))
    )
    pools = (
        select(results.pool)
        .where(counted, results.pool.is_not(None))
        .group_by(results.pool)
        .order_by(func.count().desc(), results.pool)
        .limit(1)
    )
    return Week(
        await fetch_value(connection, parties),
        await fetch_value(connection, players),
        await connection.scalar(pools),
    )


async def remarkable(
    connection: AsyncConnection, server_id: int, since: float, until: float, limit: int
) -> list[int]:
    """The parties of a week in which a deal of the week may be looked for, best first.

    Those at which somebody sat who hides, or who was forgotten, are left out: all their hands would
    be shown. So are those at which somebody has not acted: robots have played for them.
    """
    seats, them, sat = alias(result_players), alias(people), alias(result_players)
    private = (
        exists()
        .where(seats.result_id == results.id, them.id == seats.person_id)
        .where(or_(them.hidden, them.discord_id.is_(None)))
    )
    came = exists().where(events.person_id == sat.person_id, _acts(results.game_id))
    absent = (
        exists()
        .where(sat.result_id == results.id, sat.person_id.is_not(None))
        .where(~came.correlate(sat, results))
    )
    of_sides = result_sides.result_id == results.id
    apart = select(func.max(result_sides.score) - func.min(result_sides.score)).where(of_sides)
    rare = func.sum(result_players.capots + result_players.coinches)
    return await fetch_values(
        connection,
        select(results.game_id)
        .join(result_players, result_players.result_id == results.id)
        .where(_counted(server_id, since, until), ~private, ~absent)
        .where(sealed.is_open_to_all(results.game_id))
        .group_by(results.id, results.game_id)
        .order_by(
            rare.desc(),
            func.sum(result_players.dedans).desc(),
            apart.correlate(results).scalar_subquery().desc(),
            results.id,
        )
        .limit(limit),
    )
