"""Messages in the DMs of people who were forgotten go, with the numbers that Discord knows them by.

What is up to date goes when they do, a last word once it is said.
"""

from bot.clock import Clock
from bot.storage.engine.database import Database
from bot.storage.people import privacy
from bot.tables.worker import Worker

DAY = 86_400.0


async def drop_said(database: Database) -> None:
    """Delete what says its last word by now, and leave nothing of it in the file."""
    ids = await database.ask(privacy.messages_of_forgotten)
    if ids:
        await database.commit(privacy.drop_messages, ids)
    await database.ask(privacy.scrub)


class ForgottenDms(Worker):
    """Looks once a day."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(clock)
        self._database = database

    async def round(self) -> None:
        await drop_said(self._database)
        await self.rest(self.clock.now() + DAY)
