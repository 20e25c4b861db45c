"""The points that contracts write, for every way in which their tricks may end."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.robots.search import ALL, Outcomes
from bot.rules import DEFENDERS, TAKERS, Ruleset, Sides, Trump, deal_points, game_of, score_deal

Values = NDArray[np.float64]
Counts = NDArray[np.int64]

NO_BID = 0
SIZES = (4, 1024, 512, 1024, 1024, 8, 8)
"""more than each number of an ending can be, but for the points, which come last"""


class Contract(NamedTuple):
    """A contract, and who plays it."""

    trump: Trump
    taker: int
    bid: int | None = None
    multiplier: int = 1


class Bonuses(NamedTuple):
    """Points beside the tricks, in each world: of the takers' account, and of each other one."""

    belotes: tuple[Counts, ...]
    declared: tuple[Counts, ...]
    """points; of a game with roem that of the tricks"""


class Stakes(NamedTuple):
    """The stakes of the tricks, in each world or in all of them."""

    bid: Counts | int
    """NO_BID where a turned card was taken"""
    multiplier: Counts | int
    total: Counts | int
    """the points of all the tricks"""


def stakes_of(rules: Ruleset, contract: Contract) -> Stakes:
    """Return the stakes of one contract."""
    total = deal_points(rules, contract.trump)
    return Stakes(contract.bid or NO_BID, contract.multiplier, total)


def of_roles(accounts: Sides, taker: int, by_seat: Counts) -> tuple[Counts, ...]:
    """Return what each account has of numbers by seat, which are the last layers, the takers'
    first."""
    own = accounts.of(taker)
    ordered = (own, *accounts.others(own))
    return tuple(by_seat[..., list(accounts.seats[each])].sum(axis=-1) for each in ordered)


def with_all(sides: Sides, outcomes: Outcomes, total: int | None = None) -> Counts:
    """Return the points of side 0, and ALL, of deals that were played out.

    `total`: with roem there may seem to be more points, or less than none; they are as good as that
    many, or none.
    """
    points, tricks, _ = outcomes
    if total is not None:
        points = np.clip(points, 0, total)
    own = tricks[..., list(sides.seats[0])].sum(axis=-1)
    return points + ALL * (own == tricks.sum(axis=-1)) - ALL * (own == 0)


def with_roem(
    got: Counts, roem: tuple[int, int], total: Counts | int
) -> tuple[Counts, tuple[Counts, Counts]]:
    """Return the takers' points apart from roem, and the roem of both sides; `got` has half of what
    the takers have more of it, and `roem` is what lies in tricks that are over.

    Roem that comes yet stays among the points, as long as these are no more than there are.
    """
    apart = got - (roem[0] - roem[1]) // 2
    ended = (got < 0) | (got > total)
    limited = np.clip(apart, 0, total)
    more = 2 * np.where(ended, 0, apart - limited).ravel()
    ours, theirs = roem[0] + np.maximum(more, 0), roem[1] + np.maximum(-more, 0)
    return np.where(ended, got, limited), (ours, theirs)


def margins(
    rules: Ruleset, stakes: Stakes, points: Counts, beside: Bonuses, first: Counts | None = None
) -> Values:
    """Return how many points more the takers write than the defenders, in each world, as points of
    a deal of 162 (`Scale.unit`): so what is clear or doubtful is so in every game.

    `points` are the takers' card points with the dix de der, and ALL. What a tied deal leaves in
    play is nobody's here. Where the defenders have accounts of their own it is what the takers
    write more than these do on average (`DealScore.ahead`), and `first` is what the first of them
    has in tricks.
    """
    if first is not None:
        return _margins_of_each(rules, stakes, points, beside, first)
    parts = (stakes.multiplier - 1, stakes.bid, stakes.total, *beside.declared, *beside.belotes)
    keys = points + ALL
    for size, part in zip(SIZES, parts, strict=True):
        keys = keys * size + part
    different, places = np.unique(keys, return_inverse=True)
    return np.array([_margin(rules, int(key)) for key in different], dtype=np.float64)[places]


@lru_cache(maxsize=1 << 17)
def _margin(rules: Ruleset, key: int) -> float:
    parts: list[int] = []
    for size in reversed(SIZES):
        key, part = divmod(key, size)
        parts.append(part)
    their_belotes, belotes, theirs, ours, total, bid, multiplier = parts
    points = key - ALL
    capot = TAKERS if points > total else DEFENDERS if points < 0 else None
    beside, has_roem = (ours, theirs), game_of(rules).roem is not None
    score = score_deal(
        rules,
        min(max(points, 0), total),
        declarations=(0, 0) if has_roem else beside,
        roem=beside if has_roem else (0, 0),
        belote=(belotes, their_belotes),
        capot=capot,
        bid=None if bid == NO_BID else bid,
        multiplier=multiplier + 1,
        total=total,
    )
    return score.ahead * game_of(rules).scale.unit


# Where defenders have accounts of their own -----------------------------------------------------

TENS = 10
"""declarations are counted in these"""
SIZES_OF_EACH = (512, 512, 128, 128, 128, 8, 8, 8)
"""more than the total, the first defender's points, declarations in tens and belotes can be"""


def _margins_of_each(
    rules: Ruleset, stakes: Stakes, points: Counts, beside: Bonuses, first: Counts
) -> Values:
    tens = (each // TENS for each in beside.declared)
    keys = points + ALL
    for size, part in zip(
        SIZES_OF_EACH, (stakes.total, first, *tens, *beside.belotes), strict=True
    ):
        keys = keys * size + part
    different, places = np.unique(keys, return_inverse=True)
    return np.array([_margin_of_each(rules, int(key)) for key in different], np.float64)[places]


@lru_cache(maxsize=1 << 18)
def _margin_of_each(rules: Ruleset, key: int) -> float:
    parts: list[int] = []
    for size in reversed(SIZES_OF_EACH):
        key, part = divmod(key, size)
        parts.append(part)
    total, first, *beside = reversed(parts)
    got, points = key - ALL, min(max(key - ALL, 0), total)
    others = min(first, total - points), total - points - min(first, total - points)
    capot = TAKERS if got > total else None
    if got < 0 and total in others:
        capot = DEFENDERS + others.index(total)
    score = score_deal(
        rules,
        (points, *others),
        declarations=tuple(TENS * each for each in beside[:3]),
        belote=tuple(beside[3:]),
        capot=capot,
        total=total,
    )
    return score.ahead * game_of(rules).scale.unit
