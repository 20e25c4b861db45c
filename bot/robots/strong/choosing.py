"""The choice of a trump where somebody has to play (KJ2): to play against what comes of a pass."""

import numpy as np
from numpy.typing import NDArray

from bot.robots.strong.likelihood import chances_to_choose, chosen, of_calls, shuffled
from bot.robots.strong.outcomes import Contract, Values
from bot.robots.strong.taking import DRAWN, written_with
from bot.robots.strong.worths import Hands
from bot.rules import PACK, Action, Dice, Pass, Suit, Take, View


def worth_of_calls(view: View, dice: Dice, worlds: int) -> dict[Action, float]:
    """Return how many points more than the others the own side may expect, by each call."""
    if view.seat is None:
        raise ValueError("who only watches has nothing to choose")
    chance = np.random.default_rng(dice.below(1 << 32))
    hands = _drawn(view, chance, worlds)
    worth: dict[Action, float] = {}
    for option in view.options:
        if isinstance(option, Take):
            worth[option] = float(_written(view, hands, option).mean())
        elif isinstance(option, Pass):
            worth[option] = float(_of_passing(view, hands, chance)[0].mean())
    return worth


def chance_to_fail(view: View, dice: Dice, worlds: int) -> float:
    """Return the chance that once one has passed the own side plays all the same, and fails."""
    chance = np.random.default_rng(dice.below(1 << 32))
    values, ours = _of_passing(view, _drawn(view, chance, worlds), chance)
    return float((ours & (values <= 0)).mean())


def _drawn(view: View, chance: np.random.Generator, worlds: int) -> Hands:
    """Return hands of eight that go with the calls: a row a world, a column a seat."""
    seats, own = view.game_type.seats, view.seat or 0
    rest = np.array([1 << card.index for card in PACK if card not in view.hand], np.uint32)
    packs = shuffled(np.tile(rest, (DRAWN, 1)), chance)
    hands = np.zeros((DRAWN, seats), np.uint32)
    hands[:, own] = sum(1 << card.index for card in view.hand)
    for number in range(1, seats):
        part = packs[:, 8 * number - 8 : 8 * number]
        hands[:, (own + number) % seats] = part.sum(axis=1, dtype=np.uint32)
    return hands[chosen(of_calls(view, hands), chance, worlds)]


def _of_passing(
    view: View, hands: Hands, chance: np.random.Generator
) -> tuple[Values, NDArray[np.bool_]]:
    """Return what comes of a pass in each world, where somebody plays, in the end whoever has to,
    and whether it is the own side that plays."""
    seats, own = view.game_type.seats, view.seat or 0
    takers, trumps = np.full(len(hands), -1), np.zeros(len(hands), np.int64)
    for number in range(len(view.calls) + 1, seats + 1):
        seat = (own + number - len(view.calls)) % seats
        wants = chances_to_choose(view.rules, hands[:, seat])
        plays = (number == seats) | (chance.random(len(hands)) < wants.max(axis=0))
        plays &= takers < 0
        takers[plays], trumps[plays] = seat, wants.argmax(axis=0)[plays]
    values, ours = np.zeros(len(hands)), np.zeros(len(hands), np.bool_)
    for taker in range(seats):
        if view.game_type.sides(taker).together(taker, own):
            ours |= takers == taker
        for number, suit in enumerate(Suit):
            here = (takers == taker) & (trumps == number)
            if here.any():
                values[here] = _written(view, hands[here], Take(taker, suit))
    return values, ours


def _written(view: View, hands: Hands, take: Take) -> Values:
    """Return how many points more the own side writes in each world where this is played."""
    ahead = written_with(view, Contract(take.suit, take.actor), hands)
    own = view.game_type.sides(take.actor).together(take.actor, view.seat or 0)
    return ahead if own else -ahead
