"""Which games are tables of tournaments, and who plays there."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import events, tournament_members, tournament_tables


async def is_one(connection: AsyncConnection, game_id: int) -> bool:
    """Whether a game is a table of a tournament."""
    query = select(tournament_tables.c.number).where(tournament_tables.c.game_id == game_id)
    return (await connection.execute(query)).one_or_none() is not None


async def may_sit(connection: AsyncConnection, game_id: int, person_id: int) -> bool:
    """Whether somebody may take a seat: at a tournament's table, who plays for an entry there."""
    query = select(tournament_tables.c.tournament_id, tournament_tables.c.sides)
    query = query.where(tournament_tables.c.game_id == game_id)
    table = (await connection.execute(query)).one_or_none()
    if table is None:
        return True
    own = select(tournament_members.c.number).where(
        tournament_members.c.tournament_id == table.tournament_id,
        tournament_members.c.person_id == person_id,
    )
    entry = (await connection.execute(own)).scalar_one_or_none()
    return entry in {each for side in table.sides for each in side}


async def who_acted(connection: AsyncConnection, game_id: int) -> set[int]:
    """The people who did something themselves in a game."""
    query = select(events.c.person_id).where(
        events.c.game_id == game_id, events.c.made_by == "player", events.c.person_id.is_not(None)
    )
    return {who for who in (await connection.execute(query)).scalars() if who is not None}
