"""Belotes and declarations of the hands of many worlds."""

from collections.abc import Sequence
from functools import cache, reduce
from typing import NamedTuple

import numpy as np

from bot.robots.strong.outcomes import Bonuses, Contract, Counts
from bot.robots.strong.worths import Hands, belotes
from bot.rules import PACK, Card, Rank, Ruleset, Sides, Suit, Trump, choices
from bot.rules.core.declarations import may_declare

BYTE = np.uint32(255)
CARRE = 1000
"""any carré is above any run"""


class Runs(NamedTuple):
    """The runs of hands, which are the same whatever is trump."""

    strongest: Counts
    points: Counts
    """of all"""
    fours: Counts
    """the ranks of which a hand has all four cards, as a set"""


def beside(
    rules: Ruleset,
    contract: Contract,
    hands: Hands,
    sides: Sides,
    runs: Sequence[Runs] | None = None,
) -> Bonuses:
    """Return what hands of eight let both sides have beside their tricks.

    Of declarations the side with the strongest has all of its own, near enough for chances. `runs`
    by seat are reckoned again where they are not known.
    """
    taker = contract.taker
    both = sides.seats[sides.of(taker)], sides.opponents(taker)
    of_takers, of_defenders = (
        sum(belotes(rules, hands[:, seat], contract.trump) for seat in side) for side in both
    )
    held = tuple(np.asarray(each, dtype=np.int64) for each in (of_takers, of_defenders))
    nothing = np.zeros(len(hands), np.int64)
    if not may_declare(rules, contract.trump):
        return Bonuses((held[0], held[1]), (nothing, nothing))
    known = runs_of_all(rules, hands) if runs is None else runs
    points, best = [nothing, nothing], [nothing, nothing]
    for number, side in enumerate(both):
        for seat in side:
            strongest, worth = declared(rules, contract.trump, known[seat])
            points[number] = points[number] + worth
            best[number] = np.maximum(best[number], strongest)
    ahead = best[0] - best[1]
    scored = np.where(ahead > 0, points[0], 0), np.where(ahead < 0, points[1], 0)
    return Bonuses((held[0], held[1]), scored)


def runs_of_all(rules: Ruleset, hands: Hands) -> list[Runs]:
    """Return the runs of each seat."""
    return [runs_of(rules, hands[:, seat]) for seat in range(hands.shape[1])]


def runs_of(rules: Ruleset, held: Hands) -> Runs:
    """Return the runs of each hand, and of which ranks it has all the cards."""
    strengths, points = _runs(rules)
    suits = [held >> np.uint32(8 * number) & BYTE for number in range(4)]
    return Runs(
        reduce(np.maximum, (strengths[suit] for suit in suits)),
        reduce(np.add, (points[suit] for suit in suits)),
        reduce(np.bitwise_and, suits).astype(np.int64),
    )


def declared(rules: Ruleset, trump: Trump, runs: Runs) -> tuple[Counts, Counts]:
    """Return of each hand how strong its best declaration is, and the points of all."""
    if not runs.fours.any():
        return runs.strongest, runs.points
    carres = _carres(rules, trump)[runs.fours]
    strongest = np.where(carres > 0, CARRE + carres, 0)
    return np.maximum(runs.strongest, strongest), runs.points + carres


@cache
def _runs(rules: Ruleset) -> tuple[Counts, Counts]:
    """Return for each set of cards of a suit the strength of its best run, and all the points."""
    strengths, points = np.zeros(256, np.int64), np.zeros(256, np.int64)
    for held in range(256):
        cards = [card for place, card in enumerate(PACK[:8]) if held >> place & 1]
        for choice in choices(cards, rules)[:1]:
            strengths[held] = 10 * choice[0].length - choice[0].cards[0].index
            points[held] = sum(each.points for each in choice)
    return strengths, points


@cache
def _carres(rules: Ruleset, trump: Trump) -> Counts:
    """Return for each set of ranks the points of its carrés."""
    points = np.zeros(256, np.int64)
    for place, rank in enumerate(Rank):
        cards = [Card.of(rank, suit) for suit in Suit]
        choice = next(iter(choices(cards, rules, trump)), ())
        points[np.arange(256) >> place & 1 > 0] += sum(each.points for each in choice)
    return points
