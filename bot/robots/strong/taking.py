"""The auction in which somebody takes or nobody (A4): to take against what others may make of a
pass."""

from typing import NamedTuple

import numpy as np

from bot.robots.prospects import lacks_trumps
from bot.robots.strong.beside import beside
from bot.robots.strong.contracts import leader_of, points_of
from bot.robots.strong.instinct import usual
from bot.robots.strong.likelihood import chances_to_take, chosen, of_calls, offered, shuffled
from bot.robots.strong.outcomes import Contract, Counts, Values, margins, stakes_of
from bot.robots.strong.playing_out import moved, written_by_play
from bot.robots.strong.worths import Hands
from bot.rules import Action, Dice, Pass, Take, Trump, View

DRAWN = 3000
"""worlds that are drawn, of which those are kept that go with the calls"""
CUSTOMARY = 8.0
"""points by which taking must be better: who passes gives the partner a choice"""

UNUSUAL = 15.0
"""points by which taking must be better still where a partner expects more trumps of a taker"""


class Worlds(NamedTuple):
    """Packs that may be: the hands of the auction, and the rest of the pack in dealing order."""

    first: Hands
    stock: Hands
    """a column for each card, as a set of one"""


def worth_of_calls(view: View, dice: Dice, worlds: int) -> dict[Action, float]:
    """Return how many points more than the others the own side may expect, by each call."""
    chance = np.random.default_rng(dice.below(1 << 32))
    return worths_of(view, drawn_for(view, chance, worlds), chance)


def worths_of(view: View, drawn: Worlds, chance: np.random.Generator) -> dict[Action, float]:
    """Return the worth of each take, and of a pass, in these worlds."""
    partners, worlds = view.game_type.accounts.has_partners, len(drawn.first)
    worth: dict[Action, float] = {}
    for option in view.options:
        if isinstance(option, Take):
            takers = np.full(worlds, option.actor)
            worth[option] = float(values_of(view, drawn, takers, [option.suit] * worlds).mean())
            if partners and lacks_trumps(view.hand_if_taken, option.suit):
                worth[option] -= UNUSUAL
        elif isinstance(option, Pass):
            worth[option] = float(_of_passing(view, drawn, chance).mean())
            worth[option] += CUSTOMARY * partners
    return worth


def chance_to_make(view: View, take: Take, dice: Dice, worlds: int) -> float:
    """Return the chance that a contract is made, as who takes sees it."""
    drawn = drawn_for(view, np.random.default_rng(dice.below(1 << 32)), worlds)
    written = values_of(view, drawn, np.full(worlds, take.actor), [take.suit] * worlds)
    return float((written > 0).mean())


def drawn_for(view: View, chance: np.random.Generator, worlds: int) -> Worlds:
    """Return packs that go with the calls so far."""
    if view.seat is None:
        raise ValueError("who only watches has nothing to call")
    seats, own, turned = view.game_type.seats, view.seat, view.turn_up
    pack = view.game_type.dealing.pack
    unseen = [card for card in pack if card not in view.hand and card is not turned]
    bits = np.array([1 << card.index for card in unseen], dtype=np.uint32)
    packs, size = shuffled(np.tile(bits, (DRAWN, 1)), chance), len(view.hand)
    first = np.zeros((DRAWN, seats), np.uint32)
    for number in range(1, seats):
        part = packs[:, size * number - size : size * number]
        first[:, (own + number) % seats] = part.sum(axis=1, dtype=np.uint32)
    first[:, own] = sum(1 << card.index for card in view.hand)
    kept = chosen(of_calls(view, first), chance, worlds)
    return Worlds(first[kept], packs[kept, size * (seats - 1) :])


def _of_passing(view: View, drawn: Worlds, chance: np.random.Generator) -> Values:
    """Return what comes of a pass in each world: somebody takes as people do, or nobody."""
    seats, own = view.game_type.seats, view.seat or 0
    count = len(drawn.first)
    takers, trumps = np.full(count, -1), np.zeros(count, np.int64)
    names = offered(view, 0)
    number = len(view.calls) + 1
    while offers := offered(view, number):
        seat = (own + number - len(view.calls)) % seats
        wants = chances_to_take(view, drawn.first[:, seat], offers)
        best = wants.argmax(axis=0)
        takes = (chance.random(count) < wants.max(axis=0)) & (takers < 0)
        takers[takes], trumps[takes] = seat, best[takes] + len(names)
        names += offers
        number += 1
    return values_of(view, drawn, takers, [names[each] for each in trumps])


def values_of(view: View, drawn: Worlds, takers: Counts, trumps: list[Trump]) -> Values:
    """Return how many points more than the others the own account writes in each world; nothing
    without a taker.

    What one of three has more than the two others, on average, is half of that for each of these.
    """
    game, own = view.game_type, view.seat or 0
    against = -1 / (len(game.accounts.seats) - 1)
    values = np.zeros(len(takers))
    contracts = {(int(t), s) for t, s in zip(takers, trumps, strict=True) if t >= 0}
    named = np.array(trumps, dtype=object)
    for taker, trump in sorted(contracts):
        here = (takers == taker) & (named == trump)
        # The whole hands once `taker` has taken.
        hands, stock = whole_hands(view, taker, drawn.first[here], drawn.stock[here])
        ahead = written_with(view, Contract(trump, taker), hands, stock)
        values[here] = ahead if game.sides(taker).together(taker, own) else against * ahead
    return values


def whole_hands(view: View, taker: int, first: Hands, stock: Hands) -> tuple[Hands, Hands]:
    """Return the hands that are played, and what is left of the stock, as a set."""
    game, hands, place = view.game_type, first.copy(), 0
    dealing, given = game.dealing, len(view.hand)
    turned = view.turn_up if dealing.turned_to_taker else None
    for step in range(1, game.seats + 1):
        seat = ((view.dealer or 0) + step) % game.seats
        size = dealing.hand - given - (seat == taker and turned is not None)
        hands[:, seat] |= stock[:, place : place + size].sum(axis=1, dtype=np.uint32)
        place += size
    if turned is not None:
        hands[:, taker] |= np.uint32(1 << turned.index)
    return hands, stock[:, place:].sum(axis=1, dtype=np.uint32)


def written_with(
    view: View, contract: Contract, hands: Hands, stock: Hands | None = None
) -> Values:
    """Return how many points more the takers write with each world's whole hands; `stock` are the
    cards that nobody was dealt, where somebody may yet have some of them."""
    if not usual(view.game_type):
        return written_by_play(view, contract, moved(view, contract, hands, stock))
    rules, sides = view.rules, view.game_type.sides(contract.taker)
    leader = leader_of(view)
    points = points_of(rules, sides, contract.trump, contract.taker, leader, hands)
    aside = beside(rules, contract, hands, view.game_type.accounts)
    return margins(rules, stakes_of(rules, contract), points, aside)
