"""Games that somebody plays alone against robots, on no server."""

from collections.abc import Sequence

from sqlalchemy import func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import events, games


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


async def copy_events(connection: AsyncConnection, game_id: int, to_game: int, until: int) -> None:
    """The first actions of a game are another's too."""
    copied = [each for each in events.c if each.name != "game_id"]
    query = select(literal(to_game), *copied).where(
        events.c.game_id == game_id, events.c.number <= until
    )
    names = ["game_id", *(each.name for each in copied)]
    await connection.execute(insert(events).from_select(names, query))
