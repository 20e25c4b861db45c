"""The rows of messages as they are delivered: each change of one is a transaction of its own."""

from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER, Row
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.tables.delivery.threads import found_again
from bot.tables.game import Game


class Outbox:
    """Notes what becomes of messages that are not simply shown; `Receipts` notes what is."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def hurry(self) -> None:
        """Have everything tried now that failed and waits for another try."""
        async with self._database.write() as connection:
            await messages.hurry(connection)

    async def outdate(self, row: Row) -> None:
        """Have a message shown again: nobody knows what it shows."""
        async with self._database.write() as connection:
            await messages.outdate(connection, row.id)

    async def send_afresh(self, row: Row) -> None:
        """Have another message take the place of one that is gone."""
        async with self._database.write() as connection:
            await messages.send_afresh(connection, row)

    async def replace(self, row: Row) -> None:
        """Have another message take the place of one that stands there, which is to be deleted."""
        async with self._database.write() as connection:
            await messages.replace_message(connection, row)

    async def try_again(self, row: Row, moment: float | None) -> None:
        """Have a message that failed once more tried, at a moment or at once."""
        async with self._database.write() as connection:
            await messages.change(connection, row.id, tries=row.tries + 1, retry_at=moment)

    async def give_up(self, row: Row, until: float | None) -> None:
        """Leave a message as it is until the next change asks for it, but not before `until`."""
        values = {"shown": row.wanted, "tries": 0, "retry_at": until, **row.kept}
        async with self._database.write() as connection:
            await messages.change(connection, row.id, **values)

    async def table_is_back(self, game: Game) -> None:
        """Take back what people were told while their table could not be shown."""
        async with self._database.write() as connection:
            await found_again(connection, game)

    async def look_at_table(self, game: Game) -> None:
        """Have a table shown again that somebody is called to: if it was deleted, it comes back."""
        async with self._database.write() as connection:
            table = await messages.find(connection, game.id, Subject.TABLE, TABLE_VIEWER, game.deal)
            if table is not None and not table.closing and table.retry_at is None:
                await messages.outdate(connection, table.id)
