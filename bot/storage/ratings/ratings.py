"""The ratings as they are shown: pages of a leaderboard, one's own row, the curve of a profile.

Nobody who hid themselves or was forgotten stands on a page or is counted on one; they still find
their own row. Who has equally much shares a rank. Every query follows an index of its board.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Self

from sqlalchemy import (
    Row,
    Select,
    select,
    true,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import match_steps, pairs, people, rating_steps, ratings
from bot.storage.ratings.leaderboards import (
    COLUMNS,
    DUPLICATE,
    KEYS,
    MOST_PAIRS,
    Board,
    By,
    at_most_pairs,
    count_query,
    on,
    own_pair_query,
    page_query,
    pairs_query,
    podium_query,
    rank_query,
)

PROVISIONAL: Final = 10
"""parties below which a rating is provisional"""
RATE_MINIMUM: Final = 10
"""parties from which on somebody has a win rate"""

START: Final = 1000.0
"""the rating shown of somebody who has not played"""


class Line(NamedTuple):
    """A person on a board. `shown` is exact: round it where it is read."""

    rank: int
    person_id: int
    name: str
    """empty: they were forgotten"""
    shown: float
    parties: int
    won: int
    provisional: bool
    moved: int | None
    """places gained since the week began (negative: lost); None: they were not there, or the board
    is by something else than the rating"""
    new: bool = False
    """they were not there when the week began, and the board is by the rating"""

    def standing_still(self) -> Self:
        """Without what has changed since the week began."""
        return self._replace(moved=None, new=False)


class PairLine(NamedTuple):
    """Two who played together. `rank` is at most `MOST_PAIRS` + 1: whoever is further back is not
    counted any more."""

    rank: int
    first_id: int
    second_id: int
    first: str
    second: str
    parties: int
    won: int

    @property
    def beyond(self) -> bool:
        return self.rank > MOST_PAIRS


class Rating(NamedTuple):
    """A person's rating in a pool, of all time or of a season."""

    pool: str
    season: int
    shown: float
    parties: int
    won: int
    provisional: bool


class Step(NamedTuple):
    """The rating shown after a party, or a match of many teams."""

    number: int
    """of the result, or of the match"""
    shown: float


async def podium(connection: AsyncConnection, board: Board, limit: int) -> list[Line]:
    """The first of a board who have played enough, ranked among themselves."""
    rows = await _rows(connection, podium_query(board, limit), By.RATING)
    return [each.standing_still() for each in _ranked(rows, By.RATING)]


async def page(
    connection: AsyncConnection, board: Board, by: By, offset: int, limit: int
) -> list[Line]:
    """The people of a board from `offset` on, best first."""
    rows = await _rows(connection, page_query(board, by, offset, limit), by)
    if not rows:
        return []
    rank = await _rank(connection, board, by, getattr(rows[0], KEYS[by][0]))
    return list(_ranked(rows, by, rank, offset))


async def count(connection: AsyncConnection, board: Board, by: By = By.RATING) -> int:
    """How many people, or pairs, all pages of a board hold; of pairs at most `MOST_PAIRS`."""
    return (await connection.execute(count_query(board, by))).scalar_one()


async def line_of(connection: AsyncConnection, board: Board, by: By, person_id: int) -> Line | None:
    """Return a person's own row, also when they are hidden; None when they are not on the board."""
    mine = (ratings.c.person_id == person_id) & on(ratings, board)
    query = select(*COLUMNS).join(people, people.c.id == ratings.c.person_id).where(mine)
    row = (await connection.execute(query)).one_or_none()
    value = None if row is None else getattr(row, KEYS[by][0])
    if row is None or value is None:
        return None
    return _line(row, await _rank(connection, board, by, value), by)


async def best_pairs(
    connection: AsyncConnection, board: Board, offset: int, limit: int
) -> list[PairLine]:
    """Pairs by parties won together, of equally many in fewer first; of the first `MOST_PAIRS`."""
    limit = min(limit, MOST_PAIRS - offset)
    if limit <= 0:
        return []
    rows = (await connection.execute(pairs_query(board, offset, limit))).all()
    if not rows:
        return []
    rank = await _pair_rank(connection, board, rows[0].merit)
    lines: list[PairLine] = []
    for place, row in enumerate(rows):
        if place and row.merit != rows[place - 1].merit:
            rank = offset + place + 1
        lines.append(PairLine(rank, *row[:-1]))
    return lines


async def best_pair_of(
    connection: AsyncConnection, board: Board, person_id: int
) -> PairLine | None:
    """Return a person's best pair on the board, also when they are hidden; None without one."""
    rows = (await connection.execute(own_pair_query(board, person_id))).all()
    if not rows:
        return None
    best = max(rows, key=lambda row: (row.merit, row.first_id, row.second_id))
    return PairLine(await _pair_rank(connection, board, best.merit), *best[:-1])


async def of_person(connection: AsyncConnection, person_id: int, scope: int) -> list[Rating]:
    """All of somebody's ratings on a server or everywhere: those of all time first."""
    query = (
        select(ratings.c.pool, ratings.c.season, ratings.c.shown, ratings.c.parties, ratings.c.won)
        .where(ratings.c.person_id == person_id, ratings.c.scope == scope)
        .order_by(ratings.c.season, ratings.c.pool)
    )
    rows = await connection.execute(query)
    return [Rating(*row, provisional=row.parties < PROVISIONAL) for row in rows]


async def curve(
    connection: AsyncConnection, person_id: int, scope: int, pool: str, limit: int
) -> list[Step]:
    """Return a person's last `limit` steps of all time, the oldest first."""
    steps, number = rating_steps, rating_steps.c.result_id
    which = rating_steps.c.pool == pool
    if pool == DUPLICATE:
        steps, number, which = match_steps, match_steps.c.match_id, true()
    query = (
        select(number, steps.c.shown)
        .where(steps.c.person_id == person_id, steps.c.scope == scope, which)
        .order_by(number.desc())
        .limit(limit)
    )
    return [Step(*row) for row in (await connection.execute(query)).all()][::-1]


async def _rank(connection: AsyncConnection, board: Board, by: By, value: float) -> int:
    return 1 + (await connection.execute(rank_query(board, by, value))).scalar_one()


async def _pair_rank(connection: AsyncConnection, board: Board, merit: int) -> int:
    better = at_most_pairs(on(pairs, board) & (pairs.c.merit > merit))
    return 1 + (await connection.execute(better)).scalar_one()


async def _rows(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]], by: By
) -> list[Row[Any]]:
    """Return the rows in the order of a board."""
    rows = list((await connection.execute(query)).all())
    return sorted(rows, key=lambda row: [getattr(row, key) for key in KEYS[by]], reverse=True)


def _ranked(rows: Sequence[Row[Any]], by: By, rank: int = 1, offset: int = 0) -> Iterator[Line]:
    """`rank`: of the first; equals share one."""
    value = KEYS[by][0]
    for place, row in enumerate(rows):
        if place and getattr(row, value) != getattr(rows[place - 1], value):
            rank = offset + place + 1
        yield _line(row, rank, by)


def _line(row: Any, rank: int, by: By) -> Line:
    before = row.rank_before if by is By.RATING else None
    return Line(
        rank=rank,
        person_id=row.person_id,
        name=row.name,
        shown=row.shown,
        parties=row.parties,
        won=row.won,
        provisional=row.parties < PROVISIONAL,
        moved=None if before is None else before - rank,
        new=by is By.RATING and before is None,
    )
