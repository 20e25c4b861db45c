"""Results, and a server's standings from them."""

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from bot.storage import results
from bot.storage.database import Database
from bot.storage.results import Result, Standing
from bot.storage.schema import result_players
from tests.storage.databases import NOW, add_game, add_people, add_server


class Club:
    """Writes parties down and reads the standings by name."""

    def __init__(self, database: Database, server: int, people: dict[str, int]) -> None:
        self.database = database
        self.server = server
        self.people = people

    async def party(self, winner: int, *names: str | None, server: int | None = None) -> int:
        """A party of these four, None for a robot; its number."""
        sitting = {seat: self.people[name] if name else None for seat, name in enumerate(names)}
        game = await add_game(self.database, server or self.server, 1)
        scores = {0: (1010, 500), 1: (500, 1010), -1: (700, 700)}[winner]
        row = Result(
            game, server or self.server, "french", 9, *scores, winner, None not in names, NOW
        )
        async with self.database.write() as connection:
            return await results.add(connection, row, sitting)

    async def standings(self, limit: int = 10) -> list[tuple[str, int, int]]:
        """Name, played, won."""
        async with self.database.read() as connection:
            found = await results.standings(connection, self.server, limit)
        assert all(self.people[each.name] == each.person_id for each in found)
        return [(each.name, each.played, each.won) for each in found]


@pytest.fixture
async def club(database: Database) -> Club:
    names = ("Anna", "Ben", "Cléo", "Dora", "Emil")
    ids = await add_people(database, *names)
    people: dict[str, int] = dict(zip(names, ids, strict=True))
    return Club(database, await add_server(database), people)


async def test_the_winning_team_wins(club: Club) -> None:
    await club.party(0, "Anna", "Ben", "Cléo", "Dora")
    assert await club.standings() == [
        ("Anna", 1, 1),
        ("Cléo", 1, 1),
        ("Ben", 1, 0),
        ("Dora", 1, 0),
    ]


async def test_a_draw_is_won_by_nobody(club: Club) -> None:
    await club.party(-1, "Anna", "Ben", "Cléo", "Dora")
    assert [won for _, _, won in await club.standings()] == [0, 0, 0, 0]


async def test_more_won_then_fewer_played_then_the_name(club: Club) -> None:
    await club.party(0, "Dora", "Anna", None, None)  # Dora 1 of 1
    await club.party(0, "Cléo", "Anna", None, None)  # Cléo 1 of 1
    await club.party(0, "Ben", "Anna", None, None)
    await club.party(0, "Ben", "Anna", None, None)  # Ben 2 of 2
    await club.party(0, "Emil", "Anna", None, None)
    await club.party(1, "Emil", None, "Anna", None)  # Emil 1 of 2; Anna 0 of 6
    assert await club.standings() == [
        ("Ben", 2, 2),
        ("Cléo", 1, 1),
        ("Dora", 1, 1),
        ("Emil", 2, 1),
        ("Anna", 6, 0),
    ]
    assert [name for name, _, _ in await club.standings(limit=2)] == ["Ben", "Cléo"]


async def test_two_people_of_one_name_are_two(club: Club, database: Database) -> None:
    _, *_, twin = await add_people(database, *"12345", "Anna")
    async with database.write() as connection:
        await connection.exec_driver_sql("UPDATE people SET name = 'Anna'")
    await club.party(0, "Anna", "Ben", None, None)
    async with database.read() as connection:
        found = await results.standings(connection, club.server)
    assert found == [
        Standing(club.people["Anna"], "Anna", 1, 1),
        Standing(club.people["Ben"], "Anna", 1, 0),
    ]
    assert twin not in {each.person_id for each in found}


async def test_other_servers_and_robots_do_not_count(club: Club, database: Database) -> None:
    other = await add_server(database, 78)
    await club.party(0, "Anna", None, None, None)
    await club.party(0, "Ben", None, None, None, server=other)
    assert await club.standings() == [("Anna", 1, 1)]


async def test_a_server_without_parties_has_no_standings(club: Club) -> None:
    assert await club.standings() == []


async def test_who_sat_where_is_kept_robots_too(club: Club, database: Database) -> None:
    number = await club.party(1, "Anna", None, "Ben", "Cléo")
    async with database.read() as connection:
        rows = (await connection.execute(select(result_players))).all()
    people = club.people
    assert [tuple(row)[:4] for row in rows] == [
        (number, 0, people["Anna"], False),
        (number, 1, None, True),
        (number, 2, people["Ben"], False),
        (number, 3, people["Cléo"], True),
    ]


async def test_a_party_is_written_down_once_and_in_order(club: Club, database: Database) -> None:
    first = await club.party(0, "Anna", "Ben", "Cléo", "Dora")
    second = await club.party(0, "Anna", "Ben", "Cléo", "Dora")
    assert second > first
    row = Result(1, club.server, "french", 9, 0, 1000, 1, True, NOW)
    with pytest.raises(IntegrityError, match=r"UNIQUE.*results\.game_id"):
        async with database.write() as connection:
            await results.add(connection, row, {0: 1})
