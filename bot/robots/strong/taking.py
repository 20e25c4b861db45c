"""The auction over a turned card (A4): to take against what others may make of a pass."""

from typing import NamedTuple

import numpy as np

from bot.robots.prospects import lacks_trumps
from bot.robots.strong.beside import beside
from bot.robots.strong.contracts import leader_of, points_of
from bot.robots.strong.likelihood import chances_to_take, chosen, of_calls, offered, shuffled
from bot.robots.strong.outcomes import Contract, Counts, Values, margins, stakes_of
from bot.robots.strong.worths import Hands
from bot.rules import PACK, Action, Dice, Pass, Take, Trump, View

DRAWN = 3000
"""worlds that are drawn, of which those are kept that go with the calls"""
CUSTOMARY = 8.0
"""points by which taking must be better: who passes gives the partner a choice"""

UNUSUAL = 15.0
"""points by which taking must be better still where a partner expects more trumps of a taker"""


class Worlds(NamedTuple):
    """Packs that may be: hands of five, and the rest of the pack in dealing order."""

    five: Hands
    stock: Hands
    """a column for each card, as a set of one"""


def worth_of_calls(view: View, dice: Dice, worlds: int) -> dict[Action, float]:
    """Return how many points more than the others the own side may expect, by each call."""
    if view.seat is None or view.turn_up is None:
        raise ValueError("nothing is turned up")
    chance = np.random.default_rng(dice.below(1 << 32))
    drawn = _drawn(view, chance, worlds)
    worth: dict[Action, float] = {}
    for option in view.options:
        if isinstance(option, Take):
            takers = np.full(worlds, option.actor)
            worth[option] = float(_values(view, drawn, takers, [option.suit] * worlds).mean())
            if lacks_trumps((*view.hand, view.turn_up), option.suit):
                worth[option] -= UNUSUAL
        elif isinstance(option, Pass):
            worth[option] = CUSTOMARY + float(_of_passing(view, drawn, chance).mean())
    return worth


def chance_to_make(view: View, take: Take, dice: Dice, worlds: int) -> float:
    """Return the chance that a contract is made, as who takes sees it."""
    drawn = _drawn(view, np.random.default_rng(dice.below(1 << 32)), worlds)
    written = _values(view, drawn, np.full(worlds, take.actor), [take.suit] * worlds)
    return float((written > 0).mean())


def _drawn(view: View, chance: np.random.Generator, worlds: int) -> Worlds:
    seats, own, turned = view.game_type.seats, view.seat or 0, view.turn_up
    unseen = [card for card in PACK if card not in view.hand and card is not turned]
    bits = np.array([1 << card.index for card in unseen], dtype=np.uint32)
    packs = shuffled(np.tile(bits, (DRAWN, 1)), chance)
    five = np.zeros((DRAWN, seats), np.uint32)
    for number in range(1, seats):
        part = packs[:, 5 * number - 5 : 5 * number]
        five[:, (own + number) % seats] = part.sum(axis=1, dtype=np.uint32)
    five[:, own] = sum(1 << card.index for card in view.hand)
    kept = chosen(of_calls(view, five), chance, worlds)
    return Worlds(five[kept], packs[kept, 5 * seats - 5 :])


def _of_passing(view: View, drawn: Worlds, chance: np.random.Generator) -> Values:
    """Return what comes of a pass in each world: somebody takes as people do, or nobody."""
    seats, turned, own = view.game_type.seats, view.turn_up, view.seat or 0
    if turned is None:
        raise ValueError("nothing is turned up")
    count = len(drawn.five)
    takers, trumps = np.full(count, -1), np.zeros(count, np.int64)
    names = offered(view, 0, turned)
    for number in range(len(view.calls) + 1, 2 * seats):
        seat = (own + number - len(view.calls)) % seats
        offers = offered(view, number, turned)
        six = drawn.five[:, seat] | np.uint32(1 << turned.index)
        wants = chances_to_take(view.rules, six, offers)
        best = wants.argmax(axis=0)
        takes = (chance.random(count) < wants.max(axis=0)) & (takers < 0)
        takers[takes], trumps[takes] = seat, best[takes] + len(names)
        names += offers
    return _values(view, drawn, takers, [names[each] for each in trumps])


def _values(view: View, drawn: Worlds, takers: Counts, trumps: list[Trump]) -> Values:
    """Return how many points more the own side writes in each world; nothing without a taker."""
    game, own, seats = view.game_type, view.seat or 0, view.game_type.seats
    values = np.zeros(len(takers))
    contracts = {(int(t), s) for t, s in zip(takers, trumps, strict=True) if t >= 0}
    named = np.array(trumps, dtype=object)
    for taker, trump in sorted(contracts):
        here = (takers == taker) & (named == trump)
        # The hands of eight once `taker` has taken.
        hands, stock, place = drawn.five[here], drawn.stock[here], 0
        for step in range(1, seats + 1):
            seat = ((view.dealer or 0) + step) % seats
            size = 2 if seat == taker else 3
            hands[:, seat] |= stock[:, place : place + size].sum(axis=1, dtype=np.uint32)
            place += size
        if view.turn_up is not None:
            hands[:, taker] |= np.uint32(1 << view.turn_up.index)
        ahead = written_with(view, Contract(trump, taker), hands)
        values[here] = ahead if game.sides(taker).together(taker, own) else -ahead
    return values


def written_with(view: View, contract: Contract, hands: Hands) -> Values:
    """Return how many points more the takers write with each world's hands of eight."""
    rules, sides = view.rules, view.game_type.sides(contract.taker)
    leader = leader_of(view)
    points = points_of(rules, sides, contract.trump, contract.taker, leader, hands)
    aside = beside(rules, contract, hands, sides)
    return margins(rules, stakes_of(rules, contract), points, aside)
