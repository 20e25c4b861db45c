"""Pages of a leaderboard: order, shared ranks, hidden people, and whether they follow an index."""

from typing import Any

import pytest
from sqlalchemy import insert, update

from bot.storage.engine.database import Database
from bot.storage.engine.result_schema import pairs, rating_steps, ratings
from bot.storage.engine.schema import people
from bot.storage.ratings import leaderboards
from bot.storage.ratings.leaderboards import By, Line, PairLine, RankingBoard
from tests.storage.databases import NOW, add_game, add_server

BOARD = RankingBoard(1, leaderboards.ALL_TIME, "classique")


async def fill(database: Database, *shown: float, **columns: Any) -> None:
    """A person for each number: their rating, with ten parties of which they won as many as their
    id."""
    for number, each in enumerate(shown, 1):
        await fill_more(database, number, each, **columns)


async def fill_more(database: Database, number: int, shown: float, **columns: Any) -> None:
    async with database.write() as connection:
        row = {"discord_id": 900 + number, "name": f"Person {number}", "created_at": NOW}
        await connection.execute(insert(people).values(id=number, **row))
        values = {"mu": 25.0, "sigma": 8.0, "shown": shown, "parties": 10, "won": number}
        values |= {"person_id": number, "rate": number / 10} | columns
        await connection.execute(insert(ratings).values(**BOARD._asdict(), **values))


async def page(
    database: Database, by: By = By.RATING, offset: int = 0, limit: int = 10
) -> list[Line]:
    return await database.ask(leaderboards.page, BOARD, by, offset, limit)


async def own(database: Database, person: int, by: By = By.RATING) -> Line | None:
    return await database.ask(leaderboards.line_of, BOARD, by, person)


async def how_many(database: Database, by: By = By.RATING) -> int:
    return await database.ask(leaderboards.count, BOARD, by)


async def hide(database: Database, person: int, **values: Any) -> None:
    async with database.write() as connection:
        values = values or {"hidden": True}
        await connection.execute(update(people).where(people.id == person).values(**values))


@pytest.mark.parametrize("by", [By.RATING, By.WON, By.RATE])
async def test_a_board_of_nobody(database: Database, by: By) -> None:
    assert await page(database, by) == []
    assert await how_many(database, by) == 0
    assert await own(database, 1, by) is None


async def test_best_first_and_equals_share_a_rank(database: Database) -> None:
    await fill(database, 1000, 1200, 1100, 1200, 900)
    ranks = [(line.rank, line.person_id, line.shown) for line in await page(database)]
    assert ranks == [(1, 4, 1200), (1, 2, 1200), (3, 3, 1100), (4, 1, 1000), (5, 5, 900)]


@pytest.mark.parametrize("size", [1, 11, 35])
async def test_pages_hold_everybody_once_and_ranks_go_on(database: Database, size: int) -> None:
    await fill(database, *(1000 + number // 3 for number in range(size)))
    lines = [
        line for offset in range(0, size + 10, 10) for line in await page(database, offset=offset)
    ]
    assert sorted(line.person_id for line in lines) == list(range(1, size + 1))
    assert [line.shown for line in lines] == sorted((line.shown for line in lines), reverse=True)
    for line in lines:
        assert line.rank == 1 + sum(other.shown > line.shown for other in lines)
        assert await own(database, line.person_id) == line
    assert await how_many(database) == size


async def test_by_parties_won_and_by_rate(database: Database) -> None:
    await fill(database, 1300, 1200, 1100)
    assert [line.person_id for line in await page(database, By.WON)] == [3, 2, 1]
    assert [line.person_id for line in await page(database, By.RATE)] == [3, 2, 1]


async def test_who_has_too_few_parties_has_no_rate_and_a_provisional_rating(
    database: Database,
) -> None:
    await fill(database, 1300, parties=9, rate=None)
    assert await page(database, By.RATE) == []
    assert await how_many(database, By.RATE) == 0
    assert await own(database, 1, By.RATE) is None
    (line,) = await page(database)
    assert line.provisional


@pytest.mark.parametrize("values", [{"hidden": True}, {"discord_id": None, "name": ""}])
async def test_hidden_and_forgotten_people_stand_nowhere(
    database: Database, values: dict[str, Any]
) -> None:
    await fill(database, 1300, 1200, 1100)
    await hide(database, 2, **values)
    assert [(line.rank, line.person_id) for line in await page(database)] == [(1, 1), (2, 3)]
    assert await how_many(database) == 2
    lines = [await own(database, person) for person in (2, 3)]
    assert [line and line.rank for line in lines] == [2, 2]


async def test_places_gained_since_the_week_began(database: Database) -> None:
    await fill(database, 1300, 1200, rank_before=2)
    assert [line.moved for line in await page(database)] == [1, 0]
    assert [line.moved for line in await page(database, By.WON)] == [None, None]


async def test_another_board_is_another_board(database: Database) -> None:
    await fill(database, 1300)
    async with database.read() as connection:
        for other in (
            RankingBoard(2, 0, "classique"),
            RankingBoard(1, 3, "classique"),
            RankingBoard(1, 0, "coinche"),
        ):
            assert await leaderboards.page(connection, other, By.RATING, 0, 10) == []
            assert await leaderboards.line_of(connection, other, By.RATING, 1) is None


async def test_best_pairs(database: Database) -> None:
    await fill(database, 1300, 1200, 1100, 1000)
    await write_pairs(database, (1, 2, 5), (1, 3, 7), (2, 3, 5), (2, 4, 9))
    await hide(database, 4)
    lines = await database.ask(leaderboards.best_pairs, BOARD, 0, 10)
    rest = await database.ask(leaderboards.best_pairs, BOARD, 1, 10)
    assert await database.ask(leaderboards.count, BOARD, By.PAIR) == 3
    found = [(line.rank, line.first_id, line.second_id, line.won) for line in lines]
    assert found == [(1, 1, 3, 7), (2, 2, 3, 5), (2, 1, 2, 5)]
    assert rest == lines[1:]
    assert (lines[0].first, lines[0].second) == ("Person 1", "Person 3")


async def test_of_pairs_that_have_won_equally_often_the_one_in_fewer_parties(
    database: Database,
) -> None:
    """Two of two is better than two of three."""
    await fill(database, 1300, 1200, 1100, 1000)
    await write_pairs(database, (3, 4, 2), parties=3)
    await write_pairs(database, (1, 2, 2), (2, 3, 1), (1, 3, 1), parties=2)
    lines = await database.ask(leaderboards.best_pairs, BOARD, 0, 10)
    last = await database.ask(leaderboards.best_pairs, BOARD, 3, 10)
    own = await database.ask(leaderboards.best_pair_of, BOARD, 4)
    found = [(line.rank, line.first_id, line.second_id) for line in lines]
    assert found == [(1, 1, 2), (2, 3, 4), (3, 2, 3), (3, 1, 3)]
    assert last == lines[3:]
    assert own == lines[1]


async def test_a_podium_is_for_who_has_played_enough(database: Database) -> None:
    """And equals share a place on it."""
    await fill(database, 1000, 1100, 1200, 1200)
    await fill_more(database, 5, 1500, parties=4)
    await fill_more(database, 6, 1050, parties=5)
    await fill_more(database, 7, 1400, parties=20)
    await hide(database, 7)
    found = await database.ask(leaderboards.podium, BOARD, 4)
    assert [(line.rank, line.person_id) for line in found] == [(1, 4), (1, 3), (3, 2), (4, 6)]
    assert (found[0].moved, found[0].new) == (None, False)
    assert next(line.person_id for line in await page(database)) == 5


def test_of_duplicates_fewer_are_enough() -> None:
    assert leaderboards.podium_minimum("classique") == 5
    assert leaderboards.podium_minimum(leaderboards.DUPLICATE) == 3


async def write_pairs(database: Database, *rows: tuple[int, int, int], parties: int = 10) -> None:
    """The first, the second, and how many of their parties they have won."""
    async with database.write() as connection:
        for first, second, won in rows:
            row = {"first_id": first, "second_id": second, "parties": parties, "won": won}
            await connection.execute(insert(pairs).values(**BOARD._asdict(), **row))


async def own_pair(database: Database, person: int) -> PairLine | None:
    return await database.ask(leaderboards.best_pair_of, BOARD, person)


async def test_ones_own_best_pair_whether_one_is_first_or_second_in_it(database: Database) -> None:
    await fill(database, *range(1000, 1600, 100))
    await write_pairs(database, (1, 2, 5), (1, 3, 7), (2, 3, 5), (2, 4, 9), (5, 6, 5))
    first, second, fifth = (1, 2, 4), (2, 1, 3), (3, 5, 6)
    found = [await own_pair(database, person) for person in range(1, 8)]
    assert [line and (line.rank, *line[1:3]) for line in found] == [
        *(second, first, second, first, fifth, fifth, None),
    ]
    # With somebody who hides one is no pair for others, nor for oneself; who hides sees theirs.
    await hide(database, 4)
    mine, hidden = await own_pair(database, 2), await own_pair(database, 4)
    assert mine
    assert (mine.rank, mine.first_id, mine.second_id) == (2, 2, 3)
    assert hidden
    assert (hidden.rank, hidden.first, hidden.second) == (1, "Person 2", "Person 4")


async def test_pairs_are_counted_no_further_than_anybody_looks(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaderboards, "MOST_PAIRS", 3)
    await fill(database, *range(1000, 1600, 100))
    await write_pairs(database, (1, 2, 9), (1, 3, 8), (1, 4, 7), (1, 5, 6), (5, 6, 5))
    assert await database.ask(leaderboards.count, BOARD, By.PAIR) == 3
    assert len(await database.ask(leaderboards.best_pairs, BOARD, 0, 10)) == 3
    assert await database.ask(leaderboards.best_pairs, BOARD, 3, 10) == []
    lines = [await own_pair(database, person) for person in (4, 6)]
    assert [line and (line.rank, line.beyond) for line in lines] == [(3, False), (4, True)]


async def test_somebodys_ratings_and_their_curve(database: Database) -> None:
    await fill(database, 1300)
    await add_server(database)
    for _ in range(3):
        await add_game(database, 1, 1)
    async with database.write() as connection:
        for number in (1, 2, 3):
            await connection.exec_driver_sql(
                "INSERT INTO results (id, game_id, server_id, preset, deals, ended_at)"
                f" VALUES ({number}, {number}, 1, 'french', 9, 1)"
            )
            row = {"person_id": 1, "scope": 1, "pool": "classique", "result_id": number}
            await connection.execute(insert(rating_steps).values(**row, shown=1000.0 + number))
    (rating,) = await database.ask(leaderboards.of_person, 1, 1)
    steps = await database.ask(leaderboards.curve, 1, 1, "classique", 2)
    assert await database.ask(leaderboards.of_person, 1, leaderboards.EVERYWHERE) == []
    assert (rating.pool, rating.season, rating.shown, rating.won) == ("classique", 0, 1300, 1)
    assert [tuple(step) for step in steps] == [(2, 1002), (3, 1003)]
