"""The review of a deal: what its two measures take, and what tables lose by it.

Processor time of one core, so that what else runs on the machine does not count.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median

from bot.robots import Level, choose
from bot.robots.search import wait
from bot.rules import Dice, Phase, Ruleset, State, apply, decisions, find_preset, start, view
from bot.tables.finished.analyses import AT_ONCE
from bot.teaching import Moment, analyse
from bot.teaching.analysis import seen_of
from tests.robots.match import dealt

PRESETS = ("french", "coinche_bga", "coinche_ffb", "decouverte")
DEALS = 40
SECONDS = 10.0
TICK = 0.01

Deal = tuple[list[Moment], State]


async def rows() -> list[tuple[str, str]]:
    wait()
    found = [row for preset in PRESETS for row in _of(preset)]
    return [*found, ("review: the event loop while two are made, late at the most", await _late())]


def _of(preset: str) -> list[tuple[str, str]]:
    deals = deals_of(find_preset(preset))
    return [
        (f"review: {preset}, a deal with all cards seen, one seat", _times(deals, _seen)),
        (f"review: {preset}, a deal in both measures, one seat", _times(deals, _whole)),
    ]


def _seen(deal: Deal, number: int) -> None:
    moments, end = deal
    seen_of(moments, end, number % end.rules.players)


def _whole(deal: Deal, number: int) -> None:
    analyse(*deal, number % deal[1].rules.players)


def _times(deals: list[Deal], work: Callable[[Deal, int], None]) -> str:
    times: list[float] = []
    for number, deal in enumerate(deals):
        began = time.process_time()
        work(deal, number)
        times.append((time.process_time() - began) * 1000)
    times.sort()
    return f"median {median(times):.0f} ms, p95 {times[len(times) * 95 // 100]:.0f} ms"


def deals_of(rules: Ruleset, count: int = DEALS) -> list[Deal]:
    """Deals that somebody took, played as people do who see the last trick."""
    found: list[Deal] = []
    number = 0
    while len(found) < count:
        number += 1
        seed, state, moments = number.to_bytes(32, "big"), start(rules), list[Moment]()
        while not state.results and state.deal_number < 2 and state.phase is not Phase.OVER:
            actor = decisions(state)[0].actor
            action = dealt(state, seed)
            if action is None:
                dice = Dice(seed, f"robot {actor}", len(moments))
                action = choose(view(state, int(actor)), dice, Level.CASUAL)
                moments.append(Moment(state, action))
            state = apply(state, action).state
        if state.results:
            found.append((moments, state))
    return found


async def _late() -> str:
    """Return how late something is done that is due each hundredth of a second."""
    deals, late = deals_of(find_preset("french")), 0.0
    loop, until = asyncio.get_running_loop(), time.monotonic() + SECONDS
    with ThreadPoolExecutor(AT_ONCE) as pool:
        work = [
            loop.run_in_executor(pool, _again, deals[n::AT_ONCE], until) for n in range(AT_ONCE)
        ]
        while (due := time.monotonic() + TICK) < until:
            await asyncio.sleep(TICK)
            late = max(late, time.monotonic() - due)
        await asyncio.gather(*work)
    return f"{late * 1000:.0f} ms"


def _again(deals: list[Deal], until: float) -> None:
    while time.monotonic() < until:
        for number, deal in enumerate(deals):
            _whole(deal, number)
