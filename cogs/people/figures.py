"""How somebody's figures are written: in profiles, comparisons and their pictures."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Self

from bot.storage.engine.schema import Person
from bot.storage.people.player_stats import Companion
from bot.storage.ratings.leaderboards import POOLS, Rating
from bot.text import Words
from bot.text.names import plain_name
from cogs.press import Item, Press, button
from cogs.rankings.leaderboard_screen import (
    EVERYWHERE,
    HERE,
    PROVISIONAL_MARK,
    scope_button,
    scope_name,
)
from cogs.screens.paging import choices
from cogs.screens.screen import alt_text

NOTHING = "–"
"""where somebody has not played"""
NAME_LENGTH = 32
"""characters of a name that are said aloud"""


class Whose(NamedTuple):
    """The one whose profile it is, or the two who are compared, and in which games; it stands in
    the custom ids."""

    scope: str
    pool: str
    person_id: int
    other_id: int = 0
    """0: there is one alone"""

    @classmethod
    def read(cls, press: Press) -> Self:
        """Return what a custom id says; anything unknown is as it is at first."""
        scope, pool = press.text(0), press.text(1)
        return cls(
            HERE if scope == HERE else EVERYWHERE,
            pool if pool in POOLS else POOLS[0],
            press.number(2),
            max(0, press.number(3)),
        )

    @property
    def ids(self) -> Sequence[int]:
        return (self.person_id, self.other_id) if self.other_id else (self.person_id,)


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


def won_rate(played: Rating | Companion | None) -> float | None:
    return played.won / played.parties if played is not None and played.parties else None


def field_text(whose: Whose, words: Words) -> str:
    """`Coinche · This server`"""
    return f"{words('pool-name', whose.pool)} · {scope_name(whose.scope, words)}"


def heard_name(person: Person) -> str:
    """Their name in an alt text."""
    return plain_name(person.name, NAME_LENGTH)


def figures_alt(parts: Iterable[str]) -> str:
    """Alt text of a picture of figures: the lines of its message without their markup."""
    return alt_text([NAME_LENGTH], lambda _: (f"{each.replace('*', '')}." for each in parts))


def controls(
    verb: str,
    whose: Whose,
    pools: Sequence[str],
    words: Words,
    *more: Item,
    has_here: bool,
    may_post: bool,
) -> Iterator[list[Item]]:
    """Other games, where there are any, and the buttons `more`; `has_here`: to and from this
    server; `may_post`: there is somebody to show it to."""
    if len(pools) > 1:
        offered = [(each, words("pool-name", each)) for each in pools]
        yield choices(words("leaderboard-choose"), offered, whose.pool, f"{verb}_pool", *whose)
    buttons = [*more]
    if has_here:
        buttons.append(scope_button(f"{verb}_scope", whose, words))
    if may_post:
        buttons.append(button(words("leaderboard-post"), f"{verb}_post", *whose, emoji="📣"))
    yield buttons
