"""The chances that a robot sees when it takes over a turned card, against what came of it."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.robots.search import wait
from bot.robots.strong.taking import chance_to_make
from bot.rules import Action, DealOutcome, Dice, Ruleset, State, Take, view
from tests.arena.duel import on_all_cores, pack_seed
from tests.arena.players import player
from tests.robots.match import play_deal

WORLDS = 1000


class Taken(NamedTuple):
    """A contract: the chance that was seen, and whether it was made."""

    said: float
    made: bool


def calibrate(rules: Ruleset, name: str, deals: int, seed: int) -> str:
    """Return a line for each tenth of the scale: how many, the chance they saw, how many made it.

    All four seats are taken by the same player.
    """
    found = on_all_cores(partial(taken, rules, name, seed), range(deals))
    return _told([each for each in found if each is not None])


def taken(rules: Ruleset, name: str, seed: int, number: int) -> Taken | None:
    """Play a deal; None where nobody takes."""
    wait()
    packs = pack_seed(seed, number)
    plays, said = player(name, packs), [0.0]

    def watched(state: State, seat: int) -> Action:
        action = plays(state, seat)
        if isinstance(action, Take):
            dice = Dice(packs, "calibration", 0)
            said[0] = chance_to_make(view(state, seat), action, dice, WORLDS)
        return action

    state = play_deal(rules, packs, (watched, watched))
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
