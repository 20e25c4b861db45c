"""Jobs that any of several processes may do: each is a row, claimed by one process until a moment.

Who dies in the middle of a job leaves a claim that lapses, and another process does it. Moments are
those of the database's own clock, on which all processes agree. A job names what it is about, and
the process that claims it reads that for itself: no row holds a card.
"""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import JobRow, jobs, thinkers
from bot.storage.engine.statements import (
    columns_of,
    delete_where,
    fetch,
    fetch_pairs,
    fetch_value,
    put_row,
    same,
    set_where,
)
from bot.storage.leases import NOW

KEPT = 2 * 86_400.0
"""seconds for which it is known that a job was done"""


class Kind(StrEnum):
    """What a job is."""

    TURN = "turn"
    """of a robot: game, actions until then, seat and level; the result is its action"""
    REVIEW = "review"
    """of somebody's rated party: game and person"""
    PUZZLE = "puzzle"
    """of a day"""


_CLAIMED: Final = and_(jobs.claimed_until.is_not(None), jobs.claimed_until > NOW)
_OPEN: Final = jobs.result.is_(None)


async def put(
    connection: AsyncConnection, kind: Kind, about: Sequence[str]
) -> list[tuple[str, int]]:
    """Have jobs done that nobody has put before; return those, with their numbers."""
    values = [{"kind": kind, "about": each, "at": NOW} for each in about]
    made = insert(jobs).values(values).on_conflict_do_nothing()
    return await fetch_pairs(connection, made.returning(jobs.about, jobs.id))


async def claim(
    connection: AsyncConnection,
    kind: Kind,
    who: str,
    seconds: float,
    most: int = 1,
    *,
    since: float | None = None,
) -> list[JobRow]:
    """Claim jobs that nobody is at for so many seconds, the oldest first; return them.

    `since`: none that were put more seconds ago than that.
    """
    young: list[ColumnElement[bool]] = [] if since is None else [jobs.at > NOW - since]
    free = (
        select(jobs.id)
        .where(jobs.kind == kind, _OPEN, ~_CLAIMED, *young)
        .order_by(jobs.id)
        .limit(most)
        .with_for_update(skip_locked=True)
        .cte("free")  # looked for once, whatever the database plans
    )
    claimed = update(jobs).where(jobs.id.in_(select(free.c.id)))
    mine = claimed.values(claimed_by=who, claimed_until=NOW + seconds)
    found = await fetch(connection, JobRow, mine.returning(*columns_of(JobRow, jobs)))
    return sorted(found)


def _mine(who: str, ids: Iterable[int]) -> ColumnElement[bool]:
    """Return the condition that a job is one of these, and still claimed by them."""
    return and_(jobs.id.in_(list(ids)), jobs.claimed_by == who, _OPEN)


async def renew(connection: AsyncConnection, who: str, job: int, seconds: float) -> bool:
    """Claim a job for longer; return whether it is still theirs."""
    return bool(await set_where(connection, jobs, _mine(who, [job]), claimed_until=NOW + seconds))


async def finish(connection: AsyncConnection, who: str, job: int, result: str = "") -> bool:
    """Note down what came of a job; return whether it was still theirs."""
    return bool(await set_where(connection, jobs, _mine(who, [job]), result=result))


async def give_back(
    connection: AsyncConnection, who: str, ids: Collection[int], *, rest: float = 0.0
) -> None:
    """Let another process do these jobs, at once or after a rest of so many seconds."""
    others = {"claimed_by": None, "claimed_until": NOW + rest if rest else None}
    await set_where(connection, jobs, _mine(who, ids), **others)


async def take(connection: AsyncConnection, ids: Collection[int]) -> list[tuple[int, str]]:
    """Take what came of those of these jobs that are done, by their numbers: they are no more."""
    done = delete(jobs).where(jobs.id.in_(list(ids)), jobs.result.is_not(None))
    return await fetch_pairs(connection, done.returning(jobs.id, jobs.result))


async def withdraw(connection: AsyncConnection, ids: Collection[int]) -> None:
    """Have these jobs done by nobody."""
    await delete_where(connection, jobs, jobs.id.in_(list(ids)))


async def clear(connection: AsyncConnection, kind: Kind, seconds: float) -> None:
    """Forget jobs of a kind that were put more seconds ago than that."""
    await delete_where(connection, jobs, jobs.kind == kind, jobs.at < NOW - seconds)


# Who thinks ---------------------------------------------------------------------------------------


async def be_there(connection: AsyncConnection, who: str, room: int, seconds: float) -> None:
    """Note down that a process thinks for so many seconds from now on, of `room` jobs at once."""
    await put_row(connection, thinkers, {"name": who}, room=room, until=NOW + seconds)


async def be_gone(connection: AsyncConnection, who: str) -> None:
    """Note down that it thinks no more."""
    await delete_where(connection, thinkers, or_(same(thinkers, name=who), thinkers.until < NOW))


async def room(connection: AsyncConnection) -> int:
    """Return of how many jobs all who are there think at once; 0: nobody is there."""
    there = select(func.coalesce(func.sum(thinkers.room), 0)).where(thinkers.until > NOW)
    return int(await fetch_value(connection, there))
