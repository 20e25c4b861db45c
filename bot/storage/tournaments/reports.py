"""Reports of a problem at a tournament's table: a notification to each of its organisers.

They stand in no log: what somebody writes there is for the organisers alone, and goes once it is
sent.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.row import of
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MESSAGES, messages, tournament_log, tournaments
from bot.storage.engine.statements import fetch_value

MOST_CALLED: Final = 4
"""organisers that are told"""
APART: Final = 300.0
"""seconds until the same person calls to the same table once more"""
BY_ORGANISERS: Final = frozenset(
    {
        *("created", "opened", "closed", "reopened", "started", "all_here", "rescheduled"),
        *("paused", "resumed", "extended", "ends", "round_paired", "added", "replaced"),
        *("penalty", "penalty_back", "corrected"),
    }
)
"""what only an organiser does, where somebody did it"""


class Report(NamedTuple):
    by: int
    """the person who calls"""
    game: int
    text: str


async def organisers(connection: AsyncConnection, tournament_id: int) -> list[int]:
    """The people who may be called: who has made it, then who has acted in it, the latest first."""
    made = select(tournaments.created_by).where(tournaments.id == tournament_id)
    log = tournament_log
    acted = (
        select(log.by_id)
        .where(
            log.tournament_id == tournament_id,
            log.by_id.is_not(None),
            log.what.in_(BY_ORGANISERS),
        )
        .group_by(log.by_id)
        .order_by(func.max(log.id).desc())
    )
    found = [*await connection.scalars(made), *await connection.scalars(acted)]
    return list(dict.fromkeys(found))


async def was_made(
    connection: AsyncConnection, tournament_id: int, report: Report, now: float
) -> bool:
    """Return whether the same person has called to the same table a moment ago."""
    notifications = messages
    query = select(func.count()).where(
        of(Subject.REPORT, tournament_id=tournament_id),
        notifications.person_id.is_not(None),
        notifications.facts["by"].as_integer() == report.by,
        notifications.facts["game"].as_integer() == report.game,
        notifications.asked_at > now - APART,
    )
    return (await connection.scalar(query)) != 0


async def add(
    connection: AsyncConnection, tournament_id: int, told: list[int], report: Report, now: float
) -> None:
    """A notification to each of the organisers who are `told`."""
    notifications = messages
    newest = select(func.coalesce(func.max(notifications.number), 0)).where(
        of(Subject.REPORT, tournament_id=tournament_id), notifications.person_id.is_not(None)
    )
    row: dict[str, Any] = {
        "tournament_id": tournament_id,
        "subject": Subject.REPORT,
        "number": await fetch_value(connection, newest) + 1,
        "asked_at": now,
        "wanted": 1,
        "facts": report._asdict(),
    }
    rows = [{**row, "person_id": each} for each in told]
    await connection.execute(insert(MESSAGES), rows)
