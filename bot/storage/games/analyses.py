"""Analyses of deals that are over, each kept, and made again where it was reckoned as of old."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Float, Integer, cast, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import analyses, result_players, results
from bot.storage.games.sealed import is_open_to_all


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
    """Keep an analysis; one that was made again stays as old as the first."""
    anew = {name: getattr(row, name) for name in ("seat", "found", "lost", "chance", "made")}
    query = insert(analyses).values(row._asdict())
    key = [analyses.c.game_id, analyses.c.deal, analyses.c.person_id]
    await connection.execute(query.on_conflict_do_update(index_elements=key, set_=anew))


# All that is rated -------------------------------------------------------------------------------

RECENT: Final = 500
"""results among which those of late are looked for"""


class Unanalysed(NamedTuple):
    """A seat of a rated party, whose decisions are to be looked at."""

    game_id: int
    person_id: int


async def rated_since(connection: AsyncConnection, since: float) -> list[Unanalysed]:
    """Return who played in rated parties that ended of late, the newest first; not in those whose
    boards are still played."""
    last = select(func.max(results.c.id)).scalar_subquery()
    query = (
        select(results.c.game_id, result_players.c.person_id)
        .join(result_players, result_players.c.result_id == results.c.id)
        .where(
            results.c.id > last - RECENT,
            results.c.ended_at > since,
            results.c.pool.is_not(None),
            result_players.c.person_id.is_not(None),
            is_open_to_all(results.c.game_id),
        )
        .order_by(results.c.id.desc(), result_players.c.seat)
    )
    return [Unanalysed(*row) for row in await connection.execute(query)]


class Progress(NamedTuple):
    """The points that somebody gave away in a party, as they could know it."""

    lost: float
    """points a deal"""
    deals: int
    clean: int
    """in which nothing was given away"""
    contracts: int
    made: int
    expected: float
    """how many were to be made, by their chances"""

    @classmethod
    def of_all(cls, parties: Sequence["Progress"]) -> "Progress":
        """Return several parties as one."""
        deals = sum(each.deals for each in parties)
        lost = sum(each.lost * each.deals for each in parties)
        return cls(
            lost / deals if deals else 0.0,
            deals,
            sum(each.clean for each in parties),
            sum(each.contracts for each in parties),
            sum(each.made for each in parties),
            sum(each.expected for each in parties),
        )


_SUMS: Final = (
    func.coalesce(func.avg(analyses.c.lost), cast(0, Float)),
    func.count(),
    # A sum of what is true or false would come back as one of both.
    func.coalesce(func.sum(cast(analyses.c.lost == 0, Integer)), 0),
    func.count(analyses.c.made),
    func.coalesce(func.sum(cast(analyses.c.made, Integer)), 0),
    func.coalesce(func.sum(analyses.c.chance).filter(analyses.c.made.is_not(None)), cast(0, Float)),
)
"""columns of a `Progress`"""


async def progress(
    connection: AsyncConnection, person_id: int, pool: str, server_id: int | None, most: int
) -> list[Progress]:
    """Return somebody's last rated parties of a pool, in order; of a server, or of all."""
    here = [] if server_id is None else [results.c.server_id == server_id]
    query = (
        select(*_SUMS)
        .join(results, results.c.game_id == analyses.c.game_id)
        .where(analyses.c.person_id == person_id, results.c.pool == pool, *here)
        .group_by(results.c.id)
        .order_by(results.c.id.desc())
        .limit(most)
    )
    rows = (await connection.execute(query)).all()
    return [Progress(*row) for row in reversed(rows)]


async def unrated(connection: AsyncConnection, person_id: int) -> Progress:
    """Return all deals of somebody's practice and unrated parties that they had reviewed."""
    rated = select(results.c.game_id).where(results.c.pool.is_not(None))
    query = select(*_SUMS).where(
        analyses.c.person_id == person_id, analyses.c.game_id.not_in(rated)
    )
    return Progress(*(await connection.execute(query)).one())


async def clean_deals(connection: AsyncConnection, person_id: int) -> list[float]:
    """Return when each deal of somebody's rated parties was found clean, in order."""
    query = (
        select(analyses.c.at)
        .join(results, results.c.game_id == analyses.c.game_id)
        .where(
            analyses.c.person_id == person_id,
            analyses.c.lost == 0,
            results.c.pool.is_not(None),
        )
        .order_by(analyses.c.at, analyses.c.game_id, analyses.c.deal)
    )
    return list((await connection.execute(query)).scalars())
