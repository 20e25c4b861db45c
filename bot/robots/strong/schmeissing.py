"""Schmeiss in many worlds (CL2): who says it plays if the other one lets them, or nobody does."""

import numpy as np

from bot.robots.calling import schmeissed
from bot.robots.strong.likelihood import chances_to_refuse, chances_to_take
from bot.robots.strong.outcomes import Values
from bot.robots.strong.taking import Worlds, drawn_for, values_of, worths_of
from bot.rules import Action, Agree, Dice, Refuse, Schmeiss, Trump, View

BETTER = 2.0
"""points by which a schmeiss must be better than other calls"""


def worth_of_calls(view: View, dice: Dice, worlds: int) -> dict[Action, float]:
    """Return how many points more than the other one may expect who calls, or answers, so."""
    chance = np.random.default_rng(dice.below(1 << 32))
    drawn = drawn_for(view, chance, worlds)
    worth = worths_of(view, drawn, chance)
    for option in view.options:
        if isinstance(option, Schmeiss):
            worth[option] = _of_saying(view, drawn) - BETTER
        elif isinstance(option, Refuse):
            worth[option] = float(_of_theirs(view, drawn).mean())
        elif isinstance(option, Agree):
            worth[option] = 0.0
    return worth


def chance_to_make(view: View, dice: Dice, worlds: int) -> float:
    """Return the chance that a contract is made that is played because a schmeiss is refused: the
    seat's own that may say it, or that of the other one who has said it."""
    drawn = drawn_for(view, np.random.default_rng(dice.below(1 << 32)), worlds)
    if is_answered(view):
        return float((_of_theirs(view, drawn) < 0).mean())
    own, suits = view.seat or 0, schmeissed(view)
    (other,) = view.sides.opponents(own)
    refuses = chances_to_refuse(view, drawn.first[:, other], suits)
    written = [_written(view, drawn, own, suit) for suit in suits]
    best = max(written, key=lambda each: float((refuses * each).mean()))
    return float((refuses * (best > 0)).sum() / refuses.sum())


def _written(view: View, drawn: Worlds, taker: int, suit: Trump) -> Values:
    count = len(drawn.first)
    return values_of(view, drawn, np.full(count, taker), [suit] * count)


def _of_saying(view: View, drawn: Worlds) -> float:
    """Return what comes of a schmeiss: nothing where the other one agrees."""
    own = view.seat or 0
    (other,) = view.sides.opponents(own)
    suits = schmeissed(view)
    if view.rules.schmeiss == "opponent_makes" and len(suits) == 1:
        plays = chances_to_take(view, drawn.first[:, other], suits)[0]
        return float((plays * _written(view, drawn, other, suits[0])).mean())
    refuses = chances_to_refuse(view, drawn.first[:, other], suits)
    written = (_written(view, drawn, own, suit) for suit in suits)
    return max(float((refuses * each).mean()) for each in written)


def _of_theirs(view: View, drawn: Worlds) -> Values:
    """Return what the other one's contract is worth to the seat that lets them play."""
    (other,) = view.sides.opponents(view.seat or 0)
    suits = schmeissed(view)
    best = chances_to_take(view, drawn.first[:, other], suits).argmax(axis=0)
    return values_of(view, drawn, np.full(len(best), other), [suits[each] for each in best])


def is_about(view: View) -> bool:
    """Tell whether a schmeiss may be said here, or is answered."""
    return is_answered(view) or any(isinstance(each, Schmeiss) for each in view.options)


def is_answered(view: View) -> bool:
    """Tell whether a schmeiss has been said, and is to be answered here."""
    return any(isinstance(each, Agree) for each in view.options)
