"""Belotes and declarations of the hands of many worlds."""

from functools import cache
from typing import Final

import numpy as np

from bot.robots.strong.outcomes import Beside, Contract, Counts
from bot.robots.strong.worths import Hands, belotes
from bot.rules import PACK, Card, Rank, Ruleset, Sides, Suit, Trump, choices

BYTE: Final = np.uint32(255)
CARRE: Final = 1000
"""any carré is above any run"""


def beside(rules: Ruleset, contract: Contract, hands: Hands, accounts: Sides) -> Beside:
    """Return what hands of eight let both sides write beside their tricks.

    Of declarations the side with the strongest has all of its own, near enough for chances.
    """
    takers = accounts.of(contract.taker)
    sides = (accounts.seats[takers], accounts.seats[accounts.other(takers)])
    of_takers, of_defenders = (
        sum(belotes(rules, hands[:, seat], contract.trump) for seat in side) for side in sides
    )
    held = tuple(np.asarray(each, dtype=np.int64) for each in (of_takers, of_defenders))
    return Beside((held[0], held[1]), _declared(rules, contract, hands, sides))


def _declared(
    rules: Ruleset, contract: Contract, hands: Hands, sides: tuple[tuple[int, ...], ...]
) -> tuple[Counts, Counts]:
    nothing = np.zeros(len(hands), np.int64)
    if rules.declarations == "off":
        return nothing, nothing
    points, best = [nothing, nothing], [nothing, nothing]
    for number, side in enumerate(sides):
        for seat in side:
            strongest, worth = declared(rules, contract.trump, hands[:, seat])
            points[number] = points[number] + worth
            best[number] = np.maximum(best[number], strongest)
    ahead = best[0] - best[1]
    return np.where(ahead > 0, points[0], 0), np.where(ahead < 0, points[1], 0)


def declared(rules: Ruleset, trump: Trump, held: Hands) -> tuple[Counts, Counts]:
    """Return of each hand how strong its best declaration is, and the points of all."""
    strongest, worth = np.zeros(len(held), np.int64), np.zeros(len(held), np.int64)
    four = held & held >> np.uint32(8) & held >> np.uint32(16) & held >> np.uint32(24) & BYTE
    strengths, points = _runs(rules)
    for number in range(4):
        suit = held >> np.uint32(8 * number) & BYTE
        strongest = np.maximum(strongest, strengths[suit])
        worth += points[suit]
    carres = _carres(rules, trump)
    return np.maximum(strongest, np.where(carres[four] > 0, CARRE + carres[four], 0)), (
        worth + carres[four]
    )


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
