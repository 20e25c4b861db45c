"""The chance of a contract, as who took it saw it: in the auction, and with all their cards."""

from collections.abc import Sequence

import numpy as np

from bot.robots.strong import choosing, schmeissing, taking
from bot.robots.strong.cards import likely_worlds
from bot.robots.strong.instinct import usual
from bot.robots.strong.likelihood import likely_hands
from bot.robots.strong.outcomes import Contract
from bot.robots.strong.weighing import dice_of
from bot.robots.strong.worths import Hands
from bot.rules import Action, Bid, Dice, Schmeiss, Take, View, named_points

CHANCES = 500
"""worlds in which the chance of a contract is counted"""


def chances_before(view: View, calls: Sequence[Action]) -> list[float | None]:
    """Return the chance that the contract of each call is made, as its seat sees it in the auction:
    that of a bid or a take, or of a schmeiss that is refused; of any other call that of the bid, or
    of the schmeiss, that stands, where there is one.

    The dice are those of the decision, so a chance is the same wherever it is told.
    """
    seat = int(calls[0].actor)
    hands: Hands | None = None
    found: list[float | None] = []
    for call in calls:
        if isinstance(call, Take) and (view.turn_up is not None or not usual(view.game_type)):
            found.append(taking.chance_to_make(view, call, dice_of(view), CHANCES))
            continue
        if isinstance(call, Schmeiss) or schmeissing.is_answered(view):
            found.append(schmeissing.chance_to_make(view, dice_of(view), CHANCES))
            continue
        named = call if isinstance(call, Bid | Take) else view.bid
        if named is None:
            found.append(None)
            continue
        points = named_points(named) if isinstance(named, Bid) else None
        if hands is None:
            chance = np.random.default_rng(dice_of(view).below(1 << 32))
            hands = likely_hands(view, seat, chance, CHANCES)
        found.append(_made(view, Contract(named.suit, named.actor, points), hands))
    return found


def chance_passed(view: View) -> float:
    """Return the chance that the side of a seat that passes plays all the same, and fails; where
    somebody has to play."""
    return choosing.chance_to_fail(view, dice_of(view), CHANCES)


def chance_after(view: View, dice: Dice, worlds: int) -> float:
    """Return the chance that the contract is made, as a seat sees it before the first lead."""
    if view.trump is None or view.taker is None:
        raise ValueError("nobody has taken")
    _, whole = likely_worlds(view, dice.below(1 << 32), worlds)
    contract = Contract(view.trump, view.taker, named_points(view.bid), view.multiplier)
    return _made(view, contract, whole)


def _made(view: View, contract: Contract, hands: Hands) -> float:
    if not len(hands):
        return 0.0
    return float((taking.written_with(view, contract, hands) > 0).mean())
