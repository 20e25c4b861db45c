"""What was sent, where tables are shown, and names that are told apart."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import MessageRow, Person
from bot.tables import Game
from bot.tables.delivery.outbox import Outbox
from bot.tables.game import Holder, told_apart
from tests.tables.evening import Evening


async def table_of(evening: Evening, game: Game) -> MessageRow:
    row = await evening.database.ask(messages.find, game.id, Subject.TABLE, TABLE_VIEWER)
    assert row is not None
    return row


async def hand_of(evening: Evening, game: Game, seat: int) -> MessageRow:
    row = await evening.database.ask(messages.find, game.id, Subject.HAND, seat)
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


CHANNEL, THREAD = 5, 6001


async def in_thread(evening: Evening, game: Game) -> Game:
    """Its thread hangs on the message of its lobby."""
    async with evening.database.write() as connection:
        await connection.exec_driver_sql(
            "UPDATE messages SET message_id = 7000 + id, "
            f"channel_id = CASE subject WHEN 'hand' THEN 8 ELSE {THREAD} END"
        )
        lobby = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
        assert lobby is not None
        await messages.change(connection, lobby.id, message_id=THREAD, channel_id=CHANNEL)
    game = await evening.tables.threads.opened(game.id, THREAD, anew=False)
    await evening.show_all()
    return game


async def wanted(evening: Evening, game: Game) -> set[tuple[str, int]]:
    return {(subject, viewer) for subject, viewer, _ in await evening.rows(game)}


async def test_a_thread_is_opened_once(evening: Evening, playing: Game) -> None:
    game = await in_thread(evening, playing)
    assert (game.row.thread_id, game.row.version) == (THREAD, playing.row.version)
    again = await evening.tables.threads.opened(game.id, 7777, anew=True)
    assert again.row == game.row


async def test_a_thread_that_goes_is_opened_anew_from_the_lobby(
    evening: Evening, playing: Game
) -> None:
    threads, game = evening.tables.threads, await in_thread(evening, playing)
    await threads.gone(THREAD + 1)
    assert await evening.rows(game) == {}
    await threads.gone(THREAD)
    game = await evening.load(game.id)
    assert game.row.thread_id is None
    rows = await evening.rows(game)
    lobby = rows[Subject.LOBBY, TABLE_VIEWER, 0]
    assert (lobby.message_id, lobby.afresh) == (None, 1)
    assert rows[Subject.TABLE, TABLE_VIEWER, 1].message_id is None
    assert (CHANNEL, THREAD) in await evening.to_delete()
    # The second time Discord tells it, there is nothing to be done.
    version = game.row.version
    await threads.lost(game.id, THREAD)
    assert (await evening.load(game.id)).row.version == version
    # Links of the hands lead to the thread after it.
    await evening.show_all()
    await threads.opened(game.id, 7777, anew=True)
    assert {viewer for subject, viewer in await wanted(evening, game) if subject == "hand"} == {
        *range(4)
    }


async def test_without_its_channel_a_lobby_ends_and_a_party_goes_on(
    evening: Evening, playing: Game
) -> None:
    threads, game = evening.tables.threads, await in_thread(evening, playing)
    lobby = await evening.open()
    await evening.show_all()
    for _ in range(2):  # everybody is told once
        await threads.channel_gone(CHANNEL)
        assert (await evening.load(lobby.id)).row.status == "closed"
        assert (await evening.load(game.id)).row.status == "playing"
        told = await wanted(evening, game)
        assert {viewer for subject, viewer in told if subject == Subject.TABLE_LOST} == {*range(4)}


async def test_what_could_not_be_shown_is_tried_as_soon_as_a_place_has_changed(
    evening: Evening, playing: Game
) -> None:
    threads, game = evening.tables.threads, await in_thread(evening, playing)
    for change, where in (
        (threads.channel_changed, THREAD),
        (threads.channel_changed, CHANNEL),
        (threads.server_changed, 77),
    ):
        async with evening.database.write() as connection:
            row = await messages.find(connection, game.id, Subject.TABLE, TABLE_VIEWER)
            assert row is not None
            later: dict[str, Any] = {"retry_at": evening.clock.now() + 600, "tries": 3}
            await messages.change(connection, row.id, **later)
        changes = evening.changes
        await change(where + 1)
        assert evening.changes == changes
        await change(where)
        assert evening.changes == changes + 1
        table = (await evening.rows(game))[Subject.TABLE, TABLE_VIEWER, 1]
        assert table.tries == 0
        assert table.held_until <= evening.clock.now()
        await evening.show_all()


async def test_the_lobby_is_the_answer_to_who_presses_it(evening: Evening) -> None:
    game, shown = await evening.open(), evening.tables.threads
    await shown.lobby_sent(game, 4000)
    assert await evening.rows(game) == {}
    game = await evening.lobby.sit(game.id, evening.ben, 1)
    assert await shown.lobby_at(game, 3999) is None  # an older message, which stands there still
    assert await wanted(evening, game) == {(Subject.LOBBY, TABLE_VIEWER)}
    assert (row := await shown.lobby_at(game, 4000)) is not None
    assert (row.subject, row.message_id) == (Subject.LOBBY, 4000)


async def test_a_message_that_could_not_be_written_down_is_when_it_is_pressed(
    evening: Evening,
) -> None:
    game, shown = await evening.open(), evening.tables.threads
    for pressed in 4000, 4001:
        await shown.lobby_at(game, pressed)
        row = (await evening.rows(game))[Subject.LOBBY, TABLE_VIEWER, 0]
        assert (row.message_id, row.channel_id) == (4000, CHANNEL)


def holder(seat: int, name: str | None, robot: str = "") -> Holder:
    person = None
    if name is not None:
        person = Person(seat, seat, name, None, None, "", False, False, False)
    return Holder(seat=seat, person=person, agreed=True, bank=0.0, robot_name=robot)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ann", "Ben", "Cléo", "Dan"), ["Ann", "Ben", "Cléo", "Dan"]),
        (("Alex", "Ben", "alex", "Alex"), ["Alex", "Ben", "alex 2", "Alex 3"]),
        ((None, "César", "Ben", None), ["César 2", "César", "Ben", "Brun"]),
    ],
)
def test_who_is_called_alike_has_a_number(names: Sequence[str | None], told: list[str]) -> None:
    holders = told_apart([holder(seat, name) for seat, name in enumerate(names)])
    assert [each.name for each in holders if each] == told


def test_an_empty_seat_is_nobody() -> None:
    assert [
        each and each.name for each in told_apart([None, holder(1, "Ann"), None, holder(3, "Ann")])
    ] == [None, "Ann", None, "Ann 2"]
