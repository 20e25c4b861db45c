"""Results as they are written down."""

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from bot.rules import TEAMS
from bot.storage.engine.database import Database
from bot.storage.engine.schema import result_players, result_sides
from bot.storage.games import results
from bot.storage.games.results import OF_ITS_SIDE, Result, ended_with
from tests.storage.databases import NOW, add_game, add_people, add_server


class Club:
    """Writes parties down."""

    def __init__(self, database: Database, server: int, people: dict[str, int]) -> None:
        self.database = database
        self.server = server
        self.people = people

    async def party(self, winner: int, *names: str | None) -> int:
        """A party of these four, None for a robot; its number."""
        sitting = {seat: self.people[name] if name else None for seat, name in enumerate(names)}
        game = await add_game(self.database, self.server, 1)
        scores = {0: (1010, 500), 1: (500, 1010), -1: (700, 700)}[winner]
        row = Result(game, self.server, "french", 9, ended_with(scores, winner), NOW)
        async with self.database.write() as connection:
            return await results.add(connection, row, sitting, TEAMS)

    async def won(self, number: int) -> list[bool]:
        """Return by seat who has won."""
        query = select(result_sides.won).select_from(result_players)
        query = query.join(result_sides, OF_ITS_SIDE).where(result_players.result_id == number)
        async with self.database.read() as connection:
            found = await connection.execute(query.order_by(result_players.seat))
            return list(found.scalars())


@pytest.fixture
async def club(database: Database) -> Club:
    names = ("Anna", "Ben", "Cléo", "Dora", "Emil")
    ids = await add_people(database, *names)
    people: dict[str, int] = dict(zip(names, ids, strict=True))
    return Club(database, await add_server(database), people)


@pytest.mark.parametrize(
    ("winner", "won"),
    [(0, [True, False] * 2), (1, [False, True] * 2), (-1, [False] * 4)],
)
async def test_the_winning_team_has_won_and_a_draw_nobody(
    club: Club, winner: int, won: list[bool]
) -> None:
    assert await club.won(await club.party(winner, "Anna", "Ben", "Cléo", None)) == won


async def test_who_sat_where_is_kept_robots_too(club: Club, database: Database) -> None:
    number = await club.party(1, "Anna", None, "Ben", "Cléo")
    async with database.read() as connection:
        found = await connection.execute(select(result_players))
        rows = [(row.result_id, row.seat, row.person_id) for row in found]
    people = club.people
    assert rows == [
        (number, 0, people["Anna"]),
        (number, 1, None),
        (number, 2, people["Ben"]),
        (number, 3, people["Cléo"]),
    ]


async def test_a_party_is_written_down_once_and_in_order(club: Club, database: Database) -> None:
    first = await club.party(0, "Anna", "Ben", "Cléo", "Dora")
    second = await club.party(0, "Anna", "Ben", "Cléo", "Dora")
    assert second > first
    row = Result(1, club.server, "french", 9, ended_with((0, 1000), 1), NOW)
    with pytest.raises(IntegrityError, match=r"UNIQUE.*results\.game_id"):
        async with database.write() as connection:
            await results.add(connection, row, {0: 1}, TEAMS)
