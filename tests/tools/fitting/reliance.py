"""How far the points that contracts are told to bring are relied upon, as `RELIED_UPON` of
`contracts.py` beside this has it: `python -m tests.tools.fitting.reliance coinche_bga 4000`.

So many deals are called and played by the club. Told are, for contracts with a trump suit and for
those without one, how much of what `bot/robots/strong/contracts.npy` says above one half they make,
what they make beside it, how much more chance moves them, and what is added to the odds of all the
tricks: one, nothing, one and nothing where the numbers are right.
"""

import sys
from typing import NamedTuple

import numpy as np

from bot.robots.strong.contracts import leader_of, outlook
from bot.rules import (
    DEAL_POINTS,
    NoSuit,
    Phase,
    Ruleset,
    deal_points,
    decisions,
    find_preset,
    start,
    view,
)
from tests.robots.match import goes_on, step
from tests.tools.arena.duel import pack_seed
from tests.tools.arena.players import player

SEED = 81
LOGISTIC = np.pi / np.sqrt(3)
"""the standard deviation of chance that moves by one"""
LEAST = 30


class Played(NamedTuple):
    """A contract: what is told of it with all hands seen, and what it brought."""

    suited: bool
    expects: float
    differs: float
    everything: float
    made: float
    """points of 162"""
    all_tricks: bool


def played(rules: Ruleset, number: int) -> Played | None:
    """Call and play a deal; nothing where nobody takes."""
    packs, state = pack_seed(SEED, number), start(rules)
    club = player("club", packs)
    while goes_on(state) and state.phase is not Phase.PLAY:
        state = step(state, packs, (club, club))
    if state.phase is not Phase.PLAY or state.deal is None:
        return None
    seen = view(state, int(decisions(state)[0].actor))
    taker, trump = seen.taker or 0, seen.trump
    assert trump is not None
    hands = [sum(1 << card.index for card in hand) for hand in state.deal.hands]
    told = outlook(
        seen.game_type.accounts, trump, taker, leader_of(seen), np.array([hands], np.uint32)
    )
    while goes_on(state):
        state = step(state, packs, (club, club))
    made, whole = state.results[0].points[taker % 2], deal_points(rules, trump)
    expects, differs, everything = (float(each[0]) for each in told)
    shared = made * DEAL_POINTS / whole
    suited = not isinstance(trump, NoSuit)
    return Played(suited, expects, differs, everything, shared, made == whole)


def told(contracts: list[Played]) -> str:
    """Return the numbers by which these contracts are told rightly."""
    _, expects, differs, everything, made, all_tricks = np.array(contracts, float).T
    short = all_tricks == 0
    above = np.stack((expects - DEAL_POINTS / 2, np.ones(len(made))), axis=1)[short]
    half = made[short] - DEAL_POINTS / 2
    found = np.linalg.lstsq(above, half, rcond=None)[0]
    errors = np.sqrt(np.diag(np.linalg.inv(above.T @ above)) * np.var(half - above @ found))
    wider = np.std((made - expects)[short] / differs[short]) / LOGISTIC
    odds = [np.log(each / (1 - each)) for each in (all_tricks.mean(), everything.mean())]
    return (
        f"{len(made)}: {found[0]:.2f} ± {errors[0]:.2f}, {found[1]:+.1f} ± {errors[1]:.1f}, "
        f"{wider:.2f}, {odds[0] - odds[1]:+.1f}"
    )


def main(preset: str, deals: int) -> None:
    rules = find_preset(preset)
    found = [each for n in range(deals) if (each := played(rules, n)) is not None]
    for suited, kind in ((True, "with a trump suit"), (False, "without")):
        here = [each for each in found if each.suited == suited]
        if len(here) >= LEAST:
            sys.stdout.write(f"{kind} {told(here)}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
