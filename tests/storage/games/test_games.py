"""Games, their events in order, and which of them are due: as commits tell and as the file says."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from psycopg import Notify
from sqlalchemy import delete, make_url, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.database import Database
from bot.storage.engine.engines import engine_of
from bot.storage.engine.news import Appointments
from bot.storage.engine.postgresql.connections import Wire
from bot.storage.engine.postgresql.database import CHANNEL, PostgresDatabase
from bot.storage.engine.schema import GameEvent
from bot.storage.engine.schema import games as table
from bot.storage.games import games
from bot.storage.people import people
from tests.storage.databases import NOW, add_game, add_people, add_server
from tests.storage.servers import new_address


async def make_games(database: Database, *due: float | None) -> list[int]:
    (host,) = await add_people(database, "Anna")
    server = await add_server(database)
    return [await add_game(database, server, host, due_at=moment) for moment in due]


def event(number: int, decision: str, made_by: str = "player") -> GameEvent:
    return GameEvent(number, decision, f"{number % 4} pass", made_by, 1, NOW + number)


async def test_a_game_is_found_as_it_was_made_and_changed(database: Database) -> None:
    (game_id,) = await make_games(database, 7.5)
    await database.commit(games.change, game_id, status="playing", thread_id=2**62, version=3)
    row = await database.ask(games.find, game_id)
    assert await database.ask(games.find, game_id + 1) is None
    assert row is not None
    assert (row.status, row.thread_id, row.version, row.due_at) == ("playing", 2**62, 3, 7.5)
    assert (row.events, row.seed, row.options["target"]) == (0, bytes(32), 1000)


async def test_events_come_in_order_up_to_a_number(database: Database) -> None:
    game_id, other = await make_games(database, None, None)
    made = [event(1, "0d0", "host"), event(2, "1c0"), event(3, "1c1", "robot")]
    async with database.write() as connection:
        for each in (made[2], made[0], made[1]):
            await games.add_event(connection, game_id, each)
        await games.add_event(connection, other, event(1, "0d0"))
    async with database.read() as connection:
        assert await games.find_events(connection, game_id, until=9) == made
        assert await games.find_events(connection, game_id, until=2) == made[:2]
        assert await games.find_events(connection, game_id, until=0) == []
        assert await games.find_event_of(connection, game_id, "1c0") == made[1]
        assert await games.find_event_of(connection, other, "1c0") is None


async def test_the_first_action_of_a_deal_is_none_of_the_twelfth(database: Database) -> None:
    (game_id,) = await make_games(database, None)
    keys = ("0d0", "12c0", "1c0", "1p3", "13c0")
    async with database.write() as connection:
        for number, key in enumerate(keys, 1):
            await games.add_event(connection, game_id, event(number, key))
    found = [await database.ask(games.first_of_deal, game_id, deal) for deal in (1, 12, 3)]
    assert found == [3, 2, None]


async def test_seats_are_set_as_a_whole(database: Database) -> None:
    game_id, other = await make_games(database, None, None)
    await database.commit(games.set_seats, other, {3: 1})
    await database.commit(games.set_seats, game_id, {0: 1, 1: None})
    await database.commit(games.set_seats, game_id, {2: 1, 0: None}, to_agree={1})
    async with database.read() as connection:
        found = await games.find_seats(connection, game_id)
        assert [each[:3] for each in found] == [(0, None, True), (2, 1, False)]
        (only,) = await games.find_seats(connection, other)
        assert only[:3] == (3, 1, True)
    await database.commit(games.set_seats, game_id, {})
    assert await database.commit(games.find_seats, game_id) == []


# Which have something due ------------------------------------------------------------------------


async def looked(database: Database) -> Appointments:
    database.appointments.ask()
    database.appointments.know(await database.ask(games.find_appointments))
    return database.appointments


async def postpone_in_vain(database: Database, game: int) -> None:
    async with database.write() as connection:
        await games.postpone(connection, [game], 50)
        raise RuntimeError("the disk is full")


async def test_the_soonest_is_due_first(database: Database) -> None:
    first, second, third, _ = await make_games(database, 30.0, 10.0, 20.0, None)
    appointments = database.appointments
    assert (appointments.next(), appointments.due(9.9, 5)) == (10, [])
    assert appointments.due(30, 2) == [second, third]
    async with database.write() as connection:
        await games.postpone(connection, [second, third], 50)
        assert appointments.next() == 10, "it is not committed"
    assert appointments.due(60, 5) == [first, second, third]
    async with database.write() as connection:
        await games.change(connection, first, due_at=None)
        await connection.execute(delete(table).where(table.id == second))
    assert appointments.due(60, 5) == [third]


async def test_nothing_is_due_where_there_is_nothing(database: Database) -> None:
    appointments = await looked(database)
    assert (appointments.next(), appointments.due(1e12, 5), appointments.is_sure) == (
        None,
        [],
        True,
    )


async def test_after_a_transaction_that_failed_the_file_counts(database: Database) -> None:
    (game,) = await make_games(database, 30.0)
    appointments = await looked(database)
    with pytest.raises(RuntimeError):
        await postpone_in_vain(database, game)
    assert not appointments.is_sure
    await looked(database)
    assert (appointments.is_sure, appointments.next()) == (True, 30)


async def test_commits_during_a_look_are_newer_than_what_it_finds(database: Database) -> None:
    first, second = await make_games(database, 30.0, 40.0)
    appointments = database.appointments
    appointments.ask()
    found = await database.ask(games.find_appointments)
    await database.commit(games.postpone, [first], 99, version=7)  # as it is not any more
    await database.commit(games.postpone, [first], None, version=1)
    await database.commit(games.postpone, [second], 50)
    appointments.know(found)
    assert (appointments.next(), appointments.due(60, 5)) == (50, [second])


async def test_a_look_that_a_failed_transaction_crossed_does_not_count(database: Database) -> None:
    (game,) = await make_games(database, 30.0)
    appointments = database.appointments
    appointments.ask()
    found = await database.ask(games.find_appointments)
    with pytest.raises(RuntimeError):
        await postpone_in_vain(database, game)
    appointments.know(found)
    assert not appointments.is_sure


async def test_any_statement_tells(database: Database) -> None:
    game, _ = await make_games(database, 30.0, None)
    async with database.write() as connection:
        await connection.execute(update(table).values(due_at=table.due_at + 5))
    assert database.appointments.due(35, 5) == [game]


@pytest.mark.postgresql
@pytest.mark.parametrize("listens", [True, False])
async def test_who_hears_late_of_a_commit_overwrites_nothing_newer(
    monkeypatch: pytest.MonkeyPatch, listens: bool
) -> None:
    """Two connections of one process write about a game, and the first reads last that it has."""
    engine = engine_of(new_address())
    database = await engine.open() if listens else engine.lazily()
    (game,) = await make_games(database, 30.0)
    end, held, is_read = Wire.end, asyncio.Event(), asyncio.Event()

    async def late(self: Wire, how: str) -> None:
        await end(self, how)
        if not held.is_set():
            held.set()
            await is_read.wait()

    monkeypatch.setattr(Wire, "end", late)
    first = asyncio.create_task(database.commit_in(game, games.change, game, due_at=40.0))
    await held.wait()
    await database.commit_in(game, games.change, game, due_at=20.0)
    is_read.set()
    await first
    assert database.appointments.next() == 20
    await database.close()


@pytest.mark.postgresql
async def test_what_was_rolled_back_hides_nothing_that_was_committed() -> None:
    """Another process has changed a person before, and that is heard late."""
    database = PostgresDatabase(make_url(new_address()))
    (anna,) = await add_people(database, "Anna")
    await database.commit(people.change, anna, name="Anne")
    async with database.read() as connection:
        number = await connection.scalar(text("SELECT last_value FROM dix_told"))

    async def in_vain(connection: AsyncConnection) -> None:
        await people.change(connection, anna, name="Anna")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await database.commit(in_vain)
    forgotten: list[int | None] = []
    database.people.forget = forgotten.append
    database._learn(Notify(CHANNEL, f"{CHANNEL} people {anna} {number} true", 0))
    assert forgotten == [anna]
    await database.close()


@pytest.mark.in_file("another program that tells nothing: a server tells of all")
async def test_what_another_connection_has_set_is_found(database: Database, tmp_path: Path) -> None:
    await make_games(database, 30.0)
    other = sqlite3.connect(tmp_path / "club.db")
    with closing(other), other:
        other.execute("UPDATE games SET due_at = 7")
    assert database.appointments.next() == 30
    assert (await looked(database)).next() == 7
