"""A person's parties by pages: what counts, who sat there, what it did to their rating."""

import pytest
from sqlalchemy import insert

from bot.rules import TEAMS
from bot.storage.engine.database import Database
from bot.storage.engine.schema import rating_steps
from bot.storage.games import games, results
from bot.storage.games.results import Result, ended_with
from bot.storage.people import history
from tests.storage.databases import NOW, add_game, add_people, add_server

NAMES = ("Anna", "Ben", "Cléo", "Dora", "Emil")


class Club:
    def __init__(self, database: Database, server: int, people: list[int]) -> None:
        self.database = database
        self.server = server
        self.people = people

    async def party(
        self, scores: tuple[int, int], server: int | None = None, gone: int | None = None
    ) -> int:
        """Anna and Cléo against Ben and a robot; `gone`: who left seat 3. The result's number."""
        where = server or self.server
        game = await add_game(self.database, where, self.people[0])
        winner = int(scores[1] > scores[0])
        row = Result(game, where, "french", 9, ended_with(scores, winner), NOW, "classique")
        sitting = dict(enumerate(self.people[:3])) | {3: None}
        async with self.database.write() as connection:
            leavers = {} if gone is None else {3: gone}
            return await results.add(connection, row, sitting, TEAMS, leavers=leavers)

    async def page(
        self, person: int, server: int | None = None, offset: int = 0
    ) -> list[history.Party]:
        async with self.database.read() as connection:
            return await history.page(connection, person, offset, 5, server)

    async def rated(self, person: int, result: int, shown: float, scope: int | None = None) -> None:
        values = {
            "person_id": person,
            "scope": self.server if scope is None else scope,
            "pool": "classique",
            "result_id": result,
            "shown": shown,
        }
        async with self.database.write() as connection:
            await connection.execute(insert(rating_steps).values(**values))


@pytest.fixture
async def club(database: Database) -> Club:
    return Club(database, await add_server(database), await add_people(database, *NAMES))


async def test_the_newest_first_page_by_page(club: Club) -> None:
    numbers = [await club.party((1000 + n, 500)) for n in range(11)]
    anna = club.people[0]
    pages = [await club.page(anna, offset=offset) for offset in (0, 5, 10, 15)]
    assert [len(page) for page in pages] == [5, 5, 1, 0]
    assert [each.result_id for page in pages for each in page] == numbers[::-1]
    assert {(each.seat, each.left) for page in pages for each in page} == {(0, False)}
    async with club.database.read() as connection:
        assert await history.count(connection, anna) == 11
        assert await history.count(connection, club.people[4]) == 0


async def test_on_one_server_alone(club: Club) -> None:
    other = await add_server(club.database, 78)
    here, there = await club.party((1000, 500)), await club.party((1000, 500), other)
    anna = club.people[0]
    assert [each.result_id for each in await club.page(anna)] == [there, here]
    [party] = await club.page(anna, other)
    assert (party.result_id, party.server_discord_id) == (there, 78)
    async with club.database.read() as connection:
        assert await history.count(connection, anna, other) == 1


async def test_who_left_has_it_in_his_history_too(club: Club) -> None:
    emil = club.people[4]
    number = await club.party((1000, 500), gone=emil)
    [party] = await club.page(emil)
    assert (party.result_id, party.seat, party.left) == (number, 3, True)
    async with club.database.read() as connection:
        assert await history.took_part(connection, party.game_id, emil)
        assert await history.took_part(connection, party.game_id, club.people[1])
        assert not await history.took_part(connection, party.game_id, club.people[3])


async def test_the_rating_and_what_it_was_before(club: Club) -> None:
    """On the party's server; a first one starts at 1000."""
    first, second, third = [await club.party((1000, 500)) for _ in range(3)]
    anna = club.people[0]
    await club.rated(anna, first, 1030.4)
    await club.rated(anna, third, 1020.0)
    await club.rated(anna, second, 1500.0, scope=0)
    found = {each.result_id: (each.rating, each.rating_before) for each in await club.page(anna)}
    assert found == {first: (1030.4, 1000.0), second: (None, None), third: (1020.0, 1030.4)}


async def test_who_sat_where(club: Club) -> None:
    await club.party((1000, 500))
    anna = club.people[0]
    async with club.database.read() as connection:
        sat = await history.sitters(connection, await history.page(connection, anna, 0, 5, None))
    assert [(each.seat, each.name, each.person_id is None) for each in sat] == [
        (0, "Anna", False), (1, "Ben", False), (2, "Cléo", False), (3, "", True),
    ]  # fmt: skip


async def test_what_was_given_up_stands_among_the_others(club: Club) -> None:
    """With who sat there, without a result; a lobby that was closed is no party."""
    anna, ben = club.people[:2]
    await club.party((1000, 500))
    ended = {"status": "closed", "ended_why": "agreed", "ended_at": NOW + 1}
    game = await add_game(club.database, club.server, anna, started_at=NOW, **ended)
    await add_game(club.database, club.server, anna, **ended)
    async with club.database.write() as connection:
        await games.set_seats(connection, game, {0: anna, 1: None, 2: ben, 3: None})
    given_up, finished = await club.page(anna)
    assert (given_up.game_id, given_up.given_up, finished.given_up) == (game, True, False)
    async with club.database.read() as connection:
        assert await history.count(connection, anna) == 2
        sat = await history.sitters(connection, [given_up])
    assert [(each.seat, each.person_id) for each in sat] == [
        (0, anna), (1, None), (2, ben), (3, None),
    ]  # fmt: skip
    assert [each.game_id for each in await club.page(club.people[2])] == [finished.game_id]
