"""However many parties there are: what is asked of the database goes by an index."""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings import ledger
from bot.rankings.books import BoardKey, Books
from bot.rankings.collusion import on_server
from bot.rankings.rating import OFTEN_SECONDS
from bot.storage.ratings import leaderboards, rated, seasons
from bot.storage.ratings.leaderboards import Board, By
from tests.rankings.club import Club
from tests.storage.plans import plans_of

Asking = Callable[[AsyncConnection], Awaitable[object]]

BOARD = Board(1, 0, "classique")


async def reckoning(connection: AsyncConnection) -> None:
    """All that the next party needs."""
    (party,) = await rated.parties_after(connection, 0, 1)
    await rated.earlier(connection, party, OFTEN_SECONDS)
    await seasons.current(connection, 1)
    await ledger.fetch(connection, Books(), party, [BoardKey(1), BoardKey(1, 5, 2)])


ASKED: dict[str, Asking] = {
    "reckoning": reckoning,
    "page": lambda c: leaderboards.page(c, BOARD, By.RATING, 0, 10),
    "own row": lambda c: leaderboards.line_of(c, BOARD, By.RATE, 1),
    "pairs": lambda c: leaderboards.best_pairs(c, BOARD, 0, 10),
    "pair": lambda c: leaderboards.best_pair_of(c, BOARD, 1),
    "number of pairs": lambda c: leaderboards.count(c, BOARD, By.PAIR),
    "person": lambda c: leaderboards.of_person(c, 1, 1),
    "curve": lambda c: leaderboards.curve(c, 1, 1, "classique", 50),
    "moderators": lambda c: on_server(c, 1),
}
SMALL = ("seat_averages", "ix_people_unlisted", "on_page", "found", "best_with", "CONSTANT ROW")
"""four rows a pool; an index that holds but a few people; the ten rows of a page; a thousand pairs;
the best of somebody's
"""


@pytest.mark.parametrize("name", ASKED)
async def test_nothing_is_looked_through_from_end_to_end(club: Club, name: str) -> None:
    await club.party()
    await club.reckon()
    plans = await plans_of(club.database, ASKED[name])
    assert plans
    for statement, steps in plans.items():
        for step in steps:
            scanned = step.startswith("SCAN") and not any(each in step for each in SMALL)
            assert not scanned, (statement, steps)


async def test_a_query_without_an_index_is_found(club: Club) -> None:
    async def ask(connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("SELECT * FROM results WHERE deals = 5")

    (steps,) = (await plans_of(club.database, ask)).values()
    assert any(step.startswith("SCAN") for step in steps)
