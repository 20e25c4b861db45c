"""Refusals of the database itself, whoever writes."""

from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, delete, insert, inspect, make_url, select
from sqlalchemy.exc import IntegrityError

from bot.rules import TEAMS
from bot.storage.engine.database import Database
from bot.storage.engine.engines import engine_of
from bot.storage.engine.schema import GameEvent, events, messages, people, seats
from bot.storage.engine.schema import games as games_table
from bot.storage.engine.sqlite.migrate import sqlite_url
from bot.storage.engine.tournament_schema import metadata
from bot.storage.games import games, results
from bot.storage.games.results import Result, ended_with
from tests.storage.databases import NOW, add_game, add_people, add_server, unique
from tests.storage.servers import empty_database, place

__all__ = ["place"]


@pytest.fixture
async def game(database: Database) -> int:
    """A game with Anna as its host and one event."""
    (anna,) = await add_people(database, "Anna")
    game_id = await add_game(database, await add_server(database), anna)
    await append(database, game_id, 1, "0d0")
    return game_id


async def append(database: Database, game_id: int, number: int, decision: str) -> None:
    async with database.write() as connection:
        await games.add_event(
            connection, game_id, GameEvent(number, decision, "table dealer 1", "host", None, NOW)
        )


async def test_another_game_has_its_own_numbers_and_decisions(
    database: Database, game: int
) -> None:
    other = await add_game(database, 1, 1)
    await append(database, other, 1, "0d0")
    async with database.read() as connection:
        for each in (game, other):
            [event] = await games.find_events(connection, each, until=9)
            assert (event.number, event.decision) == (1, "0d0")


async def test_a_game_with_events_cannot_be_deleted(database: Database, game: int) -> None:
    with pytest.raises(IntegrityError, match=r"(?i)FOREIGN KEY"):
        async with database.write() as connection:
            await connection.execute(delete(games_table))
    assert len(await database.ask(games.find_events, game, until=9)) == 1


async def test_a_game_with_a_result_cannot_be_deleted(database: Database) -> None:
    (anna,) = await add_people(database, "Anna")
    server = await add_server(database)
    game = await add_game(database, server, anna)
    await database.commit(
        results.add,
        Result(game, server, "french", 9, ended_with((1000, 2), 0), NOW),
        {0: anna},
        TEAMS,
    )
    for table in ("games", "results"):
        with pytest.raises(IntegrityError, match=r"(?i)FOREIGN KEY"):
            async with database.write() as connection:
                await connection.execute(delete(metadata.tables[table]))


def test_nothing_cascades() -> None:
    for table in metadata.tables.values():
        for key in table.foreign_keys:
            assert key.ondelete in (None, "RESTRICT"), key
            assert key.onupdate is None, key


SECOND = {
    "game_id": 1,
    "number": 2,
    "decision": "x",
    "action": "0 pass",
    "made_by": "host",
    "at": NOW,
}
NOWHERE = {"game_id": 99}


@pytest.mark.parametrize(
    ("table", "row", "why"),
    [
        (events, SECOND | {"number": 1}, unique("events", "game_id", "number")),
        (events, SECOND | {"decision": "0d0"}, unique("events", "game_id", "decision")),
        (events, SECOND | NOWHERE, "(?i)FOREIGN KEY"),
        (messages, NOWHERE | {"subject": "hand", "viewer": 0, "wanted": 1}, "(?i)FOREIGN KEY"),
        (seats, NOWHERE | {"seat": 0}, "(?i)FOREIGN KEY"),
        (seats, {"game_id": 1, "seat": 0, "person_id": 99}, "(?i)FOREIGN KEY"),
        (seats, {"game_id": 1, "seat": -1}, "(?i)CHECK"),
        (events, SECOND | {"made_by": "me"}, "(?i)CHECK"),
        (people, {"name": "Ben", "notices": "sometimes", "created_at": NOW}, "(?i)CHECK"),
    ],
)
async def test_rows_that_cannot_be_are_refused(
    database: Database, game: int, table: Any, row: dict[str, Any], why: str
) -> None:
    with pytest.raises(IntegrityError, match=why):
        async with database.write() as connection:
            await connection.execute(insert(table).values(**row))


async def test_a_status_is_one_of_those_known(database: Database, game: int) -> None:
    with pytest.raises(IntegrityError, match=r"(?i)CHECK"):
        await database.commit(games.change, game, status="paused")


async def test_a_person_sits_once_at_a_table(database: Database, game: int) -> None:
    with pytest.raises(IntegrityError, match=unique("seats", "game_id", "person_id")):
        await database.commit(games.set_seats, game, {0: 1, 2: 1})
    await database.commit(games.set_seats, game, {0: 1, 1: None, 2: None})
    found = await database.ask(games.find_seats, game)
    assert [(each.seat, each.person_id) for each in found] == [(0, 1), (1, None), (2, None)]


async def test_people_who_want_to_be_forgotten_need_no_discord_id(database: Database) -> None:
    async with database.write() as connection:
        for _ in range(2):
            await connection.execute(insert(people).values(name="", created_at=NOW))
    async with database.read() as connection:
        assert len((await connection.execute(select(people))).all()) == 2


# What is declared and what is made --------------------------------------------------------------


def test_the_revisions_make_what_is_declared(place: str, tmp_path: Path) -> None:
    """What is changed in the code alone (a table, a column, a key, an index, a check) fails here:
    it needs a revision, as docs/design.md tells (What is kept from version to version)."""
    with ExitStack() as stack:
        migrated = described(stack.enter_context(engine_of(place).made()))
        if "://" in place:
            url = make_url(stack.enter_context(empty_database()))
        else:
            url = sqlite_url(tmp_path / "declared.db")
        engine = create_engine(url)
        with engine.begin() as connection:
            metadata.create_all(connection)
            declared = described(connection)
        engine.dispose()
    assert sorted(declared) == sorted(metadata.tables)
    for name, table in declared.items():
        assert migrated.pop(name) == table, name
    assert list(migrated) == ["alembic_version"]


def described(connection: Connection) -> dict[str, Any]:
    """What a database says of its tables, whatever the order in which it was told."""
    inspector = inspect(connection)
    return {
        name: {
            "columns": {
                each["name"]: str({**each, "type": repr(each["type"])})
                for each in inspector.get_columns(name)
            },
            "key": inspector.get_pk_constraint(name)["constrained_columns"],
            "references": in_order(inspector.get_foreign_keys(name)),
            "unique": in_order(inspector.get_unique_constraints(name)),
            "checks": in_order(inspector.get_check_constraints(name)),
            "indexes": in_order(
                {
                    **each,
                    "dialect_options": in_order(each.get("dialect_options", {}).values()),
                }
                for each in inspector.get_indexes(name)
            ),
        }
        for name in inspector.get_table_names()
    }


def in_order(found: Iterable[Any]) -> list[str]:
    return sorted(map(str, found))
