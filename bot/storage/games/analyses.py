"""Analyses of deals that are over, each kept, and made again where it was reckoned as of old."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Float, Integer, cast, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.result_schema import result_players, results
from bot.storage.engine.schema import AnalysisRow, analyses
from bot.storage.engine.statements import fetch, fetch_row, fetch_values, same
from bot.storage.games.sealed import is_open_to_all

_ROW = [analyses[name] for name in AnalysisRow._fields]


async def find(
    connection: AsyncConnection, game_id: int, deal: int, person_id: int
) -> AnalysisRow | None:
    which = same(analyses, game_id=game_id, deal=deal, person_id=person_id)
    return await fetch_row(connection, AnalysisRow, analyses, which)


async def keep(connection: AsyncConnection, row: AnalysisRow) -> None:
    """Keep an analysis; one that was made again stays as old as the first."""
    anew = {name: getattr(row, name) for name in ("seat", "found", "lost", "chance", "made")}
    query = insert(analyses).values(row._asdict())
    key = [analyses.game_id, analyses.deal, analyses.person_id]
    await connection.execute(query.on_conflict_do_update(index_elements=key, set_=anew))


# All that is rated -------------------------------------------------------------------------------

RECENT = 500
"""results among which those of late are looked for"""


class Unanalysed(NamedTuple):
    """A seat of a rated party, whose decisions are to be looked at."""

    game_id: int
    person_id: int


async def rated_since(connection: AsyncConnection, since: float) -> list[Unanalysed]:
    """Return who played in rated parties that ended of late, the newest first; not in those whose
    boards are still played."""
    last = select(func.max(results.id)).scalar_subquery()
    return await fetch(
        connection,
        Unanalysed,
        select(results.game_id, result_players.person_id)
        .join(result_players, result_players.result_id == results.id)
        .where(
            results.id > last - RECENT,
            results.ended_at > since,
            results.pool.is_not(None),
            result_players.person_id.is_not(None),
            is_open_to_all(results.game_id),
        )
        .order_by(results.id.desc(), result_players.seat),
    )


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


_SUMS = (
    func.coalesce(func.avg(analyses.lost), cast(0, Float)),
    func.count(),
    # A sum of what is true or false would come back as one of both.
    func.coalesce(func.sum(cast(analyses.lost == 0, Integer)), 0),
    func.count(analyses.made),
    func.coalesce(func.sum(cast(analyses.made, Integer)), 0),
    func.coalesce(func.sum(analyses.chance).filter(analyses.made.is_not(None)), cast(0, Float)),
)
"""columns of a `Progress`"""


async def progress(
    connection: AsyncConnection, person_id: int, pool: str, server_id: int | None, most: int
) -> list[Progress]:
    """Return somebody's last rated parties of a pool, in order; of a server, or of all."""
    here = [] if server_id is None else [results.server_id == server_id]
    query = (
        select(*_SUMS)
        .join(results, results.game_id == analyses.game_id)
        .where(analyses.person_id == person_id, results.pool == pool, *here)
        .group_by(results.id)
        .order_by(results.id.desc())
        .limit(most)
    )
    return (await fetch(connection, Progress, query))[::-1]


async def unrated(connection: AsyncConnection, person_id: int) -> Progress:
    """Return all deals of somebody's practice and unrated parties that they had reviewed."""
    rated = select(results.game_id).where(results.pool.is_not(None))
    query = select(*_SUMS).where(analyses.person_id == person_id, analyses.game_id.not_in(rated))
    return Progress(*(await connection.execute(query)).one())


async def clean_deals(connection: AsyncConnection, person_id: int) -> list[float]:
    """Return when each deal of somebody's rated parties was found clean, in order."""
    return await fetch_values(
        connection,
        select(analyses.at)
        .join(results, results.game_id == analyses.game_id)
        .where(
            analyses.person_id == person_id,
            analyses.lost == 0,
            results.pool.is_not(None),
        )
        .order_by(analyses.at, analyses.game_id, analyses.deal),
    )
