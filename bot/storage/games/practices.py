"""Games that somebody plays alone against robots, on no server."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import analyses, events, games, hints, messages, notes, seats
from bot.storage.engine.statements import count_where, delete_where, fetch_values, same

SOME = 3
"""parties that go at a time, while nothing else happens"""


async def going_on(connection: AsyncConnection, person_id: int) -> Sequence[int]:
    """The practice of a person that is not over: what was not put aside first, then the newest."""
    return await fetch_values(
        connection,
        select(games.id)
        .where(_of(person_id), games.status == "playing")
        .order_by(games.paused_at.is_not(None), games.paused_at.desc(), games.id.desc()),
    )


async def last(connection: AsyncConnection, person_id: int) -> int | None:
    """The newest practice of a person, over or not."""
    return await connection.scalar(
        select(games.id).where(_of(person_id)).order_by(games.id.desc()).limit(1)
    )


async def count(connection: AsyncConnection, person_id: int) -> int:
    """How many practice parties of a person are kept."""
    return await count_where(connection, _of(person_id))


async def begun_since(connection: AsyncConnection, person_id: int, moment: float) -> int:
    """How many practice parties of a person were begun after a moment."""
    return await count_where(connection, _of(person_id), games.created_at > moment)


def _of(person_id: int) -> ColumnElement[bool]:
    return same(games, server_id=None, host_id=person_id)


async def over_beyond(
    connection: AsyncConnection, person_id: int, kept: int, spared: int | None
) -> Sequence[int]:
    """Some practice parties of a person that are over, beyond the newest `kept`; not one that is
    `spared`."""
    query = (
        select(games.id)
        .where(_of(person_id), games.ended_at.is_not(None))
        .order_by(games.id.desc())
        .offset(kept)
        .limit(SOME)
    )
    return [each for each in await fetch_values(connection, query) if each != spared]


async def ended_before(
    connection: AsyncConnection, moment: float, spared: int | None, most: int
) -> Sequence[int]:
    """Some practice parties that had ended by then; not one that is `spared`, nor the newest game
    of all, whose number would be given again."""
    return await fetch_values(
        connection,
        select(games.id)
        .where(games.server_id.is_(None), games.ended_at < moment)
        .where(games.id != (spared or 0), games.id < select(func.max(games.id)).scalar_subquery())
        .order_by(games.id)
        .limit(most),
    )


async def remove(connection: AsyncConnection, ids: Sequence[int]) -> None:
    """Delete practice parties with all that refers to them."""
    for table in (hints, notes, analyses, messages, events, seats):
        await delete_where(connection, table, table.game_id.in_(ids))
    await delete_where(connection, games, games.id.in_(ids), games.server_id.is_(None))


async def copy_events(connection: AsyncConnection, game_id: int, to_game: int, until: int) -> None:
    """The first actions of a game are another's too."""
    copied = [each for each in events if each.name != "game_id"]
    query = select(literal(to_game), *copied).where(
        events.game_id == game_id, events.number <= until
    )
    await connection.execute(
        insert(events).from_select(["game_id", *(each.name for each in copied)], query)
    )
