"""However many parties there are: what is asked of the database goes by an index."""

from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings import ledger
from bot.rankings.books import Books, LeaderboardKey
from bot.rankings.collusion import on_server
from bot.rankings.rating import OFTEN_SECONDS
from bot.storage.engine.result_schema import deeds, pairs, titles
from bot.storage.engine.tournament_schema import metadata
from bot.storage.people import player_stats
from bot.storage.people.player_stats import StatsScope
from bot.storage.ratings import folds, leaderboards, rated, seasons
from bot.storage.ratings.leaderboards import By, RankingBoard
from tests.rankings.club import DAY, Club
from tests.storage.plans import plans_of

pytestmark = pytest.mark.in_file("SQLite's own plans")

Asking = Callable[[AsyncConnection], Awaitable[object]]

BOARD = RankingBoard(1, 0, "classique")


async def reckoning(connection: AsyncConnection) -> None:
    """All that the next party needs."""
    (party,) = await rated.parties_after(connection, 0, 1)
    await rated.earlier(connection, party, OFTEN_SECONDS)
    await seasons.current(connection, 1)
    await ledger.fetch(connection, Books(), party, [LeaderboardKey(1), LeaderboardKey(1, 5, 2)])


async def matches(connection: AsyncConnection) -> None:
    [played] = await rated.matches_after(connection, 0, 5, until_result=9)
    await rated.latest_match(connection, 1, 0)
    await rated.earlier(connection, played, DAY)
    await rated.corrections(connection, 9)


async def profile(connection: AsyncConnection) -> None:
    """All of it begins with one's own parties."""
    field = StatsScope(1, "classique")
    await player_stats.figures(connection, 1, field)
    await player_stats.longest_run(connection, 1, field)
    for partners in (True, False):
        await player_stats.companions(
            connection, 1, field, partners=partners, reader_id=2, offset=0, limit=10
        )
    for pool in ("classique", leaderboards.DUPLICATE):
        await player_stats.between(connection, 1, 2, StatsScope(1, pool))
    await player_stats.skill(connection, 1, field)
    await folds.titles_of_person(connection, 1)
    for table in (deeds, titles):
        await folds.rows_of(connection, table, person_id=[1, 2, 3, 4])
    pair = {"first_id": 1, "second_id": 2}
    await folds.rows_of(connection, pairs, pool=[*leaderboards.POOLS], scope=0, season=0, **pair)


async def board(connection: AsyncConnection) -> None:
    for by in (By.RATING, By.WON, By.RATE):
        await leaderboards.page(connection, BOARD, by, 20, 10)
        await leaderboards.line_of(connection, BOARD, by, 1)
        await leaderboards.count(connection, BOARD, by)
    await leaderboards.pools_on(connection, 1, 0)
    await leaderboards.podium(connection, BOARD, 10)
    await leaderboards.best_pairs(connection, BOARD, 20, 10)
    await leaderboards.count(connection, BOARD, By.PAIR)


ASKED: dict[str, Asking] = {
    "reckoning": reckoning,
    "matches": matches,
    "profile": profile,
    "board": board,
    "pair": lambda c: leaderboards.best_pair_of(c, BOARD, 1),
    "person": lambda c: leaderboards.of_person(c, 1, 1),
    "curve": lambda c: leaderboards.curve(c, 1, 1, "classique", 50),
    "moderators": lambda c: on_server(c, 1),
}
SMALL = (
    "seat_averages",
    "ix_people_unlisted",
    "on_page",
    "found",
    "best_with",
    "CONSTANT ROW",
)
"""four rows a pool; an index that holds but a few people; the ten rows of a page; a thousand pairs;
the best of somebody's"""
TABLES = {*metadata.tables, "other", "newer"}
"""`other` and `newer` stand for one of them in queries of profiles, whose own parties are few"""


@pytest.mark.parametrize("name", ASKED)
async def test_nothing_is_looked_through_from_end_to_end(club: Club, name: str) -> None:
    await club.party()
    await club.match([(1, ("Anna", "Ben")), (2, ("Cléo", "Dora"))])
    await club.reckon()
    plans = await plans_of(club.database, ASKED[name])
    assert plans
    for statement, steps in plans.items():
        for step, following in pairwise((*steps, "")):
            if step.startswith("SCAN") and not any(each in step for each in SMALL):
                own = name == "profile" and step.split()[1] not in TABLES
                assert own, (statement, steps)
            if name == "board":
                assert "TEMP B-TREE" not in step, (statement, steps)
                if "ix_people_unlisted" in step and "on_page" not in statement:
                    by_key = "person_id=?" in following or "pairs" in statement
                    assert by_key, "who is on no list is looked up, not sought among everybody"
            if name == "pair":
                above = "merit>?" in step  # who is counted for a rank
                assert above or "ix_pairs_merit" not in step, "down the board"


async def test_a_query_without_an_index_is_found(club: Club) -> None:
    async def ask(connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("SELECT * FROM results WHERE deals = 5")

    (steps,) = (await plans_of(club.database, ask)).values()
    assert any(step.startswith("SCAN") for step in steps)
