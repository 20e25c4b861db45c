"""A process that only thinks: for robots of tables that another one plays, for reviews and puzzles.
It needs no Discord and no token."""

import asyncio

from bot.clock import SystemClock
from bot.people import PuzzleSeeker
from bot.people.puzzles import Puzzles
from bot.robots import prepare
from bot.settings import Settings
from bot.storage.engine.engines import engine_of
from bot.tables import Tables
from bot.tables.finished.analyses import Analyses, Analyst
from bot.tables.sharing import Sharing, own_name
from bot.tables.thinkers import Thinker
from cogs.health import thinker_served


async def think(settings: Settings, stopped: asyncio.Event) -> None:
    """Think until asked to end; what is claimed by then is given back. Raises `StartupError`."""
    clock = SystemClock()
    database = await engine_of(settings.database).open()
    try:
        tables = Tables(database, clock)
        sharing = Sharing(database, clock, own_name())
        analyses = Analyses(database, clock)
        workers = (
            Thinker(database, clock, tables.load, own_name()),
            Analyst(tables, analyses, sharing),
            PuzzleSeeker(sharing, Puzzles(tables)),
        )
        prepare()
        work = [asyncio.create_task(each.run()) for each in workers]
        try:
            async with thinker_served(
                database, work, settings.health_port, settings.health_address
            ):
                await stopped.wait()
        finally:
            for each in work:
                each.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            analyses.close()
    finally:
        await database.close()
