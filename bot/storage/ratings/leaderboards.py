"""The boards, and their queries: a page, how many stand on it, how many stand above.

Nobody who hid themselves or was forgotten is on one. Every query follows an index of its board.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    Table,
    and_,
    func,
    select,
    text,
    union_all,
)

from bot.storage.engine.schema import pairs, people, ratings

EVERYWHERE: Final = 0
"""as a scope: all servers together"""
ALL_TIME: Final = 0
"""as a season"""

DUPLICATE: Final = "duplicate"
"""the pool of matches of many teams (`matches.py`); those of parties are the others"""
POOLS: Final = ("classique", "declarations", "coinche", DUPLICATE, "decouverte", "robots")

PODIUM_MINIMUM: Final = 5
"""parties from which on somebody may stand on a podium"""
PODIUM_MINIMUM_OF_MATCHES: Final = 3
"""of duplicates, which are whole tournaments"""

MOST_PAIRS: Final = 1000
"""pairs of a board that are shown, and the ranks that are counted: far more have played together
than anybody looks through"""


class Board(NamedTuple):
    """A table of people: `scope` is a server's number or `EVERYWHERE`, `season` one of `seasons`
    of that scope or `ALL_TIME`."""

    scope: int
    season: int
    pool: str


class By(StrEnum):
    """All that a board is ordered by; `ratings.best_pairs` is the page of the last."""

    RATING = "rating"
    WON = "won"
    RATE = "rate"
    PAIR = "pair"


KEYS: Final[dict[By, tuple[str, ...]]] = {
    By.RATING: ("shown", "person_id"),
    By.WON: ("won", "shown", "person_id"),
    By.RATE: ("rate", "parties", "person_id"),
}
"""the columns of the index that orders a board; the first one makes the rank"""


def podium_minimum(pool: str) -> int:
    """Return what somebody has played at least who stands on a podium."""
    return PODIUM_MINIMUM_OF_MATCHES if pool == DUPLICATE else PODIUM_MINIMUM


COLUMNS: Final = (
    ratings.c.person_id,
    people.c.name,
    ratings.c.shown,
    ratings.c.parties,
    ratings.c.won,
    ratings.c.rate,
    ratings.c.rank_before,
)

_UNLISTED: Final = text("(people.hidden or people.discord_id is null)")
UNLISTED: Final = select(people.c.id).where(_UNLISTED)
"""a few people, found by an index of their own"""


def page_query(board: Board, by: By, offset: int, limit: int) -> Select[*tuple[Any, ...]]:
    return _page_query(board, by, offset, limit, _has_value(by))


def podium_query(board: Board, limit: int) -> Select[*tuple[Any, ...]]:
    enough = ratings.c.parties >= podium_minimum(board.pool)
    return _page_query(board, By.RATING, 0, limit, (enough,))


def _page_query(
    board: Board, by: By, offset: int, limit: int, which: Iterable[ColumnElement[bool]]
) -> Select[*tuple[Any, ...]]:
    """Return the query for a page, in no order: the people on it are found in the index alone, the
    rest looked up.
    """
    keys = [ratings.c[name] for name in KEYS[by]]
    found = (
        select(ratings.c.person_id)
        .where(on(ratings, board), _listed(ratings.c.person_id), *which)
        .order_by(*[key.desc() for key in keys])
        .offset(offset)
        .limit(limit)
        .subquery("on_page")
    )
    mine = (ratings.c.person_id == found.c.person_id) & on(ratings, board)
    return select(*COLUMNS).join(found, mine).join(people, people.c.id == ratings.c.person_id)


def count_query(board: Board, by: By) -> Select[*tuple[Any, ...]]:
    if by is By.PAIR:
        return at_most_pairs(on(pairs, board))
    return _how_many_listed(board, by, lambda value: value.is_not(None))


def rank_query(board: Board, by: By, value: float) -> Select[*tuple[Any, ...]]:
    """How many listed people have more."""
    return _how_many_listed(board, by, lambda each: each > value)


def _how_many_listed(
    board: Board, by: By, which: Callable[[ColumnElement[Any]], ColumnElement[bool]]
) -> Select[*tuple[Any, ...]]:
    """All of them, which an index alone counts, without the few who are on no list; to ask that of
    each of a hundred thousand takes four times as long."""
    value, on_board = ratings.c[KEYS[by][0]], on(ratings, board)
    everybody = select(func.count()).where(on_board, which(value))
    # Beginning with those few, and each by the key: their value, plus nothing, is in no index.
    theirs = (ratings.c.person_id == people.c.id) & on_board & which(value + 0)
    few = select(func.count(ratings.c.person_id)).where(_UNLISTED)
    few = few.select_from(people.outerjoin(ratings, theirs))
    return select(everybody.scalar_subquery() - few.scalar_subquery())


def pairs_query(board: Board, offset: int, limit: int) -> Select[*tuple[Any, ...]]:
    order = pairs.c.merit.desc(), pairs.c.first_id.desc(), pairs.c.second_id.desc()
    return _pairs_on(board).where(*_listed_pair()).order_by(*order).offset(offset).limit(limit)


def own_pair_query(board: Board, person_id: int) -> CompoundSelect[*tuple[Any, ...]]:
    """The best of the pairs in which somebody is the first, and of those in which the second.

    Ordered by what no index is by: that of the board would be followed until they come.
    """
    order = (pairs.c.merit + 0).desc(), pairs.c.first_id.desc(), pairs.c.second_id.desc()
    halves = [
        _pairs_on(board)
        .where(mine == person_id, _listed(other))
        .order_by(*order)
        .limit(1)
        .subquery(f"best_with_{other.name}")
        for mine, other in (
            (pairs.c.first_id, pairs.c.second_id),
            (pairs.c.second_id, pairs.c.first_id),
        )
    ]
    return union_all(*[select(half) for half in halves])


def _pairs_on(board: Board) -> Select[*tuple[Any, ...]]:
    first, second = people.alias("first"), people.alias("second")
    return (
        select(
            pairs.c.first_id,
            pairs.c.second_id,
            first.c.name.label("first"),
            second.c.name.label("second"),
            pairs.c.parties,
            pairs.c.won,
            pairs.c.merit,
        )
        .join(first, first.c.id == pairs.c.first_id)
        .join(second, second.c.id == pairs.c.second_id)
        .where(on(pairs, board))
    )


def at_most_pairs(which: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """How many listed pairs, counted up to `MOST_PAIRS`."""
    found = select(pairs.c.won).where(which, *_listed_pair()).limit(MOST_PAIRS).subquery("found")
    return select(func.count()).select_from(found)


def on(table: Table, board: Board) -> ColumnElement[bool]:
    return and_(*[table.c[name] == value for name, value in board._asdict().items()])


def _listed(person: ColumnElement[Any]) -> ColumnElement[bool]:
    return person.not_in(UNLISTED)


def _listed_pair() -> tuple[ColumnElement[bool], ...]:
    return _listed(pairs.c.first_id), _listed(pairs.c.second_id)


def _has_value(by: By) -> tuple[ColumnElement[bool], ...]:
    return (ratings.c.rate.is_not(None),) if by is By.RATE else ()
