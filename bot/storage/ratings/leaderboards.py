"""The boards: pages, how many stand on one, how many stand above, and the curve of a profile.

Nobody who hid themselves or was forgotten stands on a page or is counted on one; they still find
their own row. Who has equally much shares a rank. Every query follows an index of its board.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Self

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    func,
    select,
    text,
    true,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import GAMES
from bot.storage.engine.result_schema import match_steps, pairs, rating_steps, ratings
from bot.storage.engine.schema import people
from bot.storage.engine.statements import Named, alias, fetch, fetch_value, fetch_values, same

# Queries ------------------------------------------------------------------------------------------

EVERYWHERE = 0
"""as a scope: all servers together"""
ALL_TIME = 0
"""as a season"""

DUPLICATE = "duplicate"
"""the pool of matches of many teams; those of parties are the others"""
_BY_PARTNERS = [
    dict.fromkeys(
        preset.pool
        for game in GAMES
        if game.accounts.has_partners == partners
        for preset in game.presets.values()
    )
    for partners in (True, False)
]
POOLS = (*_BY_PARTNERS[0], DUPLICATE, *_BY_PARTNERS[1], "robots")
"""those of the games, with partners first"""

PODIUM_MINIMUM = 5
"""parties from which on somebody may stand on a podium"""
PODIUM_MINIMUM_OF_MATCHES = 3
"""of duplicates, which are whole tournaments"""

MOST_PAIRS = 1000
"""pairs of a board that are shown, and the ranks that are counted: far more have played together
than anybody looks through"""


class RankingBoard(NamedTuple):
    """A table of people: `scope` is a server's number or `EVERYWHERE`, `season` one of `seasons`
    of that scope or `ALL_TIME`."""

    scope: int
    season: int
    pool: str


class By(StrEnum):
    """The orders of a leaderboard; `ratings.best_pairs` is the page of the last."""

    RATING = "rating"
    WON = "won"
    RATE = "rate"
    PAIR = "pair"


KEYS: dict[By, tuple[str, ...]] = {
    By.RATING: ("shown", "person_id"),
    By.WON: ("won", "shown", "person_id"),
    By.RATE: ("rate", "parties", "person_id"),
}
"""the columns of the index that orders a board; the first one makes the rank"""


def podium_minimum(pool: str) -> int:
    """Return what somebody has played at least who stands on a podium."""
    return PODIUM_MINIMUM_OF_MATCHES if pool == DUPLICATE else PODIUM_MINIMUM


COLUMNS = (
    ratings.person_id,
    people.name,
    ratings.shown,
    ratings.parties,
    ratings.won,
    ratings.rate,
    ratings.rank_before,
)

_UNLISTED = text("(people.hidden or people.discord_id is null)")
UNLISTED = select(people.id).where(_UNLISTED)
"""a few people, found by an index of their own"""


def _page_query(
    board: RankingBoard, by: By, offset: int, limit: int, which: Iterable[ColumnElement[bool]]
) -> Select[*tuple[Any, ...]]:
    """Return the query for a page, in no order: the people on it are found in the index alone, the
    rest looked up.
    """
    keys = [ratings[name] for name in KEYS[by]]
    on_page = (
        select(ratings.person_id)
        .where(on(ratings, board), _listed(ratings.person_id), *which)
        .order_by(*[key.desc() for key in keys])
        .offset(offset)
        .limit(limit)
        .subquery("on_page")
    )
    found = Named(on_page)
    mine = (ratings.person_id == found.person_id) & on(ratings, board)
    return select(*COLUMNS).join(found, mine).join(people, people.id == ratings.person_id)


def _how_many_listed(
    board: RankingBoard, by: By, which: Callable[[ColumnElement[Any]], ColumnElement[bool]]
) -> Select[*tuple[Any, ...]]:
    """Count all people by an index, less the few who are on no list; to ask that of
    each of a hundred thousand takes four times as long."""
    value, on_board = ratings[KEYS[by][0]], on(ratings, board)
    everybody = select(func.count()).where(on_board, which(value))
    # Beginning with those few, and each by the key: their value, plus nothing, is in no index.
    theirs = (ratings.person_id == people.id) & on_board & which(value + 0)
    few = select(func.count(ratings.person_id)).where(_UNLISTED)
    few = few.select_from(people).outerjoin(ratings, theirs)
    return select(everybody.scalar_subquery() - few.scalar_subquery())


def _pairs_on(board: RankingBoard) -> Select[*tuple[Any, ...]]:
    first, second = alias(people, "first"), alias(people, "second")
    return (
        select(
            pairs.first_id,
            pairs.second_id,
            first.name.label("first"),
            second.name.label("second"),
            pairs.parties,
            pairs.won,
            pairs.merit,
        )
        .join(first, first.id == pairs.first_id)
        .join(second, second.id == pairs.second_id)
        .where(on(pairs, board))
    )


def at_most_pairs(which: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """How many listed pairs, counted up to `MOST_PAIRS`."""
    found = select(pairs.won).where(which, *_listed_pair()).limit(MOST_PAIRS).subquery("found")
    return select(func.count()).select_from(found)


def on(table: Named, board: RankingBoard) -> ColumnElement[bool]:
    return same(table, **board._asdict())


def _listed(person: ColumnElement[Any]) -> ColumnElement[bool]:
    return person.not_in(UNLISTED)


def _listed_pair() -> tuple[ColumnElement[bool], ...]:
    return _listed(pairs.first_id), _listed(pairs.second_id)


# Answers ------------------------------------------------------------------------------------------

PROVISIONAL = 10
"""parties below which a rating is provisional"""
RATE_MINIMUM = 10
"""parties from which on somebody has a win rate"""

START = 1000.0
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
        """The same line without what has changed since the week began."""
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


class RatingStep(NamedTuple):
    """The rating shown after a party, or a match of many teams."""

    number: int
    """of the result, or of the match"""
    shown: float


async def pools_on(connection: AsyncConnection, scope: int, season: int) -> list[str]:
    """The pools in which anybody has been rated there, in the order of `POOLS`."""
    query = select(ratings.pool).where(same(ratings, scope=scope, season=season)).distinct()
    found = await fetch_values(connection, query)
    return [each for each in POOLS if each in found]


async def podium(connection: AsyncConnection, board: RankingBoard, limit: int) -> list[Line]:
    """The first of a board who have played enough, ranked among themselves."""
    enough = ratings.parties >= podium_minimum(board.pool)
    query = _page_query(board, By.RATING, 0, limit, [enough])
    rows = await _rows(connection, query, By.RATING)
    return [each.standing_still() for each in _ranked(rows, By.RATING)]


async def page(
    connection: AsyncConnection, board: RankingBoard, by: By, offset: int, limit: int
) -> list[Line]:
    """The people of a board from `offset` on, best first."""
    which = [ratings.rate.is_not(None)] if by is By.RATE else []
    rows = await _rows(connection, _page_query(board, by, offset, limit, which), by)
    if not rows:
        return []
    first = getattr(rows[0], KEYS[by][0])
    rank = await _rank(connection, board, by, first) if offset else 1
    return list(_ranked(rows, by, rank, offset))


async def count(connection: AsyncConnection, board: RankingBoard, by: By = By.RATING) -> int:
    """How many people, or pairs, all pages of a board hold; of pairs at most `MOST_PAIRS`."""
    if by is By.PAIR:
        return await fetch_value(connection, at_most_pairs(on(pairs, board)))
    query = _how_many_listed(board, by, lambda value: value.is_not(None))
    return await fetch_value(connection, query)


async def line_of(
    connection: AsyncConnection, board: RankingBoard, by: By, person_id: int
) -> Line | None:
    """Return a person's own row, also when they are hidden; None when they are not on the board."""
    mine = (ratings.person_id == person_id) & on(ratings, board)
    query = select(*COLUMNS).join(people, people.id == ratings.person_id).where(mine)
    row = (await connection.execute(query)).one_or_none()
    value = None if row is None else getattr(row, KEYS[by][0])
    if row is None or value is None:
        return None
    return _line(row, await _rank(connection, board, by, value), by)


async def best_pairs(
    connection: AsyncConnection, board: RankingBoard, offset: int, limit: int
) -> list[PairLine]:
    """Pairs by parties won together, of equally many in fewer first; of the first `MOST_PAIRS`."""
    limit = min(limit, MOST_PAIRS - offset)
    if limit <= 0:
        return []
    order = pairs.merit.desc(), pairs.first_id.desc(), pairs.second_id.desc()
    query = _pairs_on(board).where(*_listed_pair()).order_by(*order).offset(offset).limit(limit)
    found = (await connection.execute(query)).all()
    if not found:
        return []
    first = await _pair_rank(connection, board, found[0].merit) if offset else 1
    ranked = zip(found, _ranks([each.merit for each in found], first, offset), strict=True)
    return [PairLine(rank, *row[:-1]) for row, rank in ranked]


async def best_pair_of(
    connection: AsyncConnection, board: RankingBoard, person_id: int
) -> PairLine | None:
    """Return a person's best pair on the board, also when they are hidden; None without one."""
    # The best of the pairs in which they are the first, and of those in which the second, ordered
    # by what no index is by: that of the board would be followed until they come.
    order = (pairs.merit + 0).desc(), pairs.first_id.desc(), pairs.second_id.desc()
    sides = pairs.first_id, pairs.second_id
    halves = [
        _pairs_on(board)
        .where(mine == person_id, _listed(other))
        .order_by(*order)
        .limit(1)
        .subquery(f"best_with_{other.name}")
        for mine, other in (sides, sides[::-1])
    ]
    query = union_all(*[select(half) for half in halves])
    rows = (await connection.execute(query)).all()
    if not rows:
        return None
    best = max(rows, key=lambda row: (row.merit, row.first_id, row.second_id))
    return PairLine(await _pair_rank(connection, board, best.merit), *best[:-1])


async def of_person(connection: AsyncConnection, person_id: int, scope: int) -> list[Rating]:
    """Return somebody's ratings on a server or everywhere, those of all time first."""
    query = (
        select(ratings.pool, ratings.season, ratings.shown, ratings.parties, ratings.won)
        .where(same(ratings, person_id=person_id, scope=scope))
        .order_by(ratings.season, ratings.pool)
    )
    found = await connection.execute(query)
    return [Rating(*row, provisional=row.parties < PROVISIONAL) for row in found]


async def curve(
    connection: AsyncConnection, person_id: int, scope: int, pool: str, limit: int
) -> list[RatingStep]:
    """Return a person's last `limit` steps of all time, the oldest first."""
    steps, number = rating_steps, rating_steps.result_id
    which = rating_steps.pool == pool
    if pool == DUPLICATE:
        steps, number, which = match_steps, match_steps.match_id, true()
    query = (
        select(number, steps.shown)
        .where(steps.person_id == person_id, steps.scope == scope, which)
        .order_by(number.desc())
        .limit(limit)
    )
    return (await fetch(connection, RatingStep, query))[::-1]


async def _rank(connection: AsyncConnection, board: RankingBoard, by: By, value: float) -> int:
    """One more than how many listed people have more."""
    query = _how_many_listed(board, by, lambda each: each > value)
    return 1 + await fetch_value(connection, query)


async def _pair_rank(connection: AsyncConnection, board: RankingBoard, merit: int) -> int:
    better = at_most_pairs(on(pairs, board) & (pairs.merit > merit))
    return 1 + await fetch_value(connection, better)


async def _rows(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]], by: By
) -> list[Row[Any]]:
    """Return the rows in the order of a board."""
    rows = list((await connection.execute(query)).all())
    return sorted(rows, key=lambda row: [getattr(row, key) for key in KEYS[by]], reverse=True)


def _ranked(rows: Sequence[Row[Any]], by: By, rank: int = 1, offset: int = 0) -> Iterator[Line]:
    """`rank`: of the first; equals share one."""
    values = [getattr(each, KEYS[by][0]) for each in rows]
    for row, shared in zip(rows, _ranks(values, rank, offset), strict=True):
        yield _line(row, shared, by)


def _ranks(values: Sequence[float], rank: int, offset: int) -> Iterator[int]:
    for place, value in enumerate(values):
        if place and value != values[place - 1]:
            rank = offset + place + 1
        yield rank


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
