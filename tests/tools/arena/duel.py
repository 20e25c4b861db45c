"""Two players over the same packs, each deal played in all seatings: by two sides twice, by three
players six times."""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Literal, NamedTuple, TypeVar

from bot.rules import Action, Phase, Ruleset, State
from tests.robots.match import Player, in_turns, play_deal, seated_ahead, seatings
from tests.tools.arena.players import player

Matter = Literal["deals", "calls", "cards"]
"""what the players differ in; the rest of each deal is played by one and the same player"""
Times = dict[str, list[float]]
"""seconds of thread time, of each player's decisions in the auction and in the tricks"""

TIMED = {Phase.CALL: "calls", Phase.TALON: "talon", Phase.PLAY: "cards"}

Result = TypeVar("Result")


class Duel(NamedTuple):
    """One comparison."""

    rules: Ruleset
    first: str
    second: str
    matter: Matter = "deals"
    same: str = "club"
    """who plays what does not matter"""
    seed: int = 0
    offered: bool = False
    """calibration: also of contracts that somebody might have wanted to play"""


class Outcome(NamedTuple):
    """How far the first player came out ahead of the second, in written points a deal."""

    ahead: float
    error: float
    """its standard error"""
    deals: int
    times: Times

    def __str__(self) -> str:
        return f"{self.ahead:+.1f} ± {self.error:.1f} a deal over {self.deals} deals"


class Twice(NamedTuple):
    """A deal that was played in all seatings."""

    ahead: float
    """the points that the first player wrote more than the second, on average"""
    taken: bool
    """whether there were tricks at all"""
    times: Times


def fight(duel: Duel, deals: int, kept: Path | None = None) -> Outcome:
    """Play `deals` deals in all seatings, on all cores; those that a file of this duel has are not
    played again, and it gets the others."""
    for name in "+".join((duel.first, duel.second, duel.same)).split("+"):
        player(name, b"")  # robots of a commit are unpacked once, before all cores want them
    played = read_kept(duel, kept) if kept else {}
    left = [number for number in range(deals) if number not in played]
    for number, each in zip(left, on_all_cores(partial(play_twice, duel), left), strict=False):
        played[number] = each
        if kept:
            with kept.open("a") as file:
                file.write(f"{number} {each.ahead} {int(each.taken)}\n")
    # A deal that nobody took says something of calls and nothing of cards.
    ahead = [each.ahead for each in played.values() if each.taken or duel.matter != "cards"]
    times: Times = {}
    for each in played.values():
        for name, seconds in each.times.items():
            times.setdefault(name, []).extend(seconds)
    error = stdev(ahead) / len(ahead) ** 0.5 if len(ahead) > 1 else 0.0
    return Outcome(fmean(ahead), error, len(ahead), times)


def read_kept(duel: Duel, file: Path) -> dict[int, Twice]:
    """Return the deals of a duel that a file has, by number; a new file begins with the duel.

    Raises `ValueError` for the file of another duel.
    """
    if not file.exists():
        file.write_text(f"{duel}\n")
    first, *lines = file.read_text().splitlines()
    if first != str(duel):
        raise ValueError(f"{file} has deals of another duel: {first}")
    found = (line.split() for line in lines)
    return {int(number): Twice(float(ahead), taken == "1", {}) for number, ahead, taken in found}


def on_all_cores(task: Callable[[int], Result], numbers: Iterable[int]) -> Iterator[Result]:
    """Return the results for `numbers`, in their order, whichever core made them."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(os.cpu_count(), os.nice, (10,)) as pool:
        yield from pool.imap(task, numbers, chunksize=2)


def pack_seed(seed: int, number: int) -> bytes:
    """Return the seed from which deal `number` is dealt, and robots have their chance."""
    return (seed << 32 | number).to_bytes(32, "big")


def play_twice(duel: Duel, number: int) -> Twice:
    """Play deal `number` in all seatings."""
    seed = pack_seed(duel.seed, number)
    times: Times = {}
    first, second = (seated(duel, name, seed, times) for name in (duel.first, duel.second))
    played = [
        (play_deal(duel.rules, seed, [first if own else second for own in each]), each)
        for each in seatings(duel.rules)
    ]
    taken = any(state.results for state, _ in played)
    return Twice(fmean(seated_ahead(*each) for each in played), taken, times)


def seated(duel: Duel, name: str, seed: bytes, times: Times) -> Player:
    """Return a player who does what the duel compares; somebody else does the rest. Of a team of
    two (`ONE+OTHER`) the seed tells who sits where."""
    team = [timed(player(each, seed), each, times) for each in name.split("+")]
    own = team[0] if len(team) == 1 else by_seats(team[:: -1 if seed[-1] & 1 else 1])
    if duel.matter == "deals":
        return own
    same = player(duel.same, seed)
    return in_turns(own, same) if duel.matter == "calls" else in_turns(same, own)


def by_seats(team: Sequence[Player]) -> Player:
    """Players who share a team: the first has its first seat, 0 or 1."""
    return lambda state, seat: team[seat // 2](state, seat)


def timed(plays: Player, name: str, times: Times) -> Player:
    """A player whose decisions are timed, where there is something to decide."""

    def play(state: State, seat: int) -> Action:
        began = time.thread_time()
        action = plays(state, seat)
        if kind := TIMED.get(state.phase):
            times.setdefault(f"{name} {kind}", []).append(time.thread_time() - began)
        return action

    return play
