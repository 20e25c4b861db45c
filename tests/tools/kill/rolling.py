"""All processes of a bot are restarted, one after the other, while people play: an update."""

import asyncio
from typing import NamedTuple

from sqlalchemy import func, select

from bot.storage.engine.schema import games
from tests.patience import PATIENCE
from tests.tools.kill.evening import Evening
from tests.tools.kill.processes import Processes
from tests.tools.kill.waits import Answers

BETWEEN = 2.0
"""seconds from when one is well again until the next one is asked to end"""


class Restarted(NamedTuple):
    """What people saw of it."""

    processes: int
    tables: int
    """that were played at when it began"""
    seconds: float
    answers: Answers
    stood_still: float
    away: float
    """seconds in which the bot had no connection to the gateway, at the most"""

    def __str__(self) -> str:
        return (
            f"{self.processes} processes restarted in {self.seconds:.0f} s, with {self.tables} "
            f"tables in play. {self.answers}. No table stood still for longer than "
            f"{self.stood_still:.1f} s; the gateway was away for {self.away:.1f} s at the most."
        )


class Gateway:
    """How long the gateway is away at a time."""

    def __init__(self, evening: Evening) -> None:
        self._gateway = evening.sandbox.gateway
        self._gateway.on_change.append(self._look)
        self._lost: float | None = None
        self.away = 0.0

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        there = any(each.connection for each in self._gateway.sessions.values())
        if there and self._lost is not None:
            self.away = max(self.away, now - self._lost)
            self._lost = None
        elif not there and self._lost is None:
            self._lost = now


async def restart(evening: Evening, tables: int) -> Restarted:
    """Have people play at so many tables, restart all processes, and look at everything."""
    loop = asyncio.get_running_loop()
    async with evening.playing() as (processes, playing):
        begun = await begin(evening, processes, tables)
        began, gateway = loop.time(), Gateway(evening)
        for each in processes.all:
            status = await each.process.stop(patience=PATIENCE)
            assert status == 0, (each.roles, status, processes.log)
            await each.start()
            await each.is_well()
            await asyncio.sleep(BETWEEN)
        took, answers, still = loop.time() - began, evening.answers, evening.standstill.longest
        if playing.done():
            playing.result()
        evening.ledger.check()
        processes.check()
        assert evening.ledger.standing_twice() == []
    return Restarted(len(processes.all), begun, took, answers, still, gateway.away)


async def begin(evening: Evening, processes: Processes, tables: int) -> int:
    """Start all processes; once so many tables are played at, count from then on how long people
    wait. Return how many are."""
    await processes.start()
    for each in processes.all:
        await each.is_well()
    query = select(func.count()).where(games.status == "playing")
    async with asyncio.timeout(PATIENCE + tables):
        while True:
            with evening.ledger.looking() as connection:
                begun = connection.scalar(query) or 0
            if begun >= tables:
                break
            await asyncio.sleep(BETWEEN)
    evening.begin_to_count()
    return begun
