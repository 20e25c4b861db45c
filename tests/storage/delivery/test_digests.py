"""The week of a server counts what people have played themselves."""

import pytest

from bot.rules import TEAMS
from bot.storage.delivery import digests
from bot.storage.delivery.digests import Week
from bot.storage.engine.database import Database
from bot.storage.engine.schema import Event
from bot.storage.games import games, results
from bot.storage.games.counts import Counts
from bot.storage.games.results import Result, ended_with
from tests.storage.databases import NOW, add_game, add_people, add_server

NAMES = ("Anna", "Ben", "Cléo", "Dora")


class Club:
    """Four people, whose parties all end in one week."""

    def __init__(self, database: Database, server: int, people: list[int]) -> None:
        self.database = database
        self.server = server
        self.people = people

    async def party(self, *acted: str, capots: int = 0) -> int:
        """A party at which all four sat, and these have acted; the id of its game."""
        game = await add_game(self.database, self.server, self.people[0])
        row = Result(game, self.server, "french", 9, ended_with((0, 1458), 1), NOW, "classique")
        counts = {seat: Counts(deals=9, dedans=9, capots=capots) for seat in range(4)}
        async with self.database.write() as connection:
            for seat, name in enumerate(NAMES):
                mine, person = name in acted, self.people[seat]
                event = Event(
                    number=seat + 1,
                    decision=f"1c{seat}",
                    action=f"{seat} pass",
                    made_by="player" if mine else "robot",
                    person_id=person if mine else None,
                    at=NOW,
                )
                await games.add_event(connection, game, event)
            await results.add(connection, row, dict(enumerate(self.people)), TEAMS, counts)
        return game

    async def week(self) -> Week:
        async with self.database.read() as connection:
            return await digests.week(connection, self.server, NOW - 1, NOW)

    async def remarkable(self) -> list[int]:
        async with self.database.read() as connection:
            return await digests.remarkable(connection, self.server, NOW - 1, NOW, 30)


@pytest.fixture
async def club(database: Database) -> Club:
    return Club(database, await add_server(database), await add_people(database, *NAMES))


async def test_a_party_that_robots_have_played_for_all_four_is_none(club: Club) -> None:
    await club.party()
    assert await club.week() == Week(0, 0, None)
    assert await club.remarkable() == []


async def test_whoever_has_not_acted_is_not_counted(club: Club) -> None:
    await club.party("Anna", "Cléo")
    await club.party("Anna")
    assert await club.week() == Week(2, 2, "classique")


async def test_no_deal_is_shown_of_a_party_to_which_somebody_has_not_come(club: Club) -> None:
    """However remarkable it was: its hands were played in somebody's name."""
    await club.party("Anna", "Ben", "Cléo", capots=9)
    whole = await club.party(*NAMES)
    assert await club.remarkable() == [whole]
