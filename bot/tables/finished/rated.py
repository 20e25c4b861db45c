"""Tells whether a party counts for a rating, and in which pool: decided by its rules and who sat
there.

Rated tables shuffle before every deal: only then is nothing known of the next cards.
"""

from collections.abc import Collection
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.robots import DEFAULT_LEVEL, Level
from bot.rules import GAMES, PRESETS, Ruleset
from bot.storage.people.people import Person
from bot.tables.game import Game
from bot.tables.options import but_for_its_end

LEAST_DEALS: Final = 8
LEAST_POINTS: Final = 1000
"""that a party has to be meant to last: docs/rankings.md says how much luck is left then"""
FEWEST_DEALS: Final = 2
"""that it has to last, if somebody stops it before"""

ROBOTS_POOL: Final = "robots"
"""the ladder of those who want to be rated with robots at the table"""
LADDER_LEVEL: Final = DEFAULT_LEVEL
"""of the robots there: they have one rating, so they play alike"""

SHUFFLED: Final = ("shuffle", "every_deal")
"""the option in which rated tables differ from their presets"""


def as_rated(rules: Ruleset) -> Ruleset:
    """The rules as a rated table plays them, if it can play them at all."""
    return rules.changed(dict([SHUFFLED]))


_ALSO: Final = {"kloppen": (PRESETS["kloppen"].changed({"kloppen_fail": "literal"}),)}
"""what a preset was once: Kloppen to the letter of its document (E9)"""
_POOLS: Final = MappingProxyType(
    {
        frozenset(but_for_its_end(as_rated(rules)).items()): pool
        for game in GAMES
        for name, pool in game.pools.items()
        for rules in (game.presets[name], *_ALSO.get(name, ()))
    }
)
"""of each preset, by its rules, however long a party lasts"""


class Unrated(StrEnum):
    """Why a party counts for no rating."""

    SHUFFLE = "shuffle"
    """a rated game, but the pack is only cut between deals"""
    RULES = "rules"
    """no preset's that is rated"""
    TOO_SHORT = "too_short"
    """`LEAST_DEALS` and `LEAST_POINTS`"""
    REMOVED = "removed"
    """somebody was taken off the table: who plays on is not who began"""
    ROBOTS = "robots"
    """and not everybody who sat there is on the robots' ladder"""
    ROBOT_LEVEL = "robot_level"
    """and robots play at another level than on their ladder"""
    HINTS = "hints"
    """people may ask what to do"""
    TOO_FEW_DEALS = "too_few_deals"
    DUPLICATE = "duplicate"
    """a table of a duplicate: all of its tables are one match (`bot.storage.ratings.matches`)"""


def pool_of(rules: Ruleset) -> str | Unrated:
    """The pool of a party by these rules, or why by them it has none; shuffling is looked at apart.

    Of a preset that has a pool another length is as good, if it leaves no more to luck.
    """
    if rules.end_mode == "boards":
        return Unrated.DUPLICATE
    pool = _POOLS.get(frozenset(but_for_its_end(as_rated(rules)).items()))
    if pool is None:
        return Unrated.RULES
    by_deals = rules.end_mode == "deals"
    enough = rules.deals_limit >= LEAST_DEALS if by_deals else rules.target >= LEAST_POINTS
    return pool if enough else Unrated.TOO_SHORT


def judge(
    rules: Ruleset,
    sitting: Collection[Person | None],
    level: Level = DEFAULT_LEVEL,
    *,
    hints: bool = False,
) -> str | Unrated:
    """The pool of a party that these begin (None: a robot, which plays at `level`), or why it has
    none."""
    pool = pool_of(rules)
    if isinstance(pool, Unrated):
        return pool
    if hints:
        return Unrated.HINTS
    people = [each for each in sitting if each is not None]
    if None in sitting:
        if not people or not all(each.robot_ladder for each in people):
            return Unrated.ROBOTS
        if level is not LADDER_LEVEL:
            return Unrated.ROBOT_LEVEL
        pool = ROBOTS_POOL
    return pool if rules == as_rated(rules) else Unrated.SHUFFLE


def judge_party(
    rules: Ruleset,
    sitting: Collection[Person | None],
    level: Level,
    deals: int,
    *,
    hints: bool = False,
) -> str | Unrated:
    """The same of a party that is over: `sitting` are those who began it."""
    if deals < FEWEST_DEALS:
        return Unrated.TOO_FEW_DEALS
    return judge(rules, sitting, level, hints=hints)


def judge_lobby(game: Game) -> str | Unrated:
    """Return what the party would count for if it began now; empty seats are for people."""
    sitting = [holder.person for holder in game.seats if holder is not None]
    return judge(game.rules, sitting, game.robot_level, hints=game.row.hints)
