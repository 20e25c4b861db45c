"""A host at work on a clock that a test hands it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.rules import Phase
from bot.tables import Game, Tables
from tests.tables.evening import Evening, state_of


class Hosted:
    """A host at work, and time that passes."""

    def __init__(self, evening: Evening, tables: Tables) -> None:
        self.evening = evening
        self.tables = tables
        self.work = asyncio.create_task(tables.host.run())

    async def settle(self) -> None:
        """Until nothing is due; whatever ended the host is raised here."""
        settled = asyncio.create_task(self.tables.host.settled())
        await asyncio.wait({settled, self.work}, return_when=asyncio.FIRST_COMPLETED)
        if self.work.done():
            self.work.result()
        await settled

    async def wait(self, seconds: float, step: float = 0.5) -> None:
        """Time passes, with everything done that falls due."""
        await self.settle()
        until = self.evening.clock.now() + seconds
        while (left := until - self.evening.clock.now()) > 0:
            await self.evening.clock.advance(min(step, left))
            await self.settle()

    async def wait_for(self, game_id: int, phase: Phase) -> Game:
        while state_of(game := await self.tables.load(game_id)).phase is not phase:
            await self.wait(1)
        return game

    async def wait_for_the_end(self, game_id: int) -> Game:
        for _ in range(5000):
            await self.wait(1, step=1)
            game = await self.tables.load(game_id)
            if game.row.status == "over":
                return game
        raise AssertionError(f"game {game_id} does not end")


@asynccontextmanager
async def hosted(evening: Evening, tables: Tables | None = None) -> AsyncIterator[Hosted]:
    at_work = Hosted(evening, tables or evening.tables)
    try:
        yield at_work
    finally:
        at_work.work.cancel()
        await asyncio.wait({at_work.work})
