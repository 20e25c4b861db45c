"""Receipts are written down together, and none of them outlives what is known since."""

from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER, Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game
from bot.tables.delivery.outbox import Outbox
from tests.tables.evening import Evening


async def table_of(evening: Evening, game: Game) -> Row:
    async with evening.database.read() as connection:
        row = await messages.find(connection, game.id, Subject.TABLE, TABLE_VIEWER)
    assert row is not None
    return row


async def test_a_receipt_waits_for_what_else_its_game_shows(
    evening: Evening, playing: Game
) -> None:
    row = await table_of(evening, playing)
    outbox = Outbox(evening.database, evening.tables.clocks)
    async with outbox.showing(row):
        assert await outbox.shown(row)
        assert outbox.lacks(row)
    assert not outbox.lacks(row)
    assert (await table_of(evening, playing)).shown == row.wanted


async def test_a_message_of_which_nobody_knows_what_it_shows_is_shown_again(
    evening: Evening, playing: Game
) -> None:
    """Though a receipt for it was not written down yet."""
    row = await table_of(evening, playing)
    outbox = Outbox(evening.database, evening.tables.clocks)
    async with outbox.showing(row):
        await outbox.shown(row)
        await outbox.outdate(row)
    row = await table_of(evening, playing)
    assert row.shown < row.wanted
