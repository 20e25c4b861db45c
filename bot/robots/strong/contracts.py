"""The points that contracts bring in many worlds, by what became of such hands."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bot.robots.strong.outcomes import ALL, Counts, Values
from bot.robots.strong.worths import Hands, expected
from bot.rules import (
    DEAL_POINTS,
    ContractKind,
    NoSuit,
    Ruleset,
    Sides,
    Suit,
    Trump,
    View,
    deal_points,
    game_of,
)

FILE = Path(__file__).with_suffix(".npy")
"""numbers found in deals that were played by instinct
(`python -m tests.tools.fitting.contracts`)"""
Layers = list[tuple[NDArray[np.float32], NDArray[np.float32]]]

SHAPE = (132, 64, 32, 3)
"""who holds each card and who leads; what is made of that, and of that; the outcome"""
KINDS: tuple[Trump, ...] = (Suit.SPADES, *NoSuit)
UNIT = 20
"""points that the numbers take for one"""
AT_ONCE = 16
"""worlds: of so few nobody multiplies with several cores"""
COARSE = 2
"""points that need not be told apart, an even number and the next: fewer endings are to be settled,
and bids are even"""
MORE: Mapping[ContractKind, int] = {ContractKind.CHOSEN: -7, ContractKind.LADDER: 5}
"""points that takers make more than these numbers tell, or less, by kinds of contracts: as strong
robots play them, by other rules than the deals had in which the numbers were found"""
GOLDEN = 0.618034
LUCK = (np.arange(1024) + 0.5) * GOLDEN % 1
"""in an order of which each part is spread like the whole"""


def points_of(
    rules: Ruleset, sides: Sides, trump: Trump, taker: int, leader: int, hands: Hands
) -> Counts:
    """Return the points that the side of `taker` makes, and ALL, when hands of eight are played.

    Worlds come in any order: what chance adds follows from their places.
    """
    total, luck = deal_points(rules, trump), np.resize(LUCK, len(hands))
    expects, differs, all_tricks = outlook(sides, trump, taker, leader, hands)
    falls_short = luck < 1 - all_tricks
    luck = np.where(falls_short, luck / (1 - all_tricks), 0.5)
    more = MORE.get(game_of(rules).auction.kind, 0)
    made = expects + more + differs * np.log(luck / (1 - luck))
    shared = np.clip(made, 0, DEAL_POINTS) * total / DEAL_POINTS
    points = COARSE * ((shared + 0.5) // COARSE).astype(np.int64)
    return np.where(falls_short, points, total + ALL)


def outlook(
    sides: Sides, trump: Trump, taker: int, leader: int, hands: Hands
) -> tuple[Values, Values, Values]:
    """Return for each world the points of 162 to expect short of all the tricks, how far they
    differ by chance, and the chance of all the tricks."""
    one, other = sides.seats[sides.of(taker)]
    # Whose hand is the better one plays it, so to speak.
    better = expected(hands[:, one], trump) >= expected(hands[:, other], trump)
    first = np.where(better, one, other)
    told = describe(hands, first, np.full(len(hands), leader), trump)
    values = np.zeros((-(-len(told) // AT_ONCE), AT_ONCE, SHAPE[0]), np.float32)
    values.reshape(-1, SHAPE[0])[: len(told)] = told
    for number, (weights, beside) in enumerate(layers(trump)):
        values = (values if number == 0 else np.maximum(values, 0)) @ weights + beside
    ended = values.reshape(-1, SHAPE[-1])[: len(told)]
    points, differs, odds = ended.T.astype(np.float64)
    return (
        DEAL_POINTS / 2 + UNIT * points,
        UNIT * np.exp(np.clip(differs, -3, 3)),
        1 / (1 + np.exp(-np.clip(odds, -20, 20))),
    )


def describe(hands: Hands, first: Counts, leader: Counts, trump: Trump) -> NDArray[np.float32]:
    """Return a row for each world: the cards of each seat from `first` on, those of the trump suit
    before the others, and who leads."""
    seats = (first[:, None] + np.arange(4)) % 4
    rows = np.arange(len(hands))
    turned = np.ascontiguousarray(hands[rows[:, None], seats], dtype="<u4")
    suits = turned.view(np.uint8).reshape(-1, 4, 4)
    if isinstance(trump, Suit):
        place = tuple(Suit).index(trump)
        suits = suits[:, :, [place, *(each for each in range(4) if each != place)]]
    told = np.zeros((len(hands), SHAPE[0]), np.float32)
    told[:, :128] = np.unpackbits(suits.reshape(-1, 16), axis=1, bitorder="little")
    told[rows, 128 + (leader - first) % 4] = 1
    return told


@cache
def layers(trump: Trump) -> Layers:
    """Return the numbers by which hands are told with this trump."""
    numbers = np.load(FILE)[KINDS.index(trump if isinstance(trump, NoSuit) else Suit.SPADES)]
    found: Layers = []
    for before, after in pairwise(SHAPE):
        weights, beside, numbers = np.split(numbers, [before * after, (before + 1) * after])
        found.append((weights.reshape(before, after).astype(np.float32), beside.astype(np.float32)))
    return found


def leader_of(view: View) -> int:
    """Return the seat that will lead first (A3)."""
    return ((view.dealer or 0) + 1) % view.game_type.seats
