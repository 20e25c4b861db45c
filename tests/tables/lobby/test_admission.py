"""The right to open a table and to sit down: blocks, the role of players, and how many at a
time."""

import random

import pytest

from bot.storage.games import games
from bot.storage.people import servers
from bot.tables import Game, Opening, RefusalReason
from bot.tables.lobby.admission import MOST_HOSTED, MOST_SEATS, MOST_TABLES
from tests.storage.databases import NOW, add_game, add_server
from tests.tables.evening import FRENCH, ONE_DEAL, Evening

PLAYERS = 4711
"""a role"""


async def open_by(evening: Evening, name: str, server: int | None = None, *roles: int) -> Game:
    who = evening.people[name]
    return await evening.lobby.open(
        Opening(server or evening.server, 5, who, "fr", "french", FRENCH), {0: who}, roles
    )


async def block(evening: Evening, name: str, server: int | None = None) -> None:
    who, by = evening.people[name], evening.anna
    await evening.database.commit(servers.block, server or evening.server, who, by, NOW)


async def change_server(evening: Evening, **values: int) -> None:
    await evening.database.commit(servers.change, evening.server, **values)


async def test_who_is_blocked_opens_no_table_and_takes_no_seat(evening: Evening) -> None:
    game = await evening.open()
    await block(evening, "Ben")
    assert await evening.reason(open_by(evening, "Ben")) is RefusalReason.BLOCKED
    sit = evening.lobby.sit(game.id, evening.ben, 1)
    assert await evening.reason(sit) is RefusalReason.BLOCKED


async def test_a_block_is_of_one_server_and_can_be_lifted(evening: Evening) -> None:
    elsewhere = await add_server(evening.database, 78)
    await block(evening, "Ben", elsewhere)
    game = await open_by(evening, "Ben")
    assert game.seat_of(evening.ben) == 0
    async with evening.database.write() as connection:
        assert await servers.unblock(connection, elsewhere, evening.ben)
        assert not await servers.unblock(connection, elsewhere, evening.ben)
    await open_by(evening, "Ben", elsewhere)


async def test_who_is_blocked_where_they_sit_keeps_the_seat_and_may_leave(
    evening: Evening,
) -> None:
    game = await evening.started()
    await block(evening, "Ben")
    assert (await evening.load(game.id)).seat_of(evening.ben) == 1
    lobby = await evening.open({0: "Anna", 1: "Ben"})
    left = await evening.lobby.leave(lobby.id, evening.ben)
    assert left.seat_of(evening.ben) is None


async def test_a_role_may_be_needed(evening: Evening) -> None:
    game = await open_by(evening, "Anna")
    await change_server(evening, player_role_id=PLAYERS)
    for attempt in (
        open_by(evening, "Ben"),
        open_by(evening, "Ben", None, PLAYERS + 1),
        evening.lobby.sit(game.id, evening.ben, 1),
    ):
        refused = await evening.refused(attempt)
        assert refused.reason is RefusalReason.ROLE_NEEDED
        assert refused.facts == {"role": PLAYERS}
    game = await evening.lobby.sit(game.id, evening.ben, 1, None, {1, PLAYERS})
    assert game.seat_of(evening.ben) == 1
    await open_by(evening, "Cléo", None, PLAYERS)


async def test_so_many_tables_are_opened_by_one_person(evening: Evening) -> None:
    first = await open_by(evening, "Anna")
    for _ in range(MOST_HOSTED - 1):
        await open_by(evening, "Anna")
    refused = await evening.refused(open_by(evening, "Anna"))
    assert refused.reason is RefusalReason.TOO_MANY_HOSTED
    assert refused.facts == {"most": MOST_HOSTED}
    await open_by(evening, "Ben")
    elsewhere = await add_server(evening.database, 78)
    await open_by(evening, "Anna", elsewhere)
    await evening.lobby.close(first.id, evening.anna)
    await open_by(evening, "Anna")


@pytest.mark.parametrize("status", ["lobby", "playing"])
async def test_so_many_seats_are_held_by_one_person(evening: Evening, status: str) -> None:
    """Seats count in lobbies and parties together; moving within a table is no other seat."""
    anna, ben = evening.anna, evening.ben
    held = [
        await add_game(evening.database, evening.server, ben, status=status)
        for _ in range(MOST_SEATS - 1)
    ]
    async with evening.database.write() as connection:
        for game_id in held:
            await games.set_seats(connection, game_id, {0: anna})
    game, other = await evening.open({0: "Ben"}), await evening.open({0: "Cléo"})
    await evening.lobby.sit(game.id, anna, 1)
    refused = await evening.refused(evening.lobby.sit(other.id, anna, 1))
    assert refused.reason is RefusalReason.TOO_MANY_SEATS
    assert refused.facts == {"most": MOST_SEATS}
    moved = await evening.lobby.sit(game.id, anna, 2)
    assert moved.seat_of(anna) == 2
    await evening.database.commit(games.change, held[0], status="over")
    await evening.lobby.sit(other.id, anna, 1)


async def test_a_server_has_so_many_tables(evening: Evening) -> None:
    for _ in range(MOST_TABLES):
        await add_game(evening.database, evening.server, evening.emil)
    refused = await evening.refused(open_by(evening, "Anna"))
    assert refused.reason is RefusalReason.SERVER_FULL
    assert refused.facts == {"most": MOST_TABLES}
    elsewhere = await add_server(evening.database, 78)
    await open_by(evening, "Anna", elsewhere)
    await change_server(evening, most_tables=MOST_TABLES + 1)
    await open_by(evening, "Anna")
    assert await evening.reason(open_by(evening, "Ben")) is RefusalReason.SERVER_FULL


async def test_tables_that_are_over_do_not_count(evening: Evening) -> None:
    await change_server(evening, most_tables=1)
    for status in ("over", "expired", "closed"):
        await add_game(evening.database, evening.server, evening.anna, status=status)
    assert (await open_by(evening, "Anna")).row.status == "lobby"


@pytest.fixture
async def over(evening: Evening) -> Game:
    return await evening.play_out(await evening.started(rules=ONE_DEAL), random.Random(1))


async def test_playing_again_leaves_out_who_may_not_sit_down(evening: Evening, over: Game) -> None:
    """Dora sits at as many other tables as she may, and Ben is blocked."""
    dora, emil = evening.dora, evening.emil
    for _ in range(MOST_SEATS):
        game_id = await add_game(evening.database, evening.server, emil)
        await evening.database.commit(games.set_seats, game_id, {0: dora})
    await block(evening, "Ben")
    again = await evening.lobby.again(over.id, evening.cleo, change_partners=False)
    assert [holder.person.name for holder in again.people if holder.person] == ["Anna", "Cléo"]


async def test_who_is_blocked_cannot_play_again(evening: Evening, over: Game) -> None:
    await block(evening, "Ben")
    again = evening.lobby.again(over.id, evening.ben, change_partners=False)
    assert await evening.reason(again) is RefusalReason.BLOCKED
