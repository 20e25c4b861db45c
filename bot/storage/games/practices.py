"""Games that somebody plays alone against robots, on no server."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import analyses, events, games, hints, messages, seats

SOME: Final = 3
"""parties that go at a time, while nothing else happens"""


async def going_on(connection: AsyncConnection, person_id: int) -> Sequence[int]:
    """The practice of a person that is not over: what was not put aside first, then the newest."""
    query = (
        select(games.c.id)
        .where(games.c.server_id.is_(None), games.c.host_id == person_id)
        .where(games.c.status == "playing")
        .order_by(games.c.paused_at.is_not(None), games.c.paused_at.desc(), games.c.id.desc())
    )
    return (await connection.execute(query)).scalars().all()


async def last(connection: AsyncConnection, person_id: int) -> int | None:
    """The newest practice of a person, over or not."""
    query = select(games.c.id).where(games.c.server_id.is_(None), games.c.host_id == person_id)
    return (await connection.execute(query.order_by(games.c.id.desc()).limit(1))).scalar()


async def count(connection: AsyncConnection, person_id: int) -> int:
    """How many practice parties of a person are kept."""
    mine = games.c.server_id.is_(None) & (games.c.host_id == person_id)
    return (
        await connection.execute(select(func.count()).select_from(games).where(mine))
    ).scalar_one()


async def begun_since(connection: AsyncConnection, person_id: int, moment: float) -> int:
    """How many practice parties of a person were begun after a moment."""
    mine = games.c.server_id.is_(None) & (games.c.host_id == person_id)
    query = select(func.count()).select_from(games).where(mine, games.c.created_at > moment)
    return (await connection.execute(query)).scalar_one()


async def over_beyond(
    connection: AsyncConnection, person_id: int, kept: int, spared: int | None
) -> Sequence[int]:
    """Some practice parties of a person that are over, beyond the newest `kept`; not one that is
    `spared`."""
    query = (
        select(games.c.id)
        .where(games.c.server_id.is_(None), games.c.host_id == person_id)
        .where(games.c.ended_at.is_not(None))
        .order_by(games.c.id.desc())
        .offset(kept)
        .limit(SOME)
    )
    found = (await connection.execute(query)).scalars()
    return [each for each in found if each != spared]


async def ended_before(
    connection: AsyncConnection, moment: float, spared: int | None, most: int
) -> Sequence[int]:
    """Some practice parties that had ended by then; not one that is `spared`, nor the newest game
    of all, whose number would be given again."""
    query = (
        select(games.c.id)
        .where(games.c.server_id.is_(None), games.c.ended_at < moment)
        .where(
            games.c.id != (spared or 0), games.c.id < select(func.max(games.c.id)).scalar_subquery()
        )
        .order_by(games.c.id)
        .limit(most)
    )
    return (await connection.execute(query)).scalars().all()


async def remove(connection: AsyncConnection, ids: Sequence[int]) -> None:
    """Delete practice parties with all that refers to them."""
    for table in (hints, analyses, messages, events, seats):
        await connection.execute(delete(table).where(table.c.game_id.in_(ids)))
    await connection.execute(delete(games).where(games.c.id.in_(ids), games.c.server_id.is_(None)))


async def copy_events(connection: AsyncConnection, game_id: int, to_game: int, until: int) -> None:
    """The first actions of a game are another's too."""
    copied = [each for each in events.c if each.name != "game_id"]
    query = select(literal(to_game), *copied).where(
        events.c.game_id == game_id, events.c.number <= until
    )
    names = ["game_id", *(each.name for each in copied)]
    await connection.execute(insert(events).from_select(names, query))
