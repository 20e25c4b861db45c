"""Analyses of deals that are over, each made once and kept."""

from typing import Any, Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import analyses


class AnalysisRow(NamedTuple):
    """A row of `analyses`."""

    game_id: int
    deal: int
    person_id: int
    seat: int
    found: dict[str, Any]
    lost: float
    chance: float | None
    made: bool | None
    at: float


_ROW: Final = [analyses.c[name] for name in AnalysisRow._fields]


async def find(
    connection: AsyncConnection, game_id: int, deal: int, person_id: int
) -> AnalysisRow | None:
    query = select(*_ROW).where(
        analyses.c.game_id == game_id,
        analyses.c.deal == deal,
        analyses.c.person_id == person_id,
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else AnalysisRow(*row)


async def keep(connection: AsyncConnection, row: AnalysisRow) -> None:
    """Keep an analysis; the first one of a deal stays."""
    await connection.execute(insert(analyses).values(row._asdict()).on_conflict_do_nothing())
