"""Belotes and declarations of the hands of many worlds, and how well these go with what two said of
their sequences (CL4): who has none says nothing, and whoever answers says no more than whether
theirs are better."""

from collections.abc import Sequence
from functools import cache, reduce
from typing import NamedTuple

import numpy as np

from bot.robots.strong.outcomes import Bonuses, Contract, Counts, Values
from bot.robots.strong.worths import Hands, belotes
from bot.rules import (
    PACK,
    Card,
    Rank,
    Ruleset,
    Said,
    Sides,
    Suit,
    Trump,
    View,
    Word,
    choices,
)
from bot.rules.core.declarations import may_declare

BYTE = np.uint32(255)
OF_LENGTH = 10
"""what each card of a run adds to its strength"""
CARRE = 1000
"""any carré is above any run"""
LITTLE = 0.001
"""how likely hands are that do not go with the talk: of equal runs more was said than is looked
at"""


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
    """Return what whole hands let each account have beside its tricks.

    Of declarations the account with the strongest has all of its own, near enough for chances.
    `runs` by seat are reckoned again where they are not known. `sides` are the accounts.
    """
    own = sides.of(contract.taker)
    each = tuple(sides.seats[side] for side in (own, *sides.others(own)))
    held = tuple(
        np.asarray(
            sum(belotes(rules, hands[:, seat], contract.trump) for seat in side), dtype=np.int64
        )
        for side in each
    )
    nothing = np.zeros(len(hands), np.int64)
    if not may_declare(rules, contract.trump):
        return Bonuses(held, (nothing,) * len(each))
    known = runs_of_all(rules, hands) if runs is None else runs
    points, best = [nothing] * len(each), [nothing] * len(each)
    for number, side in enumerate(each):
        for seat in side:
            strongest, worth = declared(rules, contract.trump, known[seat])
            points[number] = points[number] + worth
            best[number] = np.maximum(best[number], strongest)
    most = np.sort(np.stack(best), axis=0)
    alone = most[-1] > most[-2]
    scored = [
        np.where(alone & (of == most[-1]), had, 0) for of, had in zip(best, points, strict=True)
    ]
    return Bonuses(held, tuple(scored))


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
            strengths[held] = OF_LENGTH * choice[0].length - choice[0].cards[0].index
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


def of_talk(view: View, whole: Hands) -> Values:
    """Return for each world how well the hand of the other one goes with the talk."""
    likely = np.ones(len(whole))
    if view.rules.declarations != "talk" or view.seat is None or view.leader is None:
        return likely
    (other,) = view.sides.opponents(view.seat)
    if not view.tricks and all(seat != other for seat, _ in view.trick):
        return likely  # who has not played has not spoken
    theirs = runs_of(view.rules, whole[:, other]).strongest
    said = [each for each in view.talk if each.seat == other]
    if not said:
        fits = theirs <= 0
    elif said[0].word is Word.NAMES:
        fits = (theirs > 0) & _has_length(theirs, said[0])
    else:
        own = runs_of(view.rules, whole[:, view.seat]).strongest
        last = said[-1].word
        fits = theirs <= own if last is Word.GOOD else theirs >= own
        fits = theirs == own if last is Word.SAME else fits
    return np.where(fits, likely, LITTLE)


def _has_length(strongest: Counts, said: Said) -> Counts:
    """Tell which runs are as long as was said."""
    return -(-strongest // OF_LENGTH) == (said.length or 0)
