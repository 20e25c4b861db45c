"""Which rows lag, as commits tell: whatever statement has marked them."""

import pytest
from sqlalchemy import delete, update

from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow
from bot.storage.engine.schema import messages as messages_table
from tests.storage.databases import add_game, add_people, add_server, write

HAND, TABLE = Wanted(Subject.HAND, 0, 1, 0), Wanted(Subject.TABLE, TABLE_VIEWER, 1, 1)


@pytest.fixture
async def game_id(database: Database) -> int:
    (anna,) = await add_people(database, "Anna")
    game_id = await add_game(database, await add_server(database), anna)
    database.lagging.take()
    return game_id


async def want(database: Database, game_id: int, version: int, *wanted: Wanted) -> None:
    await write(database, messages.want, game_id, version, list(wanted))


AS_READ = MessageRow(1, Subject.HAND, 1)


async def show_in_vain(database: Database) -> None:
    async with database.write() as connection:
        await messages.show(connection, AS_READ, 1)
        raise RuntimeError("the disk is full")


async def test_what_is_marked_and_shown_is_told_of_once(database: Database, game_id: int) -> None:
    await want(database, game_id, 1, HAND, TABLE)
    assert database.lagging.take() == {1: True, 2: True}
    assert database.lagging.take() == {}
    await write(database, messages.show, AS_READ, 1)
    await write(database, messages.change, 2, priority=2)
    assert database.lagging.take() == {1: False, 2: True}


async def test_what_is_up_to_date_and_stays_so_is_not_told_of(
    database: Database, game_id: int
) -> None:
    await want(database, game_id, 1, HAND)
    await write(database, messages.show, AS_READ, 1)
    database.lagging.take()
    await write(database, messages.change, 1, chosen=1)
    assert database.lagging.take() == {}


async def test_any_statement_tells(database: Database, game_id: int) -> None:
    await want(database, game_id, 1, HAND, TABLE)
    async with database.write() as connection:
        await connection.execute(update(messages_table).values(shown=5))
    database.lagging.take()
    async with database.write() as connection:
        await connection.execute(update(messages_table).values(shown=0))
    assert database.lagging.take() == {1: True, 2: True}
    async with database.write() as connection:
        await connection.execute(delete(messages_table))
    assert database.lagging.take() == {1: False, 2: False}


async def test_what_was_rolled_back_is_to_be_looked_up(database: Database, game_id: int) -> None:
    await want(database, game_id, 1, HAND)
    database.lagging.take()
    with pytest.raises(RuntimeError):
        await show_in_vain(database)
    assert database.lagging.take() == {1: True}
