"""Results as they are written down."""

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from bot.rules import TEAMS
from bot.storage.engine.result_schema import result_players, result_sides
from bot.storage.games import results
from bot.storage.games.results import OF_ITS_SIDE, Result, ended_with
from tests.rankings.club import Club
from tests.storage.databases import NOW, unique
from tests.storage.written import sitting_of


@pytest.mark.parametrize(
    ("winner", "won"),
    [(0, [True, False] * 2), (1, [False, True] * 2), (-1, [False] * 4)],
)
async def test_the_winning_team_has_won_and_a_draw_nobody(
    club: Club, winner: int, won: list[bool]
) -> None:
    number = await club.party(("Anna", "Ben", "Cléo", None), winner)
    query = select(result_sides.won).select_from(result_players)
    query = query.join(result_sides, OF_ITS_SIDE).where(result_players.result_id == number)
    async with club.database.read() as connection:
        found = await connection.execute(query.order_by(result_players.seat))
        assert list(found.scalars()) == won


async def test_who_sat_where_is_kept_robots_too(club: Club) -> None:
    number = await club.party(("Anna", None, "Ben", "Cléo"), 1)
    people = [club.people["Anna"], None, club.people["Ben"], club.people["Cléo"]]
    sitting = await club.database.ask(sitting_of, number)
    assert [who for who, _ in sitting.values()] == people


async def test_a_party_is_written_down_once_and_in_order(club: Club) -> None:
    first, second = await club.party(), await club.party()
    assert second > first
    row = Result(1, club.servers[0], "french", 9, ended_with((0, 1000), 1), NOW)
    with pytest.raises(IntegrityError, match=unique("results", "game_id")):
        await club.database.commit(results.add, row, {0: 1}, TEAMS)
