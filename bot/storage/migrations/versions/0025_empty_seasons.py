"""Seasons in which nobody played and the bot was not there have a row too: they count as resets"""

import calendar
from datetime import UTC, datetime
from itertools import groupby, pairwise

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

NAMES = ["id", "scope", "number", "starts_at", "ends_at"]
SPANS = ["first_result", "last_result", "first_match", "last_match"]
SEASONS = sa.table("seasons", *map(sa.column, [*NAMES, *SPANS]))


def upgrade() -> None:
    connection = op.get_bind()
    months = dict(connection.execute(sa.text("SELECT id, season_months FROM servers")).all())
    rows = connection.execute(
        sa.select(SEASONS).order_by(SEASONS.c.scope, SEASONS.c.number.desc())
    ).all()
    for scope, found in groupby(rows, lambda each: each.scope):
        newest_first = list(found)
        missing = {
            late.id: _between(early.ends_at, late.starts_at, months.get(scope, 3))
            for late, early in pairwise(newest_first)
        }
        # The newest are renumbered first: no two of a scope may have one number.
        more = sum(map(len, missing.values()))
        for late, early in pairwise(newest_first):
            if not more:
                break
            connection.execute(
                sa.update(SEASONS).where(SEASONS.c.id == late.id).values(number=late.number + more)
            )
            more -= len(missing[late.id])
            for step, (starts_at, ends_at) in enumerate(missing[late.id], early.number + more + 1):
                connection.execute(
                    sa.insert(SEASONS).values(
                        scope=scope,
                        number=step,
                        starts_at=starts_at,
                        ends_at=ends_at,
                        first_result=early.last_result,
                        last_result=early.last_result,
                        first_match=early.last_match or 0,
                        last_match=early.last_match or 0,
                    )
                )


def _between(ended_at: float, until: float, months: int) -> list[tuple[float, float]]:
    """The seasons that fill a gap; the last one ends with it."""
    bounds = [ended_at]
    first = datetime.fromtimestamp(ended_at, UTC)
    while bounds[-1] < until:
        years, month = divmod(first.year * 12 + first.month - 1 + len(bounds) * months, 12)
        day = min(first.day, calendar.monthrange(years, month + 1)[1])
        moment = first.replace(year=years, month=month + 1, day=day).timestamp()
        bounds.append(min(moment, until))
    return list(pairwise(bounds))
