"""Results as the ratings read them: in their order, with who began the party and who left it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Integer, Table, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import DRAWN
from bot.storage.engine.prepared import prepared
from bot.storage.engine.schema import PLAYER_COUNTS, result_leavers, result_players, results
from bot.storage.games.results import Counts, ended_of


class Beginner(NamedTuple):
    """The person who began a party in a seat, and whether they left it."""

    person_id: int
    left: bool


class Party(NamedTuple):
    """A result. `began` is by seat; None there: a robot, or nobody who began it."""

    number: int
    server_id: int
    pool: str | None
    winner: int
    """a side, or `DRAWN`"""
    ended_at: float
    company: str | None
    began: dict[int, Beginner | None]
    counts: dict[int, Counts]
    """of people in their seats"""
    sides: dict[int, int]
    """which each seat played for"""
    earlier: int = 0
    """rated parties of the same people in the week before"""

    @property
    def place(self) -> int:
        """Return its place in the order."""
        return self.number

    def person(self, seat: int) -> int:
        beginner = self.began[seat]
        if beginner is None:
            raise ValueError(f"nobody began result {self.number} in seat {seat}")
        return beginner.person_id

    def leaves(self, seat: int) -> bool:
        beginner = self.began[seat]
        return beginner is not None and beginner.left

    def people_of(self, side: int) -> list[int]:
        found = (each for seat, each in self.began.items() if self.sides[seat] == side)
        return [each.person_id for each in found if each is not None]


_COLUMNS: Final = [
    results.c[name]
    for name in (
        "id",
        "server_id",
        "pool",
        "ended_at",
        "company",
    )
]
_AFTER: Final = prepared(
    select(*_COLUMNS)
    .where(results.c.id > bindparam("_number"))
    .order_by(results.c.id)
    .limit(bindparam("_limit", type_=Integer))
)


async def after(connection: AsyncConnection, number: int, limit: int) -> list[Party]:
    """The next results."""
    found = await connection.execute(_AFTER, {"_number": number, "_limit": limit})
    return await _parties(connection, found.all())


async def of_server(connection: AsyncConnection, server_id: int, limit: int) -> list[Party]:
    """A server's last rated parties, the newest first."""
    query = select(*_COLUMNS).where(results.c.server_id == server_id, results.c.pool.is_not(None))
    query = query.order_by(results.c.id.desc()).limit(limit)
    return await _parties(connection, (await connection.execute(query)).all())


async def earlier(connection: AsyncConnection, party: Party, seconds: float) -> int:
    """How many rated parties the same people had in the time before this one."""
    if not party.company:
        return 0
    query = select(func.count()).where(
        results.c.company == party.company,
        results.c.ended_at > party.ended_at - seconds,
        results.c.id < party.number,
        results.c.pool.is_not(None),
    )
    return (await connection.execute(query)).scalar_one()


async def _parties(connection: AsyncConnection, rows: Sequence[Any]) -> list[Party]:
    if not rows:
        return []
    numbers = [row.id for row in rows]
    ended = await ended_of(connection, numbers)
    sitting = await _of_results(connection, result_players, numbers)
    leaving = await _of_results(connection, result_leavers, numbers)
    return [
        Party(
            number=row.id,
            server_id=row.server_id,
            pool=row.pool,
            winner=next((side for side, each in enumerate(ended[row.id]) if each.won), DRAWN),
            ended_at=row.ended_at,
            company=row.company,
            began=_who_began(row.company or "", sitting[row.id], leaving[row.id]),
            counts={
                each.seat: Counts(*(getattr(each, name) for name in PLAYER_COUNTS))
                for each in sitting[row.id]
                if each.person_id is not None
            },
            sides={each.seat: each.side for each in sitting[row.id]},
        )
        for row in rows
    ]


async def _of_results(
    connection: AsyncConnection, table: Table, numbers: Iterable[int]
) -> dict[int, list[Any]]:
    found: dict[int, list[Any]] = defaultdict(list)
    query = select(table).where(table.c.result_id.in_(numbers))
    for row in await connection.execute(query.order_by(table.c.result_id, table.c.seat)):
        found[row.result_id].append(row)
    return found


def _who_began(
    company: str, sitting: Iterable[Any], leaving: Iterable[Any]
) -> dict[int, Beginner | None]:
    """Return the beginner in each seat; who came later began nothing: a leaver or a robot did."""
    began = {int(each) for each in company.split()}
    left = {each.seat: Beginner(each.person_id, left=True) for each in leaving}
    return {
        each.seat: left.get(each.seat)
        or (Beginner(each.person_id, left=False) if each.person_id in began else None)
        for each in sitting
    }
