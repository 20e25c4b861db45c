"""Games, their events in order, and which of them are due."""

from bot.storage.engine.database import Database
from bot.storage.engine.schema import Event
from bot.storage.games import games
from tests.storage.databases import NOW, add_game, add_people, add_server, read, write


async def make_games(database: Database, *due: float | None) -> list[int]:
    (host,) = await add_people(database, "Anna")
    server = await add_server(database)
    return [await add_game(database, server, host, due_at=moment) for moment in due]


def event(number: int, decision: str, made_by: str = "player") -> Event:
    return Event(number, decision, f"{number % 4} pass", made_by, 1, NOW + number)


async def test_a_game_is_found_as_it_was_made_and_changed(database: Database) -> None:
    (game_id,) = await make_games(database, 7.5)
    await write(database, games.change, game_id, status="playing", thread_id=2**62, version=3)
    row = await read(database, games.find, game_id)
    assert await read(database, games.find, game_id + 1) is None
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


async def test_seats_are_set_as_a_whole(database: Database) -> None:
    game_id, other = await make_games(database, None, None)
    await write(database, games.set_seats, other, {3: 1})
    await write(database, games.set_seats, game_id, {0: 1, 1: None})
    await write(database, games.set_seats, game_id, {2: 1, 0: None}, to_agree={1})
    async with database.read() as connection:
        found = await games.find_seats(connection, game_id)
        assert [each[:3] for each in found] == [(0, None, True), (2, 1, False)]
        (only,) = await games.find_seats(connection, other)
        assert only[:3] == (3, 1, True)
    await write(database, games.set_seats, game_id, {})
    assert await write(database, games.find_seats, game_id) == []
