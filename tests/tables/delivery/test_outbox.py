"""Receipts are written down together, and none of them outlives what is known since."""

from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER, Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game
from bot.tables.delivery.outbox import Outbox
from tests.tables.evening import Evening


async def table_of(evening: Evening, game: Game) -> Row:
    row = await evening.read(messages.find, game.id, Subject.TABLE, TABLE_VIEWER)
    assert row is not None
    return row


async def hand_of(evening: Evening, game: Game, seat: int) -> Row:
    row = await evening.read(messages.find, game.id, Subject.HAND, seat)
    assert row is not None
    return row


async def test_a_receipt_waits_for_what_else_its_game_shows(
    evening: Evening, playing: Game
) -> None:
    row = await table_of(evening, playing)
    outbox = Outbox(evening.database, evening.clocks)
    async with outbox.showing(row):
        assert await outbox.shown(row)
        assert outbox.lacks(row)
    assert not outbox.lacks(row)
    assert (await table_of(evening, playing)).shown == row.wanted


async def test_a_clock_begins_once_all_that_its_game_shows_has_arrived(
    evening: Evening, playing: Game
) -> None:
    """It is written down with that; a hand on its way alone begins it at once."""
    asked = playing.decision()
    assert asked is not None
    assert isinstance(asked.actor, int)
    table, hand = await table_of(evening, playing), await hand_of(evening, playing, asked.actor)
    outbox = Outbox(evening.database, evening.clocks)
    async with outbox.showing(table):
        async with outbox.showing(hand):
            await outbox.shown(hand, asks=playing)
        await evening.clock.advance(1)
        game = await evening.tables.load(playing.id)
        assert game.holder(asked.actor).clock_from is None
    game = await evening.tables.load(playing.id)
    assert game.holder(asked.actor).clock_from == evening.clock.now()


async def test_a_message_of_which_nobody_knows_what_it_shows_is_shown_again(
    evening: Evening, playing: Game
) -> None:
    """Though a receipt for it was not written down yet."""
    row = await table_of(evening, playing)
    outbox = Outbox(evening.database, evening.clocks)
    async with outbox.showing(row):
        await outbox.shown(row)
        await outbox.outdate(row)
    row = await table_of(evening, playing)
    assert row.shown < row.wanted
