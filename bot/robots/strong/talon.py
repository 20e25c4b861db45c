"""Between the auction and the first lead: what is laid away, and whether the turned card is had for
another, each tried in worlds that go with the calls."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np

from bot.robots.strong.cards import likely_worlds
from bot.robots.strong.outcomes import Contract, Values
from bot.robots.strong.playing_out import written_by_play
from bot.robots.strong.worths import Hands
from bot.robots.talon import by_wish
from bot.rules import Action, Card, Dice, Discard, Exchange, Keep, View

AWAY = 15
"""ways to lay cards away that are tried, those first that a rule of thumb would take"""
BY_THUMB = 0
"""cards of a play-out chosen with thought, when many ways are tried, …"""
KEPT = 5
"""… of which so many are tried with more of it"""


def worth_of_options(view: View, dice: Dice, worlds: int) -> dict[Action, float]:
    """Return how many points more than the others the own side may expect, by each option."""
    _, hands = likely_worlds(view, dice.below(1 << 32), worlds)
    if not len(hands):
        return dict.fromkeys(view.options, 0.0)
    options = view.options
    if any(isinstance(option, Discard) for option in options):
        return _of_laying_away(view, hands)
    return {each: float(_written(view, _after(view, each, hands)).mean()) for each in options}


def _after(view: View, option: Action, hands: Hands) -> Hands:
    """Return the hands after an answer to the question for an exchange."""
    dealing, turned = view.game_type.dealing, view.turn_up
    if not isinstance(option, Exchange) or turned is None or dealing.exchanged_for is None:
        return hands
    card, hands = dealing.exchanged_for(turned, view.trump), hands.copy()
    if card is not None and isinstance(option, Exchange | Keep):
        hands[:, option.actor] ^= np.uint32(1 << card.index | 1 << turned.index)
    return hands


def _of_laying_away(view: View, hands: Hands) -> dict[Action, float]:
    """Return what each card is worth that may be laid away, with the best others."""
    options = {each.card: each for each in view.options if isinstance(each, Discard)}
    still = len(view.hand) - view.game_type.dealing.hand
    ways = sorted(combinations(by_wish(view, options), still), key=lambda way: _rank(view, way))
    worth = {way: float(_laid(view, hands, way, BY_THUMB).mean()) for way in ways[:AWAY]}
    best = sorted(worth, key=worth.__getitem__, reverse=True)
    # What is not tried with thought is not better than what is.
    found = {way: float(_laid(view, hands, way).mean()) for way in best[:KEPT]}
    least = min(found.values())
    worth = {way: found.get(way, min(worth[way], least)) for way in best}
    return {
        option: max(
            (each for way, each in worth.items() if card in way), default=min(worth.values())
        )
        for card, option in options.items()
    }


def _rank(view: View, way: Sequence[Card]) -> int:
    """Return how soon a rule of thumb would think of it."""
    order = by_wish(view, view.hand)
    return sum(order.index(card) for card in way)


def _laid(view: View, hands: Hands, way: Iterable[Card], thoughtful: int | None = None) -> Values:
    after = hands.copy()
    after[:, view.seat or 0] &= ~np.uint32(sum(1 << card.index for card in way))
    return _written(view, after, thoughtful)


def _written(view: View, hands: Hands, thoughtful: int | None = None) -> Values:
    """Return how many points more the own side writes."""
    if view.trump is None or view.taker is None:
        raise ValueError("nobody has taken")
    contract = Contract(view.trump, view.taker)
    ahead = written_by_play(view, contract, hands, thoughtful)
    return ahead if view.sides.together(view.seat or 0, view.taker) else -ahead
