"""The chances that robots see in the contracts that they play, against what came of them."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from bot.robots.search import wait
from bot.robots.strong import bids, taking
from bot.rules import Action, DealOutcome, Dice, Phase, State, Take, view
from tests.arena.duel import Duel, on_all_cores, pack_seed, seated
from tests.robots.match import play_deal

WORLDS = 1000
LEAST = 0.02
"""a chance nearer than this to none or certain tells nothing more"""
STEPS = 20


class Taken(NamedTuple):
    """A contract: the chance that was seen, and whether it was made."""

    said: float
    made: bool


def calibrate(duel: Duel, deals: int) -> str:
    """Return a line for each tenth of the scale: how many, the chance they saw, how many made it.

    All four seats are taken by the first player of the duel. Who takes a turned card sees the
    chance then, who bids when the auction is over.
    """
    found = on_all_cores(partial(taken, duel), range(deals))
    contracts = [each for each in found if each is not None]
    return f"{_told(contracts)}\n{_mended(contracts)}"


def taken(duel: Duel, number: int) -> Taken | None:
    """Play a deal; None where nobody takes."""
    wait()
    packs = pack_seed(duel.seed, number)
    plays, said = seated(duel, duel.first, packs, {}), list[float]()
    dice = Dice(packs, "calibration", 0)

    def watched(state: State, seat: int) -> Action:
        action = plays(state, seat)
        if isinstance(action, Take):
            said.append(taking.chance_to_make(view(state, seat), action, dice, WORLDS))
        elif state.phase is Phase.PLAY and not said:
            taker = view(state, seat).taker or 0
            said.append(bids.chance_to_make(view(state, taker), dice, WORLDS))
        return action

    state = play_deal(duel.rules, packs, (watched, watched))
    if not state.results:
        return None
    return Taken(said[0], state.results[0].score.outcome is not DealOutcome.DEDANS)


def _told(contracts: Sequence[Taken]) -> str:
    lines: list[str] = []
    for tenth in range(10):
        here = [each for each in contracts if min(int(each.said * 10), 9) == tenth]
        if here:
            said = sum(each.said for each in here) / len(here)
            made = sum(each.made for each in here) / len(here)
            error = (made * (1 - made) / len(here)) ** 0.5
            lines.append(f"  {len(here):5} said {said:.0%}, made {made:.0%} ± {error:.0%}")
    return "\n".join(lines)


def _mended(contracts: Sequence[Taken]) -> str:
    """Tell how the logarithm of the odds would be shifted and stretched to be right, by the
    likeliest of these: what `TRUST` of `bot/robots/strong/contracts.py` would be changed by."""
    said = np.clip([each.said for each in contracts], LEAST, 1 - LEAST)
    made = np.array([each.made for each in contracts], float)
    odds = np.stack([np.ones(len(said)), np.log(said / (1 - said))])
    weights = np.array([0.0, 1.0])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-weights @ odds))
        slopes = odds * (chance * (1 - chance)) @ odds.T
        weights += np.linalg.solve(slopes, odds @ (made - chance))
    return f"  right with shift {weights[0]:+.2f}, slope {weights[1]:.2f}"
