"""When seasons and weeks begin.

In UTC, for everybody at the same instant: a season is a moment in the order of results, and a
server has no time zone of its own. Readers see it as a Discord timestamp, each in their own zone.
"""

import calendar
from datetime import UTC, datetime
from math import floor
from typing import NamedTuple

MONTHS = 3
"""of a season, unless a server chooses otherwise"""

_QUARTERS = datetime(2000, 1, 1, tzinfo=UTC).timestamp()
WEEK = 7 * 86400
_FIRST_MONDAY = 4 * 86400
"""5 January 1970"""


class Period(NamedTuple):
    """From `starts_at` on, until just before `ends_at`; Unix seconds."""

    starts_at: float
    ends_at: float


def period_at(moment: float, months: int = MONTHS, start: float | None = None) -> Period:
    """The season of a moment, where they begin every `months` months, one of them at `start`.

    Without `start` they begin with the quarters of the year (for 3 months). A season that began on
    the 31st begins on the last day of shorter months.
    """
    # Seasons begin at whole seconds.
    first = datetime.fromtimestamp(floor(_QUARTERS if start is None else start), UTC)
    at = datetime.fromtimestamp(floor(moment), UTC)
    number = ((at.year - first.year) * 12 + at.month - first.month) // months
    if _later(first, number * months) > at:
        number -= 1
    begins, ends = _later(first, number * months), _later(first, (number + 1) * months)
    if ends <= at:
        begins, ends = ends, _later(first, (number + 2) * months)
    return Period(begins.timestamp(), ends.timestamp())


def next_period(ended_at: float, months: int = MONTHS, start: float | None = None) -> Period:
    """The season after one that ended at `ended_at`.

    A server's choice is for its next season: the one that goes on keeps its end, and the next
    begins there. So it may begin within a period of the new choice; then it lasts until that ends,
    or, when less than half of it is left, until the end of the next one.
    """
    period = period_at(ended_at, months, start)
    left = period.ends_at - ended_at
    if left < (period.ends_at - period.starts_at) / 2:
        period = period_at(period.ends_at, months, start)
    return Period(ended_at, period.ends_at)


def _later(first: datetime, months: int) -> datetime:
    years, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    day = min(first.day, calendar.monthrange(years, month + 1)[1])
    return first.replace(year=years, month=month + 1, day=day)


def week_of(moment: float) -> int:
    """The number of the week, which begins on Monday."""
    return int((moment - _FIRST_MONDAY) // WEEK)


def week_begins(week: int) -> float:
    return float(_FIRST_MONDAY + week * WEEK)
