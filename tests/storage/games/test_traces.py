"""Being forgotten is no way to other cards of the same deal, nor around a block."""

from sqlalchemy import select

from bot.storage.engine.database import Database
from bot.storage.engine.schema import Departure
from bot.storage.engine.schema import traces as traces_table
from bot.storage.games import games, traces
from bot.storage.games.traces import SeatSeen
from bot.storage.people import people, privacy, servers
from tests.storage.databases import NOW, add_game, add_people, add_server

NUMBER, OTHER = 1593540240998400027, 1593540240998400028


async def arrives(database: Database, discord_id: int = NUMBER) -> int:
    return (await database.commit(people.meet, discord_id, "Zéphyrine", "fr", NOW)).id


async def forget(database: Database, person_id: int) -> None:
    await database.commit(privacy.forget, person_id)


async def left(database: Database) -> int:
    async with database.read() as connection:
        return len((await connection.execute(select(traces_table.id))).all())


async def seat_left(database: Database, person_id: int) -> int:
    """A game that goes on in which somebody has given up the third seat."""
    game = await add_game(database, await add_server(database), person_id, status="playing")
    await database.commit(games.add_departure, game, Departure(1, person_id, 5, "left", NOW))
    await database.commit(games.add_departure, game, Departure(2, person_id, 9, "removed", NOW))
    return game


async def test_the_seat_is_known_until_the_party_is_over(database: Database) -> None:
    game = await seat_left(database, first := await arrives(database))
    await forget(database, first)
    again, stranger = await arrives(database), await arrives(database, OTHER)
    assert await database.commit(traces.seat_seen, game, again) == SeatSeen(2, "removed")
    assert await database.commit(traces.seat_seen, game, stranger) is None
    await database.commit(traces.let_go)
    await forget(database, again)
    async with database.write() as connection:
        await games.change(connection, game, status="over")
        third = (await people.meet(connection, NUMBER, "Zéphyrine", "fr", NOW)).id
        assert await traces.seat_seen(connection, game, third) == SeatSeen(2, "removed")
        await traces.let_go(connection)
    assert await left(database) == 0


async def blocks_and_forgets(database: Database) -> tuple[int, int]:
    """A server that has blocked somebody who was then forgotten, and who blocked them."""
    server, first = await add_server(database), await arrives(database)
    (by,) = await add_people(database, "Ben")
    await database.commit(servers.block, server, first, by, NOW)
    await forget(database, first)
    return server, by


async def test_a_block_stays_until_it_is_lifted(database: Database) -> None:
    server, _ = await blocks_and_forgets(database)
    again, stranger = await arrives(database), await arrives(database, OTHER)
    async with database.write() as connection:
        await traces.let_go(connection)
        assert await servers.are_blocked(connection, server, {again, stranger}) == {again}
        assert await servers.count_blocked(connection, server) == 1
        [(number, at)] = await traces.blocks_of(connection, server)
        assert at == NOW
        await traces.lift_block(connection, server + 1, number)
        assert await servers.are_blocked(connection, server, {again}) == {again}
        await traces.lift_block(connection, server, number)
        assert await servers.are_blocked(connection, server, {again}) == set()


async def test_who_is_unblocked_by_name_has_no_trace_left(database: Database) -> None:
    server, by = await blocks_and_forgets(database)
    again = await arrives(database)
    await database.commit(servers.block, server, again, by, NOW)
    assert await database.commit(servers.unblock, server, again)
    assert await database.commit(servers.are_blocked, server, {again}) == set()
    assert await left(database) == 0


async def test_who_has_nothing_that_goes_on_leaves_nothing(database: Database) -> None:
    person = await arrives(database)
    await forget(database, person)
    await forget(database, person)
    assert await left(database) == 0


async def test_no_two_traces_show_that_they_are_the_same_persons(database: Database) -> None:
    first = await arrives(database)
    await seat_left(database, first)
    await seat_left(database, first)
    await forget(database, first)
    async with database.read() as connection:
        rows = (await connection.execute(select(traces_table))).all()
    assert len(rows) == len({row.key for row in rows}) == len({row.hash for row in rows}) == 2
    assert not any(str(NUMBER) in row.key + row.hash for row in rows)
