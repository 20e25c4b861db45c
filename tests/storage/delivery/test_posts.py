"""Messages of no game: what could not be posted somewhere is tried when that may be written to."""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import digests, locations, messages
from bot.storage.delivery.digests import Due
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from tests.storage.databases import NOW, add_server

CHANNEL, ELSEWHERE = 5, 6
Reopen = Callable[[AsyncConnection, int, float], Awaitable[int]]


async def given_up(database: Database) -> int:
    """The row of a digest that waits for its channel; its server has the Discord id 77."""
    server = await add_server(database)
    async with database.write() as connection:
        await digests.plan(connection, Due(server, CHANNEL, NOW), NOW, None)
        [post] = await messages.find_lagging(connection)
        assert (post.subject, post.asked_at) == (Subject.DIGEST, NOW)
        await messages.change(connection, post.id, shown=post.wanted, retry_at=NOW + 600)
        assert await messages.find_lagging(connection) == []
    return post.id


@pytest.mark.parametrize(
    ("reopen", "where", "found"),
    [
        (locations.reopen_channel, CHANNEL, 1),
        (locations.reopen_channel, ELSEWHERE, 0),
        (locations.reopen_server, 77, 1),
        (locations.reopen_server, 78, 0),
    ],
)
async def test_it_is_tried_at_once(
    database: Database, reopen: Reopen, where: int, found: int
) -> None:
    row = await given_up(database)
    assert await database.commit(reopen, where, NOW) == found
    lagging = await database.commit(messages.find_lagging)
    assert [each.id for each in lagging] == [row] * found
    assert all(each.held_until <= NOW for each in lagging)


async def test_what_is_not_sent_yet_goes_with_its_channel(database: Database) -> None:
    server = await add_server(database)
    async with database.write() as connection:
        await digests.plan(connection, Due(server, CHANNEL, NOW), NOW, None)
        [post] = await messages.find_lagging(connection)
        await messages.show(connection, post, post.wanted, message_id=9)
        await digests.plan(connection, Due(server, CHANNEL, NOW), NOW + 1, None)
        await messages.forget_unsent(connection, Subject.DIGEST, server)
        assert await messages.find_lagging(connection) == []
        assert await messages.newest(connection) == post.id
