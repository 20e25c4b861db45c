"""The search of robots: play-outs, open hands, worlds, and what it costs to have it.

Processor time of one core, so that what else runs on the machine does not count.
"""

import random
import subprocess
import sys
import time
from statistics import median

import numpy as np

from bot.robots.search import (
    Worlds,
    deal_worlds,
    first_stage,
    play_out,
    situation_of,
    solve,
    wait,
)
from bot.rules import PACK, TEAMS, NoSuit, Suit, Trump, find_preset, view
from tests.robots.search.agree import a_party

RULES = find_preset("coinche_bga")
TRUMPS: dict[str, Trump] = {
    "a trump suit": Suit.HEARTS,
    "no trumps": NoSuit.NO_TRUMPS,
    "all trumps": NoSuit.ALL_TRUMPS,
}
PLAY_OUTS = 100_000
SOLVED = 100
WORLDS = 1000
RUNS = 5


def rows() -> list[tuple[str, str]]:
    loaded = started()
    wait()
    return [
        ("search: compiled code loaded at a start", loaded),
        *(
            (f"search: {name}, play-outs of whole deals, one core", play_outs(trump))
            for name, trump in TRUMPS.items()
        ),
        *(
            (f"search: {name}, whole deals solved with open hands", solved(trump))
            for name, trump in TRUMPS.items()
        ),
        ("search: worlds dealt in the middle of a deal", dealt()),
    ]


def started() -> str:
    """Return what a process of its own needs to load what is compiled."""
    wait()  # which compiles it, if need be
    script = """
import time
from pathlib import Path
import bot.robots, bot.rules
from bot.robots.search import wait

def megabytes():
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024

before, began = megabytes(), time.process_time()
assert wait()
print(f"{time.process_time() - began:.2f} s of processor time, {megabytes() - before:.0f} MB")
"""
    run = subprocess.run((sys.executable, "-c", script), capture_output=True, text=True, check=True)
    return run.stdout.strip()


def some_deals(number: int) -> Worlds:
    chance = random.Random(1)
    hands = np.zeros((number, 4), np.int64)
    for row in hands:
        pack = chance.sample(range(len(PACK)), len(PACK))
        for seat in range(4):
            row[seat] = sum(1 << card for card in pack[8 * seat : 8 * seat + 8])
    return Worlds(hands, np.full((1, len(PACK)), -1, np.int64))


def play_outs(trump: Trump) -> str:
    deals, stage = some_deals(PLAY_OUTS), first_stage(RULES, TEAMS, trump, 0, 0)
    best = 0.0
    for _ in range(RUNS):
        began = time.process_time()
        play_out(stage, deals)
        best = max(best, PLAY_OUTS / (time.process_time() - began))
    return f"{best:,.0f} a second"


def solved(trump: Trump) -> str:
    deals, stage = some_deals(SOLVED), first_stage(RULES, TEAMS, trump, 0, 0)
    times: list[float] = []
    for number in range(SOLVED):
        one = Worlds(deals.hands[number : number + 1], deals.under)
        began = time.process_time()
        solve(stage, one)
        times.append((time.process_time() - began) * 1000)
    p95 = sorted(times)[SOLVED * 95 // 100]
    return f"median {median(times):.1f} ms, p95 {p95:.0f} ms, slowest {max(times):.0f} ms"


def dealt() -> str:
    states = [
        s for s, _ in zip(a_party(RULES, bytes(32), random.Random(1)), range(32), strict=False)
    ]
    situations = [situation_of(view(state, state.deal.turn)) for state in states if state.deal]
    began = time.process_time()
    for situation in situations:
        deal_worlds(situation, WORLDS, 1)
    each = (time.process_time() - began) / len(situations) / WORLDS
    return f"{1 / each:,.0f} a second"
