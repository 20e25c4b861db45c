"""Rules under a name: one of each name on a server, and each server its own."""

from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.storage.engine.database import Database
from bot.storage.engine.schema import rulesets as rulesets_table
from bot.storage.games import rulesets
from tests.storage.databases import NOW, add_people, add_server, unique


@pytest.fixture
async def server(database: Database) -> int:
    """A server; Anna and Ben are people 1 and 2."""
    await add_people(database, "Anna", "Ben")
    return await add_server(database)


async def save(database: Database, server_id: int, key: str, **values: Any) -> None:
    row: dict[str, Any] = {"name": key.title(), "preset": "pagat", "changes": {}, "saved_by": 1}
    await database.commit(rulesets.save, server_id, key, saved_at=NOW, **(row | values))


async def test_what_was_saved_is_found_by_number(database: Database, server: int) -> None:
    await save(database, server, "friday", changes={"arret": True, "target": 500}, saved_by=2)
    [row] = await database.ask(rulesets.find_all, server)
    assert await database.ask(rulesets.find, server, row.id) == row
    assert await database.ask(rulesets.find, server, row.id + 1) is None
    assert (row.name, row.key, row.preset, row.saved_by) == ("Friday", "friday", "pagat", 2)
    assert row.changes == {"arret": True, "target": 500}


async def test_a_name_is_there_once_on_a_server(database: Database, server: int) -> None:
    await save(database, server, "friday")
    await save(database, server, "friday", name="FRIDAY", preset="dutch", changes={"target": 500})
    [row] = await database.ask(rulesets.find_all, server)
    assert (row.name, row.preset, row.changes) == ("FRIDAY", "dutch", {"target": 500})
    with pytest.raises(IntegrityError, match=unique("rulesets", "server_id", "key")):
        async with database.write() as connection:
            await connection.execute(
                insert(rulesets_table).values(**row._replace(id=9)._asdict(), saved_at=0)
            )


async def test_each_server_has_its_own_in_order_of_their_names(
    database: Database, server: int
) -> None:
    other = await add_server(database, 78)
    for key in ("sunday", "friday", "monday"):
        await save(database, server, key)
    await save(database, other, "friday", preset="dutch")
    async with database.write() as connection:
        found = await rulesets.find_all(connection, server)
        assert [row.key for row in found] == ["friday", "monday", "sunday"]
        assert await rulesets.find(connection, other, found[0].id) is None
        await rulesets.remove(connection, found[0].id)
        assert [row.key for row in await rulesets.find_all(connection, server)] == [
            "monday",
            "sunday",
        ]
        assert len(await rulesets.find_all(connection, other)) == 1
