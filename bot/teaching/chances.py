"""The chance of a contract, as who took it saw it: in the auction, and with all their cards."""

import numpy as np

from bot.robots.strong import taking
from bot.robots.strong.cards import likely_worlds
from bot.robots.strong.likelihood import likely_hands
from bot.robots.strong.outcomes import Contract
from bot.robots.strong.worths import Hands
from bot.rules import Action, Bid, Dice, Take, View


def chance_before(view: View, call: Action, dice: Dice, worlds: int) -> float:
    """Return the chance that a contract is made, as who called it sees it in the auction, or who
    doubles it."""
    if isinstance(call, Take):
        return taking.chance_to_make(view, call, dice, worlds)
    bid = call if isinstance(call, Bid) else view.bid
    if bid is None:
        raise ValueError("there is no bid")
    chance = np.random.default_rng(dice.below(1 << 32))
    kept = likely_hands(view, int(call.actor), chance, worlds)
    return _made(view, Contract(bid.suit, bid.actor, bid.points), kept)


def chance_after(view: View, dice: Dice, worlds: int) -> float:
    """Return the chance that the contract is made, as a seat sees it before the first lead."""
    if view.trump is None or view.taker is None:
        raise ValueError("nobody has taken")
    _, whole = likely_worlds(view, dice.below(1 << 32), worlds)
    bid = None if view.bid is None else view.bid.points
    return _made(view, Contract(view.trump, view.taker, bid, view.multiplier), whole)


def _made(view: View, contract: Contract, hands: Hands) -> float:
    if not len(hands):
        return 0.0
    return float((taking.written_with(view, contract, hands) > 0).mean())
