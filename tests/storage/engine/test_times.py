"""Each statement is timed under the name of what asks it; a slow one has a line in the log."""

import logging

import pytest
from prometheus_client import generate_latest

from bot import metrics
from bot.storage.engine.database import Database
from bot.storage.engine.times import TIMES
from bot.storage.games import games
from bot.storage.people import people
from tests.storage.databases import NOW


class Ticking:
    """A clock that goes on by as much each time that it is read."""

    def __init__(self) -> None:
        self.step = 0.001
        self._now = 0.0

    def __call__(self) -> float:
        self._now += self.step
        return self._now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    clock = Ticking()
    monkeypatch.setattr(TIMES, "clock", clock)
    monkeypatch.setattr(TIMES, "taken", {})
    return clock


@pytest.mark.in_file("statements of SQLite's and their names")
@pytest.mark.parametrize("kind", ["write", "read", "glance"])
async def test_a_statement_has_the_name_of_what_asks_it(
    database: Database, clock: Ticking, kind: str
) -> None:
    async with getattr(database, kind)() as connection:
        for _ in range(3):
            await games.find_seats(connection, 7)
        await people.find(connection, 7)
        await games.first_of_deal(connection, 7, 1)
    taken = TIMES.taken
    assert taken["games.games.find_seats"] == [3, pytest.approx(3 * clock.step)]
    assert taken["people.people.find_many"][0] == taken["games.games.first_of_deal"][0] == 1
    assert ({"begin immediate", "rollback"} <= taken.keys()) == (kind == "write")


@pytest.mark.in_file("commits without a trip, which takes no time here")
async def test_a_slow_one_is_logged_by_its_name_without_values(
    database: Database, clock: Ticking, caplog: pytest.LogCaptureFixture
) -> None:
    clock.step = 0.09
    await database.commit(people.meet, 7654321, "Anna", None, NOW)
    assert caplog.text == ""
    clock.step = 0.25
    with caplog.at_level(logging.WARNING):
        await database.commit(people.meet, 7654321, "Anna", None, NOW)
    assert "a slow statement: people.people.meet took 250 ms" in caplog.text
    assert not {"7654321", "Anna"} & set(caplog.text.split())


async def test_what_was_taken_stands_on_the_page(database: Database, clock: Ticking) -> None:
    await database.ask(games.find_seats, 7)
    told = metrics.Statements()
    told.taken = TIMES.taken.copy
    by_name = {
        (each.name.rpartition("_")[2], each.labels["statement"]): each.value
        for each in [line for each in told.collect() for line in each.samples]
    }
    assert by_name["count", "games.games.find_seats"] == 1
    assert by_name["sum", "games.games.find_seats"] == pytest.approx(clock.step)
    assert b"dix_de_der_statement_seconds" in generate_latest(metrics.REGISTRY)
