"""How somebody's figures are written: in profiles, comparisons and their pictures."""

from collections.abc import Sequence
from typing import Final

from bot.storage.ratings.leaderboards import POOLS, Rating
from bot.text import Words
from cogs.press import Item, Press
from cogs.rankings.board_rows import PROVISIONAL_MARK
from cogs.rankings.leaderboard_screen import EVERYWHERE, HERE, scope_name
from cogs.screens.paging import choices

NOTHING: Final = "–"
"""where somebody has not played"""


def field_of(press: Press) -> tuple[str, str]:
    """Return the scope and the pool that a custom id begins with; anything unknown is as it is at
    first."""
    scope, pool = press.text(0), press.text(1)
    return HERE if scope == HERE else EVERYWHERE, pool if pool in POOLS else POOLS[0]


def rating_text(rating: Rating | None, words: Words) -> str:
    """`1,234`, `1,034?`"""
    if rating is None:
        return NOTHING
    mark = PROVISIONAL_MARK if rating.provisional else ""
    return f"{words.number(round(rating.shown))}{mark}"


def share_text(share: float | None, words: Words) -> str:
    """`58%`"""
    return NOTHING if share is None else words.percent(share)


def points_text(points: float | None, words: Words) -> str:
    """`84.6`"""
    return NOTHING if points is None else words.number(round(points, 1))


def won_rate(rating: Rating | None) -> float | None:
    return rating.won / rating.parties if rating is not None and rating.parties else None


def field_text(pool: str, scope: str, words: Words) -> str:
    """`Coinche · This server`"""
    return f"{words('pool-name', pool)} · {scope_name(scope, words)}"


def pool_select(
    verb: str, pools: Sequence[str], chosen: str, words: Words, *args: object
) -> list[Item]:
    offered = [(each, words("pool-name", each)) for each in pools]
    return choices(words("leaderboard-choose"), offered, chosen, verb, *args)
