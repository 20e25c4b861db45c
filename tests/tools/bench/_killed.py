"""Everything is killed and started: how soon tables picked at random are played at again."""

import asyncio
import random
import time

from bot.sandbox import Exchange
from bot.sandbox.exchange import Frame, Rest
from tests.tools.bench._club import Club, Row, told
from tests.tools.bench._evening import Timings
from tests.tools.bench._running import START

AFRESH = 10.0
"""seconds after which everybody plays again"""
PROBES = 100
"""tables at which somebody clicks, spread over what is left of them"""
PATIENCE = 60.0
"""seconds after which a table counts as lost"""


class Sent:
    """Requests of the bot that answer no click, since it was killed."""

    def __init__(self) -> None:
        self.count = 0
        self.connected = asyncio.Event()

    def note(self, exchange: Exchange) -> None:
        if isinstance(exchange, Frame):
            if exchange.frame.get("t") == "READY":
                self.connected.set()
        elif isinstance(exchange, Rest) and "/interactions/" not in exchange.path:
            self.count += 1


async def rows(club: Club) -> list[Row]:
    sent, timings = Sent(), Timings()
    probed = _probed(club)
    (one,) = club.processes.all
    await one.process.kill()
    began = time.perf_counter()
    club.sandbox.on_exchange.append(sent.note)
    await one.start()
    await asyncio.wait_for(sent.connected.wait(), START)
    ready = time.perf_counter() - began
    apart = max(1.0, AFRESH - ready - 1) / len(probed)

    async def probe(number: int, game: str) -> float:
        """Seconds from the kill to the answer; infinite for none."""
        await asyncio.sleep(number * apart)
        if number == 0:
            nonlocal before
            before = sent.count
        chance, until = random.Random(number), time.perf_counter() + PATIENCE
        if not await club.evening.act(game, until, chance, timings):
            return float("inf")
        return time.perf_counter() - began

    before = 0
    took = await asyncio.gather(*(probe(*each) for each in enumerate(probed)))
    await club.caught_up()
    club.sandbox.on_exchange.remove(sent.note)
    name, in_time = f"{len(club.games)} tables killed", sum(each <= AFRESH for each in took)
    return told(
        [
            (f"{name}: connected again after", f"{ready:.1f} s"),
            (
                f"{name}: played at again",
                f"{in_time} of {len(probed)} tables within {AFRESH:.0f} s, the last after "
                f"{max(took):.1f} s; {timings.unanswered} clicks unanswered",
            ),
            (
                f"{name}: requests that answer no click",
                f"{before} before the first click, {sent.count} until all {len(probed)} were shown",
            ),
        ]
    )


def _probed(club: Club) -> list[str]:
    """Tables at which somebody is asked."""
    played = set(club.evening.played)
    asked = [game for game, turn in club.evening.turns.items() if (game, turn.key) not in played]
    return random.Random(1).sample(asked, min(PROBES, len(asked)))
