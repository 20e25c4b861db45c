"""The chances that robots see in the contracts that they play, against what came of them."""

import random
from collections.abc import Collection, Sequence
from functools import partial
from typing import NamedTuple

from bot.robots.prospects import lacks_trumps
from bot.robots.search import wait
from bot.robots.strong import taking
from bot.rules import (
    Bid,
    Dice,
    Phase,
    State,
    Take,
    View,
    apply,
    decisions,
    start,
    view,
)
from bot.teaching.chances import chance_after
from tests.robots.match import dealt, goes_on, is_made, step
from tests.tools.arena.duel import Duel, on_all_cores, pack_seed, seated

WORLDS = 1000
HIGHER = 40
"""points above the least bid up to which bids are tried"""


class Taken(NamedTuple):
    """A contract: the chance that was seen, and whether it was made."""

    said: float
    made: bool


def calibrate(duel: Duel, deals: int) -> str:
    """Return a line for each tenth of the scale: how many, the chance they saw, how many made it.

    All four seats are taken by the first player of the duel. Who takes a turned card sees the
    chance then, anybody else when the auction is over.
    """
    found = on_all_cores(partial(offered if duel.offered else taken, duel), range(deals))
    return _told([each for several in found for each in several])


def taken(duel: Duel, number: int) -> list[Taken]:
    """Play a deal, and return the contract that was played, if any."""
    table = _Table(duel, number)
    return table.played(*table.called(start(duel.rules)))


def offered(duel: Duel, number: int) -> list[Taken]:
    """Play a deal, also with the contracts that somebody might have wanted to play when they were
    asked, and return one for each tenth of the scale.

    Whoever takes or bids so, the others go on as they do; a bid counts where it is the last.
    """
    table, state, chance = _Table(duel, number), start(duel.rules), random.Random(number)
    found = {_tenth(each.said): each for each in taken(duel, number)}
    while _is_called(state):
        if dealt(state, table.packs) is None:
            for call in _thinkable(view(state, int(decisions(state)[0].actor)), chance):
                asked, after = table.called(apply(state, call).state, state, call)
                found |= {_tenth(e.said): e for e in table.played(asked, after, found)}
        state = table.step(state)
    return list(found.values())


def _thinkable(seen: View, chance: random.Random) -> Sequence[Take | Bid]:
    """Return the calls that are tried: each take, or any one bid with some trumps and not too
    high."""
    takes = [option for option in seen.options if isinstance(option, Take)]
    bids = [option for option in seen.options if isinstance(option, Bid)]
    low = [
        bid
        for bid in bids
        if bid.points <= bids[0].points + HIGHER and not lacks_trumps(seen.hand, bid.suit)
    ]
    return takes or (low and [chance.choice(low)])


class _Table:
    """Four times the same player, at one deal."""

    def __init__(self, duel: Duel, number: int) -> None:
        wait()
        self.packs = pack_seed(duel.seed, number)
        self.plays = seated(duel, duel.first, self.packs, {})
        self.dice = Dice(self.packs, "calibration", 0)

    def step(self, state: State) -> State:
        return step(state, self.packs, (self.plays, self.plays))

    def called(
        self, state: State, asked: State | None = None, call: Take | Bid | None = None
    ) -> tuple[State, State]:
        """Return the last state in which somebody was asked in the auction, and the next one after
        the auction; `asked` is one before, and after a higher bid than `call` nothing counts."""
        before = asked or state
        while _is_called(state):
            if isinstance(call, Bid) and state.deal and state.deal.bid != call:
                break
            if state.phase is Phase.CALL:
                before = state
            state = self.step(state)
        return before, state

    def played(self, asked: State, state: State, known: Collection[int] = ()) -> list[Taken]:
        """Play a contract; nothing where there is none, or one of a tenth that is known."""
        if state.phase is not Phase.PLAY:
            return []
        seen = view(state, int(decisions(state)[0].actor))
        taker, trump = seen.taker or 0, seen.trump
        if trump is not None and seen.turn_up is not None:
            take = Take(taker, trump)
            said = taking.chance_to_make(view(asked, taker), take, self.dice, WORLDS)
        else:
            said = chance_after(view(state, taker), self.dice, WORLDS)
        if _tenth(said) in known:
            return []
        while goes_on(state):
            state = self.step(state)
        return [Taken(said, is_made(state.results[0]))]


def _is_called(state: State) -> bool:
    return goes_on(state) and state.phase is not Phase.PLAY


def _tenth(chance: float) -> int:
    return min(int(chance * 10), 9)


def _told(contracts: Sequence[Taken]) -> str:
    lines: list[str] = []
    for tenth in range(10):
        here = [each for each in contracts if _tenth(each.said) == tenth]
        if here:
            said = sum(each.said for each in here) / len(here)
            made = sum(each.made for each in here) / len(here)
            error = (made * (1 - made) / len(here)) ** 0.5
            lines.append(f"  {len(here):5} said {said:.0%}, made {made:.0%} ± {error:.0%}")
    return "\n".join(lines)
