"""The database is away for a while, while people play: they are told, and all goes on by itself."""

import asyncio
from typing import NamedTuple

from sqlalchemy import select

from bot.storage.engine.schema import games
from bot.text import words_for
from tests.patience import PATIENCE
from tests.storage.far_server import FarServer
from tests.tools.kill.evening import Evening
from tests.tools.kill.rolling import begin
from tests.tools.kill.waits import LOOKS_EVERY, Answers

NOT_SAVED = words_for("en")("error-not-saved").partition(".")[0]


class Away(NamedTuple):
    """What people saw of it."""

    seconds: float
    tables: int
    answers: Answers
    """meanwhile"""
    well: float
    """seconds after it was there again until each process was well"""
    went_on: float
    """and until something had happened at each table"""

    def __str__(self) -> str:
        told = self.answers.told(NOT_SAVED)
        return (
            f"The database was away for {self.seconds:.0f} s, with {self.tables} tables in play. "
            f"{told} were told that nothing was saved. {self.answers}. Once it was there, all "
            f"processes were well within {self.well:.1f} s, and each table went on within "
            f"{self.went_on:.1f} s; nothing missing, nothing twice"
        )


async def away(evening: Evening, server: FarServer, tables: int, seconds: float) -> Away:
    """Have people play at so many tables, take the database away, and look at everything."""
    loop = asyncio.get_running_loop()
    async with evening.playing() as (processes, playing):
        begun = await begin(evening, processes, tables)
        acted = len(evening.ledger.done)
        async with asyncio.timeout(PATIENCE):
            while len(evening.ledger.done) < acted + tables:  # some see their hands by then
                await asyncio.sleep(LOOKS_EVERY)
        evening.begin_to_count()
        await server.go_away()
        before = _events(evening)
        await asyncio.sleep(seconds)
        answers = evening.answers
        assert _events(evening) == before, "something was written past the server"
        evening.begin_to_count()
        await server.come_back()
        back = loop.time()
        for each in processes.all:
            await each.is_well()
        well = loop.time() - back
        async with asyncio.timeout(PATIENCE):
            while before.items() & _events(evening).items():
                await asyncio.sleep(LOOKS_EVERY)
        went_on = loop.time() - back
        if playing.done():
            playing.result()
        evening.ledger.check()
        processes.check()
        assert evening.ledger.standing_twice() == []
        assert all(each.process.running for each in processes.all), processes.log
    return Away(seconds, begun, answers, well, went_on)


def _events(evening: Evening) -> dict[int, int]:
    """How many actions each party in play has."""
    query = select(games.id, games.events).where(games.status == "playing")
    with evening.ledger.looking() as connection:
        return {row.id: row.events for row in connection.execute(query)}
