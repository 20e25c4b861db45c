"""Servers: met, greeted, set up, and left."""

from bot.rankings.digest import digest_after
from bot.storage.engine.schema import Server
from bot.storage.people import servers
from tests.people.conftest import Door

HERE = 77


async def written(door: Door) -> Server:
    async with door.evening.database.read() as connection:
        found = await servers.find(connection, HERE)
    assert found is not None
    return found


async def test_a_server_is_greeted_once(door: Door) -> None:
    assert [await door.servers.greet(4711) for _ in range(2)] == [True, False]


async def test_what_is_chosen_is_what_is_written(door: Door) -> None:
    here = await door.servers.meet(HERE)
    chosen = await door.servers.change(here, language="nl", most_tables=5)
    assert (chosen.language, chosen.most_tables) == ("nl", 5)
    assert await door.servers.meet(HERE) == chosen == await written(door)
    chosen = await door.servers.post_podium(chosen, 9)
    assert chosen.podium_channel_id == 9
    assert await written(door) == chosen


async def test_a_digest_is_due_at_the_next_of_its_days_and_looked_for_at_once(door: Door) -> None:
    woken: list[bool] = []
    door.servers.on_digest(lambda: woken.append(True))
    here = await door.servers.meet(HERE)
    chosen = await door.servers.post_digest(here, 8)
    assert chosen == await written(door)
    assert chosen.digest_channel_id == 8
    assert chosen.digest_at == digest_after(door.evening.clock.now())
    none = await door.servers.post_digest(chosen, None)
    assert (none.digest_channel_id, none.digest_at) == (None, None)
    assert none == await written(door)
    assert len(woken) == 2


async def test_the_tables_of_a_server_end_with_it(door: Door) -> None:
    evening = door.evening
    lobby, party = await evening.open(), await evening.started()
    told: list[bool] = []
    door.tournaments.on_change(lambda: told.append(True))
    await door.servers.left(HERE)
    for game in lobby, party:
        assert (await evening.load(game.id)).row.status == "closed"
    await door.servers.came_back(HERE)
    assert len(told) == 2


async def test_a_server_that_was_left_meanwhile_is_found_out(door: Door) -> None:
    evening = door.evening
    party = await evening.started()
    await door.servers.are({HERE})
    assert (await evening.load(party.id)).row.status == "playing"
    await door.servers.are({4711})
    assert (await evening.load(party.id)).row.status == "closed"
